/*
 * Calls that are ended while they are in progress: by their token, by closing their client, or by
 * freeing its last handle. Each must end soon, with the right status, and leave nothing behind.
 *
 *   inflight ROUNDS LIMIT   rounds of each trial; time in milliseconds within which 99 of 100 calls
 *                           must end
 */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gfxhub.h>
#include <gfxhub_local_hub.h>

#include "crowded.h"
#include "../system/threads.h"

#if defined(__linux__)
#include <dirent.h>
#endif

/* Maximum number of calls that are ended at the same time. */
#define MOST 8

typedef enum { BY_TOKEN, BY_CLOSING, BY_FREEING } ending;

typedef struct {
  const char *name;
  /* Faults of the hub; NULL for a port whose queue is full. */
  const char *faults;
  /* True if the call changes something, so that it must not run twice. */
  bool writes;
  ending by;
  int calls;
  gfxhub_effect effect;
} trial;

#define ALWAYS(fault) "{\"faults\":[{" fault "}]}"
#define STALLS ALWAYS("\"fault\":\"stall\"")
#define STALLS_IN_BODY ALWAYS("\"fault\":\"stall-in-body\"")
#define BUSY ALWAYS("\"fault\":\"status\",\"status\":503,\"headers\":{\"Retry-After\":\"5\"}")

static const trial TRIALS[] = {
    {"a read that was sent", STALLS, false, BY_TOKEN, 1, GFXHUB_EFFECT_NONE},
    {"a command that was sent", STALLS, true, BY_TOKEN, 1, GFXHUB_EFFECT_MAYBE},
    {"an answer that stops in its body", STALLS_IN_BODY, false, BY_TOKEN, 1, GFXHUB_EFFECT_NONE},
    {"a wait for the next attempt", BUSY, false, BY_TOKEN, 1, GFXHUB_EFFECT_NONE},
    {"a connection that is never made", NULL, true, BY_TOKEN, 1, GFXHUB_EFFECT_NONE},
    {"eight commands by one token", STALLS, true, BY_TOKEN, MOST, GFXHUB_EFFECT_MAYBE},
    {"a client that is closed", STALLS, true, BY_CLOSING, 1, GFXHUB_EFFECT_MAYBE},
    {"a client closed while it connects", NULL, true, BY_CLOSING, 1, GFXHUB_EFFECT_NONE},
    {"a client closed with eight calls", STALLS, true, BY_CLOSING, MOST, GFXHUB_EFFECT_MAYBE},
    {"the last handle of a client", STALLS, true, BY_FREEING, 1, GFXHUB_EFFECT_MAYBE},
};

/* A call in its own thread, with the result. */
typedef struct {
  const gfxhub_client *client;
  const gfxhub_call_options *options;
  bool writes;
  gfxhub_status status;
  gfxhub_error *error;
  double ended;
} call;

static int faults = 0;
/* Number of calls of a trial that were ended before they had begun. */
static int ahead = 0;

static void fault(const trial *of, const char *why, double number) {
  faults++;
  fprintf(stderr, "%s: %s: %g\n", of->name, why, number);
}

static void need(bool well, const char *what) {
  if (!well) {
    fprintf(stderr, "inflight: %s\n", what);
    exit(3);
  }
}

static void run(void *with) {
  call *own = with;
  if (own->writes) {
    own->status =
        gfxhub_playout_trigger_button(own->client, 1, 2, "in", own->options, &own->error);
  } else {
    gfxhub_engine *engine = NULL;
    own->status = gfxhub_engines_get(own->client, 3, own->options, &engine, &own->error);
    gfxhub_engine_free(engine);
  }
  own->ended = now_ms();
}

static gfxhub_client *client_of(const char *url, const char *request_id) {
  gfxhub_client_options *options = gfxhub_client_options_new();
  gfxhub_client *client = NULL;
  gfxhub_client_options_set_header(options, "X-Request-Id", request_id);
  gfxhub_client_options_set_connect_timeout_ms(options, 10000);
  need(gfxhub_client_new(url, options, &client, NULL) == GFXHUB_STATUS_OK, "no client");
  gfxhub_client_options_free(options);
  return client;
}

