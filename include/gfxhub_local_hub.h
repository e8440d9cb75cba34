/* Written by cargo xtask generate; do not edit. */
/**
 * gfxhub_local_hub: a hub simulator that runs within the process of a test. It is a separate library,
 * so that what you ship contains no simulator:
 *
 *     gfxhub_local_hub *simulator = NULL;
 *     gfxhub_client *hub = NULL;
 *     gfxhub_local_hub_text *why = NULL;
 *     if (gfxhub_local_hub_start(NULL, &simulator, &why) != GFXHUB_STATUS_OK) {
 *       fprintf(stderr, "%s\n", gfxhub_local_hub_text_str(why).data);
 *       gfxhub_local_hub_text_free(why);
 *     } else {
 *       gfxhub_client_new(gfxhub_local_hub_url(simulator).data, NULL, &hub, NULL);
 *     }
 *     gfxhub_client_free(hub);
 *     gfxhub_local_hub_free(simulator);
 *
 * Build with `pkg-config --cflags --libs gfxhub gfxhub_local_hub`. With CMake,
 * find_package(gfxhub COMPONENTS local_hub) defines the target gfxhub::local_hub, to be linked in
 * addition to gfxhub::gfxhub or gfxhub::static. It is a shared library only.
 *
 * Contents. A line such as `==== Options ====` begins each section.
 *
 * - Opaque types: the handles, each described in its own section
 * - Simulator: started, asked what it did, freed
 * - Options: host, port, show, store, profile, API key, clock, faults
 * - Faults and counts: failures on purpose, tallies of requests, reset
 * - Outages: service time, engines and hubs that restart
 * - Texts: what the simulator tells
 *
 * - The rules of gfxhub.h for calls, ownership, NULL and text apply. What this library returns is freed by
 *   its own functions: its texts are not `gfxhub_string`.
 * - Any thread may read the simulator, inject faults, reset it or advance its clock, at any time until
 *   it is freed. It runs one thread, and one more where it has a store; `gfxhub_set_thread_hooks`
 *   applies to the threads of the other library only.
 */

#ifndef GFXHUB_LOCAL_HUB_H
#define GFXHUB_LOCAL_HUB_H

#include "gfxhub.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Opaque types ==== */

typedef struct gfxhub_local_hub gfxhub_local_hub; /**< A hub simulator that runs within this process until it is freed. */
typedef struct gfxhub_local_hub_options gfxhub_local_hub_options; /**< How a hub simulator is set up. */
typedef struct gfxhub_local_hub_text gfxhub_local_hub_text; /**< Text of a hub simulator, JSON or why a call failed. */

/* ==== Simulator ==== */

/**
 * A hub simulator that runs within this process until it is freed.
 */
struct gfxhub_local_hub;

/**
 * Starts a hub simulator. When this returns, it takes requests. `options` may be NULL. `*out` is to
 * be freed with `gfxhub_local_hub_free`, which stops it; `*error` says why it does not start.
 * `GFXHUB_STATUS_INVALID` where an option was refused and not set again.
 */
gfxhub_status gfxhub_local_hub_start(const gfxhub_local_hub_options *options,
                                     gfxhub_local_hub **out,
                                     gfxhub_local_hub_text **error);

/**
 * The base address for clients: `http://127.0.0.1:8080`.
 */
gfxhub_str gfxhub_local_hub_url(const gfxhub_local_hub *hub);

/**
 * The port that it listens at; 0 for NULL.
 */
uint16_t gfxhub_local_hub_port(const gfxhub_local_hub *hub);

/**
 * What control calls (under `/_control/`) must carry in `X-Control-Token`.
 */
gfxhub_str gfxhub_local_hub_token(const gfxhub_local_hub *hub);

/**
 * Moves a manual clock on. `GFXHUB_STATUS_INVALID` where the clock is a real one.
 */
gfxhub_status gfxhub_local_hub_advance_ms(const gfxhub_local_hub *hub, uint64_t milliseconds);

/**
 * What the hub has done since the effect of this number, as a JSON array, oldest first; 0 for all.
 * NULL for NULL.
 */
gfxhub_local_hub_text *gfxhub_local_hub_journal_json(const gfxhub_local_hub *hub,
                                                     uint64_t sequence);

/**
 * The requests that came after the one of this number, as a JSON array, oldest first; 0 for all.
 * Reads, refused ones and those in progress are among them, control calls are not; the newest 10,000
 * are kept. `docs/simulator.md` says what an entry holds. NULL for NULL.
 */
