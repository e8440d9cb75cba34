/*
 * Threads that share one client: at the same time they read, set and trigger, and cancel calls of
 * other threads, at a slow hub that loses connections and responses; then the client is closed
 * while they use it. The program is meant for tools that check memory and threads, and also checks
 * the effects at the hub.
 *
 *   concurrent ROUNDS   number of rounds; in each, each thread makes four calls
 */

#include <gfxhub.h>
#include <gfxhub_local_hub.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../system/threads.h"

#define THREADS 32
#define MAX_ROUNDS 64
#define NODE "Node"
/* Value of X-Request-Id, by which the hub counts the requests of the client. */
#define ID "concurrent"
/* Time limit of all calls. No call takes that long, even under a memory checker. */
#define LIMIT_MS 120000

/* These faults spoil no response body. A call that is not sent again ends with a lost
 * connection. */
static const char FAULT_CATALOG[] =
    "{\"seed\":7,\"faults\":["
    "{\"fault\":\"reset\",\"after\":\"effect\",\"probability\":0.06},"
    "{\"fault\":\"close\",\"after\":\"effect\",\"probability\":0.06},"
    "{\"fault\":\"reset\",\"after\":\"request\",\"probability\":0.06},"
    "{\"fault\":\"close-after-reply\",\"probability\":0.06},"
    "{\"fault\":\"delay\",\"seconds\":0.02,\"after\":\"effect\",\"probability\":0.2}]}";

/* A thread and the results of its calls. Its tokens are created before it starts and freed after
 * it has ended. */
typedef struct {
  const gfxhub_client *client;
  int number;
  int rounds;
  /* Tokens for the thread's own calls, one for each round. */
  gfxhub_cancel_token *tokens[MAX_ROUNDS];
  /* Tokens of the calls that the thread cancels. */
  gfxhub_cancel_token *const *others;
  /* Numbers of triggers that had an effect, and that may have had one. */
  int done, maybe;
  /* Last value that the hub has acknowledged. */
  int64_t last;
  /* True for each round after `last` whose value the hub may have stored. */
  bool possible[MAX_ROUNDS];
  int faults;
} member;

static void need(bool well, const char *what) {
  if (!well) {
    fprintf(stderr, "concurrent: %s\n", what);
    exit(3);
  }
}

/* Returns true if a failed call may have this status because of the faults, its token, or a
 * newer set of the same property. */
static bool allowed(gfxhub_status status, bool token, bool shared) {
  return status == GFXHUB_STATUS_CONNECTION_LOST || (token && status == GFXHUB_STATUS_CANCELLED) ||
         (shared && status == GFXHUB_STATUS_SUPERSEDED);
}

/* Checks and frees the error of a call, and returns its effect. */
static gfxhub_effect judge(
    member *self, const char *what, gfxhub_status status, gfxhub_error *error, bool well) {
  gfxhub_effect effect = gfxhub_error_effect(error);
  if (!well) {
    self->faults++;
    fprintf(
        stderr, "thread %d: %s: %d: %s\n", self->number, what, (int)status,
        gfxhub_error_message(error).data);
  }
  gfxhub_error_free(error);
  return effect;
}

static void path_of(int number, char path[16]) { snprintf(path, 16, "Own %d", number); }

static void get(member *self, const gfxhub_call_options *options) {
  gfxhub_engine *engine = NULL;
  gfxhub_error *error = NULL;
  gfxhub_status status = gfxhub_engines_get(self->client, 1, options, &engine, &error);
  bool well = status == GFXHUB_STATUS_OK || allowed(status, options != NULL, false);
  if (judge(self, "a read", status, error, well) != GFXHUB_EFFECT_NONE) {
    self->faults++;
    fprintf(stderr, "thread %d: a read that changed something\n", self->number);
  }
  gfxhub_engine_free(engine);
}

static void set(member *self, const char *path, int round, const gfxhub_call_options *options) {
  bool shared = options != NULL;
  gfxhub_value *value = gfxhub_value_new_int64(round);
  gfxhub_property_update *update = gfxhub_property_update_new(value);
  gfxhub_property *property = NULL;
  gfxhub_error *error = NULL;
  gfxhub_status status =
      gfxhub_engines_set_property(self->client, 1, NODE, path, update, options, &property, &error);
  bool well = status == GFXHUB_STATUS_OK || allowed(status, shared, shared);
  gfxhub_effect effect = judge(self, "a set", status, error, well);
  if (!shared && (status == GFXHUB_STATUS_OK || effect == GFXHUB_EFFECT_DONE)) {
    self->last = round;
    memset(self->possible, 0, sizeof self->possible);
  } else if (!shared && effect == GFXHUB_EFFECT_MAYBE) {
    self->possible[round] = true;
  }
  gfxhub_property_free(property);
  gfxhub_property_update_free(update);
  gfxhub_value_free(value);
}