/* Waits until the hub has got the requests. A call that only connects gets a short time instead. */
static void wait_for(const gfxhub_local_hub *hub, const trial *of, const char *id, int at) {
  gfxhub_request_stats request_stats = {0, 0};
  double end = now_ms() + 10000;
  if (of->faults == NULL) {
    pause_ms(20 + (unsigned)at * 7 % 60);
    return;
  }
  while (request_stats.requests < (uint64_t)of->calls && now_ms() < end) {
    pause_ms(1);
    gfxhub_local_hub_request_stats(hub, id, &request_stats);
  }
  need(request_stats.requests >= (uint64_t)of->calls, "the hub did not get the requests");
  /* Ends each call after a different time of waiting. */
  pause_ms((unsigned)at * 7 % 30);
}

/* Returns true for a call that was ended before it began to connect, as its error says. */
static bool was_ahead(const trial *of, const call *ended) {
  return of->faults == NULL && gfxhub_error_attempts(ended->error) == 0 &&
         gfxhub_error_effect(ended->error) == GFXHUB_EFFECT_NONE &&
         (ended->status == GFXHUB_STATUS_CANCELLED || ended->status == GFXHUB_STATUS_CLOSED);
}

/* Checks the result of a call. Returns the time that it took to end. */
static double judge(const trial *of, const call *ended, double ended_at) {
  if (was_ahead(of, ended)) {
    ahead++;
  } else if (ended->status != GFXHUB_STATUS_CANCELLED) {
    fault(of, gfxhub_error_message(ended->error).data, (double)ended->status);
  } else if (gfxhub_error_effect(ended->error) != of->effect) {
    fault(of, "the effect is wrong", (double)gfxhub_error_effect(ended->error));
  } else if (gfxhub_error_attempts(ended->error) != 1) {
    fault(of, "wrong number of attempts", (double)gfxhub_error_attempts(ended->error));
  }
  return ended->ended > ended_at ? ended->ended - ended_at : 0;
}

/* Plays a round. Writes the time that each call took to end to `took`. */
static void play(const gfxhub_local_hub *hub, const char *url, const trial *of, int at,
                 double *took) {
  thread *threads[MOST];
  call calls[MOST];
  char id[24];
  gfxhub_cancel_token *token = gfxhub_cancel_token_new();
  gfxhub_call_options *options = gfxhub_call_options_new();
  gfxhub_client *client;
  double ended_at;
  int which;
  snprintf(id, sizeof id, "%d-%d", (int)(of - TRIALS), at);
  client = client_of(url, id);
  gfxhub_call_options_set_timeout_ms(options, 20000);
  gfxhub_call_options_set_cancel(options, token);
  memset(calls, 0, sizeof calls);
  for (which = 0; which < of->calls; which++) {
    calls[which].client = client;
    calls[which].options = options;
    calls[which].writes = of->writes;
    threads[which] = thread_start(run, &calls[which]);
  }
  wait_for(hub, of, id, at);
  ended_at = now_ms();
  switch (of->by) {
    case BY_TOKEN:
      gfxhub_cancel_token_cancel(token);
      break;
    case BY_CLOSING:
      gfxhub_client_close(client);
      break;
    case BY_FREEING:
      gfxhub_client_free(client);
      client = NULL;
  }
  for (which = 0; which < of->calls; which++) {
    thread_join(threads[which]);
    took[which] = judge(of, &calls[which], ended_at);
    gfxhub_error_free(calls[which].error);
  }
  gfxhub_client_free(client);
  gfxhub_call_options_free(options);
  gfxhub_cancel_token_free(token);
}

