/* The trials of the boundary tests: the arguments of an export, and the results that it may
 * have. */

#ifndef TRIAL_H
#define TRIAL_H

#include <gfxhub.h>
#include <gfxhub_local_hub.h>

#include "boundary/fixture_typed.h"

/* Functions that the libraries have with the feature panic-injection. */
bool gfxhub_inject_panic(const char *name, uint32_t moment);
bool gfxhub_local_hub_inject_panic(const char *name, uint32_t moment);

/* The fixture: one object of each kind. */
typedef struct {
  const char *url;
  gfxhub_local_hub *local_hub;
  gfxhub_local_hub_options *local_hub_options;
  gfxhub_local_hub_text *local_hub_text;
  gfxhub_client *client;
  gfxhub_client *spare_client;
  gfxhub_client *group;
  gfxhub_client_options *client_options;
  gfxhub_call_options *call_options;
  gfxhub_batch_options *batch_options;
  gfxhub_live_options *live_options;
  gfxhub_live_session *live_session;
  gfxhub_live_session *spare_live_session;
  gfxhub_live_property *live_property;
  gfxhub_live_reports *live_reports;
  gfxhub_watch_options *watch_options;
  gfxhub_watch *watch;
  gfxhub_watch *spare_watch;
  gfxhub_watch_changes *watch_changes;
  gfxhub_cancel_token *cancel_token;
  gfxhub_cancel_token *spare_token;
  gfxhub_error *error;
  gfxhub_string *string;
  gfxhub_utf16 *utf16;
  gfxhub_value *value;
  gfxhub_value *array;
  gfxhub_value *object;
  gfxhub_invoked *invoked;
  gfxhub_response *response;
  gfxhub_pending *pending;
  gfxhub_completion *completion;
  gfxhub_completions *completions;
  const gfxhub_renderer_ref *renderer_ref;
  /* Borrowed; valid only while a callback runs. */
  const gfxhub_event *event;
  const uint16_t *units;
  gfxhub_vector vector;
  gfxhub_matrix matrix;
  gfxhub_track track;
  gfxhub_texture texture;
  /* Two members of a group: engines of the hub. */
  gfxhub_group_member group_member[2];
  FIXTURE_TYPED
} fixture;

void make_fixture(fixture *have);
void free_fixture(fixture *have);
void *fixture_need(void *made, const char *what);

/* These functions are generated. */
void make_typed(fixture *have);
void free_typed(fixture *have);
#include "boundary/fixture_made.h"

/* Functions that create the objects which have a `_free` function. */
gfxhub_local_hub *make_local_hub(const fixture *have);
gfxhub_local_hub_options *make_local_hub_options(const fixture *have);
gfxhub_local_hub_text *make_local_hub_text(const fixture *have);
gfxhub_client *make_client(const fixture *have);
gfxhub_client_options *make_client_options(const fixture *have);
gfxhub_call_options *make_call_options(const fixture *have);
gfxhub_batch_options *make_batch_options(const fixture *have);
gfxhub_live_options *make_live_options(const fixture *have);
gfxhub_live_session *make_live_session(const fixture *have);
gfxhub_live_property *make_live_property(const fixture *have);
gfxhub_live_reports *make_live_reports(const fixture *have);
gfxhub_watch_options *make_watch_options(const fixture *have);
gfxhub_watch *make_watch(const fixture *have);
gfxhub_watch_changes *make_watch_changes(const fixture *have);
gfxhub_cancel_token *make_cancel_token(const fixture *have);
gfxhub_error *make_error(const fixture *have);
gfxhub_string *make_string(const fixture *have);
gfxhub_utf16 *make_utf16(const fixture *have);
gfxhub_value *make_value(const fixture *have);
gfxhub_invoked *make_invoked(const fixture *have);
gfxhub_response *make_response(const fixture *have);
gfxhub_pending *make_pending(const fixture *have);
gfxhub_completion *make_completion(const fixture *have);
gfxhub_completions *make_completions(const fixture *have);

/* The result that an export must give in a trial. */
typedef enum {
  /* Any result except a panic. */
  EXPECT_ANY,
  /* The neutral value. */
  EXPECT_NEUTRAL,
  /* The argument is refused; an export without a status returns the neutral value. */
  EXPECT_INVALID,
  /* The export panics and reports this effect; an export without a status returns the neutral
   * value. */
  EXPECT_INTERNAL,
  /* Like EXPECT_INTERNAL if the hub has responded, else any result. */
  EXPECT_AFTER
} expectation;

typedef struct {
  const char *name;
  const char *how;
  /* Index of the argument that is NULL; -1 if there is none. */
  int null_at;
  /* Index of the argument with invalid text; -1 if there is none. */
  int broken_at;
  expectation expected;
  gfxhub_effect effect;
  /* Status that was returned; GFXHUB_STATUS_OK for an export without one. */
  gfxhub_status status;
} trial;

typedef enum { TRIAL_PLAIN, TRIAL_READ, TRIAL_WRITE } trial_class;

typedef struct {
  const char *name;
  void (*call)(fixture *have, trial *t);
  /* A letter for each argument; codegen/src/c/boundary.rs describes them. */
  const char *arguments;
  trial_class of;
} trial_entry;

/* All trials. An entry without a name follows the last one. */
extern const trial_entry trials[];

#define TRIAL_GIVEN(t, at) ((t)->null_at != (at))

const char *trial_text(const trial *t, int at, const char *text);
/* Returns true if the handle that was to be freed still exists. */
bool trial_kept(const trial *t, int at);
void trial_on_event(const gfxhub_event *event, void *user_data);
void trial_on_completion(const gfxhub_completion *completion, void *user_data);
void trial_work(const gfxhub_client *client, const gfxhub_error *error, void *user_data);
void trial_hook(void *user_data);
bool trial_on_progress(size_t done, size_t total, void *user_data);

/* These functions record the results of an export. */
void trial_status(trial *t, gfxhub_status got, const gfxhub_error *error);
void trial_message(trial *t, gfxhub_status got, const gfxhub_local_hub_text *told);
void trial_str(trial *t, gfxhub_str got);
void trial_pointer(trial *t, const void *got);
void trial_number(trial *t, bool got);
void trial_nothing(trial *t);

/* Number of wrong results. */
extern int trial_faults;

#endif /* TRIAL_H */
