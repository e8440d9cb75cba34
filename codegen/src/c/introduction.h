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
 *         gfxhub_vector colour = {0.2, 0.3, 0.4, 0.5, true};
 *         status = gfxhub_engines_set_vector(hub, 3, "Cyclorama", "Material//MaskColor/0", colour,
 *                                            GFXHUB_INTERPOLATION_EASE_IN, 1.5, NULL, NULL, &error);
 *       }
 *       if (status != GFXHUB_STATUS_OK) {
 *         fprintf(stderr, "%s\n", gfxhub_error_message(error).data);
 *       }
 *       gfxhub_error_free(error);
 *       gfxhub_engine_list_free(engines);
 *       gfxhub_client_free(hub);
 *       return status == GFXHUB_STATUS_OK ? 0 : 1;
 *     }
 *
 * It is built with `cc program.c $(pkg-config --cflags --libs gfxhub)`. Where the library is in a
 * folder of your own, `-Wl,-rpath,$(pkg-config --variable=libdir gfxhub)` lets the program find it when
 * it starts. `gcc -static` takes what `pkg-config --static --libs gfxhub` says. With CMake,
 * find_package(gfxhub) and the targets gfxhub::gfxhub or gfxhub::static need neither. A hub simulator,
 * for tests, is a library of its own: gfxhub_local_hub.h.
 *
 * Calls
 *
 * - A call returns `GFXHUB_STATUS_OK` or what sort of failure it was. Outputs are written only on
 *   success, `*error` only on failure; `error` may be NULL. There is no last error per thread.
 * - `gfxhub_error_effect` says whether the hub carried out what failed. Nothing that must not run
 *   twice is ever sent twice: each operation says whether it may be sent again.
 * - Any operation can fail with any status. What is wrong on this side (NULL where something is due,
 *   text that is not UTF-8, a value that the specification rules out) is GFXHUB_STATUS_INVALID,
 *   and then nothing was sent.
 * - `options` of a call may be NULL. Every call ends within its time limit: 10 seconds unless set.
 * - Times that are set are in milliseconds (`_ms`), times that were measured in microseconds (`_us`),
 *   times of the hub in seconds.
 *
 * Ownership
 *
 * - What a call writes to `out`, and what a function gives as a pointer that is not const, belongs to
 *   the caller and is freed with the `_free` of its type, once. `_free` accepts NULL.
 * - What comes as a pointer to const is lent by what it was asked of, and is good until that is freed
 *   or changed. The same holds for the bytes of a `gfxhub_str`.
 * - Arguments are never taken over: what the library keeps it copies.
 * - Accessors accept NULL, and give nothing for it: NULL, 0, false or the empty text.
 *
 * Text
 *
 * - Text that is given is UTF-8 with a zero at its end, and is checked. Text that comes is a
 *   `gfxhub_str`: UTF-8 with a length, and with a zero behind it, so that it prints as any C string.
 * - An id is a number or a text. Ids of different things look alike; the names of the arguments tell
 *   which one is due.
 *
 * Threads
 *
 * - Clients, cancel tokens, and anything while nobody changes it, may be used from any number of
 *   threads at once. What has setters (options, bodies, values) may be changed by one thread while no
 *   other uses it. Freeing is a change; a call that is under way keeps its client.
 * - While other threads have calls under way, `gfxhub_client_close`, `gfxhub_cancel_token_cancel`,
 *   `gfxhub_client_clone` and the freeing of a handle that is the thread's own may be called, and wait
 *   for none of them. A call that is cancelled, or whose client is closed, ends within 60 ms in
 *   whatever it waits for, with nothing of it left behind; its effect says whether it was sent.
 * - Calls block, and run on the thread of the caller. The library starts no thread, but for one that
 *   looks up host names: a client of a hub with a name (not an address, nor `localhost`) starts it
 *   with its first connection; and for one that frees what a call gave up, where that is more than
 *   2 MiB.
 *   `gfxhub_set_thread_hooks` has a function of yours called where these begin and end.
 * - The library installs no signal handler, no logger and no exit hook, reads no environment
 *   variable and prints nothing. After a fork the child makes clients of its own, or goes on with
 *   those of its parent: they connect anew.
 * - Calls may be made while threads and the process end: in destructors of static and thread_local
 *   objects and of pthread keys, and in functions of `atexit`. Unload the library (`dlclose`,
 *   `FreeLibrary`) only when no handle is left and no call is under way.
 *
 * C++: functions of the library throw nothing. No exception and no longjmp may leave a callback.
 */

#ifndef GFXHUB_H
#define GFXHUB_H