gfxhub_local_hub_text *gfxhub_local_hub_requests_json(const gfxhub_local_hub *hub,
                                                      uint64_t number);

/**
 * How many requests gave way to newer ones, since the start or the last reset; 0 for NULL.
 */
uint64_t gfxhub_local_hub_requests_dropped(const gfxhub_local_hub *hub);

/**
 * Stops the hub and frees it: requests in progress get a moment to finish. NULL is nothing to do.
 */
void gfxhub_local_hub_free(gfxhub_local_hub *hub);

/* ==== Options ==== */

/**
 * How a hub simulator is set up. The default is the demo show on a free port of this machine alone,
 * in real time. While an option is refused, `gfxhub_local_hub_start` fails and says why.
 */
struct gfxhub_local_hub_options;

/**
 * The default. Freed with `gfxhub_local_hub_options_free`.
 */
gfxhub_local_hub_options *gfxhub_local_hub_options_new(void);

/**
 * The address to listen at: `127.0.0.1` unless set; `0.0.0.0` lets other machines in.
 */
gfxhub_status gfxhub_local_hub_options_set_host(gfxhub_local_hub_options *options,
                                                const char *host);

/**
 * The port to listen at; 0 takes a free one.
 */
gfxhub_status gfxhub_local_hub_options_set_port(gfxhub_local_hub_options *options,
                                                uint16_t port);

/**
 * What the hub holds when it starts, as the JSON of a show. `GFXHUB_STATUS_INVALID` for a show that
 * cannot be used: `gfxhub_local_hub_start` names the line and column, or each field, that is wrong.
 */
gfxhub_status gfxhub_local_hub_options_set_show_json(gfxhub_local_hub_options *options,
                                                     const char *json);

/**
 * A file that keeps what is written, also over a kill. Made if it is not there.
 */
gfxhub_status gfxhub_local_hub_options_set_store(gfxhub_local_hub_options *options,
                                                 const char *path);

/**
 * Which generation of hubs to act like: `1.0`, `1.6` or `2.1`.
 */
gfxhub_status gfxhub_local_hub_options_set_profile(gfxhub_local_hub_options *options,
                                                   const char *version);

/**
 * The API key that every request must carry.
 */
gfxhub_status gfxhub_local_hub_options_set_api_key(gfxhub_local_hub_options *options,
                                                   const char *api_key);

/**
 * Allows the pages of an origin, `http://localhost:3000` for example, to call the operations from a
 * browser. Each call allows one more.
 */
gfxhub_status gfxhub_local_hub_options_allow_origin(gfxhub_local_hub_options *options,
                                                    const char *origin);

/**
 * Whether time stands still until `gfxhub_local_hub_advance_ms`.
 */
gfxhub_status gfxhub_local_hub_options_set_manual_clock(gfxhub_local_hub_options *options,
                                                        bool manual);

/**
 * Frees the options. NULL is nothing to do.
 */
void gfxhub_local_hub_options_free(gfxhub_local_hub_options *options);

/**
 * The faults that the hub starts with, as `gfxhub_local_hub_set_faults_json` takes them.
 * `GFXHUB_STATUS_INVALID` for a scenario that cannot be used: the error names the place in the
 * JSON, as that of `gfxhub_local_hub_start` does from then on.
 */
gfxhub_status gfxhub_local_hub_options_set_faults_json(gfxhub_local_hub_options *options,
                                                       const char *json,
                                                       gfxhub_local_hub_text **error);

/**
 * How long each call takes, in milliseconds, 10,000 at most: calls on one connection run one after
 * the other, those on different ones at the same time. A longer time is refused when the hub starts.
 */
gfxhub_status gfxhub_local_hub_options_set_service_time_ms(gfxhub_local_hub_options *options,
                                                           uint64_t milliseconds);

/* ==== Faults and counts ==== */

/**
 * What a hub simulator counted of the requests with one `X-Request-Id`.
 */
typedef struct {
  /**
   * Requests whose head was read, whatever became of them.
   */
  uint64_t requests;
  /**
   * Effects that they had.
   */
  uint64_t effects;
} gfxhub_request_stats;

/**
 * Lets the hub fail on purpose, by the rules of this scenario in place of the one before:
 * `{"seed": 7, "faults": [{"fault": "reset", "after": "effect", "operation": "playout.*"}]}`.
 * `docs/faults.md` lists the kinds and what selects the requests that they affect. Counters begin
 * anew.
 *
 * `GFXHUB_STATUS_INVALID` for a scenario that cannot be used: the error names the place in the
 * JSON, and the scenario before stays.
 */
