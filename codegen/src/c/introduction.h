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
 *   `*error` only on failure. There is no last error per thread.
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
 * - In a function that returns a gfxhub_status, `options` of a call, `batch` and `error` may be NULL, and
 *   so may any other pointer of which the comment says it. NULL for another one is
 *   GFXHUB_STATUS_INVALID: nothing is sent, and nothing is changed.
 * - All other functions accept NULL for every pointer. They return NULL, 0, false or the empty text
 *   then, and do nothing; only `_is_closed` returns true, and two NULLs are equal. An `out` that is
 *   NULL is not written to.
 * - `data` of a returned text is never NULL, but in the fields of a `gfxhub_texture` that are not given.
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
 * - Clients, cancel tokens, and any object that nobody changes meanwhile, may be used from any number
 *   of threads at once. An object with setters (options, bodies, values) may be changed by one thread
 *   while no other uses it. Freeing is a change; a call that is in progress keeps its client.
 * - While other threads have calls in progress, `gfxhub_client_close`, `gfxhub_cancel_token_cancel`,
 *   `gfxhub_client_clone` and the freeing of a handle that the thread owns may be called, and wait for
 *   none of them, but for the functions of submitted calls. A call that is cancelled, or whose client is
 *   closed, ends within 60 ms, whatever it waits for, and leaks nothing; its effect says whether it was
 *   sent.
 * - Calls block, and run on the caller's thread. `gfxhub_submit` and its like return at once: a thread of
 *   the client makes the call.
 * - The library installs no signal handler, no logger and no exit hook, reads no environment
 *   variable and prints nothing. After a fork the child makes new clients, or continues to use those
 *   of its parent, which then open new connections.
 * - Calls may be made while threads and the process exit: in destructors of static and thread_local
 *   objects and of pthread keys, and in functions of `atexit`. Unload the library (`dlclose`,
 *   `FreeLibrary`) only when no handle is left and no call is in progress.
 *
 * Threads of the library
 *
 * It starts them on demand. `gfxhub_set_thread_hooks` sets functions that are called where they begin
 * and end.
 *
 * - `gfxhub-resolve` looks up host names: one for each client, while a connection to a hub or a proxy
 *   that is given by name (not by address, nor as `localhost`) waits for that.
 * - `gfxhub-live` sends the values of a live session: one for each session.
 * - `gfxhub-names` looks up the names of live properties: one for each session.
 * - `gfxhub-watch` makes the looks of a watch: one for each watch.
 * - `gfxhub-group` makes the call of a member of a group: one for each member after the first.
 * - `gfxhub-call` makes a request of a batch or of a live session that needs a connection of its own: an
 *   eased set, and every request through a proxy. One for each, 16 at a time.
 * - `gfxhub-submit` makes submitted calls: up to 32 for each client for reads, and 32 for what writes.
 *   `gfxhub-queue` ends those whose time is over while they wait for one of these.
 * - `gfxhub-free` frees the result of a large response: more than 2 MiB of what a failed call had
 *   decoded, and what `gfxhub_invoke` read of a body of 512 KiB or more.
 *
 * C++: functions of the library throw nothing. No exception and no longjmp may leave a callback.
 */
