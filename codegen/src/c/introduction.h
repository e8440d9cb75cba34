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
 * @CONTENTS@
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