gfxhub_status gfxhub_local_hub_set_faults_json(const gfxhub_local_hub *hub,
                                               const char *json,
                                               gfxhub_local_hub_text **error);

/**
 * Takes all faults away; those that are striking at this moment go on. NULL is nothing to do.
 */
void gfxhub_local_hub_clear_faults(const gfxhub_local_hub *hub);

/**
 * How often the scenario was applied since it was set; 0 for NULL.
 */
uint64_t gfxhub_local_hub_faults_triggered(const gfxhub_local_hub *hub);

/**
 * The scenario as JSON. Each rule says in `seen` how many requests or connections it was meant
 * for, and in `struck` how many it was applied to. NULL for NULL.
 */
gfxhub_local_hub_text *gfxhub_local_hub_faults_json(const gfxhub_local_hub *hub);

/**
 * Counts the requests and effects with this `X-Request-Id`: nothing where the hub has not seen it.
 * The newest 100,000 ids are remembered. `GFXHUB_STATUS_INVALID` where an argument is NULL or the
 * text is not UTF-8.
 */
gfxhub_status gfxhub_local_hub_request_stats(const gfxhub_local_hub *hub,
                                             const char *request_id,
                                             gfxhub_request_stats *out);

/**
 * Makes the hub hold what it started with: its journal and its request log are empty, and number
 * on from where they were; its tallies are empty. The clock and the faults stay as they are.
 *
 * `GFXHUB_STATUS_INVALID` where the hub has a store, which keeps what was acknowledged: nothing
 * has changed then.
 */
gfxhub_status gfxhub_local_hub_reset(const gfxhub_local_hub *hub,
                                     gfxhub_local_hub_text **error);

/* ==== Outages ==== */

/**
 * Sets how long each call takes from now on, in milliseconds: a hub that needs 2 ms for each shows
 * how a program behaves that makes many. `GFXHUB_STATUS_INVALID` for more than 10,000.
 */
gfxhub_status gfxhub_local_hub_set_service_time_ms(const gfxhub_local_hub *hub,
                                                   uint64_t milliseconds,
                                                   gfxhub_local_hub_text **error);

/**
 * Disconnects an engine until it is restarted: its status is `disconnected`, its instances and
 * nodes are not listed, and nothing can be loaded or started on it. It keeps its values and what it
 * runs. `GFXHUB_STATUS_INVALID` where the show has no such engine.
 */
gfxhub_status gfxhub_local_hub_disconnect_engine(const gfxhub_local_hub *hub,
                                                 int64_t engine_id,
                                                 gfxhub_local_hub_text **error);

/**
 * Restarts an engine, as after a crash of its machine: what it ran has ended, and its values are
 * those of the show and of the state that it has loaded. It is disconnected for `away_ms`
 * milliseconds of the hub's clock, and has no nodes for `empty_ms` after that.
 * `GFXHUB_STATUS_INVALID` where the show has no such engine.
 */
gfxhub_status gfxhub_local_hub_restart_engine(const gfxhub_local_hub *hub,
                                              int64_t engine_id,
                                              uint64_t away_ms,
                                              uint64_t empty_ms,
                                              gfxhub_local_hub_text **error);

/**
 * Restarts the hub as if its process had been killed: all connections are closed at once, nothing
 * listens for `down_ms` milliseconds, and then it takes requests again at the same port. With a
 * store it holds what it acknowledged, without one the show as at the start; journal, request log,
 * clock and faults stay. Blocks until it listens again. `GFXHUB_STATUS_IO` where its port was taken
 * meanwhile.
 */
gfxhub_status gfxhub_local_hub_restart(const gfxhub_local_hub *hub,
                                       uint64_t down_ms,
                                       gfxhub_local_hub_text **error);

/* ==== Texts ==== */

/**
 * Text of a hub simulator, JSON or why a call failed. Freed with `gfxhub_local_hub_text_free`.
 */
struct gfxhub_local_hub_text;

/**
 * The text, good until it is freed.
 */
gfxhub_str gfxhub_local_hub_text_str(const gfxhub_local_hub_text *text);

/**
 * Frees a text. NULL is nothing to do.
 */
void gfxhub_local_hub_text_free(gfxhub_local_hub_text *text);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* GFXHUB_LOCAL_HUB_H */
