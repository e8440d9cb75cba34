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
 * @CONTENTS@
 *
 * - The rules of gfxhub.h for calls, ownership, NULL and text apply. Free objects of this library
 *   only with functions of this library: its texts are not `gfxhub_string`.
 * - Any thread may read the simulator, inject faults, reset it or advance its clock, at any time
 *   until the simulator is freed. A simulator runs one thread, and a second one if it has a store.
 *   `gfxhub_set_thread_hooks` applies only to the threads of the client library.
 */
