/* Written by cargo xtask generate; do not edit. */
/**
 * gfxhub: a client of broadcast graphics hubs. Engines, playout and newsroom rundowns, graphs,
 * projects and the launcher, in 48 operations, as plain C from C99 on and C++ from C++11 on.
 *
 * A whole program:
 *
 *     #include <gfxhub.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *       gfxhub_client *hub = NULL;
 *       gfxhub_engine_list *engines = NULL;
 *       gfxhub_property *moved = NULL;
 *       gfxhub_error *error = NULL;
 *       size_t i;
 *       gfxhub_status status = gfxhub_client_new("http://10.0.0.5", NULL, &hub, &error);
 *       if (status == GFXHUB_STATUS_OK) {
 *         status = gfxhub_engines_list(hub, NULL, &engines, &error);
 *       }
 *       for (i = 0; i < gfxhub_engine_list_len(engines); i++) {
 *         const gfxhub_engine *engine = gfxhub_engine_list_at(engines, i);
 *         printf("%s %s\n", gfxhub_engine_display_name(engine).data,
 *                gfxhub_engine_status(engine).data);
 *       }
 *       if (status == GFXHUB_STATUS_OK) {
 *         gfxhub_vector parts = {0.2, 0.3, 0.4, 0.5, true};
 *         gfxhub_value *colour = gfxhub_value_new_vector(parts);
 *         gfxhub_named_update *move = gfxhub_named_update_new(colour);
 *         gfxhub_named_update_set_over(move, 1.5);
 *         status = gfxhub_names_set(hub, "Studio A / Cyclorama / Mask Color", move, NULL, &moved,
 *                                   &error);
 *         gfxhub_named_update_free(move);
 *         gfxhub_value_free(colour);
 *       }
 *       if (status != GFXHUB_STATUS_OK) {
 *         fprintf(stderr, "%s\n", gfxhub_error_message(error).data);
 *       }
 *       gfxhub_error_free(error);
 *       gfxhub_property_free(moved);
 *       gfxhub_engine_list_free(engines);
 *       gfxhub_client_free(hub);
 *       return status == GFXHUB_STATUS_OK ? 0 : 1;
 *     }
 *
 * Build it with `cc program.c $(pkg-config --cflags --libs gfxhub)`. If the library is not in a system
 * folder, add `-Wl,-rpath,$(pkg-config --variable=libdir gfxhub)`, so that the program finds it when it
 * starts. For `gcc -static` use `pkg-config --static --libs gfxhub`. With CMake, find_package(gfxhub)
 * and the targets gfxhub::gfxhub or gfxhub::static are enough. A hub simulator for tests is a separate
 * library: gfxhub_local_hub.h.
 *
 * Contents. A line such as `==== Client ====` begins each section.
 *
 * - Opaque types: the handles, each described in its own section
 * - Basic types: status, effect, text, vector
 * - Client: for one hub, shared by threads; created, closed and freed
 * - Client options: API key, time limits, TLS, proxy, connections, a function for each attempt
 * - Call options: the options of a single call
 * - Errors: message, kind, effect and the facts of a failed call
 * - Cancel tokens: end calls from another thread
 * - Events: reports on attempts
 * - Engine operations: nodes, properties, functions
 * - Playout operations: rundowns, items, buttons, templates
 * - Newsroom operations: rundowns, MOS objects, buttons
 * - Graph operations: for RE5 engines
 * - Rgraph operations: for RE engines
 * - Ustate operations: for UE engines
 * - Project operations: projects that renderers can run
 * - Launcher operations: launch configurations, renderers
 * - Calls by name: paths of names in place of ids
 * - Groups: the same call for a main hub and its backup, or for several engines
 * - Snapshots: snapshots of what is on air: taken, compared, recalled, undone
 * - Record: notes in the record of a client, and entries that are read from it
 * - Changes: waiting until a condition holds
 * - Permits and previews: permits for calls that a guard refuses, and requests that a call would send
 * - Engine records: engine, instance, node, property, function
 * - Playout records: rundown, item, button, template
 * - Newsroom records: rundown, item, MOS object, button
 * - Graph, rgraph and ustate records: each in two forms: without its content, as in a list, and with it
 * - Project and launcher records: project, launch configuration, renderer
 * - Addresses: the thing that a path of names leads to, with its ids
 * - Snapshot records: snapshots, differences, plans and reports of recalls
 * - Values: any JSON, with vectors, matrices, camera tracks and textures
 * - Bodies: data that operations send
 * - Batches: many properties in one call
 * - Live sessions: the newest value of properties that change all the time
 * - Watches: changes in lists of the hub, found by repeated reads
 * - Raw requests: any path of the hub, and the response as received
 * - Operations by name: an operation by its name, with JSON
 * - Submitted calls: calls on threads of the client, for which the caller does not wait
 * - Words: roles, statuses, interpolations and other texts that hubs know
 * - Strings: text that the caller owns, and UTF-16
 * - Version and threads: the library that is loaded, hooks for its threads
 *
 * Calls
 *
 * - A call returns `GFXHUB_STATUS_OK` or the kind of failure. Outputs are written only on success,
 *   and `*error` only on failure. There is no last error of a thread,
 *   as with `errno`.
 * - `gfxhub_error_effect` says whether the hub carried out a failed call. Nothing that must not run
 *   twice is ever sent twice: the comment of each operation states whether it may be resent.
 * - Any operation can fail with any status. Invalid arguments (NULL where a value is required, text
 *   that is not UTF-8, a value that the specification does not allow) give GFXHUB_STATUS_INVALID, and
 *   nothing is sent.
 * - Every call ends within its time limit: 10 seconds unless set.
 * - Timeouts and delays of the client are in milliseconds (`_ms`), measured times in microseconds
 *   (`_us`), times of the hub in seconds.
 *
 * Ownership
 *
 * - The caller owns what a call writes to `out` and what a function returns as a non-const pointer, and
 *   frees it once with the `_free` function of its type. `_free` accepts NULL.
 * - A returned pointer to const is borrowed from the object that it was read from, and is valid until
 *   that object is freed or changed. The same holds for the bytes of a `gfxhub_str`.
 * - The library never takes ownership of arguments: it copies what it keeps.
 *
 * NULL
 *
 * - In a function that returns a gfxhub_status, `options` of a call, `batch` and `error` may be
 *   NULL, and so may every pointer whose comment says so. If any other pointer is NULL, the
 *   function returns GFXHUB_STATUS_INVALID; it sends nothing and changes nothing.
 * - All other functions accept NULL for every pointer. They return NULL, 0, false or the empty text
 *   then, and do nothing; only `_is_closed` returns true, and two NULLs are equal. An `out` that is
 *   NULL is not written to.
 * - `data` of a returned text is never NULL, except in absent fields of a `gfxhub_texture`.
 *
 * Text
 *
 * - Text arguments are UTF-8 with a terminating zero, and are checked. Returned text is a `gfxhub_str`:
 *   UTF-8 with a length and a terminating zero, so that it prints like any C string.
 * - An id is a number or a text. Ids of different types look alike; the name of the argument states
 *   which one is expected.
 *
 * Threads
 *
 * - Any number of threads may use a client, a cancel token, or an object that no thread changes, at
 *   the same time. A thread may change an object with setters (options, bodies, values) only while
 *   no other thread uses it. Freeing is a change, but a call that is in progress has its own
 *   reference to the client.
 * - `gfxhub_client_close`, `gfxhub_cancel_token_cancel`, `gfxhub_client_clone`, and the freeing of
 *   a handle that only one thread uses, are allowed while other threads have calls in progress. They
 *   wait for none of these calls, only for callbacks of submitted calls. A call that is cancelled,
 *   or whose client is closed, ends within 60 ms, regardless of what it waits for, and leaks
 *   nothing. Its effect says whether the hub may have executed it.
 * - Calls block, and run on the caller's thread. `gfxhub_submit` and its variants do not block: a
 *   thread of the client makes the call.
 * - The library installs no signal handler, no logger and no exit hook, reads no environment
 *   variable and prints nothing. After a fork, the child process can create clients or use those of
 *   its parent, which then open new connections.
 * - Calls may be made while threads and the process exit: in destructors of static and thread_local
 *   objects and of pthread keys, and in functions of `atexit`. Unload the library (`dlclose`,
 *   `FreeLibrary`) only when no handle is left and no call is in progress.
 *
 * Threads of the library
 *
 * The library starts threads on demand. `gfxhub_set_thread_hooks` sets functions that are called at
 * the beginning and at the end of each of them.
 *
 * - `gfxhub-resolve` looks up host names: one for each client, while a connection to a hub or a
 *   proxy needs the look-up. An address and `localhost` need none.
 * - `gfxhub-live` sends the values of a live session: one for each session.
 * - `gfxhub-names` looks up the names of live properties: one for each session.
 * - `gfxhub-watch` reads from the hub for watches: one for each client that has any.
 * - `gfxhub-group` makes the call of a member of a group: one for each member after the first,
 *   during each call of the group.
 * - `gfxhub-call` makes one request of a batch, a live session or a watch that needs its own
 *   connection: a set that moves a property over time, and every request through a proxy. Each
 *   batch and session, and the watches of a client, have at most 16 of them at a time.
 * - `gfxhub-submit` makes submitted calls: for each client, up to 32 for reads and 32 for all other
 *   calls. `gfxhub-queue` ends submitted calls whose time limit expires while they wait for such a
 *   thread.
 * - `gfxhub-free` frees large data: more than 2 MiB that a failed call had decoded, and the data
 *   that `gfxhub_invoke` decoded from a body of 512 KiB or more.
 *
 * C++: functions of the library throw nothing. No exception and no longjmp may leave a callback.
 */

#ifndef GFXHUB_H
#define GFXHUB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Opaque types ==== */

typedef struct gfxhub_client gfxhub_client; /**< A client of one hub. */
typedef struct gfxhub_client_options gfxhub_client_options; /**< Settings of a client. */
typedef struct gfxhub_call_options gfxhub_call_options; /**< Options of a call. */
typedef struct gfxhub_error gfxhub_error; /**< The error of a failed call. */
typedef struct gfxhub_cancel_token gfxhub_cancel_token; /**< Cancels calls from another thread. */
typedef struct gfxhub_event gfxhub_event; /**< One attempt of one call. */
typedef struct gfxhub_template_fields gfxhub_template_fields; /**< Template fields. */
typedef struct gfxhub_group_report gfxhub_group_report; /**< Results of a call for the members of a group. */
typedef struct gfxhub_member_result gfxhub_member_result; /**< Result of a call for one member of a group. */
typedef struct gfxhub_member_status gfxhub_member_status; /**< State of a member of a group, from its calls so far. */
typedef struct gfxhub_member_status_list gfxhub_member_status_list; /**< A list of `gfxhub_member_status`. */
typedef struct gfxhub_member_comparison gfxhub_member_comparison; /**< Differences between the first member of a group and another one. */
typedef struct gfxhub_member_comparison_list gfxhub_member_comparison_list; /**< A list of `gfxhub_member_comparison`. */
typedef struct gfxhub_log_entry gfxhub_log_entry; /**< An entry of a record: a call with its outcome, or another event. */
typedef struct gfxhub_log_entry_list gfxhub_log_entry_list; /**< A list of `gfxhub_log_entry`. */
typedef struct gfxhub_log_status gfxhub_log_status; /**< State of a client's record. */
typedef struct gfxhub_awaited_change gfxhub_awaited_change; /**< The state that met the condition of a wait. */
typedef struct gfxhub_permit gfxhub_permit; /**< A permit for one act, or for one composed call as a whole. */
typedef struct gfxhub_permit_list gfxhub_permit_list; /**< A list of `gfxhub_permit`. */
typedef struct gfxhub_request_preview gfxhub_request_preview; /**< A request that a call would send. */
typedef struct gfxhub_request_preview_list gfxhub_request_preview_list; /**< A list of `gfxhub_request_preview`. */
typedef struct gfxhub_engine gfxhub_engine; /**< A render engine. */
typedef struct gfxhub_engine_list gfxhub_engine_list; /**< A list of `gfxhub_engine`. */
typedef struct gfxhub_engine_instance gfxhub_engine_instance; /**< An instance of an engine. */
typedef struct gfxhub_node gfxhub_node; /**< A node of an engine. */
typedef struct gfxhub_node_list gfxhub_node_list; /**< A list of `gfxhub_node`. */
typedef struct gfxhub_property gfxhub_property; /**< A property of a node. */
typedef struct gfxhub_property_list gfxhub_property_list; /**< A list of `gfxhub_property`. */
typedef struct gfxhub_function_summary gfxhub_function_summary; /**< A function of a node, as a list of functions contains it. */
typedef struct gfxhub_function_summary_list gfxhub_function_summary_list; /**< A list of `gfxhub_function_summary`. */
typedef struct gfxhub_function gfxhub_function; /**< A function of a node with its parameters. */
typedef struct gfxhub_playout_rundown gfxhub_playout_rundown; /**< A playout rundown. */
typedef struct gfxhub_playout_rundown_list gfxhub_playout_rundown_list; /**< A list of `gfxhub_playout_rundown`. */
typedef struct gfxhub_playout_item gfxhub_playout_item; /**< An item of a playout rundown. */
typedef struct gfxhub_playout_item_list gfxhub_playout_item_list; /**< A list of `gfxhub_playout_item`. */
typedef struct gfxhub_playout_button gfxhub_playout_button; /**< A button of a playout item. */
typedef struct gfxhub_template gfxhub_template; /**< A template from which items are created. */
typedef struct gfxhub_template_list gfxhub_template_list; /**< A list of `gfxhub_template`. */
typedef struct gfxhub_newsroom_rundown_summary gfxhub_newsroom_rundown_summary; /**< A newsroom rundown, as a list of rundowns contains it. */
typedef struct gfxhub_newsroom_rundown_summary_list gfxhub_newsroom_rundown_summary_list; /**< A list of `gfxhub_newsroom_rundown_summary`. */
typedef struct gfxhub_newsroom_rundown gfxhub_newsroom_rundown; /**< A newsroom rundown with its items. */
typedef struct gfxhub_newsroom_item gfxhub_newsroom_item; /**< An item of a newsroom rundown. */
typedef struct gfxhub_mos_object gfxhub_mos_object; /**< A MOS object: a graphic that was filled in by the newsroom. */
typedef struct gfxhub_newsroom_button gfxhub_newsroom_button; /**< A button of a MOS object. */
typedef struct gfxhub_graph_summary gfxhub_graph_summary; /**< A graph, as a list of graphs contains it. */
typedef struct gfxhub_graph_summary_list gfxhub_graph_summary_list; /**< A list of `gfxhub_graph_summary`. */
typedef struct gfxhub_graph gfxhub_graph; /**< A graph with its content. */
typedef struct gfxhub_rgraph_summary gfxhub_rgraph_summary; /**< An rgraph, as a list of rgraphs contains it. */
typedef struct gfxhub_rgraph_summary_list gfxhub_rgraph_summary_list; /**< A list of `gfxhub_rgraph_summary`. */
typedef struct gfxhub_rgraph gfxhub_rgraph; /**< An rgraph with its content. */
typedef struct gfxhub_ustate_summary gfxhub_ustate_summary; /**< A ustate, as a list of ustates contains it. */
typedef struct gfxhub_ustate_summary_list gfxhub_ustate_summary_list; /**< A list of `gfxhub_ustate_summary`. */
typedef struct gfxhub_ustate gfxhub_ustate; /**< A ustate with its content. */
typedef struct gfxhub_project gfxhub_project; /**< A project that renderers can run. */
typedef struct gfxhub_project_list gfxhub_project_list; /**< A list of `gfxhub_project`. */
typedef struct gfxhub_launch_config gfxhub_launch_config; /**< A launch configuration: renderers that are started and stopped together. */
typedef struct gfxhub_launch_config_list gfxhub_launch_config_list; /**< A list of `gfxhub_launch_config`. */
typedef struct gfxhub_launch_config_created gfxhub_launch_config_created; /**< The response to creating a launch configuration. */
typedef struct gfxhub_renderer gfxhub_renderer; /**< A renderer of a launch configuration. */
typedef struct gfxhub_renderer_ref gfxhub_renderer_ref; /**< A renderer in a launch configuration. */
typedef struct gfxhub_renderer_id_list gfxhub_renderer_id_list; /**< Ids of renderers. */
typedef struct gfxhub_address gfxhub_address; /**< Something that a path of names leads to, with every id that the calls by id need. */
typedef struct gfxhub_address_list gfxhub_address_list; /**< A list of `gfxhub_address`. */
typedef struct gfxhub_snapshot gfxhub_snapshot; /**< The properties of engines as they were: a document to keep, compare and bring back. */
typedef struct gfxhub_snapshot_engine gfxhub_snapshot_engine; /**< An engine in a snapshot. */
typedef struct gfxhub_snapshot_node gfxhub_snapshot_node; /**< A node in a snapshot. */
typedef struct gfxhub_snapshot_property gfxhub_snapshot_property; /**< A property in a snapshot. */
typedef struct gfxhub_unread_node gfxhub_unread_node; /**< A node, or an engine, that could not be read. */
typedef struct gfxhub_difference gfxhub_difference; /**< A difference between two snapshots, or between a snapshot and the hub. */
typedef struct gfxhub_difference_list gfxhub_difference_list; /**< A list of `gfxhub_difference`. */
typedef struct gfxhub_recall_plan gfxhub_recall_plan; /**< A plan of a recall: the values that it would set, the properties that it would leave alone, and the document that undoes it. */
typedef struct gfxhub_planned_set gfxhub_planned_set; /**< A property that a recall sets, with its value before and after. */
typedef struct gfxhub_unset_property gfxhub_unset_property; /**< A property that a recall leaves alone. */
typedef struct gfxhub_recall_undo gfxhub_recall_undo; /**< A document that undoes a recall: each property that was set, with its value before the recall and the value that the recall left. */
typedef struct gfxhub_recall_report gfxhub_recall_report; /**< Report of a recall or an undo. */
typedef struct gfxhub_recall_result gfxhub_recall_result; /**< Result of a recall for a property. */
typedef struct gfxhub_capture gfxhub_capture; /**< The result of a capture: the data that was read from a hub, as a show of the hub simulator. */
typedef struct gfxhub_value gfxhub_value; /**< Value of a property, of a function's parameter or of a template's field. */
typedef struct gfxhub_property_update gfxhub_property_update; /**< A new value for a property, set at once or reached by a move over time. */
typedef struct gfxhub_function_call gfxhub_function_call; /**< A call of a function. */
typedef struct gfxhub_function_parameter gfxhub_function_parameter; /**< A parameter of a function call. */
typedef struct gfxhub_payload gfxhub_payload; /**< The value of a parameter of a function call. */
typedef struct gfxhub_playout_rundown_name_body gfxhub_playout_rundown_name_body; /**< The name of a playout rundown. */
typedef struct gfxhub_playout_item_create gfxhub_playout_item_create; /**< A new item of a playout rundown. */
typedef struct gfxhub_playout_item_update gfxhub_playout_item_update; /**< Changes to an item of a playout rundown. */
typedef struct gfxhub_mos_object_update gfxhub_mos_object_update; /**< Changes to a MOS object. */
typedef struct gfxhub_fields_update gfxhub_fields_update; /**< New values of some fields of an item. */
typedef struct gfxhub_name_paths gfxhub_name_paths; /**< Paths to find before a show begins, such as those of its buttons and properties. */
typedef struct gfxhub_named_update gfxhub_named_update; /**< A new value for a property, at once or over time. */
typedef struct gfxhub_named_call gfxhub_named_call; /**< Parameters of a function, by their names. */
typedef struct gfxhub_named_load gfxhub_named_load; /**< The engine that loads a graph, an rgraph or a ustate. */
typedef struct gfxhub_snapshot_taking gfxhub_snapshot_taking; /**< The engines and properties of a snapshot, and the pace of its reads. */
typedef struct gfxhub_snapshot_comparison gfxhub_snapshot_comparison; /**< Two snapshots, or a snapshot and the hub. */
typedef struct gfxhub_recall_planning gfxhub_recall_planning; /**< The properties to bring back from a snapshot, and the options of the recall. */
typedef struct gfxhub_recall_request gfxhub_recall_request; /**< A recall. */
typedef struct gfxhub_undo_request gfxhub_undo_request; /**< An undo of a recall. */
typedef struct gfxhub_arming gfxhub_arming; /**< The act that a permit is for. */
typedef struct gfxhub_previewed_call gfxhub_previewed_call; /**< A call by its name. */
typedef struct gfxhub_capture_options gfxhub_capture_options; /**< Options of a capture. */
typedef struct gfxhub_log_note gfxhub_log_note; /**< A note for the record. */
typedef struct gfxhub_member_call gfxhub_member_call; /**< A call by its name, for each member of a group. */
typedef struct gfxhub_named_sets gfxhub_named_sets; /**< New values for properties of each member of a group. */
typedef struct gfxhub_member_use gfxhub_member_use; /**< A member to take out of a group, or to take back into it. */
typedef struct gfxhub_recorded_files gfxhub_recorded_files; /**< Files of a record. */
typedef struct gfxhub_wait_condition gfxhub_wait_condition; /**< Condition and time limit of a wait. */
typedef struct gfxhub_engine_host gfxhub_engine_host; /**< The engine that loads a graph, rgraph or ustate. */
typedef struct gfxhub_launch_config_create gfxhub_launch_config_create; /**< A new launch configuration. */
typedef struct gfxhub_renderer_create gfxhub_renderer_create; /**< A new renderer. */
typedef struct gfxhub_batch_options gfxhub_batch_options; /**< Options of a batch. */
typedef struct gfxhub_property_results gfxhub_property_results; /**< Results of a composed call: a `gfxhub_property` for each item, in the order of the items. */
typedef struct gfxhub_property_list_results gfxhub_property_list_results; /**< Results of a composed call: a `gfxhub_property_list` for each item, in the order of the items. */
typedef struct gfxhub_property_by_path_results gfxhub_property_by_path_results; /**< Results of a composed call: a `gfxhub_property` for each item, in the order of the items. */
typedef struct gfxhub_live_options gfxhub_live_options; /**< Settings of a live session. */
typedef struct gfxhub_live_session gfxhub_live_session; /**< A session that sends the newest values of properties, such as those of a fader, a tracker or a render thread. */
typedef struct gfxhub_live_property gfxhub_live_property; /**< A property of a live session, for use by one thread at a time. */
typedef struct gfxhub_live_reports gfxhub_live_reports; /**< Live reports, the oldest first. */
typedef struct gfxhub_watch_options gfxhub_watch_options; /**< Settings of a watch. */
typedef struct gfxhub_watch gfxhub_watch; /**< A watch, which looks at lists of the hub again and again and reports what differs between two looks. */
typedef struct gfxhub_watch_changes gfxhub_watch_changes; /**< Watch changes, the oldest first. */
typedef struct gfxhub_response gfxhub_response; /**< A response as received: its status, its headers and the bytes of its body. */
typedef struct gfxhub_invoked gfxhub_invoked; /**< The result of a call by name. */
typedef struct gfxhub_pending gfxhub_pending; /**< A call that a thread of the client makes. */
typedef struct gfxhub_completion gfxhub_completion; /**< The result of a submitted call. */
typedef struct gfxhub_completions gfxhub_completions; /**< A queue of results, for an event loop of the caller. */
typedef struct gfxhub_string gfxhub_string; /**< Text that the caller owns and must free with `gfxhub_string_free`. */
typedef struct gfxhub_utf16 gfxhub_utf16; /**< Text in UTF-16 that the caller owns and must free with `gfxhub_utf16_free`. */

/* ==== Basic types ==== */

/**
 * The result of a call: success, or the kind of failure. Numbers are never changed and never
 * reused; a newer library may return further ones.
 */
typedef enum {
  /**
   * The call succeeded.
   */
  GFXHUB_STATUS_OK = 0,
  /**
   * The request was refused before anything was sent: an argument is invalid. Fix the argument
   * and retry.
   */
  GFXHUB_STATUS_INVALID = 1,
  /**
   * No connection could be made: nothing listens at the address, or a network refuses it.
   * Check that the hub runs, and that the address and the port are right.
   */
  GFXHUB_STATUS_CONNECT = 2,
  /**
   * No connection was made in the time allowed. Check the address, the network and any
   * firewall on the way to the hub.
   */
  GFXHUB_STATUS_CONNECT_TIMEOUT = 3,
  /**
   * The name of the host could not be resolved. Check the spelling of the host name and the
   * name service, or use the address of the hub.
   */
  GFXHUB_STATUS_DNS = 4,
  /**
   * The TLS connection could not be established. Check that the hub speaks https on this port,
   * and give the certificate of its CA as the CA file.
   */
  GFXHUB_STATUS_TLS = 5,
  /**
   * A time limit expired, in the phase that the error names. Check whether the hub is
   * overloaded or stuck, or allow more time.
   */
  GFXHUB_STATUS_TIMEOUT = 6,
  /**
   * The connection was lost before the response was complete. Check whether the hub, or a
   * proxy in front of it, has been restarted.
   */
  GFXHUB_STATUS_CONNECTION_LOST = 7,
  /**
   * The response is not valid HTTP. Check that the address is that of the hub's REST service
   * and that no proxy alters the responses.
   */
  GFXHUB_STATUS_PROTOCOL = 8,
  /**
   * The response is larger than the limit, or would take too much memory when decoded. Raise
   * max_response_bytes if so large a response is expected; a raw request returns the response
   * without decoding it.
   */
  GFXHUB_STATUS_TOO_LARGE = 9,
  /**
   * The response has a content type other than the operation's, such as an HTML page. Check
   * that the address is that of the hub's REST service, not of a web page or a proxy.
   */
  GFXHUB_STATUS_UNEXPECTED_CONTENT = 10,
  /**
   * The response could not be decoded as the operation's result. Use a raw request to see the
   * response unchanged, and report it with the version of the hub.
   */
  GFXHUB_STATUS_DECODE = 11,
  /**
   * The hub responded with `success: false`. Check the hub for the reason; the response gives
   * none.
   */
  GFXHUB_STATUS_UNSUCCESSFUL = 12,
  /**
   * The hub responded with a redirect, which is never followed. Use the hub's actual address.
   */
  GFXHUB_STATUS_REDIRECT = 13,
  /**
   * The hub does not accept the API key, or demands one. Check the API key, and that it is
   * enabled on the hub.
   */
  GFXHUB_STATUS_AUTH = 14,
  /**
   * The hub does not have the requested object. Check the ids and the paths; they change when
   * a graph or a show is loaded again.
   */
  GFXHUB_STATUS_NOT_FOUND = 15,
  /**
   * The request conflicts with the state of the hub. Read the current state, then decide
   * whether to send the request again.
   */
  GFXHUB_STATUS_CONFLICT = 16,
  /**
   * The hub refused the request as invalid. Correct the request as the hub says.
   */
  GFXHUB_STATUS_REJECTED = 17,
  /**
   * The hub limits the rate of requests. Wait, then send fewer requests.
   */
  GFXHUB_STATUS_THROTTLED = 18,
  /**
   * The hub failed while it processed the request. Look at the hub's log.
   */
  GFXHUB_STATUS_SERVER = 19,
  /**
   * The hub, or a proxy in front of it, is temporarily unavailable. Check that the hub has
   * finished starting and has a valid license.
   */
  GFXHUB_STATUS_UNAVAILABLE = 20,
  /**
   * The call was cancelled by its caller. The program, or a signal to it, has cancelled the
   * call.
   */
  GFXHUB_STATUS_CANCELLED = 21,
  /**
   * The client has been closed. Make a new client.
   */
  GFXHUB_STATUS_CLOSED = 22,
  /**
   * A file or another local resource could not be used. Check the file or resource that the
   * message names.
   */
  GFXHUB_STATUS_IO = 23,
  /**
   * An internal error of gfxhub. Please report this message; the client can still be used.
   */
  GFXHUB_STATUS_INTERNAL = 24,
  /**
   * The program was built against another version of the library. Rebuild the program with the
   * header of the installed library.
   */
  GFXHUB_STATUS_ABI_MISMATCH = 25,
  /**
   * A newer set of the same property was sent first, so this one was not sent. If the newer
   * value is the right one, there is nothing to do.
   */
  GFXHUB_STATUS_SUPERSEDED = 26,
  /**
   * A name stands for several things, and none was chosen. Use one of the candidates in the
   * message: an id, a path, or a position such as (2 of 3).
   */
  GFXHUB_STATUS_AMBIGUOUS = 27,
  /**
   * Nothing has this name. Check the spelling, and whether the show that has this name is
   * loaded.
   */
  GFXHUB_STATUS_UNKNOWN_NAME = 28,
  /**
   * The guard of this client demands a permit for the call, or the client only reads. Arm the
   * call first if you intend it; a client that only reads cannot be armed.
   */
  GFXHUB_STATUS_NOT_ARMED = 29,
  /**
   * The same call was sent a moment ago. To send the call twice on purpose, wait until the
   * time of once_within is over, or unset it.
   */
  GFXHUB_STATUS_REPEATED = 30,
} gfxhub_status;

/**
 * The effect of a failed call on the hub.
 */
typedef enum {
  /**
   * The call had no effect: nothing was sent, the hub refused it, or it only reads.
   */
  GFXHUB_EFFECT_NONE = 0,
  /**
   * The call may have had an effect: bytes were sent, and no response confirms it.
   */
  GFXHUB_EFFECT_MAYBE = 1,
  /**
   * The call was executed: the hub confirmed it, and a later step failed.
   */
  GFXHUB_EFFECT_DONE = 2,
} gfxhub_effect;

/**
 * Borrowed text in UTF-8, valid until its owner is freed or changed. It is NUL-terminated, so
 * `data` is a C string. `len` is the number of bytes before the terminator, because the text
 * itself may contain NULs.
 */
typedef struct {
  /**
   * The bytes of the text, followed by a NUL.
   */
  const char *data;
  /**
   * Number of bytes, without the terminator.
   */
  size_t len;
} gfxhub_str;

/**
 * A position, a rotation, a scale or a colour.
 */
typedef struct {
  /**
   * First component.
   */
  double x;
  /**
   * Second component.
   */
  double y;
  /**
   * Third component.
   */
  double z;
  /**
   * Fourth component, if `has_w` is true.
   */
  double w;
  /**
   * True if there is a fourth component.
   */
  bool has_w;
} gfxhub_vector;

/* ==== Client ==== */

/**
 * Version of the ABI that this header describes. It changes when programs have to be recompiled.
 * `gfxhub_client_new` checks it.
 */
#define GFXHUB_ABI_VERSION 1

/**
 * A client of one hub. Any number of threads may use it at the same time. Each call blocks until
 * the hub has responded or the time limit has expired.
 */
struct gfxhub_client;

/**
 * Creates a client. The header's `gfxhub_client_new` calls this with the ABI version that the
 * program was compiled with. Returns `GFXHUB_STATUS_ABI_MISMATCH` if the library has another one.
 *
 * `base_url` is the hub's address, such as `http://10.0.0.5` or `https://hub.example:8443/site`.
 * `options` may be NULL. Nothing is sent. Free `*out` with `gfxhub_client_free`.
 */
gfxhub_status gfxhub_client_new_abi(uint32_t abi,
                                    const char *base_url,
                                    const gfxhub_client_options *options,
                                    gfxhub_client **out,
                                    gfxhub_error **error);

/**
 * Makes a client of the hub at `base_url`, such as `http://10.0.0.5` or
 * `https://hub.example:8443/site`. Nothing is sent. `options` and `error` may be NULL. Free `*out`
 * with `gfxhub_client_free`.
 *
 * Returns `GFXHUB_STATUS_ABI_MISMATCH` if the library does not match this header.
 */
static inline gfxhub_status gfxhub_client_new(const char *base_url,
                                              const gfxhub_client_options *options,
                                              gfxhub_client **out,
                                              gfxhub_error **error) {
  return gfxhub_client_new_abi(GFXHUB_ABI_VERSION, base_url, options, out, error);
}

/**
 * Returns another handle of the same client, which must be freed separately. Both handles share
 * settings and connections. Returns NULL for NULL.
 */
gfxhub_client *gfxhub_client_clone(const gfxhub_client *client);

/**
 * Closes a client for all its handles. Calls in progress on other threads end with
 * `GFXHUB_STATUS_CANCELLED`, as if they were cancelled with a token. Later calls fail with
 * `GFXHUB_STATUS_CLOSED` before anything is sent, and so do submitted calls that have not begun.
 *
 * Returns when no callback of a submitted call is running: within 60 ms unless a callback takes
 * longer, and at once if called from a callback. It waits for nothing else. The handles must still
 * be freed. Does nothing for NULL.
 */
void gfxhub_client_close(const gfxhub_client *client);

/**
 * Returns true if the client has been closed. Returns true for NULL.
 */
bool gfxhub_client_is_closed(const gfxhub_client *client);

/**
 * Frees a handle of a client. Freeing the last handle closes the client like
 * `gfxhub_client_close`: calls that are in progress on other threads end. Does nothing for NULL.
 */
void gfxhub_client_free(gfxhub_client *client);

/* ==== Client options ==== */

/**
 * A function that is called with each event.
 */
typedef void (*gfxhub_event_callback)(const gfxhub_event *event, void *user_data);

/**
 * A function that frees the user data of a callback. NULL if there is nothing to free.
 */
typedef void (*gfxhub_user_data_free)(void *user_data);

/**
 * Settings of a client. They are checked and copied when a client is created.
 */
struct gfxhub_client_options;

/**
 * Options with their defaults. Freed with `gfxhub_client_options_free`.
 */
gfxhub_client_options *gfxhub_client_options_new(void);

/**
 * API key, for hubs that require one, with at least 4 characters. It is sent as `X-API-Key`
 * and never shown: errors and events contain `***` where a hub repeats it.
 */
gfxhub_status gfxhub_client_options_set_api_key(gfxhub_client_options *options,
                                                const char *api_key);

/**
 * Time limit of a whole call, including all attempts and the waits between them.
 *
 * Default: 10 s. At least 1 ms. At most 24 h.
 */
gfxhub_status gfxhub_client_options_set_timeout_ms(gfxhub_client_options *options,
                                                   uint64_t timeout_ms);

/**
 * Time limit for looking up the host name.
 *
 * Default: 2 s. At least 1 ms. At most 24 h.
 */
gfxhub_status gfxhub_client_options_set_resolve_timeout_ms(gfxhub_client_options *options,
                                                           uint64_t resolve_timeout_ms);

/**
 * Time limit for making a connection, including TLS.
 *
 * Default: 2 s. At least 1 ms. At most 24 h.
 */
gfxhub_status gfxhub_client_options_set_connect_timeout_ms(gfxhub_client_options *options,
                                                           uint64_t connect_timeout_ms);

/**
 * Time limit for sending a request: its head and its body together.
 *
 * Default: 5 s. At least 1 ms. At most 24 h.
 */
gfxhub_status gfxhub_client_options_set_send_timeout_ms(gfxhub_client_options *options,
                                                        uint64_t send_timeout_ms);

/**
 * Time limit from the end of the request to the end of the response's head. Unless it is
 * set, only the limit of the whole call applies.
 *
 * At least 1 ms. At most 24 h.
 */
gfxhub_status gfxhub_client_options_set_response_timeout_ms(gfxhub_client_options *options,
                                                            uint64_t response_timeout_ms);

/**
 * Time limit for the body of a response. Unless it is set, only the limit of the whole call
 * applies.
 *
 * At least 1 ms. At most 24 h.
 */
gfxhub_status gfxhub_client_options_set_body_timeout_ms(gfxhub_client_options *options,
                                                        uint64_t body_timeout_ms);

/**
 * PEM file of CA certificates to trust in place of the built-in roots. The file is read when
 * the client is created. Verification cannot be switched off.
 */
gfxhub_status gfxhub_client_options_set_ca_file(gfxhub_client_options *options,
                                                const char *ca_file);

/**
 * PEM content of CA certificates, in place of a CA file. A file and content cannot both be
 * set.
 */
gfxhub_status gfxhub_client_options_set_ca_pem(gfxhub_client_options *options,
                                               const char *ca_pem);

/**
 * Trusts the CA certificates of the operating system, in place of the built-in roots. This
 * is for hubs whose certificate is signed by an internal authority that the organisation's
 * computers trust. The certificates are read when the client is created; on Linux,
 * `SSL_CERT_FILE` and `SSL_CERT_DIR` select others. Cannot be combined with CA certificates
 * from a file or as PEM content.
 */
gfxhub_status gfxhub_client_options_set_system_roots(gfxhub_client_options *options,
                                                     bool system_roots);

/**
 * PEM file of the certificate that the client shows to a hub on request. Intermediate
 * certificates follow it in the file. The file of the private key must be set too.
 */
gfxhub_status gfxhub_client_options_set_client_cert_file(gfxhub_client_options *options,
                                                         const char *client_cert_file);

/**
 * PEM file of the private key of the client's certificate. The key must not have a
 * passphrase.
 */
gfxhub_status gfxhub_client_options_set_client_key_file(gfxhub_client_options *options,
                                                        const char *client_key_file);

/**
 * Proxy for all requests, such as `http://proxy:3128`, with `user:password@` before the host
 * if the proxy requires them. The proxy must allow `CONNECT`. Proxy settings in the
 * environment are not used.
 */
gfxhub_status gfxhub_client_options_set_proxy(gfxhub_client_options *options,
                                              const char *proxy);

/**
 * Maximum number of idle connections that are kept for reads and absolute sets.
 *
 * Default: 32. At least 1. At most 1024.
 */
gfxhub_status gfxhub_client_options_set_max_idle_connections(gfxhub_client_options *options,
                                                             uint64_t max_idle_connections);

/**
 * Maximum number of connections that a batch uses at once. They are opened as needed, and
 * kept as idle connections.
 *
 * Default: 32. At least 1. At most 64.
 */
gfxhub_status gfxhub_client_options_set_max_batch_connections(gfxhub_client_options *options,
                                                              uint64_t max_batch_connections);

/**
 * Maximum number of attempts of a call; 1 disables retries. A call that must not run twice
 * is never sent twice, whatever the value.
 *
 * Default: 3. At least 1. At most 3.
 */
gfxhub_status gfxhub_client_options_set_max_attempts(gfxhub_client_options *options,
                                                     uint64_t max_attempts);

/**
 * Maximum size of a response body. Decoding may use up to 16 times the size of the body,
 * plus 8 MiB; a response that needs more is refused as too large. Responses of hubs use 2 to
 * 7 times their size.
 *
 * Default: 64 MiB. At least 1 byte.
 */
gfxhub_status gfxhub_client_options_set_max_response_bytes(gfxhub_client_options *options,
                                                           uint64_t max_response_bytes);

/**
 * Maximum age of the lists in which names are looked up, for reads and for sets. If it is 0,
 * every call reads the lists again. A call that acts, such as the press of a button, always
 * reads the list with the last name of its path again, unless the path was prepared.
 *
 * Default: 60 s.
 */
gfxhub_status gfxhub_client_options_set_names_max_age_ms(gfxhub_client_options *options,
                                                         uint64_t names_max_age_ms);

/**
 * After a 404 or a 5xx to a call with ids, searches for an id that does not exist, since an
 * id may be mistyped. The search reads one or two lists of the hub within the time limit of
 * the call, for at most 2 s, and at most once a second. The message of the error then says
 * which id does not exist, and which ids are most similar to it. Kind and effect of the
 * error do not change. In a batch, the search is made only for the first item that failed.
 * Off unless set, except in the command.
 */
gfxhub_status gfxhub_client_options_set_explain_errors(gfxhub_client_options *options,
                                                       bool explain_errors);

/**
 * Value of `User-Agent` in every request. Unless set, it is `gfxhub/` and the version.
 */
gfxhub_status gfxhub_client_options_set_user_agent(gfxhub_client_options *options,
                                                   const char *user_agent);

/**
 * Sends only reads. Any other request is refused as NotArmed, and no permit lifts that.
 */
gfxhub_status gfxhub_client_options_set_read_only(gfxhub_client_options *options,
                                                  bool read_only);

/**
 * Acts that need a permit, and without one are refused as NotArmed: `destructive` (calls
 * that delete, stop, start or load something), `on-air` (these, and all calls that happen on
 * air once: buttons, functions, sets with a duration or a delay, raw requests other than
 * GET), or a list of calls, groups and classes, such as `graphs.load@3, playout.*, delete`.
 * With `@` and the number of an engine, only acts on that engine need a permit. Unless this
 * is set, no act needs a permit.
 */
gfxhub_status gfxhub_client_options_set_guard(gfxhub_client_options *options,
                                              const char *guard);

/**
 * Time within which the same act is not sent again, but refused as Repeated: for a button
 * that is pressed twice by accident. Acts with the same ids and the same body are the same.
 * Sets that take effect immediately are not counted, as setting a value again changes
 * nothing. With 0, no act is refused.
 *
 * Default: 0 s. At most 60 s.
 */
gfxhub_status gfxhub_client_options_set_once_within_ms(gfxhub_client_options *options,
                                                       uint64_t once_within_ms);

/**
 * File in which each act is recorded: one line before it is sent, and one with its outcome.
 * The process id is added to the name of the file, as in `evening-4711.jsonl` for
 * `evening.jsonl`, and the clients of a process share the file. After 64 MiB the next file
 * is begun, and the newest 16 are kept. Headers and secrets are not recorded, but data of
 * rundowns is. A line that cannot be written is counted, and its call goes on.
 */
gfxhub_status gfxhub_client_options_set_record(gfxhub_client_options *options,
                                               const char *record);

/**
 * Records reads as well, with one line each.
 */
gfxhub_status gfxhub_client_options_set_record_reads(gfxhub_client_options *options,
                                                     bool record_reads);

/**
 * Responses that are recorded, up to 64 KiB each: `none`, `errors` or `all`. Unless set,
 * those of calls that failed.
 */
gfxhub_status gfxhub_client_options_set_record_responses(gfxhub_client_options *options,
                                                         const char *record_responses);

/**
 * Writes each line of the record to the disk before the call goes on, so that the line
 * outlasts a crash of the machine. A recorded call then takes as long as the disk needs,
 * often some milliseconds. Without this setting, a line outlasts a crash of the process
 * only.
 */
gfxhub_status gfxhub_client_options_set_record_sync(gfxhub_client_options *options,
                                                    bool record_sync);

/**
 * Frees options. Does nothing for NULL.
 */
void gfxhub_client_options_free(gfxhub_client_options *options);

/**
 * Adds a header to every request, for a proxy or gateway in front of the hub. Setting the same
 * name again replaces the value. Creating a client fails for headers that the client sets itself.
 * The value of a header that is known by its name to contain a secret (`Authorization`, `Cookie`)
 * is never shown; it must have at least 4 characters.
 */
gfxhub_status gfxhub_client_options_set_header(gfxhub_client_options *options,
                                               const char *name,
                                               const char *value);

/**
 * Sets a function that is called with `user_data` after each attempt of each call, on the thread
 * that makes the call. Several threads may call the function at the same time. It must return
 * normally: no exception and no longjmp may leave it. `free_user_data` may be NULL. It is called
 * once with `user_data`, on any thread, when neither the options nor a client that was created
 * with them needs `user_data` any more.
 */
gfxhub_status gfxhub_client_options_set_on_event(gfxhub_client_options *options,
                                                 gfxhub_event_callback callback,
                                                 void *user_data,
                                                 gfxhub_user_data_free free_user_data);

/* ==== Call options ==== */

/**
 * Options of a call. A call that takes options accepts NULL for the default options. The call
 * fails if a value is out of range. Several calls may use the same options, even at the same time,
 * as long as no thread changes them.
 */
struct gfxhub_call_options;

/**
 * Options with their defaults. Freed with `gfxhub_call_options_free`.
 */
gfxhub_call_options *gfxhub_call_options_new(void);

/**
 * Time limit of the whole call, including all attempts and any wait for a thread. It
 * replaces the client's time limit. A call that takes longer fails as Timeout.
 *
 * At least 1 ms. At most 24 h.
 */
gfxhub_status gfxhub_call_options_set_timeout_ms(gfxhub_call_options *options,
                                                 uint64_t timeout_ms);

/**
 * Token that cancels the call in any phase. The call then fails as Cancelled, within 60 ms.
 * A request that was sent is not withdrawn: the effect of the error says whether the hub may
 * have executed it.
 *
 * The options keep the token; its handle may be freed.
 */
gfxhub_status gfxhub_call_options_set_cancel(gfxhub_call_options *options,
                                             const gfxhub_cancel_token *token);

/**
 * Permission to resend a delete (`gfxhub_playout_delete_rundown`,
 * `gfxhub_playout_delete_item`) or `gfxhub_launcher_stop` once, if it is unknown whether the
 * first attempt took effect. If a resent delete finds nothing, it succeeds, since the first
 * attempt deleted the object. A stop that arrives late also stops renderers that were
 * launched in the meantime.
 *
 * By default, none of these calls is resent. All other calls ignore this option: reads and
 * absolute sets are resent anyway, and calls that must not run twice never are.
 */
gfxhub_status gfxhub_call_options_set_resend(gfxhub_call_options *options, bool resend);

/**
 * Frees options. Does nothing for NULL.
 */
void gfxhub_call_options_free(gfxhub_call_options *options);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_call_options *gfxhub_call_options_clone(const gfxhub_call_options *options);

/* ==== Errors ==== */

/**
 * The error of a failed call. Free it with `gfxhub_error_free`. It never contains an API key.
 */
struct gfxhub_error;

/**
 * Returns the kind of failure, which is the status that the call returned; `GFXHUB_STATUS_OK` for
 * NULL.
 */
gfxhub_status gfxhub_error_kind(const gfxhub_error *error);

/**
 * Returns the name of the kind, such as `NotFound`.
 */
gfxhub_str gfxhub_error_kind_name(const gfxhub_error *error);

/**
 * Returns the effect of the failed call on the hub; `GFXHUB_EFFECT_NONE` for NULL.
 */
gfxhub_effect gfxhub_error_effect(const gfxhub_error *error);

/**
 * Returns the whole message: what was tried, what happened, whether it took effect, and what to
 * do.
 */
gfxhub_str gfxhub_error_message(const gfxhub_error *error);

/**
 * Returns a short description of the failure, without the operation, the effect and the advice.
 */
gfxhub_str gfxhub_error_detail(const gfxhub_error *error);

/**
 * Returns the address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the
 * call.
 */
gfxhub_str gfxhub_error_hub(const gfxhub_error *error);

/**
 * Returns the operation, such as `engines.get`; empty if no operation was called.
 */
gfxhub_str gfxhub_error_operation(const gfxhub_error *error);

/**
 * Returns the HTTP method; empty if no request was built.
 */
gfxhub_str gfxhub_error_method(const gfxhub_error *error);

/**
 * Returns the path on the hub as it was sent; empty if no request was built.
 */
gfxhub_str gfxhub_error_path(const gfxhub_error *error);

/**
 * Returns the HTTP status of the hub's response; 0 if there was no response.
 */
uint16_t gfxhub_error_http_status(const gfxhub_error *error);

/**
 * Returns the body of the hub's response, up to 64 KiB; empty if there was none.
 */
gfxhub_str gfxhub_error_body(const gfxhub_error *error);

/**
 * Returns true if the hub's response had a body.
 */
bool gfxhub_error_has_body(const gfxhub_error *error);

/**
 * Returns the JSON name of the invalid argument, such as `engineId` or `body.renderers[1]`; empty
 * if no argument was invalid.
 */
gfxhub_str gfxhub_error_argument(const gfxhub_error *error);

/**
 * Returns true if an argument was invalid.
 */
bool gfxhub_error_has_argument(const gfxhub_error *error);

/**
 * Returns the JSON path of the wrong value in the response, such as `[3].NodePath`; empty if there
 * is none.
 */
gfxhub_str gfxhub_error_json_path(const gfxhub_error *error);

/**
 * Returns true if the error has a JSON path.
 */
bool gfxhub_error_has_json_path(const gfxhub_error *error);

/**
 * Returns the phase in which the call failed: `resolve`, `connect`, `send`, `response`, `body` or
 * `total`; empty if unknown.
 */
gfxhub_str gfxhub_error_phase(const gfxhub_error *error);

/**
 * Returns the number of attempts; 0 if the call was refused before the first attempt.
 */
uint32_t gfxhub_error_attempts(const gfxhub_error *error);

/**
 * Returns the duration of the call in microseconds.
 */
uint64_t gfxhub_error_elapsed_us(const gfxhub_error *error);

/**
 * Writes the time to wait before the next request, in milliseconds, from the hub's `Retry-After`
 * header. Returns false and leaves `out` unchanged if there is none.
 */
bool gfxhub_error_retry_after_ms(const gfxhub_error *error,
                                 uint64_t *out);

/**
 * Frees an error. Does nothing for NULL.
 */
void gfxhub_error_free(gfxhub_error *error);

/* ==== Cancel tokens ==== */

/**
 * Cancels calls from another thread. A cancelled token stays cancelled, and so do all its clones.
 * Any number of threads may use a token at the same time, even while calls that carry it are in
 * progress.
 *
 * A cancelled call ends within 60 ms, regardless of what it waits for: DNS, a connection, the
 * hub's response or the next attempt. Its status is `GFXHUB_STATUS_CANCELLED`.
 * `gfxhub_error_effect` says whether the hub may have executed it: cancelling does not undo what
 * was sent.
 */
struct gfxhub_cancel_token;

/**
 * Creates a token that is not cancelled. Free it with `gfxhub_cancel_token_free`.
 */
gfxhub_cancel_token *gfxhub_cancel_token_new(void);

/**
 * Returns another handle of the same token, which must be freed separately; NULL for NULL.
 */
gfxhub_cancel_token *gfxhub_cancel_token_clone(const gfxhub_cancel_token *token);

/**
 * Cancels every current and later call that carries this token or a clone of it. Returns at once.
 */
void gfxhub_cancel_token_cancel(const gfxhub_cancel_token *token);

/**
 * Returns true if the token has been cancelled; false for NULL.
 */
bool gfxhub_cancel_token_is_cancelled(const gfxhub_cancel_token *token);

/**
 * Frees a handle of a token. Calls that carry the token are not affected. Does nothing for NULL.
 */
void gfxhub_cancel_token_free(gfxhub_cancel_token *token);

/* ==== Events ==== */

/**
 * One attempt of one call. It contains no header and no body, and therefore no secret. It is valid
 * only during the callback.
 *
 * The events of the operations `recorder.write` and `watch.stretch` report no attempt: their
 * method is empty, their attempt number is 0, and their path is a sentence.
 */
struct gfxhub_event;

/**
 * Returns the address of the hub, such as `http://10.0.0.5:8080`.
 */
gfxhub_str gfxhub_event_hub(const gfxhub_event *event);

/**
 * Returns the operation, such as `engines.get`; `request` for a raw request.
 */
gfxhub_str gfxhub_event_operation(const gfxhub_event *event);

/**
 * Returns the HTTP method.
 */
gfxhub_str gfxhub_event_method(const gfxhub_event *event);

/**
 * Returns the path on the hub as it was sent. If the event reports no attempt, returns a sentence
 * that says what happened.
 */
gfxhub_str gfxhub_event_path(const gfxhub_event *event);

/**
 * Returns the number of the attempt within its call, from 1; 0 if the event is no attempt.
 */
uint32_t gfxhub_event_attempt(const gfxhub_event *event);

/**
 * Returns the HTTP status; 0 if the hub did not respond.
 */
uint16_t gfxhub_event_http_status(const gfxhub_event *event);

/**
 * Returns the kind of failure; `GFXHUB_STATUS_OK` if the attempt succeeded.
 */
gfxhub_status gfxhub_event_kind(const gfxhub_event *event);

/**
 * Returns the effect on the hub; `GFXHUB_EFFECT_DONE` if the attempt succeeded.
 */
gfxhub_effect gfxhub_event_effect(const gfxhub_event *event);

/**
 * Returns the duration of the attempt in microseconds.
 */
uint64_t gfxhub_event_elapsed_us(const gfxhub_event *event);

/**
 * Returns the number of bytes sent, in the head and the body, before encryption.
 */
uint64_t gfxhub_event_bytes_sent(const gfxhub_event *event);

/**
 * Returns the number of bytes received, in the head and the body, after decryption.
 */
uint64_t gfxhub_event_bytes_received(const gfxhub_event *event);

/* ==== Engine operations ==== */

/**
 * Lists the engines with their instances.
 *
 * - `out`: freed with `gfxhub_engine_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/engines`
 */
gfxhub_status gfxhub_engines_list(const gfxhub_client *client,
                                  const gfxhub_call_options *options,
                                  gfxhub_engine_list **out,
                                  gfxhub_error **error);

/**
 * Reads one engine.
 *
 * Hubs respond with 500 if there is no such engine.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `out`: freed with `gfxhub_engine_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/engines/{engineId}`
 */
gfxhub_status gfxhub_engines_get(const gfxhub_client *client,
                                 int64_t engine_id,
                                 const gfxhub_call_options *options,
                                 gfxhub_engine **out,
                                 gfxhub_error **error);

/**
 * Lists the nodes of an engine.
 *
 * Hubs respond with 500 if there is no such engine.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `out`: freed with `gfxhub_node_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/engines/{engineId}/nodes`
 */
gfxhub_status gfxhub_engines_list_nodes(const gfxhub_client *client,
                                        int64_t engine_id,
                                        const gfxhub_call_options *options,
                                        gfxhub_node_list **out,
                                        gfxhub_error **error);

/**
 * Reads one node.
 *
 * Hubs respond with 500 if there is no such engine or node.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
 *   node. The path may contain slashes, spaces and dots.
 * - `out`: freed with `gfxhub_node_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`
 */
gfxhub_status gfxhub_engines_get_node(const gfxhub_client *client,
                                      int64_t engine_id,
                                      const char *node_path,
                                      const gfxhub_call_options *options,
                                      gfxhub_node **out,
                                      gfxhub_error **error);

/**
 * Lists the properties of a node with their current values.
 *
 * Hubs respond with 500 if there is no such engine or node.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
 *   node. The path may contain slashes, spaces and dots.
 * - `out`: freed with `gfxhub_property_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`
 */
gfxhub_status gfxhub_engines_list_properties(const gfxhub_client *client,
                                             int64_t engine_id,
                                             const char *node_path,
                                             const gfxhub_call_options *options,
                                             gfxhub_property_list **out,
                                             gfxhub_error **error);

/**
 * Reads one property with its current value.
 *
 * Hubs respond with 500 if there is no such engine, node or property.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
 *   node. The path may contain slashes, spaces and dots.
 * - `property_path`: Path of a property within its node. On an RE5 engine, this is the id of
 *   the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
 * - `out`: freed with `gfxhub_property_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`
 */
gfxhub_status gfxhub_engines_get_property(const gfxhub_client *client,
                                          int64_t engine_id,
                                          const char *node_path,
                                          const char *property_path,
                                          const gfxhub_call_options *options,
                                          gfxhub_property **out,
                                          gfxhub_error **error);

/**
 * Sets a property at once, or moves it to the value over time, on air.
 *
 * The response is the property with the value that the hub stored. Numbers in it may be
 * rounded to single precision (`gfxhub_value_approx_equal` allows for that). On an RE5
 * engine, a path that ends with the dotted path of a sub-field (`.w.z`) sets only that
 * sub-field.
 *
 * Hubs respond with 500 if there is no such engine, node or property.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
 *   node. The path may contain slashes, spaces and dots.
 * - `property_path`: Path of a property within its node. On an RE5 engine, this is the id of
 *   the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
 * - `body`: A new value for a property, set at once or reached by a move over time. See its
 *   setters for units and ranges.
 * - `out`: freed with `gfxhub_property_free`.
 *
 * A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if
 * there is no complete response, unless a newer command through the same client may have
 * changed the property. A move is never resent, as that would restart it on air. If a newer
 * set of the same property was sent first, this one is not sent and fails as Superseded.
 *
 * `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`
 */
gfxhub_status gfxhub_engines_set_property(const gfxhub_client *client,
                                          int64_t engine_id,
                                          const char *node_path,
                                          const char *property_path,
                                          const gfxhub_property_update *body,
                                          const gfxhub_call_options *options,
                                          gfxhub_property **out,
                                          gfxhub_error **error);

/**
 * Lists the functions of a node.
 *
 * Hubs respond with 500 if there is no such engine or node.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
 *   node. The path may contain slashes, spaces and dots.
 * - `out`: freed with `gfxhub_function_summary_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`
 */
gfxhub_status gfxhub_engines_list_functions(const gfxhub_client *client,
                                            int64_t engine_id,
                                            const char *node_path,
                                            const gfxhub_call_options *options,
                                            gfxhub_function_summary_list **out,
                                            gfxhub_error **error);

/**
 * Reads one function with its parameters.
 *
 * Hubs respond with 500 if there is no such engine, node or function.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
 *   node. The path may contain slashes, spaces and dots.
 * - `function_path`: Path of a function within its node. On an RE5 engine, this is the id of
 *   the function.
 * - `out`: freed with `gfxhub_function_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`
 */
gfxhub_status gfxhub_engines_get_function(const gfxhub_client *client,
                                          int64_t engine_id,
                                          const char *node_path,
                                          const char *function_path,
                                          const gfxhub_call_options *options,
                                          gfxhub_function **out,
                                          gfxhub_error **error);

/**
 * Calls a function, which takes effect on air at once.
 *
 * Hubs respond with 500 if there is no such engine, node or function.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
 *   node. The path may contain slashes, spaces and dots.
 * - `function_path`: Path of a function within its node. On an RE5 engine, this is the id of
 *   the function.
 * - `body`: A call of a function. See its setters for units and ranges.
 *
 * It is never resent, since a resend would repeat the effect on air.
 *
 * `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`
 */
gfxhub_status gfxhub_engines_call_function(const gfxhub_client *client,
                                           int64_t engine_id,
                                           const char *node_path,
                                           const char *function_path,
                                           const gfxhub_function_call *body,
                                           const gfxhub_call_options *options,
                                           gfxhub_error **error);

/**
 * Sets a property to a number, at once or gradually. This is a shortcut for
 * `gfxhub_engines_set_property`.
 *
 *     gfxhub_engines_set_number(hub, 3, "Mixer_0", "Default//Opacity/0", 0.5,
 *                               GFXHUB_INTERPOLATION_EASE_IN, 1.5, NULL, NULL, &error);
 *
 * - `engine_id`, `node_path`, `property_path`: as in `gfxhub_engines_set_property`.
 * - `value`: the new value; NaN and infinity are refused.
 * - `interpolation`: a `GFXHUB_INTERPOLATION_*` for a gradual change; NULL for an immediate
 *   change.
 * - `duration`: duration of the change in seconds, 0 or more; must be 0 without an interpolation.
 * - `out`: the property with the value that the hub stored; free it with `gfxhub_property_free`. May
 *   be NULL.
 *
 * An immediate change is resent if no complete response arrives. A gradual change is not resent,
 * because that would restart it on air.
 */
gfxhub_status gfxhub_engines_set_number(const gfxhub_client *client,
                                        int64_t engine_id,
                                        const char *node_path,
                                        const char *property_path,
                                        double value,
                                        const char *interpolation,
                                        double duration,
                                        const gfxhub_call_options *options,
                                        gfxhub_property **out,
                                        gfxhub_error **error);

/**
 * Sets a property to a boolean, at once; otherwise like `gfxhub_engines_set_number`.
 */
gfxhub_status gfxhub_engines_set_bool(const gfxhub_client *client,
                                      int64_t engine_id,
                                      const char *node_path,
                                      const char *property_path,
                                      bool value,
                                      const gfxhub_call_options *options,
                                      gfxhub_property **out,
                                      gfxhub_error **error);

/**
 * Sets a property to a text, at once; otherwise like `gfxhub_engines_set_number`.
 */
gfxhub_status gfxhub_engines_set_text(const gfxhub_client *client,
                                      int64_t engine_id,
                                      const char *node_path,
                                      const char *property_path,
                                      const char *value,
                                      const gfxhub_call_options *options,
                                      gfxhub_property **out,
                                      gfxhub_error **error);

/**
 * Sets a property to a position, a rotation, a scale or a colour, at once or gradually; otherwise
 * like `gfxhub_engines_set_number`.
 */
gfxhub_status gfxhub_engines_set_vector(const gfxhub_client *client,
                                        int64_t engine_id,
                                        const char *node_path,
                                        const char *property_path,
                                        gfxhub_vector value,
                                        const char *interpolation,
                                        double duration,
                                        const gfxhub_call_options *options,
                                        gfxhub_property **out,
                                        gfxhub_error **error);

/* ==== Playout operations ==== */

/**
 * Lists the playout rundowns.
 *
 * - `out`: freed with `gfxhub_playout_rundown_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/playout/rundowns`
 */
gfxhub_status gfxhub_playout_list_rundowns(const gfxhub_client *client,
                                           const gfxhub_call_options *options,
                                           gfxhub_playout_rundown_list **out,
                                           gfxhub_error **error);

/**
 * Creates a playout rundown.
 *
 * - `body`: The name of a playout rundown. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_playout_rundown_free`.
 *
 * It is never resent, since a resend would create a second object.
 *
 * `POST /api/rest/v1/playout/rundowns`
 */
gfxhub_status gfxhub_playout_create_rundown(const gfxhub_client *client,
                                            const gfxhub_playout_rundown_name_body *body,
                                            const gfxhub_call_options *options,
                                            gfxhub_playout_rundown **out,
                                            gfxhub_error **error);

/**
 * Reads one playout rundown.
 *
 * Hubs respond with 500 if there is no such rundown.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `out`: freed with `gfxhub_playout_rundown_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/playout/rundowns/{rundownId}`
 */
gfxhub_status gfxhub_playout_get_rundown(const gfxhub_client *client,
                                         int64_t rundown_id,
                                         const gfxhub_call_options *options,
                                         gfxhub_playout_rundown **out,
                                         gfxhub_error **error);

/**
 * Deletes a playout rundown with its items.
 *
 * Hubs respond with 404 if there is no such rundown.
 *
 * - `rundown_id`: Number of a playout rundown.
 *
 * It is resent only with the option `resend`: once, if there is no complete response; a
 * response of 404 then counts as success.
 *
 * `DELETE /api/rest/v1/playout/rundowns/{rundownId}`
 */
gfxhub_status gfxhub_playout_delete_rundown(const gfxhub_client *client,
                                            int64_t rundown_id,
                                            const gfxhub_call_options *options,
                                            gfxhub_error **error);

/**
 * Renames a playout rundown.
 *
 * Hubs respond with 404 if there is no such rundown.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `body`: The name of a playout rundown. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_playout_rundown_free`.
 *
 * It is never resent automatically. Before you call it again, read what the hub has stored.
 *
 * `PATCH /api/rest/v1/playout/rundowns/{rundownId}`
 */
gfxhub_status gfxhub_playout_rename_rundown(const gfxhub_client *client,
                                            int64_t rundown_id,
                                            const gfxhub_playout_rundown_name_body *body,
                                            const gfxhub_call_options *options,
                                            gfxhub_playout_rundown **out,
                                            gfxhub_error **error);

/**
 * Lists the items of a playout rundown in order.
 *
 * Hubs respond with 500 if there is no such rundown.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `out`: freed with `gfxhub_playout_item_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/playout/rundowns/{rundownId}/items`
 */
gfxhub_status gfxhub_playout_list_items(const gfxhub_client *client,
                                        int64_t rundown_id,
                                        const gfxhub_call_options *options,
                                        gfxhub_playout_item_list **out,
                                        gfxhub_error **error);

/**
 * Creates an item from a template. The response has no buttons; to get them, read the item.
 *
 * Hubs respond with 404 if there is no such rundown.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `body`: A new item of a playout rundown. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_playout_item_free`.
 *
 * It is never resent, since a resend would create a second object.
 *
 * `POST /api/rest/v1/playout/rundowns/{rundownId}/items`
 */
gfxhub_status gfxhub_playout_create_item(const gfxhub_client *client,
                                         int64_t rundown_id,
                                         const gfxhub_playout_item_create *body,
                                         const gfxhub_call_options *options,
                                         gfxhub_playout_item **out,
                                         gfxhub_error **error);

/**
 * Reads one item with its buttons. The hub sends a list with one element; an empty list is a
 * Decode error.
 *
 * Hubs respond with 500 if there is no such item.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `item_id`: Number of an item in a playout rundown.
 * - `out`: freed with `gfxhub_playout_item_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
 */
gfxhub_status gfxhub_playout_get_item(const gfxhub_client *client,
                                      int64_t rundown_id,
                                      int64_t item_id,
                                      const gfxhub_call_options *options,
                                      gfxhub_playout_item **out,
                                      gfxhub_error **error);

/**
 * Deletes an item.
 *
 * Hubs respond with 404 if there is no such item.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `item_id`: Number of an item in a playout rundown.
 *
 * It is resent only with the option `resend`: once, if there is no complete response; a
 * response of 404 then counts as success.
 *
 * `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
 */
gfxhub_status gfxhub_playout_delete_item(const gfxhub_client *client,
                                         int64_t rundown_id,
                                         int64_t item_id,
                                         const gfxhub_call_options *options,
                                         gfxhub_error **error);

/**
 * Changes an item: its name, template, position, channels or data. Fields that are not given
 * stay unchanged. If data is given, it replaces all of the old data; `playout.update_fields`
 * changes only some fields. The response has no buttons, and on some hubs no data although
 * it was stored.
 *
 * Hubs respond with 404 if there is no such item.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `item_id`: Number of an item in a playout rundown.
 * - `body`: Changes to an item of a playout rundown. What is not given stays unchanged; data
 *   that is given replaces all of the old data. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_playout_item_free`.
 *
 * It is never resent automatically. Before you call it again, read what the hub has stored.
 *
 * `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
 */
gfxhub_status gfxhub_playout_update_item(const gfxhub_client *client,
                                         int64_t rundown_id,
                                         int64_t item_id,
                                         const gfxhub_playout_item_update *body,
                                         const gfxhub_call_options *options,
                                         gfxhub_playout_item **out,
                                         gfxhub_error **error);

/**
 * Presses a button of an item. The effect is on air at once. Hubs accept the button's key or
 * its id.
 *
 * Hubs respond with 404 if there is no such item.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `item_id`: Number of an item in a playout rundown.
 * - `button_key`: Key of a button. Hubs accept the key or the id of the button.
 *
 * It is never resent, since a resend would repeat the effect on air.
 *
 * `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`
 */
gfxhub_status gfxhub_playout_trigger_button(const gfxhub_client *client,
                                            int64_t rundown_id,
                                            int64_t item_id,
                                            const char *button_key,
                                            const gfxhub_call_options *options,
                                            gfxhub_error **error);

/**
 * Lists the templates from which items are created.
 *
 * - `out`: freed with `gfxhub_template_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/playout/templates`
 */
gfxhub_status gfxhub_playout_list_templates(const gfxhub_client *client,
                                            const gfxhub_call_options *options,
                                            gfxhub_template_list **out,
                                            gfxhub_error **error);

/**
 * Downloads an ExternalData field of a playout item. Method and response are not documented:
 * it is a POST unless another method is given, and the response is returned unchanged.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `item_id`: Number of an item in a playout rundown.
 * - `external_data_field_key`: Key of an ExternalData field of a playout item.
 * - `method`: the HTTP method; NULL for POST.
 * - `out`: the response as received, freed with `gfxhub_response_free`.
 *
 * It is never resent, since a resend would repeat the effect on air.
 *
 * `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`
 */
gfxhub_status gfxhub_playout_trigger_external_data(const gfxhub_client *client,
                                                   int64_t rundown_id,
                                                   int64_t item_id,
                                                   const char *external_data_field_key,
                                                   const char *method,
                                                   const gfxhub_call_options *options,
                                                   gfxhub_response **out,
                                                   gfxhub_error **error);

/**
 * Changes some fields of an item and keeps the others. The change is on air as soon as the
 * item is. Reads the item, puts the new values into its data, and sends all of the data as
 * `gfxhub_playout_update_item` does. A field that the item does not have is refused before
 * anything is changed.
 *
 * A change by somebody else between the read and the update is lost. Returns the item with
 * its data, which is read again if the hub leaves it out of its response.
 *
 * - `rundown_id`: Number of a playout rundown.
 * - `item_id`: Number of an item in a playout rundown.
 * - `body`: New values of some fields of an item. The other fields of the item stay
 *   unchanged. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_playout_item_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_playout_update_fields(const gfxhub_client *client,
                                           int64_t rundown_id,
                                           int64_t item_id,
                                           const gfxhub_fields_update *body,
                                           const gfxhub_call_options *options,
                                           gfxhub_playout_item **out,
                                           gfxhub_error **error);

/**
 * Returns the fields that items of a template have, each with an example, in the order in
 * which the items show them. A hub lists its templates without their fields, so the call
 * reads the list of templates and the items of all playout rundowns: two requests, and one
 * for each rundown.
 *
 * The list contains only fields that an item has; it is empty for a template that no item
 * uses. If no template has this name, the error is `ErrorKind::UnknownName`.
 *
 * - `template_`: Name of a template, by which items refer to it.
 * - `out`: freed with `gfxhub_template_fields_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_playout_template_fields(const gfxhub_client *client,
                                             const char *template_,
                                             const gfxhub_call_options *options,
                                             gfxhub_template_fields **out,
                                             gfxhub_error **error);

/**
 * Type of a field of a template.
 */
typedef enum {
  /**
   * Not known: the field is null in all items.
   */
  GFXHUB_TEMPLATE_FIELD_KIND_UNKNOWN = 0,
  /**
   * A boolean.
   */
  GFXHUB_TEMPLATE_FIELD_KIND_BOOLEAN = 1,
  /**
   * A number.
   */
  GFXHUB_TEMPLATE_FIELD_KIND_NUMBER = 2,
  /**
   * Text.
   */
  GFXHUB_TEMPLATE_FIELD_KIND_TEXT = 3,
  /**
   * A list.
   */
  GFXHUB_TEMPLATE_FIELD_KIND_LIST = 4,
  /**
   * An object or a vector.
   */
  GFXHUB_TEMPLATE_FIELD_KIND_OBJECT = 5,
} gfxhub_template_field_kind;

/**
 * Template fields. Freed with `gfxhub_template_fields_free`.
 *
 * A field that items of a template have.
 */
struct gfxhub_template_fields;

/**
 * Returns the number of elements; 0 for NULL.
 */
size_t gfxhub_template_fields_len(const gfxhub_template_fields *list);

/**
 * Name of the field in the data of an item. Borrowed; empty beyond the end.
 */
gfxhub_str gfxhub_template_fields_name_at(const gfxhub_template_fields *list, size_t index);

/**
 * Type of the example. Other items can have values of other types.
 */
gfxhub_template_field_kind gfxhub_template_fields_kind_at(const gfxhub_template_fields *list,
                                                          size_t index);

/**
 * Value of the first item that has one other than null; null if there is none. Borrowed;
 * NULL beyond the end.
 */
const gfxhub_value *gfxhub_template_fields_example_at(const gfxhub_template_fields *list,
                                                      size_t index);

/**
 * Frees a list, and what was borrowed from it. Does nothing for NULL.
 */
void gfxhub_template_fields_free(gfxhub_template_fields *list);

/* ==== Newsroom operations ==== */

/**
 * Lists the newsroom rundowns of all newsroom systems.
 *
 * - `out`: freed with `gfxhub_newsroom_rundown_summary_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/newsroom/rundowns`
 */
gfxhub_status gfxhub_newsroom_list_rundowns(const gfxhub_client *client,
                                            const gfxhub_call_options *options,
                                            gfxhub_newsroom_rundown_summary_list **out,
                                            gfxhub_error **error);

/**
 * Lists the rundowns of one newsroom system.
 *
 * Hubs respond with 500 if there is no such newsroom system.
 *
 * - `ncs_id`: Device id of a newsroom system, as configured in the hub's MOS module.
 * - `out`: freed with `gfxhub_newsroom_rundown_summary_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/newsroom/rundowns/{ncsID}`
 */
gfxhub_status gfxhub_newsroom_list_device_rundowns(const gfxhub_client *client,
                                                   const char *ncs_id,
                                                   const gfxhub_call_options *options,
                                                   gfxhub_newsroom_rundown_summary_list **out,
                                                   gfxhub_error **error);

/**
 * Reads one newsroom rundown with its items and their MOS objects.
 *
 * Hubs respond with 500 if there is no such rundown.
 *
 * - `ncs_id`: Device id of a newsroom system, as configured in the hub's MOS module.
 * - `ro_id`: Id of a rundown in its newsroom system. The specification declares an integer,
 *   but every response contains text.
 * - `out`: freed with `gfxhub_newsroom_rundown_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`
 */
gfxhub_status gfxhub_newsroom_get_rundown(const gfxhub_client *client,
                                          const char *ncs_id,
                                          const char *ro_id,
                                          const gfxhub_call_options *options,
                                          gfxhub_newsroom_rundown **out,
                                          gfxhub_error **error);

/**
 * Changes a MOS object. If data is given, it replaces all of the old data;
 * `newsroom.update_fields` changes only some fields. Afterwards, `changed_by` names the REST
 * interface. The response has no buttons.
 *
 * Hubs respond with 500 if there is no such MOS object.
 *
 * - `obj_id`: Id of a MOS object.
 * - `body`: Changes to a MOS object. What is not given stays unchanged; data that is given
 *   replaces all of the old data. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_mos_object_free`.
 *
 * It is never resent automatically. Before you call it again, read what the hub has stored.
 *
 * `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`
 */
gfxhub_status gfxhub_newsroom_update_mos_object(const gfxhub_client *client,
                                                const char *obj_id,
                                                const gfxhub_mos_object_update *body,
                                                const gfxhub_call_options *options,
                                                gfxhub_mos_object **out,
                                                gfxhub_error **error);

/**
 * Presses a button of a MOS object. The effect is on air at once.
 *
 * Hubs respond with 404 if there is no such item.
 *
 * - `ncs_id`: Device id of a newsroom system, as configured in the hub's MOS module.
 * - `ro_id`: Id of a rundown in its newsroom system. The specification declares an integer,
 *   but every response contains text.
 * - `story_id`: Id of a story in a newsroom rundown. The specification declares an integer,
 *   but every response contains text.
 * - `item_id`: Id of an item in a newsroom story.
 * - `button_key`: Key of a button. Hubs accept the key or the id of the button.
 *
 * It is never resent, since a resend would repeat the effect on air.
 *
 * `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`
 */
gfxhub_status gfxhub_newsroom_trigger_button(const gfxhub_client *client,
                                             const char *ncs_id,
                                             const char *ro_id,
                                             const char *story_id,
                                             const char *item_id,
                                             const char *button_key,
                                             const gfxhub_call_options *options,
                                             gfxhub_error **error);

/**
 * Changes some fields of a MOS object and keeps the others. The change is on air as soon as
 * the object is. Reads the rundown that shows the object, puts the new values into the
 * object's data, and sends all of the data as `gfxhub_newsroom_update_mos_object` does. A
 * field that the object does not have is refused before anything is changed. So is an object
 * for which the items of the rundown contain different data.
 *
 * A change by the newsroom between the read and the update is lost. The result has no
 * buttons.
 *
 * - `ncs_id`: Device id of a newsroom system, as configured in the hub's MOS module.
 * - `ro_id`: Id of a rundown in its newsroom system. The specification declares an integer,
 *   but every response contains text.
 * - `obj_id`: Id of a MOS object.
 * - `body`: New values of some fields of an item. The other fields of the item stay
 *   unchanged. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_mos_object_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_newsroom_update_fields(const gfxhub_client *client,
                                            const char *ncs_id,
                                            const char *ro_id,
                                            const char *obj_id,
                                            const gfxhub_fields_update *body,
                                            const gfxhub_call_options *options,
                                            gfxhub_mos_object **out,
                                            gfxhub_error **error);

/* ==== Graph operations ==== */

/**
 * Lists the graphs.
 *
 * - `out`: freed with `gfxhub_graph_summary_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/graphs`
 */
gfxhub_status gfxhub_graphs_list(const gfxhub_client *client,
                                 const gfxhub_call_options *options,
                                 gfxhub_graph_summary_list **out,
                                 gfxhub_error **error);

/**
 * Reads one graph with its content.
 *
 * Hubs respond with 404 if there is no such graph.
 *
 * - `graph_id`: Number of a graph (RE5).
 * - `out`: freed with `gfxhub_graph_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/graphs/{graphId}`
 */
gfxhub_status gfxhub_graphs_get(const gfxhub_client *client,
                                int64_t graph_id,
                                const gfxhub_call_options *options,
                                gfxhub_graph **out,
                                gfxhub_error **error);

/**
 * Loads a graph into an engine, whose output changes at once. The engine then has the nodes
 * of the graph.
 *
 * - `graph_id`: Number of a graph (RE5).
 * - `body`: The engine that loads a graph, rgraph or ustate. See its setters for units and
 *   ranges.
 *
 * It is never resent, since a resend would repeat the effect on air.
 *
 * `POST /api/rest/v1/graphs/{graphId}/load`
 */
gfxhub_status gfxhub_graphs_load(const gfxhub_client *client,
                                 int64_t graph_id,
                                 const gfxhub_engine_host *body,
                                 const gfxhub_call_options *options,
                                 gfxhub_error **error);

/* ==== Rgraph operations ==== */

/**
 * Lists the rgraphs.
 *
 * - `out`: freed with `gfxhub_rgraph_summary_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/rgraphs`
 */
gfxhub_status gfxhub_rgraphs_list(const gfxhub_client *client,
                                  const gfxhub_call_options *options,
                                  gfxhub_rgraph_summary_list **out,
                                  gfxhub_error **error);

/**
 * Reads one rgraph with its content.
 *
 * Hubs respond with 404 if there is no such rgraph.
 *
 * - `rgraph_id`: Number of an rgraph (RE).
 * - `out`: freed with `gfxhub_rgraph_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/rgraphs/{rgraphId}`
 */
gfxhub_status gfxhub_rgraphs_get(const gfxhub_client *client,
                                 int64_t rgraph_id,
                                 const gfxhub_call_options *options,
                                 gfxhub_rgraph **out,
                                 gfxhub_error **error);

/**
 * Loads an rgraph into an engine, whose output changes at once. The engine's `rgraph_id` is
 * then the id of the rgraph.
 *
 * - `rgraph_id`: Number of an rgraph (RE).
 * - `body`: The engine that loads a graph, rgraph or ustate. See its setters for units and
 *   ranges.
 *
 * It is never resent, since a resend would repeat the effect on air.
 *
 * `POST /api/rest/v1/rgraphs/{rgraphId}/load`
 */
gfxhub_status gfxhub_rgraphs_load(const gfxhub_client *client,
                                  int64_t rgraph_id,
                                  const gfxhub_engine_host *body,
                                  const gfxhub_call_options *options,
                                  gfxhub_error **error);

/* ==== Ustate operations ==== */

/**
 * Lists the ustates.
 *
 * - `out`: freed with `gfxhub_ustate_summary_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/ustates`
 */
gfxhub_status gfxhub_ustates_list(const gfxhub_client *client,
                                  const gfxhub_call_options *options,
                                  gfxhub_ustate_summary_list **out,
                                  gfxhub_error **error);

/**
 * Reads one ustate with its content.
 *
 * Hubs respond with 404 if there is no such ustate.
 *
 * - `ustate_id`: Number of a ustate (UE).
 * - `out`: freed with `gfxhub_ustate_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/ustates/{ustateId}`
 */
gfxhub_status gfxhub_ustates_get(const gfxhub_client *client,
                                 int64_t ustate_id,
                                 const gfxhub_call_options *options,
                                 gfxhub_ustate **out,
                                 gfxhub_error **error);

/**
 * Loads a ustate into an engine, whose output changes at once. The engine's `ustate_id` is
 * then the id of the ustate.
 *
 * - `ustate_id`: Number of a ustate (UE).
 * - `body`: The engine that loads a graph, rgraph or ustate. See its setters for units and
 *   ranges.
 *
 * It is never resent, since a resend would repeat the effect on air.
 *
 * `POST /api/rest/v1/ustates/{ustateId}/load`
 */
gfxhub_status gfxhub_ustates_load(const gfxhub_client *client,
                                  int64_t ustate_id,
                                  const gfxhub_engine_host *body,
                                  const gfxhub_call_options *options,
                                  gfxhub_error **error);

/* ==== Project operations ==== */

/**
 * Lists the projects.
 *
 * - `out`: freed with `gfxhub_project_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/projects`
 */
gfxhub_status gfxhub_projects_list(const gfxhub_client *client,
                                   const gfxhub_call_options *options,
                                   gfxhub_project_list **out,
                                   gfxhub_error **error);

/* ==== Launcher operations ==== */

/**
 * Lists the launch configurations.
 *
 * - `out`: freed with `gfxhub_launch_config_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/launcher`
 */
gfxhub_status gfxhub_launcher_list(const gfxhub_client *client,
                                   const gfxhub_call_options *options,
                                   gfxhub_launch_config_list **out,
                                   gfxhub_error **error);

/**
 * Reads one launch configuration.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 * - `out`: freed with `gfxhub_launch_config_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/launcher/{launchId}`
 */
gfxhub_status gfxhub_launcher_get(const gfxhub_client *client,
                                  int64_t launch_id,
                                  const gfxhub_call_options *options,
                                  gfxhub_launch_config **out,
                                  gfxhub_error **error);

/**
 * Creates a launch configuration.
 *
 * Hubs respond with 422 if the name or a renderer is invalid.
 *
 * - `body`: A new launch configuration. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_launch_config_created_free`.
 *
 * It is never resent, since a resend would create a second object.
 *
 * `POST /api/rest/v1/launcher/create`
 */
gfxhub_status gfxhub_launcher_create(const gfxhub_client *client,
                                     const gfxhub_launch_config_create *body,
                                     const gfxhub_call_options *options,
                                     gfxhub_launch_config_created **out,
                                     gfxhub_error **error);

/**
 * Starts the renderers of a launch configuration on idle engines. The response is a status
 * word, usually `OK`; some hubs send an empty one. The engines take seconds to start.
 *
 * Hubs respond with 404 if there is no such launch configuration, and if no engine is idle.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 * - `out`: the response as text, freed with `gfxhub_string_free`.
 *
 * It is never resent, since it starts, stops or retimes renderers.
 *
 * `PUT /api/rest/v1/launcher/{launchId}/launch`
 */
gfxhub_status gfxhub_launcher_launch(const gfxhub_client *client,
                                     int64_t launch_id,
                                     const gfxhub_call_options *options,
                                     gfxhub_string **out,
                                     gfxhub_error **error);

/**
 * Stops the renderers of a launch configuration, which are then off air.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 *
 * It is resent only with the option `resend`: once, if there is no complete response. A
 * resend that arrives late also stops what was launched in between.
 *
 * `PUT /api/rest/v1/launcher/{launchId}/stop`
 */
gfxhub_status gfxhub_launcher_stop(const gfxhub_client *client,
                                   int64_t launch_id,
                                   const gfxhub_call_options *options,
                                   gfxhub_error **error);

/**
 * Retimes a launch configuration. The specification does not say what that does.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 *
 * It is never resent, since it starts, stops or retimes renderers.
 *
 * `PUT /api/rest/v1/launcher/{launchId}/retime`
 */
gfxhub_status gfxhub_launcher_retime(const gfxhub_client *client,
                                     int64_t launch_id,
                                     const gfxhub_call_options *options,
                                     gfxhub_error **error);

/**
 * Lists the ids of the renderers of a launch configuration.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 * - `out`: freed with `gfxhub_renderer_id_list_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/launcher/{launchId}/renderer`
 */
gfxhub_status gfxhub_launcher_list_renderers(const gfxhub_client *client,
                                             int64_t launch_id,
                                             const gfxhub_call_options *options,
                                             gfxhub_renderer_id_list **out,
                                             gfxhub_error **error);

/**
 * Reads one renderer.
 *
 * Hubs respond with 404 if there is no such renderer.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 * - `renderer_id`: Number of a renderer of a launch configuration.
 * - `out`: freed with `gfxhub_renderer_free`.
 *
 * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
 * resent, at most twice.
 *
 * `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`
 */
gfxhub_status gfxhub_launcher_get_renderer(const gfxhub_client *client,
                                           int64_t launch_id,
                                           int64_t renderer_id,
                                           const gfxhub_call_options *options,
                                           gfxhub_renderer **out,
                                           gfxhub_error **error);

/**
 * Adds a renderer to a launch configuration. Returns the id of the renderer.
 *
 * Hubs respond with 422 if a field is invalid.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 * - `body`: A new renderer. All fields are optional. See its setters for units and ranges.
 * - `out`: the id of the new object.
 *
 * It is never resent, since a resend would create a second object.
 *
 * `POST /api/rest/v1/launcher/{launchId}/renderer/create`
 */
gfxhub_status gfxhub_launcher_create_renderer(const gfxhub_client *client,
                                              int64_t launch_id,
                                              const gfxhub_renderer_create *body,
                                              const gfxhub_call_options *options,
                                              int64_t *out,
                                              gfxhub_error **error);

/**
 * Starts one renderer. The response is a status word; some hubs send an empty one.
 *
 * Hubs respond with 404 if the launch configuration has no such renderer.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 * - `renderer_id`: Number of a renderer of a launch configuration.
 * - `out`: the response as text, freed with `gfxhub_string_free`.
 *
 * It is never resent, since it starts, stops or retimes renderers.
 *
 * `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`
 */
gfxhub_status gfxhub_launcher_start_renderer(const gfxhub_client *client,
                                             int64_t launch_id,
                                             int64_t renderer_id,
                                             const gfxhub_call_options *options,
                                             gfxhub_string **out,
                                             gfxhub_error **error);

/**
 * Stops one renderer, which is then off air. The response is a status word; some hubs send
 * an empty one.
 *
 * Hubs respond with 404 if the launch configuration has no such renderer.
 *
 * - `launch_id`: Number of a launch configuration. This is not an engine id, although both
 *   are small integers.
 * - `renderer_id`: Number of a renderer of a launch configuration.
 * - `out`: the response as text, freed with `gfxhub_string_free`.
 *
 * It is never resent, since it starts, stops or retimes renderers.
 *
 * `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`
 */
gfxhub_status gfxhub_launcher_stop_renderer(const gfxhub_client *client,
                                            int64_t launch_id,
                                            int64_t renderer_id,
                                            const gfxhub_call_options *options,
                                            gfxhub_string **out,
                                            gfxhub_error **error);

/* ==== Calls by name ==== */

/**
 * Finds what a path of names leads to, with every id that the calls by id need. Names are
 * exact, capitals included. A name that stands for several things is refused, and the error
 * lists all of them.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `out`: freed with `gfxhub_address_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_names_find(const gfxhub_client *client,
                                const char *path,
                                const gfxhub_call_options *options,
                                gfxhub_address **out,
                                gfxhub_error **error);

/**
 * Lists what a pattern leads to: a path in which `*` stands for every name at its place. `*`
 * alone lists the engines and the playout rundowns, `Studio A / *` the nodes of an engine,
 * `Studio A / Cyclorama / *` the properties and functions of a node.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `out`: freed with `gfxhub_address_list_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_names_list(const gfxhub_client *client,
                                const char *path,
                                const gfxhub_call_options *options,
                                gfxhub_address_list **out,
                                gfxhub_error **error);

/**
 * Finds what the given paths lead to, or fails with everything that is missing. Call it
 * before a show: later calls of the same client by one of these paths act without looking
 * the path up again, until a load or another write through the client may have changed what
 * it leads to.
 *
 * - `body`: Paths to find before a show begins, such as those of its buttons and properties.
 *   See its setters for units and ranges.
 * - `out`: freed with `gfxhub_address_list_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_names_prepare(const gfxhub_client *client,
                                   const gfxhub_name_paths *body,
                                   const gfxhub_call_options *options,
                                   gfxhub_address_list **out,
                                   gfxhub_error **error);

/**
 * Reads a property by its path.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `out`: freed with `gfxhub_property_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_names_get(const gfxhub_client *client,
                               const char *path,
                               const gfxhub_call_options *options,
                               gfxhub_property **out,
                               gfxhub_error **error);

/**
 * Sets a property by its path, at once or over time. A move over time is never resent, as
 * that would restart the move on air.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `body`: A new value for a property, at once or over time. See its setters for units and
 *   ranges.
 * - `out`: freed with `gfxhub_property_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_names_set(const gfxhub_client *client,
                               const char *path,
                               const gfxhub_named_update *body,
                               const gfxhub_call_options *options,
                               gfxhub_property **out,
                               gfxhub_error **error);

/**
 * Presses a button of a playout rundown, or of a newsroom rundown (`news:` before its name),
 * which takes effect on air at once. The button is looked up again first, unless its path
 * was prepared.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_names_press(const gfxhub_client *client,
                                 const char *path,
                                 const gfxhub_call_options *options,
                                 gfxhub_error **error);

/**
 * Calls a function of a node by its path, with parameters by their names. The function is
 * looked up again first, unless its path was prepared.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `body`: Parameters of a function, by their names. See its setters for units and ranges.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_names_call(const gfxhub_client *client,
                                const char *path,
                                const gfxhub_named_call *body,
                                const gfxhub_call_options *options,
                                gfxhub_error **error);

/**
 * Loads a graph (`graph:News`), an rgraph (`rgraph:`) or a ustate (`ustate:`) by its name
 * into an engine, whose output changes at once. With a time to wait, the call returns when
 * the engine has loaded the state; the time limit of the call must be longer.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `body`: The engine that loads a graph, an rgraph or a ustate. See its setters for units
 *   and ranges.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_names_load(const gfxhub_client *client,
                                const char *path,
                                const gfxhub_named_load *body,
                                const gfxhub_call_options *options,
                                gfxhub_error **error);

/* ==== Groups ==== */

/**
 * A member of a group.
 */
typedef struct {
  /**
   * Name of the member, such as `main`.
   */
  const char *name;
  /**
   * Client of its hub. The group keeps it open.
   */
  const gfxhub_client *client;
  /**
   * Engine of this hub, by its name or as `#` and its number, if the member is an engine. Paths
   * then begin with the node. NULL if the member is the hub.
   */
  const char *engine;
} gfxhub_group_member;

/**
 * Creates a group of 1 to 64 members. The functions `gfxhub_group_*` reach every member. Of
 * all other calls with the group, those that only read go to the first member, and those that may
 * change something are refused.
 *
 *     const gfxhub_group_member members[] = {{"main", hub, NULL}, {"backup", backup, NULL}};
 *     gfxhub_client *pair = NULL;
 *     gfxhub_group_report *report = NULL;
 *     gfxhub_group_new(members, 2, false, &pair, &error);
 *     gfxhub_group_press(pair, "Evening News / Opening Title / In", NULL, &report, &error);
 *     gfxhub_group_report_free(report);
 *     gfxhub_client_free(pair);
 *
 * - `members`, `count`: the members, at most 64; the first is the main member.
 * - `all`: if true, all members act, or none if one of them cannot. If false, the first member
 *   acts regardless of the others, and they never delay it by more than 20 ms.
 *
 * Nothing is sent. Free `*out` with `gfxhub_client_free`. The client of a member stays open until
 * its own handles and the group are freed.
 */
gfxhub_status gfxhub_group_new(const gfxhub_group_member *members,
                               size_t count,
                               bool all,
                               gfxhub_client **out,
                               gfxhub_error **error);

/**
 * Sets a property of every member by its path, at once or over time. Each member returns its
 * own property, so the results do not agree if the ids of the properties differ.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `body`: A new value for a property, at once or over time. See its setters for units and
 *   ranges.
 * - `out`: freed with `gfxhub_group_report_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_set(const gfxhub_client *client,
                               const char *path,
                               const gfxhub_named_update *body,
                               const gfxhub_call_options *options,
                               gfxhub_group_report **out,
                               gfxhub_error **error);

/**
 * Sets many properties of every member by their paths, in one batch for each member. All
 * paths of a member are found before anything is sent to it. The result of a member is a
 * list with an item for each path: its `address`, which is the path, and its `result` or its
 * `error`. An item that failed does not make the call fail. If nothing of its batch can be
 * sent, the member fails with the error of the first item.
 *
 * - `body`: New values for properties of each member of a group. All of them jump, or all
 *   move over the same time. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_group_report_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_set_many(const gfxhub_client *client,
                                    const gfxhub_named_sets *body,
                                    const gfxhub_call_options *options,
                                    gfxhub_group_report **out,
                                    gfxhub_error **error);

/**
 * Reads a property of every member by its path. The report contains the errors of members
 * that cannot be read. The call fails only if no member can be read.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `out`: freed with `gfxhub_group_report_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_get(const gfxhub_client *client,
                               const char *path,
                               const gfxhub_call_options *options,
                               gfxhub_group_report **out,
                               gfxhub_error **error);

/**
 * Presses a button of a rundown of every member, which takes effect on air at once. Each
 * member looks the button up anew before it is pressed. A group of engines refuses this
 * call, because the engines of a hub share its rundowns.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `out`: freed with `gfxhub_group_report_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_press(const gfxhub_client *client,
                                 const char *path,
                                 const gfxhub_call_options *options,
                                 gfxhub_group_report **out,
                                 gfxhub_error **error);

/**
 * Calls a function of a node of every member by its path, with parameters by their names.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `body`: Parameters of a function, by their names. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_group_report_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_call(const gfxhub_client *client,
                                const char *path,
                                const gfxhub_named_call *body,
                                const gfxhub_call_options *options,
                                gfxhub_group_report **out,
                                gfxhub_error **error);

/**
 * Loads a graph, an rgraph or a ustate by its name into an engine of every member. The
 * output of the engine changes at once. A member that is an engine loads it into that
 * engine, whatever engine the argument names.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `body`: The engine that loads a graph, an rgraph or a ustate. See its setters for units
 *   and ranges.
 * - `out`: freed with `gfxhub_group_report_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_load(const gfxhub_client *client,
                                const char *path,
                                const gfxhub_named_load *body,
                                const gfxhub_call_options *options,
                                gfxhub_group_report **out,
                                gfxhub_error **error);

/**
 * Makes a call, given by its name, for every member. The same ids are sent to every member,
 * so calls by paths of names are safer for several hubs. Calls that only read are made for
 * every member too. The time limits of the members' clients apply, so set a longer one for
 * this call if it may take minutes, as the calls of `snapshots` do.
 *
 * - `body`: A call by its name, for each member of a group. See its setters for units and
 *   ranges.
 * - `out`: freed with `gfxhub_group_report_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_invoke(const gfxhub_client *client,
                                  const gfxhub_member_call *body,
                                  const gfxhub_call_options *options,
                                  gfxhub_group_report **out,
                                  gfxhub_error **error);

/**
 * Makes a call that only reads. It is made for the first member, and after a failure for the
 * next one, until one succeeds. Each member has its share of the time that is left. The
 * result names that member.
 *
 * - `body`: A call by its name, for each member of a group. See its setters for units and
 *   ranges.
 * - `out`: freed with `gfxhub_member_result_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_read(const gfxhub_client *client,
                                const gfxhub_member_call *body,
                                const gfxhub_call_options *options,
                                gfxhub_member_result **out,
                                gfxhub_error **error);

/**
 * Takes a snapshot of every member, and compares each snapshot with that of the first
 * member, by names. To repair a member, plan and recall the first member's snapshot on it.
 *
 * - `body`: The engines and properties of a snapshot, and the pace of its reads. See its
 *   setters for units and ranges.
 * - `out`: freed with `gfxhub_member_comparison_list_free`.
 *
 * Each of its requests is resent like a call of its own, and has the client's time limit.
 * The whole call has a time limit only if its options set one.
 */
gfxhub_status gfxhub_group_compare(const gfxhub_client *client,
                                   const gfxhub_snapshot_taking *body,
                                   const gfxhub_call_options *options,
                                   gfxhub_member_comparison_list **out,
                                   gfxhub_error **error);

/**
 * Returns the state of every member, from its calls so far. Sends nothing.
 *
 * - `out`: freed with `gfxhub_member_status_list_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_status(const gfxhub_client *client,
                                  const gfxhub_call_options *options,
                                  gfxhub_member_status_list **out,
                                  gfxhub_error **error);

/**
 * Waits until no call of a member is in progress, at most for the time limit of this call,
 * and returns the state of every member. Sends nothing. Call this before a program ends
 * right after a call of a group: calls of members that are still in progress end with the
 * process.
 *
 * - `out`: freed with `gfxhub_member_status_list_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_settle(const gfxhub_client *client,
                                  const gfxhub_call_options *options,
                                  gfxhub_member_status_list **out,
                                  gfxhub_error **error);

/**
 * Takes a member out of the group, or puts it back. While the first member is out, the next
 * one is the main member. Sends nothing.
 *
 * - `body`: A member to take out of a group, or to take back into it. See its setters for
 *   units and ranges.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_group_use_member(const gfxhub_client *client,
                                      const gfxhub_member_use *body,
                                      const gfxhub_call_options *options,
                                      gfxhub_error **error);

/**
 * Results of a call for the members of a group. Times are in microseconds.
 *
 * One that the caller owns is freed with `gfxhub_group_report_free`, a borrowed one never.
 */
struct gfxhub_group_report;

/**
 * Results of the members, in the order of the group, without members that were taken out of
 * it. Returns the number of elements.
 */
size_t gfxhub_group_report_members_len(const gfxhub_group_report *record);

/**
 * Results of the members, in the order of the group, without members that were taken out of
 * it. Returns the element at this index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_member_result *gfxhub_group_report_members_at(const gfxhub_group_report *record,
                                                           size_t index);

/**
 * True if every member succeeded, with equal results. Absent until the calls of all members
 * have ended.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_group_report_agree(const gfxhub_group_report *record, bool *out);

/**
 * Time from the first byte of the first sender to that of the last one. Absent if fewer than
 * two members have sent a request that acts.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_group_report_fired_within_us(const gfxhub_group_report *record, int64_t *out);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_group_report_to_json(const gfxhub_group_report *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_group_report_extra_json(const gfxhub_group_report *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_group_report_from_json(const char *json,
                                            gfxhub_group_report **out,
                                            gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_group_report *gfxhub_group_report_clone(const gfxhub_group_report *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_group_report_free(gfxhub_group_report *record);

/**
 * Result of a call for one member of a group.
 *
 * One that the caller owns is freed with `gfxhub_member_result_free`, a borrowed one never.
 */
struct gfxhub_member_result;

/**
 * Name of the member.
 */
gfxhub_str gfxhub_member_result_member(const gfxhub_member_result *record);

/**
 * Address of its hub.
 */
gfxhub_str gfxhub_member_result_hub(const gfxhub_member_result *record);

/**
 * Name of the engine, if the member is an engine; empty if it is a hub.
 */
gfxhub_str gfxhub_member_result_engine(const gfxhub_member_result *record);

/**
 * Outcome of its call.
 *
 * Known words: `succeeded`, `failed`, `underWay`; hubs may send others.
 */
gfxhub_str gfxhub_member_result_outcome(const gfxhub_member_result *record);

/**
 * Result in the form in which a call by name returns it; null unless the call has succeeded
 * and has a result.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_member_result_result(const gfxhub_member_result *record);

/**
 * Kind of its error, such as `ConnectTimeout`; empty unless it failed.
 */
gfxhub_str gfxhub_member_result_kind(const gfxhub_member_result *record);

/**
 * Effect of its error: `none`, `maybe` or `done`; empty unless it failed.
 */
gfxhub_str gfxhub_member_result_effect(const gfxhub_member_result *record);

/**
 * Message of its error; empty unless it failed.
 */
gfxhub_str gfxhub_member_result_message(const gfxhub_member_result *record);

/**
 * Time from the start of the group call to the first byte of a request that acts; absent if
 * none was sent.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_member_result_sent_us(const gfxhub_member_result *record, int64_t *out);

/**
 * Time from the start of the group call to the end of the member's call; absent while the
 * call is under way.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_member_result_ended_us(const gfxhub_member_result *record, int64_t *out);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_member_result_to_json(const gfxhub_member_result *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_member_result_extra_json(const gfxhub_member_result *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_member_result_from_json(const char *json,
                                             gfxhub_member_result **out,
                                             gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_member_result *gfxhub_member_result_clone(const gfxhub_member_result *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_member_result_free(gfxhub_member_result *record);

/**
 * State of a member of a group, from its calls so far.
 *
 * One that the caller owns is freed with `gfxhub_member_status_free`, a borrowed one never.
 */
struct gfxhub_member_status;

/**
 * A list of `gfxhub_member_status`. Freed with `gfxhub_member_status_list_free`.
 */
struct gfxhub_member_status_list;

/**
 * Name of the member.
 */
gfxhub_str gfxhub_member_status_member(const gfxhub_member_status *record);

/**
 * Address of its hub.
 */
gfxhub_str gfxhub_member_status_hub(const gfxhub_member_status *record);

/**
 * Name of the engine, if the member is an engine; empty if it is a hub.
 */
gfxhub_str gfxhub_member_status_engine(const gfxhub_member_status *record);

/**
 * False if the program has taken it out.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_member_status_used(const gfxhub_member_status *record, bool *out);

/**
 * True if at least two calls in a row could not connect to the member. The other members do
 * not wait for such a member.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_member_status_away(const gfxhub_member_status *record, bool *out);

/**
 * Number of calls that have ended.
 *
 * 0 for NULL.
 */
int64_t gfxhub_member_status_calls(const gfxhub_member_status *record);

/**
 * Number of those that failed.
 *
 * 0 for NULL.
 */
int64_t gfxhub_member_status_failures(const gfxhub_member_status *record);

/**
 * Duration of the last call that succeeded, in microseconds.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_member_status_took_us(const gfxhub_member_status *record, int64_t *out);

/**
 * Message of its last error; empty if no call has failed.
 */
gfxhub_str gfxhub_member_status_message(const gfxhub_member_status *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_member_status_to_json(const gfxhub_member_status *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_member_status_extra_json(const gfxhub_member_status *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_member_status_from_json(const char *json,
                                             gfxhub_member_status **out,
                                             gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_member_status *gfxhub_member_status_clone(const gfxhub_member_status *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_member_status_free(gfxhub_member_status *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_member_status_list_len(const gfxhub_member_status_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_member_status *gfxhub_member_status_list_at(const gfxhub_member_status_list *list,
                                                         size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_member_status_list_to_json(const gfxhub_member_status_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_member_status_list_free(gfxhub_member_status_list *list);

/**
 * Differences between the first member of a group and another one.
 *
 * One that the caller owns is freed with `gfxhub_member_comparison_free`, a borrowed one
 * never.
 */
struct gfxhub_member_comparison;

/**
 * A list of `gfxhub_member_comparison`. Freed with `gfxhub_member_comparison_list_free`.
 */
struct gfxhub_member_comparison_list;

/**
 * Name of the other member.
 */
gfxhub_str gfxhub_member_comparison_member(const gfxhub_member_comparison *record);

/**
 * Address of its hub.
 */
gfxhub_str gfxhub_member_comparison_hub(const gfxhub_member_comparison *record);

/**
 * Name of the engine, if the member is an engine; empty if it is a hub.
 */
gfxhub_str gfxhub_member_comparison_engine(const gfxhub_member_comparison *record);

/**
 * True if nothing differs.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_member_comparison_agrees(const gfxhub_member_comparison *record, bool *out);

/**
 * The differences: `first` is the value of the first member, `second` that of the other
 * member. Returns the number of elements.
 */
size_t gfxhub_member_comparison_differences_len(const gfxhub_member_comparison *record);

/**
 * The differences: `first` is the value of the first member, `second` that of the other
 * member. Returns the element at this index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_difference *gfxhub_member_comparison_differences_at(const gfxhub_member_comparison *record,
                                                                 size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_member_comparison_to_json(const gfxhub_member_comparison *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_member_comparison_extra_json(const gfxhub_member_comparison *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_member_comparison_from_json(const char *json,
                                                 gfxhub_member_comparison **out,
                                                 gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_member_comparison *gfxhub_member_comparison_clone(const gfxhub_member_comparison *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_member_comparison_free(gfxhub_member_comparison *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_member_comparison_list_len(const gfxhub_member_comparison_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_member_comparison *gfxhub_member_comparison_list_at(const gfxhub_member_comparison_list *list,
                                                                 size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_member_comparison_list_to_json(const gfxhub_member_comparison_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_member_comparison_list_free(gfxhub_member_comparison_list *list);

/* ==== Snapshots ==== */

/**
 * Takes a snapshot: reads the properties of engines, and returns them as a document to keep.
 * Nodes that cannot be read are listed in `missing`; the call fails if no node can be read,
 * or after 10 s without any answer. The values are not those of one moment: each engine has
 * the times between which it was read. A camera that stands still while it is read cannot be
 * recognised as moving, so name cameras in `protect`.
 *
 * - `body`: The engines and properties of a snapshot, and the pace of its reads. See its
 *   setters for units and ranges.
 * - `out`: freed with `gfxhub_snapshot_free`.
 *
 * Each of its requests is resent like a call of its own, and has the client's time limit.
 * The whole call has a time limit only if its options set one.
 */
gfxhub_status gfxhub_snapshots_take(const gfxhub_client *client,
                                    const gfxhub_snapshot_taking *body,
                                    const gfxhub_call_options *options,
                                    gfxhub_snapshot **out,
                                    gfxhub_error **error);

/**
 * Compares two snapshots, or a snapshot and the hub now, and returns the differences.
 * Numbers that are equal in single precision do not count as different. An engine that only
 * one side has counts as one difference, and so does an engine that has no nodes on the
 * second side.
 *
 * - `body`: Two snapshots, or a snapshot and the hub. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_difference_list_free`.
 *
 * Each of its requests is resent like a call of its own, and has the client's time limit.
 * The whole call has a time limit only if its options set one.
 */
gfxhub_status gfxhub_snapshots_diff(const gfxhub_client *client,
                                    const gfxhub_snapshot_comparison *body,
                                    const gfxhub_call_options *options,
                                    gfxhub_difference_list **out,
                                    gfxhub_error **error);

/**
 * Plans a recall: reads the hub, and returns what would be set, from which value to which,
 * and what is left alone and why. Sends only requests that read. An engine that has loaded
 * another state than that of the snapshot is refused as `ErrorKind::Conflict`.
 *
 * - `body`: The properties to bring back from a snapshot, and the options of the recall. See
 *   its setters for units and ranges.
 * - `out`: freed with `gfxhub_recall_plan_free`.
 *
 * Each of its requests is resent like a call of its own, and has the client's time limit.
 * The whole call has a time limit only if its options set one.
 */
gfxhub_status gfxhub_snapshots_plan(const gfxhub_client *client,
                                    const gfxhub_recall_planning *body,
                                    const gfxhub_call_options *options,
                                    gfxhub_recall_plan **out,
                                    gfxhub_error **error);

/**
 * Sets the values of a plan on air, waits until the moves have ended, reads the values again
 * and reports on each. Values that somebody else has changed since the plan are left alone.
 * A move is never sent twice. After an interruption, recall the same plan again: what is
 * done is not repeated.
 *
 * All values are read before the first one is set. A change that somebody else makes to a
 * value between its read and its set is lost.
 *
 * - `body`: A recall. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_recall_report_free`.
 *
 * Each of its requests is resent like a call of its own, and has the client's time limit.
 * The whole call has a time limit only if its options set one.
 */
gfxhub_status gfxhub_snapshots_recall(const gfxhub_client *client,
                                      const gfxhub_recall_request *body,
                                      const gfxhub_call_options *options,
                                      gfxhub_recall_report **out,
                                      gfxhub_error **error);

/**
 * Undoes a recall on air: brings back what it changed, and leaves alone what somebody else
 * has changed since. The values jump.
 *
 * - `body`: An undo of a recall. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_recall_report_free`.
 *
 * Each of its requests is resent like a call of its own, and has the client's time limit.
 * The whole call has a time limit only if its options set one.
 */
gfxhub_status gfxhub_snapshots_undo(const gfxhub_client *client,
                                    const gfxhub_undo_request *body,
                                    const gfxhub_call_options *options,
                                    gfxhub_recall_report **out,
                                    gfxhub_error **error);

/**
 * Reads a hub and returns it as a show of the hub simulator, which then has the same ids,
 * names, paths and values: engines with nodes and functions, templates, rundowns, newsroom
 * rundowns, graphs, projects and launch configurations. It only reads: at most 4 requests in
 * flight and 50 a second, so a hub of 1,000 nodes takes at least 40 s. The values are not
 * those of one moment.
 *
 * Each read has the time limit of the client, at most 10 s. A read that the hub refuses is
 * listed, and the capture goes on. It ends as `ErrorKind::Timeout` after 10 s without any
 * answer.
 *
 * - `body`: Options of a capture. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_capture_free`.
 *
 * Each of its requests is resent like a call of its own, and has the client's time limit.
 * The whole call has a time limit only if its options set one.
 */
gfxhub_status gfxhub_snapshots_capture(const gfxhub_client *client,
                                       const gfxhub_capture_options *body,
                                       const gfxhub_call_options *options,
                                       gfxhub_capture **out,
                                       gfxhub_error **error);

/* ==== Record ==== */

/**
 * Writes a note into the record of this client: what a person saw or did. Does nothing if
 * the client records nothing. Sends nothing.
 *
 * - `body`: A note for the record. See its setters for units and ranges.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_recorder_note(const gfxhub_client *client,
                                   const gfxhub_log_note *body,
                                   const gfxhub_call_options *options,
                                   gfxhub_error **error);

/**
 * Returns the path of the file that is being written, and the number of lines that could not
 * be written. Sends nothing.
 *
 * - `out`: freed with `gfxhub_log_status_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_recorder_status(const gfxhub_client *client,
                                     const gfxhub_call_options *options,
                                     gfxhub_log_status **out,
                                     gfxhub_error **error);

/**
 * Reads records back. Each call is one entry, which also contains its end, and entries are
 * in the order in which they began. Files of several processes are merged by their times.
 * Incomplete lines, which are left behind by a crash of the process or the machine, are
 * skipped. Any client can read any file. Sends nothing.
 *
 * - `body`: Files of a record. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_log_entry_list_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_recorder_read(const gfxhub_client *client,
                                   const gfxhub_recorded_files *body,
                                   const gfxhub_call_options *options,
                                   gfxhub_log_entry_list **out,
                                   gfxhub_error **error);

/**
 * An entry of a record: a call with its outcome, or another event. Text that the entry does
 * not have is empty, and a number is absent.
 *
 * One that the caller owns is freed with `gfxhub_log_entry_free`, a borrowed one never.
 */
struct gfxhub_log_entry;

/**
 * A list of `gfxhub_log_entry`. Freed with `gfxhub_log_entry_list_free`.
 */
struct gfxhub_log_entry_list;

/**
 * Number of the call in its record; absent for other events.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_log_entry_number(const gfxhub_log_entry *record, int64_t *out);

/**
 * Start of the call or event, in milliseconds since the beginning of 1970 in UTC.
 *
 * 0 for NULL.
 */
int64_t gfxhub_log_entry_at_ms(const gfxhub_log_entry *record);

/**
 * Address of the hub, without secrets.
 */
gfxhub_str gfxhub_log_entry_hub(const gfxhub_log_entry *record);

/**
 * Id of the process that wrote the entry.
 *
 * 0 for NULL.
 */
int64_t gfxhub_log_entry_pid(const gfxhub_log_entry *record);

/**
 * Kind of the entry: `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`,
 * `note`, `live` for the values that a live session sent to a property in about one second,
 * or `lost` for lines that could not be written.
 */
gfxhub_str gfxhub_log_entry_event(const gfxhub_log_entry *record);

/**
 * Name of the operation, or `request` for a raw request. For another event, its subject; for
 * a note, its text; for `lost`, the number of lost lines.
 */
gfxhub_str gfxhub_log_entry_operation(const gfxhub_log_entry *record);

/**
 * Arguments of the call by their JSON names, as a call by name takes them. A raw request has
 * `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
 * `last` value, and `count`, the number of values. Returns the number of elements.
 */
size_t gfxhub_log_entry_arguments_len(const gfxhub_log_entry *record);

/**
 * Arguments of the call by their JSON names, as a call by name takes them. A raw request has
 * `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
 * `last` value, and `count`, the number of values. Returns the name at this index; empty
 * beyond the end.
 */
gfxhub_str gfxhub_log_entry_arguments_key_at(const gfxhub_log_entry *record, size_t index);

/**
 * Arguments of the call by their JSON names, as a call by name takes them. A raw request has
 * `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
 * `last` value, and `count`, the number of values. Returns the element at this index,
 * borrowed from the record; NULL beyond the end.
 */
const gfxhub_value *gfxhub_log_entry_arguments_at(const gfxhub_log_entry *record, size_t index);

/**
 * Arguments of the call by their JSON names, as a call by name takes them. A raw request has
 * `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
 * `last` value, and `count`, the number of values. Returns the element with this name,
 * borrowed from the record; NULL if there is none.
 */
const gfxhub_value *gfxhub_log_entry_arguments_get(const gfxhub_log_entry *record,
                                                   const char *name);

/**
 * Path of names by which the ids were found; empty for a call by ids.
 */
gfxhub_str gfxhub_log_entry_names(const gfxhub_log_entry *record);

/**
 * Outcome of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`. `open`
 * if the record contains no outcome, for example because the process ended during the call.
 */
gfxhub_str gfxhub_log_entry_ended(const gfxhub_log_entry *record);

/**
 * Kind of the call's error; empty if the call succeeded.
 */
gfxhub_str gfxhub_log_entry_kind(const gfxhub_log_entry *record);

/**
 * Sentence that names the object that the hub does not have; empty otherwise. If it is set,
 * the act has changed nothing, unless the object existed a moment before.
 */
gfxhub_str gfxhub_log_entry_missing(const gfxhub_log_entry *record);

/**
 * HTTP status; absent if the hub did not respond.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_log_entry_status(const gfxhub_log_entry *record, int64_t *out);

/**
 * Number of attempts.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_log_entry_attempts(const gfxhub_log_entry *record, int64_t *out);

/**
 * Duration of the call in milliseconds.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_log_entry_elapsed_ms(const gfxhub_log_entry *record, int64_t *out);

/**
 * Number of the composed call that the call was a part of.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_log_entry_whole(const gfxhub_log_entry *record, int64_t *out);

/**
 * Name of the composed call that the call was a part of.
 */
gfxhub_str gfxhub_log_entry_whole_call(const gfxhub_log_entry *record);

/**
 * Number of the permit that the call used, or that was given or ended.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_log_entry_permit(const gfxhub_log_entry *record, int64_t *out);

/**
 * Response, as far as it was recorded.
 */
gfxhub_str gfxhub_log_entry_response(const gfxhub_log_entry *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_log_entry_to_json(const gfxhub_log_entry *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_log_entry_extra_json(const gfxhub_log_entry *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_log_entry_from_json(const char *json,
                                         gfxhub_log_entry **out,
                                         gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_log_entry *gfxhub_log_entry_clone(const gfxhub_log_entry *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_log_entry_free(gfxhub_log_entry *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_log_entry_list_len(const gfxhub_log_entry_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_log_entry *gfxhub_log_entry_list_at(const gfxhub_log_entry_list *list,
                                                 size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_log_entry_list_to_json(const gfxhub_log_entry_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_log_entry_list_free(gfxhub_log_entry_list *list);

/**
 * State of a client's record.
 *
 * One that the caller owns is freed with `gfxhub_log_status_free`, a borrowed one never.
 */
struct gfxhub_log_status;

/**
 * File that is written now; empty if nothing is recorded.
 */
gfxhub_str gfxhub_log_status_file(const gfxhub_log_status *record);

/**
 * Number of lines that could not be written.
 *
 * 0 for NULL.
 */
int64_t gfxhub_log_status_lost(const gfxhub_log_status *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_log_status_to_json(const gfxhub_log_status *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_log_status_extra_json(const gfxhub_log_status *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_log_status_from_json(const char *json,
                                          gfxhub_log_status **out,
                                          gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_log_status *gfxhub_log_status_clone(const gfxhub_log_status *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_log_status_free(gfxhub_log_status *record);

/* ==== Changes ==== */

/**
 * Waits until a thing meets a condition, and returns its state at that time. For example,
 * waits until a property has a value, an engine has an instance that is `Loaded`, or an item
 * is there. `path` is a path of names, or a topic of a watch such as `items:1`. Only reads,
 * up to four times a second, within the budget of the hub that the watches of the process
 * share.
 *
 * The wait also goes on while the hub does not respond, or while the path leads nowhere.
 * When the time is over, the call fails with `Timeout`, and the error says what was seen
 * last. What came and went between two looks is not seen.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `body`: Condition and time limit of a wait. Without a value and without a status, the
 *   condition is that something exists: the thing that the path leads to, or any element of
 *   the list of the topic. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_awaited_change_free`.
 *
 * Each of its requests is resent like a call of its own, and has the client's time limit.
 * The whole call has a time limit only if its options set one.
 */
gfxhub_status gfxhub_changes_wait_for(const gfxhub_client *client,
                                      const char *path,
                                      const gfxhub_wait_condition *body,
                                      const gfxhub_call_options *options,
                                      gfxhub_awaited_change **out,
                                      gfxhub_error **error);

/**
 * The state that met the condition of a wait. Fields without a value are null or empty.
 *
 * One that the caller owns is freed with `gfxhub_awaited_change_free`, a borrowed one never.
 */
struct gfxhub_awaited_change;

/**
 * Path or topic as it was given.
 */
gfxhub_str gfxhub_awaited_change_topic(const gfxhub_awaited_change *record);

/**
 * Id or path of the thing in its list.
 */
gfxhub_str gfxhub_awaited_change_key(const gfxhub_awaited_change *record);

/**
 * Name of the thing.
 */
gfxhub_str gfxhub_awaited_change_name(const gfxhub_awaited_change *record);

/**
 * State of the thing at the first successful look, as the hub described it; null if the
 * thing did not exist.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_awaited_change_before(const gfxhub_awaited_change *record);

/**
 * State of the thing that met the condition, as the hub described it.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_awaited_change_after(const gfxhub_awaited_change *record);

/**
 * Time of the look at the hub that found this state, in milliseconds since the beginning of
 * 1970 in UTC.
 *
 * 0 for NULL.
 */
int64_t gfxhub_awaited_change_at_ms(const gfxhub_awaited_change *record);

/**
 * Time waited in milliseconds.
 *
 * 0 for NULL.
 */
int64_t gfxhub_awaited_change_waited_ms(const gfxhub_awaited_change *record);

/**
 * Number of looks at the hub; 1 if the first look already met the condition.
 *
 * 0 for NULL.
 */
int64_t gfxhub_awaited_change_looks(const gfxhub_awaited_change *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_awaited_change_to_json(const gfxhub_awaited_change *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_awaited_change_extra_json(const gfxhub_awaited_change *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_awaited_change_from_json(const char *json,
                                              gfxhub_awaited_change **out,
                                              gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_awaited_change *gfxhub_awaited_change_clone(const gfxhub_awaited_change *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_awaited_change_free(gfxhub_awaited_change *record);

/* ==== Permits and previews ==== */

/**
 * Gives a permit for the next call with the name in `permit`: for one act for which the
 * guard of this client demands a permit, or for one composed call as a whole. The permit
 * ends after 10 s unless another time is given. An act takes the permit when it is sent, and
 * gives it back if it ends with nothing sent. The call of `arm` itself sends nothing.
 *
 * A client without a guard needs no permits, and ignores them. On a read-only client, this
 * call fails as NotArmed. A forked process does not inherit permits.
 *
 * - `body`: The act that a permit is for. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_permit_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_guard_arm(const gfxhub_client *client,
                               const gfxhub_arming *body,
                               const gfxhub_call_options *options,
                               gfxhub_permit **out,
                               gfxhub_error **error);

/**
 * Ends the permit with this number. An act that has already taken the permit continues, and
 * can no longer give it back. Does nothing if the permit was used or has expired. Sends
 * nothing.
 *
 * - `permit_id`: Number of a permit.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_guard_disarm(const gfxhub_client *client,
                                  int64_t permit_id,
                                  const gfxhub_call_options *options,
                                  gfxhub_error **error);

/**
 * Lists the permits that no act has taken yet, oldest first. Sends nothing.
 *
 * - `out`: freed with `gfxhub_permit_list_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_guard_permits(const gfxhub_client *client,
                                   const gfxhub_call_options *options,
                                   gfxhub_permit_list **out,
                                   gfxhub_error **error);

/**
 * A permit for one act, or for one composed call as a whole.
 *
 * One that the caller owns is freed with `gfxhub_permit_free`, a borrowed one never.
 */
struct gfxhub_permit;

/**
 * A list of `gfxhub_permit`. Freed with `gfxhub_permit_list_free`.
 */
struct gfxhub_permit_list;

/**
 * Number of the permit.
 *
 * 0 for NULL.
 */
int64_t gfxhub_permit_id(const gfxhub_permit *record);

/**
 * Name of the call, such as `playout.delete_item`; with `@` and the number of an engine, as
 * in `graphs.load@3`, if it is for that engine alone.
 */
gfxhub_str gfxhub_permit_operation(const gfxhub_permit *record);

/**
 * End of the permit, in milliseconds since the beginning of 1970 in UTC.
 *
 * 0 for NULL.
 */
int64_t gfxhub_permit_until_ms(const gfxhub_permit *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_permit_to_json(const gfxhub_permit *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_permit_extra_json(const gfxhub_permit *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_permit_from_json(const char *json,
                                      gfxhub_permit **out,
                                      gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_permit *gfxhub_permit_clone(const gfxhub_permit *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_permit_free(gfxhub_permit *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_permit_list_len(const gfxhub_permit_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_permit *gfxhub_permit_list_at(const gfxhub_permit_list *list, size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_permit_list_to_json(const gfxhub_permit_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_permit_list_free(gfxhub_permit_list *list);

/**
 * Returns the requests that a call by name would send, checked and with ids in place of
 * names. An operation has one request, and a batch has one for each item. None of them is
 * sent. A composed call that reads before it writes sends these reads, and the list ends
 * with its first write.
 *
 * - `body`: A call by its name. See its setters for units and ranges.
 * - `out`: freed with `gfxhub_request_preview_list_free`.
 *
 * Each of its requests is resent like a call of its own. The time limit applies to the whole
 * call.
 */
gfxhub_status gfxhub_requests_preview(const gfxhub_client *client,
                                      const gfxhub_previewed_call *body,
                                      const gfxhub_call_options *options,
                                      gfxhub_request_preview_list **out,
                                      gfxhub_error **error);

/**
 * A request that a call would send.
 *
 * One that the caller owns is freed with `gfxhub_request_preview_free`, a borrowed one
 * never.
 */
struct gfxhub_request_preview;

/**
 * A list of `gfxhub_request_preview`. Freed with `gfxhub_request_preview_list_free`.
 */
struct gfxhub_request_preview_list;

/**
 * Name of the operation, or `request` for a raw request.
 */
gfxhub_str gfxhub_request_preview_operation(const gfxhub_request_preview *record);

/**
 * HTTP method.
 */
gfxhub_str gfxhub_request_preview_method(const gfxhub_request_preview *record);

/**
 * Path on the hub, encoded as it would be sent.
 */
gfxhub_str gfxhub_request_preview_path(const gfxhub_request_preview *record);

/**
 * Body as it would be sent; empty if there is none.
 */
gfxhub_str gfxhub_request_preview_body(const gfxhub_request_preview *record);

/**
 * Retry class of the request, such as `trigger`. It can depend on the body.
 */
gfxhub_str gfxhub_request_preview_retry_class(const gfxhub_request_preview *record);

/**
 * Maximum number of resends after an attempt that may have taken effect.
 *
 * 0 for NULL.
 */
int64_t gfxhub_request_preview_resend(const gfxhub_request_preview *record);

/**
 * Paths of names by which the ids of the request were found; empty for a call by ids.
 * Returns the number of elements.
 */
size_t gfxhub_request_preview_names_len(const gfxhub_request_preview *record);

/**
 * Paths of names by which the ids of the request were found; empty for a call by ids.
 * Returns the element at this index; empty beyond the end.
 */
gfxhub_str gfxhub_request_preview_names_at(const gfxhub_request_preview *record, size_t index);

/**
 * Answer of the client's guard: `allowed`, `armed` if there is a permit, `not armed`,
 * `repeated` if the same act was just sent, or `read-only`.
 */
gfxhub_str gfxhub_request_preview_guard(const gfxhub_request_preview *record);

/**
 * The request as a command for the shell, in which an API key is `$GFXHUB_API_KEY` and other
 * secrets are `***`.
 */
gfxhub_str gfxhub_request_preview_curl(const gfxhub_request_preview *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_request_preview_to_json(const gfxhub_request_preview *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_request_preview_extra_json(const gfxhub_request_preview *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_request_preview_from_json(const char *json,
                                               gfxhub_request_preview **out,
                                               gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_request_preview *gfxhub_request_preview_clone(const gfxhub_request_preview *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_request_preview_free(gfxhub_request_preview *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_request_preview_list_len(const gfxhub_request_preview_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_request_preview *gfxhub_request_preview_list_at(const gfxhub_request_preview_list *list,
                                                             size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_request_preview_list_to_json(const gfxhub_request_preview_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_request_preview_list_free(gfxhub_request_preview_list *list);

/* ==== Engine records ==== */

/**
 * A render engine.
 *
 * One that the caller owns is freed with `gfxhub_engine_free`, a borrowed one never.
 */
struct gfxhub_engine;

/**
 * A list of `gfxhub_engine`. Freed with `gfxhub_engine_list_free`.
 */
struct gfxhub_engine_list;

/**
 * Number of the engine.
 *
 * 0 for NULL.
 */
int64_t gfxhub_engine_id(const gfxhub_engine *record);

/**
 * Name in the hub.
 */
gfxhub_str gfxhub_engine_name(const gfxhub_engine *record);

/**
 * Network address.
 */
gfxhub_str gfxhub_engine_ip(const gfxhub_engine *record);

/**
 * Role of the engine.
 *
 * Known words: `Broadcast`, `Preview`; hubs may send others.
 */
gfxhub_str gfxhub_engine_role(const gfxhub_engine *record);

/**
 * Status of the hub's connection to the engine.
 *
 * Known words: `connected`, `ready`, `disconnected`, `reconnecting`; hubs may send others.
 */
gfxhub_str gfxhub_engine_status(const gfxhub_engine *record);

/**
 * Cache folder.
 */
gfxhub_str gfxhub_engine_cache_dir(const gfxhub_engine *record);

/**
 * Space that must stay free. The unit is not documented.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_minimum_free_space(const gfxhub_engine *record, int64_t *out);

/**
 * Space in use. The unit is not documented.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_used_space(const gfxhub_engine *record, int64_t *out);

/**
 * Size of the disk. The unit is not documented.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_disk_space(const gfxhub_engine *record, int64_t *out);

/**
 * True if the engine can prepare projects. Newer hubs omit this field.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_can_cook(const gfxhub_engine *record, bool *out);

/**
 * Display name.
 */
gfxhub_str gfxhub_engine_display_name(const gfxhub_engine *record);

/**
 * True if the engine runs RE. Old hubs omit this field.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_re_enabled(const gfxhub_engine *record, bool *out);

/**
 * Network port.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_port(const gfxhub_engine *record, int64_t *out);

/**
 * Number of the loaded rgraph.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_rgraph_id(const gfxhub_engine *record, int64_t *out);

/**
 * Number of the studio that the engine belongs to.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_owner_studio_id(const gfxhub_engine *record, int64_t *out);

/**
 * Number of the loaded ustate. Old hubs omit this field.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_ustate_id(const gfxhub_engine *record, int64_t *out);

/**
 * True if the engine runs UE. Old hubs omit this field.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_ue_enabled(const gfxhub_engine *record, bool *out);

/**
 * Instances of the engine. Returns the number of elements.
 */
size_t gfxhub_engine_instances_len(const gfxhub_engine *record);

/**
 * Instances of the engine. Returns the element at this index, borrowed from the record; NULL
 * beyond the end.
 */
const gfxhub_engine_instance *gfxhub_engine_instances_at(const gfxhub_engine *record,
                                                         size_t index);

/**
 * Type of the engine. It is absent from some entries.
 *
 * Known words: `RE`, `RE5`, `UE`; hubs may send others.
 */
gfxhub_str gfxhub_engine_engine_type(const gfxhub_engine *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_engine_to_json(const gfxhub_engine *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_engine_extra_json(const gfxhub_engine *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_engine_from_json(const char *json,
                                      gfxhub_engine **out,
                                      gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_engine *gfxhub_engine_clone(const gfxhub_engine *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_engine_free(gfxhub_engine *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_engine_list_len(const gfxhub_engine_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_engine *gfxhub_engine_list_at(const gfxhub_engine_list *list, size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_engine_list_to_json(const gfxhub_engine_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_engine_list_free(gfxhub_engine_list *list);

/**
 * An instance of an engine. It is one renderer process, running or not.
 *
 * One that the caller owns is freed with `gfxhub_engine_instance_free`, a borrowed one
 * never.
 */
struct gfxhub_engine_instance;

/**
 * Number of the instance.
 *
 * 0 for NULL.
 */
int64_t gfxhub_engine_instance_id(const gfxhub_engine_instance *record);

/**
 * Tag of the project.
 */
gfxhub_str gfxhub_engine_instance_project_tag(const gfxhub_engine_instance *record);

/**
 * Returns true if the hub sent `gfxhub_engine_instance_project_tag`.
 */
bool gfxhub_engine_instance_has_project_tag(const gfxhub_engine_instance *record);

/**
 * Streaming setting.
 */
gfxhub_str gfxhub_engine_instance_streaming(const gfxhub_engine_instance *record);

/**
 * Returns true if the hub sent `gfxhub_engine_instance_streaming`.
 */
bool gfxhub_engine_instance_has_streaming(const gfxhub_engine_instance *record);

/**
 * Current activity of the instance.
 *
 * Known words: `Idle`, `Caching`, `Loading`, `Loaded`, `Error`, `Checking`, `Cooking`; hubs
 * may send others.
 */
gfxhub_str gfxhub_engine_instance_status(const gfxhub_engine_instance *record);

/**
 * Process number, as text. Hubs send text or an integer.
 */
gfxhub_str gfxhub_engine_instance_pid(const gfxhub_engine_instance *record);

/**
 * Returns true if the hub sent `gfxhub_engine_instance_pid`.
 */
bool gfxhub_engine_instance_has_pid(const gfxhub_engine_instance *record);

/**
 * Number of the engine that the instance belongs to.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_instance_engine_host_id(const gfxhub_engine_instance *record, int64_t *out);

/**
 * Number of the role.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_instance_engine_role_id(const gfxhub_engine_instance *record, int64_t *out);

/**
 * Project of the instance.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_instance_project_id(const gfxhub_engine_instance *record, int64_t *out);

/**
 * Map in the project.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_instance_project_map_id(const gfxhub_engine_instance *record, int64_t *out);

/**
 * Path of the editor.
 */
gfxhub_str gfxhub_engine_instance_editor_path(const gfxhub_engine_instance *record);

/**
 * Number of the prepared project. Newer hubs omit this field.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_instance_cooked_project_id(const gfxhub_engine_instance *record,
                                              int64_t *out);

/**
 * Number of the prepared map. Newer hubs omit this field.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_instance_cooked_map_id(const gfxhub_engine_instance *record, int64_t *out);

/**
 * Number of the prepared build. Newer hubs omit this field.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_engine_instance_cooked_id(const gfxhub_engine_instance *record, int64_t *out);

/**
 * Type of the engine; empty on old hubs, which send null.
 *
 * Known words: `RE`, `RE5`, `UE`; hubs may send others.
 */
gfxhub_str gfxhub_engine_instance_engine_type(const gfxhub_engine_instance *record);

/**
 * Version of the engine; empty on old hubs, which send null.
 */
gfxhub_str gfxhub_engine_instance_engine_version(const gfxhub_engine_instance *record);

/**
 * Details of the status.
 */
gfxhub_str gfxhub_engine_instance_status_description(const gfxhub_engine_instance *record);

/**
 * Returns true if the hub sent `gfxhub_engine_instance_status_description`.
 */
bool gfxhub_engine_instance_has_status_description(const gfxhub_engine_instance *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_engine_instance_to_json(const gfxhub_engine_instance *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_engine_instance_extra_json(const gfxhub_engine_instance *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_engine_instance_from_json(const char *json,
                                               gfxhub_engine_instance **out,
                                               gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_engine_instance *gfxhub_engine_instance_clone(const gfxhub_engine_instance *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_engine_instance_free(gfxhub_engine_instance *record);

/**
 * A node of an engine.
 *
 * One that the caller owns is freed with `gfxhub_node_free`, a borrowed one never.
 */
struct gfxhub_node;

/**
 * A list of `gfxhub_node`. Freed with `gfxhub_node_list_free`.
 */
struct gfxhub_node_list;

/**
 * Path of the node. On an RE5 engine, this is the id of the node.
 */
gfxhub_str gfxhub_node_node_path(const gfxhub_node *record);

/**
 * Name of the node.
 */
gfxhub_str gfxhub_node_node_name(const gfxhub_node *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_node_to_json(const gfxhub_node *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_node_extra_json(const gfxhub_node *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_node_from_json(const char *json, gfxhub_node **out, gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_node *gfxhub_node_clone(const gfxhub_node *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_node_free(gfxhub_node *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_node_list_len(const gfxhub_node_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_node *gfxhub_node_list_at(const gfxhub_node_list *list, size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_node_list_to_json(const gfxhub_node_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_node_list_free(gfxhub_node_list *list);

/**
 * A property of a node.
 *
 * One that the caller owns is freed with `gfxhub_property_free`, a borrowed one never.
 */
struct gfxhub_property;

/**
 * A list of `gfxhub_property`. Freed with `gfxhub_property_list_free`.
 */
struct gfxhub_property_list;

/**
 * Path of the property. On an RE5 engine, this is the id of the pin.
 */
gfxhub_str gfxhub_property_property_path(const gfxhub_property *record);

/**
 * Display name.
 */
gfxhub_str gfxhub_property_display_name(const gfxhub_property *record);

/**
 * Current value. The hub may round numbers to single precision.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_property_value(const gfxhub_property *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_property_to_json(const gfxhub_property *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_property_extra_json(const gfxhub_property *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_property_from_json(const char *json,
                                        gfxhub_property **out,
                                        gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_property *gfxhub_property_clone(const gfxhub_property *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_property_free(gfxhub_property *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_property_list_len(const gfxhub_property_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_property *gfxhub_property_list_at(const gfxhub_property_list *list, size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_property_list_to_json(const gfxhub_property_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_property_list_free(gfxhub_property_list *list);

/**
 * A function of a node, as a list of functions contains it.
 *
 * One that the caller owns is freed with `gfxhub_function_summary_free`, a borrowed one
 * never.
 */
struct gfxhub_function_summary;

/**
 * A list of `gfxhub_function_summary`. Freed with `gfxhub_function_summary_list_free`.
 */
struct gfxhub_function_summary_list;

/**
 * Path of the function. On an RE5 engine, this is the id of the function.
 */
gfxhub_str gfxhub_function_summary_function_path(const gfxhub_function_summary *record);

/**
 * Name of the function.
 */
gfxhub_str gfxhub_function_summary_function_name(const gfxhub_function_summary *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_function_summary_to_json(const gfxhub_function_summary *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_function_summary_extra_json(const gfxhub_function_summary *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_function_summary_from_json(const char *json,
                                                gfxhub_function_summary **out,
                                                gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_function_summary *gfxhub_function_summary_clone(const gfxhub_function_summary *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_function_summary_free(gfxhub_function_summary *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_function_summary_list_len(const gfxhub_function_summary_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_function_summary *gfxhub_function_summary_list_at(const gfxhub_function_summary_list *list,
                                                               size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_function_summary_list_to_json(const gfxhub_function_summary_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_function_summary_list_free(gfxhub_function_summary_list *list);

/**
 * A function of a node with its parameters.
 *
 * One that the caller owns is freed with `gfxhub_function_free`, a borrowed one never.
 */
struct gfxhub_function;

/**
 * Path of the function. On an RE5 engine, this is the id of the function.
 */
gfxhub_str gfxhub_function_function_path(const gfxhub_function *record);

/**
 * Name of the function.
 */
gfxhub_str gfxhub_function_function_name(const gfxhub_function *record);

/**
 * Parameters of the function, by property path. Returns the number of elements.
 */
size_t gfxhub_function_properties_len(const gfxhub_function *record);

/**
 * Parameters of the function, by property path. Returns the name at this index; empty beyond
 * the end.
 */
gfxhub_str gfxhub_function_properties_key_at(const gfxhub_function *record, size_t index);

/**
 * Parameters of the function, by property path. Returns the element at this index, borrowed
 * from the record; NULL beyond the end.
 */
const gfxhub_property *gfxhub_function_properties_at(const gfxhub_function *record,
                                                     size_t index);

/**
 * Parameters of the function, by property path. Returns the element with this name, borrowed
 * from the record; NULL if there is none.
 */
const gfxhub_property *gfxhub_function_properties_get(const gfxhub_function *record,
                                                      const char *name);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_function_to_json(const gfxhub_function *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_function_extra_json(const gfxhub_function *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_function_from_json(const char *json,
                                        gfxhub_function **out,
                                        gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_function *gfxhub_function_clone(const gfxhub_function *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_function_free(gfxhub_function *record);

/* ==== Playout records ==== */

/**
 * A playout rundown.
 *
 * One that the caller owns is freed with `gfxhub_playout_rundown_free`, a borrowed one
 * never.
 */
struct gfxhub_playout_rundown;

/**
 * A list of `gfxhub_playout_rundown`. Freed with `gfxhub_playout_rundown_list_free`.
 */
struct gfxhub_playout_rundown_list;

/**
 * Number of the rundown.
 *
 * 0 for NULL.
 */
int64_t gfxhub_playout_rundown_id(const gfxhub_playout_rundown *record);

/**
 * Name of the rundown.
 */
gfxhub_str gfxhub_playout_rundown_name(const gfxhub_playout_rundown *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_rundown_to_json(const gfxhub_playout_rundown *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_rundown_extra_json(const gfxhub_playout_rundown *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_playout_rundown_from_json(const char *json,
                                               gfxhub_playout_rundown **out,
                                               gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_playout_rundown *gfxhub_playout_rundown_clone(const gfxhub_playout_rundown *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_playout_rundown_free(gfxhub_playout_rundown *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_playout_rundown_list_len(const gfxhub_playout_rundown_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_playout_rundown *gfxhub_playout_rundown_list_at(const gfxhub_playout_rundown_list *list,
                                                             size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_rundown_list_to_json(const gfxhub_playout_rundown_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_playout_rundown_list_free(gfxhub_playout_rundown_list *list);

/**
 * An item of a playout rundown.
 *
 * One that the caller owns is freed with `gfxhub_playout_item_free`, a borrowed one never.
 */
struct gfxhub_playout_item;

/**
 * A list of `gfxhub_playout_item`. Freed with `gfxhub_playout_item_list_free`.
 */
struct gfxhub_playout_item_list;

/**
 * Number of the item.
 *
 * 0 for NULL.
 */
int64_t gfxhub_playout_item_id(const gfxhub_playout_item *record);

/**
 * Name of the item.
 */
gfxhub_str gfxhub_playout_item_name(const gfxhub_playout_item *record);

/**
 * Name of the template.
 */
gfxhub_str gfxhub_playout_item_template(const gfxhub_playout_item *record);

/**
 * Values of the template's fields. An update with data replaces all of them. Returns the
 * number of elements.
 */
size_t gfxhub_playout_item_data_len(const gfxhub_playout_item *record);

/**
 * Values of the template's fields. An update with data replaces all of them. Returns the
 * name at this index; empty beyond the end.
 */
gfxhub_str gfxhub_playout_item_data_key_at(const gfxhub_playout_item *record, size_t index);

/**
 * Values of the template's fields. An update with data replaces all of them. Returns the
 * element at this index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_value *gfxhub_playout_item_data_at(const gfxhub_playout_item *record,
                                                size_t index);

/**
 * Values of the template's fields. An update with data replaces all of them. Returns the
 * element with this name, borrowed from the record; NULL if there is none.
 */
const gfxhub_value *gfxhub_playout_item_data_get(const gfxhub_playout_item *record,
                                                 const char *name);

/**
 * Buttons. They are absent from the responses to create and update. Returns the number of
 * elements.
 */
size_t gfxhub_playout_item_buttons_len(const gfxhub_playout_item *record);

/**
 * Buttons. They are absent from the responses to create and update. Returns the element at
 * this index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_playout_button *gfxhub_playout_item_buttons_at(const gfxhub_playout_item *record,
                                                            size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_item_to_json(const gfxhub_playout_item *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_item_extra_json(const gfxhub_playout_item *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_playout_item_from_json(const char *json,
                                            gfxhub_playout_item **out,
                                            gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_playout_item *gfxhub_playout_item_clone(const gfxhub_playout_item *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_playout_item_free(gfxhub_playout_item *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_playout_item_list_len(const gfxhub_playout_item_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_playout_item *gfxhub_playout_item_list_at(const gfxhub_playout_item_list *list,
                                                       size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_item_list_to_json(const gfxhub_playout_item_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_playout_item_list_free(gfxhub_playout_item_list *list);

/**
 * A button of a playout item.
 *
 * One that the caller owns is freed with `gfxhub_playout_button_free`, a borrowed one never.
 */
struct gfxhub_playout_button;

/**
 * Id of the button, which can also be used to trigger it.
 */
gfxhub_str gfxhub_playout_button_id(const gfxhub_playout_button *record);

/**
 * Text on the button.
 */
gfxhub_str gfxhub_playout_button_label(const gfxhub_playout_button *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_button_to_json(const gfxhub_playout_button *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_button_extra_json(const gfxhub_playout_button *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_playout_button_from_json(const char *json,
                                              gfxhub_playout_button **out,
                                              gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_playout_button *gfxhub_playout_button_clone(const gfxhub_playout_button *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_playout_button_free(gfxhub_playout_button *record);

/**
 * A template from which items are created.
 *
 * One that the caller owns is freed with `gfxhub_template_free`, a borrowed one never.
 */
struct gfxhub_template;

/**
 * A list of `gfxhub_template`. Freed with `gfxhub_template_list_free`.
 */
struct gfxhub_template_list;

/**
 * Number of the template.
 *
 * 0 for NULL.
 */
int64_t gfxhub_template_id(const gfxhub_template *record);

/**
 * Name of the template. Items refer to the template by this name.
 */
gfxhub_str gfxhub_template_name(const gfxhub_template *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_template_to_json(const gfxhub_template *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_template_extra_json(const gfxhub_template *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_template_from_json(const char *json,
                                        gfxhub_template **out,
                                        gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_template *gfxhub_template_clone(const gfxhub_template *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_template_free(gfxhub_template *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_template_list_len(const gfxhub_template_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_template *gfxhub_template_list_at(const gfxhub_template_list *list, size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_template_list_to_json(const gfxhub_template_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_template_list_free(gfxhub_template_list *list);

/* ==== Newsroom records ==== */

/**
 * A newsroom rundown, as a list of rundowns contains it.
 *
 * One that the caller owns is freed with `gfxhub_newsroom_rundown_summary_free`, a borrowed
 * one never.
 */
struct gfxhub_newsroom_rundown_summary;

/**
 * A list of `gfxhub_newsroom_rundown_summary`. Freed with
 * `gfxhub_newsroom_rundown_summary_list_free`.
 */
struct gfxhub_newsroom_rundown_summary_list;

/**
 * Device id of the newsroom system.
 */
gfxhub_str gfxhub_newsroom_rundown_summary_ncs_id(const gfxhub_newsroom_rundown_summary *record);

/**
 * Id of the rundown in its newsroom system.
 */
gfxhub_str gfxhub_newsroom_rundown_summary_ro_id(const gfxhub_newsroom_rundown_summary *record);

/**
 * Name in the newsroom.
 */
gfxhub_str gfxhub_newsroom_rundown_summary_ro_slug(const gfxhub_newsroom_rundown_summary *record);

/**
 * Status of the rundown.
 *
 * Known words: `NEW`, `UPDATED`, `MOVED`, `BUSY`, `DELETED`, `NCS CTRL`, `MANUAL CTRL`,
 * `READY`, `NOT READY`, `PLAY`, `STOP`; hubs may send others.
 */
gfxhub_str gfxhub_newsroom_rundown_summary_status(const gfxhub_newsroom_rundown_summary *record);

/**
 * Time at which the hub received the rundown, ISO 8601.
 */
gfxhub_str gfxhub_newsroom_rundown_summary_created_at(const gfxhub_newsroom_rundown_summary *record);

/**
 * Time of the last change, ISO 8601.
 */
gfxhub_str gfxhub_newsroom_rundown_summary_updated_at(const gfxhub_newsroom_rundown_summary *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_rundown_summary_to_json(const gfxhub_newsroom_rundown_summary *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_rundown_summary_extra_json(const gfxhub_newsroom_rundown_summary *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_newsroom_rundown_summary_from_json(const char *json,
                                                        gfxhub_newsroom_rundown_summary **out,
                                                        gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_newsroom_rundown_summary *gfxhub_newsroom_rundown_summary_clone(const gfxhub_newsroom_rundown_summary *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_newsroom_rundown_summary_free(gfxhub_newsroom_rundown_summary *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_newsroom_rundown_summary_list_len(const gfxhub_newsroom_rundown_summary_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_newsroom_rundown_summary *gfxhub_newsroom_rundown_summary_list_at(const gfxhub_newsroom_rundown_summary_list *list,
                                                                               size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_rundown_summary_list_to_json(const gfxhub_newsroom_rundown_summary_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_newsroom_rundown_summary_list_free(gfxhub_newsroom_rundown_summary_list *list);

/**
 * A newsroom rundown with its items.
 *
 * One that the caller owns is freed with `gfxhub_newsroom_rundown_free`, a borrowed one
 * never.
 */
struct gfxhub_newsroom_rundown;

/**
 * Device id of the newsroom system.
 */
gfxhub_str gfxhub_newsroom_rundown_ncs_id(const gfxhub_newsroom_rundown *record);

/**
 * Id of the rundown in its newsroom system.
 */
gfxhub_str gfxhub_newsroom_rundown_ro_id(const gfxhub_newsroom_rundown *record);

/**
 * Name in the newsroom.
 */
gfxhub_str gfxhub_newsroom_rundown_ro_slug(const gfxhub_newsroom_rundown *record);

/**
 * Status of the rundown.
 *
 * Known words: `NEW`, `UPDATED`, `MOVED`, `BUSY`, `DELETED`, `NCS CTRL`, `MANUAL CTRL`,
 * `READY`, `NOT READY`, `PLAY`, `STOP`; hubs may send others.
 */
gfxhub_str gfxhub_newsroom_rundown_status(const gfxhub_newsroom_rundown *record);

/**
 * Time at which the hub received the rundown, ISO 8601.
 */
gfxhub_str gfxhub_newsroom_rundown_created_at(const gfxhub_newsroom_rundown *record);

/**
 * Time of the last change, ISO 8601.
 */
gfxhub_str gfxhub_newsroom_rundown_updated_at(const gfxhub_newsroom_rundown *record);

/**
 * Channel of the rundown.
 */
gfxhub_str gfxhub_newsroom_rundown_ro_channel(const gfxhub_newsroom_rundown *record);

/**
 * Editorial start, ISO 8601.
 */
gfxhub_str gfxhub_newsroom_rundown_ro_ed_start(const gfxhub_newsroom_rundown *record);

/**
 * Planned duration, hh:mm:ss.
 */
gfxhub_str gfxhub_newsroom_rundown_ro_ed_dur(const gfxhub_newsroom_rundown *record);

/**
 * Trigger that starts the rundown.
 */
gfxhub_str gfxhub_newsroom_rundown_ro_trigger(const gfxhub_newsroom_rundown *record);

/**
 * Macro at the start.
 */
gfxhub_str gfxhub_newsroom_rundown_macro_in(const gfxhub_newsroom_rundown *record);

/**
 * Returns true if the hub sent `gfxhub_newsroom_rundown_macro_in`.
 */
bool gfxhub_newsroom_rundown_has_macro_in(const gfxhub_newsroom_rundown *record);

/**
 * Macro at the end.
 */
gfxhub_str gfxhub_newsroom_rundown_macro_out(const gfxhub_newsroom_rundown *record);

/**
 * Returns true if the hub sent `gfxhub_newsroom_rundown_macro_out`.
 */
bool gfxhub_newsroom_rundown_has_macro_out(const gfxhub_newsroom_rundown *record);

/**
 * Metadata of the newsroom system, serialized JSON.
 */
gfxhub_str gfxhub_newsroom_rundown_mos_external_metadata(const gfxhub_newsroom_rundown *record);

/**
 * True if the rundown can go on air.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_newsroom_rundown_ready_to_air(const gfxhub_newsroom_rundown *record, bool *out);

/**
 * Items of the rundown. Returns the number of elements.
 */
size_t gfxhub_newsroom_rundown_items_len(const gfxhub_newsroom_rundown *record);

/**
 * Items of the rundown. Returns the element at this index, borrowed from the record; NULL
 * beyond the end.
 */
const gfxhub_newsroom_item *gfxhub_newsroom_rundown_items_at(const gfxhub_newsroom_rundown *record,
                                                             size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_rundown_to_json(const gfxhub_newsroom_rundown *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_rundown_extra_json(const gfxhub_newsroom_rundown *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_newsroom_rundown_from_json(const char *json,
                                                gfxhub_newsroom_rundown **out,
                                                gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_newsroom_rundown *gfxhub_newsroom_rundown_clone(const gfxhub_newsroom_rundown *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_newsroom_rundown_free(gfxhub_newsroom_rundown *record);

/**
 * An item of a newsroom rundown.
 *
 * One that the caller owns is freed with `gfxhub_newsroom_item_free`, a borrowed one never.
 */
struct gfxhub_newsroom_item;

/**
 * Id of the story that the item belongs to.
 */
gfxhub_str gfxhub_newsroom_item_story_id(const gfxhub_newsroom_item *record);

/**
 * Id of the item within the story.
 */
gfxhub_str gfxhub_newsroom_item_item_id(const gfxhub_newsroom_item *record);

/**
 * Name of the story.
 */
gfxhub_str gfxhub_newsroom_item_story_slug(const gfxhub_newsroom_item *record);

/**
 * Name of the item.
 */
gfxhub_str gfxhub_newsroom_item_item_slug(const gfxhub_newsroom_item *record);

/**
 * The graphic that the item shows.
 *
 * Borrowed from the record; NULL if the hub did not send it.
 */
const gfxhub_mos_object *gfxhub_newsroom_item_mos_object(const gfxhub_newsroom_item *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_item_to_json(const gfxhub_newsroom_item *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_item_extra_json(const gfxhub_newsroom_item *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_newsroom_item_from_json(const char *json,
                                             gfxhub_newsroom_item **out,
                                             gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_newsroom_item *gfxhub_newsroom_item_clone(const gfxhub_newsroom_item *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_newsroom_item_free(gfxhub_newsroom_item *record);

/**
 * A MOS object: a graphic that was filled in by the newsroom.
 *
 * One that the caller owns is freed with `gfxhub_mos_object_free`, a borrowed one never.
 */
struct gfxhub_mos_object;

/**
 * Id of the object.
 */
gfxhub_str gfxhub_mos_object_obj_id(const gfxhub_mos_object *record);

/**
 * Name of the object.
 */
gfxhub_str gfxhub_mos_object_obj_slug(const gfxhub_mos_object *record);

/**
 * Abstract.
 */
gfxhub_str gfxhub_mos_object_mos_abstract(const gfxhub_mos_object *record);

/**
 * Group of the object.
 */
gfxhub_str gfxhub_mos_object_obj_group(const gfxhub_mos_object *record);

/**
 * Returns true if the hub sent `gfxhub_mos_object_obj_group`.
 */
bool gfxhub_mos_object_has_obj_group(const gfxhub_mos_object *record);

/**
 * Time base.
 */
gfxhub_str gfxhub_mos_object_obj_tb(const gfxhub_mos_object *record);

/**
 * Revision.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_mos_object_obj_rev(const gfxhub_mos_object *record, int64_t *out);

/**
 * Duration. The unit is not documented.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_mos_object_obj_dur(const gfxhub_mos_object *record, int64_t *out);

/**
 * Status of the object.
 *
 * Known words: `NEW`, `UPDATED`, `MOVED`, `BUSY`, `DELETED`, `NCS CTRL`, `MANUAL CTRL`,
 * `READY`, `NOT READY`, `PLAY`, `STOP`; hubs may send others.
 */
gfxhub_str gfxhub_mos_object_status(const gfxhub_mos_object *record);

/**
 * Readiness of the object to go on air.
 *
 * Known words: `READY`, `NOT READY`; hubs may send others.
 */
gfxhub_str gfxhub_mos_object_obj_air(const gfxhub_mos_object *record);

/**
 * Paths of the object.
 */
gfxhub_str gfxhub_mos_object_obj_paths(const gfxhub_mos_object *record);

/**
 * Returns true if the hub sent `gfxhub_mos_object_obj_paths`.
 */
bool gfxhub_mos_object_has_obj_paths(const gfxhub_mos_object *record);

/**
 * Metadata of the newsroom system, serialized JSON.
 */
gfxhub_str gfxhub_mos_object_mos_external_metadata(const gfxhub_mos_object *record);

/**
 * Returns true if the hub sent `gfxhub_mos_object_mos_external_metadata`.
 */
bool gfxhub_mos_object_has_mos_external_metadata(const gfxhub_mos_object *record);

/**
 * Author of the object.
 */
gfxhub_str gfxhub_mos_object_created_by(const gfxhub_mos_object *record);

/**
 * Time of creation, ISO 8601.
 */
gfxhub_str gfxhub_mos_object_created(const gfxhub_mos_object *record);

/**
 * Author of the last change. After an update through the REST interface, this names the
 * interface.
 */
gfxhub_str gfxhub_mos_object_changed_by(const gfxhub_mos_object *record);

/**
 * Time of the last change, ISO 8601.
 */
gfxhub_str gfxhub_mos_object_changed(const gfxhub_mos_object *record);

/**
 * Description for people.
 */
gfxhub_str gfxhub_mos_object_description(const gfxhub_mos_object *record);

/**
 * Content of the object.
 *
 * Known words: `STILL`, `VIDEO`, `AUDIO`; hubs may send others.
 */
gfxhub_str gfxhub_mos_object_obj_type(const gfxhub_mos_object *record);

/**
 * Name of the template.
 */
gfxhub_str gfxhub_mos_object_template(const gfxhub_mos_object *record);

/**
 * Values of the template's fields: texts, or lists of texts. An update with data replaces
 * all of them. Returns the number of elements.
 */
size_t gfxhub_mos_object_data_len(const gfxhub_mos_object *record);

/**
 * Values of the template's fields: texts, or lists of texts. An update with data replaces
 * all of them. Returns the name at this index; empty beyond the end.
 */
gfxhub_str gfxhub_mos_object_data_key_at(const gfxhub_mos_object *record, size_t index);

/**
 * Values of the template's fields: texts, or lists of texts. An update with data replaces
 * all of them. Returns the element at this index, borrowed from the record; NULL beyond the
 * end.
 */
const gfxhub_value *gfxhub_mos_object_data_at(const gfxhub_mos_object *record, size_t index);

/**
 * Values of the template's fields: texts, or lists of texts. An update with data replaces
 * all of them. Returns the element with this name, borrowed from the record; NULL if there
 * is none.
 */
const gfxhub_value *gfxhub_mos_object_data_get(const gfxhub_mos_object *record,
                                               const char *name);

/**
 * Buttons. They are absent from the response to an update. Returns the number of elements.
 */
size_t gfxhub_mos_object_buttons_len(const gfxhub_mos_object *record);

/**
 * Buttons. They are absent from the response to an update. Returns the element at this
 * index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_newsroom_button *gfxhub_mos_object_buttons_at(const gfxhub_mos_object *record,
                                                           size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_mos_object_to_json(const gfxhub_mos_object *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_mos_object_extra_json(const gfxhub_mos_object *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_mos_object_from_json(const char *json,
                                          gfxhub_mos_object **out,
                                          gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_mos_object *gfxhub_mos_object_clone(const gfxhub_mos_object *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_mos_object_free(gfxhub_mos_object *record);

/**
 * A button of a MOS object.
 *
 * One that the caller owns is freed with `gfxhub_newsroom_button_free`, a borrowed one
 * never.
 */
struct gfxhub_newsroom_button;

/**
 * Id of the button.
 */
gfxhub_str gfxhub_newsroom_button_id(const gfxhub_newsroom_button *record);

/**
 * Key of the button, by which a call triggers it.
 */
gfxhub_str gfxhub_newsroom_button_key(const gfxhub_newsroom_button *record);

/**
 * Text on the button.
 */
gfxhub_str gfxhub_newsroom_button_label(const gfxhub_newsroom_button *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_button_to_json(const gfxhub_newsroom_button *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_newsroom_button_extra_json(const gfxhub_newsroom_button *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_newsroom_button_from_json(const char *json,
                                               gfxhub_newsroom_button **out,
                                               gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_newsroom_button *gfxhub_newsroom_button_clone(const gfxhub_newsroom_button *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_newsroom_button_free(gfxhub_newsroom_button *record);

/* ==== Graph, rgraph and ustate records ==== */

/**
 * A graph, as a list of graphs contains it.
 *
 * One that the caller owns is freed with `gfxhub_graph_summary_free`, a borrowed one never.
 */
struct gfxhub_graph_summary;

/**
 * A list of `gfxhub_graph_summary`. Freed with `gfxhub_graph_summary_list_free`.
 */
struct gfxhub_graph_summary_list;

/**
 * Number of the graph.
 *
 * 0 for NULL.
 */
int64_t gfxhub_graph_summary_id(const gfxhub_graph_summary *record);

/**
 * Name of the graph.
 */
gfxhub_str gfxhub_graph_summary_name(const gfxhub_graph_summary *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_graph_summary_to_json(const gfxhub_graph_summary *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_graph_summary_extra_json(const gfxhub_graph_summary *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_graph_summary_from_json(const char *json,
                                             gfxhub_graph_summary **out,
                                             gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_graph_summary *gfxhub_graph_summary_clone(const gfxhub_graph_summary *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_graph_summary_free(gfxhub_graph_summary *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_graph_summary_list_len(const gfxhub_graph_summary_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_graph_summary *gfxhub_graph_summary_list_at(const gfxhub_graph_summary_list *list,
                                                         size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_graph_summary_list_to_json(const gfxhub_graph_summary_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_graph_summary_list_free(gfxhub_graph_summary_list *list);

/**
 * A graph with its content.
 *
 * One that the caller owns is freed with `gfxhub_graph_free`, a borrowed one never.
 */
struct gfxhub_graph;

/**
 * Number of the graph.
 *
 * 0 for NULL.
 */
int64_t gfxhub_graph_id(const gfxhub_graph *record);

/**
 * Name of the graph.
 */
gfxhub_str gfxhub_graph_name(const gfxhub_graph *record);

/**
 * Content, as text.
 */
gfxhub_str gfxhub_graph_content(const gfxhub_graph *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_graph_to_json(const gfxhub_graph *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_graph_extra_json(const gfxhub_graph *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_graph_from_json(const char *json,
                                     gfxhub_graph **out,
                                     gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_graph *gfxhub_graph_clone(const gfxhub_graph *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_graph_free(gfxhub_graph *record);

/**
 * An rgraph, as a list of rgraphs contains it.
 *
 * One that the caller owns is freed with `gfxhub_rgraph_summary_free`, a borrowed one never.
 */
struct gfxhub_rgraph_summary;

/**
 * A list of `gfxhub_rgraph_summary`. Freed with `gfxhub_rgraph_summary_list_free`.
 */
struct gfxhub_rgraph_summary_list;

/**
 * Number of the rgraph.
 *
 * 0 for NULL.
 */
int64_t gfxhub_rgraph_summary_id(const gfxhub_rgraph_summary *record);

/**
 * Name of the rgraph.
 */
gfxhub_str gfxhub_rgraph_summary_name(const gfxhub_rgraph_summary *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_rgraph_summary_to_json(const gfxhub_rgraph_summary *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_rgraph_summary_extra_json(const gfxhub_rgraph_summary *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_rgraph_summary_from_json(const char *json,
                                              gfxhub_rgraph_summary **out,
                                              gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_rgraph_summary *gfxhub_rgraph_summary_clone(const gfxhub_rgraph_summary *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_rgraph_summary_free(gfxhub_rgraph_summary *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_rgraph_summary_list_len(const gfxhub_rgraph_summary_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_rgraph_summary *gfxhub_rgraph_summary_list_at(const gfxhub_rgraph_summary_list *list,
                                                           size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_rgraph_summary_list_to_json(const gfxhub_rgraph_summary_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_rgraph_summary_list_free(gfxhub_rgraph_summary_list *list);

/**
 * An rgraph with its content.
 *
 * One that the caller owns is freed with `gfxhub_rgraph_free`, a borrowed one never.
 */
struct gfxhub_rgraph;

/**
 * Number of the rgraph.
 *
 * 0 for NULL.
 */
int64_t gfxhub_rgraph_id(const gfxhub_rgraph *record);

/**
 * Name of the rgraph.
 */
gfxhub_str gfxhub_rgraph_name(const gfxhub_rgraph *record);

/**
 * Content of the rgraph: XML as text.
 */
gfxhub_str gfxhub_rgraph_xml_content(const gfxhub_rgraph *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_rgraph_to_json(const gfxhub_rgraph *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_rgraph_extra_json(const gfxhub_rgraph *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_rgraph_from_json(const char *json,
                                      gfxhub_rgraph **out,
                                      gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_rgraph *gfxhub_rgraph_clone(const gfxhub_rgraph *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_rgraph_free(gfxhub_rgraph *record);

/**
 * A ustate, as a list of ustates contains it.
 *
 * One that the caller owns is freed with `gfxhub_ustate_summary_free`, a borrowed one never.
 */
struct gfxhub_ustate_summary;

/**
 * A list of `gfxhub_ustate_summary`. Freed with `gfxhub_ustate_summary_list_free`.
 */
struct gfxhub_ustate_summary_list;

/**
 * Number of the ustate.
 *
 * 0 for NULL.
 */
int64_t gfxhub_ustate_summary_id(const gfxhub_ustate_summary *record);

/**
 * Name of the ustate.
 */
gfxhub_str gfxhub_ustate_summary_name(const gfxhub_ustate_summary *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_ustate_summary_to_json(const gfxhub_ustate_summary *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_ustate_summary_extra_json(const gfxhub_ustate_summary *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_ustate_summary_from_json(const char *json,
                                              gfxhub_ustate_summary **out,
                                              gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_ustate_summary *gfxhub_ustate_summary_clone(const gfxhub_ustate_summary *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_ustate_summary_free(gfxhub_ustate_summary *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_ustate_summary_list_len(const gfxhub_ustate_summary_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_ustate_summary *gfxhub_ustate_summary_list_at(const gfxhub_ustate_summary_list *list,
                                                           size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_ustate_summary_list_to_json(const gfxhub_ustate_summary_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_ustate_summary_list_free(gfxhub_ustate_summary_list *list);

/**
 * A ustate with its content.
 *
 * One that the caller owns is freed with `gfxhub_ustate_free`, a borrowed one never.
 */
struct gfxhub_ustate;

/**
 * Number of the ustate.
 *
 * 0 for NULL.
 */
int64_t gfxhub_ustate_id(const gfxhub_ustate *record);

/**
 * Name of the ustate.
 */
gfxhub_str gfxhub_ustate_name(const gfxhub_ustate *record);

/**
 * Content, as text.
 */
gfxhub_str gfxhub_ustate_ustate_data(const gfxhub_ustate *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_ustate_to_json(const gfxhub_ustate *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_ustate_extra_json(const gfxhub_ustate *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_ustate_from_json(const char *json,
                                      gfxhub_ustate **out,
                                      gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_ustate *gfxhub_ustate_clone(const gfxhub_ustate *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_ustate_free(gfxhub_ustate *record);

/* ==== Project and launcher records ==== */

/**
 * A project that renderers can run.
 *
 * One that the caller owns is freed with `gfxhub_project_free`, a borrowed one never.
 */
struct gfxhub_project;

/**
 * A list of `gfxhub_project`. Freed with `gfxhub_project_list_free`.
 */
struct gfxhub_project_list;

/**
 * Number of the project.
 *
 * 0 for NULL.
 */
int64_t gfxhub_project_project_id(const gfxhub_project *record);

/**
 * Name of the project.
 */
gfxhub_str gfxhub_project_name(const gfxhub_project *record);

/**
 * Version of the project.
 */
gfxhub_str gfxhub_project_version(const gfxhub_project *record);

/**
 * Name of the shared folder that contains the project.
 */
gfxhub_str gfxhub_project_shared_folder_name(const gfxhub_project *record);

/**
 * Maps of the project. Returns the number of elements.
 */
size_t gfxhub_project_maps_len(const gfxhub_project *record);

/**
 * Maps of the project. Returns the element at this index; empty beyond the end.
 */
gfxhub_str gfxhub_project_maps_at(const gfxhub_project *record, size_t index);

/**
 * Time of creation. The unit is not documented.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_project_created_at(const gfxhub_project *record, int64_t *out);

/**
 * Time of the last change. The unit is not documented.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_project_updated_at(const gfxhub_project *record, int64_t *out);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_project_to_json(const gfxhub_project *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_project_extra_json(const gfxhub_project *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_project_from_json(const char *json,
                                       gfxhub_project **out,
                                       gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_project *gfxhub_project_clone(const gfxhub_project *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_project_free(gfxhub_project *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_project_list_len(const gfxhub_project_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_project *gfxhub_project_list_at(const gfxhub_project_list *list, size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_project_list_to_json(const gfxhub_project_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_project_list_free(gfxhub_project_list *list);

/**
 * A launch configuration: renderers that are started and stopped together.
 *
 * One that the caller owns is freed with `gfxhub_launch_config_free`, a borrowed one never.
 */
struct gfxhub_launch_config;

/**
 * A list of `gfxhub_launch_config`. Freed with `gfxhub_launch_config_list_free`.
 */
struct gfxhub_launch_config_list;

/**
 * Number of the launch configuration. This is not an engine id. Any field of a launch
 * configuration may be absent.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_launch_config_id(const gfxhub_launch_config *record, int64_t *out);

/**
 * Name of the launch configuration.
 */
gfxhub_str gfxhub_launch_config_name(const gfxhub_launch_config *record);

/**
 * Ids of the renderers. Newer hubs send the renderers themselves. Returns the number of
 * elements.
 */
size_t gfxhub_launch_config_renderers_len(const gfxhub_launch_config *record);

/**
 * Ids of the renderers. Newer hubs send the renderers themselves. Returns the element at
 * this index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_renderer_ref *gfxhub_launch_config_renderers_at(const gfxhub_launch_config *record,
                                                             size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_launch_config_to_json(const gfxhub_launch_config *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_launch_config_extra_json(const gfxhub_launch_config *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_launch_config_from_json(const char *json,
                                             gfxhub_launch_config **out,
                                             gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_launch_config *gfxhub_launch_config_clone(const gfxhub_launch_config *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_launch_config_free(gfxhub_launch_config *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_launch_config_list_len(const gfxhub_launch_config_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_launch_config *gfxhub_launch_config_list_at(const gfxhub_launch_config_list *list,
                                                         size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_launch_config_list_to_json(const gfxhub_launch_config_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_launch_config_list_free(gfxhub_launch_config_list *list);

/**
 * The response to creating a launch configuration.
 *
 * One that the caller owns is freed with `gfxhub_launch_config_created_free`, a borrowed one
 * never.
 */
struct gfxhub_launch_config_created;

/**
 * Number of the new launch configuration.
 *
 * 0 for NULL.
 */
int64_t gfxhub_launch_config_created_id(const gfxhub_launch_config_created *record);

/**
 * Renderers of the new launch configuration. Returns the number of elements.
 */
size_t gfxhub_launch_config_created_renderers_len(const gfxhub_launch_config_created *record);

/**
 * Renderers of the new launch configuration. Returns the element at this index, borrowed
 * from the record; NULL beyond the end.
 */
const gfxhub_renderer_ref *gfxhub_launch_config_created_renderers_at(const gfxhub_launch_config_created *record,
                                                                     size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_launch_config_created_to_json(const gfxhub_launch_config_created *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_launch_config_created_extra_json(const gfxhub_launch_config_created *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_launch_config_created_from_json(const char *json,
                                                     gfxhub_launch_config_created **out,
                                                     gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_launch_config_created *gfxhub_launch_config_created_clone(const gfxhub_launch_config_created *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_launch_config_created_free(gfxhub_launch_config_created *record);

/**
 * A renderer of a launch configuration. Any field may be absent.
 *
 * One that the caller owns is freed with `gfxhub_renderer_free`, a borrowed one never.
 */
struct gfxhub_renderer;

/**
 * Number of the launch configuration that the renderer belongs to.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_renderer_launch_config_id(const gfxhub_renderer *record, int64_t *out);

/**
 * Number of the engine that the renderer runs on.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_renderer_engine_id(const gfxhub_renderer *record, int64_t *out);

/**
 * Number of the project that the renderer runs.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_renderer_project_id(const gfxhub_renderer *record, int64_t *out);

/**
 * Number of the map in the project.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_renderer_project_map_id(const gfxhub_renderer *record, int64_t *out);

/**
 * Type of the engine, which determines what `state_id` identifies.
 *
 * Known words: `RE`, `RE5`, `UE`; hubs may send others.
 */
gfxhub_str gfxhub_renderer_engine_type(const gfxhub_renderer *record);

/**
 * Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a
 * graph id for RE5.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_renderer_state_id(const gfxhub_renderer *record, int64_t *out);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_renderer_to_json(const gfxhub_renderer *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_renderer_extra_json(const gfxhub_renderer *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_renderer_from_json(const char *json,
                                        gfxhub_renderer **out,
                                        gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_renderer *gfxhub_renderer_clone(const gfxhub_renderer *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_renderer_free(gfxhub_renderer *record);

/**
 * A renderer in a launch configuration. Older hubs send only its id, newer ones the whole
 * renderer. Borrowed from the launch configuration.
 */
struct gfxhub_renderer_ref;

/**
 * Ids of renderers. Free them with `gfxhub_renderer_id_list_free`.
 */
struct gfxhub_renderer_id_list;

/**
 * Writes the renderer's id to `out`. Returns false if the hub sent the renderer without an id.
 */
bool gfxhub_renderer_ref_id(const gfxhub_renderer_ref *renderer, int64_t *out);

/**
 * Returns the renderer itself, borrowed; NULL if the hub sent only its id.
 */
const gfxhub_renderer *gfxhub_renderer_ref_record(const gfxhub_renderer_ref *renderer);

/**
 * Returns the number of ids; 0 for NULL.
 */
size_t gfxhub_renderer_id_list_len(const gfxhub_renderer_id_list *list);

/**
 * Returns the id at this index; 0 if the index is out of range.
 */
int64_t gfxhub_renderer_id_list_at(const gfxhub_renderer_id_list *list, size_t index);

/**
 * Returns the ids as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_renderer_id_list_to_json(const gfxhub_renderer_id_list *list);

/**
 * Frees the ids. Does nothing for NULL.
 */
void gfxhub_renderer_id_list_free(gfxhub_renderer_id_list *list);

/* ==== Addresses ==== */

/**
 * Something that a path of names leads to, with every id that the calls by id need. Ids that
 * its kind does not have are absent.
 *
 * One that the caller owns is freed with `gfxhub_address_free`, a borrowed one never.
 */
struct gfxhub_address;

/**
 * A list of `gfxhub_address`. Freed with `gfxhub_address_list_free`.
 */
struct gfxhub_address_list;

/**
 * Kind of the thing, which determines the ids that are present.
 *
 * Known words: `engine`, `node`, `property`, `function`, `playoutRundown`, `playoutItem`,
 * `playoutButton`, `template`, `newsroomRundown`, `story`, `newsroomItem`, `newsroomButton`,
 * `graph`, `rgraph`, `ustate`, `launchConfig`; hubs may send others.
 */
gfxhub_str gfxhub_address_kind(const gfxhub_address *record);

/**
 * Path that leads to it, with the names as people see them.
 */
gfxhub_str gfxhub_address_path(const gfxhub_address *record);

/**
 * Number of the engine.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_engine_id(const gfxhub_address *record, int64_t *out);

/**
 * Path of the node.
 */
gfxhub_str gfxhub_address_node_path(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_node_path`.
 */
bool gfxhub_address_has_node_path(const gfxhub_address *record);

/**
 * Path of the property, with the sub-field if the path names one.
 */
gfxhub_str gfxhub_address_property_path(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_property_path`.
 */
bool gfxhub_address_has_property_path(const gfxhub_address *record);

/**
 * Path of the function.
 */
gfxhub_str gfxhub_address_function_path(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_function_path`.
 */
bool gfxhub_address_has_function_path(const gfxhub_address *record);

/**
 * Number of the playout rundown.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_rundown_id(const gfxhub_address *record, int64_t *out);

/**
 * Number of the item in the playout rundown.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_item_id(const gfxhub_address *record, int64_t *out);

/**
 * Key by which a call presses the button.
 */
gfxhub_str gfxhub_address_button_key(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_button_key`.
 */
bool gfxhub_address_has_button_key(const gfxhub_address *record);

/**
 * Number of the template.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_template_id(const gfxhub_address *record, int64_t *out);

/**
 * Device id of the newsroom system.
 */
gfxhub_str gfxhub_address_ncs_id(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_ncs_id`.
 */
bool gfxhub_address_has_ncs_id(const gfxhub_address *record);

/**
 * Id of the newsroom rundown.
 */
gfxhub_str gfxhub_address_ro_id(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_ro_id`.
 */
bool gfxhub_address_has_ro_id(const gfxhub_address *record);

/**
 * Id of the story.
 */
gfxhub_str gfxhub_address_story_id(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_story_id`.
 */
bool gfxhub_address_has_story_id(const gfxhub_address *record);

/**
 * Id of the item in the story.
 */
gfxhub_str gfxhub_address_newsroom_item_id(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_newsroom_item_id`.
 */
bool gfxhub_address_has_newsroom_item_id(const gfxhub_address *record);

/**
 * Id of the MOS object that the item shows, if it shows one.
 */
gfxhub_str gfxhub_address_obj_id(const gfxhub_address *record);

/**
 * Returns true if the hub sent `gfxhub_address_obj_id`.
 */
bool gfxhub_address_has_obj_id(const gfxhub_address *record);

/**
 * Number of the graph.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_graph_id(const gfxhub_address *record, int64_t *out);

/**
 * Number of the rgraph.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_rgraph_id(const gfxhub_address *record, int64_t *out);

/**
 * Number of the ustate.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_ustate_id(const gfxhub_address *record, int64_t *out);

/**
 * Number of the launch configuration.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_launch_id(const gfxhub_address *record, int64_t *out);

/**
 * Age in milliseconds of the oldest list in which it was found.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_address_age_ms(const gfxhub_address *record, int64_t *out);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_address_to_json(const gfxhub_address *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_address_extra_json(const gfxhub_address *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_address_from_json(const char *json,
                                       gfxhub_address **out,
                                       gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_address *gfxhub_address_clone(const gfxhub_address *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_address_free(gfxhub_address *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_address_list_len(const gfxhub_address_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_address *gfxhub_address_list_at(const gfxhub_address_list *list, size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_address_list_to_json(const gfxhub_address_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_address_list_free(gfxhub_address_list *list);

/* ==== Snapshot records ==== */

/**
 * The properties of engines as they were: a document to keep, compare and bring back.
 *
 * One that the caller owns is freed with `gfxhub_snapshot_free`, a borrowed one never.
 */
struct gfxhub_snapshot;

/**
 * Name of the format, `gfxhub-snapshot`.
 */
gfxhub_str gfxhub_snapshot_format(const gfxhub_snapshot *record);

/**
 * Version of the format, 1.
 *
 * 0 for NULL.
 */
int64_t gfxhub_snapshot_version(const gfxhub_snapshot *record);

/**
 * Time at which the snapshot was begun, such as `2026-11-25T18:00:03Z`.
 */
gfxhub_str gfxhub_snapshot_taken(const gfxhub_snapshot *record);

/**
 * Address of the hub.
 */
gfxhub_str gfxhub_snapshot_hub(const gfxhub_snapshot *record);

/**
 * True if all nodes could be read.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_snapshot_complete(const gfxhub_snapshot *record, bool *out);

/**
 * Patterns of the properties in the snapshot; empty if it has all properties. Returns the
 * number of elements.
 */
size_t gfxhub_snapshot_only_len(const gfxhub_snapshot *record);

/**
 * Patterns of the properties in the snapshot; empty if it has all properties. Returns the
 * element at this index; empty beyond the end.
 */
gfxhub_str gfxhub_snapshot_only_at(const gfxhub_snapshot *record, size_t index);

/**
 * Patterns of properties that no recall may set. Returns the number of elements.
 */
size_t gfxhub_snapshot_protect_len(const gfxhub_snapshot *record);

/**
 * Patterns of properties that no recall may set. Returns the element at this index; empty
 * beyond the end.
 */
gfxhub_str gfxhub_snapshot_protect_at(const gfxhub_snapshot *record, size_t index);

/**
 * The engines, by number. Returns the number of elements.
 */
size_t gfxhub_snapshot_engines_len(const gfxhub_snapshot *record);

/**
 * The engines, by number. Returns the element at this index, borrowed from the record; NULL
 * beyond the end.
 */
const gfxhub_snapshot_engine *gfxhub_snapshot_engines_at(const gfxhub_snapshot *record,
                                                         size_t index);

/**
 * The nodes that could not be read. Returns the number of elements.
 */
size_t gfxhub_snapshot_missing_len(const gfxhub_snapshot *record);

/**
 * The nodes that could not be read. Returns the element at this index, borrowed from the
 * record; NULL beyond the end.
 */
const gfxhub_unread_node *gfxhub_snapshot_missing_at(const gfxhub_snapshot *record,
                                                     size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_to_json(const gfxhub_snapshot *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_extra_json(const gfxhub_snapshot *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_snapshot_from_json(const char *json,
                                        gfxhub_snapshot **out,
                                        gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_snapshot *gfxhub_snapshot_clone(const gfxhub_snapshot *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_snapshot_free(gfxhub_snapshot *record);

/**
 * An engine in a snapshot.
 *
 * One that the caller owns is freed with `gfxhub_snapshot_engine_free`, a borrowed one
 * never.
 */
struct gfxhub_snapshot_engine;

/**
 * Number of the engine.
 *
 * 0 for NULL.
 */
int64_t gfxhub_snapshot_engine_id(const gfxhub_snapshot_engine *record);

/**
 * Name in the hub.
 */
gfxhub_str gfxhub_snapshot_engine_name(const gfxhub_snapshot_engine *record);

/**
 * Display name.
 */
gfxhub_str gfxhub_snapshot_engine_display_name(const gfxhub_snapshot_engine *record);

/**
 * Type of the engine.
 *
 * Known words: `RE`, `RE5`, `UE`; hubs may send others.
 */
gfxhub_str gfxhub_snapshot_engine_engine_type(const gfxhub_snapshot_engine *record);

/**
 * Number of the loaded rgraph.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_snapshot_engine_rgraph_id(const gfxhub_snapshot_engine *record, int64_t *out);

/**
 * Number of the loaded ustate.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_snapshot_engine_ustate_id(const gfxhub_snapshot_engine *record, int64_t *out);

/**
 * Process numbers of its loaded instances. Returns the number of elements.
 */
size_t gfxhub_snapshot_engine_pids_len(const gfxhub_snapshot_engine *record);

/**
 * Process numbers of its loaded instances. Returns the element at this index; empty beyond
 * the end.
 */
gfxhub_str gfxhub_snapshot_engine_pids_at(const gfxhub_snapshot_engine *record, size_t index);

/**
 * Time at which the reading of the engine began.
 */
gfxhub_str gfxhub_snapshot_engine_begun(const gfxhub_snapshot_engine *record);

/**
 * Time at which the reading of the engine ended.
 */
gfxhub_str gfxhub_snapshot_engine_ended(const gfxhub_snapshot_engine *record);

/**
 * The nodes, by path. Returns the number of elements.
 */
size_t gfxhub_snapshot_engine_nodes_len(const gfxhub_snapshot_engine *record);

/**
 * The nodes, by path. Returns the element at this index, borrowed from the record; NULL
 * beyond the end.
 */
const gfxhub_snapshot_node *gfxhub_snapshot_engine_nodes_at(const gfxhub_snapshot_engine *record,
                                                            size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_engine_to_json(const gfxhub_snapshot_engine *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_engine_extra_json(const gfxhub_snapshot_engine *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_snapshot_engine_from_json(const char *json,
                                               gfxhub_snapshot_engine **out,
                                               gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_snapshot_engine *gfxhub_snapshot_engine_clone(const gfxhub_snapshot_engine *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_snapshot_engine_free(gfxhub_snapshot_engine *record);

/**
 * A node in a snapshot.
 *
 * One that the caller owns is freed with `gfxhub_snapshot_node_free`, a borrowed one never.
 */
struct gfxhub_snapshot_node;

/**
 * Path of the node.
 */
gfxhub_str gfxhub_snapshot_node_node_path(const gfxhub_snapshot_node *record);

/**
 * Name of the node.
 */
gfxhub_str gfxhub_snapshot_node_node_name(const gfxhub_snapshot_node *record);

/**
 * The properties, by path. Returns the number of elements.
 */
size_t gfxhub_snapshot_node_properties_len(const gfxhub_snapshot_node *record);

/**
 * The properties, by path. Returns the element at this index, borrowed from the record; NULL
 * beyond the end.
 */
const gfxhub_snapshot_property *gfxhub_snapshot_node_properties_at(const gfxhub_snapshot_node *record,
                                                                   size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_node_to_json(const gfxhub_snapshot_node *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_node_extra_json(const gfxhub_snapshot_node *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_snapshot_node_from_json(const char *json,
                                             gfxhub_snapshot_node **out,
                                             gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_snapshot_node *gfxhub_snapshot_node_clone(const gfxhub_snapshot_node *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_snapshot_node_free(gfxhub_snapshot_node *record);

/**
 * A property in a snapshot.
 *
 * One that the caller owns is freed with `gfxhub_snapshot_property_free`, a borrowed one
 * never.
 */
struct gfxhub_snapshot_property;

/**
 * Path of the property.
 */
gfxhub_str gfxhub_snapshot_property_property_path(const gfxhub_snapshot_property *record);

/**
 * Display name.
 */
gfxhub_str gfxhub_snapshot_property_display_name(const gfxhub_snapshot_property *record);

/**
 * Value.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_snapshot_property_value(const gfxhub_snapshot_property *record);

/**
 * Reason why a recall leaves out the property unless a pattern names it exactly. A null
 * value is always left out.
 *
 * Known words: `handle`, `cleanPlates`, `null`, `protected`, `otherType`, `moving`, `track`,
 * `statistic`, `gone`, `ambiguous`, `unread`; hubs may send others.
 */
gfxhub_str gfxhub_snapshot_property_skip(const gfxhub_snapshot_property *record);

/**
 * Returns true if the hub sent `gfxhub_snapshot_property_skip`.
 */
bool gfxhub_snapshot_property_has_skip(const gfxhub_snapshot_property *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_property_to_json(const gfxhub_snapshot_property *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_property_extra_json(const gfxhub_snapshot_property *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_snapshot_property_from_json(const char *json,
                                                 gfxhub_snapshot_property **out,
                                                 gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_snapshot_property *gfxhub_snapshot_property_clone(const gfxhub_snapshot_property *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_snapshot_property_free(gfxhub_snapshot_property *record);

/**
 * A node, or an engine, that could not be read.
 *
 * One that the caller owns is freed with `gfxhub_unread_node_free`, a borrowed one never.
 */
struct gfxhub_unread_node;

/**
 * Number of the engine.
 *
 * 0 for NULL.
 */
int64_t gfxhub_unread_node_engine_id(const gfxhub_unread_node *record);

/**
 * Path of the node; absent if the nodes of the engine could not be listed.
 */
gfxhub_str gfxhub_unread_node_node_path(const gfxhub_unread_node *record);

/**
 * Returns true if the hub sent `gfxhub_unread_node_node_path`.
 */
bool gfxhub_unread_node_has_node_path(const gfxhub_unread_node *record);

/**
 * Kind of the error, such as `Timeout`.
 */
gfxhub_str gfxhub_unread_node_kind(const gfxhub_unread_node *record);

/**
 * Message of the error.
 */
gfxhub_str gfxhub_unread_node_message(const gfxhub_unread_node *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_unread_node_to_json(const gfxhub_unread_node *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_unread_node_extra_json(const gfxhub_unread_node *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_unread_node_from_json(const char *json,
                                           gfxhub_unread_node **out,
                                           gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_unread_node *gfxhub_unread_node_clone(const gfxhub_unread_node *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_unread_node_free(gfxhub_unread_node *record);

/**
 * A difference between two snapshots, or between a snapshot and the hub.
 *
 * One that the caller owns is freed with `gfxhub_difference_free`, a borrowed one never.
 */
struct gfxhub_difference;

/**
 * A list of `gfxhub_difference`. Freed with `gfxhub_difference_list_free`.
 */
struct gfxhub_difference_list;

/**
 * Kind of the difference.
 *
 * Known words: `changed`, `onlyFirst`, `onlySecond`, `otherType`, `skipped`; hubs may send
 * others.
 */
gfxhub_str gfxhub_difference_kind(const gfxhub_difference *record);

/**
 * Number of the engine in the first snapshot. If the kind is `onlySecond`, its number in the
 * second snapshot or on the hub.
 *
 * 0 for NULL.
 */
int64_t gfxhub_difference_engine_id(const gfxhub_difference *record);

/**
 * Display name of the engine.
 */
gfxhub_str gfxhub_difference_engine(const gfxhub_difference *record);

/**
 * Path of the node; absent if the difference is that of a whole engine.
 */
gfxhub_str gfxhub_difference_node_path(const gfxhub_difference *record);

/**
 * Returns true if the hub sent `gfxhub_difference_node_path`.
 */
bool gfxhub_difference_has_node_path(const gfxhub_difference *record);

/**
 * Name of the node.
 */
gfxhub_str gfxhub_difference_node_name(const gfxhub_difference *record);

/**
 * Path of the property; absent if the difference is that of a whole engine.
 */
gfxhub_str gfxhub_difference_property_path(const gfxhub_difference *record);

/**
 * Returns true if the hub sent `gfxhub_difference_property_path`.
 */
bool gfxhub_difference_has_property_path(const gfxhub_difference *record);

/**
 * Display name of the property.
 */
gfxhub_str gfxhub_difference_display_name(const gfxhub_difference *record);

/**
 * Value in the first snapshot; null if it has none.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_difference_first(const gfxhub_difference *record);

/**
 * Value in the second snapshot or on the hub; null if it has none.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_difference_second(const gfxhub_difference *record);

/**
 * Reason why the property was not compared.
 *
 * Known words: `handle`, `cleanPlates`, `null`, `protected`, `otherType`, `moving`, `track`,
 * `statistic`, `gone`, `ambiguous`, `unread`; hubs may send others.
 */
gfxhub_str gfxhub_difference_reason(const gfxhub_difference *record);

/**
 * Returns true if the hub sent `gfxhub_difference_reason`.
 */
bool gfxhub_difference_has_reason(const gfxhub_difference *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_difference_to_json(const gfxhub_difference *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_difference_extra_json(const gfxhub_difference *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_difference_from_json(const char *json,
                                          gfxhub_difference **out,
                                          gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_difference *gfxhub_difference_clone(const gfxhub_difference *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_difference_free(gfxhub_difference *record);

/**
 * Returns the number of records; 0 for NULL.
 */
size_t gfxhub_difference_list_len(const gfxhub_difference_list *list);

/**
 * Returns the record at this index, borrowed from the list; NULL beyond the end.
 */
const gfxhub_difference *gfxhub_difference_list_at(const gfxhub_difference_list *list,
                                                   size_t index);

/**
 * Returns the list as JSON; NULL for NULL.
 */
gfxhub_string *gfxhub_difference_list_to_json(const gfxhub_difference_list *list);

/**
 * Frees the list and its records. Does nothing for NULL.
 */
void gfxhub_difference_list_free(gfxhub_difference_list *list);

/**
 * A plan of a recall: the values that it would set, the properties that it would leave
 * alone, and the document that undoes it.
 *
 * One that the caller owns is freed with `gfxhub_recall_plan_free`, a borrowed one never.
 */
struct gfxhub_recall_plan;

/**
 * Name of the format, `gfxhub-recall-plan`.
 */
gfxhub_str gfxhub_recall_plan_format(const gfxhub_recall_plan *record);

/**
 * Version of the format, 1.
 *
 * 0 for NULL.
 */
int64_t gfxhub_recall_plan_version(const gfxhub_recall_plan *record);

/**
 * Time at which it was made.
 */
gfxhub_str gfxhub_recall_plan_made(const gfxhub_recall_plan *record);

/**
 * Address of the hub.
 */
gfxhub_str gfxhub_recall_plan_hub(const gfxhub_recall_plan *record);

/**
 * Duration of the moves in milliseconds; 0 if all values jump.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_recall_plan_over_ms(const gfxhub_recall_plan *record, int64_t *out);

/**
 * Interpolation of the moves.
 *
 * Known words: `Constant`, `Linear`, `EaseIn`, `EaseOut`, `EaseInOut`; hubs may send others.
 */
gfxhub_str gfxhub_recall_plan_ease(const gfxhub_recall_plan *record);

/**
 * Time in milliseconds from the first request to the common start of the moves; absent if
 * each move begins when its request arrives.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_recall_plan_lead_ms(const gfxhub_recall_plan *record, int64_t *out);

/**
 * Expected time in milliseconds from the first move to the last, without a lead.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_recall_plan_spread_ms(const gfxhub_recall_plan *record, int64_t *out);

/**
 * The engines as they were when the plan was made, without their nodes. A recall compares
 * them with the engines as they are then. Returns the number of elements.
 */
size_t gfxhub_recall_plan_engines_len(const gfxhub_recall_plan *record);

/**
 * The engines as they were when the plan was made, without their nodes. A recall compares
 * them with the engines as they are then. Returns the element at this index, borrowed from
 * the record; NULL beyond the end.
 */
const gfxhub_snapshot_engine *gfxhub_recall_plan_engines_at(const gfxhub_recall_plan *record,
                                                            size_t index);

/**
 * The sets, in the order of engines, nodes and properties. Returns the number of elements.
 */
size_t gfxhub_recall_plan_sets_len(const gfxhub_recall_plan *record);

/**
 * The sets, in the order of engines, nodes and properties. Returns the element at this
 * index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_planned_set *gfxhub_recall_plan_sets_at(const gfxhub_recall_plan *record,
                                                     size_t index);

/**
 * The properties that are left alone although they are selected. Returns the number of
 * elements.
 */
size_t gfxhub_recall_plan_left_alone_len(const gfxhub_recall_plan *record);

/**
 * The properties that are left alone although they are selected. Returns the element at this
 * index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_unset_property *gfxhub_recall_plan_left_alone_at(const gfxhub_recall_plan *record,
                                                              size_t index);

/**
 * Document that undoes the recall.
 *
 * Borrowed from the record; NULL if the hub did not send it.
 */
const gfxhub_recall_undo *gfxhub_recall_plan_undo(const gfxhub_recall_plan *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_plan_to_json(const gfxhub_recall_plan *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_plan_extra_json(const gfxhub_recall_plan *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_recall_plan_from_json(const char *json,
                                           gfxhub_recall_plan **out,
                                           gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_recall_plan *gfxhub_recall_plan_clone(const gfxhub_recall_plan *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_recall_plan_free(gfxhub_recall_plan *record);

/**
 * A property that a recall sets, with its value before and after.
 *
 * One that the caller owns is freed with `gfxhub_planned_set_free`, a borrowed one never.
 */
struct gfxhub_planned_set;

/**
 * Number of the engine.
 *
 * 0 for NULL.
 */
int64_t gfxhub_planned_set_engine_id(const gfxhub_planned_set *record);

/**
 * Path of the node.
 */
gfxhub_str gfxhub_planned_set_node_path(const gfxhub_planned_set *record);

/**
 * Name of the node.
 */
gfxhub_str gfxhub_planned_set_node_name(const gfxhub_planned_set *record);

/**
 * Path of the property.
 */
gfxhub_str gfxhub_planned_set_property_path(const gfxhub_planned_set *record);

/**
 * Display name of the property.
 */
gfxhub_str gfxhub_planned_set_display_name(const gfxhub_planned_set *record);

/**
 * Value of the property when the plan was made.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_planned_set_before(const gfxhub_planned_set *record);

/**
 * Value that is set.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_planned_set_after(const gfxhub_planned_set *record);

/**
 * True if the value moves, false if it jumps.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_planned_set_eased(const gfxhub_planned_set *record, bool *out);

/**
 * True if the value jumps after the moves have ended.
 *
 * Returns false and leaves `*out` unchanged if the hub did not send it.
 */
bool gfxhub_planned_set_at_end(const gfxhub_planned_set *record, bool *out);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_planned_set_to_json(const gfxhub_planned_set *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_planned_set_extra_json(const gfxhub_planned_set *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_planned_set_from_json(const char *json,
                                           gfxhub_planned_set **out,
                                           gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_planned_set *gfxhub_planned_set_clone(const gfxhub_planned_set *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_planned_set_free(gfxhub_planned_set *record);

/**
 * A property that a recall leaves alone.
 *
 * One that the caller owns is freed with `gfxhub_unset_property_free`, a borrowed one never.
 */
struct gfxhub_unset_property;

/**
 * Number of the engine.
 *
 * 0 for NULL.
 */
int64_t gfxhub_unset_property_engine_id(const gfxhub_unset_property *record);

/**
 * Path of the node.
 */
gfxhub_str gfxhub_unset_property_node_path(const gfxhub_unset_property *record);

/**
 * Name of the node.
 */
gfxhub_str gfxhub_unset_property_node_name(const gfxhub_unset_property *record);

/**
 * Path of the property.
 */
gfxhub_str gfxhub_unset_property_property_path(const gfxhub_unset_property *record);

/**
 * Display name of the property.
 */
gfxhub_str gfxhub_unset_property_display_name(const gfxhub_unset_property *record);

/**
 * Reason why the recall leaves the property alone.
 *
 * Known words: `handle`, `cleanPlates`, `null`, `protected`, `otherType`, `moving`, `track`,
 * `statistic`, `gone`, `ambiguous`, `unread`; hubs may send others.
 */
gfxhub_str gfxhub_unset_property_reason(const gfxhub_unset_property *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_unset_property_to_json(const gfxhub_unset_property *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_unset_property_extra_json(const gfxhub_unset_property *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_unset_property_from_json(const char *json,
                                              gfxhub_unset_property **out,
                                              gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_unset_property *gfxhub_unset_property_clone(const gfxhub_unset_property *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_unset_property_free(gfxhub_unset_property *record);

/**
 * A document that undoes a recall: each property that was set, with its value before the
 * recall and the value that the recall left.
 *
 * One that the caller owns is freed with `gfxhub_recall_undo_free`, a borrowed one never.
 */
struct gfxhub_recall_undo;

/**
 * Name of the format, `gfxhub-undo`.
 */
gfxhub_str gfxhub_recall_undo_format(const gfxhub_recall_undo *record);

/**
 * Version of the format, 1.
 *
 * 0 for NULL.
 */
int64_t gfxhub_recall_undo_version(const gfxhub_recall_undo *record);

/**
 * Time at which it was made.
 */
gfxhub_str gfxhub_recall_undo_made(const gfxhub_recall_undo *record);

/**
 * Address of the hub.
 */
gfxhub_str gfxhub_recall_undo_hub(const gfxhub_recall_undo *record);

/**
 * The sets that are undone: `before` is brought back where the value still is `after`.
 * Returns the number of elements.
 */
size_t gfxhub_recall_undo_sets_len(const gfxhub_recall_undo *record);

/**
 * The sets that are undone: `before` is brought back where the value still is `after`.
 * Returns the element at this index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_planned_set *gfxhub_recall_undo_sets_at(const gfxhub_recall_undo *record,
                                                     size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_undo_to_json(const gfxhub_recall_undo *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_undo_extra_json(const gfxhub_recall_undo *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_recall_undo_from_json(const char *json,
                                           gfxhub_recall_undo **out,
                                           gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_recall_undo *gfxhub_recall_undo_clone(const gfxhub_recall_undo *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_recall_undo_free(gfxhub_recall_undo *record);

/**
 * Report of a recall or an undo.
 *
 * One that the caller owns is freed with `gfxhub_recall_report_free`, a borrowed one never.
 */
struct gfxhub_recall_report;

/**
 * Result of each set, in the order of the plan. Returns the number of elements.
 */
size_t gfxhub_recall_report_results_len(const gfxhub_recall_report *record);

/**
 * Result of each set, in the order of the plan. Returns the element at this index, borrowed
 * from the record; NULL beyond the end.
 */
const gfxhub_recall_result *gfxhub_recall_report_results_at(const gfxhub_recall_report *record,
                                                            size_t index);

/**
 * Time in milliseconds from the first request of a move to the last.
 *
 * 0 for NULL.
 */
int64_t gfxhub_recall_report_spread_ms(const gfxhub_recall_report *record);

/**
 * Duration of the whole call in milliseconds.
 *
 * 0 for NULL.
 */
int64_t gfxhub_recall_report_elapsed_ms(const gfxhub_recall_report *record);

/**
 * Document that undoes what was set.
 *
 * Borrowed from the record; NULL if the hub did not send it.
 */
const gfxhub_recall_undo *gfxhub_recall_report_undo(const gfxhub_recall_report *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_report_to_json(const gfxhub_recall_report *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_report_extra_json(const gfxhub_recall_report *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_recall_report_from_json(const char *json,
                                             gfxhub_recall_report **out,
                                             gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_recall_report *gfxhub_recall_report_clone(const gfxhub_recall_report *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_recall_report_free(gfxhub_recall_report *record);

/**
 * Result of a recall for a property.
 *
 * One that the caller owns is freed with `gfxhub_recall_result_free`, a borrowed one never.
 */
struct gfxhub_recall_result;

/**
 * Outcome.
 *
 * Known words: `recalled`, `alreadySo`, `skipped`, `notSent`, `refused`, `maybe`, `drifted`,
 * `changedSince`, `restarted`; hubs may send others.
 */
gfxhub_str gfxhub_recall_result_outcome(const gfxhub_recall_result *record);

/**
 * Number of the engine.
 *
 * 0 for NULL.
 */
int64_t gfxhub_recall_result_engine_id(const gfxhub_recall_result *record);

/**
 * Path of the node.
 */
gfxhub_str gfxhub_recall_result_node_path(const gfxhub_recall_result *record);

/**
 * Name of the node.
 */
gfxhub_str gfxhub_recall_result_node_name(const gfxhub_recall_result *record);

/**
 * Path of the property.
 */
gfxhub_str gfxhub_recall_result_property_path(const gfxhub_recall_result *record);

/**
 * Display name of the property.
 */
gfxhub_str gfxhub_recall_result_display_name(const gfxhub_recall_result *record);

/**
 * Value that was to be set.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_recall_result_wanted(const gfxhub_recall_result *record);

/**
 * Value that the property was last seen with; null if it could not be read.
 *
 * Borrowed from the record.
 */
const gfxhub_value *gfxhub_recall_result_found(const gfxhub_recall_result *record);

/**
 * Kind of the error, if a request failed.
 */
gfxhub_str gfxhub_recall_result_kind(const gfxhub_recall_result *record);

/**
 * Message of the error.
 */
gfxhub_str gfxhub_recall_result_message(const gfxhub_recall_result *record);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_result_to_json(const gfxhub_recall_result *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_result_extra_json(const gfxhub_recall_result *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_recall_result_from_json(const char *json,
                                             gfxhub_recall_result **out,
                                             gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_recall_result *gfxhub_recall_result_clone(const gfxhub_recall_result *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_recall_result_free(gfxhub_recall_result *record);

/**
 * The result of a capture: the data that was read from a hub, as a show of the hub
 * simulator.
 *
 * One that the caller owns is freed with `gfxhub_capture_free`, a borrowed one never.
 */
struct gfxhub_capture;

/**
 * The show. Its JSON is what `gfxhub simulator --show` and a local hub take. Returns the
 * number of elements.
 */
size_t gfxhub_capture_show_len(const gfxhub_capture *record);

/**
 * The show. Its JSON is what `gfxhub simulator --show` and a local hub take. Returns the
 * name at this index; empty beyond the end.
 */
gfxhub_str gfxhub_capture_show_key_at(const gfxhub_capture *record, size_t index);

/**
 * The show. Its JSON is what `gfxhub simulator --show` and a local hub take. Returns the
 * element at this index, borrowed from the record; NULL beyond the end.
 */
const gfxhub_value *gfxhub_capture_show_at(const gfxhub_capture *record, size_t index);

/**
 * The show. Its JSON is what `gfxhub simulator --show` and a local hub take. Returns the
 * element with this name, borrowed from the record; NULL if there is none.
 */
const gfxhub_value *gfxhub_capture_show_get(const gfxhub_capture *record, const char *name);

/**
 * Descriptions of data that the hub does not show, and of the substitutes in the show.
 * Returns the number of elements.
 */
size_t gfxhub_capture_filled_len(const gfxhub_capture *record);

/**
 * Descriptions of data that the hub does not show, and of the substitutes in the show.
 * Returns the element at this index; empty beyond the end.
 */
gfxhub_str gfxhub_capture_filled_at(const gfxhub_capture *record, size_t index);

/**
 * Descriptions of the data of the hub that a show cannot contain. Returns the number of
 * elements.
 */
size_t gfxhub_capture_left_out_len(const gfxhub_capture *record);

/**
 * Descriptions of the data of the hub that a show cannot contain. Returns the element at
 * this index; empty beyond the end.
 */
gfxhub_str gfxhub_capture_left_out_at(const gfxhub_capture *record, size_t index);

/**
 * Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
 */
gfxhub_string *gfxhub_capture_to_json(const gfxhub_capture *record);

/**
 * Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
 */
gfxhub_string *gfxhub_capture_extra_json(const gfxhub_capture *record);

/**
 * Creates a record from JSON. All forms that are accepted from a hub are accepted here.
 */
gfxhub_status gfxhub_capture_from_json(const char *json,
                                       gfxhub_capture **out,
                                       gfxhub_error **error);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_capture *gfxhub_capture_clone(const gfxhub_capture *record);

/**
 * Frees the record. Does nothing for NULL.
 */
void gfxhub_capture_free(gfxhub_capture *record);

/* ==== Values ==== */

/**
 * Value of a property, of a function's parameter or of a template's field. It represents any JSON
 * without loss: integers stay integers, doubles keep every bit, and members keep their order.
 */
struct gfxhub_value;

/**
 * The type of a value.
 */
typedef enum {
  /**
   * JSON `null`. `gfxhub_value_kind_of` also returns this for NULL.
   */
  GFXHUB_VALUE_KIND_NULL = 0,
  /**
   * True or false.
   */
  GFXHUB_VALUE_KIND_BOOLEAN = 1,
  /**
   * A whole number that fits in `int64_t`.
   */
  GFXHUB_VALUE_KIND_INTEGER = 2,
  /**
   * A larger whole number, which fits in `uint64_t`.
   */
  GFXHUB_VALUE_KIND_UNSIGNED = 3,
  /**
   * A number with a fraction or an exponent.
   */
  GFXHUB_VALUE_KIND_DOUBLE = 4,
  /**
   * Text.
   */
  GFXHUB_VALUE_KIND_TEXT = 5,
  /**
   * A list.
   */
  GFXHUB_VALUE_KIND_ARRAY = 6,
  /**
   * An object whose members are exactly the numbers x, y, z and optionally w.
   */
  GFXHUB_VALUE_KIND_VECTOR = 7,
  /**
   * Any other object.
   */
  GFXHUB_VALUE_KIND_OBJECT = 8,
} gfxhub_value_kind;

/**
 * Creates a null. Free each value that you create with `gfxhub_value_free`.
 */
gfxhub_value *gfxhub_value_new_null(void);

/**
 * Returns a null that belongs to the library. It is always valid and must not be freed.
 */
const gfxhub_value *gfxhub_value_null(void);

/**
 * Creates a boolean.
 */
gfxhub_value *gfxhub_value_new_bool(bool boolean);

/**
 * Creates an integer.
 */
gfxhub_value *gfxhub_value_new_int64(int64_t number);

/**
 * Creates a non-negative integer.
 */
gfxhub_value *gfxhub_value_new_uint64(uint64_t number);

/**
 * Creates a double. NaN and infinity are accepted here, but every call refuses them.
 */
gfxhub_value *gfxhub_value_new_double(double number);

/**
 * Creates a text from a C string; returns NULL if it is NULL or not UTF-8.
 */
gfxhub_value *gfxhub_value_new_text(const char *text);

/**
 * Creates a text from `len` bytes, which may include NULs; returns NULL if `data` is NULL or not
 * UTF-8.
 */
gfxhub_value *gfxhub_value_new_text_of(const char *data,
                                       size_t len);

/**
 * Parses a value from JSON text. Refuses repeated member names, numbers that do not fit, text
 * after the value, and more than 127 levels of nesting.
 */
gfxhub_status gfxhub_value_from_json(const char *json,
                                     gfxhub_value **out,
                                     gfxhub_error **error);

/**
 * Returns the value as JSON text, as short as possible without loss. Numbers that JSON cannot
 * express are written as `{"$number":"NaN"}`, `{"$number":"Infinity"}` or
 * `{"$number":"-Infinity"}`. Returns NULL for NULL.
 */
gfxhub_string *gfxhub_value_to_json(const gfxhub_value *value);

/**
 * Returns the value as JSON for people to read. Hubs store numbers in single precision and return
 * 0.2 as 0.20000000298023224; this function writes 0.2. `gfxhub_value_to_json` keeps every bit.
 * Returns NULL for NULL.
 */
gfxhub_string *gfxhub_value_display(const gfxhub_value *value);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_value *gfxhub_value_clone(const gfxhub_value *value);

/**
 * Frees a value that was created or cloned. Borrowed values must not be freed. Does nothing for
 * NULL.
 */
void gfxhub_value_free(gfxhub_value *value);

/**
 * Returns the type of the value.
 */
gfxhub_value_kind gfxhub_value_kind_of(const gfxhub_value *value);

/**
 * Writes the boolean to `out` and returns true if the value is a boolean.
 */
bool gfxhub_value_as_bool(const gfxhub_value *value, bool *out);

/**
 * Writes the number to `out` and returns true if it is an integer that fits in an `int64_t`. A
 * double is accepted if it is whole and its magnitude is at most 2^53.
 */
bool gfxhub_value_as_int64(const gfxhub_value *value, int64_t *out);

/**
 * Writes the number to `out` and returns true if it is a non-negative integer that fits in a
 * `uint64_t`. A double is accepted if it is whole and at most 2^53.
 */
bool gfxhub_value_as_uint64(const gfxhub_value *value, uint64_t *out);

/**
 * Writes the number to `out` and returns true if the value is a number of any type. Integers
 * beyond 2^53 are rounded.
 */
bool gfxhub_value_as_double(const gfxhub_value *value, double *out);

/**
 * Returns the text if the value is a text, or else an empty text.
 */
gfxhub_str gfxhub_value_as_text(const gfxhub_value *value);

/**
 * Returns true if both values are equal. An integer is not equal to a double. Two NULLs are equal.
 */
bool gfxhub_value_equal(const gfxhub_value *value,
                        const gfxhub_value *other);

/**
 * Returns true if both values are equal after a hub has stored them: hubs store numbers in single
 * precision and may return integers as doubles.
 */
bool gfxhub_value_approx_equal(const gfxhub_value *value,
                               const gfxhub_value *other);

/**
 * Creates an empty array.
 */
gfxhub_value *gfxhub_value_new_array(void);

/**
 * Creates an empty object.
 */
gfxhub_value *gfxhub_value_new_object(void);

/**
 * Appends a copy of `item` to an array. Returns `GFXHUB_STATUS_INVALID` if `array` is not an
 * array, or if the item already has 127 levels, the maximum depth.
 */
gfxhub_status gfxhub_value_push(gfxhub_value *array, const gfxhub_value *item);

/**
 * Sets a member of an object to a copy of `member`: replaces the member with this name, or appends
 * one. Returns `GFXHUB_STATUS_INVALID` if `object` is not an object (a vector is not one), or if
 * the member already has 127 levels, the maximum depth.
 */
gfxhub_status gfxhub_value_set(gfxhub_value *object,
                               const char *name,
                               const gfxhub_value *member);

/**
 * Returns the number of items of an array or members of an object; 0 for other values, including
 * vectors.
 */
size_t gfxhub_value_len(const gfxhub_value *value);

/**
 * Returns the item of an array or the member of an object at this index, borrowed; NULL if out of
 * range.
 */
const gfxhub_value *gfxhub_value_at(const gfxhub_value *value,
                                    size_t index);

/**
 * Returns the name of the member of an object at this index; empty if the index is out of range.
 */
gfxhub_str gfxhub_value_key_at(const gfxhub_value *value,
                               size_t index);

/**
 * Returns the member of an object with this name, borrowed; NULL if there is none. For the
 * components of a vector, use `gfxhub_value_as_vector`.
 */
const gfxhub_value *gfxhub_value_get(const gfxhub_value *value, const char *name);

/**
 * An optional number.
 */
typedef struct {
  /**
   * True if there is a number.
   */
  bool has;
  /**
   * The number, if `has` is true.
   */
  double value;
} gfxhub_optional_double;

/**
 * An optional integer.
 */
typedef struct {
  /**
   * True if there is an integer.
   */
  bool has;
  /**
   * The integer, if `has` is true.
   */
  int64_t value;
} gfxhub_optional_int64;

/**
 * An optional boolean.
 */
typedef struct {
  /**
   * True if there is a boolean.
   */
  bool has;
  /**
   * The boolean, if `has` is true.
   */
  bool value;
} gfxhub_optional_bool;

/**
 * An optional pair of numbers.
 */
typedef struct {
  /**
   * True if there is a pair.
   */
  bool has;
  /**
   * First number, if `has` is true.
   */
  double x;
  /**
   * Second number, if `has` is true.
   */
  double y;
} gfxhub_optional_pair;

/**
 * A 4x4 matrix, row by row.
 */
typedef struct {
  /**
   * The rows x, y, z and w, each with its x, y, z and w.
   */
  double rows[4][4];
} gfxhub_matrix;

/**
 * A camera track. Only location and rotation are required. Absent members are not written. Hubs
 * refuse a track that lacks a member of the property's current value, so read the track with
 * `gfxhub_value_as_track`, change it and send it back, as `examples/c/on_air.c` does.
 */
typedef struct {
  /**
   * Position of the camera.
   */
  gfxhub_vector location;
  /**
   * Direction in which the camera looks.
   */
  gfxhub_vector rotation;
  /**
   * Field of view.
   */
  gfxhub_optional_double fov;
  /**
   * Focus.
   */
  gfxhub_optional_double focus;
  /**
   * Shift of the optical centre.
   */
  gfxhub_optional_pair center_shift;
  /**
   * Zoom.
   */
  gfxhub_optional_double zoom;
  /**
   * First and second coefficient of the lens distortion.
   */
  gfxhub_optional_pair k1k2;
  /**
   * Render ratio.
   */
  gfxhub_optional_double render_ratio;
  /**
   * Distortion scale.
   */
  gfxhub_optional_double distortion_scale;
  /**
   * Size of the sensor.
   */
  gfxhub_optional_pair sensor_size;
  /**
   * Width of a pixel divided by its height.
   */
  gfxhub_optional_double pixel_aspect_ratio;
  /**
   * Distance between the mount and the nodal point.
   */
  gfxhub_optional_double nodal_offset;
  /**
   * Distance at which the image is in focus.
   */
  gfxhub_optional_double focus_distance;
} gfxhub_track;

/**
 * Creates a vector of three or four components.
 */
gfxhub_value *gfxhub_value_new_vector(gfxhub_vector vector);

/**
 * Writes the vector to `out` and returns true if the value is a vector.
 */
bool gfxhub_value_as_vector(const gfxhub_value *value, gfxhub_vector *out);

/**
 * Creates a matrix; NULL for NULL.
 */
gfxhub_value *gfxhub_value_new_matrix(const gfxhub_matrix *matrix);

/**
 * Writes the matrix to `out` and returns true if the value is a matrix.
 */
bool gfxhub_value_as_matrix(const gfxhub_value *value, gfxhub_matrix *out);

/**
 * Creates a camera track; NULL for NULL.
 */
gfxhub_value *gfxhub_value_new_track(const gfxhub_track *track);

/**
 * Writes the camera track to `out` and returns true if the value is a camera track.
 */
bool gfxhub_value_as_track(const gfxhub_value *value, gfxhub_track *out);

/**
 * Creates clean plates from this array; returns NULL if it is not an array.
 */
gfxhub_value *gfxhub_value_new_clean_plates(const gfxhub_value *plates);

/**
 * Returns the array of the clean plates, borrowed; NULL if the value is not clean plates.
 */
const gfxhub_value *gfxhub_value_as_clean_plates(const gfxhub_value *value);

/**
 * A texture or video handle. It is valid only in the process that created it.
 */
typedef struct {
  /**
   * The handle itself.
   */
  gfxhub_str handle;
  /**
   * Id of the process that the handle belongs to, if it is an integer.
   */
  gfxhub_optional_int64 pid;
  /**
   * Id of the process that the handle belongs to, if it is text; otherwise `data` is NULL.
   */
  gfxhub_str pid_text;
  /**
   * Name of the handle's memory; `data` is NULL if it is absent.
   */
  gfxhub_str memory;
  /**
   * Offset within that memory; `data` is NULL if it is absent.
   */
  gfxhub_str offset;
  /**
   * Type, as a number.
   */
  gfxhub_optional_int64 type_;
  /**
   * Size in memory.
   */
  gfxhub_optional_int64 size;
  /**
   * Width in pixels.
   */
  gfxhub_optional_int64 width;
  /**
   * Height in pixels.
   */
  gfxhub_optional_int64 height;
  /**
   * Pixel format, as a number.
   */
  gfxhub_optional_int64 format;
  /**
   * Usage, as a number.
   */
  gfxhub_optional_int64 usage;
  /**
   * Filtering, as a number.
   */
  gfxhub_optional_int64 filtering;
  /**
   * True if the texture must not be scaled.
   */
  gfxhub_optional_bool unscaled;
  /**
   * True if the memory is managed elsewhere.
   */
  gfxhub_optional_bool unmanaged;
  /**
   * Field type, as a number.
   */
  gfxhub_optional_int64 field_type;
} gfxhub_texture;

/**
 * Creates a texture or video handle. Returns NULL if `texture` or the text of the handle is NULL,
 * or if a text is not UTF-8.
 */
gfxhub_value *gfxhub_value_new_texture(const gfxhub_texture *texture);

/**
 * Writes the texture or video handle to `out` and returns true if the value is one. Its texts are
 * borrowed from the value.
 */
bool gfxhub_value_as_texture(const gfxhub_value *value,
                             gfxhub_texture *out);

/* ==== Bodies ==== */

/**
 * A new value for a property, set at once or reached by a move over time.
 *
 * Freed with `gfxhub_property_update_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_property_update;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `value`: The new value: a boolean, number, text, object or array. NaN, infinity and null
 *   are refused.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_property_update *gfxhub_property_update_new(const gfxhub_value *value);

/**
 * Interpolation of the move. The default is `Constant`, which jumps to the value.
 */
gfxhub_status gfxhub_property_update_set_interpolation(gfxhub_property_update *body,
                                                       const char *interpolation);

/**
 * Duration of the move in seconds, 0 or more; default 0. It is refused without an
 * interpolation. With `Constant`, the value jumps.
 */
gfxhub_status gfxhub_property_update_set_duration(gfxhub_property_update *body,
                                                  double duration);

/**
 * Delay before the move in seconds, 0 or more; default 0.
 */
gfxhub_status gfxhub_property_update_set_delay(gfxhub_property_update *body, double delay);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_property_update_from_json(const char *json,
                                               gfxhub_property_update **out,
                                               gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_property_update_to_json(const gfxhub_property_update *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_property_update *gfxhub_property_update_clone(const gfxhub_property_update *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_property_update_free(gfxhub_property_update *body);

/**
 * A call of a function.
 *
 * Freed with `gfxhub_function_call_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_function_call;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - parameters are added with `gfxhub_function_call_add_parameters`; initially there are
 *   none.
 */
gfxhub_function_call *gfxhub_function_call_new(void);

/**
 * The parameters. The list may be empty. Adds an item.
 */
gfxhub_status gfxhub_function_call_add_parameters(gfxhub_function_call *body,
                                                  const gfxhub_function_parameter *item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_function_call_clear_parameters(gfxhub_function_call *body);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_function_call_from_json(const char *json,
                                             gfxhub_function_call **out,
                                             gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_function_call_to_json(const gfxhub_function_call *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_function_call *gfxhub_function_call_clone(const gfxhub_function_call *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_function_call_free(gfxhub_function_call *body);

/**
 * Adds a parameter to a function call: the path of the parameter and a copy of its value.
 *
 * Returns `GFXHUB_STATUS_INVALID` and leaves the function call unchanged if an argument is NULL or
 * the path is not UTF-8.
 */
gfxhub_status gfxhub_function_call_add_value(gfxhub_function_call *body,
                                             const char *property_path,
                                             const gfxhub_value *value);

/**
 * A parameter of a function call.
 *
 * Freed with `gfxhub_function_parameter_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_function_parameter;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `property_path`: Path of the parameter, a key of the function's Properties.
 * - `payload`: Value of the parameter.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_function_parameter *gfxhub_function_parameter_new(const char *property_path,
                                                         const gfxhub_payload *payload);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_function_parameter_from_json(const char *json,
                                                  gfxhub_function_parameter **out,
                                                  gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_function_parameter_to_json(const gfxhub_function_parameter *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_function_parameter *gfxhub_function_parameter_clone(const gfxhub_function_parameter *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_function_parameter_free(gfxhub_function_parameter *body);

/**
 * The value of a parameter of a function call.
 *
 * Freed with `gfxhub_payload_free`; functions that take a body copy it. The call checks its
 * fields.
 */
struct gfxhub_payload;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `value`: The value, which may have any type.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_payload *gfxhub_payload_new(const gfxhub_value *value);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_payload_from_json(const char *json,
                                       gfxhub_payload **out,
                                       gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_payload_to_json(const gfxhub_payload *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_payload *gfxhub_payload_clone(const gfxhub_payload *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_payload_free(gfxhub_payload *body);

/**
 * The name of a playout rundown.
 *
 * Freed with `gfxhub_playout_rundown_name_body_free`; functions that take a body copy it.
 * The call checks its fields.
 */
struct gfxhub_playout_rundown_name_body;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `name`: The name, which must not be empty.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_playout_rundown_name_body *gfxhub_playout_rundown_name_body_new(const char *name);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_playout_rundown_name_body_from_json(const char *json,
                                                         gfxhub_playout_rundown_name_body **out,
                                                         gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_rundown_name_body_to_json(const gfxhub_playout_rundown_name_body *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_playout_rundown_name_body *gfxhub_playout_rundown_name_body_clone(const gfxhub_playout_rundown_name_body *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_playout_rundown_name_body_free(gfxhub_playout_rundown_name_body *body);

/**
 * A new item of a playout rundown.
 *
 * Freed with `gfxhub_playout_item_create_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_playout_item_create;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `name`: Name of the item, which must not be empty.
 * - `template_`: Name of the template, which must not be empty.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_playout_item_create *gfxhub_playout_item_create_new(const char *name,
                                                           const char *template_);

/**
 * Position in the rundown. The default is the end. The specification does not say which
 * number the first position has.
 */
gfxhub_status gfxhub_playout_item_create_set_order(gfxhub_playout_item_create *body,
                                                   int64_t order);

/**
 * Values of the template's fields. The default is the values of the template.
 */
gfxhub_status gfxhub_playout_item_create_set_data(gfxhub_playout_item_create *body,
                                                  const gfxhub_value *data);

/**
 * Values of the template's fields. The default is the values of the template. Sets one
 * member to a copy of `value`.
 */
gfxhub_status gfxhub_playout_item_create_add_data(gfxhub_playout_item_create *body,
                                                  const char *name,
                                                  const gfxhub_value *value);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_playout_item_create_from_json(const char *json,
                                                   gfxhub_playout_item_create **out,
                                                   gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_item_create_to_json(const gfxhub_playout_item_create *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_playout_item_create *gfxhub_playout_item_create_clone(const gfxhub_playout_item_create *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_playout_item_create_free(gfxhub_playout_item_create *body);

/**
 * Changes to an item of a playout rundown. What is not given stays unchanged; data that is
 * given replaces all of the old data.
 *
 * Freed with `gfxhub_playout_item_update_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_playout_item_update;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 */
gfxhub_playout_item_update *gfxhub_playout_item_update_new(void);

/**
 * Name of the item, which must not be empty.
 */
gfxhub_status gfxhub_playout_item_update_set_name(gfxhub_playout_item_update *body,
                                                  const char *name);

/**
 * Name of the template, which must not be empty.
 */
gfxhub_status gfxhub_playout_item_update_set_template(gfxhub_playout_item_update *body,
                                                      const char *template_);

/**
 * Position in the rundown. The specification does not say which number the first position
 * has.
 */
gfxhub_status gfxhub_playout_item_update_set_order(gfxhub_playout_item_update *body,
                                                   int64_t order);

/**
 * Numbers of the overridden channels. Adds an item.
 */
gfxhub_status gfxhub_playout_item_update_add_overridden_channels(gfxhub_playout_item_update *body,
                                                                 int64_t item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_playout_item_update_clear_overridden_channels(gfxhub_playout_item_update *body);

/**
 * Values of the template's fields. They replace all of the old data: fields that are not
 * given are lost.
 */
gfxhub_status gfxhub_playout_item_update_set_data(gfxhub_playout_item_update *body,
                                                  const gfxhub_value *data);

/**
 * Values of the template's fields. They replace all of the old data: fields that are not
 * given are lost. Sets one member to a copy of `value`.
 */
gfxhub_status gfxhub_playout_item_update_add_data(gfxhub_playout_item_update *body,
                                                  const char *name,
                                                  const gfxhub_value *value);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_playout_item_update_from_json(const char *json,
                                                   gfxhub_playout_item_update **out,
                                                   gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_playout_item_update_to_json(const gfxhub_playout_item_update *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_playout_item_update *gfxhub_playout_item_update_clone(const gfxhub_playout_item_update *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_playout_item_update_free(gfxhub_playout_item_update *body);

/**
 * Changes to a MOS object. What is not given stays unchanged; data that is given replaces
 * all of the old data.
 *
 * Freed with `gfxhub_mos_object_update_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_mos_object_update;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 */
gfxhub_mos_object_update *gfxhub_mos_object_update_new(void);

/**
 * Description for people.
 */
gfxhub_status gfxhub_mos_object_update_set_description(gfxhub_mos_object_update *body,
                                                       const char *description);

/**
 * Values of the template's fields. They replace all of the old data: fields that are not
 * given are lost.
 */
gfxhub_status gfxhub_mos_object_update_set_data(gfxhub_mos_object_update *body,
                                                const gfxhub_value *data);

/**
 * Values of the template's fields. They replace all of the old data: fields that are not
 * given are lost. Sets one member to a copy of `value`.
 */
gfxhub_status gfxhub_mos_object_update_add_data(gfxhub_mos_object_update *body,
                                                const char *name,
                                                const gfxhub_value *value);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_mos_object_update_from_json(const char *json,
                                                 gfxhub_mos_object_update **out,
                                                 gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_mos_object_update_to_json(const gfxhub_mos_object_update *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_mos_object_update *gfxhub_mos_object_update_clone(const gfxhub_mos_object_update *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_mos_object_update_free(gfxhub_mos_object_update *body);

/**
 * New values of some fields of an item. The other fields of the item stay unchanged.
 *
 * Freed with `gfxhub_fields_update_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_fields_update;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `fields`: Values of fields that the item already has, by field name.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_fields_update *gfxhub_fields_update_new(const gfxhub_value *fields);

/**
 * Values of fields that the item already has, by field name. Sets one member to a copy of
 * `value`.
 */
gfxhub_status gfxhub_fields_update_add_fields(gfxhub_fields_update *body,
                                              const char *name,
                                              const gfxhub_value *value);

/**
 * Values of fields that the item may not have yet, by field name. Only these may be added to
 * the item: a misspelt name in `fields` is refused.
 */
gfxhub_status gfxhub_fields_update_set_new_fields(gfxhub_fields_update *body,
                                                  const gfxhub_value *new_fields);

/**
 * Values of fields that the item may not have yet, by field name. Only these may be added to
 * the item: a misspelt name in `fields` is refused. Sets one member to a copy of `value`.
 */
gfxhub_status gfxhub_fields_update_add_new_fields(gfxhub_fields_update *body,
                                                  const char *name,
                                                  const gfxhub_value *value);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_fields_update_from_json(const char *json,
                                             gfxhub_fields_update **out,
                                             gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_fields_update_to_json(const gfxhub_fields_update *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_fields_update *gfxhub_fields_update_clone(const gfxhub_fields_update *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_fields_update_free(gfxhub_fields_update *body);

/**
 * Paths to find before a show begins, such as those of its buttons and properties.
 *
 * Freed with `gfxhub_name_paths_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_name_paths;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - paths are added with `gfxhub_name_paths_add_paths`; initially there are none.
 */
gfxhub_name_paths *gfxhub_name_paths_new(void);

/**
 * The paths. Adds an item.
 */
gfxhub_status gfxhub_name_paths_add_paths(gfxhub_name_paths *body, const char *item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_name_paths_clear_paths(gfxhub_name_paths *body);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_name_paths_from_json(const char *json,
                                          gfxhub_name_paths **out,
                                          gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_name_paths_to_json(const gfxhub_name_paths *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_name_paths *gfxhub_name_paths_clone(const gfxhub_name_paths *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_name_paths_free(gfxhub_name_paths *body);

/**
 * A new value for a property, at once or over time.
 *
 * Freed with `gfxhub_named_update_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_named_update;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `value`: The new value: a boolean, number, text, object or array. NaN, infinity and null
 *   are refused.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_named_update *gfxhub_named_update_new(const gfxhub_value *value);

/**
 * Duration of the move in seconds, 0 or more; default 0, which jumps.
 */
gfxhub_status gfxhub_named_update_set_over(gfxhub_named_update *body, double over);

/**
 * Interpolation of the move; default `EaseInOut`. Refused without a duration.
 */
gfxhub_status gfxhub_named_update_set_ease(gfxhub_named_update *body, const char *ease);

/**
 * Delay before the change in seconds, 0 or more; default 0.
 */
gfxhub_status gfxhub_named_update_set_delay(gfxhub_named_update *body, double delay);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_named_update_from_json(const char *json,
                                            gfxhub_named_update **out,
                                            gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_named_update_to_json(const gfxhub_named_update *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_named_update *gfxhub_named_update_clone(const gfxhub_named_update *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_named_update_free(gfxhub_named_update *body);

/**
 * Parameters of a function, by their names.
 *
 * Freed with `gfxhub_named_call_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_named_call;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 */
gfxhub_named_call *gfxhub_named_call_new(void);

/**
 * Values of the parameters, each by its display name or its path; default: none.
 */
gfxhub_status gfxhub_named_call_set_parameters(gfxhub_named_call *body,
                                               const gfxhub_value *parameters);

/**
 * Values of the parameters, each by its display name or its path; default: none. Sets one
 * member to a copy of `value`.
 */
gfxhub_status gfxhub_named_call_add_parameters(gfxhub_named_call *body,
                                               const char *name,
                                               const gfxhub_value *value);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_named_call_from_json(const char *json,
                                          gfxhub_named_call **out,
                                          gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_named_call_to_json(const gfxhub_named_call *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_named_call *gfxhub_named_call_clone(const gfxhub_named_call *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_named_call_free(gfxhub_named_call *body);

/**
 * The engine that loads a graph, an rgraph or a ustate.
 *
 * Freed with `gfxhub_named_load_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_named_load;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `engine`: Path of the engine: one name.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_named_load *gfxhub_named_load_new(const char *engine);

/**
 * Time in seconds within which the engine must have loaded it; default 0, which does not
 * wait.
 */
gfxhub_status gfxhub_named_load_set_wait(gfxhub_named_load *body, double wait);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_named_load_from_json(const char *json,
                                          gfxhub_named_load **out,
                                          gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_named_load_to_json(const gfxhub_named_load *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_named_load *gfxhub_named_load_clone(const gfxhub_named_load *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_named_load_free(gfxhub_named_load *body);

/**
 * The engines and properties of a snapshot, and the pace of its reads.
 *
 * Freed with `gfxhub_snapshot_taking_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_snapshot_taking;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 */
gfxhub_snapshot_taking *gfxhub_snapshot_taking_new(void);

/**
 * Names of the engines, or `#` and their numbers; default: all engines. Adds an item.
 */
gfxhub_status gfxhub_snapshot_taking_add_engines(gfxhub_snapshot_taking *body,
                                                 const char *item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_snapshot_taking_clear_engines(gfxhub_snapshot_taking *body);

/**
 * Patterns of the properties; default: all. A pattern is a path of names in which `*` stands
 * for any text, `?` for any character, `[12]` for `1` or `2`, and `**` for any number of
 * names: `Light_* / *`. A pattern of one name selects all properties of the nodes with that
 * name; one of two names is node / property, and one of three names is engine / node /
 * property. Adds an item.
 */
gfxhub_status gfxhub_snapshot_taking_add_only(gfxhub_snapshot_taking *body, const char *item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_snapshot_taking_clear_only(gfxhub_snapshot_taking *body);

/**
 * Patterns of properties that no recall may set, such as those of cameras. They are kept in
 * the snapshot. Adds an item.
 */
gfxhub_status gfxhub_snapshot_taking_add_protect(gfxhub_snapshot_taking *body,
                                                 const char *item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_snapshot_taking_clear_protect(gfxhub_snapshot_taking *body);

/**
 * True to read each value once. By default values are read again after 2 seconds, and those
 * that differ are marked as moving.
 */
gfxhub_status gfxhub_snapshot_taking_set_once(gfxhub_snapshot_taking *body, bool once);

/**
 * True to read as fast as the client's connections allow, for rehearsals. By default, at
 * most 4 requests are in flight and at most 100 are sent in a second.
 */
gfxhub_status gfxhub_snapshot_taking_set_fast(gfxhub_snapshot_taking *body, bool fast);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_snapshot_taking_from_json(const char *json,
                                               gfxhub_snapshot_taking **out,
                                               gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_taking_to_json(const gfxhub_snapshot_taking *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_snapshot_taking *gfxhub_snapshot_taking_clone(const gfxhub_snapshot_taking *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_snapshot_taking_free(gfxhub_snapshot_taking *body);

/**
 * Two snapshots, or a snapshot and the hub.
 *
 * Freed with `gfxhub_snapshot_comparison_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_snapshot_comparison;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `first`: The first snapshot.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_snapshot_comparison *gfxhub_snapshot_comparison_new(const gfxhub_snapshot *first);

/**
 * The second snapshot; default: the current state of the hub.
 */
gfxhub_status gfxhub_snapshot_comparison_set_second(gfxhub_snapshot_comparison *body,
                                                    const gfxhub_snapshot *second);

/**
 * The way in which nodes and properties are matched; default `paths`.
 */
gfxhub_status gfxhub_snapshot_comparison_set_match_by(gfxhub_snapshot_comparison *body,
                                                      const char *match_by);

/**
 * Numbers of engines in the second snapshot by their numbers in the first, if they differ:
 * `{"3": 4}`.
 */
gfxhub_status gfxhub_snapshot_comparison_set_map(gfxhub_snapshot_comparison *body,
                                                 const gfxhub_value *map);

/**
 * Numbers of engines in the second snapshot by their numbers in the first, if they differ:
 * `{"3": 4}`. Sets one member to a copy of `value`.
 */
gfxhub_status gfxhub_snapshot_comparison_add_map(gfxhub_snapshot_comparison *body,
                                                 const char *name,
                                                 const gfxhub_value *value);

/**
 * True to read the hub as fast as the client's connections allow.
 */
gfxhub_status gfxhub_snapshot_comparison_set_fast(gfxhub_snapshot_comparison *body, bool fast);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_snapshot_comparison_from_json(const char *json,
                                                   gfxhub_snapshot_comparison **out,
                                                   gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_snapshot_comparison_to_json(const gfxhub_snapshot_comparison *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_snapshot_comparison *gfxhub_snapshot_comparison_clone(const gfxhub_snapshot_comparison *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_snapshot_comparison_free(gfxhub_snapshot_comparison *body);

/**
 * The properties to bring back from a snapshot, and the options of the recall.
 *
 * Freed with `gfxhub_recall_planning_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_recall_planning;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `snapshot`: The snapshot.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_recall_planning *gfxhub_recall_planning_new(const gfxhub_snapshot *snapshot);

/**
 * Patterns of the properties to bring back, as in `snapshots.take`. A property that is left
 * out as a handle, a statistic or for a similar reason is set if a pattern of two or three
 * names matches it without `*`, `?` or `[12]`. Required unless `all` is true. Adds an item.
 */
gfxhub_status gfxhub_recall_planning_add_only(gfxhub_recall_planning *body, const char *item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_recall_planning_clear_only(gfxhub_recall_planning *body);

/**
 * True to bring back everything, including inputs and enabled outputs.
 */
gfxhub_status gfxhub_recall_planning_set_all(gfxhub_recall_planning *body, bool all);

/**
 * Duration of the moves in seconds; default 0: all values jump.
 */
gfxhub_status gfxhub_recall_planning_set_over(gfxhub_recall_planning *body, double over);

/**
 * Interpolation of the moves; default `EaseInOut`. Refused without a duration.
 */
gfxhub_status gfxhub_recall_planning_set_ease(gfxhub_recall_planning *body, const char *ease);

/**
 * Patterns of integers, matrices and angles that move too. By default only numbers with a
 * fraction and vectors move, and all else jumps. Adds an item.
 */
gfxhub_status gfxhub_recall_planning_add_ease_also(gfxhub_recall_planning *body,
                                                   const char *item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_recall_planning_clear_ease_also(gfxhub_recall_planning *body);

/**
 * Time at which the values that do not move jump. By default, the value `false` and texts
 * jump at the end, and all others at the start. The value `true` always jumps at the start.
 */
gfxhub_status gfxhub_recall_planning_set_rest(gfxhub_recall_planning *body, const char *rest);

/**
 * True to start all moves at the same moment: each request has the remaining time as its
 * delay. A delayed move cannot be taken back.
 */
gfxhub_status gfxhub_recall_planning_set_lead(gfxhub_recall_planning *body, bool lead);

/**
 * The way in which nodes and properties are matched; default `paths`.
 */
gfxhub_status gfxhub_recall_planning_set_match_by(gfxhub_recall_planning *body,
                                                  const char *match_by);

/**
 * Numbers of engines on the hub by their numbers in the snapshot, if they differ: `{"3":
 * 4}`.
 */
gfxhub_status gfxhub_recall_planning_set_map(gfxhub_recall_planning *body,
                                             const gfxhub_value *map);

/**
 * Numbers of engines on the hub by their numbers in the snapshot, if they differ: `{"3":
 * 4}`. Sets one member to a copy of `value`.
 */
gfxhub_status gfxhub_recall_planning_add_map(gfxhub_recall_planning *body,
                                             const char *name,
                                             const gfxhub_value *value);

/**
 * True to plan for an engine that has loaded another state, or none.
 */
gfxhub_status gfxhub_recall_planning_set_force(gfxhub_recall_planning *body, bool force);

/**
 * True to read the hub as fast as the client's connections allow.
 */
gfxhub_status gfxhub_recall_planning_set_fast(gfxhub_recall_planning *body, bool fast);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_recall_planning_from_json(const char *json,
                                               gfxhub_recall_planning **out,
                                               gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_planning_to_json(const gfxhub_recall_planning *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_recall_planning *gfxhub_recall_planning_clone(const gfxhub_recall_planning *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_recall_planning_free(gfxhub_recall_planning *body);

/**
 * A recall.
 *
 * Freed with `gfxhub_recall_request_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_recall_request;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `plan`: The plan.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_recall_request *gfxhub_recall_request_new(const gfxhub_recall_plan *plan);

/**
 * True to set even properties that somebody else has changed since the plan was made.
 */
gfxhub_status gfxhub_recall_request_set_force(gfxhub_recall_request *body, bool force);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_recall_request_from_json(const char *json,
                                              gfxhub_recall_request **out,
                                              gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_recall_request_to_json(const gfxhub_recall_request *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_recall_request *gfxhub_recall_request_clone(const gfxhub_recall_request *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_recall_request_free(gfxhub_recall_request *body);

/**
 * An undo of a recall.
 *
 * Freed with `gfxhub_undo_request_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_undo_request;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `undo`: The document of the recall that is undone.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_undo_request *gfxhub_undo_request_new(const gfxhub_recall_undo *undo);

/**
 * True to bring back even properties that somebody else has changed since the recall.
 */
gfxhub_status gfxhub_undo_request_set_force(gfxhub_undo_request *body, bool force);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_undo_request_from_json(const char *json,
                                            gfxhub_undo_request **out,
                                            gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_undo_request_to_json(const gfxhub_undo_request *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_undo_request *gfxhub_undo_request_clone(const gfxhub_undo_request *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_undo_request_free(gfxhub_undo_request *body);

/**
 * The act that a permit is for.
 *
 * Freed with `gfxhub_arming_free`; functions that take a body copy it. The call checks its
 * fields.
 */
struct gfxhub_arming;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `operation`: Name of the call: an operation or a composed call, `request` for a raw
 *   request, `live` for the opening of a live session. With `@` and the number of an engine,
 *   as in `graphs.load@3`, for that engine alone.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_arming *gfxhub_arming_new(const char *operation);

/**
 * Time in seconds for which the permit is given, at most 300; default 10.
 */
gfxhub_status gfxhub_arming_set_seconds(gfxhub_arming *body, double seconds);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_arming_from_json(const char *json,
                                      gfxhub_arming **out,
                                      gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_arming_to_json(const gfxhub_arming *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_arming *gfxhub_arming_clone(const gfxhub_arming *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_arming_free(gfxhub_arming *body);

/**
 * A call by its name.
 *
 * Freed with `gfxhub_previewed_call_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_previewed_call;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `name`: Name of the operation or composed call.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_previewed_call *gfxhub_previewed_call_new(const char *name);

/**
 * Its arguments by their names in JSON, with `body` for a body; default: none.
 */
gfxhub_status gfxhub_previewed_call_set_arguments(gfxhub_previewed_call *body,
                                                  const gfxhub_value *arguments);

/**
 * Its arguments by their names in JSON, with `body` for a body; default: none. Sets one
 * member to a copy of `value`.
 */
gfxhub_status gfxhub_previewed_call_add_arguments(gfxhub_previewed_call *body,
                                                  const char *name,
                                                  const gfxhub_value *value);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_previewed_call_from_json(const char *json,
                                              gfxhub_previewed_call **out,
                                              gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_previewed_call_to_json(const gfxhub_previewed_call *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_previewed_call *gfxhub_previewed_call_clone(const gfxhub_previewed_call *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_previewed_call_free(gfxhub_previewed_call *body);

/**
 * Options of a capture.
 *
 * Freed with `gfxhub_capture_options_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_capture_options;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 */
gfxhub_capture_options *gfxhub_capture_options_new(void);

/**
 * True to replace texts of items, MOS data, contents of states, file paths and addresses by
 * invented ones of the same length; the same text gets the same replacement; default false.
 * Names of engines, nodes, properties, templates, playout rundowns and buttons stay, as do
 * numbers, lengths and the structure, so the show is not anonymous.
 */
gfxhub_status gfxhub_capture_options_set_scrub(gfxhub_capture_options *body, bool scrub);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_capture_options_from_json(const char *json,
                                               gfxhub_capture_options **out,
                                               gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_capture_options_to_json(const gfxhub_capture_options *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_capture_options *gfxhub_capture_options_clone(const gfxhub_capture_options *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_capture_options_free(gfxhub_capture_options *body);

/**
 * A note for the record.
 *
 * Freed with `gfxhub_log_note_free`; functions that take a body copy it. The call checks its
 * fields.
 */
struct gfxhub_log_note;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `text`: Text of the note.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_log_note *gfxhub_log_note_new(const char *text);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_log_note_from_json(const char *json,
                                        gfxhub_log_note **out,
                                        gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_log_note_to_json(const gfxhub_log_note *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_log_note *gfxhub_log_note_clone(const gfxhub_log_note *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_log_note_free(gfxhub_log_note *body);

/**
 * A call by its name, for each member of a group.
 *
 * Freed with `gfxhub_member_call_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_member_call;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `name`: Name of the operation or composed call.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_member_call *gfxhub_member_call_new(const char *name);

/**
 * Arguments by their names in JSON, with `body` for a body; default: none. For engines as
 * members, paths begin with the node, and the number of the engine is left out.
 */
gfxhub_status gfxhub_member_call_set_arguments(gfxhub_member_call *body,
                                               const gfxhub_value *arguments);

/**
 * Arguments by their names in JSON, with `body` for a body; default: none. For engines as
 * members, paths begin with the node, and the number of the engine is left out. Sets one
 * member to a copy of `value`.
 */
gfxhub_status gfxhub_member_call_add_arguments(gfxhub_member_call *body,
                                               const char *name,
                                               const gfxhub_value *value);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_member_call_from_json(const char *json,
                                           gfxhub_member_call **out,
                                           gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_member_call_to_json(const gfxhub_member_call *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_member_call *gfxhub_member_call_clone(const gfxhub_member_call *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_member_call_free(gfxhub_member_call *body);

/**
 * New values for properties of each member of a group. All of them jump, or all move over
 * the same time.
 *
 * Freed with `gfxhub_named_sets_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_named_sets;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `values`: The values, each by the path of its property, at most 65,536. NaN, infinity
 *   and null are refused.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_named_sets *gfxhub_named_sets_new(const gfxhub_value *values);

/**
 * The values, each by the path of its property, at most 65,536. NaN, infinity and null are
 * refused. Sets one member to a copy of `value`.
 */
gfxhub_status gfxhub_named_sets_add_values(gfxhub_named_sets *body,
                                           const char *name,
                                           const gfxhub_value *value);

/**
 * Duration of the moves in seconds, 0 or more; default 0, which jumps.
 */
gfxhub_status gfxhub_named_sets_set_over(gfxhub_named_sets *body, double over);

/**
 * Interpolation of the moves; default `EaseInOut`. Refused without a duration.
 */
gfxhub_status gfxhub_named_sets_set_ease(gfxhub_named_sets *body, const char *ease);

/**
 * Delay before the changes in seconds, 0 or more; default 0.
 */
gfxhub_status gfxhub_named_sets_set_delay(gfxhub_named_sets *body, double delay);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_named_sets_from_json(const char *json,
                                          gfxhub_named_sets **out,
                                          gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_named_sets_to_json(const gfxhub_named_sets *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_named_sets *gfxhub_named_sets_clone(const gfxhub_named_sets *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_named_sets_free(gfxhub_named_sets *body);

/**
 * A member to take out of a group, or to take back into it.
 *
 * Freed with `gfxhub_member_use_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_member_use;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `member`: Name of the member.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_member_use *gfxhub_member_use_new(const char *member);

/**
 * False to take the member out; default: true, which takes it back in.
 */
gfxhub_status gfxhub_member_use_set_used(gfxhub_member_use *body, bool used);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_member_use_from_json(const char *json,
                                          gfxhub_member_use **out,
                                          gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_member_use_to_json(const gfxhub_member_use *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_member_use *gfxhub_member_use_clone(const gfxhub_member_use *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_member_use_free(gfxhub_member_use *body);

/**
 * Files of a record.
 *
 * Freed with `gfxhub_recorded_files_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_recorded_files;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - paths are added with `gfxhub_recorded_files_add_paths`; initially there are none.
 */
gfxhub_recorded_files *gfxhub_recorded_files_new(void);

/**
 * Paths of the files. They may come from several processes, and each process may have
 * several. Adds an item.
 */
gfxhub_status gfxhub_recorded_files_add_paths(gfxhub_recorded_files *body, const char *item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_recorded_files_clear_paths(gfxhub_recorded_files *body);

/**
 * True to return only acts; default false.
 */
gfxhub_status gfxhub_recorded_files_set_acts(gfxhub_recorded_files *body, bool acts);

/**
 * True to return only acts without a recorded outcome; default false.
 */
gfxhub_status gfxhub_recorded_files_set_open(gfxhub_recorded_files *body, bool open);

/**
 * Earliest start of the returned entries, in milliseconds since the beginning of 1970 in
 * UTC; default: no limit.
 */
gfxhub_status gfxhub_recorded_files_set_since_ms(gfxhub_recorded_files *body, int64_t since_ms);

/**
 * Time before which the returned entries began, in the same unit; default: no limit. With
 * both limits, a long record can be read in parts.
 */
gfxhub_status gfxhub_recorded_files_set_until_ms(gfxhub_recorded_files *body, int64_t until_ms);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_recorded_files_from_json(const char *json,
                                              gfxhub_recorded_files **out,
                                              gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_recorded_files_to_json(const gfxhub_recorded_files *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_recorded_files *gfxhub_recorded_files_clone(const gfxhub_recorded_files *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_recorded_files_free(gfxhub_recorded_files *body);

/**
 * Condition and time limit of a wait. Without a value and without a status, the condition is
 * that something exists: the thing that the path leads to, or any element of the list of the
 * topic.
 *
 * Freed with `gfxhub_wait_condition_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_wait_condition;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `within`: Time limit of the wait in seconds: above 0, and up to 86,400.
 */
gfxhub_wait_condition *gfxhub_wait_condition_new(double within);

/**
 * Value that the property must have. Numbers that are equal in single precision are equal.
 */
gfxhub_status gfxhub_wait_condition_set_equals(gfxhub_wait_condition *body,
                                               const gfxhub_value *equals);

/**
 * Value that the property must no longer have.
 */
gfxhub_status gfxhub_wait_condition_set_not_equals(gfxhub_wait_condition *body,
                                                   const gfxhub_value *not_equals);

/**
 * Status of the thing, or of one of its parts, such as an instance of an engine: `Loaded`,
 * `ready`. Capitals do not matter.
 */
gfxhub_status gfxhub_wait_condition_set_status(gfxhub_wait_condition *body, const char *status);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_wait_condition_from_json(const char *json,
                                              gfxhub_wait_condition **out,
                                              gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_wait_condition_to_json(const gfxhub_wait_condition *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_wait_condition *gfxhub_wait_condition_clone(const gfxhub_wait_condition *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_wait_condition_free(gfxhub_wait_condition *body);

/**
 * The engine that loads a graph, rgraph or ustate.
 *
 * Freed with `gfxhub_engine_host_free`; functions that take a body copy it. The call checks
 * its fields.
 */
struct gfxhub_engine_host;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `engine_host_id`: Number of the engine. This is not a launch id.
 */
gfxhub_engine_host *gfxhub_engine_host_new(int64_t engine_host_id);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_engine_host_from_json(const char *json,
                                           gfxhub_engine_host **out,
                                           gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_engine_host_to_json(const gfxhub_engine_host *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_engine_host *gfxhub_engine_host_clone(const gfxhub_engine_host *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_engine_host_free(gfxhub_engine_host *body);

/**
 * A new launch configuration.
 *
 * Freed with `gfxhub_launch_config_create_free`; functions that take a body copy it. The
 * call checks its fields.
 */
struct gfxhub_launch_config_create;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 * - `name`: Name, which must not be empty.
 * - renderers are added with `gfxhub_launch_config_create_add_renderers`; initially there
 *   are none.
 *
 * Returns NULL if an argument is NULL or not UTF-8.
 */
gfxhub_launch_config_create *gfxhub_launch_config_create_new(const char *name);

/**
 * Ids of the renderers. The list may be empty. Adds an item.
 */
gfxhub_status gfxhub_launch_config_create_add_renderers(gfxhub_launch_config_create *body,
                                                        int64_t item);

/**
 * Sets the field to the empty list, which is sent as such.
 */
gfxhub_status gfxhub_launch_config_create_clear_renderers(gfxhub_launch_config_create *body);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_launch_config_create_from_json(const char *json,
                                                    gfxhub_launch_config_create **out,
                                                    gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_launch_config_create_to_json(const gfxhub_launch_config_create *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_launch_config_create *gfxhub_launch_config_create_clone(const gfxhub_launch_config_create *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_launch_config_create_free(gfxhub_launch_config_create *body);

/**
 * A new renderer. All fields are optional.
 *
 * Freed with `gfxhub_renderer_create_free`; functions that take a body copy it. The call
 * checks its fields.
 */
struct gfxhub_renderer_create;

/**
 * Creates a body from its required fields. Other fields are sent only if they are set.
 */
gfxhub_renderer_create *gfxhub_renderer_create_new(void);

/**
 * Number of the launch configuration that the renderer belongs to.
 */
gfxhub_status gfxhub_renderer_create_set_launch_config_id(gfxhub_renderer_create *body,
                                                          int64_t launch_config_id);

/**
 * Number of the engine that the renderer runs on; `null` for any engine.
 */
gfxhub_status gfxhub_renderer_create_set_engine_id(gfxhub_renderer_create *body,
                                                   int64_t engine_id);

/**
 * Number of the engine that the renderer runs on; `null` for any engine. Sets the field to
 * an explicit null.
 */
gfxhub_status gfxhub_renderer_create_set_engine_id_null(gfxhub_renderer_create *body);

/**
 * Number of the project that the renderer runs; `null` for none.
 */
gfxhub_status gfxhub_renderer_create_set_project_id(gfxhub_renderer_create *body,
                                                    int64_t project_id);

/**
 * Number of the project that the renderer runs; `null` for none. Sets the field to an
 * explicit null.
 */
gfxhub_status gfxhub_renderer_create_set_project_id_null(gfxhub_renderer_create *body);

/**
 * Number of the map in the project; `null` for none.
 */
gfxhub_status gfxhub_renderer_create_set_project_map_id(gfxhub_renderer_create *body,
                                                        int64_t project_map_id);

/**
 * Number of the map in the project; `null` for none. Sets the field to an explicit null.
 */
gfxhub_status gfxhub_renderer_create_set_project_map_id_null(gfxhub_renderer_create *body);

/**
 * Type of the engine: RE, RE5 or UE.
 */
gfxhub_status gfxhub_renderer_create_set_engine_type(gfxhub_renderer_create *body,
                                                     const char *engine_type);

/**
 * Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a
 * graph id for RE5.
 */
gfxhub_status gfxhub_renderer_create_set_state_id(gfxhub_renderer_create *body,
                                                  int64_t state_id);

/**
 * Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
 * type is refused.
 * `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
 */
gfxhub_status gfxhub_renderer_create_from_json(const char *json,
                                               gfxhub_renderer_create **out,
                                               gfxhub_error **error);

/**
 * Returns the JSON of the body as it would be sent; NULL for NULL.
 */
gfxhub_string *gfxhub_renderer_create_to_json(const gfxhub_renderer_create *body);

/**
 * Returns an independent copy; NULL for NULL.
 */
gfxhub_renderer_create *gfxhub_renderer_create_clone(const gfxhub_renderer_create *body);

/**
 * Frees the body. Does nothing for NULL.
 */
void gfxhub_renderer_create_free(gfxhub_renderer_create *body);

/* ==== Batches ==== */

/**
 * A property of a node of an engine.
 */
typedef struct {
  /**
   * Number of the engine.
   */
  int64_t engine_id;
  /**
   * Path of the node.
   */
  const char *node_path;
  /**
   * Path of the property.
   */
  const char *property_path;
} gfxhub_property_address;

/**
 * Function that is called with the number of completed items of a batch. If it returns false, the
 * rest is cancelled.
 */
typedef bool (*gfxhub_progress_callback)(size_t done, size_t total, void *user_data);

/**
 * Options of a batch. A batch that takes options accepts NULL for the default options. Several
 * batches may use the same options, even at the same time, as long as no thread changes them.
 */
struct gfxhub_batch_options;

/**
 * Options with their defaults. Freed with `gfxhub_batch_options_free`.
 */
gfxhub_batch_options *gfxhub_batch_options_new(void);

/**
 * Sends each item only after the response to the previous one. By default only related sets
 * wait for each other: sets of the same property, of its sub-fields and of the properties
 * that contain it.
 */
gfxhub_status gfxhub_batch_options_set_ordered(gfxhub_batch_options *options, bool ordered);

/**
 * Starts no more items after one has failed. The remaining items fail as Cancelled with no
 * effect.
 */
gfxhub_status gfxhub_batch_options_set_stop_on_error(gfxhub_batch_options *options,
                                                     bool stop_on_error);

/**
 * Maximum total size of all responses, in bytes. Items beyond it fail as TooLarge.
 *
 * Default: 256 MiB. At least 1 byte.
 */
gfxhub_status gfxhub_batch_options_set_max_total(gfxhub_batch_options *options,
                                                 uint64_t max_total);

/**
 * Frees options. Does nothing for NULL.
 */
void gfxhub_batch_options_free(gfxhub_batch_options *options);

/**
 * Sets a function that is called with the progress, at most ten times a second and once more when
 * all items are completed, on the thread that makes the batch. It must return normally: no
 * exception and no longjmp may leave it. `user_data` is passed to it and must stay valid for as
 * long as the options are used.
 */
gfxhub_status gfxhub_batch_options_set_on_progress(gfxhub_batch_options *options,
                                                   gfxhub_progress_callback callback,
                                                   void *user_data);

/**
 * A property and its new value.
 *
 * Exactly one of `value`, `number` and `update` must be given; otherwise, the call is
 * refused. A pointer that is not given is NULL, and `has_number` is false if `number` is not
 * given.
 */
typedef struct {
  /**
   * Number of the engine.
   */
  int64_t engine_id;
  /**
   * Path of the node.
   */
  const char *node_path;
  /**
   * Path of the property.
   */
  const char *property_path;
  /**
   * The new value: a boolean, number, text, object or array. NaN, infinity and null are
   * refused. NULL if another value is given.
   */
  const gfxhub_value *value;
  /**
   * New value, set at once or eased. NULL if another value is given.
   */
  const gfxhub_property_update *update;
  /**
   * The value, if it is a number.
   */
  double number;
  /**
   * True if `number` is given.
   */
  bool has_number;
} gfxhub_property_set;

/**
 * A property, by its path of names, and its new value.
 *
 * Exactly one of `value`, `number` and `update` must be given; otherwise, the call is
 * refused. A pointer that is not given is NULL, and `has_number` is false if `number` is not
 * given.
 */
typedef struct {
  /**
   * Path of the property.
   */
  const char *path;
  /**
   * The new value: a boolean, number, text, object or array. NaN, infinity and null are
   * refused. NULL if another value is given.
   */
  const gfxhub_value *value;
  /**
   * New value, set at once or over time. NULL if another value is given.
   */
  const gfxhub_named_update *update;
  /**
   * The value, if it is a number.
   */
  double number;
  /**
   * True if `number` is given.
   */
  bool has_number;
} gfxhub_named_set;

/**
 * Sets many properties at once: each as `gfxhub_engines_set_property` does.
 *
 * The sets are sent over up to `gfxhub_client_options_set_max_batch_connections`
 * connections. They are not a transaction: some may succeed and some fail, and nothing is
 * rolled back. On air the properties change one after the other. Sets of the same property
 * are sent in the order given, others in any order. An eased set is sent over a connection
 * of its own, up to 16 at a time, and never resent.
 *
 *     const gfxhub_property_set sets[] = {
 *         {3, "Mixer_0", "Default//Opacity/0", NULL, NULL, 0.5, true},
 *         {3, "Cyclorama", "Material//Softness/0", NULL, NULL, 0.5, true},
 *     };
 *     gfxhub_property_results *results = NULL;
 *     gfxhub_engines_set_properties(hub, sets, 2, NULL, NULL, &results, &error);
 *     for (size_t i = 0; i < gfxhub_property_results_len(results); i++) {
 *         const gfxhub_error *failed = gfxhub_property_results_error_at(results, i);
 *         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
 *     }
 *     gfxhub_property_results_free(results);
 *
 * - `sets`, `count`: the sets, at most 65,536; if there are none, nothing is sent, and
 *   `sets` may be NULL.
 * - `batch`: options of the batch, or NULL.
 * - `options`: options of the whole call, its time limit among them, or NULL.
 * - `out`: a result for each item, in their order, freed with
 *   `gfxhub_property_results_free`.
 *
 * The status is `GFXHUB_STATUS_OK` even if items failed: see
 * `gfxhub_property_results_error_at`. It is another one only if nothing was sent:
 * `GFXHUB_STATUS_INVALID` for an item that must not be sent, with the argument
 * `sets[3].body.Value` or the like, and `GFXHUB_STATUS_CLOSED`.
 *
 * Each item is a call of `gfxhub_engines_set_property`. A jump (no Duration, no Delay, no
 * Interpolation other than Constant) is resent once if there is no complete response, unless
 * a newer command through the same client may have changed the property. A move is never
 * resent, as that would restart it on air. If a newer set of the same property was sent
 * first, this one is not sent and fails as Superseded.
 *
 * Hub path of each: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
 */
gfxhub_status gfxhub_engines_set_properties(const gfxhub_client *client,
                                            const gfxhub_property_set *sets,
                                            size_t count,
                                            const gfxhub_batch_options *batch,
                                            const gfxhub_call_options *options,
                                            gfxhub_property_results **out,
                                            gfxhub_error **error);

/**
 * Reads many properties at once: each as `gfxhub_engines_get_property` does.
 *
 * The properties are read over up to `gfxhub_client_options_set_max_batch_connections`
 * connections, and not at the same moment.
 *
 *     const gfxhub_property_address addresses[] = {
 *         {3, "Mixer_0", "Default//Opacity/0"},
 *         {3, "Cyclorama", "Material//Softness/0"},
 *     };
 *     gfxhub_property_results *results = NULL;
 *     gfxhub_engines_get_properties(hub, addresses, 2, NULL, NULL, &results, &error);
 *     for (size_t i = 0; i < gfxhub_property_results_len(results); i++) {
 *         const gfxhub_error *failed = gfxhub_property_results_error_at(results, i);
 *         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
 *     }
 *     gfxhub_property_results_free(results);
 *
 * - `addresses`, `count`: the properties, at most 65,536; if there are none, nothing is
 *   sent, and `addresses` may be NULL.
 * - `batch`: options of the batch, or NULL.
 * - `options`: options of the whole call, its time limit among them, or NULL.
 * - `out`: a result for each item, in their order, freed with
 *   `gfxhub_property_results_free`.
 *
 * The status is `GFXHUB_STATUS_OK` even if items failed: see
 * `gfxhub_property_results_error_at`. It is another one only if nothing was sent:
 * `GFXHUB_STATUS_INVALID` for an item that must not be sent, with the argument
 * `addresses[3].nodePath` or the like, and `GFXHUB_STATUS_CLOSED`.
 *
 * Each item is a call of `gfxhub_engines_get_property`. It changes nothing: without a
 * complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
 *
 * Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
 */
gfxhub_status gfxhub_engines_get_properties(const gfxhub_client *client,
                                            const gfxhub_property_address *addresses,
                                            size_t count,
                                            const gfxhub_batch_options *batch,
                                            const gfxhub_call_options *options,
                                            gfxhub_property_results **out,
                                            gfxhub_error **error);

/**
 * Lists the properties of many nodes at once: each as `gfxhub_engines_list_properties` does.
 *
 * The lists are read over up to `gfxhub_client_options_set_max_batch_connections`
 * connections, and not at the same moment. Without nodes, all nodes of the engine are used.
 * They are listed first, which can fail as `gfxhub_engines_list_nodes` does.
 *
 *     const char *node_paths[] = {
 *         "Mixer_0",
 *         "Cyclorama",
 *     };
 *     gfxhub_property_list_results *results = NULL;
 *     gfxhub_engines_list_properties_of(hub, 3, node_paths, 2, NULL, NULL, &results, &error);
 *     for (size_t i = 0; i < gfxhub_property_list_results_len(results); i++) {
 *         const gfxhub_error *failed = gfxhub_property_list_results_error_at(results, i);
 *         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
 *     }
 *     gfxhub_property_list_results_free(results);
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_paths`, `count`: paths of nodes, at most 65,536; if there are none, all nodes of
 *   the engine, and `node_paths` may be NULL.
 * - `batch`: options of the batch, or NULL.
 * - `options`: options of the whole call, its time limit among them, or NULL.
 * - `out`: a result for each item, in their order, freed with
 *   `gfxhub_property_list_results_free`.
 *
 * The status is `GFXHUB_STATUS_OK` even if items failed: see
 * `gfxhub_property_list_results_error_at`. It is another one only if nothing was sent:
 * `GFXHUB_STATUS_INVALID` for an item that must not be sent, with the argument `nodes[3]` or
 * the like, and `GFXHUB_STATUS_CLOSED`.
 *
 * Each item is a call of `gfxhub_engines_list_properties`. It changes nothing: without a
 * complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
 *
 * Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
 */
gfxhub_status gfxhub_engines_list_properties_of(const gfxhub_client *client,
                                                int64_t engine_id,
                                                const char *const *node_paths,
                                                size_t count,
                                                const gfxhub_batch_options *batch,
                                                const gfxhub_call_options *options,
                                                gfxhub_property_list_results **out,
                                                gfxhub_error **error);

/**
 * Sets many properties by their paths, each as `gfxhub_names_set` does, but in one batch.
 *
 * All paths are found before anything is sent: if some are missing or ambiguous, one error
 * lists all of them, and nothing is set. The requests are then sent as those of
 * `gfxhub_engines_set_properties` are. An item that fails is not sent again; its error says
 * if its path leads to another id now.
 *
 *     const gfxhub_named_set sets[] = {
 *         {"Studio A / Mixer_0 / Opacity", NULL, NULL, 0.5, true},
 *         {"Studio A / Cyclorama / Softness", NULL, NULL, 0.5, true},
 *     };
 *     gfxhub_property_by_path_results *results = NULL;
 *     gfxhub_names_set_many(hub, sets, 2, NULL, NULL, &results, &error);
 *     for (size_t i = 0; i < gfxhub_property_by_path_results_len(results); i++) {
 *         const gfxhub_error *failed = gfxhub_property_by_path_results_error_at(results, i);
 *         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
 *     }
 *     gfxhub_property_by_path_results_free(results);
 *
 * - `sets`, `count`: the paths with their values, at most 65,536; if there are none, nothing
 *   is sent, and `sets` may be NULL.
 * - `batch`: options of the batch, or NULL.
 * - `options`: options of the whole call, its time limit among them, or NULL.
 * - `out`: a result for each item, in their order, freed with
 *   `gfxhub_property_by_path_results_free`.
 *
 * The status is `GFXHUB_STATUS_OK` even if items failed: see
 * `gfxhub_property_by_path_results_error_at`. It is another one only if nothing was sent:
 * `GFXHUB_STATUS_INVALID` for an item that must not be sent, with the argument
 * `sets[3].body.value` or the like, and `GFXHUB_STATUS_CLOSED`.
 *
 * Each item is a call of `gfxhub_engines_set_property`. A jump (no Duration, no Delay, no
 * Interpolation other than Constant) is resent once if there is no complete response, unless
 * a newer command through the same client may have changed the property. A move is never
 * resent, as that would restart it on air. If a newer set of the same property was sent
 * first, this one is not sent and fails as Superseded.
 *
 * Hub path of each: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
 */
gfxhub_status gfxhub_names_set_many(const gfxhub_client *client,
                                    const gfxhub_named_set *sets,
                                    size_t count,
                                    const gfxhub_batch_options *batch,
                                    const gfxhub_call_options *options,
                                    gfxhub_property_by_path_results **out,
                                    gfxhub_error **error);

/**
 * Results of a composed call: a `gfxhub_property` for each item, in the order of the items.
 * Freed with `gfxhub_property_results_free`.
 */
struct gfxhub_property_results;

/**
 * Number of results: one for each item.
 */
size_t gfxhub_property_results_len(const gfxhub_property_results *results);

/**
 * Number of items that failed.
 */
size_t gfxhub_property_results_failed_count(const gfxhub_property_results *results);

/**
 * Result of an item, borrowed; NULL if the item failed, and beyond the last one.
 */
const gfxhub_property *gfxhub_property_results_at(const gfxhub_property_results *results,
                                                  size_t index);

/**
 * Error of an item, borrowed; NULL if it succeeded, and beyond the last one.
 */
const gfxhub_error *gfxhub_property_results_error_at(const gfxhub_property_results *results,
                                                     size_t index);

/**
 * Time from the first byte sent to the last byte received. On air, the effects of two items
 * may be that far apart. In microseconds.
 */
uint64_t gfxhub_property_results_skew_us(const gfxhub_property_results *results);

/**
 * Duration of the call. In microseconds.
 */
uint64_t gfxhub_property_results_elapsed_us(const gfxhub_property_results *results);

/**
 * Highest number of connections in use at a time.
 */
size_t gfxhub_property_results_connections(const gfxhub_property_results *results);

/**
 * Frees results, and what was borrowed from them. Does nothing for NULL.
 */
void gfxhub_property_results_free(gfxhub_property_results *results);

/**
 * Results of a composed call: a `gfxhub_property_list` for each item, in the order of the
 * items. Freed with `gfxhub_property_list_results_free`.
 */
struct gfxhub_property_list_results;

/**
 * Number of results: one for each item.
 */
size_t gfxhub_property_list_results_len(const gfxhub_property_list_results *results);

/**
 * Number of items that failed.
 */
size_t gfxhub_property_list_results_failed_count(const gfxhub_property_list_results *results);

/**
 * Path of a node within its engine. On an RE5 engine, this is the id of the node. The path
 * may contain slashes, spaces and dots. Borrowed; empty beyond the last item.
 */
gfxhub_str gfxhub_property_list_results_node_path_at(const gfxhub_property_list_results *results,
                                                     size_t index);

/**
 * Result of an item, borrowed; NULL if the item failed, and beyond the last one.
 */
const gfxhub_property_list *gfxhub_property_list_results_at(const gfxhub_property_list_results *results,
                                                            size_t index);

/**
 * Error of an item, borrowed; NULL if it succeeded, and beyond the last one.
 */
const gfxhub_error *gfxhub_property_list_results_error_at(const gfxhub_property_list_results *results,
                                                          size_t index);

/**
 * Time from the first byte sent to the last byte received. On air, the effects of two items
 * may be that far apart. In microseconds.
 */
uint64_t gfxhub_property_list_results_skew_us(const gfxhub_property_list_results *results);

/**
 * Duration of the call. In microseconds.
 */
uint64_t gfxhub_property_list_results_elapsed_us(const gfxhub_property_list_results *results);

/**
 * Highest number of connections in use at a time.
 */
size_t gfxhub_property_list_results_connections(const gfxhub_property_list_results *results);

/**
 * Frees results, and what was borrowed from them. Does nothing for NULL.
 */
void gfxhub_property_list_results_free(gfxhub_property_list_results *results);

/**
 * Results of a composed call: a `gfxhub_property` for each item, in the order of the items.
 * Freed with `gfxhub_property_by_path_results_free`.
 */
struct gfxhub_property_by_path_results;

/**
 * Number of results: one for each item.
 */
size_t gfxhub_property_by_path_results_len(const gfxhub_property_by_path_results *results);

/**
 * Number of items that failed.
 */
size_t gfxhub_property_by_path_results_failed_count(const gfxhub_property_by_path_results *results);

/**
 * Path of names, from the outermost to the innermost, separated by ` / `: `Studio A /
 * Cyclorama / Softness`. Borrowed; empty beyond the last item.
 */
gfxhub_str gfxhub_property_by_path_results_path_at(const gfxhub_property_by_path_results *results,
                                                   size_t index);

/**
 * Result of an item, borrowed; NULL if the item failed, and beyond the last one.
 */
const gfxhub_property *gfxhub_property_by_path_results_at(const gfxhub_property_by_path_results *results,
                                                          size_t index);

/**
 * Error of an item, borrowed; NULL if it succeeded, and beyond the last one.
 */
const gfxhub_error *gfxhub_property_by_path_results_error_at(const gfxhub_property_by_path_results *results,
                                                             size_t index);

/**
 * Time from the first byte sent to the last byte received. On air, the effects of two items
 * may be that far apart. In microseconds.
 */
uint64_t gfxhub_property_by_path_results_skew_us(const gfxhub_property_by_path_results *results);

/**
 * Duration of the call. In microseconds.
 */
uint64_t gfxhub_property_by_path_results_elapsed_us(const gfxhub_property_by_path_results *results);

/**
 * Highest number of connections in use at a time.
 */
size_t gfxhub_property_by_path_results_connections(const gfxhub_property_by_path_results *results);

/**
 * Frees results, and what was borrowed from them. Does nothing for NULL.
 */
void gfxhub_property_by_path_results_free(gfxhub_property_by_path_results *results);

/* ==== Live sessions ==== */

/**
 * Statistics of a live session so far.
 *
 * Each value that was set is counted exactly once: as delivered, superseded, failed,
 * expired, dropped or waiting. In the session of a group, the values of each member count,
 * and times are those of the slowest.
 */
typedef struct {
  /**
   * Number of values set, including those that `gfxhub_live_session_reassert` set again.
   */
  uint64_t sets;
  /**
   * Number of requests sent.
   */
  uint64_t sent;
  /**
   * Number of values that the hub has acknowledged.
   */
  uint64_t delivered;
  /**
   * Number of values that a newer one replaced.
   */
  uint64_t superseded;
  /**
   * Number of values that the hub refused, whose name led to no single property, or that were
   * eased and may or may not have taken effect.
   */
  uint64_t failed;
  /**
   * Number of values that were too old to be sent.
   */
  uint64_t expired;
  /**
   * Number of values that the hub had not acknowledged when the session ended.
   */
  uint64_t dropped;
  /**
   * Number of values that wait or are in flight.
   */
  uint64_t waiting;
  /**
   * Number of reports that were not taken in time.
   */
  uint64_t reports_dropped;
  /**
   * Number of times that the hub was reached again.
   */
  uint64_t reconnects;
  /**
   * Age of the oldest waiting value; zero if none waits. In microseconds.
   */
  uint64_t oldest_waiting_us;
  /**
   * Median of the latest round trips; zero if there was none. In microseconds.
   */
  uint64_t round_trip_p50_us;
  /**
   * 99th percentile of the latest round trips. In microseconds.
   */
  uint64_t round_trip_p99_us;
  /**
   * Longest of the latest round trips. In microseconds.
   */
  uint64_t round_trip_max_us;
} gfxhub_live_stats;

/**
 * Settings of a live session. They are checked and copied when a session is created.
 */
struct gfxhub_live_options;

/**
 * Options with their defaults. Freed with `gfxhub_live_options_free`.
 */
gfxhub_live_options *gfxhub_live_options_new(void);

/**
 * Maximum number of values sent in a second for each property. With 0, the next value is
 * sent as soon as the previous one is acknowledged. The first value after a pause is sent at
 * once.
 *
 * Default: 60.
 */
gfxhub_status gfxhub_live_options_set_rate(gfxhub_live_options *options, uint64_t rate);

/**
 * Maximum number of values sent in a second for all properties together; 0 for as many as
 * the hub accepts. A few properties, each of which is limited by `rate`, do not reach it. If
 * this limit holds values back for some time, that is reported once, as `limited`.
 *
 * Default: 5000.
 */
gfxhub_status gfxhub_live_options_set_total_rate(gfxhub_live_options *options,
                                                 uint64_t total_rate);

/**
 * Maximum time for which a value waits for a hub that is away or late. A value that has
 * waited longer is dropped and reported as expired. The time for which the session itself
 * keeps a value, because of its rates, does not count. A maximum that is shorter than the
 * time between two values of a property is refused. Set it for tracking data. Unless it is
 * set, the last value of each property is sent when the hub is back, which is right for
 * faders.
 */
gfxhub_status gfxhub_live_options_set_stale_after_ms(gfxhub_live_options *options,
                                                     uint64_t stale_after_ms);

/**
 * Maximum number of properties of the session.
 *
 * Default: 1024. At least 1. At most 65536.
 */
gfxhub_status gfxhub_live_options_set_max_properties(gfxhub_live_options *options,
                                                     uint64_t max_properties);

/**
 * Frees options. Does nothing for NULL.
 */
void gfxhub_live_options_free(gfxhub_live_options *options);

/**
 * A session that sends the newest values of properties, such as those of a fader, a tracker
 * or a render thread. Setting a property stores the value and returns; a thread of the
 * session sends it. If values are set faster than the hub accepts them, the newest replaces
 * those that wait, and the last one is always sent.
 *
 * A value is resent if it is unknown whether it arrived, unless a newer value waits or a
 * newer command of the client may have changed the property. A value that the hub refuses is
 * reported and not resent; newer values of its property are then sent once a second until
 * the hub accepts one. If the hub cannot be reached, does not respond or accepts no values,
 * the session still stores values, and sends the newest of each property when the hub is
 * back. A property whose values the hub does not accept delays no other property.
 *
 * Up to `max_batch_connections` requests are in flight for properties that the hub has
 * answered, and up to as many for other properties. The requests are counted in
 * `gfxhub_live_session_stats`, and not reported as events of the client.
 *
 * The session of a group sends each value to every member. Each member has a thread, rates
 * and values of its own, so that one that is slow or away delays no other. The reports name
 * the member. A backup for which no session can be opened is reported as `lost` at once, and
 * receives nothing. A member that is taken out of the group receives the values that wait
 * for it, and no newer ones.
 *
 * It may be used from any number of threads at once. Freed with `gfxhub_live_session_free`.
 */
struct gfxhub_live_session;

/**
 * Opens a `gfxhub_live_session`. Does not wait for the hub.
 *
 *     gfxhub_live_session *live = NULL;
 *     gfxhub_live_property *opacity = NULL;
 *     gfxhub_live_session_new(hub, NULL, &live, &error);
 *     gfxhub_live_session_property(live, 3, "Mixer_0", "Default//Opacity/0", &opacity, &error);
 *     gfxhub_live_property_set_number(opacity, 0.5);
 *     gfxhub_live_session_close(live, 1000, NULL, &error);
 *     gfxhub_live_property_free(opacity);
 *     gfxhub_live_session_free(live);
 *
 * - `options`: the settings, or NULL.
 * - `out`: the handle, freed with `gfxhub_live_session_free`. It ends with its client: keep
 *   both.
 *
 * `GFXHUB_STATUS_INVALID` for an invalid setting; `GFXHUB_STATUS_CLOSED` for a closed
 * client; `GFXHUB_STATUS_INTERNAL` if no thread can be started.
 */
gfxhub_status gfxhub_live_session_new(const gfxhub_client *client,
                                      const gfxhub_live_options *options,
                                      gfxhub_live_session **out,
                                      gfxhub_error **error);

/**
 * Opens a handle for a property. In a group, the property must have the same engine id, node
 * path and property path on each member, and each member must be a whole hub, not an engine.
 * Several threads may each open a handle for the same property; the newest value set through
 * any of them is sent.
 *
 * - `engine_id`: Number of a render engine. This is not a launch id, although the two look
 *   alike.
 * - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
 *   node. The path may contain slashes, spaces and dots.
 * - `property_path`: Path of a property within its node. On an RE5 engine, this is the id of
 *   the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
 * - `out`: the handle, freed with `gfxhub_live_property_free`, before or after the session.
 *
 * `GFXHUB_STATUS_INVALID` for a path that cannot be sent, and for more properties than the
 * session can have; `GFXHUB_STATUS_CLOSED` once the session or its client was closed.
 */
gfxhub_status gfxhub_live_session_property(const gfxhub_live_session *session,
                                           int64_t engine_id,
                                           const char *node_path,
                                           const char *property_path,
                                           gfxhub_live_property **out,
                                           gfxhub_error **error);

/**
 * Opens a handle for a property that is given by its path of names, such as `Studio A /
 * Cyclorama / Softness`. Does not wait: another thread finds the name, and values are sent
 * once it is found. The handle then goes on following the name. It is looked up again, at
 * most once a second, if the hub responds with 404 or 500, and after a load through this
 * client. If it leads to another property then, the newest value is sent to that.
 *
 * A name that leads to nothing or to several things is reported as `failed`, and so is each
 * later value until the name leads to one property. In a group, each member finds the name
 * by itself, and the path of a member that is an engine begins with the node. Until the name
 * is found, the address of the property has engine 0, no node, and the path of names as its
 * property.
 *
 * - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
 *   A / Cyclorama / Softness`.
 * - `out`: the handle, freed with `gfxhub_live_property_free`, before or after the session.
 *
 * `GFXHUB_STATUS_INVALID` for a text that is not a path of names, and for more properties
 * than the session can have; `GFXHUB_STATUS_CLOSED` once the session or its client was
 * closed.
 */
gfxhub_status gfxhub_live_session_property_at(const gfxhub_live_session *session,
                                              const char *path,
                                              gfxhub_live_property **out,
                                              gfxhub_error **error);

/**
 * Holds back the values that are set until `gfxhub_live_session_end_frame`, for up to 5 ms,
 * so that they are sent together. The engine decides whether it shows them in one frame.
 */
void gfxhub_live_session_begin_frame(const gfxhub_live_session *session);

/**
 * Releases the values set since `gfxhub_live_session_begin_frame`.
 */
void gfxhub_live_session_end_frame(const gfxhub_live_session *session);

/**
 * Sends the last acknowledged value of each property once more. Call it after an engine was
 * restarted or a graph was loaded. A session notices neither, except that it looks names up
 * again after a load through its client. A property is skipped if a value of it waits or is
 * in flight, or if a newer set of this client has changed it. For an eased value, the target
 * value is set without easing.
 */
void gfxhub_live_session_reassert(const gfxhub_live_session *session);

/**
 * Waits until each value that was set before this call is acknowledged, refused or expired.
 *
 * - `timeout_ms`: maximum time that it waits, in milliseconds.
 * - `left`: number of the properties whose values are pending when the time is up, the
 *   client is closed or the session is cancelled. May be NULL.
 *
 * `GFXHUB_STATUS_CLOSED` once the session was closed; `GFXHUB_STATUS_INVALID` in a callback
 * for attempts, as the session would wait for it.
 */
gfxhub_status gfxhub_live_session_flush(const gfxhub_live_session *session,
                                        uint64_t timeout_ms,
                                        size_t *left,
                                        gfxhub_error **error);

/**
 * Waits as `gfxhub_live_session_flush` does, and then ends the session. Values that are set
 * later are refused, and nothing is sent after this call has returned.
 *
 * - `timeout_ms`: maximum time that it waits, in milliseconds.
 * - `left`: number of the properties with a value that was not acknowledged, refused or
 *   expired; none if the session was already closed. May be NULL.
 *
 * `GFXHUB_STATUS_INVALID` in a callback for attempts, as the session would wait for it; the
 * session then ends without sending waiting values.
 */
gfxhub_status gfxhub_live_session_close(const gfxhub_live_session *session,
                                        uint64_t timeout_ms,
                                        size_t *left,
                                        gfxhub_error **error);

/**
 * Reports of undelivered values and of the hub. The newest 256 are kept.
 *
 * Returns those since the last call. If there are none, it waits for one, at most for this
 * many milliseconds, or until the session ends; with 0 it does not wait. Each is returned
 * once, to one caller. NULL for NULL. Freed with `gfxhub_live_reports_free`.
 */
gfxhub_live_reports *gfxhub_live_session_take_reports(const gfxhub_live_session *session,
                                                      uint64_t wait_ms);

/**
 * Returns the next element that `gfxhub_live_session_take_reports` would return. If there is
 * none, it waits for one, at most for this many milliseconds; with 0 it does not wait.
 *
 *     gfxhub_live_session *live = NULL;
 *     gfxhub_live_property *wrong = NULL;
 *     gfxhub_live_reports *report = NULL;
 *     gfxhub_live_session_new(hub, NULL, &live, &error);
 *     gfxhub_live_session_property(live, 3, "Nowhere", "Default//Opacity/0", &wrong, &error);
 *     gfxhub_live_property_set_number(wrong, 0.5);
 *     gfxhub_live_session_close(live, 1000, NULL, &error);
 *     while (gfxhub_live_session_next_report(live, 1000, &report, NULL) == GFXHUB_STATUS_OK) {
 *         if (report != NULL) puts(gfxhub_live_reports_message_at(report, 0).data);
 *         gfxhub_live_reports_free(report);
 *     }
 *     gfxhub_live_property_free(wrong);
 *     gfxhub_live_session_free(live);
 *
 * - `out`: a list that contains only this element, freed with `gfxhub_live_reports_free`;
 *   NULL if none came within that time.
 *
 * `GFXHUB_STATUS_CLOSED` if no more can come, because the session or its client was closed.
 */
gfxhub_status gfxhub_live_session_next_report(const gfxhub_live_session *session,
                                              uint64_t timeout_ms,
                                              gfxhub_live_reports **out,
                                              gfxhub_error **error);

/**
 * Returns the statistics of the session so far. They are all zero in a forked child process.
 *
 * Written to `out`. Returns false and writes nothing for NULL.
 */
bool gfxhub_live_session_stats(const gfxhub_live_session *session, gfxhub_live_stats *out);

/**
 * Returns true if the session or its client was closed, and for NULL.
 */
bool gfxhub_live_session_is_closed(const gfxhub_live_session *session);

/**
 * Frees a session. That ends it within 60 ms, without sending waiting values. Does nothing
 * for NULL.
 */
void gfxhub_live_session_free(gfxhub_live_session *session);

/**
 * Stores a number to be sent. It replaces a value that has not been sent yet. Neither blocks nor
 * allocates, so a render thread may call it. Returns false and changes nothing for NaN and
 * infinity, and after the session or its client was closed.
 */
bool gfxhub_live_property_set_number(gfxhub_live_property *property,
                                     double value);

/**
 * Stores a boolean; otherwise like `gfxhub_live_property_set_number`.
 */
bool gfxhub_live_property_set_bool(gfxhub_live_property *property, bool value);

/**
 * Stores an integer; otherwise like `gfxhub_live_property_set_number`.
 */
bool gfxhub_live_property_set_int64(gfxhub_live_property *property, int64_t value);

/**
 * Stores a position, a rotation, a scale or a colour; otherwise like
 * `gfxhub_live_property_set_number`.
 */
bool gfxhub_live_property_set_vector(gfxhub_live_property *property, gfxhub_vector value);

/**
 * Stores a copy of a value. Texts, lists and objects allocate memory and briefly take a lock.
 * Returns false and changes nothing if the value cannot be sent, such as null, and after the
 * session or its client was closed.
 */
bool gfxhub_live_property_set_value(gfxhub_live_property *property, const gfxhub_value *value);

/**
 * Stores a value with its interpolation. It replaces a value that has not been sent yet. It is
 * sent on a connection and a thread of its own, and resent only if the hub did not execute it.
 * Later values wait until the hub has responded to it. Returns false and changes nothing if it
 * cannot be sent.
 */
bool gfxhub_live_property_ease(gfxhub_live_property *property,
                               const gfxhub_property_update *update);

/**
 * Adds `delta` to the last number that was set or read through this handle, limits the sum to
 * `min` and `max`, and stores it, so that fast turns of a knob add up. Returns false and changes
 * nothing if there is no such number, if the bounds are reversed, if the result is not finite, and
 * after the session or its client was closed.
 */
bool gfxhub_live_property_nudge(gfxhub_live_property *property,
                                double delta,
                                double min,
                                double max);

/**
 * Reads the property from the hub, as `gfxhub_engines_get_property` does, or `gfxhub_names_get` if
 * the property is given by its name. `gfxhub_live_property_nudge` then starts from this value.
 *
 * - `out`: the property; free it with `gfxhub_property_free`.
 */
gfxhub_status gfxhub_live_property_read(gfxhub_live_property *property,
                                        gfxhub_property **out,
                                        gfxhub_error **error);

/**
 * A property of a live session, for use by one thread at a time.
 *
 * Freed with `gfxhub_live_property_free`.
 */
struct gfxhub_live_property;

/**
 * Number of the engine. 0 for NULL.
 */
int64_t gfxhub_live_property_engine_id(const gfxhub_live_property *property);

/**
 * Path of the node. Borrowed; empty for NULL.
 */
gfxhub_str gfxhub_live_property_node_path(const gfxhub_live_property *property);

/**
 * Path of the property. Borrowed; empty for NULL.
 */
gfxhub_str gfxhub_live_property_property_path(const gfxhub_live_property *property);

/**
 * Frees a property. That changes nothing: a waiting value is still sent. Does nothing for
 * NULL.
 */
void gfxhub_live_property_free(gfxhub_live_property *property);

/**
 * Kind of a report of a live session.
 */
typedef enum {
  /**
   * The hub refused a value, its property's name leads to nothing or to several things, or it
   * is unknown whether an eased value took effect. The value is not resent.
   */
  GFXHUB_LIVE_REPORT_KIND_FAILED = 0,
  /**
   * An eased value was replaced by a newer one before it was sent.
   */
  GFXHUB_LIVE_REPORT_KIND_SUPERSEDED = 1,
  /**
   * A value became older than `stale_after` before it could be sent.
   */
  GFXHUB_LIVE_REPORT_KIND_EXPIRED = 2,
  /**
   * The hub cannot be reached, or accepts nothing. The session still takes values. Also
   * reported for a backup whose session cannot be opened.
   */
  GFXHUB_LIVE_REPORT_KIND_LOST = 3,
  /**
   * The hub, the engine or the property accepts values again.
   */
  GFXHUB_LIVE_REPORT_KIND_BACK = 4,
  /**
   * The hub does not accept the values of a property or of an engine, or does not respond to
   * them. The values wait, and the newest is resent.
   */
  GFXHUB_LIVE_REPORT_KIND_HELD = 5,
  /**
   * The session has reached its total rate, and holds values back. This is reported once.
   */
  GFXHUB_LIVE_REPORT_KIND_LIMITED = 6,
} gfxhub_live_report_kind;

/**
 * Live reports, the oldest first. Freed with `gfxhub_live_reports_free`.
 *
 * An event of a live session.
 */
struct gfxhub_live_reports;

/**
 * Returns the number of elements; 0 for NULL.
 */
size_t gfxhub_live_reports_len(const gfxhub_live_reports *list);

/**
 * Kind of the event.
 */
gfxhub_live_report_kind gfxhub_live_reports_kind_at(const gfxhub_live_reports *list,
                                                    size_t index);

/**
 * Number of the engine; none if the report concerns the hub or the session. Returns false
 * and writes nothing if there is none.
 */
bool gfxhub_live_reports_engine_id_at(const gfxhub_live_reports *list,
                                      size_t index,
                                      int64_t *out);

/**
 * Path of the node. Borrowed; empty if there is none.
 */
gfxhub_str gfxhub_live_reports_node_path_at(const gfxhub_live_reports *list, size_t index);

/**
 * Path of the property. Borrowed; empty if there is none.
 */
gfxhub_str gfxhub_live_reports_property_path_at(const gfxhub_live_reports *list, size_t index);

/**
 * Cause; none if nothing failed. Borrowed; NULL if there is none.
 */
const gfxhub_error *gfxhub_live_reports_error_at(const gfxhub_live_reports *list, size_t index);

/**
 * Name of the member; none unless the session is that of a group. Borrowed; empty if there
 * is none.
 */
gfxhub_str gfxhub_live_reports_member_at(const gfxhub_live_reports *list, size_t index);

/**
 * Description as a sentence. Borrowed; empty beyond the end.
 */
gfxhub_str gfxhub_live_reports_message_at(const gfxhub_live_reports *list, size_t index);

/**
 * Frees a list, and what was borrowed from it. Does nothing for NULL.
 */
void gfxhub_live_reports_free(gfxhub_live_reports *list);

/* ==== Watches ==== */

/**
 * Settings of a watch. They are checked and copied when a watch is opened.
 */
struct gfxhub_watch_options;

/**
 * Options with their defaults. Freed with `gfxhub_watch_options_free`.
 */
gfxhub_watch_options *gfxhub_watch_options_new(void);

/**
 * Topics to look at, separated by commas. A topic is a list, with the ids that it needs:
 * `engines`, `nodes:3`, `properties:3:Mixer_0`, `playout`, `items:1`, `templates`,
 * `newsroom`, `newsroomRundown:SPORT.NCS.STUDIO:69425946`, `launcher`, `graphs`, `rgraphs`
 * or `ustates`; or it is a path of names, such as `Studio A / Mixer_0`, which leads to the
 * nodes of an engine, the properties of a node, a property, the items of a playout rundown
 * or of a newsroom rundown, or an item. A name that contains a comma is written in quotation
 * marks.
 */
gfxhub_status gfxhub_watch_options_set_topics(gfxhub_watch_options *options,
                                              const char *topics);

/**
 * Maximum time between two looks at a topic, if the budget of the hub allows it. It replaces
 * `slowest`.
 *
 * At least 10 ms. At most 24 h.
 */
gfxhub_status gfxhub_watch_options_set_within_ms(gfxhub_watch_options *options,
                                                 uint64_t within_ms);

/**
 * Interval of the looks at a topic while it changes. After a change the interval halves, but
 * does not become shorter than this.
 *
 * Default: 250 ms. At least 10 ms. At most 24 h.
 */
gfxhub_status gfxhub_watch_options_set_fastest_ms(gfxhub_watch_options *options,
                                                  uint64_t fastest_ms);

/**
 * Interval of the looks at a topic that does not change. Without a change the interval grows
 * by half, but does not become longer than this.
 *
 * Default: 2 s. At least 10 ms. At most 24 h.
 */
gfxhub_status gfxhub_watch_options_set_slowest_ms(gfxhub_watch_options *options,
                                                  uint64_t slowest_ms);

/**
 * Leaves out what is there at first. Only later changes are reported, after `synced`.
 */
gfxhub_status gfxhub_watch_options_set_skip_initial(gfxhub_watch_options *options,
                                                    bool skip_initial);

/**
 * Difference below which a change of a number is not reported, wherever the number is in the
 * thing. It is compared with the value that was reported last, so that slow changes add up.
 * Unless it is set, numbers that are equal in single precision are equal.
 *
 * At least 0.
 */
gfxhub_status gfxhub_watch_options_set_deadband(gfxhub_watch_options *options, double deadband);

/**
 * Number of changes that wait to be read before changes of one thing are folded.
 *
 * Default: 1024. At least 1. At most 65536.
 */
gfxhub_status gfxhub_watch_options_set_max_waiting(gfxhub_watch_options *options,
                                                   uint64_t max_waiting);

/**
 * Frees options. Does nothing for NULL.
 */
void gfxhub_watch_options_free(gfxhub_watch_options *options);

/**
 * A watch, which looks at lists of the hub again and again and reports what differs between
 * two looks. What came and went in between is not seen, and a value that moves gives a
 * change at each look.
 *
 * At first, everything that is there is reported as `added`, followed by `synced`. A failed
 * look removes nothing: after the second failure in a row the topic is `lost`, which means
 * that its state is unknown. After the next success it is `back`, and the differences
 * follow, with a `gap`. Something is reported as `removed` if it was missing in successful
 * looks 2 s apart, or, if several things are all missing, in three looks over 10 s. The
 * things of a topic are also `removed` if every look fails with status 500 for 60 s and the
 * list that should contain the topic lacks it. Nothing of an engine is reported as `removed`
 * while the engine is away or starting.
 *
 * All watches of a hub in a process together have at most 2 looks in flight and 40 a second,
 * and after each look they wait for as long as it took, so that they take at most one worker
 * of the hub. Looks that come later than asked for are shown by `gfxhub_watch_stats`.
 *
 * The watch of a group of hubs looks at the topics of each member, and its changes name the
 * member. Where the values of a property differ between members for 5 s, that is reported as
 * `apart`. A property is the same on all members if its topic and its name are.
 *
 * It may be used from any number of threads at once. Freed with `gfxhub_watch_free`.
 */
struct gfxhub_watch;

/**
 * Opens a `gfxhub_watch`. Does not wait for the hub.
 *
 *     gfxhub_watch_options *options = gfxhub_watch_options_new();
 *     gfxhub_watch *watch = NULL;
 *     gfxhub_watch_options_set_topics(options, "engines, Studio A / Mixer_0");
 *     gfxhub_watch_new(hub, options, &watch, &error);
 *     gfxhub_watch_options_free(options);
 *     gfxhub_watch_look(watch);
 *     gfxhub_watch_close(watch, 1000, NULL, &error);
 *     gfxhub_watch_free(watch);
 *
 * - `options`: the settings, or NULL.
 * - `out`: the handle, freed with `gfxhub_watch_free`. It ends with its client: keep both.
 *
 * `GFXHUB_STATUS_INVALID` for an invalid setting or topic; `GFXHUB_STATUS_CLOSED` for a
 * closed client; `GFXHUB_STATUS_INTERNAL` if no thread can be started.
 */
gfxhub_status gfxhub_watch_new(const gfxhub_client *client,
                               const gfxhub_watch_options *options,
                               gfxhub_watch **out,
                               gfxhub_error **error);

/**
 * Looks at every topic immediately, or as soon as the budget of the hub allows it. Call it
 * after an act whose effect should be seen soon.
 */
void gfxhub_watch_look(const gfxhub_watch *watch);

/**
 * Ends the watch. Changes that were not read can still be read.
 *
 * - `timeout_ms`: maximum time that it waits, in milliseconds.
 * - `left`: number of the changes that were not read; none if it was already closed. May be
 *   NULL.
 *
 * `GFXHUB_STATUS_INTERNAL` if the thread of the watch has failed.
 */
gfxhub_status gfxhub_watch_close(const gfxhub_watch *watch,
                                 uint64_t timeout_ms,
                                 size_t *left,
                                 gfxhub_error **error);

/**
 * Kind of a change.
 */
typedef enum {
  /**
   * Something is there that the last look did not show.
   */
  GFXHUB_WATCH_CHANGE_KIND_ADDED = 0,
  /**
   * Members of something differ.
   */
  GFXHUB_WATCH_CHANGE_KIND_CHANGED = 1,
  /**
   * Something has another place in its list.
   */
  GFXHUB_WATCH_CHANGE_KIND_MOVED = 2,
  /**
   * Something is no longer there. It was missing in successful looks at least 2 s apart.
   */
  GFXHUB_WATCH_CHANGE_KIND_REMOVED = 3,
  /**
   * The topic cannot be read. The state of its things is unknown, and they are not reported as
   * removed.
   */
  GFXHUB_WATCH_CHANGE_KIND_LOST = 4,
  /**
   * The topic can be read again.
   */
  GFXHUB_WATCH_CHANGE_KIND_BACK = 5,
  /**
   * The first look at the topic is complete.
   */
  GFXHUB_WATCH_CHANGE_KIND_SYNCED = 6,
  /**
   * The value of a property has differed between members of a group for 5 s: `before` is the
   * value of the first member, and `after` that of the member named in `member`. It is
   * reported again only after the values have been equal.
   */
  GFXHUB_WATCH_CHANGE_KIND_APART = 7,
} gfxhub_watch_change_kind;

/**
 * Watch changes, the oldest first. Freed with `gfxhub_watch_changes_free`.
 *
 * A difference between two looks at a topic, or news about the topic itself.
 */
struct gfxhub_watch_changes;

/**
 * Returns the number of elements; 0 for NULL.
 */
size_t gfxhub_watch_changes_len(const gfxhub_watch_changes *list);

/**
 * Kind of the change.
 */
gfxhub_watch_change_kind gfxhub_watch_changes_kind_at(const gfxhub_watch_changes *list,
                                                      size_t index);

/**
 * Topic as it was given to the watch. Borrowed; empty beyond the end.
 */
gfxhub_str gfxhub_watch_changes_topic_at(const gfxhub_watch_changes *list, size_t index);

/**
 * Id or path of the thing in its list; none if the change concerns the whole topic.
 * Borrowed; empty if there is none.
 */
gfxhub_str gfxhub_watch_changes_key_at(const gfxhub_watch_changes *list, size_t index);

/**
 * Name of the thing, if it has one. Borrowed; empty if there is none.
 */
gfxhub_str gfxhub_watch_changes_name_at(const gfxhub_watch_changes *list, size_t index);

/**
 * Names of the members that differ, as a list. Borrowed; NULL if there is none.
 */
const gfxhub_value *gfxhub_watch_changes_fields_at(const gfxhub_watch_changes *list,
                                                   size_t index);

/**
 * The thing before the change, as the hub described it. Borrowed; NULL if there is none.
 */
const gfxhub_value *gfxhub_watch_changes_before_at(const gfxhub_watch_changes *list,
                                                   size_t index);

/**
 * The thing after the change, as the hub described it. Borrowed; NULL if there is none.
 */
const gfxhub_value *gfxhub_watch_changes_after_at(const gfxhub_watch_changes *list,
                                                  size_t index);

/**
 * Cause; none unless the topic was lost. Borrowed; NULL if there is none.
 */
const gfxhub_error *gfxhub_watch_changes_error_at(const gfxhub_watch_changes *list,
                                                  size_t index);

/**
 * Number of the change; the first of a watch is 1. Numbers are missing where changes were
 * folded. In a group, each member has its own numbers, and `apart` has 0. 0 beyond the end.
 */
uint64_t gfxhub_watch_changes_seq_at(const gfxhub_watch_changes *list, size_t index);

/**
 * Time of the look in milliseconds since 1970, in UTC. 0 beyond the end.
 */
uint64_t gfxhub_watch_changes_at_ms_at(const gfxhub_watch_changes *list, size_t index);

/**
 * Number of looks that failed just before the change, plus the number of changes that were
 * folded into it. If it is above 0, something may have been missed. 0 beyond the end.
 */
uint64_t gfxhub_watch_changes_gap_at(const gfxhub_watch_changes *list, size_t index);

/**
 * Name of the member; none unless the watch is that of a group. Borrowed; empty if there is
 * none.
 */
gfxhub_str gfxhub_watch_changes_member_at(const gfxhub_watch_changes *list, size_t index);

/**
 * Description as a sentence. Borrowed; empty beyond the end.
 */
gfxhub_str gfxhub_watch_changes_message_at(const gfxhub_watch_changes *list, size_t index);

/**
 * Frees a list, and what was borrowed from it. Does nothing for NULL.
 */
void gfxhub_watch_changes_free(gfxhub_watch_changes *list);

/**
 * Returns the next element that `gfxhub_watch_take_changes` would return. If there is none,
 * it waits for one, at most for this many milliseconds; with 0 it does not wait.
 *
 *     gfxhub_watch_options *options = gfxhub_watch_options_new();
 *     gfxhub_watch *watch = NULL;
 *     gfxhub_watch_changes *change = NULL;
 *     gfxhub_watch_options_set_topics(options, "engines");
 *     gfxhub_watch_new(hub, options, &watch, &error);
 *     gfxhub_watch_options_free(options);
 *     if (gfxhub_watch_next_change(watch, 1000, &change, NULL) == GFXHUB_STATUS_OK) {
 *         if (change != NULL) puts(gfxhub_watch_changes_message_at(change, 0).data);
 *         gfxhub_watch_changes_free(change);
 *     }
 *     gfxhub_watch_free(watch);
 *
 * - `out`: a list that contains only this element, freed with `gfxhub_watch_changes_free`;
 *   NULL if none came within that time.
 *
 * `GFXHUB_STATUS_CLOSED` if no more can come, because the watch or its client was closed.
 */
gfxhub_status gfxhub_watch_next_change(const gfxhub_watch *watch,
                                       uint64_t timeout_ms,
                                       gfxhub_watch_changes **out,
                                       gfxhub_error **error);

/**
 * Changes in the order of the looks. If `max_waiting` changes (by default 1,024) wait to be
 * read, further ones of the same thing are folded: the first `before` and the last `after`
 * remain, with a `gap`.
 *
 * Returns those since the last call. If there are none, it waits for one, at most for this
 * many milliseconds, or until the watch ends; with 0 it does not wait. Each is returned
 * once, to one caller. NULL for NULL. Freed with `gfxhub_watch_changes_free`.
 */
gfxhub_watch_changes *gfxhub_watch_take_changes(const gfxhub_watch *watch, uint64_t wait_ms);

/**
 * Statistics of a watch so far.
 */
typedef struct {
  /**
   * Number of looks, including those that failed.
   */
  uint64_t looks;
  /**
   * Number of looks that failed.
   */
  uint64_t failed;
  /**
   * Number of looks with the same content as before, which are not decoded.
   */
  uint64_t unchanged;
  /**
   * Number of changes reported.
   */
  uint64_t changes;
  /**
   * Number of changes that were folded into others because nobody read them.
   */
  uint64_t folded;
  /**
   * Number of changes that wait to be read.
   */
  uint64_t waiting;
  /**
   * Number of topics that are lost.
   */
  uint64_t lost;
  /**
   * Longest delay of a look. Looks are delayed because all watches of a hub share a budget. In
   * microseconds.
   */
  uint64_t held_back_us;
  /**
   * Percentage to which the intervals of all topics are stretched, so that the looks fit the
   * budget: 100 if the intervals are as asked for, 250 if they are 2.5 times as long. 0 before
   * the first look.
   */
  uint64_t stretch_percent;
} gfxhub_watch_figures;

/**
 * Returns the statistics of the watch. They are all zero in a forked child process.
 *
 * Written to `out`. Returns false and writes nothing for NULL.
 */
bool gfxhub_watch_stats(const gfxhub_watch *watch, gfxhub_watch_figures *out);

/**
 * Returns true if the watch or its client was closed, and for NULL.
 */
bool gfxhub_watch_is_closed(const gfxhub_watch *watch);

/**
 * Frees a watch. That ends it within 60 ms. Does nothing for NULL.
 */
void gfxhub_watch_free(gfxhub_watch *watch);

/* ==== Raw requests ==== */

/**
 * Sends a raw request to any path on the hub. `method` is `GET`, `POST`, `PUT`, `PATCH` or
 * `DELETE`. `path` begins with `/` and is already percent-encoded. `body` is JSON, or NULL for no
 * body. Only a GET is ever resent. A response whose status is not 2xx is an error, which contains
 * the status and the body. Free `*out` with `gfxhub_response_free`.
 */
gfxhub_status gfxhub_request(const gfxhub_client *client,
                             const char *method,
                             const char *path,
                             const char *body,
                             const gfxhub_call_options *options,
                             gfxhub_response **out,
                             gfxhub_error **error);

/**
 * A response as received: its status, its headers and the bytes of its body. Free it with
 * `gfxhub_response_free`.
 */
struct gfxhub_response;

/**
 * Returns the HTTP status; 0 for NULL.
 */
uint16_t gfxhub_response_status(const gfxhub_response *response);

/**
 * Returns the body as received, borrowed. It may not be UTF-8.
 */
gfxhub_str gfxhub_response_body(const gfxhub_response *response);

/**
 * Returns true if the body is valid UTF-8.
 */
bool gfxhub_response_is_text(const gfxhub_response *response);

/**
 * Returns the value of the first header with this name, ignoring case; empty if there is none.
 */
gfxhub_str gfxhub_response_header(const gfxhub_response *response, const char *name);

/**
 * Returns true if there is a header with this name.
 */
bool gfxhub_response_has_header(const gfxhub_response *response, const char *name);

/**
 * Frees a response. Does nothing for NULL.
 */
void gfxhub_response_free(gfxhub_response *response);

/* ==== Operations by name ==== */

/**
 * The result of a call by name. Free it with `gfxhub_invoked_free`.
 */
struct gfxhub_invoked;

/**
 * Calls an operation by its name (`engines.get`). `arguments_json` is a JSON object with the
 * arguments under their JSON names, and the body as `body`. NULL and an empty text mean that there
 * are no arguments. `{"$number": "NaN"}` (or `Infinity`, `-Infinity`) stands for a number that
 * JSON cannot express; calls refuse it, as they refuse NaN and infinity. Free `*out` with
 * `gfxhub_invoked_free`.
 */
gfxhub_status gfxhub_invoke(const gfxhub_client *client,
                            const char *name,
                            const char *arguments_json,
                            const gfxhub_call_options *options,
                            gfxhub_invoked **out,
                            gfxhub_error **error);

/**
 * Returns the body of the response as received; empty if there was no body or it is not text. For
 * a composed call, returns its result.
 */
gfxhub_str gfxhub_invoked_text(const gfxhub_invoked *invoked);

/**
 * Returns the decoded result as JSON: a list, a record, an id, or a string for an enum value; for
 * a composed call, its report. Empty if there is no result.
 */
gfxhub_str gfxhub_invoked_result(const gfxhub_invoked *invoked);

/**
 * Returns the HTTP status of the response; 0 for a composed call, which has many, and for NULL.
 */
uint16_t gfxhub_invoked_status(const gfxhub_invoked *invoked);

/**
 * Frees the result of a call. Does nothing for NULL.
 */
void gfxhub_invoked_free(gfxhub_invoked *invoked);

/* ==== Submitted calls ==== */

/**
 * A call that a thread of the client makes. Any number of threads may use it at the same time.
 * Free it with `gfxhub_pending_free`.
 */
struct gfxhub_pending;

/**
 * The result of a submitted call. A callback borrows its completion; free any other completion
 * with `gfxhub_completion_free`.
 */
struct gfxhub_completion;

/**
 * A queue of results, for an event loop of the caller. Any number of threads may use it at the
 * same time. Free it with `gfxhub_completions_free`.
 */
struct gfxhub_completions;

/**
 * Function that is called with the result of a call, on a thread of the client.
 */
typedef void (*gfxhub_completion_callback)(const gfxhub_completion *completion, void *user_data);

/**
 * Function that makes calls, on a thread of the client. It must use `client` for its calls. If it
 * can make no calls, `client` is NULL and `error` says why; otherwise `error` is NULL. Both are
 * borrowed.
 */
typedef void (*gfxhub_work)(const gfxhub_client *client,
                            const gfxhub_error *error,
                            void *user_data);

/**
 * Submits a call by its name, as in `gfxhub_invoke`, to a thread of the client, and returns at once.
 *
 *     gfxhub_pending *pending = NULL;
 *     gfxhub_completion *done = NULL;
 *     gfxhub_submit(hub, "playout.trigger_button",
 *                   "{\"rundownId\": 1, \"itemId\": 2, \"buttonKey\": \"in\"}", NULL, NULL, NULL, NULL,
 *                   &pending, &error);
 *     gfxhub_pending_wait(pending, 1000, &done, &error);
 *     gfxhub_completion_free(done);
 *     gfxhub_pending_free(pending);
 *
 * - `arguments_json`: the arguments as a JSON object, as in `gfxhub_invoke`; NULL for no arguments.
 * - `options`: the options of the call. The time limit starts now and includes the wait for a thread. A
 *   call whose time limit expires in the queue is never sent.
 * - `callback`: called once with the result and `user_data`, on a thread of the client, unless the call is
 *   freed before it has begun. It must return soon, because other calls of the client may wait for it. No
 *   exception and no longjmp may leave it. May be NULL.
 * - `release`: called once with `user_data`, on any thread, when neither the call nor its handle nor its
 *   completions need it any more, and also if this function fails. May be NULL.
 * - `out`: the call. Free it with `gfxhub_pending_free`, which cancels it.
 *
 * The client has 32 threads for calls that only read and 32 for all other calls. Each kind of call
 * is processed in the order of submission. Returns `GFXHUB_STATUS_INVALID` for an invalid option,
 * a required pointer that is NULL and a text that is not UTF-8, and `GFXHUB_STATUS_CLOSED` for a
 * closed client. Any other failure is the result of the call.
 */
gfxhub_status gfxhub_submit(const gfxhub_client *client,
                            const char *name,
                            const char *arguments_json,
                            const gfxhub_call_options *options,
                            gfxhub_completion_callback callback,
                            void *user_data,
                            gfxhub_user_data_free release,
                            gfxhub_pending **out,
                            gfxhub_error **error);

/**
 * Submits a call like `gfxhub_submit`, but puts its result into a queue instead of calling a
 * function.
 *
 *     gfxhub_completions *queue = gfxhub_completions_new();
 *     gfxhub_pending *pending = NULL;
 *     gfxhub_completion *done = NULL;
 *     gfxhub_submit_to(hub, "engines.list", NULL, NULL, queue, NULL, NULL, &pending, &error);
 *     while (done == NULL && gfxhub_completions_next(queue, 16, &done, &error) == GFXHUB_STATUS_OK) {
 *     }
 *     puts(gfxhub_invoked_result(gfxhub_completion_invoked(done)).data);
 *     gfxhub_completion_free(done);
 *     gfxhub_pending_free(pending);
 *     gfxhub_completions_free(queue);
 *
 * - `arguments_json`: as in `gfxhub_submit`; may be NULL.
 * - `release`: as in `gfxhub_submit`; may be NULL.
 * - `out`: the call. Free it with `gfxhub_pending_free`, which cancels it. A result in the queue is kept.
 */
gfxhub_status gfxhub_submit_to(const gfxhub_client *client,
                               const char *name,
                               const char *arguments_json,
                               const gfxhub_call_options *options,
                               const gfxhub_completions *completions,
                               void *user_data,
                               gfxhub_user_data_free release,
                               gfxhub_pending **out,
                               gfxhub_error **error);

/**
 * Submits a function, which may make any number of calls, to a thread of the client. Returns at
 * once.
 *
 * - `reads`: true if all calls only read. They run on the client's threads for reads, and a call that may
 *   change something is refused.
 * - `options`: as in `gfxhub_submit`. The time limit applies to the total of all calls that `work` makes
 *   with its client.
 * - `work`: called once with a client or an error, and with `user_data`. It is not called if the call is
 *   freed before it has begun. It must return normally: no exception and no longjmp may leave it.
 * - `release`: as in `gfxhub_submit`; may be NULL.
 * - `out`: the call. Free it with `gfxhub_pending_free`, which cancels it.
 */
gfxhub_status gfxhub_submit_work(const gfxhub_client *client,
                                 bool reads,
                                 const gfxhub_call_options *options,
                                 gfxhub_work work,
                                 void *user_data,
                                 gfxhub_user_data_free release,
                                 gfxhub_pending **out,
                                 gfxhub_error **error);

/**
 * Waits until a call has ended, for at most `timeout_ms` milliseconds. If this is 0, does not
 * wait.
 *
 * - `out`: the result, freed with `gfxhub_completion_free`; set to NULL if the call has not ended yet.
 */
gfxhub_status gfxhub_pending_wait(const gfxhub_pending *pending,
                                  uint64_t timeout_ms,
                                  gfxhub_completion **out,
                                  gfxhub_error **error);

/**
 * Returns true if a call has ended; false for NULL.
 */
bool gfxhub_pending_is_ready(const gfxhub_pending *pending);

/**
 * Cancels a call, unless it has ended. A waiting or running call ends within 60 ms, and its result
 * is reported as usual. Returns at once.
 */
void gfxhub_pending_cancel(const gfxhub_pending *pending);

/**
 * Lets a call continue after its handle is freed. Freeing the handle then does not wait, so the
 * callback must own all data that it uses.
 */
void gfxhub_pending_detach(const gfxhub_pending *pending);

/**
 * Frees the handle of a call, and cancels the call unless it has ended or was detached. Returns
 * when no callback of this call is running: within 60 ms unless the callback takes longer, and at
 * once if called from the callback. Does nothing for NULL.
 */
void gfxhub_pending_free(gfxhub_pending *pending);

/**
 * Returns `GFXHUB_STATUS_OK` if the call succeeded, or else the kind of failure.
 * `GFXHUB_STATUS_OK` for NULL.
 */
gfxhub_status gfxhub_completion_kind(const gfxhub_completion *completion);

/**
 * Returns the error of a failed call, borrowed; NULL if the call succeeded.
 */
const gfxhub_error *gfxhub_completion_error(const gfxhub_completion *completion);

/**
 * Returns the result of a successful call by name, borrowed; NULL for any other call.
 */
const gfxhub_invoked *gfxhub_completion_invoked(const gfxhub_completion *completion);

/**
 * Returns the `user_data` that was passed when the call was submitted.
 */
void *gfxhub_completion_user_data(const gfxhub_completion *completion);

/**
 * Frees the result of a call. Does nothing for NULL.
 */
void gfxhub_completion_free(gfxhub_completion *completion);

/**
 * Creates an empty queue of results. Free it with `gfxhub_completions_free`.
 */
gfxhub_completions *gfxhub_completions_new(void);

/**
 * Takes the next result from a queue. If there is none, waits for one, for at most `timeout_ms`
 * milliseconds. If this is 0, does not wait.
 *
 * - `out`: the result, freed with `gfxhub_completion_free`; set to NULL if there was none within that
 *   time.
 *
 * Returns `GFXHUB_STATUS_CLOSED` in a forked child for a queue of the parent process.
 */
gfxhub_status gfxhub_completions_next(const gfxhub_completions *completions,
                                      uint64_t timeout_ms,
                                      gfxhub_completion **out,
                                      gfxhub_error **error);

/**
 * Frees a queue and the results in it. Calls that were submitted to the queue continue, but their
 * results are dropped. Does nothing for NULL.
 */
void gfxhub_completions_free(gfxhub_completions *completions);

/* ==== Words ==== */

/* Role of an engine. */

/** The engine's picture goes on air. */
#define GFXHUB_ENGINE_ROLE_BROADCAST "Broadcast"

/** The engine shows a preview. */
#define GFXHUB_ENGINE_ROLE_PREVIEW "Preview"

/* Status of the hub's connection to an engine. */

/** The hub is connected to the engine. */
#define GFXHUB_ENGINE_STATUS_CONNECTED "connected"

/** The engine is connected and can be used. */
#define GFXHUB_ENGINE_STATUS_READY "ready"

/** The hub is not connected to the engine. */
#define GFXHUB_ENGINE_STATUS_DISCONNECTED "disconnected"

/** The hub is trying to reconnect. */
#define GFXHUB_ENGINE_STATUS_RECONNECTING "reconnecting"

/* Type of an engine, which determines what a `stateId` identifies. */

/** Loads rgraphs. */
#define GFXHUB_ENGINE_TYPE_RE "RE"

/** Loads graphs. The paths of its nodes, pins and functions are ids. */
#define GFXHUB_ENGINE_TYPE_RE5 "RE5"

/** Loads ustates. */
#define GFXHUB_ENGINE_TYPE_UE "UE"

/* Current activity of an engine instance. */

/** Nothing runs in the instance. */
#define GFXHUB_INSTANCE_STATUS_IDLE "Idle"

/** The instance fetches the data that it needs. */
#define GFXHUB_INSTANCE_STATUS_CACHING "Caching"

/** The instance is starting. */
#define GFXHUB_INSTANCE_STATUS_LOADING "Loading"

/** The instance is running. */
#define GFXHUB_INSTANCE_STATUS_LOADED "Loaded"

/** The instance has failed. */
#define GFXHUB_INSTANCE_STATUS_ERROR "Error"

/** The instance checks its data. */
#define GFXHUB_INSTANCE_STATUS_CHECKING "Checking"

/** The instance prepares a project. */
#define GFXHUB_INSTANCE_STATUS_COOKING "Cooking"

/* Status of a newsroom rundown or a MOS object. */

/** Received, and unchanged since. */
#define GFXHUB_NEWSROOM_STATUS_NEW "NEW"

/** Received again with changes. */
#define GFXHUB_NEWSROOM_STATUS_UPDATED "UPDATED"

/** Moved within its rundown. */
#define GFXHUB_NEWSROOM_STATUS_MOVED "MOVED"

/** Somebody is working on it. */
#define GFXHUB_NEWSROOM_STATUS_BUSY "BUSY"

/** Removed. */
#define GFXHUB_NEWSROOM_STATUS_DELETED "DELETED"

/** Controlled by the newsroom system. */
#define GFXHUB_NEWSROOM_STATUS_NCS_CTRL "NCS CTRL"

/** Controlled by hand. */
#define GFXHUB_NEWSROOM_STATUS_MANUAL_CTRL "MANUAL CTRL"

/** Ready to go on air. */
#define GFXHUB_NEWSROOM_STATUS_READY "READY"

/** Not ready to go on air yet. */
#define GFXHUB_NEWSROOM_STATUS_NOT_READY "NOT READY"

/** Playing. */
#define GFXHUB_NEWSROOM_STATUS_PLAY "PLAY"

/** Stopped. */
#define GFXHUB_NEWSROOM_STATUS_STOP "STOP"

/* Readiness of a MOS object to go on air. */

/** Ready to go on air. */
#define GFXHUB_OBJ_AIR_READY "READY"

/** Not ready to go on air yet. */
#define GFXHUB_OBJ_AIR_NOT_READY "NOT READY"

/* Content of a MOS object. */

/** A still picture. */
#define GFXHUB_OBJ_TYPE_STILL "STILL"

/** A video. */
#define GFXHUB_OBJ_TYPE_VIDEO "VIDEO"

/** Sound. */
#define GFXHUB_OBJ_TYPE_AUDIO "AUDIO"

/* Kind of the object that an address leads to; each kind lists the fields of its addresses. */

/** An engine: `engine_id`. */
#define GFXHUB_ADDRESS_KIND_ENGINE "engine"

/** A node of an engine: also `node_path`. */
#define GFXHUB_ADDRESS_KIND_NODE "node"

/** A property of a node: also `property_path`. */
#define GFXHUB_ADDRESS_KIND_PROPERTY "property"

/** A function of a node: also `function_path`. */
#define GFXHUB_ADDRESS_KIND_FUNCTION "function"

/** A playout rundown: `rundown_id`. */
#define GFXHUB_ADDRESS_KIND_PLAYOUT_RUNDOWN "playoutRundown"

/** An item of a playout rundown: also `item_id`. */
#define GFXHUB_ADDRESS_KIND_PLAYOUT_ITEM "playoutItem"

/** A button of an item of a playout rundown: also `button_key`. */
#define GFXHUB_ADDRESS_KIND_PLAYOUT_BUTTON "playoutButton"

/** A template: `template_id`. */
#define GFXHUB_ADDRESS_KIND_TEMPLATE "template"

/** A newsroom rundown: `ncs_id` and `ro_id`. */
#define GFXHUB_ADDRESS_KIND_NEWSROOM_RUNDOWN "newsroomRundown"

/** A story of a newsroom rundown: also `story_id`. */
#define GFXHUB_ADDRESS_KIND_STORY "story"

/** An item of a story: also `newsroom_item_id`, and `obj_id` if it shows a MOS object. */
#define GFXHUB_ADDRESS_KIND_NEWSROOM_ITEM "newsroomItem"

/** A button of an item of a story: also `button_key`. */
#define GFXHUB_ADDRESS_KIND_NEWSROOM_BUTTON "newsroomButton"

/** A graph: `graph_id`. */
#define GFXHUB_ADDRESS_KIND_GRAPH "graph"

/** An rgraph: `rgraph_id`. */
#define GFXHUB_ADDRESS_KIND_RGRAPH "rgraph"

/** A ustate: `ustate_id`. */
#define GFXHUB_ADDRESS_KIND_USTATE "ustate"

/** A launch configuration: `launch_id`. */
#define GFXHUB_ADDRESS_KIND_LAUNCH_CONFIG "launchConfig"

/* Reason why a recall or a comparison leaves out a property. */

/** A handle of a texture or a video, which is valid only as long as the renderer runs. */
#define GFXHUB_SKIP_REASON_HANDLE "handle"

/** Clean plates. */
#define GFXHUB_SKIP_REASON_CLEAN_PLATES "cleanPlates"

/** The value is null, which cannot be set. */
#define GFXHUB_SKIP_REASON_NULL_VALUE "null"

/** A pattern of the snapshot protects it. */
#define GFXHUB_SKIP_REASON_PROTECTED "protected"

/** The value has another type now. */
#define GFXHUB_SKIP_REASON_OTHER_TYPE "otherType"

/** The value changed while the snapshot was taken. */
#define GFXHUB_SKIP_REASON_MOVING "moving"

/** A track of its node changed while the snapshot was taken, as that of a camera does. */
#define GFXHUB_SKIP_REASON_TRACK "track"

/** A counter, statistics or the last error, which are results and not settings. */
#define GFXHUB_SKIP_REASON_STATISTIC "statistic"

/** The node or the property is not there now. */
#define GFXHUB_SKIP_REASON_GONE "gone"

/** The number of nodes or properties with this name has changed. */
#define GFXHUB_SKIP_REASON_AMBIGUOUS "ambiguous"

/** The node could not be read. */
#define GFXHUB_SKIP_REASON_UNREAD "unread"

/* Kind of a difference between two snapshots, a snapshot and a hub, or two group members. */

/** The property has different values on the two sides. */
#define GFXHUB_DIFFERENCE_KIND_CHANGED "changed"

/** Only the first side has the property or the engine. */
#define GFXHUB_DIFFERENCE_KIND_ONLY_FIRST "onlyFirst"

/** Only the second side has the property or the engine. */
#define GFXHUB_DIFFERENCE_KIND_ONLY_SECOND "onlySecond"

/** The values of the property have different types. */
#define GFXHUB_DIFFERENCE_KIND_OTHER_TYPE "otherType"

/** The property was not compared, for the reason given. */
#define GFXHUB_DIFFERENCE_KIND_SKIPPED "skipped"

/* Interpolation of a move to a new value. */

/** Jumps to the value. */
#define GFXHUB_INTERPOLATION_CONSTANT "Constant"

/** Moves at constant speed. */
#define GFXHUB_INTERPOLATION_LINEAR "Linear"

/** Starts slowly. */
#define GFXHUB_INTERPOLATION_EASE_IN "EaseIn"

/** Ends slowly. */
#define GFXHUB_INTERPOLATION_EASE_OUT "EaseOut"

/** Starts and ends slowly. */
#define GFXHUB_INTERPOLATION_EASE_IN_OUT "EaseInOut"

/* Outcome of a recall for a property. */

/** It was set, and has the value. */
#define GFXHUB_RECALL_OUTCOME_RECALLED "recalled"

/** It had the value already, and was not set. */
#define GFXHUB_RECALL_OUTCOME_ALREADY_SO "alreadySo"

/** It was left alone, because it no longer exists or its value is null now. */
#define GFXHUB_RECALL_OUTCOME_SKIPPED "skipped"

/** It was not set: its value could not be read, its request was not sent, or its engine had failed five times in a row. */
#define GFXHUB_RECALL_OUTCOME_NOT_SENT "notSent"

/** The hub refused the value. */
#define GFXHUB_RECALL_OUTCOME_REFUSED "refused"

/** It may have been set: no complete response came, or the value could not be read afterwards. */
#define GFXHUB_RECALL_OUTCOME_MAYBE "maybe"

/** The hub accepted the value, and returns another one. */
#define GFXHUB_RECALL_OUTCOME_DRIFTED "drifted"

/** Somebody else changed it after the plan. It was left alone. */
#define GFXHUB_RECALL_OUTCOME_CHANGED_SINCE "changedSince"

/** The renderer of its engine was started again during the recall. */
#define GFXHUB_RECALL_OUTCOME_RESTARTED "restarted"

/* Outcome of a call for a member of a group. */

/** The hub carried it out. */
#define GFXHUB_MEMBER_OUTCOME_SUCCEEDED "succeeded"

/** It failed; the effect of its error says whether the hub may have carried it out. */
#define GFXHUB_MEMBER_OUTCOME_FAILED "failed"

/** It has not ended yet. */
#define GFXHUB_MEMBER_OUTCOME_UNDER_WAY "underWay"

/* The way in which the properties of two snapshots are matched. */

/** By the paths of nodes and properties. */
#define GFXHUB_MATCH_BY_PATHS "paths"

/** By their names, for engines whose paths differ. Nodes or properties with the same name are matched in order if both snapshots have the same number of them. */
#define GFXHUB_MATCH_BY_NAMES "names"

/* Time at which values that jump are set by a recall with a duration. */

/** Before the moves begin. */
#define GFXHUB_REST_AT_START "start"

/** After the moves have ended. */
#define GFXHUB_REST_AT_END "end"

/* ==== Strings ==== */

/**
 * Text that the caller owns and must free with `gfxhub_string_free`.
 */
struct gfxhub_string;

/**
 * Returns the text, which is valid until the string is freed.
 */
gfxhub_str gfxhub_string_str(const gfxhub_string *string);

/**
 * Frees a string. Does nothing for NULL.
 */
void gfxhub_string_free(gfxhub_string *string);

/**
 * Text in UTF-16 that the caller owns and must free with `gfxhub_utf16_free`.
 */
struct gfxhub_utf16;

/**
 * Converts `len` units of UTF-16 to UTF-8; NULL if `data` is NULL or has an unpaired surrogate.
 */
gfxhub_string *gfxhub_string_from_utf16(const uint16_t *data, size_t len);

/**
 * Converts `len` bytes of UTF-8 to UTF-16; NULL if `data` is NULL or not UTF-8.
 */
gfxhub_utf16 *gfxhub_utf16_from_utf8(const char *data, size_t len);

/**
 * Returns the units, borrowed and followed by a zero unit; NULL for NULL.
 */
const uint16_t *gfxhub_utf16_data(const gfxhub_utf16 *text);

/**
 * Returns the number of units, without the terminating zero unit; 0 for NULL.
 */
size_t gfxhub_utf16_len(const gfxhub_utf16 *text);

/**
 * Frees a text in UTF-16. Does nothing for NULL.
 */
void gfxhub_utf16_free(gfxhub_utf16 *text);

/* ==== Version and threads ==== */

/**
 * Returns the ABI version of the loaded library.
 */
uint32_t gfxhub_abi_version(void);

/**
 * Returns the version of the loaded library, such as `0.2.0`.
 */
gfxhub_str gfxhub_version(void);

/**
 * Function that is called on a thread of the library. It must return normally: no exception and no
 * longjmp may leave it.
 */
typedef void (*gfxhub_thread_hook)(void *user_data);

/**
 * Sets hooks that are called with `user_data` on every thread that the library starts from now on:
 * `on_start` when the thread begins and `on_stop` when it ends. In them, a host can register the
 * thread with its own runtime. Either hook may be NULL; NULL for both removes the hooks.
 * `user_data` must stay valid for as long as a thread may begin or end.
 */
void gfxhub_set_thread_hooks(gfxhub_thread_hook on_start,
                             gfxhub_thread_hook on_stop,
                             void *user_data);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* GFXHUB_H */
