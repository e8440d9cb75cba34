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
 * - Plain data: tallies of requests
 * - Simulator: start, journal and requests, faults, outages, end
 * - Options: port, show, store, profile, API key, clock, faults, host
 * - Texts: text that the simulator returns
 *
 * - The rules of gfxhub.h for calls, ownership, NULL and text apply. Free objects of this library
 *   only with functions of this library: its texts are not `gfxhub_string`.
 * - Any thread may read the simulator, inject faults, reset it or advance its clock, at any time
 *   until the simulator is freed. A simulator runs one thread, and a second one if it has a store.
 *   `gfxhub_set_thread_hooks` applies only to the threads of the client library.
 */

#ifndef GFXHUB_LOCAL_HUB_H
#define GFXHUB_LOCAL_HUB_H

#include "gfxhub.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Opaque types ==== */

typedef struct gfxhub_local_hub gfxhub_local_hub; /**< A hub simulator that runs within this process until it is stopped or dropped. */
typedef struct gfxhub_local_hub_options gfxhub_local_hub_options; /**< Options of a hub simulator. */
typedef struct gfxhub_local_hub_text gfxhub_local_hub_text; /**< Text from a hub simulator: JSON or an error message. */

/* ==== Plain data ==== */

/**
 * Counts of the requests with one `X-Request-Id`, and of their effects.
 */
typedef struct {
  /**
   * Number of requests whose head was read, with or without a response.
   */
  uint64_t requests;
  /**
   * Number of effects of these requests.
   */
  uint64_t effects;
} gfxhub_request_stats;

/* ==== Simulator ==== */

/**
 * A hub simulator that runs within this process until it is stopped or dropped.
 *
 * It may be used from any number of threads at once. Freed with `gfxhub_local_hub_free`.
 */
struct gfxhub_local_hub;

/**
 * Starts a hub, which accepts requests once this returns.
 *
 * - `options`: the options, or NULL.
 * - `out`: the hub, freed with `gfxhub_local_hub_free`.
 *
 * `GFXHUB_STATUS_INVALID` for an invalid option; for a show, the message names the line and
 * column, or each wrong field; `GFXHUB_STATUS_IO` if the address cannot be used, or the
 * store does not match the show.
 */
gfxhub_status gfxhub_local_hub_start(const gfxhub_local_hub_options *options,
                                     gfxhub_local_hub **out,
                                     gfxhub_local_hub_text **error);

/**
 * Base address for clients, such as `http://127.0.0.1:8080`. Borrowed; empty for NULL.
 */
gfxhub_str gfxhub_local_hub_url(const gfxhub_local_hub *hub);

/**
 * Port that the hub listens on. 0 for NULL.
 */
uint16_t gfxhub_local_hub_port(const gfxhub_local_hub *hub);

/**
 * Token that control calls, under `/_control/`, must carry in `X-Control-Token`. Borrowed;
 * empty for NULL.
 */
gfxhub_str gfxhub_local_hub_token(const gfxhub_local_hub *hub);

/**
 * Effects so far, oldest first. Only the newest 100,000 are kept, and fewer if they take
 * more than 64 MiB.
 *
 * Entries after this number, as a JSON array. NULL for NULL. Freed with
 * `gfxhub_local_hub_text_free`.
 *
 * - `sequence`: Number of an effect; 0 to begin with the first.
 */
gfxhub_local_hub_text *gfxhub_local_hub_journal_json(const gfxhub_local_hub *hub,
                                                     uint64_t sequence);

/**
 * Requests so far, oldest first, including reads, refused ones and those in progress, but
 * not control calls (under `/_control/`). Only the newest 10,000 are kept.
 *
 * Entries after this number, as a JSON array. NULL for NULL. Freed with
 * `gfxhub_local_hub_text_free`.
 *
 * - `number`: Number of a request; 0 to begin with the first.
 */
gfxhub_local_hub_text *gfxhub_local_hub_requests_json(const gfxhub_local_hub *hub,
                                                      uint64_t number);

/**
 * Number of requests dropped from the log to make room for newer ones, since the start or
 * the last reset. 0 for NULL.
 */
uint64_t gfxhub_local_hub_requests_dropped(const gfxhub_local_hub *hub);

/**
 * Advances a manual clock.
 *
 * - `by_ms`: Time to advance it by. In milliseconds.
 *
 * `GFXHUB_STATUS_INVALID` for a clock of real time.
 */
gfxhub_status gfxhub_local_hub_advance_ms(const gfxhub_local_hub *hub, uint64_t by_ms);

/**
 * Replaces the fault scenario by this one, which is JSON text such as `{"seed": 7, "faults":
 * [{"fault": "reset", "after": "effect", "operation": "playout.*"}]}`. All counts start at
 * zero, including that of connections. `GET /_control/faults` lists the kinds of faults, and
 * the selectors by which a rule selects calls and connections.
 *
 * - `json`: The scenario.
 *
 * `GFXHUB_STATUS_INVALID` for an invalid scenario, with the place in the JSON; the previous
 * scenario stays.
 */
