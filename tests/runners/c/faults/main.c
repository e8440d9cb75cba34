/*
 * Runs the fault samples through C: every call must end as its sample says, with the numbers of
 * requests and effects at the hub simulator that the sample says.
 *
 *   faults FILE   tests/faults.json
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gfxhub.h>
#include <gfxhub_local_hub.h>

#include "../system/threads.h"

/* Maximum time in milliseconds to wait until the hub has counted its effects. */
#define TIMEOUT 5000

static int faults = 0;

static void need(bool well, const char *what) {
  if (!well) {
    fprintf(stderr, "faults: %s\n", what);
    exit(3);
  }
}

static const char *text(const gfxhub_value *object, const char *name) {
  return gfxhub_value_as_text(gfxhub_value_get(object, name)).data;
}

static int64_t number(const gfxhub_value *object, const char *name) {
  int64_t got = -1;
  gfxhub_value_as_int64(gfxhub_value_get(object, name), &got);
  return got;
}

static const char *effect_word(gfxhub_effect effect) {
  static const char *const words[] = {"none", "maybe", "done"};
  size_t at = (size_t)effect;
  return at < sizeof words / sizeof *words ? words[at] : "unknown";
}

/* Reads the JSON of a whole file. */
static gfxhub_value *read_json(const char *path) {
  FILE *file = fopen(path, "rb");
  size_t room = 1 << 16, len = 0, got = 1;
  char *bytes = malloc(room);
  gfxhub_value *value = NULL;
  gfxhub_error *error = NULL;
  need(file != NULL, path);
  while (got > 0) {
    if (room - len < 2) {
      room *= 2;
      bytes = realloc(bytes, room);
    }
    need(bytes != NULL, "no memory");
    got = fread(bytes + len, 1, room - len - 1, file);
    len += got;
  }
  bytes[len] = '\0';
  fclose(file);
  if (gfxhub_value_from_json(bytes, &value, &error) != GFXHUB_STATUS_OK) {
    need(false, gfxhub_error_message(error).data);
  }
  free(bytes);
  return value;
}

/* Starts a hub with the faults of the sample. */
static gfxhub_local_hub *hub_of(const gfxhub_value *sample) {
  gfxhub_value *scenario = gfxhub_value_new_object();
  gfxhub_local_hub *hub = NULL;
  gfxhub_local_hub_text *error = NULL;
  gfxhub_string *json;
  gfxhub_value_set(scenario, "faults", gfxhub_value_get(sample, "faults"));
  json = gfxhub_value_to_json(scenario);
  need(gfxhub_local_hub_start(NULL, &hub, NULL) == GFXHUB_STATUS_OK, "no hub");
  if (gfxhub_local_hub_set_faults_json(hub, gfxhub_string_str(json).data, &error) !=
      GFXHUB_STATUS_OK) {
    need(false, gfxhub_local_hub_text_str(error).data);
  }
  gfxhub_string_free(json);
  gfxhub_value_free(scenario);
  return hub;
}

static gfxhub_client *client_of(const gfxhub_local_hub *hub, const char *id, int64_t attempts) {
  gfxhub_client_options *options = gfxhub_client_options_new();
  gfxhub_client *client = NULL;
  gfxhub_client_options_set_header(options, "X-Request-Id", id);
  if (attempts >= 0) {
    gfxhub_client_options_set_max_attempts(options, (uint64_t)attempts);
  }
  need(
      gfxhub_client_new(gfxhub_local_hub_url(hub).data, options, &client, NULL) == GFXHUB_STATUS_OK,
      "no client");
  gfxhub_client_options_free(options);
  return client;
}

/* Returns the options of a call. Ends the program if the sample has an option that is unknown
 * here. */
static gfxhub_call_options *options_of(const gfxhub_value *given) {
  gfxhub_call_options *options = gfxhub_call_options_new();
  double timeout = 0;
  bool resend = false;
  size_t known = gfxhub_value_get(given, "maxAttempts") != NULL;
  if (gfxhub_value_as_double(gfxhub_value_get(given, "timeout"), &timeout)) {
    gfxhub_call_options_set_timeout_ms(options, (uint64_t)(timeout * 1000));
    known++;
  }
  if (gfxhub_value_as_bool(gfxhub_value_get(given, "resend"), &resend)) {
    gfxhub_call_options_set_resend(options, resend);
    known++;
  }
  need(known == gfxhub_value_len(given), "a sample has unknown options");
  return options;
}