static int by_size(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static void play_all(const gfxhub_local_hub *hub, const crowded *port, const trial *of, int rounds,
                     double limit) {
  const char *url = of->faults ? gfxhub_local_hub_url(hub).data : crowded_url(port);
  size_t count = (size_t)rounds * (size_t)of->calls;
  double *took = calloc(count, sizeof *took);
  double middle, slow, slowest;
  int at;
  need(took != NULL, "no memory");
  if (of->faults != NULL) {
    need(gfxhub_local_hub_set_faults_json(hub, of->faults, NULL) == GFXHUB_STATUS_OK, of->faults);
  }
  ahead = 0;
  for (at = 0; at < rounds; at++) {
    play(hub, url, of, at, took + (size_t)at * (size_t)of->calls);
  }
  qsort(took, count, sizeof *took, by_size);
  middle = took[count / 2];
  slow = took[(count * 99 + 99) / 100 - 1];
  slowest = took[count - 1];
  fprintf(stderr, "%-36s %5d ended; p50 %5.1f ms, p99 %5.1f ms, slowest %5.1f ms\n", of->name,
          (int)count, middle, slow, slowest);
  if ((size_t)ahead == count) {
    fault(of, "all calls were ended before they had begun; their number", ahead);
  }
  if (slow > limit) {
    fault(of, "too slow: 99 of 100 calls ended only within", slow);
  }
  free(took);
}

/* Returns the number of entries of this process in a folder, such as descriptors or threads; 0
 * on systems without the folder. */
static int entries(const char *folder) {
  int count = 0;
#if defined(__linux__)
  DIR *listed = opendir(folder);
  need(listed != NULL, folder);
  while (readdir(listed) != NULL) {
    count++;
  }
  closedir(listed);
#else
  (void)folder;
#endif
  return count;
}

/* Checks that no more entries are left than before. Waits for that, because the hub notices the end
 * of a connection later than the client. */
static void left(const char *folder, int before) {
  double end = now_ms() + 5000;
  int after = entries(folder);
  while (after > before && now_ms() < end) {
    pause_ms(10);
    after = entries(folder);
  }
  if (after > before) {
    faults++;
    fprintf(stderr, "%s: %d before, %d after\n", folder, before, after);
  }
}

int main(int count, char **arguments) {
  gfxhub_local_hub *hub = NULL;
  gfxhub_request_stats unharmed = {0, 0};
  gfxhub_client *client;
  crowded *port = crowded_open();
  gfxhub_local_hub_text *journal;
  gfxhub_local_hub_text *requests;
  int rounds, files, threads;
  double limit;
  size_t at;
  if (count != 3) {
    fprintf(stderr, "usage: inflight ROUNDS LIMIT\n");
    return 2;
  }
  rounds = atoi(arguments[1]);
  limit = atof(arguments[2]);
  need(rounds > 0 && limit > 0, "no rounds, or no limit");
  need(gfxhub_local_hub_start(NULL, &hub, NULL) == GFXHUB_STATUS_OK, "no hub");
  files = entries("/proc/self/fd");
  threads = entries("/proc/self/task");
  for (at = 0; at < sizeof TRIALS / sizeof *TRIALS; at++) {
    if (TRIALS[at].faults != NULL || port != NULL) {
      play_all(hub, port, &TRIALS[at], rounds, limit);
    }
  }
  left("/proc/self/fd", files);
  left("/proc/self/task", threads);
  /* The hub stalled before it did anything, so no effect may be in the journal. */
  journal = gfxhub_local_hub_journal_json(hub, 0);
  if (strcmp(gfxhub_local_hub_text_str(journal).data, "[]") != 0) {
    faults++;
    fprintf(stderr, "the hub did: %s\n", gfxhub_local_hub_text_str(journal).data);
  }
  gfxhub_local_hub_text_free(journal);
  /* The log must contain the requests, as calls without an effect. */
  requests = gfxhub_local_hub_requests_json(hub, 0);
  need(strstr(gfxhub_local_hub_text_str(requests).data, "\"effect\":\"none\"") != NULL, "no requests");
  need(strstr(gfxhub_local_hub_text_str(requests).data, "\"done\"") == NULL, "an effect in the log");
  gfxhub_local_hub_text_free(requests);
  /* The hub must still serve other clients. */
  gfxhub_local_hub_clear_faults(hub);
  client = client_of(gfxhub_local_hub_url(hub).data, "after");
  if (gfxhub_playout_trigger_button(client, 1, 2, "in", NULL, NULL) != GFXHUB_STATUS_OK) {
    faults++;
    fprintf(stderr, "the hub does not accept further calls\n");
  }
  gfxhub_local_hub_request_stats(hub, "after", &unharmed);
  need(unharmed.requests == 1 && unharmed.effects == 1, "the hub does not count the call");
  gfxhub_client_free(client);
  gfxhub_local_hub_free(hub);
  if (port != NULL) {
    crowded_close(port);
  }
  fprintf(stderr, "inflight: %d faults\n", faults);
  return faults == 0 ? 0 : 1;
}
