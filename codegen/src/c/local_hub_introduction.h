/* Written by cargo xtask generate; do not edit. */
/**
 * gfxhub_local_hub: a hub simulator, which runs within the process of a test. A library of its own, so
 * that what is shipped carries no simulator:
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
 * `pkg-config --cflags --libs gfxhub gfxhub_local_hub` says what it is built with. With CMake,
 * find_package(gfxhub COMPONENTS local_hub) gives the target gfxhub::local_hub, to be linked beside
 * gfxhub::gfxhub or gfxhub::static. It is there as a shared library alone.
 *
 * - The rules of gfxhub.h for calls, ownership and text hold. What this library gives, it frees:
 *   its texts are not `gfxhub_string`.
 * - A hub may be asked, and be told to fail, to forget or to move its clock on, by any thread at any
 *   time until it is freed. It has one thread, and one more where it has a store;
 *   `gfxhub_set_thread_hooks` is for those of the other library.
 */

#ifndef GFXHUB_LOCAL_HUB_H
#define GFXHUB_LOCAL_HUB_H
