/*
 * The boundary tests: call every export so that it panics, with NULL for each pointer, and with
 * text that is not UTF-8. The program must not crash, and every export must report what happened
 * correctly.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "trial.h"

/* Number of panics. */
static int panics = 0;
/* Number of panics after a command was carried out. */
static int panics_after_writes = 0;

static trial begin(const trial_entry *entry, const char *how) {
  trial t;
  memset(&t, 0, sizeof t);
  t.name = entry->name;
  t.how = how;
  t.null_at = t.broken_at = -1;
  t.expected = EXPECT_ANY;
  return t;
}

/* Arms or disarms a panic of an export, in the library that contains the export. Returns true if
 * the panic that was armed before has not occurred. */
static bool arm(const trial_entry *entry, bool on, uint32_t moment) {
  static const char OF_HUB[] = "gfxhub_local_hub_";
  const char *name = on ? entry->name : NULL;
  if (strncmp(entry->name, OF_HUB, strlen(OF_HUB)) == 0) {
    return gfxhub_local_hub_inject_panic(name, moment);
  }
  return gfxhub_inject_panic(name, moment);
}

/* Makes an export panic and calls it. Returns true if the panic occurred. */
static bool struck(fixture *have, const trial_entry *entry, trial *t, uint32_t moment) {
  arm(entry, true, moment);
  entry->call(have, t);
  return !arm(entry, false, 0);
}

static void panics_of(fixture *have, const trial_entry *entry) {
  trial t = begin(entry, "a panic at its beginning");
  t.expected = EXPECT_INTERNAL;
  t.effect = GFXHUB_EFFECT_NONE;
  if (!struck(have, entry, &t, 0)) {
    fprintf(stderr, "%s does not catch panics\n", entry->name);
    trial_faults++;
  }
  panics++;
  if (entry->of == TRIAL_PLAIN) {
    return;
  }
  t = begin(entry, "a panic while it is sent");
  t.expected = EXPECT_INTERNAL;
  t.effect = GFXHUB_EFFECT_NONE;
  if (!struck(have, entry, &t, 1)) {
    fprintf(stderr, "%s does not panic before it is sent\n", entry->name);
    trial_faults++;
  }
  panics++;
}

/* Makes an export panic after its response. A call that fails has no response, so it does not
 * panic. */
static void panic_after(fixture *have, const trial_entry *entry) {
  trial t = begin(entry, "a panic after its answer");
  bool came;
  t.effect = entry->of == TRIAL_WRITE ? GFXHUB_EFFECT_DONE : GFXHUB_EFFECT_NONE;
  t.expected = EXPECT_AFTER;
  came = struck(have, entry, &t, 2);
  if (came != (t.status == GFXHUB_STATUS_INTERNAL) || (!came && t.status == GFXHUB_STATUS_OK)) {
    fprintf(stderr, "%s: panic after its response: status %d\n", entry->name, (int)t.status);
    trial_faults++;
  }
  panics += came;
  panics_after_writes += came && entry->of == TRIAL_WRITE;
}

static void wrong_arguments(fixture *have, const trial_entry *entry) {
  int at;
  for (at = 0; entry->arguments[at] != '\0'; at++) {
    char letter = entry->arguments[at];
    char how[48];
    trial t;
    if (letter == '-') {
      continue;
    }
    snprintf(how, sizeof how, "NULL for argument %d", at);
    t = begin(entry, how);
    t.null_at = at;
    if (letter == 'P' || letter == 'T') {
      t.expected = EXPECT_INVALID;
    } else if (at == 0) {
      t.expected = EXPECT_NEUTRAL;
    }
    entry->call(have, &t);
    if (letter == 't' || letter == 'T') {
      snprintf(how, sizeof how, "broken text for argument %d", at);
      t = begin(entry, how);
      t.broken_at = at;
      t.expected = EXPECT_INVALID;
      entry->call(have, &t);
    }
  }
}

static void try_one(fixture *have, const trial_entry *entry) {
  trial t = begin(entry, "as it is meant");
  if (entry->of != TRIAL_PLAIN) {
    panic_after(have, entry);
  }
  panics_of(have, entry);
  entry->call(have, &t);
  wrong_arguments(have, entry);
}

static bool is_of_event(const trial_entry *entry) {
  return strncmp(entry->name, "gfxhub_event_", strlen("gfxhub_event_")) == 0;
}

/* The callback tries the exports of events, because an event exists only during a callback. */
static void try_events(const gfxhub_event *event, void *user_data) {
  fixture *have = user_data;
  const trial_entry *entry;
  have->event = event;
  for (entry = trials; entry->name != NULL; entry++) {
    if (is_of_event(entry)) {
      try_one(have, entry);
    }
  }
  have->event = NULL;
}

static void report_to_events(fixture *have) {
  gfxhub_client_options *options = gfxhub_client_options_new();
  gfxhub_client *client = NULL;
  gfxhub_engine_list *engines = NULL;
  gfxhub_client_options_set_on_event(options, try_events, have, NULL);
  gfxhub_client_new(have->url, options, &client, NULL);
  gfxhub_engines_list(client, NULL, &engines, NULL);
  gfxhub_engine_list_free(engines);
  gfxhub_client_free(client);
  gfxhub_client_options_free(options);
}

int main(void) {
  fixture have;
  const trial_entry *entry;
  int exports = 0;
  make_fixture(&have);
  report_to_events(&have);
  for (entry = trials; entry->name != NULL; entry++) {
    exports++;
    if (!is_of_event(entry)) {
      try_one(&have, entry);
    }
  }
  free_fixture(&have);
  if (panics_after_writes < 15) {
    fprintf(
        stderr, "only %d commands panicked after they had been carried out\n", panics_after_writes);
    trial_faults++;
  }
  fprintf(stderr, "boundary: %d exports, %d panics, %d faults\n", exports, panics, trial_faults);
  return trial_faults == 0 ? 0 : 1;
}