gfxhub_status gfxhub_local_hub_set_faults_json(const gfxhub_local_hub *hub,
                                               const char *json,
                                               gfxhub_local_hub_text **error);

/**
 * Removes all faults. Those in progress continue. Does nothing for NULL.
 */
void gfxhub_local_hub_clear_faults(const gfxhub_local_hub *hub);

/**
 * Number of times that faults of the scenario have been injected since it was set. 0 for
 * NULL.
 */
uint64_t gfxhub_local_hub_faults_triggered(const gfxhub_local_hub *hub);

/**
 * The fault scenario as JSON. In each rule, `seen` is the number of calls or connections
 * that it matched, and `struck` the number of those into which it injected its fault. NULL
 * for NULL. Freed with `gfxhub_local_hub_text_free`.
 */
gfxhub_local_hub_text *gfxhub_local_hub_faults_json(const gfxhub_local_hub *hub);

/**
 * Counts of the requests with this `X-Request-Id`, and of their effects. Both are 0 if the
 * hub received no such request. Counts are kept for the newest 100,000 ids, of which only
 * the first 128 characters are compared. Control calls are not counted.
 *
 * - `request_id`: The value of the header.
 * - `out`: Receives the result, which the hub writes.
 *
 * `GFXHUB_STATUS_INVALID` if an argument is NULL or the text is not UTF-8.
 */
gfxhub_status gfxhub_local_hub_request_stats(const gfxhub_local_hub *hub,
                                             const char *request_id,
                                             gfxhub_request_stats *out);

/**
 * Resets the hub to its initial show. Empties the journal, the log of requests and the
 * counts of requests. The numbers of effects and requests continue. The clock and the faults
 * stay as they are.
 *
 * `GFXHUB_STATUS_INVALID` for a hub with a store, which keeps what was acknowledged; nothing
 * is changed.
 */
gfxhub_status gfxhub_local_hub_reset(const gfxhub_local_hub *hub,
                                     gfxhub_local_hub_text **error);

/**
 * Time that each call takes. In milliseconds. 0 for NULL.
 */
uint64_t gfxhub_local_hub_service_time_ms(const gfxhub_local_hub *hub);

/**
 * Sets the time that the hub takes for each call from now on. A time such as 2 ms shows how
 * a program with many calls behaves with a hub that does not respond instantly.
 *
 * - `time_ms`: The time, 10 s at most. In milliseconds.
 *
 * `GFXHUB_STATUS_INVALID` for more than 10 s.
 */
gfxhub_status gfxhub_local_hub_set_service_time_ms(const gfxhub_local_hub *hub,
                                                   uint64_t time_ms,
                                                   gfxhub_local_hub_text **error);

/**
 * Disconnects an engine until it is restarted. Its status is `disconnected`, its instances
 * and nodes are not listed, and nothing can be loaded or started on it. The engine keeps its
 * values and its running renderers.
 *
 * - `engine_id`: Number of the engine.
 *
 * `GFXHUB_STATUS_INVALID` for an engine that the show does not have.
 */
gfxhub_status gfxhub_local_hub_disconnect_engine(const gfxhub_local_hub *hub,
                                                 int64_t engine_id,
                                                 gfxhub_local_hub_text **error);

/**
 * Restarts an engine, as after a crash of its machine. Its running renderers end, and its
 * values are again those of the show and of the state that it has loaded.
 *
 * - `engine_id`: Number of the engine.
 * - `away_ms`: Time for which the engine is disconnected, on the hub's clock. In
 *   milliseconds.
 * - `empty_ms`: Time for which the engine then has no nodes, on the hub's clock. In
 *   milliseconds.
 *
 * `GFXHUB_STATUS_INVALID` for an engine that the show does not have.
 */
gfxhub_status gfxhub_local_hub_restart_engine(const gfxhub_local_hub *hub,
                                              int64_t engine_id,
                                              uint64_t away_ms,
                                              uint64_t empty_ms,
                                              gfxhub_local_hub_text **error);

/**
 * Restarts the hub as if its process had been killed. All connections are closed
 * immediately. The hub does not listen for the given time, and then accepts requests again
 * on the same port. A hub with a store keeps the changes that it acknowledged; any other hub
 * has its initial show again. The journal, the log of requests, the clock and the faults are
 * kept. Blocks until the hub listens again.
 *
 * - `down_ms`: Time until the hub listens again. In milliseconds.
 *
 * `GFXHUB_STATUS_IO` if the hub was stopped before, or if another program has taken the port
 * meanwhile, which stops the hub.
 */
gfxhub_status gfxhub_local_hub_restart(const gfxhub_local_hub *hub,
                                       uint64_t down_ms,
                                       gfxhub_local_hub_text **error);

/**
 * Frees a hub. That stops it: requests in progress get 200 ms to finish. Does nothing for
 * NULL.
 */
void gfxhub_local_hub_free(gfxhub_local_hub *hub);

/* ==== Options ==== */

/**
 * Options of a hub simulator. By default, the hub has the demo show, listens on a free
 * loopback port, runs in real time, behaves like the specification, requires no API key and
 * has a license.
 *
 * As long as an option is refused, `gfxhub_local_hub_start` fails and says why. Freed with
 * `gfxhub_local_hub_options_free`.
 */