static void differs(
    const gfxhub_value *sample, const char *what, const char *due, const char *got) {
  faults++;
  fprintf(stderr, "%s: %s is %s, not %s\n", text(sample, "name"), what, got, due);
}

static void same_text(const gfxhub_value *sample, const char *what, const char *got) {
  const gfxhub_value *expected = gfxhub_value_get(sample, "expect");
  const char *due = text(expected, what);
  if (strcmp(due, got) != 0) {
    differs(sample, what, due, got);
  }
}

static void same_number(const gfxhub_value *sample, const char *what, uint64_t got) {
  int64_t due = number(gfxhub_value_get(sample, "expect"), what);
  char due_text[24], got_text[24];
  if (due >= 0 && (uint64_t)due != got) {
    snprintf(due_text, sizeof due_text, "%lld", (long long)due);
    snprintf(got_text, sizeof got_text, "%llu", (unsigned long long)got);
    differs(sample, what, due_text, got_text);
  }
}

/* Waits until the hub's numbers are as high as expected, and returns them. */
static gfxhub_request_stats counted(
    const gfxhub_local_hub *hub, const char *id, const gfxhub_value *due) {
  gfxhub_request_stats request_stats;
  double end = now_ms() + TIMEOUT;
  bool has_all;
  do {
    need(
        gfxhub_local_hub_request_stats(hub, id, &request_stats) == GFXHUB_STATUS_OK,
        "no request_stats");
    has_all = (int64_t)request_stats.requests >= number(due, "requests") &&
              (int64_t)request_stats.effects >= number(due, "effects");
    if (!has_all) {
      pause_ms(1);
    }
  } while (!has_all && now_ms() < end);
  return request_stats;
}

static void play(const gfxhub_value *sample, int at) {
  const gfxhub_value *given = gfxhub_value_get(sample, "options");
  const gfxhub_value *expected = gfxhub_value_get(sample, "expect");
  gfxhub_string *arguments = gfxhub_value_to_json(gfxhub_value_get(sample, "arguments"));
  gfxhub_local_hub *hub = hub_of(sample);
  gfxhub_call_options *options = options_of(given);
  gfxhub_invoked *invoked = NULL;
  gfxhub_error *error = NULL;
  gfxhub_client *client;
  gfxhub_request_stats request_stats;
  gfxhub_status status;
  char id[16];
  snprintf(id, sizeof id, "sample-%d", at);
  client = client_of(hub, id, number(given, "maxAttempts"));
  status = gfxhub_invoke(
      client, text(sample, "operation"), gfxhub_string_str(arguments).data, options, &invoked,
      &error);
  /* null is read as the empty text, which is the name for no error. */
  same_text(sample, "kind", gfxhub_error_kind_name(error).data);
  same_text(sample, "effect", error ? effect_word(gfxhub_error_effect(error)) : "");
  if (status != GFXHUB_STATUS_OK) {
    same_number(sample, "attempts", gfxhub_error_attempts(error));
  }
  request_stats = counted(hub, id, expected);
  same_number(sample, "requests", request_stats.requests);
  same_number(sample, "effects", request_stats.effects);
  gfxhub_error_free(error);
  gfxhub_invoked_free(invoked);
  gfxhub_client_free(client);
  gfxhub_call_options_free(options);
  gfxhub_local_hub_free(hub);
  gfxhub_string_free(arguments);
}

int main(int count, char **arguments) {
  gfxhub_value *file;
  const gfxhub_value *samples;
  size_t at, len;
  if (count != 2) {
    fprintf(stderr, "usage: faults FILE\n");
    return 2;
  }
  file = read_json(arguments[1]);
  samples = gfxhub_value_get(file, "samples");
  len = gfxhub_value_len(samples);
  need(len > 0, "there are no samples");
  for (at = 0; at < len; at++) {
    play(gfxhub_value_at(samples, at), (int)at);
  }
  gfxhub_value_free(file);
  fprintf(stderr, "C: %d fault samples, %d failed checks\n", (int)len, faults);
  return faults == 0 ? 0 : 1;
}
