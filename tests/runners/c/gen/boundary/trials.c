/* Written by cargo xtask generate; do not edit. Every export, called in every wrong way. */

#include <string.h>

#include "../../boundary/trial.h"

static void try_gfxhub_abi_version(fixture *have, trial *t) {
  uint32_t got = gfxhub_abi_version();
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_version(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_version();
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_string_str(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_string_str(TRIAL_GIVEN(t, 0) ? have->string : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_string_free(fixture *have, trial *t) {
  gfxhub_string *own = make_string(have);
  gfxhub_string_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_string_free(own);
  }
  (void)have;
}

static void try_gfxhub_string_from_utf16(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_string_from_utf16(TRIAL_GIVEN(t, 0) ? have->units : NULL,
      1);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_utf16_from_utf8(fixture *have, trial *t) {
  gfxhub_utf16 *got = gfxhub_utf16_from_utf8(trial_text(t, 0, "x"),
      1);
  trial_pointer(t, got);
  gfxhub_utf16_free(got);
  (void)have;
}

static void try_gfxhub_utf16_data(fixture *have, trial *t) {
  const uint16_t *got = gfxhub_utf16_data(TRIAL_GIVEN(t, 0) ? have->utf16 : NULL);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_utf16_len(fixture *have, trial *t) {
  size_t got = gfxhub_utf16_len(TRIAL_GIVEN(t, 0) ? have->utf16 : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_utf16_free(fixture *have, trial *t) {
  gfxhub_utf16 *own = make_utf16(have);
  gfxhub_utf16_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_utf16_free(own);
  }
  (void)have;
}

static void try_gfxhub_error_kind(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_error_kind(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_error_kind_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_kind_name(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_effect(fixture *have, trial *t) {
  gfxhub_effect got = gfxhub_error_effect(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_error_message(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_message(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_detail(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_detail(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_operation(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_operation(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_method(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_method(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_path(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_path(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_http_status(fixture *have, trial *t) {
  uint16_t got = gfxhub_error_http_status(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_error_body(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_body(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_has_body(fixture *have, trial *t) {
  bool got = gfxhub_error_has_body(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_error_argument(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_argument(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_has_argument(fixture *have, trial *t) {
  bool got = gfxhub_error_has_argument(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_error_json_path(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_json_path(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_has_json_path(fixture *have, trial *t) {
  bool got = gfxhub_error_has_json_path(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_error_phase(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_error_phase(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_error_attempts(fixture *have, trial *t) {
  uint32_t got = gfxhub_error_attempts(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_error_elapsed_us(fixture *have, trial *t) {
  uint64_t got = gfxhub_error_elapsed_us(TRIAL_GIVEN(t, 0) ? have->error : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_error_retry_after_ms(fixture *have, trial *t) {
  uint64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_error_retry_after_ms(TRIAL_GIVEN(t, 0) ? have->error : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_error_free(fixture *have, trial *t) {
  gfxhub_error *own = make_error(have);
  gfxhub_error_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_error_free(own);
  }
  (void)have;
}

static void try_gfxhub_value_new_null(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_null();
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_new_bool(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_bool(true);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_new_int64(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_int64(1);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_new_uint64(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_uint64(1);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_new_double(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_double(0.5);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_new_text(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_text(trial_text(t, 0, "x"));
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_new_text_of(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_text_of(trial_text(t, 0, "x"),
      1);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_from_json(fixture *have, trial *t) {
  gfxhub_value *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_value_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_value_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_value_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_value_to_json(TRIAL_GIVEN(t, 0) ? have->value : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_value_clone(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_clone(TRIAL_GIVEN(t, 0) ? have->value : NULL);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_free(fixture *have, trial *t) {
  gfxhub_value *own = make_value(have);
  gfxhub_value_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_value_free(own);
  }
  (void)have;
}

static void try_gfxhub_value_kind_of(fixture *have, trial *t) {
  gfxhub_value_kind got = gfxhub_value_kind_of(TRIAL_GIVEN(t, 0) ? have->value : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_value_as_bool(fixture *have, trial *t) {
  bool put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_value_as_bool(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_value_as_int64(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_value_as_int64(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_value_as_uint64(fixture *have, trial *t) {
  uint64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_value_as_uint64(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_value_as_double(fixture *have, trial *t) {
  double put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_value_as_double(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_value_as_text(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_value_as_text(TRIAL_GIVEN(t, 0) ? have->value : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_value_equal(fixture *have, trial *t) {
  bool got = gfxhub_value_equal(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? have->value : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_value_approx_equal(fixture *have, trial *t) {
  bool got = gfxhub_value_approx_equal(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? have->value : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_value_new_array(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_array();
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_new_object(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_object();
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_push(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_value_push(TRIAL_GIVEN(t, 0) ? have->array : NULL,
      TRIAL_GIVEN(t, 1) ? have->value : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_value_set(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_value_set(TRIAL_GIVEN(t, 0) ? have->object : NULL,
      trial_text(t, 1, "x"),
      TRIAL_GIVEN(t, 2) ? have->value : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_value_len(fixture *have, trial *t) {
  size_t got = gfxhub_value_len(TRIAL_GIVEN(t, 0) ? have->value : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_value_at(fixture *have, trial *t) {
  const gfxhub_value *got = gfxhub_value_at(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_value_key_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_value_key_at(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      0);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_value_get(fixture *have, trial *t) {
  const gfxhub_value *got = gfxhub_value_get(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      trial_text(t, 1, "x"));
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_value_new_vector(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_vector(have->vector);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_as_vector(fixture *have, trial *t) {
  gfxhub_vector put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_value_as_vector(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_value_new_matrix(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_matrix(TRIAL_GIVEN(t, 0) ? &have->matrix : NULL);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_as_matrix(fixture *have, trial *t) {
  gfxhub_matrix put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_value_as_matrix(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_value_new_track(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_track(TRIAL_GIVEN(t, 0) ? &have->track : NULL);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_as_track(fixture *have, trial *t) {
  gfxhub_track put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_value_as_track(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_value_new_clean_plates(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_clean_plates(TRIAL_GIVEN(t, 0) ? have->array : NULL);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_as_clean_plates(fixture *have, trial *t) {
  const gfxhub_value *got = gfxhub_value_as_clean_plates(TRIAL_GIVEN(t, 0) ? have->value : NULL);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_value_new_texture(fixture *have, trial *t) {
  gfxhub_value *got = gfxhub_value_new_texture(TRIAL_GIVEN(t, 0) ? &have->texture : NULL);
  trial_pointer(t, got);
  gfxhub_value_free(got);
  (void)have;
}

static void try_gfxhub_value_as_texture(fixture *have, trial *t) {
  gfxhub_texture put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_value_as_texture(TRIAL_GIVEN(t, 0) ? have->value : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_cancel_token_new(fixture *have, trial *t) {
  gfxhub_cancel_token *got = gfxhub_cancel_token_new();
  trial_pointer(t, got);
  gfxhub_cancel_token_free(got);
  (void)have;
}

static void try_gfxhub_cancel_token_clone(fixture *have, trial *t) {
  gfxhub_cancel_token *got = gfxhub_cancel_token_clone(TRIAL_GIVEN(t, 0) ? have->cancel_token : NULL);
  trial_pointer(t, got);
  gfxhub_cancel_token_free(got);
  (void)have;
}

static void try_gfxhub_cancel_token_cancel(fixture *have, trial *t) {
  gfxhub_cancel_token_cancel(TRIAL_GIVEN(t, 0) ? have->spare_token : NULL);
  trial_nothing(t);
  (void)have;
}

static void try_gfxhub_cancel_token_is_cancelled(fixture *have, trial *t) {
  bool got = gfxhub_cancel_token_is_cancelled(TRIAL_GIVEN(t, 0) ? have->cancel_token : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_cancel_token_free(fixture *have, trial *t) {
  gfxhub_cancel_token *own = make_cancel_token(have);
  gfxhub_cancel_token_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_cancel_token_free(own);
  }
  (void)have;
}

static void try_gfxhub_call_options_new(fixture *have, trial *t) {
  gfxhub_call_options *got = gfxhub_call_options_new();
  trial_pointer(t, got);
  gfxhub_call_options_free(got);
  (void)have;
}

static void try_gfxhub_call_options_clone(fixture *have, trial *t) {
  gfxhub_call_options *got = gfxhub_call_options_clone(TRIAL_GIVEN(t, 0) ? have->call_options : NULL);
  trial_pointer(t, got);
  gfxhub_call_options_free(got);
  (void)have;
}

static void try_gfxhub_call_options_set_timeout_ms(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_call_options_set_timeout_ms(TRIAL_GIVEN(t, 0) ? have->call_options : NULL,
      20000);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_call_options_set_cancel(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_call_options_set_cancel(TRIAL_GIVEN(t, 0) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 1) ? have->cancel_token : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_call_options_set_resend(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_call_options_set_resend(TRIAL_GIVEN(t, 0) ? have->call_options : NULL,
      true);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_call_options_free(fixture *have, trial *t) {
  gfxhub_call_options *own = make_call_options(have);
  gfxhub_call_options_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_call_options_free(own);
  }
  (void)have;
}

static void try_gfxhub_event_operation(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_event_operation(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_event_method(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_event_method(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_event_path(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_event_path(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_event_attempt(fixture *have, trial *t) {
  uint32_t got = gfxhub_event_attempt(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_event_http_status(fixture *have, trial *t) {
  uint16_t got = gfxhub_event_http_status(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_event_kind(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_event_kind(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_event_effect(fixture *have, trial *t) {
  gfxhub_effect got = gfxhub_event_effect(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_event_elapsed_us(fixture *have, trial *t) {
  uint64_t got = gfxhub_event_elapsed_us(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_event_bytes_sent(fixture *have, trial *t) {
  uint64_t got = gfxhub_event_bytes_sent(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_event_bytes_received(fixture *have, trial *t) {
  uint64_t got = gfxhub_event_bytes_received(TRIAL_GIVEN(t, 0) ? have->event : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_client_options_new(fixture *have, trial *t) {
  gfxhub_client_options *got = gfxhub_client_options_new();
  trial_pointer(t, got);
  gfxhub_client_options_free(got);
  (void)have;
}

static void try_gfxhub_client_options_set_api_key(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_api_key(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      trial_text(t, 1, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_header(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_header(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      trial_text(t, 1, "x"),
      trial_text(t, 2, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_timeout_ms(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_timeout_ms(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      20000);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_resolve_timeout_ms(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_resolve_timeout_ms(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      20000);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_connect_timeout_ms(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_connect_timeout_ms(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      20000);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_send_timeout_ms(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_send_timeout_ms(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      20000);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_response_timeout_ms(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_response_timeout_ms(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      20000);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_body_timeout_ms(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_body_timeout_ms(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      20000);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_ca_file(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_ca_file(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      trial_text(t, 1, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_proxy(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_proxy(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      trial_text(t, 1, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_max_connections(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_max_connections(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      2);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_attempts(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_attempts(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      2);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_max_body(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_max_body(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      1048576);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_user_agent(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_user_agent(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      trial_text(t, 1, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_set_on_event(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_client_options_set_on_event(TRIAL_GIVEN(t, 0) ? have->client_options : NULL,
      TRIAL_GIVEN(t, 1) ? trial_on_event : NULL,
      NULL,
      TRIAL_GIVEN(t, 3) ? trial_hook : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_client_options_free(fixture *have, trial *t) {
  gfxhub_client_options *own = make_client_options(have);
  gfxhub_client_options_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_client_options_free(own);
  }
  (void)have;
}

static void try_gfxhub_client_new_abi(fixture *have, trial *t) {
  gfxhub_client *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_client_new_abi(GFXHUB_ABI_VERSION,
      trial_text(t, 1, have->url),
      TRIAL_GIVEN(t, 2) ? have->client_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_client_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_client_clone(fixture *have, trial *t) {
  gfxhub_client *got = gfxhub_client_clone(TRIAL_GIVEN(t, 0) ? have->client : NULL);
  trial_pointer(t, got);
  gfxhub_client_free(got);
  (void)have;
}

static void try_gfxhub_client_close(fixture *have, trial *t) {
  gfxhub_client_close(TRIAL_GIVEN(t, 0) ? have->spare_client : NULL);
  trial_nothing(t);
  (void)have;
}

static void try_gfxhub_client_is_closed(fixture *have, trial *t) {
  bool got = gfxhub_client_is_closed(TRIAL_GIVEN(t, 0) ? have->client : NULL);
  trial_number(t, !got);
  (void)have;
}

static void try_gfxhub_client_free(fixture *have, trial *t) {
  gfxhub_client *own = make_client(have);
  gfxhub_client_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_client_free(own);
  }
  (void)have;
}

static void try_gfxhub_renderer_ref_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_renderer_ref_id(TRIAL_GIVEN(t, 0) ? have->renderer_ref : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_renderer_ref_record(fixture *have, trial *t) {
  const gfxhub_renderer *got = gfxhub_renderer_ref_record(TRIAL_GIVEN(t, 0) ? have->renderer_ref : NULL);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_renderer_id_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_renderer_id_list_len(TRIAL_GIVEN(t, 0) ? have->renderer_id_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_renderer_id_list_at(fixture *have, trial *t) {
  int64_t got = gfxhub_renderer_id_list_at(TRIAL_GIVEN(t, 0) ? have->renderer_id_list : NULL,
      0);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_renderer_id_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_renderer_id_list_to_json(TRIAL_GIVEN(t, 0) ? have->renderer_id_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_renderer_id_list_free(fixture *have, trial *t) {
  gfxhub_renderer_id_list *own = make_renderer_id_list(have);
  gfxhub_renderer_id_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_renderer_id_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_engine_id(fixture *have, trial *t) {
  int64_t got = gfxhub_engine_id(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_engine_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_name(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_ip(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_ip(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_role(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_role(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_status(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_status(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_cache_dir(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_cache_dir(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_minimum_free_space(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_minimum_free_space(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_used_space(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_used_space(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_disk_space(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_disk_space(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_can_cook(fixture *have, trial *t) {
  bool put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_can_cook(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_display_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_display_name(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_re_enabled(fixture *have, trial *t) {
  bool put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_re_enabled(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_port(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_port(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_rgraph_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_rgraph_id(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_owner_studio_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_owner_studio_id(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_ustate_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_ustate_id(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_ue_enabled(fixture *have, trial *t) {
  bool put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_ue_enabled(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_instances_len(fixture *have, trial *t) {
  size_t got = gfxhub_engine_instances_len(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_engine_instances_at(fixture *have, trial *t) {
  const gfxhub_engine_instance *got = gfxhub_engine_instances_at(TRIAL_GIVEN(t, 0) ? have->engine : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_engine_engine_type(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_engine_type(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_engine_to_json(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_engine_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_engine_extra_json(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_engine_from_json(fixture *have, trial *t) {
  gfxhub_engine *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engine_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_engine_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engine_clone(fixture *have, trial *t) {
  gfxhub_engine *got = gfxhub_engine_clone(TRIAL_GIVEN(t, 0) ? have->engine : NULL);
  trial_pointer(t, got);
  gfxhub_engine_free(got);
  (void)have;
}

static void try_gfxhub_engine_free(fixture *have, trial *t) {
  gfxhub_engine *own = make_engine(have);
  gfxhub_engine_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_engine_free(own);
  }
  (void)have;
}

static void try_gfxhub_engine_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_engine_list_len(TRIAL_GIVEN(t, 0) ? have->engine_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_engine_list_at(fixture *have, trial *t) {
  const gfxhub_engine *got = gfxhub_engine_list_at(TRIAL_GIVEN(t, 0) ? have->engine_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_engine_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_engine_list_to_json(TRIAL_GIVEN(t, 0) ? have->engine_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_engine_list_free(fixture *have, trial *t) {
  gfxhub_engine_list *own = make_engine_list(have);
  gfxhub_engine_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_engine_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_engine_instance_id(fixture *have, trial *t) {
  int64_t got = gfxhub_engine_instance_id(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_engine_instance_project_tag(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_instance_project_tag(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_instance_has_project_tag(fixture *have, trial *t) {
  bool got = gfxhub_engine_instance_has_project_tag(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_engine_instance_streaming(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_instance_streaming(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_instance_has_streaming(fixture *have, trial *t) {
  bool got = gfxhub_engine_instance_has_streaming(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_engine_instance_status(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_instance_status(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_instance_pid(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_instance_pid(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_instance_has_pid(fixture *have, trial *t) {
  bool got = gfxhub_engine_instance_has_pid(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_engine_instance_engine_host_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_instance_engine_host_id(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_instance_engine_role_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_instance_engine_role_id(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_instance_project_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_instance_project_id(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_instance_project_map_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_instance_project_map_id(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_instance_editor_path(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_instance_editor_path(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_instance_cooked_project_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_instance_cooked_project_id(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_instance_cooked_map_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_instance_cooked_map_id(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_instance_cooked_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_engine_instance_cooked_id(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_engine_instance_engine_type(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_instance_engine_type(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_instance_engine_version(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_instance_engine_version(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_instance_status_description(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_engine_instance_status_description(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_engine_instance_has_status_description(fixture *have, trial *t) {
  bool got = gfxhub_engine_instance_has_status_description(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_engine_instance_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_engine_instance_to_json(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_engine_instance_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_engine_instance_extra_json(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_engine_instance_from_json(fixture *have, trial *t) {
  gfxhub_engine_instance *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engine_instance_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_engine_instance_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engine_instance_clone(fixture *have, trial *t) {
  gfxhub_engine_instance *got = gfxhub_engine_instance_clone(TRIAL_GIVEN(t, 0) ? have->engine_instance : NULL);
  trial_pointer(t, got);
  gfxhub_engine_instance_free(got);
  (void)have;
}

static void try_gfxhub_engine_instance_free(fixture *have, trial *t) {
  gfxhub_engine_instance *own = make_engine_instance(have);
  gfxhub_engine_instance_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_engine_instance_free(own);
  }
  (void)have;
}

static void try_gfxhub_node_node_path(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_node_node_path(TRIAL_GIVEN(t, 0) ? have->node : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_node_node_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_node_node_name(TRIAL_GIVEN(t, 0) ? have->node : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_node_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_node_to_json(TRIAL_GIVEN(t, 0) ? have->node : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_node_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_node_extra_json(TRIAL_GIVEN(t, 0) ? have->node : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_node_from_json(fixture *have, trial *t) {
  gfxhub_node *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_node_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_node_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_node_clone(fixture *have, trial *t) {
  gfxhub_node *got = gfxhub_node_clone(TRIAL_GIVEN(t, 0) ? have->node : NULL);
  trial_pointer(t, got);
  gfxhub_node_free(got);
  (void)have;
}

static void try_gfxhub_node_free(fixture *have, trial *t) {
  gfxhub_node *own = make_node(have);
  gfxhub_node_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_node_free(own);
  }
  (void)have;
}

static void try_gfxhub_node_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_node_list_len(TRIAL_GIVEN(t, 0) ? have->node_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_node_list_at(fixture *have, trial *t) {
  const gfxhub_node *got = gfxhub_node_list_at(TRIAL_GIVEN(t, 0) ? have->node_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_node_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_node_list_to_json(TRIAL_GIVEN(t, 0) ? have->node_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_node_list_free(fixture *have, trial *t) {
  gfxhub_node_list *own = make_node_list(have);
  gfxhub_node_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_node_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_property_property_path(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_property_property_path(TRIAL_GIVEN(t, 0) ? have->property : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_property_display_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_property_display_name(TRIAL_GIVEN(t, 0) ? have->property : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_property_value(fixture *have, trial *t) {
  const gfxhub_value *got = gfxhub_property_value(TRIAL_GIVEN(t, 0) ? have->property : NULL);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_property_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_property_to_json(TRIAL_GIVEN(t, 0) ? have->property : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_property_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_property_extra_json(TRIAL_GIVEN(t, 0) ? have->property : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_property_from_json(fixture *have, trial *t) {
  gfxhub_property *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_property_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_property_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_property_clone(fixture *have, trial *t) {
  gfxhub_property *got = gfxhub_property_clone(TRIAL_GIVEN(t, 0) ? have->property : NULL);
  trial_pointer(t, got);
  gfxhub_property_free(got);
  (void)have;
}

static void try_gfxhub_property_free(fixture *have, trial *t) {
  gfxhub_property *own = make_property(have);
  gfxhub_property_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_property_free(own);
  }
  (void)have;
}

static void try_gfxhub_property_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_property_list_len(TRIAL_GIVEN(t, 0) ? have->property_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_property_list_at(fixture *have, trial *t) {
  const gfxhub_property *got = gfxhub_property_list_at(TRIAL_GIVEN(t, 0) ? have->property_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_property_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_property_list_to_json(TRIAL_GIVEN(t, 0) ? have->property_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_property_list_free(fixture *have, trial *t) {
  gfxhub_property_list *own = make_property_list(have);
  gfxhub_property_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_property_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_function_summary_function_path(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_function_summary_function_path(TRIAL_GIVEN(t, 0) ? have->function_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_function_summary_function_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_function_summary_function_name(TRIAL_GIVEN(t, 0) ? have->function_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_function_summary_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_function_summary_to_json(TRIAL_GIVEN(t, 0) ? have->function_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_function_summary_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_function_summary_extra_json(TRIAL_GIVEN(t, 0) ? have->function_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_function_summary_from_json(fixture *have, trial *t) {
  gfxhub_function_summary *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_function_summary_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_function_summary_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_function_summary_clone(fixture *have, trial *t) {
  gfxhub_function_summary *got = gfxhub_function_summary_clone(TRIAL_GIVEN(t, 0) ? have->function_summary : NULL);
  trial_pointer(t, got);
  gfxhub_function_summary_free(got);
  (void)have;
}

static void try_gfxhub_function_summary_free(fixture *have, trial *t) {
  gfxhub_function_summary *own = make_function_summary(have);
  gfxhub_function_summary_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_function_summary_free(own);
  }
  (void)have;
}

static void try_gfxhub_function_summary_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_function_summary_list_len(TRIAL_GIVEN(t, 0) ? have->function_summary_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_function_summary_list_at(fixture *have, trial *t) {
  const gfxhub_function_summary *got = gfxhub_function_summary_list_at(TRIAL_GIVEN(t, 0) ? have->function_summary_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_function_summary_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_function_summary_list_to_json(TRIAL_GIVEN(t, 0) ? have->function_summary_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_function_summary_list_free(fixture *have, trial *t) {
  gfxhub_function_summary_list *own = make_function_summary_list(have);
  gfxhub_function_summary_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_function_summary_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_function_function_path(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_function_function_path(TRIAL_GIVEN(t, 0) ? have->function : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_function_function_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_function_function_name(TRIAL_GIVEN(t, 0) ? have->function : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_function_properties_len(fixture *have, trial *t) {
  size_t got = gfxhub_function_properties_len(TRIAL_GIVEN(t, 0) ? have->function : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_function_properties_key_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_function_properties_key_at(TRIAL_GIVEN(t, 0) ? have->function : NULL,
      0);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_function_properties_at(fixture *have, trial *t) {
  const gfxhub_property *got = gfxhub_function_properties_at(TRIAL_GIVEN(t, 0) ? have->function : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_function_properties_get(fixture *have, trial *t) {
  const gfxhub_property *got = gfxhub_function_properties_get(TRIAL_GIVEN(t, 0) ? have->function : NULL,
      trial_text(t, 1, "x"));
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_function_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_function_to_json(TRIAL_GIVEN(t, 0) ? have->function : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_function_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_function_extra_json(TRIAL_GIVEN(t, 0) ? have->function : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_function_from_json(fixture *have, trial *t) {
  gfxhub_function *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_function_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_function_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_function_clone(fixture *have, trial *t) {
  gfxhub_function *got = gfxhub_function_clone(TRIAL_GIVEN(t, 0) ? have->function : NULL);
  trial_pointer(t, got);
  gfxhub_function_free(got);
  (void)have;
}

static void try_gfxhub_function_free(fixture *have, trial *t) {
  gfxhub_function *own = make_function(have);
  gfxhub_function_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_function_free(own);
  }
  (void)have;
}

static void try_gfxhub_playout_rundown_id(fixture *have, trial *t) {
  int64_t got = gfxhub_playout_rundown_id(TRIAL_GIVEN(t, 0) ? have->playout_rundown : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_playout_rundown_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_playout_rundown_name(TRIAL_GIVEN(t, 0) ? have->playout_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_playout_rundown_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_rundown_to_json(TRIAL_GIVEN(t, 0) ? have->playout_rundown : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_rundown_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_rundown_extra_json(TRIAL_GIVEN(t, 0) ? have->playout_rundown : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_rundown_from_json(fixture *have, trial *t) {
  gfxhub_playout_rundown *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_rundown_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_rundown_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_rundown_clone(fixture *have, trial *t) {
  gfxhub_playout_rundown *got = gfxhub_playout_rundown_clone(TRIAL_GIVEN(t, 0) ? have->playout_rundown : NULL);
  trial_pointer(t, got);
  gfxhub_playout_rundown_free(got);
  (void)have;
}

static void try_gfxhub_playout_rundown_free(fixture *have, trial *t) {
  gfxhub_playout_rundown *own = make_playout_rundown(have);
  gfxhub_playout_rundown_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_playout_rundown_free(own);
  }
  (void)have;
}

static void try_gfxhub_playout_rundown_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_playout_rundown_list_len(TRIAL_GIVEN(t, 0) ? have->playout_rundown_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_playout_rundown_list_at(fixture *have, trial *t) {
  const gfxhub_playout_rundown *got = gfxhub_playout_rundown_list_at(TRIAL_GIVEN(t, 0) ? have->playout_rundown_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_playout_rundown_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_rundown_list_to_json(TRIAL_GIVEN(t, 0) ? have->playout_rundown_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_rundown_list_free(fixture *have, trial *t) {
  gfxhub_playout_rundown_list *own = make_playout_rundown_list(have);
  gfxhub_playout_rundown_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_playout_rundown_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_playout_item_id(fixture *have, trial *t) {
  int64_t got = gfxhub_playout_item_id(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_playout_item_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_playout_item_name(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_playout_item_template(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_playout_item_template(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_playout_item_data_len(fixture *have, trial *t) {
  size_t got = gfxhub_playout_item_data_len(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_playout_item_data_key_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_playout_item_data_key_at(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL,
      0);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_playout_item_data_at(fixture *have, trial *t) {
  const gfxhub_value *got = gfxhub_playout_item_data_at(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_playout_item_data_get(fixture *have, trial *t) {
  const gfxhub_value *got = gfxhub_playout_item_data_get(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL,
      trial_text(t, 1, "x"));
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_playout_item_buttons_len(fixture *have, trial *t) {
  size_t got = gfxhub_playout_item_buttons_len(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_playout_item_buttons_at(fixture *have, trial *t) {
  const gfxhub_playout_button *got = gfxhub_playout_item_buttons_at(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_playout_item_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_item_to_json(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_item_extra_json(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_from_json(fixture *have, trial *t) {
  gfxhub_playout_item *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_item_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_item_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_item_clone(fixture *have, trial *t) {
  gfxhub_playout_item *got = gfxhub_playout_item_clone(TRIAL_GIVEN(t, 0) ? have->playout_item : NULL);
  trial_pointer(t, got);
  gfxhub_playout_item_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_free(fixture *have, trial *t) {
  gfxhub_playout_item *own = make_playout_item(have);
  gfxhub_playout_item_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_playout_item_free(own);
  }
  (void)have;
}

static void try_gfxhub_playout_item_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_playout_item_list_len(TRIAL_GIVEN(t, 0) ? have->playout_item_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_playout_item_list_at(fixture *have, trial *t) {
  const gfxhub_playout_item *got = gfxhub_playout_item_list_at(TRIAL_GIVEN(t, 0) ? have->playout_item_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_playout_item_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_item_list_to_json(TRIAL_GIVEN(t, 0) ? have->playout_item_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_list_free(fixture *have, trial *t) {
  gfxhub_playout_item_list *own = make_playout_item_list(have);
  gfxhub_playout_item_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_playout_item_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_playout_button_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_playout_button_id(TRIAL_GIVEN(t, 0) ? have->playout_button : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_playout_button_label(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_playout_button_label(TRIAL_GIVEN(t, 0) ? have->playout_button : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_playout_button_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_button_to_json(TRIAL_GIVEN(t, 0) ? have->playout_button : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_button_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_button_extra_json(TRIAL_GIVEN(t, 0) ? have->playout_button : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_button_from_json(fixture *have, trial *t) {
  gfxhub_playout_button *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_button_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_button_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_button_clone(fixture *have, trial *t) {
  gfxhub_playout_button *got = gfxhub_playout_button_clone(TRIAL_GIVEN(t, 0) ? have->playout_button : NULL);
  trial_pointer(t, got);
  gfxhub_playout_button_free(got);
  (void)have;
}

static void try_gfxhub_playout_button_free(fixture *have, trial *t) {
  gfxhub_playout_button *own = make_playout_button(have);
  gfxhub_playout_button_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_playout_button_free(own);
  }
  (void)have;
}

static void try_gfxhub_template_id(fixture *have, trial *t) {
  int64_t got = gfxhub_template_id(TRIAL_GIVEN(t, 0) ? have->template : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_template_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_template_name(TRIAL_GIVEN(t, 0) ? have->template : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_template_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_template_to_json(TRIAL_GIVEN(t, 0) ? have->template : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_template_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_template_extra_json(TRIAL_GIVEN(t, 0) ? have->template : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_template_from_json(fixture *have, trial *t) {
  gfxhub_template *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_template_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_template_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_template_clone(fixture *have, trial *t) {
  gfxhub_template *got = gfxhub_template_clone(TRIAL_GIVEN(t, 0) ? have->template : NULL);
  trial_pointer(t, got);
  gfxhub_template_free(got);
  (void)have;
}

static void try_gfxhub_template_free(fixture *have, trial *t) {
  gfxhub_template *own = make_template(have);
  gfxhub_template_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_template_free(own);
  }
  (void)have;
}

static void try_gfxhub_template_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_template_list_len(TRIAL_GIVEN(t, 0) ? have->template_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_template_list_at(fixture *have, trial *t) {
  const gfxhub_template *got = gfxhub_template_list_at(TRIAL_GIVEN(t, 0) ? have->template_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_template_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_template_list_to_json(TRIAL_GIVEN(t, 0) ? have->template_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_template_list_free(fixture *have, trial *t) {
  gfxhub_template_list *own = make_template_list(have);
  gfxhub_template_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_template_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_ncs_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_summary_ncs_id(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_ro_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_summary_ro_id(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_ro_slug(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_summary_ro_slug(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_status(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_summary_status(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_created_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_summary_created_at(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_updated_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_summary_updated_at(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_rundown_summary_to_json(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_rundown_summary_extra_json(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_from_json(fixture *have, trial *t) {
  gfxhub_newsroom_rundown_summary *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_rundown_summary_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_newsroom_rundown_summary_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_clone(fixture *have, trial *t) {
  gfxhub_newsroom_rundown_summary *got = gfxhub_newsroom_rundown_summary_clone(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary : NULL);
  trial_pointer(t, got);
  gfxhub_newsroom_rundown_summary_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_free(fixture *have, trial *t) {
  gfxhub_newsroom_rundown_summary *own = make_newsroom_rundown_summary(have);
  gfxhub_newsroom_rundown_summary_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_newsroom_rundown_summary_free(own);
  }
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_newsroom_rundown_summary_list_len(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_list_at(fixture *have, trial *t) {
  const gfxhub_newsroom_rundown_summary *got = gfxhub_newsroom_rundown_summary_list_at(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_rundown_summary_list_to_json(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown_summary_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_summary_list_free(fixture *have, trial *t) {
  gfxhub_newsroom_rundown_summary_list *own = make_newsroom_rundown_summary_list(have);
  gfxhub_newsroom_rundown_summary_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_newsroom_rundown_summary_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_newsroom_rundown_ncs_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_ncs_id(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_ro_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_ro_id(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_ro_slug(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_ro_slug(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_status(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_status(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_created_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_created_at(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_updated_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_updated_at(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_ro_channel(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_ro_channel(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_ro_ed_start(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_ro_ed_start(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_ro_ed_dur(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_ro_ed_dur(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_ro_trigger(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_ro_trigger(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_macro_in(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_macro_in(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_has_macro_in(fixture *have, trial *t) {
  bool got = gfxhub_newsroom_rundown_has_macro_in(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_macro_out(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_macro_out(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_has_macro_out(fixture *have, trial *t) {
  bool got = gfxhub_newsroom_rundown_has_macro_out(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_mos_external_metadata(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_rundown_mos_external_metadata(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_ready_to_air(fixture *have, trial *t) {
  bool put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_newsroom_rundown_ready_to_air(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_newsroom_rundown_items_len(fixture *have, trial *t) {
  size_t got = gfxhub_newsroom_rundown_items_len(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_items_at(fixture *have, trial *t) {
  const gfxhub_newsroom_item *got = gfxhub_newsroom_rundown_items_at(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_rundown_to_json(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_rundown_extra_json(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_from_json(fixture *have, trial *t) {
  gfxhub_newsroom_rundown *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_rundown_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_newsroom_rundown_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_clone(fixture *have, trial *t) {
  gfxhub_newsroom_rundown *got = gfxhub_newsroom_rundown_clone(TRIAL_GIVEN(t, 0) ? have->newsroom_rundown : NULL);
  trial_pointer(t, got);
  gfxhub_newsroom_rundown_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_rundown_free(fixture *have, trial *t) {
  gfxhub_newsroom_rundown *own = make_newsroom_rundown(have);
  gfxhub_newsroom_rundown_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_newsroom_rundown_free(own);
  }
  (void)have;
}

static void try_gfxhub_newsroom_item_story_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_item_story_id(TRIAL_GIVEN(t, 0) ? have->newsroom_item : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_item_item_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_item_item_id(TRIAL_GIVEN(t, 0) ? have->newsroom_item : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_item_story_slug(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_item_story_slug(TRIAL_GIVEN(t, 0) ? have->newsroom_item : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_item_item_slug(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_item_item_slug(TRIAL_GIVEN(t, 0) ? have->newsroom_item : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_item_mos_object(fixture *have, trial *t) {
  const gfxhub_mos_object *got = gfxhub_newsroom_item_mos_object(TRIAL_GIVEN(t, 0) ? have->newsroom_item : NULL);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_item_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_item_to_json(TRIAL_GIVEN(t, 0) ? have->newsroom_item : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_item_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_item_extra_json(TRIAL_GIVEN(t, 0) ? have->newsroom_item : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_item_from_json(fixture *have, trial *t) {
  gfxhub_newsroom_item *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_item_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_newsroom_item_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_item_clone(fixture *have, trial *t) {
  gfxhub_newsroom_item *got = gfxhub_newsroom_item_clone(TRIAL_GIVEN(t, 0) ? have->newsroom_item : NULL);
  trial_pointer(t, got);
  gfxhub_newsroom_item_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_item_free(fixture *have, trial *t) {
  gfxhub_newsroom_item *own = make_newsroom_item(have);
  gfxhub_newsroom_item_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_newsroom_item_free(own);
  }
  (void)have;
}

static void try_gfxhub_mos_object_obj_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_obj_id(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_obj_slug(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_obj_slug(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_mos_abstract(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_mos_abstract(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_obj_group(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_obj_group(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_has_obj_group(fixture *have, trial *t) {
  bool got = gfxhub_mos_object_has_obj_group(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_mos_object_obj_tb(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_obj_tb(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_obj_rev(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_mos_object_obj_rev(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_mos_object_obj_dur(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_mos_object_obj_dur(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_mos_object_status(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_status(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_obj_air(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_obj_air(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_obj_paths(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_obj_paths(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_has_obj_paths(fixture *have, trial *t) {
  bool got = gfxhub_mos_object_has_obj_paths(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_mos_object_mos_external_metadata(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_mos_external_metadata(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_has_mos_external_metadata(fixture *have, trial *t) {
  bool got = gfxhub_mos_object_has_mos_external_metadata(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_mos_object_created_by(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_created_by(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_created(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_created(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_changed_by(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_changed_by(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_changed(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_changed(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_description(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_description(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_obj_type(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_obj_type(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_template(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_template(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_data_len(fixture *have, trial *t) {
  size_t got = gfxhub_mos_object_data_len(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_mos_object_data_key_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_mos_object_data_key_at(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL,
      0);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_data_at(fixture *have, trial *t) {
  const gfxhub_value *got = gfxhub_mos_object_data_at(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_data_get(fixture *have, trial *t) {
  const gfxhub_value *got = gfxhub_mos_object_data_get(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL,
      trial_text(t, 1, "x"));
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_buttons_len(fixture *have, trial *t) {
  size_t got = gfxhub_mos_object_buttons_len(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_mos_object_buttons_at(fixture *have, trial *t) {
  const gfxhub_newsroom_button *got = gfxhub_mos_object_buttons_at(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_mos_object_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_mos_object_to_json(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_mos_object_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_mos_object_extra_json(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_mos_object_from_json(fixture *have, trial *t) {
  gfxhub_mos_object *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_mos_object_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_mos_object_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_mos_object_clone(fixture *have, trial *t) {
  gfxhub_mos_object *got = gfxhub_mos_object_clone(TRIAL_GIVEN(t, 0) ? have->mos_object : NULL);
  trial_pointer(t, got);
  gfxhub_mos_object_free(got);
  (void)have;
}

static void try_gfxhub_mos_object_free(fixture *have, trial *t) {
  gfxhub_mos_object *own = make_mos_object(have);
  gfxhub_mos_object_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_mos_object_free(own);
  }
  (void)have;
}

static void try_gfxhub_newsroom_button_id(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_button_id(TRIAL_GIVEN(t, 0) ? have->newsroom_button : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_button_key(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_button_key(TRIAL_GIVEN(t, 0) ? have->newsroom_button : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_button_label(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_newsroom_button_label(TRIAL_GIVEN(t, 0) ? have->newsroom_button : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_newsroom_button_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_button_to_json(TRIAL_GIVEN(t, 0) ? have->newsroom_button : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_button_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_newsroom_button_extra_json(TRIAL_GIVEN(t, 0) ? have->newsroom_button : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_button_from_json(fixture *have, trial *t) {
  gfxhub_newsroom_button *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_button_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_newsroom_button_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_button_clone(fixture *have, trial *t) {
  gfxhub_newsroom_button *got = gfxhub_newsroom_button_clone(TRIAL_GIVEN(t, 0) ? have->newsroom_button : NULL);
  trial_pointer(t, got);
  gfxhub_newsroom_button_free(got);
  (void)have;
}

static void try_gfxhub_newsroom_button_free(fixture *have, trial *t) {
  gfxhub_newsroom_button *own = make_newsroom_button(have);
  gfxhub_newsroom_button_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_newsroom_button_free(own);
  }
  (void)have;
}

static void try_gfxhub_graph_summary_id(fixture *have, trial *t) {
  int64_t got = gfxhub_graph_summary_id(TRIAL_GIVEN(t, 0) ? have->graph_summary : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_graph_summary_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_graph_summary_name(TRIAL_GIVEN(t, 0) ? have->graph_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_graph_summary_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_graph_summary_to_json(TRIAL_GIVEN(t, 0) ? have->graph_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_graph_summary_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_graph_summary_extra_json(TRIAL_GIVEN(t, 0) ? have->graph_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_graph_summary_from_json(fixture *have, trial *t) {
  gfxhub_graph_summary *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_graph_summary_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_graph_summary_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_graph_summary_clone(fixture *have, trial *t) {
  gfxhub_graph_summary *got = gfxhub_graph_summary_clone(TRIAL_GIVEN(t, 0) ? have->graph_summary : NULL);
  trial_pointer(t, got);
  gfxhub_graph_summary_free(got);
  (void)have;
}

static void try_gfxhub_graph_summary_free(fixture *have, trial *t) {
  gfxhub_graph_summary *own = make_graph_summary(have);
  gfxhub_graph_summary_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_graph_summary_free(own);
  }
  (void)have;
}

static void try_gfxhub_graph_summary_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_graph_summary_list_len(TRIAL_GIVEN(t, 0) ? have->graph_summary_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_graph_summary_list_at(fixture *have, trial *t) {
  const gfxhub_graph_summary *got = gfxhub_graph_summary_list_at(TRIAL_GIVEN(t, 0) ? have->graph_summary_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_graph_summary_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_graph_summary_list_to_json(TRIAL_GIVEN(t, 0) ? have->graph_summary_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_graph_summary_list_free(fixture *have, trial *t) {
  gfxhub_graph_summary_list *own = make_graph_summary_list(have);
  gfxhub_graph_summary_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_graph_summary_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_graph_id(fixture *have, trial *t) {
  int64_t got = gfxhub_graph_id(TRIAL_GIVEN(t, 0) ? have->graph : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_graph_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_graph_name(TRIAL_GIVEN(t, 0) ? have->graph : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_graph_content(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_graph_content(TRIAL_GIVEN(t, 0) ? have->graph : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_graph_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_graph_to_json(TRIAL_GIVEN(t, 0) ? have->graph : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_graph_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_graph_extra_json(TRIAL_GIVEN(t, 0) ? have->graph : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_graph_from_json(fixture *have, trial *t) {
  gfxhub_graph *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_graph_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_graph_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_graph_clone(fixture *have, trial *t) {
  gfxhub_graph *got = gfxhub_graph_clone(TRIAL_GIVEN(t, 0) ? have->graph : NULL);
  trial_pointer(t, got);
  gfxhub_graph_free(got);
  (void)have;
}

static void try_gfxhub_graph_free(fixture *have, trial *t) {
  gfxhub_graph *own = make_graph(have);
  gfxhub_graph_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_graph_free(own);
  }
  (void)have;
}

static void try_gfxhub_rgraph_summary_id(fixture *have, trial *t) {
  int64_t got = gfxhub_rgraph_summary_id(TRIAL_GIVEN(t, 0) ? have->rgraph_summary : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_rgraph_summary_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_rgraph_summary_name(TRIAL_GIVEN(t, 0) ? have->rgraph_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_rgraph_summary_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_rgraph_summary_to_json(TRIAL_GIVEN(t, 0) ? have->rgraph_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_rgraph_summary_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_rgraph_summary_extra_json(TRIAL_GIVEN(t, 0) ? have->rgraph_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_rgraph_summary_from_json(fixture *have, trial *t) {
  gfxhub_rgraph_summary *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_rgraph_summary_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_rgraph_summary_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_rgraph_summary_clone(fixture *have, trial *t) {
  gfxhub_rgraph_summary *got = gfxhub_rgraph_summary_clone(TRIAL_GIVEN(t, 0) ? have->rgraph_summary : NULL);
  trial_pointer(t, got);
  gfxhub_rgraph_summary_free(got);
  (void)have;
}

static void try_gfxhub_rgraph_summary_free(fixture *have, trial *t) {
  gfxhub_rgraph_summary *own = make_rgraph_summary(have);
  gfxhub_rgraph_summary_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_rgraph_summary_free(own);
  }
  (void)have;
}

static void try_gfxhub_rgraph_summary_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_rgraph_summary_list_len(TRIAL_GIVEN(t, 0) ? have->rgraph_summary_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_rgraph_summary_list_at(fixture *have, trial *t) {
  const gfxhub_rgraph_summary *got = gfxhub_rgraph_summary_list_at(TRIAL_GIVEN(t, 0) ? have->rgraph_summary_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_rgraph_summary_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_rgraph_summary_list_to_json(TRIAL_GIVEN(t, 0) ? have->rgraph_summary_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_rgraph_summary_list_free(fixture *have, trial *t) {
  gfxhub_rgraph_summary_list *own = make_rgraph_summary_list(have);
  gfxhub_rgraph_summary_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_rgraph_summary_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_rgraph_id(fixture *have, trial *t) {
  int64_t got = gfxhub_rgraph_id(TRIAL_GIVEN(t, 0) ? have->rgraph : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_rgraph_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_rgraph_name(TRIAL_GIVEN(t, 0) ? have->rgraph : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_rgraph_xml_content(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_rgraph_xml_content(TRIAL_GIVEN(t, 0) ? have->rgraph : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_rgraph_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_rgraph_to_json(TRIAL_GIVEN(t, 0) ? have->rgraph : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_rgraph_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_rgraph_extra_json(TRIAL_GIVEN(t, 0) ? have->rgraph : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_rgraph_from_json(fixture *have, trial *t) {
  gfxhub_rgraph *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_rgraph_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_rgraph_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_rgraph_clone(fixture *have, trial *t) {
  gfxhub_rgraph *got = gfxhub_rgraph_clone(TRIAL_GIVEN(t, 0) ? have->rgraph : NULL);
  trial_pointer(t, got);
  gfxhub_rgraph_free(got);
  (void)have;
}

static void try_gfxhub_rgraph_free(fixture *have, trial *t) {
  gfxhub_rgraph *own = make_rgraph(have);
  gfxhub_rgraph_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_rgraph_free(own);
  }
  (void)have;
}

static void try_gfxhub_ustate_summary_id(fixture *have, trial *t) {
  int64_t got = gfxhub_ustate_summary_id(TRIAL_GIVEN(t, 0) ? have->ustate_summary : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_ustate_summary_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_ustate_summary_name(TRIAL_GIVEN(t, 0) ? have->ustate_summary : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_ustate_summary_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_ustate_summary_to_json(TRIAL_GIVEN(t, 0) ? have->ustate_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_ustate_summary_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_ustate_summary_extra_json(TRIAL_GIVEN(t, 0) ? have->ustate_summary : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_ustate_summary_from_json(fixture *have, trial *t) {
  gfxhub_ustate_summary *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_ustate_summary_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_ustate_summary_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_ustate_summary_clone(fixture *have, trial *t) {
  gfxhub_ustate_summary *got = gfxhub_ustate_summary_clone(TRIAL_GIVEN(t, 0) ? have->ustate_summary : NULL);
  trial_pointer(t, got);
  gfxhub_ustate_summary_free(got);
  (void)have;
}

static void try_gfxhub_ustate_summary_free(fixture *have, trial *t) {
  gfxhub_ustate_summary *own = make_ustate_summary(have);
  gfxhub_ustate_summary_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_ustate_summary_free(own);
  }
  (void)have;
}

static void try_gfxhub_ustate_summary_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_ustate_summary_list_len(TRIAL_GIVEN(t, 0) ? have->ustate_summary_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_ustate_summary_list_at(fixture *have, trial *t) {
  const gfxhub_ustate_summary *got = gfxhub_ustate_summary_list_at(TRIAL_GIVEN(t, 0) ? have->ustate_summary_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_ustate_summary_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_ustate_summary_list_to_json(TRIAL_GIVEN(t, 0) ? have->ustate_summary_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_ustate_summary_list_free(fixture *have, trial *t) {
  gfxhub_ustate_summary_list *own = make_ustate_summary_list(have);
  gfxhub_ustate_summary_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_ustate_summary_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_ustate_id(fixture *have, trial *t) {
  int64_t got = gfxhub_ustate_id(TRIAL_GIVEN(t, 0) ? have->ustate : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_ustate_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_ustate_name(TRIAL_GIVEN(t, 0) ? have->ustate : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_ustate_ustate_data(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_ustate_ustate_data(TRIAL_GIVEN(t, 0) ? have->ustate : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_ustate_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_ustate_to_json(TRIAL_GIVEN(t, 0) ? have->ustate : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_ustate_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_ustate_extra_json(TRIAL_GIVEN(t, 0) ? have->ustate : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_ustate_from_json(fixture *have, trial *t) {
  gfxhub_ustate *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_ustate_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_ustate_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_ustate_clone(fixture *have, trial *t) {
  gfxhub_ustate *got = gfxhub_ustate_clone(TRIAL_GIVEN(t, 0) ? have->ustate : NULL);
  trial_pointer(t, got);
  gfxhub_ustate_free(got);
  (void)have;
}

static void try_gfxhub_ustate_free(fixture *have, trial *t) {
  gfxhub_ustate *own = make_ustate(have);
  gfxhub_ustate_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_ustate_free(own);
  }
  (void)have;
}

static void try_gfxhub_project_project_id(fixture *have, trial *t) {
  int64_t got = gfxhub_project_project_id(TRIAL_GIVEN(t, 0) ? have->project : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_project_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_project_name(TRIAL_GIVEN(t, 0) ? have->project : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_project_version(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_project_version(TRIAL_GIVEN(t, 0) ? have->project : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_project_shared_folder_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_project_shared_folder_name(TRIAL_GIVEN(t, 0) ? have->project : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_project_maps_len(fixture *have, trial *t) {
  size_t got = gfxhub_project_maps_len(TRIAL_GIVEN(t, 0) ? have->project : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_project_maps_at(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_project_maps_at(TRIAL_GIVEN(t, 0) ? have->project : NULL,
      0);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_project_created_at(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_project_created_at(TRIAL_GIVEN(t, 0) ? have->project : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_project_updated_at(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_project_updated_at(TRIAL_GIVEN(t, 0) ? have->project : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_project_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_project_to_json(TRIAL_GIVEN(t, 0) ? have->project : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_project_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_project_extra_json(TRIAL_GIVEN(t, 0) ? have->project : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_project_from_json(fixture *have, trial *t) {
  gfxhub_project *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_project_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_project_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_project_clone(fixture *have, trial *t) {
  gfxhub_project *got = gfxhub_project_clone(TRIAL_GIVEN(t, 0) ? have->project : NULL);
  trial_pointer(t, got);
  gfxhub_project_free(got);
  (void)have;
}

static void try_gfxhub_project_free(fixture *have, trial *t) {
  gfxhub_project *own = make_project(have);
  gfxhub_project_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_project_free(own);
  }
  (void)have;
}

static void try_gfxhub_project_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_project_list_len(TRIAL_GIVEN(t, 0) ? have->project_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_project_list_at(fixture *have, trial *t) {
  const gfxhub_project *got = gfxhub_project_list_at(TRIAL_GIVEN(t, 0) ? have->project_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_project_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_project_list_to_json(TRIAL_GIVEN(t, 0) ? have->project_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_project_list_free(fixture *have, trial *t) {
  gfxhub_project_list *own = make_project_list(have);
  gfxhub_project_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_project_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_launch_config_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_launch_config_id(TRIAL_GIVEN(t, 0) ? have->launch_config : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_launch_config_name(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_launch_config_name(TRIAL_GIVEN(t, 0) ? have->launch_config : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_launch_config_renderers_len(fixture *have, trial *t) {
  size_t got = gfxhub_launch_config_renderers_len(TRIAL_GIVEN(t, 0) ? have->launch_config : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_launch_config_renderers_at(fixture *have, trial *t) {
  const gfxhub_renderer_ref *got = gfxhub_launch_config_renderers_at(TRIAL_GIVEN(t, 0) ? have->launch_config : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_launch_config_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_launch_config_to_json(TRIAL_GIVEN(t, 0) ? have->launch_config : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_launch_config_extra_json(TRIAL_GIVEN(t, 0) ? have->launch_config : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_from_json(fixture *have, trial *t) {
  gfxhub_launch_config *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launch_config_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_launch_config_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launch_config_clone(fixture *have, trial *t) {
  gfxhub_launch_config *got = gfxhub_launch_config_clone(TRIAL_GIVEN(t, 0) ? have->launch_config : NULL);
  trial_pointer(t, got);
  gfxhub_launch_config_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_free(fixture *have, trial *t) {
  gfxhub_launch_config *own = make_launch_config(have);
  gfxhub_launch_config_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_launch_config_free(own);
  }
  (void)have;
}

static void try_gfxhub_launch_config_list_len(fixture *have, trial *t) {
  size_t got = gfxhub_launch_config_list_len(TRIAL_GIVEN(t, 0) ? have->launch_config_list : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_launch_config_list_at(fixture *have, trial *t) {
  const gfxhub_launch_config *got = gfxhub_launch_config_list_at(TRIAL_GIVEN(t, 0) ? have->launch_config_list : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_launch_config_list_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_launch_config_list_to_json(TRIAL_GIVEN(t, 0) ? have->launch_config_list : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_list_free(fixture *have, trial *t) {
  gfxhub_launch_config_list *own = make_launch_config_list(have);
  gfxhub_launch_config_list_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_launch_config_list_free(own);
  }
  (void)have;
}

static void try_gfxhub_launch_config_created_id(fixture *have, trial *t) {
  int64_t got = gfxhub_launch_config_created_id(TRIAL_GIVEN(t, 0) ? have->launch_config_created : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_launch_config_created_renderers_len(fixture *have, trial *t) {
  size_t got = gfxhub_launch_config_created_renderers_len(TRIAL_GIVEN(t, 0) ? have->launch_config_created : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_launch_config_created_renderers_at(fixture *have, trial *t) {
  const gfxhub_renderer_ref *got = gfxhub_launch_config_created_renderers_at(TRIAL_GIVEN(t, 0) ? have->launch_config_created : NULL,
      0);
  trial_pointer(t, got);
  (void)have;
}

static void try_gfxhub_launch_config_created_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_launch_config_created_to_json(TRIAL_GIVEN(t, 0) ? have->launch_config_created : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_created_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_launch_config_created_extra_json(TRIAL_GIVEN(t, 0) ? have->launch_config_created : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_created_from_json(fixture *have, trial *t) {
  gfxhub_launch_config_created *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launch_config_created_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_launch_config_created_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launch_config_created_clone(fixture *have, trial *t) {
  gfxhub_launch_config_created *got = gfxhub_launch_config_created_clone(TRIAL_GIVEN(t, 0) ? have->launch_config_created : NULL);
  trial_pointer(t, got);
  gfxhub_launch_config_created_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_created_free(fixture *have, trial *t) {
  gfxhub_launch_config_created *own = make_launch_config_created(have);
  gfxhub_launch_config_created_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_launch_config_created_free(own);
  }
  (void)have;
}

static void try_gfxhub_renderer_launch_config_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_renderer_launch_config_id(TRIAL_GIVEN(t, 0) ? have->renderer : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_renderer_engine_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_renderer_engine_id(TRIAL_GIVEN(t, 0) ? have->renderer : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_renderer_project_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_renderer_project_id(TRIAL_GIVEN(t, 0) ? have->renderer : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_renderer_project_map_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_renderer_project_map_id(TRIAL_GIVEN(t, 0) ? have->renderer : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_renderer_engine_type(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_renderer_engine_type(TRIAL_GIVEN(t, 0) ? have->renderer : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_renderer_state_id(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  bool got = gfxhub_renderer_state_id(TRIAL_GIVEN(t, 0) ? have->renderer : NULL,
      TRIAL_GIVEN(t, 1) ? &put : NULL);
  trial_number(t, got != 0);
  (void)put;
  (void)have;
}

static void try_gfxhub_renderer_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_renderer_to_json(TRIAL_GIVEN(t, 0) ? have->renderer : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_renderer_extra_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_renderer_extra_json(TRIAL_GIVEN(t, 0) ? have->renderer : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_renderer_from_json(fixture *have, trial *t) {
  gfxhub_renderer *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_renderer_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_renderer_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_renderer_clone(fixture *have, trial *t) {
  gfxhub_renderer *got = gfxhub_renderer_clone(TRIAL_GIVEN(t, 0) ? have->renderer : NULL);
  trial_pointer(t, got);
  gfxhub_renderer_free(got);
  (void)have;
}

static void try_gfxhub_renderer_free(fixture *have, trial *t) {
  gfxhub_renderer *own = make_renderer(have);
  gfxhub_renderer_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_renderer_free(own);
  }
  (void)have;
}

static void try_gfxhub_property_update_new(fixture *have, trial *t) {
  gfxhub_property_update *got = gfxhub_property_update_new(TRIAL_GIVEN(t, 0) ? have->value : NULL);
  trial_pointer(t, got);
  gfxhub_property_update_free(got);
  (void)have;
}

static void try_gfxhub_property_update_set_interpolation(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_property_update_set_interpolation(TRIAL_GIVEN(t, 0) ? have->property_update : NULL,
      trial_text(t, 1, "Linear"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_property_update_set_duration(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_property_update_set_duration(TRIAL_GIVEN(t, 0) ? have->property_update : NULL,
      0.5);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_property_update_set_delay(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_property_update_set_delay(TRIAL_GIVEN(t, 0) ? have->property_update : NULL,
      0.5);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_property_update_from_json(fixture *have, trial *t) {
  gfxhub_property_update *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_property_update_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_property_update_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_property_update_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_property_update_to_json(TRIAL_GIVEN(t, 0) ? have->property_update : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_property_update_clone(fixture *have, trial *t) {
  gfxhub_property_update *got = gfxhub_property_update_clone(TRIAL_GIVEN(t, 0) ? have->property_update : NULL);
  trial_pointer(t, got);
  gfxhub_property_update_free(got);
  (void)have;
}

static void try_gfxhub_property_update_free(fixture *have, trial *t) {
  gfxhub_property_update *own = make_property_update(have);
  gfxhub_property_update_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_property_update_free(own);
  }
  (void)have;
}

static void try_gfxhub_function_call_new(fixture *have, trial *t) {
  gfxhub_function_call *got = gfxhub_function_call_new();
  trial_pointer(t, got);
  gfxhub_function_call_free(got);
  (void)have;
}

static void try_gfxhub_function_call_add_parameters(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_function_call_add_parameters(TRIAL_GIVEN(t, 0) ? have->function_call : NULL,
      TRIAL_GIVEN(t, 1) ? have->function_parameter : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_function_call_clear_parameters(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_function_call_clear_parameters(TRIAL_GIVEN(t, 0) ? have->function_call : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_function_call_from_json(fixture *have, trial *t) {
  gfxhub_function_call *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_function_call_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_function_call_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_function_call_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_function_call_to_json(TRIAL_GIVEN(t, 0) ? have->function_call : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_function_call_clone(fixture *have, trial *t) {
  gfxhub_function_call *got = gfxhub_function_call_clone(TRIAL_GIVEN(t, 0) ? have->function_call : NULL);
  trial_pointer(t, got);
  gfxhub_function_call_free(got);
  (void)have;
}

static void try_gfxhub_function_call_free(fixture *have, trial *t) {
  gfxhub_function_call *own = make_function_call(have);
  gfxhub_function_call_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_function_call_free(own);
  }
  (void)have;
}

static void try_gfxhub_function_parameter_new(fixture *have, trial *t) {
  gfxhub_function_parameter *got = gfxhub_function_parameter_new(trial_text(t, 0, "Default//Opacity/0"),
      TRIAL_GIVEN(t, 1) ? have->payload : NULL);
  trial_pointer(t, got);
  gfxhub_function_parameter_free(got);
  (void)have;
}

static void try_gfxhub_function_parameter_from_json(fixture *have, trial *t) {
  gfxhub_function_parameter *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_function_parameter_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_function_parameter_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_function_parameter_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_function_parameter_to_json(TRIAL_GIVEN(t, 0) ? have->function_parameter : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_function_parameter_clone(fixture *have, trial *t) {
  gfxhub_function_parameter *got = gfxhub_function_parameter_clone(TRIAL_GIVEN(t, 0) ? have->function_parameter : NULL);
  trial_pointer(t, got);
  gfxhub_function_parameter_free(got);
  (void)have;
}

static void try_gfxhub_function_parameter_free(fixture *have, trial *t) {
  gfxhub_function_parameter *own = make_function_parameter(have);
  gfxhub_function_parameter_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_function_parameter_free(own);
  }
  (void)have;
}

static void try_gfxhub_payload_new(fixture *have, trial *t) {
  gfxhub_payload *got = gfxhub_payload_new(TRIAL_GIVEN(t, 0) ? have->value : NULL);
  trial_pointer(t, got);
  gfxhub_payload_free(got);
  (void)have;
}

static void try_gfxhub_payload_from_json(fixture *have, trial *t) {
  gfxhub_payload *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_payload_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_payload_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_payload_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_payload_to_json(TRIAL_GIVEN(t, 0) ? have->payload : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_payload_clone(fixture *have, trial *t) {
  gfxhub_payload *got = gfxhub_payload_clone(TRIAL_GIVEN(t, 0) ? have->payload : NULL);
  trial_pointer(t, got);
  gfxhub_payload_free(got);
  (void)have;
}

static void try_gfxhub_payload_free(fixture *have, trial *t) {
  gfxhub_payload *own = make_payload(have);
  gfxhub_payload_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_payload_free(own);
  }
  (void)have;
}

static void try_gfxhub_playout_rundown_name_body_new(fixture *have, trial *t) {
  gfxhub_playout_rundown_name_body *got = gfxhub_playout_rundown_name_body_new(trial_text(t, 0, "x"));
  trial_pointer(t, got);
  gfxhub_playout_rundown_name_body_free(got);
  (void)have;
}

static void try_gfxhub_playout_rundown_name_body_from_json(fixture *have, trial *t) {
  gfxhub_playout_rundown_name_body *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_rundown_name_body_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_rundown_name_body_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_rundown_name_body_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_rundown_name_body_to_json(TRIAL_GIVEN(t, 0) ? have->playout_rundown_name_body : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_rundown_name_body_clone(fixture *have, trial *t) {
  gfxhub_playout_rundown_name_body *got = gfxhub_playout_rundown_name_body_clone(TRIAL_GIVEN(t, 0) ? have->playout_rundown_name_body : NULL);
  trial_pointer(t, got);
  gfxhub_playout_rundown_name_body_free(got);
  (void)have;
}

static void try_gfxhub_playout_rundown_name_body_free(fixture *have, trial *t) {
  gfxhub_playout_rundown_name_body *own = make_playout_rundown_name_body(have);
  gfxhub_playout_rundown_name_body_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_playout_rundown_name_body_free(own);
  }
  (void)have;
}

static void try_gfxhub_playout_item_create_new(fixture *have, trial *t) {
  gfxhub_playout_item_create *got = gfxhub_playout_item_create_new(trial_text(t, 0, "x"),
      trial_text(t, 1, "Lower Third"));
  trial_pointer(t, got);
  gfxhub_playout_item_create_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_create_set_order(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_create_set_order(TRIAL_GIVEN(t, 0) ? have->playout_item_create : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_create_set_data(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_create_set_data(TRIAL_GIVEN(t, 0) ? have->playout_item_create : NULL,
      TRIAL_GIVEN(t, 1) ? have->object : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_create_add_data(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_create_add_data(TRIAL_GIVEN(t, 0) ? have->playout_item_create : NULL,
      trial_text(t, 1, "x"),
      TRIAL_GIVEN(t, 2) ? have->value : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_create_from_json(fixture *have, trial *t) {
  gfxhub_playout_item_create *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_item_create_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_item_create_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_item_create_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_item_create_to_json(TRIAL_GIVEN(t, 0) ? have->playout_item_create : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_create_clone(fixture *have, trial *t) {
  gfxhub_playout_item_create *got = gfxhub_playout_item_create_clone(TRIAL_GIVEN(t, 0) ? have->playout_item_create : NULL);
  trial_pointer(t, got);
  gfxhub_playout_item_create_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_create_free(fixture *have, trial *t) {
  gfxhub_playout_item_create *own = make_playout_item_create(have);
  gfxhub_playout_item_create_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_playout_item_create_free(own);
  }
  (void)have;
}

static void try_gfxhub_playout_item_update_new(fixture *have, trial *t) {
  gfxhub_playout_item_update *got = gfxhub_playout_item_update_new();
  trial_pointer(t, got);
  gfxhub_playout_item_update_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_update_set_name(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_update_set_name(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL,
      trial_text(t, 1, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_update_set_template(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_update_set_template(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL,
      trial_text(t, 1, "Lower Third"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_update_set_order(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_update_set_order(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_update_add_overridden_channels(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_update_add_overridden_channels(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_update_clear_overridden_channels(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_update_clear_overridden_channels(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_update_set_data(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_update_set_data(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL,
      TRIAL_GIVEN(t, 1) ? have->object : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_update_add_data(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_playout_item_update_add_data(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL,
      trial_text(t, 1, "x"),
      TRIAL_GIVEN(t, 2) ? have->value : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_playout_item_update_from_json(fixture *have, trial *t) {
  gfxhub_playout_item_update *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_item_update_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_item_update_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_item_update_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_playout_item_update_to_json(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_update_clone(fixture *have, trial *t) {
  gfxhub_playout_item_update *got = gfxhub_playout_item_update_clone(TRIAL_GIVEN(t, 0) ? have->playout_item_update : NULL);
  trial_pointer(t, got);
  gfxhub_playout_item_update_free(got);
  (void)have;
}

static void try_gfxhub_playout_item_update_free(fixture *have, trial *t) {
  gfxhub_playout_item_update *own = make_playout_item_update(have);
  gfxhub_playout_item_update_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_playout_item_update_free(own);
  }
  (void)have;
}

static void try_gfxhub_mos_object_update_new(fixture *have, trial *t) {
  gfxhub_mos_object_update *got = gfxhub_mos_object_update_new();
  trial_pointer(t, got);
  gfxhub_mos_object_update_free(got);
  (void)have;
}

static void try_gfxhub_mos_object_update_set_description(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_mos_object_update_set_description(TRIAL_GIVEN(t, 0) ? have->mos_object_update : NULL,
      trial_text(t, 1, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_mos_object_update_set_data(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_mos_object_update_set_data(TRIAL_GIVEN(t, 0) ? have->mos_object_update : NULL,
      TRIAL_GIVEN(t, 1) ? have->object : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_mos_object_update_add_data(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_mos_object_update_add_data(TRIAL_GIVEN(t, 0) ? have->mos_object_update : NULL,
      trial_text(t, 1, "x"),
      TRIAL_GIVEN(t, 2) ? have->value : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_mos_object_update_from_json(fixture *have, trial *t) {
  gfxhub_mos_object_update *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_mos_object_update_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_mos_object_update_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_mos_object_update_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_mos_object_update_to_json(TRIAL_GIVEN(t, 0) ? have->mos_object_update : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_mos_object_update_clone(fixture *have, trial *t) {
  gfxhub_mos_object_update *got = gfxhub_mos_object_update_clone(TRIAL_GIVEN(t, 0) ? have->mos_object_update : NULL);
  trial_pointer(t, got);
  gfxhub_mos_object_update_free(got);
  (void)have;
}

static void try_gfxhub_mos_object_update_free(fixture *have, trial *t) {
  gfxhub_mos_object_update *own = make_mos_object_update(have);
  gfxhub_mos_object_update_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_mos_object_update_free(own);
  }
  (void)have;
}

static void try_gfxhub_engine_host_new(fixture *have, trial *t) {
  gfxhub_engine_host *got = gfxhub_engine_host_new(1);
  trial_pointer(t, got);
  gfxhub_engine_host_free(got);
  (void)have;
}

static void try_gfxhub_engine_host_from_json(fixture *have, trial *t) {
  gfxhub_engine_host *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engine_host_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_engine_host_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engine_host_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_engine_host_to_json(TRIAL_GIVEN(t, 0) ? have->engine_host : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_engine_host_clone(fixture *have, trial *t) {
  gfxhub_engine_host *got = gfxhub_engine_host_clone(TRIAL_GIVEN(t, 0) ? have->engine_host : NULL);
  trial_pointer(t, got);
  gfxhub_engine_host_free(got);
  (void)have;
}

static void try_gfxhub_engine_host_free(fixture *have, trial *t) {
  gfxhub_engine_host *own = make_engine_host(have);
  gfxhub_engine_host_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_engine_host_free(own);
  }
  (void)have;
}

static void try_gfxhub_launch_config_create_new(fixture *have, trial *t) {
  gfxhub_launch_config_create *got = gfxhub_launch_config_create_new(trial_text(t, 0, "x"));
  trial_pointer(t, got);
  gfxhub_launch_config_create_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_create_add_renderers(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_launch_config_create_add_renderers(TRIAL_GIVEN(t, 0) ? have->launch_config_create : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_launch_config_create_clear_renderers(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_launch_config_create_clear_renderers(TRIAL_GIVEN(t, 0) ? have->launch_config_create : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_launch_config_create_from_json(fixture *have, trial *t) {
  gfxhub_launch_config_create *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launch_config_create_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_launch_config_create_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launch_config_create_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_launch_config_create_to_json(TRIAL_GIVEN(t, 0) ? have->launch_config_create : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_create_clone(fixture *have, trial *t) {
  gfxhub_launch_config_create *got = gfxhub_launch_config_create_clone(TRIAL_GIVEN(t, 0) ? have->launch_config_create : NULL);
  trial_pointer(t, got);
  gfxhub_launch_config_create_free(got);
  (void)have;
}

static void try_gfxhub_launch_config_create_free(fixture *have, trial *t) {
  gfxhub_launch_config_create *own = make_launch_config_create(have);
  gfxhub_launch_config_create_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_launch_config_create_free(own);
  }
  (void)have;
}

static void try_gfxhub_renderer_create_new(fixture *have, trial *t) {
  gfxhub_renderer_create *got = gfxhub_renderer_create_new();
  trial_pointer(t, got);
  gfxhub_renderer_create_free(got);
  (void)have;
}

static void try_gfxhub_renderer_create_set_launch_config_id(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_launch_config_id(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_set_engine_id(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_engine_id(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL,
      3);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_set_engine_id_null(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_engine_id_null(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_set_project_id(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_project_id(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_set_project_id_null(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_project_id_null(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_set_project_map_id(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_project_map_id(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_set_project_map_id_null(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_project_map_id_null(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_set_engine_type(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_engine_type(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL,
      trial_text(t, 1, "RE"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_set_state_id(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_renderer_create_set_state_id(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_renderer_create_from_json(fixture *have, trial *t) {
  gfxhub_renderer_create *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_renderer_create_from_json(trial_text(t, 0, "{}"),
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_renderer_create_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_renderer_create_to_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_renderer_create_to_json(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_renderer_create_clone(fixture *have, trial *t) {
  gfxhub_renderer_create *got = gfxhub_renderer_create_clone(TRIAL_GIVEN(t, 0) ? have->renderer_create : NULL);
  trial_pointer(t, got);
  gfxhub_renderer_create_free(got);
  (void)have;
}

static void try_gfxhub_renderer_create_free(fixture *have, trial *t) {
  gfxhub_renderer_create *own = make_renderer_create(have);
  gfxhub_renderer_create_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_renderer_create_free(own);
  }
  (void)have;
}

static void try_gfxhub_engines_list(fixture *have, trial *t) {
  gfxhub_engine_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_list(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_engine_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_get(fixture *have, trial *t) {
  gfxhub_engine *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_get(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_engine_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_list_nodes(fixture *have, trial *t) {
  gfxhub_node_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_list_nodes(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_node_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_get_node(fixture *have, trial *t) {
  gfxhub_node *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_get_node(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      trial_text(t, 2, "Mixer_0"),
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_node_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_list_properties(fixture *have, trial *t) {
  gfxhub_property_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_list_properties(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      trial_text(t, 2, "Mixer_0"),
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_property_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_get_property(fixture *have, trial *t) {
  gfxhub_property *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_get_property(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      trial_text(t, 2, "Mixer_0"),
      trial_text(t, 3, "Default//Opacity/0"),
      TRIAL_GIVEN(t, 4) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 5) ? &made : NULL,
      TRIAL_GIVEN(t, 6) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_property_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_set_property(fixture *have, trial *t) {
  gfxhub_property *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_set_property(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      trial_text(t, 2, "Mixer_0"),
      trial_text(t, 3, "Default//Opacity/0"),
      TRIAL_GIVEN(t, 4) ? have->property_update : NULL,
      TRIAL_GIVEN(t, 5) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 6) ? &made : NULL,
      TRIAL_GIVEN(t, 7) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_property_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_list_functions(fixture *have, trial *t) {
  gfxhub_function_summary_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_list_functions(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      trial_text(t, 2, "Mixer_0"),
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_function_summary_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_get_function(fixture *have, trial *t) {
  gfxhub_function *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_get_function(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      trial_text(t, 2, "Mixer_0"),
      trial_text(t, 3, "Default//DoTransition/0"),
      TRIAL_GIVEN(t, 4) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 5) ? &made : NULL,
      TRIAL_GIVEN(t, 6) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_function_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_engines_call_function(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_engines_call_function(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      3,
      trial_text(t, 2, "Mixer_0"),
      trial_text(t, 3, "Default//DoTransition/0"),
      TRIAL_GIVEN(t, 4) ? have->function_call : NULL,
      TRIAL_GIVEN(t, 5) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 6) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_list_rundowns(fixture *have, trial *t) {
  gfxhub_playout_rundown_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_list_rundowns(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_rundown_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_create_rundown(fixture *have, trial *t) {
  gfxhub_playout_rundown *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_create_rundown(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->playout_rundown_name_body : NULL,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_rundown_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_get_rundown(fixture *have, trial *t) {
  gfxhub_playout_rundown *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_get_rundown(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_rundown_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_delete_rundown(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_delete_rundown(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      2,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_rename_rundown(fixture *have, trial *t) {
  gfxhub_playout_rundown *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_rename_rundown(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->playout_rundown_name_body : NULL,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_rundown_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_list_items(fixture *have, trial *t) {
  gfxhub_playout_item_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_list_items(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_item_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_create_item(fixture *have, trial *t) {
  gfxhub_playout_item *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_create_item(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->playout_item_create : NULL,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_item_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_get_item(fixture *have, trial *t) {
  gfxhub_playout_item *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_get_item(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      2,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_item_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_delete_item(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_delete_item(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      3,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_update_item(fixture *have, trial *t) {
  gfxhub_playout_item *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_update_item(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      2,
      TRIAL_GIVEN(t, 3) ? have->playout_item_update : NULL,
      TRIAL_GIVEN(t, 4) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 5) ? &made : NULL,
      TRIAL_GIVEN(t, 6) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_playout_item_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_trigger_button(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_trigger_button(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      2,
      trial_text(t, 3, "x"),
      TRIAL_GIVEN(t, 4) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_list_templates(fixture *have, trial *t) {
  gfxhub_template_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_list_templates(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_template_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_playout_trigger_external_data(fixture *have, trial *t) {
  gfxhub_response *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_playout_trigger_external_data(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      2,
      trial_text(t, 3, "x"),
      trial_text(t, 4, "GET"),
      TRIAL_GIVEN(t, 5) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 6) ? &made : NULL,
      TRIAL_GIVEN(t, 7) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_response_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_list_rundowns(fixture *have, trial *t) {
  gfxhub_newsroom_rundown_summary_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_list_rundowns(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_newsroom_rundown_summary_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_list_device_rundowns(fixture *have, trial *t) {
  gfxhub_newsroom_rundown_summary_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_list_device_rundowns(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      trial_text(t, 1, "SPORT.NCS.STUDIO"),
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_newsroom_rundown_summary_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_get_rundown(fixture *have, trial *t) {
  gfxhub_newsroom_rundown *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_get_rundown(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      trial_text(t, 1, "SPORT.NCS.STUDIO"),
      trial_text(t, 2, "69425946"),
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_newsroom_rundown_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_update_mos_object(fixture *have, trial *t) {
  gfxhub_mos_object *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_update_mos_object(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      trial_text(t, 1, "69430001"),
      TRIAL_GIVEN(t, 2) ? have->mos_object_update : NULL,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_mos_object_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_newsroom_trigger_button(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_newsroom_trigger_button(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      trial_text(t, 1, "SPORT.NCS.STUDIO"),
      trial_text(t, 2, "69425946"),
      trial_text(t, 3, "x"),
      trial_text(t, 4, "x"),
      trial_text(t, 5, "x"),
      TRIAL_GIVEN(t, 6) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 7) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_graphs_list(fixture *have, trial *t) {
  gfxhub_graph_summary_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_graphs_list(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_graph_summary_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_graphs_get(fixture *have, trial *t) {
  gfxhub_graph *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_graphs_get(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      21,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_graph_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_graphs_load(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_graphs_load(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      21,
      TRIAL_GIVEN(t, 2) ? have->engine_host : NULL,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_rgraphs_list(fixture *have, trial *t) {
  gfxhub_rgraph_summary_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_rgraphs_list(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_rgraph_summary_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_rgraphs_get(fixture *have, trial *t) {
  gfxhub_rgraph *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_rgraphs_get(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      11,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_rgraph_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_rgraphs_load(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_rgraphs_load(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      11,
      TRIAL_GIVEN(t, 2) ? have->engine_host : NULL,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_ustates_list(fixture *have, trial *t) {
  gfxhub_ustate_summary_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_ustates_list(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_ustate_summary_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_ustates_get(fixture *have, trial *t) {
  gfxhub_ustate *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_ustates_get(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      31,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_ustate_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_ustates_load(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_ustates_load(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      31,
      TRIAL_GIVEN(t, 2) ? have->engine_host : NULL,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_projects_list(fixture *have, trial *t) {
  gfxhub_project_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_projects_list(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_project_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_list(fixture *have, trial *t) {
  gfxhub_launch_config_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_list(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 2) ? &made : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_launch_config_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_get(fixture *have, trial *t) {
  gfxhub_launch_config *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_get(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_launch_config_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_create(fixture *have, trial *t) {
  gfxhub_launch_config_created *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_create(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      TRIAL_GIVEN(t, 1) ? have->launch_config_create : NULL,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_launch_config_created_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_launch(fixture *have, trial *t) {
  gfxhub_string *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_launch(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_string_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_stop(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_stop(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_retime(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_retime(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_list_renderers(fixture *have, trial *t) {
  gfxhub_renderer_id_list *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_list_renderers(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 3) ? &made : NULL,
      TRIAL_GIVEN(t, 4) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_renderer_id_list_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_get_renderer(fixture *have, trial *t) {
  gfxhub_renderer *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_get_renderer(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      101,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_renderer_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_create_renderer(fixture *have, trial *t) {
  int64_t put;
  memset(&put, 0, sizeof put);
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_create_renderer(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      TRIAL_GIVEN(t, 2) ? have->renderer_create : NULL,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &put : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  (void)put;
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_start_renderer(fixture *have, trial *t) {
  gfxhub_string *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_start_renderer(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      101,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_string_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_launcher_stop_renderer(fixture *have, trial *t) {
  gfxhub_string *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_launcher_stop_renderer(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      1,
      101,
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_string_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_response_status(fixture *have, trial *t) {
  uint16_t got = gfxhub_response_status(TRIAL_GIVEN(t, 0) ? have->response : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_response_body(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_response_body(TRIAL_GIVEN(t, 0) ? have->response : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_response_is_text(fixture *have, trial *t) {
  bool got = gfxhub_response_is_text(TRIAL_GIVEN(t, 0) ? have->response : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_response_header(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_response_header(TRIAL_GIVEN(t, 0) ? have->response : NULL,
      trial_text(t, 1, "x"));
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_response_has_header(fixture *have, trial *t) {
  bool got = gfxhub_response_has_header(TRIAL_GIVEN(t, 0) ? have->response : NULL,
      trial_text(t, 1, "x"));
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_response_free(fixture *have, trial *t) {
  gfxhub_response *own = make_response(have);
  gfxhub_response_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_response_free(own);
  }
  (void)have;
}

static void try_gfxhub_request(fixture *have, trial *t) {
  gfxhub_response *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_request(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      trial_text(t, 1, "GET"),
      trial_text(t, 2, "/api/rest/v1/engines"),
      trial_text(t, 3, NULL),
      TRIAL_GIVEN(t, 4) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 5) ? &made : NULL,
      TRIAL_GIVEN(t, 6) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_response_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_invoke(fixture *have, trial *t) {
  gfxhub_invoked *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_invoke(TRIAL_GIVEN(t, 0) ? have->client : NULL,
      trial_text(t, 1, "engines.list"),
      trial_text(t, 2, "{}"),
      TRIAL_GIVEN(t, 3) ? have->call_options : NULL,
      TRIAL_GIVEN(t, 4) ? &made : NULL,
      TRIAL_GIVEN(t, 5) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_invoked_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_invoked_text(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_invoked_text(TRIAL_GIVEN(t, 0) ? have->invoked : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_invoked_result(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_invoked_result(TRIAL_GIVEN(t, 0) ? have->invoked : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_invoked_status(fixture *have, trial *t) {
  uint16_t got = gfxhub_invoked_status(TRIAL_GIVEN(t, 0) ? have->invoked : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_invoked_free(fixture *have, trial *t) {
  gfxhub_invoked *own = make_invoked(have);
  gfxhub_invoked_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_invoked_free(own);
  }
  (void)have;
}

static void try_gfxhub_set_thread_hooks(fixture *have, trial *t) {
  gfxhub_set_thread_hooks(TRIAL_GIVEN(t, 0) ? trial_hook : NULL,
      TRIAL_GIVEN(t, 1) ? trial_hook : NULL,
      NULL);
  trial_nothing(t);
  (void)have;
}

static void try_gfxhub_local_hub_options_new(fixture *have, trial *t) {
  gfxhub_local_hub_options *got = gfxhub_local_hub_options_new();
  trial_pointer(t, got);
  gfxhub_local_hub_options_free(got);
  (void)have;
}

static void try_gfxhub_local_hub_options_set_port(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_local_hub_options_set_port(TRIAL_GIVEN(t, 0) ? have->local_hub_options : NULL,
      0);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_local_hub_options_set_show_json(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_local_hub_options_set_show_json(TRIAL_GIVEN(t, 0) ? have->local_hub_options : NULL,
      trial_text(t, 1, "{}"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_local_hub_options_set_store(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_local_hub_options_set_store(TRIAL_GIVEN(t, 0) ? have->local_hub_options : NULL,
      trial_text(t, 1, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_local_hub_options_set_profile(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_local_hub_options_set_profile(TRIAL_GIVEN(t, 0) ? have->local_hub_options : NULL,
      trial_text(t, 1, "1.6"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_local_hub_options_set_api_key(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_local_hub_options_set_api_key(TRIAL_GIVEN(t, 0) ? have->local_hub_options : NULL,
      trial_text(t, 1, "x"));
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_local_hub_options_set_manual_clock(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_local_hub_options_set_manual_clock(TRIAL_GIVEN(t, 0) ? have->local_hub_options : NULL,
      true);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_local_hub_options_free(fixture *have, trial *t) {
  gfxhub_local_hub_options *own = make_local_hub_options(have);
  gfxhub_local_hub_options_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_local_hub_options_free(own);
  }
  (void)have;
}

static void try_gfxhub_local_hub_start(fixture *have, trial *t) {
  gfxhub_local_hub *made = NULL;
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_local_hub_start(TRIAL_GIVEN(t, 0) ? have->local_hub_options : NULL,
      TRIAL_GIVEN(t, 1) ? &made : NULL,
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_local_hub_free(made);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_local_hub_url(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_local_hub_url(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_local_hub_port(fixture *have, trial *t) {
  uint16_t got = gfxhub_local_hub_port(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_local_hub_token(fixture *have, trial *t) {
  gfxhub_str got = gfxhub_local_hub_token(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL);
  trial_str(t, got);
  (void)have;
}

static void try_gfxhub_local_hub_advance_ms(fixture *have, trial *t) {
  gfxhub_status got = gfxhub_local_hub_advance_ms(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL,
      1);
  trial_status(t, got, NULL);
  (void)have;
}

static void try_gfxhub_local_hub_journal_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_local_hub_journal_json(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL,
      0);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_local_hub_requests_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_local_hub_requests_json(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL,
      1);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_local_hub_requests_dropped(fixture *have, trial *t) {
  uint64_t got = gfxhub_local_hub_requests_dropped(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_local_hub_free(fixture *have, trial *t) {
  gfxhub_local_hub *own = make_local_hub(have);
  gfxhub_local_hub_free(TRIAL_GIVEN(t, 0) ? own : NULL);
  trial_nothing(t);
  if (trial_kept(t, 0)) {
    gfxhub_local_hub_free(own);
  }
  (void)have;
}

static void try_gfxhub_local_hub_options_set_faults_json(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_local_hub_options_set_faults_json(TRIAL_GIVEN(t, 0) ? have->local_hub_options : NULL,
      trial_text(t, 1, "{\"faults\":[{\"fault\":\"reset\",\"nth\":1000000}]}"),
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_local_hub_set_faults_json(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_local_hub_set_faults_json(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL,
      trial_text(t, 1, "{\"faults\":[{\"fault\":\"reset\",\"nth\":1000000}]}"),
      TRIAL_GIVEN(t, 2) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

static void try_gfxhub_local_hub_clear_faults(fixture *have, trial *t) {
  gfxhub_local_hub_clear_faults(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL);
  trial_nothing(t);
  (void)have;
}

static void try_gfxhub_local_hub_faults_struck(fixture *have, trial *t) {
  uint64_t got = gfxhub_local_hub_faults_struck(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL);
  trial_number(t, got != 0);
  (void)have;
}

static void try_gfxhub_local_hub_faults_json(fixture *have, trial *t) {
  gfxhub_string *got = gfxhub_local_hub_faults_json(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL);
  trial_pointer(t, got);
  gfxhub_string_free(got);
  (void)have;
}

static void try_gfxhub_local_hub_tally(fixture *have, trial *t) {
  gfxhub_tally put;
  memset(&put, 0, sizeof put);
  gfxhub_status got = gfxhub_local_hub_tally(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL,
      trial_text(t, 1, "x"),
      TRIAL_GIVEN(t, 2) ? &put : NULL);
  trial_status(t, got, NULL);
  (void)put;
  (void)have;
}

static void try_gfxhub_local_hub_reset(fixture *have, trial *t) {
  gfxhub_error *failure = NULL;
  gfxhub_status got = gfxhub_local_hub_reset(TRIAL_GIVEN(t, 0) ? have->local_hub : NULL,
      TRIAL_GIVEN(t, 1) ? &failure : NULL);
  trial_status(t, got, failure);
  gfxhub_error_free(failure);
  (void)have;
}

const trial_entry trials[] = {
  {"gfxhub_abi_version", try_gfxhub_abi_version, "", TRIAL_PLAIN},
  {"gfxhub_version", try_gfxhub_version, "", TRIAL_PLAIN},
  {"gfxhub_string_str", try_gfxhub_string_str, "p", TRIAL_PLAIN},
  {"gfxhub_string_free", try_gfxhub_string_free, "p", TRIAL_PLAIN},
  {"gfxhub_string_from_utf16", try_gfxhub_string_from_utf16, "p-", TRIAL_PLAIN},
  {"gfxhub_utf16_from_utf8", try_gfxhub_utf16_from_utf8, "t-", TRIAL_PLAIN},
  {"gfxhub_utf16_data", try_gfxhub_utf16_data, "p", TRIAL_PLAIN},
  {"gfxhub_utf16_len", try_gfxhub_utf16_len, "p", TRIAL_PLAIN},
  {"gfxhub_utf16_free", try_gfxhub_utf16_free, "p", TRIAL_PLAIN},
  {"gfxhub_error_kind", try_gfxhub_error_kind, "p", TRIAL_PLAIN},
  {"gfxhub_error_kind_name", try_gfxhub_error_kind_name, "p", TRIAL_PLAIN},
  {"gfxhub_error_effect", try_gfxhub_error_effect, "p", TRIAL_PLAIN},
  {"gfxhub_error_message", try_gfxhub_error_message, "p", TRIAL_PLAIN},
  {"gfxhub_error_detail", try_gfxhub_error_detail, "p", TRIAL_PLAIN},
  {"gfxhub_error_operation", try_gfxhub_error_operation, "p", TRIAL_PLAIN},
  {"gfxhub_error_method", try_gfxhub_error_method, "p", TRIAL_PLAIN},
  {"gfxhub_error_path", try_gfxhub_error_path, "p", TRIAL_PLAIN},
  {"gfxhub_error_http_status", try_gfxhub_error_http_status, "p", TRIAL_PLAIN},
  {"gfxhub_error_body", try_gfxhub_error_body, "p", TRIAL_PLAIN},
  {"gfxhub_error_has_body", try_gfxhub_error_has_body, "p", TRIAL_PLAIN},
  {"gfxhub_error_argument", try_gfxhub_error_argument, "p", TRIAL_PLAIN},
  {"gfxhub_error_has_argument", try_gfxhub_error_has_argument, "p", TRIAL_PLAIN},
  {"gfxhub_error_json_path", try_gfxhub_error_json_path, "p", TRIAL_PLAIN},
  {"gfxhub_error_has_json_path", try_gfxhub_error_has_json_path, "p", TRIAL_PLAIN},
  {"gfxhub_error_phase", try_gfxhub_error_phase, "p", TRIAL_PLAIN},
  {"gfxhub_error_attempts", try_gfxhub_error_attempts, "p", TRIAL_PLAIN},
  {"gfxhub_error_elapsed_us", try_gfxhub_error_elapsed_us, "p", TRIAL_PLAIN},
  {"gfxhub_error_retry_after_ms", try_gfxhub_error_retry_after_ms, "pp", TRIAL_PLAIN},
  {"gfxhub_error_free", try_gfxhub_error_free, "p", TRIAL_PLAIN},
  {"gfxhub_value_new_null", try_gfxhub_value_new_null, "", TRIAL_PLAIN},
  {"gfxhub_value_new_bool", try_gfxhub_value_new_bool, "-", TRIAL_PLAIN},
  {"gfxhub_value_new_int64", try_gfxhub_value_new_int64, "-", TRIAL_PLAIN},
  {"gfxhub_value_new_uint64", try_gfxhub_value_new_uint64, "-", TRIAL_PLAIN},
  {"gfxhub_value_new_double", try_gfxhub_value_new_double, "-", TRIAL_PLAIN},
  {"gfxhub_value_new_text", try_gfxhub_value_new_text, "t", TRIAL_PLAIN},
  {"gfxhub_value_new_text_of", try_gfxhub_value_new_text_of, "t-", TRIAL_PLAIN},
  {"gfxhub_value_from_json", try_gfxhub_value_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_value_to_json", try_gfxhub_value_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_value_clone", try_gfxhub_value_clone, "p", TRIAL_PLAIN},
  {"gfxhub_value_free", try_gfxhub_value_free, "p", TRIAL_PLAIN},
  {"gfxhub_value_kind_of", try_gfxhub_value_kind_of, "p", TRIAL_PLAIN},
  {"gfxhub_value_as_bool", try_gfxhub_value_as_bool, "pp", TRIAL_PLAIN},
  {"gfxhub_value_as_int64", try_gfxhub_value_as_int64, "pp", TRIAL_PLAIN},
  {"gfxhub_value_as_uint64", try_gfxhub_value_as_uint64, "pp", TRIAL_PLAIN},
  {"gfxhub_value_as_double", try_gfxhub_value_as_double, "pp", TRIAL_PLAIN},
  {"gfxhub_value_as_text", try_gfxhub_value_as_text, "p", TRIAL_PLAIN},
  {"gfxhub_value_equal", try_gfxhub_value_equal, "pp", TRIAL_PLAIN},
  {"gfxhub_value_approx_equal", try_gfxhub_value_approx_equal, "pp", TRIAL_PLAIN},
  {"gfxhub_value_new_array", try_gfxhub_value_new_array, "", TRIAL_PLAIN},
  {"gfxhub_value_new_object", try_gfxhub_value_new_object, "", TRIAL_PLAIN},
  {"gfxhub_value_push", try_gfxhub_value_push, "PP", TRIAL_PLAIN},
  {"gfxhub_value_set", try_gfxhub_value_set, "PTP", TRIAL_PLAIN},
  {"gfxhub_value_len", try_gfxhub_value_len, "p", TRIAL_PLAIN},
  {"gfxhub_value_at", try_gfxhub_value_at, "p-", TRIAL_PLAIN},
  {"gfxhub_value_key_at", try_gfxhub_value_key_at, "p-", TRIAL_PLAIN},
  {"gfxhub_value_get", try_gfxhub_value_get, "pt", TRIAL_PLAIN},
  {"gfxhub_value_new_vector", try_gfxhub_value_new_vector, "-", TRIAL_PLAIN},
  {"gfxhub_value_as_vector", try_gfxhub_value_as_vector, "pp", TRIAL_PLAIN},
  {"gfxhub_value_new_matrix", try_gfxhub_value_new_matrix, "p", TRIAL_PLAIN},
  {"gfxhub_value_as_matrix", try_gfxhub_value_as_matrix, "pp", TRIAL_PLAIN},
  {"gfxhub_value_new_track", try_gfxhub_value_new_track, "p", TRIAL_PLAIN},
  {"gfxhub_value_as_track", try_gfxhub_value_as_track, "pp", TRIAL_PLAIN},
  {"gfxhub_value_new_clean_plates", try_gfxhub_value_new_clean_plates, "p", TRIAL_PLAIN},
  {"gfxhub_value_as_clean_plates", try_gfxhub_value_as_clean_plates, "p", TRIAL_PLAIN},
  {"gfxhub_value_new_texture", try_gfxhub_value_new_texture, "p", TRIAL_PLAIN},
  {"gfxhub_value_as_texture", try_gfxhub_value_as_texture, "pp", TRIAL_PLAIN},
  {"gfxhub_cancel_token_new", try_gfxhub_cancel_token_new, "", TRIAL_PLAIN},
  {"gfxhub_cancel_token_clone", try_gfxhub_cancel_token_clone, "p", TRIAL_PLAIN},
  {"gfxhub_cancel_token_cancel", try_gfxhub_cancel_token_cancel, "p", TRIAL_PLAIN},
  {"gfxhub_cancel_token_is_cancelled", try_gfxhub_cancel_token_is_cancelled, "p", TRIAL_PLAIN},
  {"gfxhub_cancel_token_free", try_gfxhub_cancel_token_free, "p", TRIAL_PLAIN},
  {"gfxhub_call_options_new", try_gfxhub_call_options_new, "", TRIAL_PLAIN},
  {"gfxhub_call_options_clone", try_gfxhub_call_options_clone, "p", TRIAL_PLAIN},
  {"gfxhub_call_options_set_timeout_ms", try_gfxhub_call_options_set_timeout_ms, "P-", TRIAL_PLAIN},
  {"gfxhub_call_options_set_cancel", try_gfxhub_call_options_set_cancel, "PP", TRIAL_PLAIN},
  {"gfxhub_call_options_set_resend", try_gfxhub_call_options_set_resend, "P-", TRIAL_PLAIN},
  {"gfxhub_call_options_free", try_gfxhub_call_options_free, "p", TRIAL_PLAIN},
  {"gfxhub_event_operation", try_gfxhub_event_operation, "p", TRIAL_PLAIN},
  {"gfxhub_event_method", try_gfxhub_event_method, "p", TRIAL_PLAIN},
  {"gfxhub_event_path", try_gfxhub_event_path, "p", TRIAL_PLAIN},
  {"gfxhub_event_attempt", try_gfxhub_event_attempt, "p", TRIAL_PLAIN},
  {"gfxhub_event_http_status", try_gfxhub_event_http_status, "p", TRIAL_PLAIN},
  {"gfxhub_event_kind", try_gfxhub_event_kind, "p", TRIAL_PLAIN},
  {"gfxhub_event_effect", try_gfxhub_event_effect, "p", TRIAL_PLAIN},
  {"gfxhub_event_elapsed_us", try_gfxhub_event_elapsed_us, "p", TRIAL_PLAIN},
  {"gfxhub_event_bytes_sent", try_gfxhub_event_bytes_sent, "p", TRIAL_PLAIN},
  {"gfxhub_event_bytes_received", try_gfxhub_event_bytes_received, "p", TRIAL_PLAIN},
  {"gfxhub_client_options_new", try_gfxhub_client_options_new, "", TRIAL_PLAIN},
  {"gfxhub_client_options_set_api_key", try_gfxhub_client_options_set_api_key, "PT", TRIAL_PLAIN},
  {"gfxhub_client_options_set_header", try_gfxhub_client_options_set_header, "PTT", TRIAL_PLAIN},
  {"gfxhub_client_options_set_timeout_ms", try_gfxhub_client_options_set_timeout_ms, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_resolve_timeout_ms", try_gfxhub_client_options_set_resolve_timeout_ms, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_connect_timeout_ms", try_gfxhub_client_options_set_connect_timeout_ms, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_send_timeout_ms", try_gfxhub_client_options_set_send_timeout_ms, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_response_timeout_ms", try_gfxhub_client_options_set_response_timeout_ms, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_body_timeout_ms", try_gfxhub_client_options_set_body_timeout_ms, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_ca_file", try_gfxhub_client_options_set_ca_file, "PT", TRIAL_PLAIN},
  {"gfxhub_client_options_set_proxy", try_gfxhub_client_options_set_proxy, "PT", TRIAL_PLAIN},
  {"gfxhub_client_options_set_max_connections", try_gfxhub_client_options_set_max_connections, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_attempts", try_gfxhub_client_options_set_attempts, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_max_body", try_gfxhub_client_options_set_max_body, "P-", TRIAL_PLAIN},
  {"gfxhub_client_options_set_user_agent", try_gfxhub_client_options_set_user_agent, "PT", TRIAL_PLAIN},
  {"gfxhub_client_options_set_on_event", try_gfxhub_client_options_set_on_event, "PP-p", TRIAL_PLAIN},
  {"gfxhub_client_options_free", try_gfxhub_client_options_free, "p", TRIAL_PLAIN},
  {"gfxhub_client_new_abi", try_gfxhub_client_new_abi, "-TpPp", TRIAL_PLAIN},
  {"gfxhub_client_clone", try_gfxhub_client_clone, "p", TRIAL_PLAIN},
  {"gfxhub_client_close", try_gfxhub_client_close, "p", TRIAL_PLAIN},
  {"gfxhub_client_is_closed", try_gfxhub_client_is_closed, "p", TRIAL_PLAIN},
  {"gfxhub_client_free", try_gfxhub_client_free, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_ref_id", try_gfxhub_renderer_ref_id, "pp", TRIAL_PLAIN},
  {"gfxhub_renderer_ref_record", try_gfxhub_renderer_ref_record, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_id_list_len", try_gfxhub_renderer_id_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_id_list_at", try_gfxhub_renderer_id_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_renderer_id_list_to_json", try_gfxhub_renderer_id_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_id_list_free", try_gfxhub_renderer_id_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_engine_id", try_gfxhub_engine_id, "p", TRIAL_PLAIN},
  {"gfxhub_engine_name", try_gfxhub_engine_name, "p", TRIAL_PLAIN},
  {"gfxhub_engine_ip", try_gfxhub_engine_ip, "p", TRIAL_PLAIN},
  {"gfxhub_engine_role", try_gfxhub_engine_role, "p", TRIAL_PLAIN},
  {"gfxhub_engine_status", try_gfxhub_engine_status, "p", TRIAL_PLAIN},
  {"gfxhub_engine_cache_dir", try_gfxhub_engine_cache_dir, "p", TRIAL_PLAIN},
  {"gfxhub_engine_minimum_free_space", try_gfxhub_engine_minimum_free_space, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_used_space", try_gfxhub_engine_used_space, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_disk_space", try_gfxhub_engine_disk_space, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_can_cook", try_gfxhub_engine_can_cook, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_display_name", try_gfxhub_engine_display_name, "p", TRIAL_PLAIN},
  {"gfxhub_engine_re_enabled", try_gfxhub_engine_re_enabled, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_port", try_gfxhub_engine_port, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_rgraph_id", try_gfxhub_engine_rgraph_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_owner_studio_id", try_gfxhub_engine_owner_studio_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_ustate_id", try_gfxhub_engine_ustate_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_ue_enabled", try_gfxhub_engine_ue_enabled, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_instances_len", try_gfxhub_engine_instances_len, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instances_at", try_gfxhub_engine_instances_at, "p-", TRIAL_PLAIN},
  {"gfxhub_engine_engine_type", try_gfxhub_engine_engine_type, "p", TRIAL_PLAIN},
  {"gfxhub_engine_to_json", try_gfxhub_engine_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_engine_extra_json", try_gfxhub_engine_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_engine_from_json", try_gfxhub_engine_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_engine_clone", try_gfxhub_engine_clone, "p", TRIAL_PLAIN},
  {"gfxhub_engine_free", try_gfxhub_engine_free, "p", TRIAL_PLAIN},
  {"gfxhub_engine_list_len", try_gfxhub_engine_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_engine_list_at", try_gfxhub_engine_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_engine_list_to_json", try_gfxhub_engine_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_engine_list_free", try_gfxhub_engine_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_id", try_gfxhub_engine_instance_id, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_project_tag", try_gfxhub_engine_instance_project_tag, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_has_project_tag", try_gfxhub_engine_instance_has_project_tag, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_streaming", try_gfxhub_engine_instance_streaming, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_has_streaming", try_gfxhub_engine_instance_has_streaming, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_status", try_gfxhub_engine_instance_status, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_pid", try_gfxhub_engine_instance_pid, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_has_pid", try_gfxhub_engine_instance_has_pid, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_engine_host_id", try_gfxhub_engine_instance_engine_host_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_instance_engine_role_id", try_gfxhub_engine_instance_engine_role_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_instance_project_id", try_gfxhub_engine_instance_project_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_instance_project_map_id", try_gfxhub_engine_instance_project_map_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_instance_editor_path", try_gfxhub_engine_instance_editor_path, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_cooked_project_id", try_gfxhub_engine_instance_cooked_project_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_instance_cooked_map_id", try_gfxhub_engine_instance_cooked_map_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_instance_cooked_id", try_gfxhub_engine_instance_cooked_id, "pp", TRIAL_PLAIN},
  {"gfxhub_engine_instance_engine_type", try_gfxhub_engine_instance_engine_type, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_engine_version", try_gfxhub_engine_instance_engine_version, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_status_description", try_gfxhub_engine_instance_status_description, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_has_status_description", try_gfxhub_engine_instance_has_status_description, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_to_json", try_gfxhub_engine_instance_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_extra_json", try_gfxhub_engine_instance_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_from_json", try_gfxhub_engine_instance_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_engine_instance_clone", try_gfxhub_engine_instance_clone, "p", TRIAL_PLAIN},
  {"gfxhub_engine_instance_free", try_gfxhub_engine_instance_free, "p", TRIAL_PLAIN},
  {"gfxhub_node_node_path", try_gfxhub_node_node_path, "p", TRIAL_PLAIN},
  {"gfxhub_node_node_name", try_gfxhub_node_node_name, "p", TRIAL_PLAIN},
  {"gfxhub_node_to_json", try_gfxhub_node_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_node_extra_json", try_gfxhub_node_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_node_from_json", try_gfxhub_node_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_node_clone", try_gfxhub_node_clone, "p", TRIAL_PLAIN},
  {"gfxhub_node_free", try_gfxhub_node_free, "p", TRIAL_PLAIN},
  {"gfxhub_node_list_len", try_gfxhub_node_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_node_list_at", try_gfxhub_node_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_node_list_to_json", try_gfxhub_node_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_node_list_free", try_gfxhub_node_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_property_property_path", try_gfxhub_property_property_path, "p", TRIAL_PLAIN},
  {"gfxhub_property_display_name", try_gfxhub_property_display_name, "p", TRIAL_PLAIN},
  {"gfxhub_property_value", try_gfxhub_property_value, "p", TRIAL_PLAIN},
  {"gfxhub_property_to_json", try_gfxhub_property_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_property_extra_json", try_gfxhub_property_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_property_from_json", try_gfxhub_property_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_property_clone", try_gfxhub_property_clone, "p", TRIAL_PLAIN},
  {"gfxhub_property_free", try_gfxhub_property_free, "p", TRIAL_PLAIN},
  {"gfxhub_property_list_len", try_gfxhub_property_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_property_list_at", try_gfxhub_property_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_property_list_to_json", try_gfxhub_property_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_property_list_free", try_gfxhub_property_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_function_path", try_gfxhub_function_summary_function_path, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_function_name", try_gfxhub_function_summary_function_name, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_to_json", try_gfxhub_function_summary_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_extra_json", try_gfxhub_function_summary_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_from_json", try_gfxhub_function_summary_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_function_summary_clone", try_gfxhub_function_summary_clone, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_free", try_gfxhub_function_summary_free, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_list_len", try_gfxhub_function_summary_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_list_at", try_gfxhub_function_summary_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_function_summary_list_to_json", try_gfxhub_function_summary_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_function_summary_list_free", try_gfxhub_function_summary_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_function_function_path", try_gfxhub_function_function_path, "p", TRIAL_PLAIN},
  {"gfxhub_function_function_name", try_gfxhub_function_function_name, "p", TRIAL_PLAIN},
  {"gfxhub_function_properties_len", try_gfxhub_function_properties_len, "p", TRIAL_PLAIN},
  {"gfxhub_function_properties_key_at", try_gfxhub_function_properties_key_at, "p-", TRIAL_PLAIN},
  {"gfxhub_function_properties_at", try_gfxhub_function_properties_at, "p-", TRIAL_PLAIN},
  {"gfxhub_function_properties_get", try_gfxhub_function_properties_get, "pt", TRIAL_PLAIN},
  {"gfxhub_function_to_json", try_gfxhub_function_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_function_extra_json", try_gfxhub_function_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_function_from_json", try_gfxhub_function_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_function_clone", try_gfxhub_function_clone, "p", TRIAL_PLAIN},
  {"gfxhub_function_free", try_gfxhub_function_free, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_id", try_gfxhub_playout_rundown_id, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_name", try_gfxhub_playout_rundown_name, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_to_json", try_gfxhub_playout_rundown_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_extra_json", try_gfxhub_playout_rundown_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_from_json", try_gfxhub_playout_rundown_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_clone", try_gfxhub_playout_rundown_clone, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_free", try_gfxhub_playout_rundown_free, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_list_len", try_gfxhub_playout_rundown_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_list_at", try_gfxhub_playout_rundown_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_list_to_json", try_gfxhub_playout_rundown_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_list_free", try_gfxhub_playout_rundown_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_id", try_gfxhub_playout_item_id, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_name", try_gfxhub_playout_item_name, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_template", try_gfxhub_playout_item_template, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_data_len", try_gfxhub_playout_item_data_len, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_data_key_at", try_gfxhub_playout_item_data_key_at, "p-", TRIAL_PLAIN},
  {"gfxhub_playout_item_data_at", try_gfxhub_playout_item_data_at, "p-", TRIAL_PLAIN},
  {"gfxhub_playout_item_data_get", try_gfxhub_playout_item_data_get, "pt", TRIAL_PLAIN},
  {"gfxhub_playout_item_buttons_len", try_gfxhub_playout_item_buttons_len, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_buttons_at", try_gfxhub_playout_item_buttons_at, "p-", TRIAL_PLAIN},
  {"gfxhub_playout_item_to_json", try_gfxhub_playout_item_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_extra_json", try_gfxhub_playout_item_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_from_json", try_gfxhub_playout_item_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_playout_item_clone", try_gfxhub_playout_item_clone, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_free", try_gfxhub_playout_item_free, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_list_len", try_gfxhub_playout_item_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_list_at", try_gfxhub_playout_item_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_playout_item_list_to_json", try_gfxhub_playout_item_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_list_free", try_gfxhub_playout_item_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_playout_button_id", try_gfxhub_playout_button_id, "p", TRIAL_PLAIN},
  {"gfxhub_playout_button_label", try_gfxhub_playout_button_label, "p", TRIAL_PLAIN},
  {"gfxhub_playout_button_to_json", try_gfxhub_playout_button_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_button_extra_json", try_gfxhub_playout_button_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_button_from_json", try_gfxhub_playout_button_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_playout_button_clone", try_gfxhub_playout_button_clone, "p", TRIAL_PLAIN},
  {"gfxhub_playout_button_free", try_gfxhub_playout_button_free, "p", TRIAL_PLAIN},
  {"gfxhub_template_id", try_gfxhub_template_id, "p", TRIAL_PLAIN},
  {"gfxhub_template_name", try_gfxhub_template_name, "p", TRIAL_PLAIN},
  {"gfxhub_template_to_json", try_gfxhub_template_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_template_extra_json", try_gfxhub_template_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_template_from_json", try_gfxhub_template_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_template_clone", try_gfxhub_template_clone, "p", TRIAL_PLAIN},
  {"gfxhub_template_free", try_gfxhub_template_free, "p", TRIAL_PLAIN},
  {"gfxhub_template_list_len", try_gfxhub_template_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_template_list_at", try_gfxhub_template_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_template_list_to_json", try_gfxhub_template_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_template_list_free", try_gfxhub_template_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_ncs_id", try_gfxhub_newsroom_rundown_summary_ncs_id, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_ro_id", try_gfxhub_newsroom_rundown_summary_ro_id, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_ro_slug", try_gfxhub_newsroom_rundown_summary_ro_slug, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_status", try_gfxhub_newsroom_rundown_summary_status, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_created_at", try_gfxhub_newsroom_rundown_summary_created_at, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_updated_at", try_gfxhub_newsroom_rundown_summary_updated_at, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_to_json", try_gfxhub_newsroom_rundown_summary_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_extra_json", try_gfxhub_newsroom_rundown_summary_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_from_json", try_gfxhub_newsroom_rundown_summary_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_clone", try_gfxhub_newsroom_rundown_summary_clone, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_free", try_gfxhub_newsroom_rundown_summary_free, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_list_len", try_gfxhub_newsroom_rundown_summary_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_list_at", try_gfxhub_newsroom_rundown_summary_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_list_to_json", try_gfxhub_newsroom_rundown_summary_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_summary_list_free", try_gfxhub_newsroom_rundown_summary_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_ncs_id", try_gfxhub_newsroom_rundown_ncs_id, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_ro_id", try_gfxhub_newsroom_rundown_ro_id, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_ro_slug", try_gfxhub_newsroom_rundown_ro_slug, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_status", try_gfxhub_newsroom_rundown_status, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_created_at", try_gfxhub_newsroom_rundown_created_at, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_updated_at", try_gfxhub_newsroom_rundown_updated_at, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_ro_channel", try_gfxhub_newsroom_rundown_ro_channel, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_ro_ed_start", try_gfxhub_newsroom_rundown_ro_ed_start, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_ro_ed_dur", try_gfxhub_newsroom_rundown_ro_ed_dur, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_ro_trigger", try_gfxhub_newsroom_rundown_ro_trigger, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_macro_in", try_gfxhub_newsroom_rundown_macro_in, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_has_macro_in", try_gfxhub_newsroom_rundown_has_macro_in, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_macro_out", try_gfxhub_newsroom_rundown_macro_out, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_has_macro_out", try_gfxhub_newsroom_rundown_has_macro_out, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_mos_external_metadata", try_gfxhub_newsroom_rundown_mos_external_metadata, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_ready_to_air", try_gfxhub_newsroom_rundown_ready_to_air, "pp", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_items_len", try_gfxhub_newsroom_rundown_items_len, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_items_at", try_gfxhub_newsroom_rundown_items_at, "p-", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_to_json", try_gfxhub_newsroom_rundown_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_extra_json", try_gfxhub_newsroom_rundown_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_from_json", try_gfxhub_newsroom_rundown_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_clone", try_gfxhub_newsroom_rundown_clone, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_rundown_free", try_gfxhub_newsroom_rundown_free, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_story_id", try_gfxhub_newsroom_item_story_id, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_item_id", try_gfxhub_newsroom_item_item_id, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_story_slug", try_gfxhub_newsroom_item_story_slug, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_item_slug", try_gfxhub_newsroom_item_item_slug, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_mos_object", try_gfxhub_newsroom_item_mos_object, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_to_json", try_gfxhub_newsroom_item_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_extra_json", try_gfxhub_newsroom_item_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_from_json", try_gfxhub_newsroom_item_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_clone", try_gfxhub_newsroom_item_clone, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_item_free", try_gfxhub_newsroom_item_free, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_id", try_gfxhub_mos_object_obj_id, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_slug", try_gfxhub_mos_object_obj_slug, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_mos_abstract", try_gfxhub_mos_object_mos_abstract, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_group", try_gfxhub_mos_object_obj_group, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_has_obj_group", try_gfxhub_mos_object_has_obj_group, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_tb", try_gfxhub_mos_object_obj_tb, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_rev", try_gfxhub_mos_object_obj_rev, "pp", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_dur", try_gfxhub_mos_object_obj_dur, "pp", TRIAL_PLAIN},
  {"gfxhub_mos_object_status", try_gfxhub_mos_object_status, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_air", try_gfxhub_mos_object_obj_air, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_paths", try_gfxhub_mos_object_obj_paths, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_has_obj_paths", try_gfxhub_mos_object_has_obj_paths, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_mos_external_metadata", try_gfxhub_mos_object_mos_external_metadata, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_has_mos_external_metadata", try_gfxhub_mos_object_has_mos_external_metadata, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_created_by", try_gfxhub_mos_object_created_by, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_created", try_gfxhub_mos_object_created, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_changed_by", try_gfxhub_mos_object_changed_by, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_changed", try_gfxhub_mos_object_changed, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_description", try_gfxhub_mos_object_description, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_obj_type", try_gfxhub_mos_object_obj_type, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_template", try_gfxhub_mos_object_template, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_data_len", try_gfxhub_mos_object_data_len, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_data_key_at", try_gfxhub_mos_object_data_key_at, "p-", TRIAL_PLAIN},
  {"gfxhub_mos_object_data_at", try_gfxhub_mos_object_data_at, "p-", TRIAL_PLAIN},
  {"gfxhub_mos_object_data_get", try_gfxhub_mos_object_data_get, "pt", TRIAL_PLAIN},
  {"gfxhub_mos_object_buttons_len", try_gfxhub_mos_object_buttons_len, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_buttons_at", try_gfxhub_mos_object_buttons_at, "p-", TRIAL_PLAIN},
  {"gfxhub_mos_object_to_json", try_gfxhub_mos_object_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_extra_json", try_gfxhub_mos_object_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_from_json", try_gfxhub_mos_object_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_mos_object_clone", try_gfxhub_mos_object_clone, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_free", try_gfxhub_mos_object_free, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_button_id", try_gfxhub_newsroom_button_id, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_button_key", try_gfxhub_newsroom_button_key, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_button_label", try_gfxhub_newsroom_button_label, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_button_to_json", try_gfxhub_newsroom_button_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_button_extra_json", try_gfxhub_newsroom_button_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_button_from_json", try_gfxhub_newsroom_button_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_newsroom_button_clone", try_gfxhub_newsroom_button_clone, "p", TRIAL_PLAIN},
  {"gfxhub_newsroom_button_free", try_gfxhub_newsroom_button_free, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_id", try_gfxhub_graph_summary_id, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_name", try_gfxhub_graph_summary_name, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_to_json", try_gfxhub_graph_summary_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_extra_json", try_gfxhub_graph_summary_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_from_json", try_gfxhub_graph_summary_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_graph_summary_clone", try_gfxhub_graph_summary_clone, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_free", try_gfxhub_graph_summary_free, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_list_len", try_gfxhub_graph_summary_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_list_at", try_gfxhub_graph_summary_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_graph_summary_list_to_json", try_gfxhub_graph_summary_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_graph_summary_list_free", try_gfxhub_graph_summary_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_graph_id", try_gfxhub_graph_id, "p", TRIAL_PLAIN},
  {"gfxhub_graph_name", try_gfxhub_graph_name, "p", TRIAL_PLAIN},
  {"gfxhub_graph_content", try_gfxhub_graph_content, "p", TRIAL_PLAIN},
  {"gfxhub_graph_to_json", try_gfxhub_graph_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_graph_extra_json", try_gfxhub_graph_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_graph_from_json", try_gfxhub_graph_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_graph_clone", try_gfxhub_graph_clone, "p", TRIAL_PLAIN},
  {"gfxhub_graph_free", try_gfxhub_graph_free, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_id", try_gfxhub_rgraph_summary_id, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_name", try_gfxhub_rgraph_summary_name, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_to_json", try_gfxhub_rgraph_summary_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_extra_json", try_gfxhub_rgraph_summary_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_from_json", try_gfxhub_rgraph_summary_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_clone", try_gfxhub_rgraph_summary_clone, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_free", try_gfxhub_rgraph_summary_free, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_list_len", try_gfxhub_rgraph_summary_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_list_at", try_gfxhub_rgraph_summary_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_list_to_json", try_gfxhub_rgraph_summary_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_summary_list_free", try_gfxhub_rgraph_summary_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_id", try_gfxhub_rgraph_id, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_name", try_gfxhub_rgraph_name, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_xml_content", try_gfxhub_rgraph_xml_content, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_to_json", try_gfxhub_rgraph_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_extra_json", try_gfxhub_rgraph_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_from_json", try_gfxhub_rgraph_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_rgraph_clone", try_gfxhub_rgraph_clone, "p", TRIAL_PLAIN},
  {"gfxhub_rgraph_free", try_gfxhub_rgraph_free, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_id", try_gfxhub_ustate_summary_id, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_name", try_gfxhub_ustate_summary_name, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_to_json", try_gfxhub_ustate_summary_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_extra_json", try_gfxhub_ustate_summary_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_from_json", try_gfxhub_ustate_summary_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_clone", try_gfxhub_ustate_summary_clone, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_free", try_gfxhub_ustate_summary_free, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_list_len", try_gfxhub_ustate_summary_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_list_at", try_gfxhub_ustate_summary_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_list_to_json", try_gfxhub_ustate_summary_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_summary_list_free", try_gfxhub_ustate_summary_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_id", try_gfxhub_ustate_id, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_name", try_gfxhub_ustate_name, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_ustate_data", try_gfxhub_ustate_ustate_data, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_to_json", try_gfxhub_ustate_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_extra_json", try_gfxhub_ustate_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_from_json", try_gfxhub_ustate_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_ustate_clone", try_gfxhub_ustate_clone, "p", TRIAL_PLAIN},
  {"gfxhub_ustate_free", try_gfxhub_ustate_free, "p", TRIAL_PLAIN},
  {"gfxhub_project_project_id", try_gfxhub_project_project_id, "p", TRIAL_PLAIN},
  {"gfxhub_project_name", try_gfxhub_project_name, "p", TRIAL_PLAIN},
  {"gfxhub_project_version", try_gfxhub_project_version, "p", TRIAL_PLAIN},
  {"gfxhub_project_shared_folder_name", try_gfxhub_project_shared_folder_name, "p", TRIAL_PLAIN},
  {"gfxhub_project_maps_len", try_gfxhub_project_maps_len, "p", TRIAL_PLAIN},
  {"gfxhub_project_maps_at", try_gfxhub_project_maps_at, "p-", TRIAL_PLAIN},
  {"gfxhub_project_created_at", try_gfxhub_project_created_at, "pp", TRIAL_PLAIN},
  {"gfxhub_project_updated_at", try_gfxhub_project_updated_at, "pp", TRIAL_PLAIN},
  {"gfxhub_project_to_json", try_gfxhub_project_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_project_extra_json", try_gfxhub_project_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_project_from_json", try_gfxhub_project_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_project_clone", try_gfxhub_project_clone, "p", TRIAL_PLAIN},
  {"gfxhub_project_free", try_gfxhub_project_free, "p", TRIAL_PLAIN},
  {"gfxhub_project_list_len", try_gfxhub_project_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_project_list_at", try_gfxhub_project_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_project_list_to_json", try_gfxhub_project_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_project_list_free", try_gfxhub_project_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_id", try_gfxhub_launch_config_id, "pp", TRIAL_PLAIN},
  {"gfxhub_launch_config_name", try_gfxhub_launch_config_name, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_renderers_len", try_gfxhub_launch_config_renderers_len, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_renderers_at", try_gfxhub_launch_config_renderers_at, "p-", TRIAL_PLAIN},
  {"gfxhub_launch_config_to_json", try_gfxhub_launch_config_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_extra_json", try_gfxhub_launch_config_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_from_json", try_gfxhub_launch_config_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_launch_config_clone", try_gfxhub_launch_config_clone, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_free", try_gfxhub_launch_config_free, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_list_len", try_gfxhub_launch_config_list_len, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_list_at", try_gfxhub_launch_config_list_at, "p-", TRIAL_PLAIN},
  {"gfxhub_launch_config_list_to_json", try_gfxhub_launch_config_list_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_list_free", try_gfxhub_launch_config_list_free, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_created_id", try_gfxhub_launch_config_created_id, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_created_renderers_len", try_gfxhub_launch_config_created_renderers_len, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_created_renderers_at", try_gfxhub_launch_config_created_renderers_at, "p-", TRIAL_PLAIN},
  {"gfxhub_launch_config_created_to_json", try_gfxhub_launch_config_created_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_created_extra_json", try_gfxhub_launch_config_created_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_created_from_json", try_gfxhub_launch_config_created_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_launch_config_created_clone", try_gfxhub_launch_config_created_clone, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_created_free", try_gfxhub_launch_config_created_free, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_launch_config_id", try_gfxhub_renderer_launch_config_id, "pp", TRIAL_PLAIN},
  {"gfxhub_renderer_engine_id", try_gfxhub_renderer_engine_id, "pp", TRIAL_PLAIN},
  {"gfxhub_renderer_project_id", try_gfxhub_renderer_project_id, "pp", TRIAL_PLAIN},
  {"gfxhub_renderer_project_map_id", try_gfxhub_renderer_project_map_id, "pp", TRIAL_PLAIN},
  {"gfxhub_renderer_engine_type", try_gfxhub_renderer_engine_type, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_state_id", try_gfxhub_renderer_state_id, "pp", TRIAL_PLAIN},
  {"gfxhub_renderer_to_json", try_gfxhub_renderer_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_extra_json", try_gfxhub_renderer_extra_json, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_from_json", try_gfxhub_renderer_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_renderer_clone", try_gfxhub_renderer_clone, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_free", try_gfxhub_renderer_free, "p", TRIAL_PLAIN},
  {"gfxhub_property_update_new", try_gfxhub_property_update_new, "p", TRIAL_PLAIN},
  {"gfxhub_property_update_set_interpolation", try_gfxhub_property_update_set_interpolation, "PT", TRIAL_PLAIN},
  {"gfxhub_property_update_set_duration", try_gfxhub_property_update_set_duration, "P-", TRIAL_PLAIN},
  {"gfxhub_property_update_set_delay", try_gfxhub_property_update_set_delay, "P-", TRIAL_PLAIN},
  {"gfxhub_property_update_from_json", try_gfxhub_property_update_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_property_update_to_json", try_gfxhub_property_update_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_property_update_clone", try_gfxhub_property_update_clone, "p", TRIAL_PLAIN},
  {"gfxhub_property_update_free", try_gfxhub_property_update_free, "p", TRIAL_PLAIN},
  {"gfxhub_function_call_new", try_gfxhub_function_call_new, "", TRIAL_PLAIN},
  {"gfxhub_function_call_add_parameters", try_gfxhub_function_call_add_parameters, "PP", TRIAL_PLAIN},
  {"gfxhub_function_call_clear_parameters", try_gfxhub_function_call_clear_parameters, "P", TRIAL_PLAIN},
  {"gfxhub_function_call_from_json", try_gfxhub_function_call_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_function_call_to_json", try_gfxhub_function_call_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_function_call_clone", try_gfxhub_function_call_clone, "p", TRIAL_PLAIN},
  {"gfxhub_function_call_free", try_gfxhub_function_call_free, "p", TRIAL_PLAIN},
  {"gfxhub_function_parameter_new", try_gfxhub_function_parameter_new, "tp", TRIAL_PLAIN},
  {"gfxhub_function_parameter_from_json", try_gfxhub_function_parameter_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_function_parameter_to_json", try_gfxhub_function_parameter_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_function_parameter_clone", try_gfxhub_function_parameter_clone, "p", TRIAL_PLAIN},
  {"gfxhub_function_parameter_free", try_gfxhub_function_parameter_free, "p", TRIAL_PLAIN},
  {"gfxhub_payload_new", try_gfxhub_payload_new, "p", TRIAL_PLAIN},
  {"gfxhub_payload_from_json", try_gfxhub_payload_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_payload_to_json", try_gfxhub_payload_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_payload_clone", try_gfxhub_payload_clone, "p", TRIAL_PLAIN},
  {"gfxhub_payload_free", try_gfxhub_payload_free, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_name_body_new", try_gfxhub_playout_rundown_name_body_new, "t", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_name_body_from_json", try_gfxhub_playout_rundown_name_body_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_name_body_to_json", try_gfxhub_playout_rundown_name_body_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_name_body_clone", try_gfxhub_playout_rundown_name_body_clone, "p", TRIAL_PLAIN},
  {"gfxhub_playout_rundown_name_body_free", try_gfxhub_playout_rundown_name_body_free, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_create_new", try_gfxhub_playout_item_create_new, "tt", TRIAL_PLAIN},
  {"gfxhub_playout_item_create_set_order", try_gfxhub_playout_item_create_set_order, "P-", TRIAL_PLAIN},
  {"gfxhub_playout_item_create_set_data", try_gfxhub_playout_item_create_set_data, "PP", TRIAL_PLAIN},
  {"gfxhub_playout_item_create_add_data", try_gfxhub_playout_item_create_add_data, "PTP", TRIAL_PLAIN},
  {"gfxhub_playout_item_create_from_json", try_gfxhub_playout_item_create_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_playout_item_create_to_json", try_gfxhub_playout_item_create_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_create_clone", try_gfxhub_playout_item_create_clone, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_create_free", try_gfxhub_playout_item_create_free, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_new", try_gfxhub_playout_item_update_new, "", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_set_name", try_gfxhub_playout_item_update_set_name, "PT", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_set_template", try_gfxhub_playout_item_update_set_template, "PT", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_set_order", try_gfxhub_playout_item_update_set_order, "P-", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_add_overridden_channels", try_gfxhub_playout_item_update_add_overridden_channels, "P-", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_clear_overridden_channels", try_gfxhub_playout_item_update_clear_overridden_channels, "P", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_set_data", try_gfxhub_playout_item_update_set_data, "PP", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_add_data", try_gfxhub_playout_item_update_add_data, "PTP", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_from_json", try_gfxhub_playout_item_update_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_to_json", try_gfxhub_playout_item_update_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_clone", try_gfxhub_playout_item_update_clone, "p", TRIAL_PLAIN},
  {"gfxhub_playout_item_update_free", try_gfxhub_playout_item_update_free, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_update_new", try_gfxhub_mos_object_update_new, "", TRIAL_PLAIN},
  {"gfxhub_mos_object_update_set_description", try_gfxhub_mos_object_update_set_description, "PT", TRIAL_PLAIN},
  {"gfxhub_mos_object_update_set_data", try_gfxhub_mos_object_update_set_data, "PP", TRIAL_PLAIN},
  {"gfxhub_mos_object_update_add_data", try_gfxhub_mos_object_update_add_data, "PTP", TRIAL_PLAIN},
  {"gfxhub_mos_object_update_from_json", try_gfxhub_mos_object_update_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_mos_object_update_to_json", try_gfxhub_mos_object_update_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_update_clone", try_gfxhub_mos_object_update_clone, "p", TRIAL_PLAIN},
  {"gfxhub_mos_object_update_free", try_gfxhub_mos_object_update_free, "p", TRIAL_PLAIN},
  {"gfxhub_engine_host_new", try_gfxhub_engine_host_new, "-", TRIAL_PLAIN},
  {"gfxhub_engine_host_from_json", try_gfxhub_engine_host_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_engine_host_to_json", try_gfxhub_engine_host_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_engine_host_clone", try_gfxhub_engine_host_clone, "p", TRIAL_PLAIN},
  {"gfxhub_engine_host_free", try_gfxhub_engine_host_free, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_create_new", try_gfxhub_launch_config_create_new, "t", TRIAL_PLAIN},
  {"gfxhub_launch_config_create_add_renderers", try_gfxhub_launch_config_create_add_renderers, "P-", TRIAL_PLAIN},
  {"gfxhub_launch_config_create_clear_renderers", try_gfxhub_launch_config_create_clear_renderers, "P", TRIAL_PLAIN},
  {"gfxhub_launch_config_create_from_json", try_gfxhub_launch_config_create_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_launch_config_create_to_json", try_gfxhub_launch_config_create_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_create_clone", try_gfxhub_launch_config_create_clone, "p", TRIAL_PLAIN},
  {"gfxhub_launch_config_create_free", try_gfxhub_launch_config_create_free, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_create_new", try_gfxhub_renderer_create_new, "", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_launch_config_id", try_gfxhub_renderer_create_set_launch_config_id, "P-", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_engine_id", try_gfxhub_renderer_create_set_engine_id, "P-", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_engine_id_null", try_gfxhub_renderer_create_set_engine_id_null, "P", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_project_id", try_gfxhub_renderer_create_set_project_id, "P-", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_project_id_null", try_gfxhub_renderer_create_set_project_id_null, "P", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_project_map_id", try_gfxhub_renderer_create_set_project_map_id, "P-", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_project_map_id_null", try_gfxhub_renderer_create_set_project_map_id_null, "P", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_engine_type", try_gfxhub_renderer_create_set_engine_type, "PT", TRIAL_PLAIN},
  {"gfxhub_renderer_create_set_state_id", try_gfxhub_renderer_create_set_state_id, "P-", TRIAL_PLAIN},
  {"gfxhub_renderer_create_from_json", try_gfxhub_renderer_create_from_json, "TPp", TRIAL_PLAIN},
  {"gfxhub_renderer_create_to_json", try_gfxhub_renderer_create_to_json, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_create_clone", try_gfxhub_renderer_create_clone, "p", TRIAL_PLAIN},
  {"gfxhub_renderer_create_free", try_gfxhub_renderer_create_free, "p", TRIAL_PLAIN},
  {"gfxhub_engines_list", try_gfxhub_engines_list, "PpPp", TRIAL_READ},
  {"gfxhub_engines_get", try_gfxhub_engines_get, "P-pPp", TRIAL_READ},
  {"gfxhub_engines_list_nodes", try_gfxhub_engines_list_nodes, "P-pPp", TRIAL_READ},
  {"gfxhub_engines_get_node", try_gfxhub_engines_get_node, "P-TpPp", TRIAL_READ},
  {"gfxhub_engines_list_properties", try_gfxhub_engines_list_properties, "P-TpPp", TRIAL_READ},
  {"gfxhub_engines_get_property", try_gfxhub_engines_get_property, "P-TTpPp", TRIAL_READ},
  {"gfxhub_engines_set_property", try_gfxhub_engines_set_property, "P-TTPpPp", TRIAL_WRITE},
  {"gfxhub_engines_list_functions", try_gfxhub_engines_list_functions, "P-TpPp", TRIAL_READ},
  {"gfxhub_engines_get_function", try_gfxhub_engines_get_function, "P-TTpPp", TRIAL_READ},
  {"gfxhub_engines_call_function", try_gfxhub_engines_call_function, "P-TTPpp", TRIAL_WRITE},
  {"gfxhub_playout_list_rundowns", try_gfxhub_playout_list_rundowns, "PpPp", TRIAL_READ},
  {"gfxhub_playout_create_rundown", try_gfxhub_playout_create_rundown, "PPpPp", TRIAL_WRITE},
  {"gfxhub_playout_get_rundown", try_gfxhub_playout_get_rundown, "P-pPp", TRIAL_READ},
  {"gfxhub_playout_delete_rundown", try_gfxhub_playout_delete_rundown, "P-pp", TRIAL_WRITE},
  {"gfxhub_playout_rename_rundown", try_gfxhub_playout_rename_rundown, "P-PpPp", TRIAL_WRITE},
  {"gfxhub_playout_list_items", try_gfxhub_playout_list_items, "P-pPp", TRIAL_READ},
  {"gfxhub_playout_create_item", try_gfxhub_playout_create_item, "P-PpPp", TRIAL_WRITE},
  {"gfxhub_playout_get_item", try_gfxhub_playout_get_item, "P--pPp", TRIAL_READ},
  {"gfxhub_playout_delete_item", try_gfxhub_playout_delete_item, "P--pp", TRIAL_WRITE},
  {"gfxhub_playout_update_item", try_gfxhub_playout_update_item, "P--PpPp", TRIAL_WRITE},
  {"gfxhub_playout_trigger_button", try_gfxhub_playout_trigger_button, "P--Tpp", TRIAL_WRITE},
  {"gfxhub_playout_list_templates", try_gfxhub_playout_list_templates, "PpPp", TRIAL_READ},
  {"gfxhub_playout_trigger_external_data", try_gfxhub_playout_trigger_external_data, "P--TtpPp", TRIAL_WRITE},
  {"gfxhub_newsroom_list_rundowns", try_gfxhub_newsroom_list_rundowns, "PpPp", TRIAL_READ},
  {"gfxhub_newsroom_list_device_rundowns", try_gfxhub_newsroom_list_device_rundowns, "PTpPp", TRIAL_READ},
  {"gfxhub_newsroom_get_rundown", try_gfxhub_newsroom_get_rundown, "PTTpPp", TRIAL_READ},
  {"gfxhub_newsroom_update_mos_object", try_gfxhub_newsroom_update_mos_object, "PTPpPp", TRIAL_WRITE},
  {"gfxhub_newsroom_trigger_button", try_gfxhub_newsroom_trigger_button, "PTTTTTpp", TRIAL_WRITE},
  {"gfxhub_graphs_list", try_gfxhub_graphs_list, "PpPp", TRIAL_READ},
  {"gfxhub_graphs_get", try_gfxhub_graphs_get, "P-pPp", TRIAL_READ},
  {"gfxhub_graphs_load", try_gfxhub_graphs_load, "P-Ppp", TRIAL_WRITE},
  {"gfxhub_rgraphs_list", try_gfxhub_rgraphs_list, "PpPp", TRIAL_READ},
  {"gfxhub_rgraphs_get", try_gfxhub_rgraphs_get, "P-pPp", TRIAL_READ},
  {"gfxhub_rgraphs_load", try_gfxhub_rgraphs_load, "P-Ppp", TRIAL_WRITE},
  {"gfxhub_ustates_list", try_gfxhub_ustates_list, "PpPp", TRIAL_READ},
  {"gfxhub_ustates_get", try_gfxhub_ustates_get, "P-pPp", TRIAL_READ},
  {"gfxhub_ustates_load", try_gfxhub_ustates_load, "P-Ppp", TRIAL_WRITE},
  {"gfxhub_projects_list", try_gfxhub_projects_list, "PpPp", TRIAL_READ},
  {"gfxhub_launcher_list", try_gfxhub_launcher_list, "PpPp", TRIAL_READ},
  {"gfxhub_launcher_get", try_gfxhub_launcher_get, "P-pPp", TRIAL_READ},
  {"gfxhub_launcher_create", try_gfxhub_launcher_create, "PPpPp", TRIAL_WRITE},
  {"gfxhub_launcher_launch", try_gfxhub_launcher_launch, "P-pPp", TRIAL_WRITE},
  {"gfxhub_launcher_stop", try_gfxhub_launcher_stop, "P-pp", TRIAL_WRITE},
  {"gfxhub_launcher_retime", try_gfxhub_launcher_retime, "P-pp", TRIAL_WRITE},
  {"gfxhub_launcher_list_renderers", try_gfxhub_launcher_list_renderers, "P-pPp", TRIAL_READ},
  {"gfxhub_launcher_get_renderer", try_gfxhub_launcher_get_renderer, "P--pPp", TRIAL_READ},
  {"gfxhub_launcher_create_renderer", try_gfxhub_launcher_create_renderer, "P-PpPp", TRIAL_WRITE},
  {"gfxhub_launcher_start_renderer", try_gfxhub_launcher_start_renderer, "P--pPp", TRIAL_WRITE},
  {"gfxhub_launcher_stop_renderer", try_gfxhub_launcher_stop_renderer, "P--pPp", TRIAL_WRITE},
  {"gfxhub_response_status", try_gfxhub_response_status, "p", TRIAL_PLAIN},
  {"gfxhub_response_body", try_gfxhub_response_body, "p", TRIAL_PLAIN},
  {"gfxhub_response_is_text", try_gfxhub_response_is_text, "p", TRIAL_PLAIN},
  {"gfxhub_response_header", try_gfxhub_response_header, "pt", TRIAL_PLAIN},
  {"gfxhub_response_has_header", try_gfxhub_response_has_header, "pt", TRIAL_PLAIN},
  {"gfxhub_response_free", try_gfxhub_response_free, "p", TRIAL_PLAIN},
  {"gfxhub_request", try_gfxhub_request, "PTTtpPp", TRIAL_PLAIN},
  {"gfxhub_invoke", try_gfxhub_invoke, "PTtpPp", TRIAL_PLAIN},
  {"gfxhub_invoked_text", try_gfxhub_invoked_text, "p", TRIAL_PLAIN},
  {"gfxhub_invoked_result", try_gfxhub_invoked_result, "p", TRIAL_PLAIN},
  {"gfxhub_invoked_status", try_gfxhub_invoked_status, "p", TRIAL_PLAIN},
  {"gfxhub_invoked_free", try_gfxhub_invoked_free, "p", TRIAL_PLAIN},
  {"gfxhub_set_thread_hooks", try_gfxhub_set_thread_hooks, "pp-", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_new", try_gfxhub_local_hub_options_new, "", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_set_port", try_gfxhub_local_hub_options_set_port, "P-", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_set_show_json", try_gfxhub_local_hub_options_set_show_json, "PT", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_set_store", try_gfxhub_local_hub_options_set_store, "PT", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_set_profile", try_gfxhub_local_hub_options_set_profile, "PT", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_set_api_key", try_gfxhub_local_hub_options_set_api_key, "PT", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_set_manual_clock", try_gfxhub_local_hub_options_set_manual_clock, "P-", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_free", try_gfxhub_local_hub_options_free, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_start", try_gfxhub_local_hub_start, "pPp", TRIAL_PLAIN},
  {"gfxhub_local_hub_url", try_gfxhub_local_hub_url, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_port", try_gfxhub_local_hub_port, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_token", try_gfxhub_local_hub_token, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_advance_ms", try_gfxhub_local_hub_advance_ms, "P-", TRIAL_PLAIN},
  {"gfxhub_local_hub_journal_json", try_gfxhub_local_hub_journal_json, "p-", TRIAL_PLAIN},
  {"gfxhub_local_hub_requests_json", try_gfxhub_local_hub_requests_json, "p-", TRIAL_PLAIN},
  {"gfxhub_local_hub_requests_dropped", try_gfxhub_local_hub_requests_dropped, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_free", try_gfxhub_local_hub_free, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_options_set_faults_json", try_gfxhub_local_hub_options_set_faults_json, "PTp", TRIAL_PLAIN},
  {"gfxhub_local_hub_set_faults_json", try_gfxhub_local_hub_set_faults_json, "PTp", TRIAL_PLAIN},
  {"gfxhub_local_hub_clear_faults", try_gfxhub_local_hub_clear_faults, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_faults_struck", try_gfxhub_local_hub_faults_struck, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_faults_json", try_gfxhub_local_hub_faults_json, "p", TRIAL_PLAIN},
  {"gfxhub_local_hub_tally", try_gfxhub_local_hub_tally, "PTP", TRIAL_PLAIN},
  {"gfxhub_local_hub_reset", try_gfxhub_local_hub_reset, "Pp", TRIAL_PLAIN},
  {NULL, NULL, NULL, TRIAL_PLAIN},
};
