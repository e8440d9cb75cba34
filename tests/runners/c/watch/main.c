/*
 * Watches that open and close while another thread changes what they look at: some are read, some
 * are closed at their first look, all are freed. Nothing may hang, and neither memory nor threads
 * may be left.
 *
 *   watch CYCLES   number of watches that are opened and closed in each of two passes
 */

#include <gfxhub.h>
#include <gfxhub_local_hub.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../system/threads.h"

/* A close takes 60 ms at most; more on a busy machine, or under a memory checker. */
#define LIMIT_MS 10000
#define MAX_GROWTH_KIB (24 * 1024)
#define NODE "Mixer_0"
#define PATH "Default//Opacity/0"

static void need(bool well, const char *what) {
  if (!well) {
    fprintf(stderr, "watch: %s\n", what);
    exit(3);
  }
}

/* Returns a number from the status of this process; -1 where the system has no such file. */
static long status_of(const char *name) {
  char line[256];
  long found = -1;
  FILE *file = fopen("/proc/self/status", "r");
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, name, strlen(name)) == 0) {
      found = strtol(line + strlen(name), NULL, 10);
    }
  }
  if (file != NULL) {
    fclose(file);
  }
  return found;
}

/* Sets a property until its client is closed. */
static void change(void *with) {
  const gfxhub_client *client = with;
  double value = 0;
  while (!gfxhub_client_is_closed(client)) {
    gfxhub_value *number = gfxhub_value_new_double(value);
    gfxhub_property_update *update = gfxhub_property_update_new(number);
    gfxhub_engines_set_property(client, 3, NODE, PATH, update, NULL, NULL, NULL);
    gfxhub_property_update_free(update);
    gfxhub_value_free(number);
    value = value < 1 ? value + 0.25 : 0;
  }
}

/* Opens and closes watches. Returns the longest time that it took to end one. */
static double cycle(const gfxhub_client *client, int cycles) {
  double longest = 0;
  int at;
  for (at = 0; at < cycles; at++) {
    gfxhub_watch_options *options = gfxhub_watch_options_new();
    gfxhub_watch *watch = NULL;
    double began, took;
    gfxhub_watch_options_set_topics(options, "Studio A / " NODE);
    gfxhub_watch_options_set_within_ms(options, 20);
    need(gfxhub_watch_new(client, options, &watch, NULL) == GFXHUB_STATUS_OK, "no watch");
    gfxhub_watch_options_free(options);
    if (at % 3 > 0) {
      gfxhub_watch_changes *changes = NULL;
      need(
          gfxhub_watch_next_change(watch, at % 2 ? LIMIT_MS : 5, &changes, NULL) ==
              GFXHUB_STATUS_OK,
          "changes cannot be read");
      need(at % 2 == 0 || changes != NULL, "no change was reported");
      gfxhub_watch_changes_free(changes);
    }
    began = now_ms();
    if (at % 2 == 0) {
      need(
          gfxhub_watch_close(watch, LIMIT_MS, NULL, NULL) == GFXHUB_STATUS_OK,
          "a watch does not close");
    }
    gfxhub_watch_free(watch);
    took = now_ms() - began;
    longest = took > longest ? took : longest;
  }
  return longest;
}

int main(int count, char **arguments) {
  gfxhub_local_hub *hub = NULL;
  gfxhub_client *client = NULL, *other = NULL;
  thread *changing;
  double longest, last;
  long memory, grown, threads, waits;
  int cycles;
  if (count != 2) {
    fprintf(stderr, "usage: watch CYCLES\n");
    return 2;
  }
  cycles = atoi(arguments[1]);
  need(cycles > 0, "the number of cycles must be 1 or more");
  need(gfxhub_local_hub_start(NULL, &hub, NULL) == GFXHUB_STATUS_OK, "no hub");
  need(
      gfxhub_client_new(gfxhub_local_hub_url(hub).data, NULL, &client, NULL) == GFXHUB_STATUS_OK &&
          gfxhub_client_new(gfxhub_local_hub_url(hub).data, NULL, &other, NULL) == GFXHUB_STATUS_OK,
      "no client");
  changing = thread_start(change, other);
  threads = status_of("Threads:");
  longest = cycle(client, cycles);
  memory = status_of("VmRSS:");
  last = cycle(client, cycles);
  longest = last > longest ? last : longest;
  grown = status_of("VmRSS:") - memory;
  gfxhub_client_close(other);
  thread_join(changing);
  for (waits = 0; status_of("Threads:") > threads; waits++) {
    need(waits < LIMIT_MS / 10, "threads are left");
    pause_ms(10);
  }
  gfxhub_client_free(client);
  gfxhub_client_free(other);
  gfxhub_local_hub_free(hub);
  fprintf(
      stderr, "watch: %d cycles, the end of one took %.1f ms at most, memory grew by %ld KiB\n",
      2 * cycles, longest, grown);
  need(longest < LIMIT_MS, "a watch took too long to end");
  need(grown < MAX_GROWTH_KIB, "memory is left");
  return 0;
}