static void trigger(member *self, const gfxhub_call_options *options) {
  gfxhub_error *error = NULL;
  gfxhub_status status = gfxhub_playout_trigger_button(self->client, 1, 1, "in", options, &error);
  bool well = status == GFXHUB_STATUS_OK || allowed(status, options != NULL, false);
  gfxhub_effect effect = judge(self, "a trigger", status, error, well);
  self->done += status == GFXHUB_STATUS_OK || effect == GFXHUB_EFFECT_DONE;
  self->maybe += effect == GFXHUB_EFFECT_MAYBE;
}

/* Plays the rounds of a thread. In each round the thread cancels a token of another thread, whose
 * calls may not have begun, be in progress, or have ended. */
static void play(void *with) {
  member *self = with;
  char own[16];
  int round;
  path_of(self->number, own);
  for (round = 0; round < self->rounds; round++) {
    gfxhub_call_options *options = gfxhub_call_options_new();
    gfxhub_call_options_set_cancel(options, self->tokens[round]);
    get(self, round % 3 == 0 ? options : NULL);
    gfxhub_cancel_token_cancel(self->others[round]);
    set(self, own, round, NULL);
    set(self, "Shared", self->number * MAX_ROUNDS + round, options);
    trigger(self, round % 3 == 1 ? options : NULL);
    gfxhub_call_options_free(options);
  }
}

/* Reads until the client is closed. */
static void read_on(void *with) {
  member *self = with;
  gfxhub_status status = GFXHUB_STATUS_OK;
  while (status != GFXHUB_STATUS_CLOSED) {
    gfxhub_engine *engine = NULL;
    gfxhub_error *error = NULL;
    status = gfxhub_engines_get(self->client, 1, NULL, &engine, &error);
    judge(
        self, "a read while the client is closed", status, error,
        status == GFXHUB_STATUS_OK || status == GFXHUB_STATUS_CLOSED ||
            allowed(status, true, false));
    gfxhub_engine_free(engine);
  }
}

static void all(member *members, void (*run)(void *with), thread **threads) {
  int at;
  for (at = 0; at < THREADS; at++) {
    threads[at] = thread_start(run, &members[at]);
  }
}

static void join(thread **threads) {
  int at;
  for (at = 0; at < THREADS; at++) {
    thread_join(threads[at]);
  }
}

static uint64_t requests(const gfxhub_local_hub *hub) {
  gfxhub_request_stats request_stats = {0, 0};
  gfxhub_local_hub_request_stats(hub, ID, &request_stats);
  return request_stats.requests;
}

static gfxhub_local_hub *start_hub(void) {
  static const char head[] =
      "{\"format\":1,\"name\":\"Concurrent calls\",\"engines\":[{\"id\":1,\"name\":\"Studio\","
      "\"engineType\":\"RE\",\"nodes\":[{\"NodePath\":\"" NODE
      "\",\"properties\":["
      "{\"PropertyPath\":\"Shared\",\"DisplayName\":\"Shared\",\"Value\":0}";
  static const char tail[] =
      "]}]}],\"templates\":[{\"id\":1,\"name\":\"Title\",\"buttons\":[{\"id\":\"in\","
      "\"label\":\"In\"}],\"data\":{}}],\"playoutRundowns\":[{\"id\":1,\"name\":\"News\","
      "\"items\":[{\"id\":1,\"name\":\"First\",\"template\":\"Title\",\"data\":{}}]}]}";
  char show[sizeof head + sizeof tail + THREADS * 80];
  size_t end = (size_t)snprintf(show, sizeof show, "%s", head);
  gfxhub_local_hub_options *options = gfxhub_local_hub_options_new();
  gfxhub_local_hub *hub = NULL;
  gfxhub_local_hub_text *error = NULL;
  gfxhub_status status;
  int at;
  for (at = 0; at < THREADS; at++) {
    end += (size_t)snprintf(
        show + end, sizeof show - end,
        ",{\"PropertyPath\":\"Own %d\",\"DisplayName\":\"Own\",\"Value\":-1}", at);
  }
  snprintf(show + end, sizeof show - end, "%s", tail);
  need(
      gfxhub_local_hub_options_set_show_json(options, show) == GFXHUB_STATUS_OK,
      "the show is not valid");
  status = gfxhub_local_hub_start(options, &hub, &error);
  need(status == GFXHUB_STATUS_OK, gfxhub_local_hub_text_str(error).data);
  need(
      gfxhub_local_hub_set_faults_json(hub, FAULT_CATALOG, NULL) == GFXHUB_STATUS_OK,
      FAULT_CATALOG);
  gfxhub_local_hub_options_free(options);
  return hub;
}

