/*
 * Plays the conformance suite through the C binding: every case with gfxhub_invoke, and also with
 * the typed function if its signature takes the arguments.
 *
 * It reads the lines of the conformance server from stdin and writes its own to stdout; the program
 * that starts both connects them.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lines.h"
#include "play.h"

/* Reports the outcome of a play to the conformance server. Returns true if the server finds no
 * difference. */
static bool tell(const char *by, played *play, gfxhub_str result) {
  gfxhub_value *answer;
  gfxhub_string *reported = NULL;
  bool well;
  printf("outcome {\"by\":\"%s\",", by);
  if (play->disagreement[0] != '\0') {
    /* This result cannot equal the expected one, so the server reports it as the difference. */
    reported = result_of(gfxhub_value_new_text(play->disagreement));
  } else if (play->status != GFXHUB_STATUS_OK) {
    if (gfxhub_error_kind(play->error) != play->status) {
      give_up("the status is not that of the error", gfxhub_error_message(play->error).data);
    }
    reported = result_of(failure(play->error));
  } else if (result.len == 0) {
    reported = result_of(gfxhub_value_new_null());
  }
  answer = ask(play->error ? "\"error\":" : "\"result\":",
               reported ? gfxhub_string_str(reported).data : result.data, "}");
  well = gfxhub_value_kind_of(answer) == GFXHUB_VALUE_KIND_ARRAY && gfxhub_value_len(answer) == 0;
  if (!well) {
    gfxhub_string *differences = gfxhub_value_to_json(answer);
    fprintf(stderr, "  by %s: %s\n", by, gfxhub_string_str(differences).data);
    gfxhub_string_free(differences);
  }
  gfxhub_value_free(answer);
  gfxhub_string_free(reported);
  gfxhub_string_free(play->result);
  gfxhub_error_free(play->error);
  return well;
}

static bool by_invoke(const gfxhub_client *hub, const char *operation, const gfxhub_value *given) {
  played play = {GFXHUB_STATUS_OK, NULL, NULL, ""};
  gfxhub_string *json = gfxhub_value_to_json(given);
  gfxhub_invoked *invoked = NULL;
  const char *arguments = gfxhub_string_str(json).data;
  bool well;
  play.status = gfxhub_invoke(hub, operation, arguments, NULL, &invoked, &play.error);
  well = tell("invoke", &play, gfxhub_invoked_result(invoked));
  gfxhub_invoked_free(invoked);
  gfxhub_string_free(json);
  return well;
}

static bool by_method(const gfxhub_client *hub, const char *operation, const gfxhub_value *given) {
  played play = {GFXHUB_STATUS_OK, NULL, NULL, ""};
  const play_typed *typed = typed_calls;
  while (typed->operation != NULL && strcmp(typed->operation, operation) != 0) {
    typed++;
  }
  if (typed->operation == NULL) {
    give_up("there is no typed function", operation);
  }
  return !typed->call(hub, given, &play) || tell("method", &play, gfxhub_string_str(play.result));
}

int main(void) {
  gfxhub_value *greeting = hear();
  const char *url = gfxhub_value_as_text(gfxhub_value_get(greeting, "url")).data;
  int64_t cases = number(greeting, "cases"), at;
  gfxhub_client *hub = NULL;
  gfxhub_error *error = NULL;
  gfxhub_value *closing;
  bool good;
  if (gfxhub_client_new(url, NULL, &hub, &error) != GFXHUB_STATUS_OK) {
    give_up("no client", gfxhub_error_message(error).data);
  }
  for (at = 0; at < cases; at++) {
    char which[24];
    gfxhub_value *armed;
    const gfxhub_value *given;
    const char *operation;
    bool well;
    snprintf(which, sizeof which, "%lld", (long long)at);
    armed = ask("case ", which, "");
    given = gfxhub_value_get(armed, "arguments");
    operation = gfxhub_value_as_text(gfxhub_value_get(armed, "operation")).data;
    well = by_invoke(hub, operation, given);
    well = by_method(hub, operation, given) && well;
    if (!well) {
      fprintf(stderr, "%s\n", gfxhub_value_as_text(gfxhub_value_get(armed, "name")).data);
    }
    gfxhub_value_free(armed);
  }
  closing = ask("done", "", "");
  fprintf(stderr, "C: %lld cases played, %lld passed, %lld by the typed functions too\n",
          (long long)number(closing, "played"), (long long)number(closing, "passed"),
          (long long)number(closing, "by_method"));
  good = number(closing, "failed") == 0 && number(closing, "played") == cases;
  gfxhub_value_free(closing);
  gfxhub_value_free(greeting);
  gfxhub_client_free(hub);
  return good ? 0 : 1;
}
