/* Compares the results of an export with the expected ones. */

#include "trial.h"

#include <stdio.h>
#include <string.h>

int trial_faults = 0;

static void fault(const trial *t, const char *why) {
  trial_faults++;
  fprintf(stderr, "%s, %s: %s\n", t->name, t->how, why);
}

const char *trial_text(const trial *t, int at, const char *text) {
  if (t->null_at == at) {
    return NULL;
  }
  return t->broken_at == at ? "\xc3\x28" : text;
}

bool trial_kept(const trial *t, int at) {
  return t->null_at == at || t->expected == EXPECT_INTERNAL;
}

void trial_on_event(const gfxhub_event *event, void *user_data) {
  (void)event;
  (void)user_data;
}

void trial_on_completion(const gfxhub_completion *completion, void *user_data) {
  (void)completion;
  (void)user_data;
}

void trial_work(const gfxhub_client *client, const gfxhub_error *error, void *user_data) {
  (void)client;
  (void)error;
  (void)user_data;
}

void trial_hook(void *user_data) { (void)user_data; }

bool trial_on_progress(size_t done, size_t total, void *user_data) {
  (void)done;
  (void)total;
  (void)user_data;
  return true;
}

void trial_status(trial *t, gfxhub_status got, const gfxhub_error *error) {
  t->status = got;
  if (error != NULL && gfxhub_error_kind(error) != got) {
    fault(t, "the status is not that of the error");
  }
  if (got == GFXHUB_STATUS_OK && error != NULL) {
    fault(t, "an error was written on success");
  }
  switch (t->expected) {
    case EXPECT_INVALID:
      if (got != GFXHUB_STATUS_INVALID) {
        fault(t, "it is not refused");
      }
      break;
    case EXPECT_INTERNAL:
      if (got != GFXHUB_STATUS_INTERNAL) {
        fault(t, "it does not report the panic");
      } else if (error != NULL && gfxhub_error_effect(error) != t->effect) {
        fault(t, "the effect is wrong");
      } else if (error != NULL && strstr(gfxhub_error_message(error).data, "a test made") == NULL) {
        fault(t, "the error does not contain the message of the panic");
      }
      break;
    case EXPECT_AFTER:
      if (got == GFXHUB_STATUS_INTERNAL && error != NULL &&
          gfxhub_error_effect(error) != t->effect) {
        fault(t, "the effect is wrong");
      }
      break;
    default:
      if (got == GFXHUB_STATUS_INTERNAL) {
        fault(t, error ? gfxhub_error_message(error).data : "it panicked");
      }
  }
}

void trial_message(trial *t, gfxhub_status got, const gfxhub_local_hub_text *text) {
  const char *message = gfxhub_local_hub_text_str(text).data;
  trial_status(t, got, NULL);
  if (text != NULL && (got == GFXHUB_STATUS_OK || message[0] == '\0')) {
    fault(t, "a message on success, or an empty message");
  }
  if (text != NULL && got == GFXHUB_STATUS_INTERNAL && strstr(message, "a test made") == NULL) {
    fault(t, "the text does not contain the message of the panic");
  }
}

static void neutral(trial *t, bool is_neutral) {
  if (t->expected != EXPECT_ANY && !is_neutral) {
    fault(t, "the result is not the neutral value");
  }
}

void trial_str(trial *t, gfxhub_str got) {
  if (got.data == NULL || got.data[got.len] != '\0') {
    fault(t, "the text is not NUL-terminated");
    return;
  }
  neutral(t, got.len == 0);
}

void trial_pointer(trial *t, const void *got) { neutral(t, got == NULL); }

void trial_number(trial *t, bool got) { neutral(t, !got); }

void trial_nothing(trial *t) { (void)t; }