static gfxhub_client *client_of(const gfxhub_local_hub *hub) {
  gfxhub_client_options *options = gfxhub_client_options_new();
  gfxhub_client *client = NULL;
  gfxhub_client_options_set_header(options, "X-Request-Id", ID);
  gfxhub_client_options_set_timeout_ms(options, LIMIT_MS);
  gfxhub_client_options_set_connect_timeout_ms(options, LIMIT_MS);
  gfxhub_client_options_set_send_timeout_ms(options, LIMIT_MS);
  need(
      gfxhub_client_new(gfxhub_local_hub_url(hub).data, options, &client, NULL) == GFXHUB_STATUS_OK,
      "no client");
  gfxhub_client_options_free(options);
  return client;
}

/* Returns the number of triggers that the hub has done. */
static int triggered(const gfxhub_local_hub *hub) {
  gfxhub_local_hub_text *json = gfxhub_local_hub_journal_json(hub, 0);
  gfxhub_value *journal = NULL;
  size_t at;
  int count = 0;
  need(
      gfxhub_value_from_json(gfxhub_local_hub_text_str(json).data, &journal, NULL) ==
          GFXHUB_STATUS_OK,
      "the journal is not JSON");
  for (at = 0; at < gfxhub_value_len(journal); at++) {
    const gfxhub_value *operation = gfxhub_value_get(gfxhub_value_at(journal, at), "operation");
    count += strcmp(gfxhub_value_as_text(operation).data, "playout.trigger_button") == 0;
  }
  gfxhub_value_free(journal);
  gfxhub_local_hub_text_free(json);
  return count;
}

/* Returns true if no value of a thread's own property was overwritten by an older one. */
static bool holds(const gfxhub_client *client, const member *of) {
  gfxhub_property *property = NULL;
  char own[16];
  int64_t value = -2;
  bool well;
  path_of(of->number, own);
  need(
      gfxhub_engines_get_property(client, 1, NODE, own, NULL, &property, NULL) == GFXHUB_STATUS_OK,
      "a property cannot be read");
  need(gfxhub_value_as_int64(gfxhub_property_value(property), &value), "value is not a number");
  well = value == of->last || (value > of->last && of->possible[value]);
  if (!well) {
    fprintf(
        stderr, "thread %d: the hub has %d, but %d was acknowledged last\n", of->number, (int)value,
        (int)of->last);
  }
  gfxhub_property_free(property);
  return well;
}

int main(int count, char **arguments) {
  static member members[THREADS];
  thread *threads[THREADS];
  gfxhub_local_hub *hub;
  gfxhub_client *client;
  uint64_t before, struck;
  int rounds, at, round, faults = 0, done = 0, maybe = 0, effects;
  if (count != 2) {
    fprintf(stderr, "usage: concurrent ROUNDS\n");
    return 2;
  }
  rounds = atoi(arguments[1]);
  need(rounds > 0 && rounds <= MAX_ROUNDS, "1 to 64 rounds");
  hub = start_hub();
  client = client_of(hub);
  for (at = 0; at < THREADS; at++) {
    members[at].client = client;
    members[at].number = at;
    members[at].rounds = rounds;
    members[at].last = -1;
    members[at].others = members[at ^ 1].tokens;
    for (round = 0; round < rounds; round++) {
      members[at].tokens[round] = gfxhub_cancel_token_new();
    }
  }
  all(members, play, threads);
  join(threads);
  struck = gfxhub_local_hub_faults_triggered(hub);
  need(struck > 0, "no fault was triggered");
  before = requests(hub);
  all(members, read_on, threads);
  while (requests(hub) < before + 2 * THREADS) {
    pause_ms(1);
  }
  gfxhub_client_close(client);
  join(threads);
  gfxhub_client_free(client);
  gfxhub_local_hub_clear_faults(hub);
  client = client_of(hub);
  for (at = 0; at < THREADS; at++) {
    faults += members[at].faults + !holds(client, &members[at]);
    done += members[at].done;
    maybe += members[at].maybe;
    for (round = 0; round < rounds; round++) {
      gfxhub_cancel_token_free(members[at].tokens[round]);
    }
  }
  effects = triggered(hub);
  if (effects < done || effects > done + maybe) {
    faults++;
    fprintf(stderr, "concurrent: %d triggers had an effect\n", effects);
  }
  gfxhub_client_free(client);
  gfxhub_local_hub_free(hub);
  fprintf(
      stderr,
      "concurrent: %d calls by %d threads, %d faults struck; triggers: %d done, %d maybe; %d "
      "faults\n",
      THREADS * rounds * 4, THREADS, (int)struck, done, maybe, faults);
  return faults == 0 ? 0 : 1;
}