struct gfxhub_local_hub_options;

/**
 * Options with their defaults.
 */
gfxhub_local_hub_options *gfxhub_local_hub_options_new(void);

/**
 * Port to listen on; 0, the default, selects a free one.
 */
gfxhub_status gfxhub_local_hub_options_set_port(gfxhub_local_hub_options *options,
                                                uint16_t port);

/**
 * The show that the hub holds when it starts; the demo show by default.
 *
 * `GFXHUB_STATUS_INVALID` for what it cannot be; the error of `gfxhub_local_hub_start` names
 * the place.
 */
gfxhub_status gfxhub_local_hub_options_set_show_json(gfxhub_local_hub_options *options,
                                                     const char *json);

/**
 * File that keeps all changes, even if the process is killed. Created if it is missing.
 */
gfxhub_status gfxhub_local_hub_options_set_store(gfxhub_local_hub_options *options,
                                                 const char *store);

/**
 * Version of the REST interface that the hub simulates: `1.0`, `1.6` or `2.1`; 1.6 by
 * default.
 */
gfxhub_status gfxhub_local_hub_options_set_profile(gfxhub_local_hub_options *options,
                                                   const char *profile);

/**
 * API key that every request of the REST interface must contain; none is required by
 * default.
 */
gfxhub_status gfxhub_local_hub_options_set_api_key(gfxhub_local_hub_options *options,
                                                   const char *api_key);

/**
 * Origins whose pages may call the operations from a browser, `http://localhost:3000` for
 * example, in addition to the hub's own page. Of all pages, only the hub's own page may make
 * control calls.
 */
gfxhub_status gfxhub_local_hub_options_allow_origin(gfxhub_local_hub_options *options,
                                                    const char *origin);

/**
 * Scenario of faults to inject from the start; none by default
 * (`gfxhub_local_hub_set_faults_json` replaces it later).
 *
 * `GFXHUB_STATUS_INVALID` for what it cannot be; the error, as that of
 * `gfxhub_local_hub_start`, names the place.
 */
gfxhub_status gfxhub_local_hub_options_set_faults_json(gfxhub_local_hub_options *options,
                                                       const char *json,
                                                       gfxhub_local_hub_text **error);

/**
 * Clock of the hub: `real`, the default, or `manual`, whose time stands still until it is
 * advanced (`gfxhub_local_hub_advance_ms`).
 */
gfxhub_status gfxhub_local_hub_options_set_manual_clock(gfxhub_local_hub_options *options,
                                                        bool manual);

/**
 * Time that the hub takes for each call. By default, a call takes only the time that the
 * simulator needs. Calls on one connection run one after the other, and calls on different
 * connections at the same time. A hub with a time above the maximum does not start.
 *
 * At most 10 s.
 */
gfxhub_status gfxhub_local_hub_options_set_service_time_ms(gfxhub_local_hub_options *options,
                                                           uint64_t service_time_ms);

/**
 * Address to listen on: `127.0.0.1`, the default, which only this machine can reach;
 * `0.0.0.0` lets other machines connect.
 */
gfxhub_status gfxhub_local_hub_options_set_host(gfxhub_local_hub_options *options,
                                                const char *host);

/**
 * Token that the calls under `/_control/` must carry in `X-Control-Token`; random by
 * default.
 */
gfxhub_status gfxhub_local_hub_options_set_token(gfxhub_local_hub_options *options,
                                                 const char *token);

/**
 * Further names that the `Host` header may have, in addition to loopback and the address
 * that the hub listens on.
 */
gfxhub_status gfxhub_local_hub_options_allow_host(gfxhub_local_hub_options *options,
                                                  const char *host);

/**
 * License of the hub for its REST interface. `true`, the default: the hub has a license.
 * `false`: it has none, and responds with 403 to every request of this interface. A status
 * from 400 to 599 replaces 403; an object with `status` and `body`, a text, replaces the
 * response.
 *
 * `GFXHUB_STATUS_INVALID` for what it cannot be; the error, as that of
 * `gfxhub_local_hub_start`, names the place.
 */
gfxhub_status gfxhub_local_hub_options_set_license_json(gfxhub_local_hub_options *options,
                                                        const char *json,
                                                        gfxhub_local_hub_text **error);

/**
 * Frees the options. Does nothing for NULL.
 */
void gfxhub_local_hub_options_free(gfxhub_local_hub_options *options);

/* ==== Texts ==== */

/**
 * Text from a hub simulator: JSON or an error message. Free it with `gfxhub_local_hub_text_free`.
 */
struct gfxhub_local_hub_text;

/**
 * Returns the text, which is valid until the handle is freed.
 */
gfxhub_str gfxhub_local_hub_text_str(const gfxhub_local_hub_text *text);

/**
 * Frees a text. Does nothing for NULL.
 */
void gfxhub_local_hub_text_free(gfxhub_local_hub_text *text);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* GFXHUB_LOCAL_HUB_H */
