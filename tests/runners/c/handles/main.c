/*
 * Plays the shared cases of handles and of composed calls.
 *
 * It reads the lines of the conformance server from stdin and writes its own to stdout; the program
 * that starts both connects them.
 */

#include <gfxhub.h>
#include <gfxhub_local_hub.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../lines.h"

enum { MOST = 8 };

/* An object that a step has opened. One of the five pointers is set; that of a hub is NULL after
 * its stop. */
typedef struct {
  char name[16];
  gfxhub_client *client;
  gfxhub_live_session *session;
  gfxhub_live_property *property;
  gfxhub_watch *watch;
  gfxhub_local_hub *hub;
  bool is_hub;
} opened;

/* A case in progress. */
typedef struct {
  char *url;
  opened objects[MOST];
  size_t count;
} play;

/* The outcome of a step: a result, an error, or an error of a local hub as an object. */
typedef struct {
  gfxhub_value *result;
  gfxhub_error *error;
  gfxhub_value *refusal;
} outcome;

static const char *word(const gfxhub_value *object, const char *name) {
  const gfxhub_value *member = gfxhub_value_get(object, name);
  return member != NULL ? gfxhub_value_as_text(member).data : "";
}

static bool is(const char *one, const char *other) { return strcmp(one, other) == 0; }

static double decimal(const gfxhub_value *object, const char *name) {
  double got = 0;
  if (!gfxhub_value_as_double(gfxhub_value_get(object, name), &got)) {
    give_up("no number", name);
  }
  return got;
}

static uint64_t timeout(const gfxhub_value *given) { return (uint64_t)number(given, "timeoutMs"); }

static opened *find(play *of, const char *name) {
  size_t at;
  for (at = 0; at < of->count; at++) {
    if (is(of->objects[at].name, name)) {
      return &of->objects[at];
    }
  }
  give_up("nothing has this name", name);
  return NULL;
}

static opened *keep(play *of, const char *name) {
  opened *made;
  if (of->count == MOST) {
    give_up("too many objects", name);
  }
  made = &of->objects[of->count++];
  memset(made, 0, sizeof *made);
  snprintf(made->name, sizeof made->name, "%s", name);
  return made;
}

static outcome flag(bool value) {
  outcome made = {gfxhub_value_new_bool(value), NULL, NULL};
  return made;
}

static outcome nothing(void) {
  outcome made = {gfxhub_value_new_null(), NULL, NULL};
  return made;
}

/* Returns the outcome with an error; empty if `error` is NULL. */
static outcome ended(gfxhub_error *error) {
  outcome made = {NULL, error, NULL};
  return error != NULL ? made : nothing();
}

static outcome counted(size_t left, gfxhub_error *error) {
  outcome made = {error != NULL ? NULL : gfxhub_value_new_int64((int64_t)left), error, NULL};
  return made;
}

static gfxhub_value *read_json(const char *json) {
  gfxhub_value *value = NULL;
  if (gfxhub_value_from_json(json, &value, NULL) != GFXHUB_STATUS_OK) {
    give_up("no JSON", json);
  }
  return value;
}

static outcome invoked(
    const gfxhub_client *hub, const char *operation, const gfxhub_value *arguments) {
  gfxhub_string *json = gfxhub_value_to_json(arguments);
  gfxhub_invoked *result = NULL;
  outcome made = {NULL, NULL, NULL};
  gfxhub_invoke(hub, operation, gfxhub_string_str(json).data, NULL, &result, &made.error);
  if (made.error == NULL) {
    gfxhub_str text = gfxhub_invoked_result(result);
    made.result = text.len > 0 ? read_json(text.data) : gfxhub_value_new_null();
  }
  gfxhub_invoked_free(result);
  gfxhub_string_free(json);
  return made;
}

static outcome open_watch(play *of, const gfxhub_value *step, const gfxhub_client *hub) {
  const gfxhub_value *given = gfxhub_value_get(step, "options");
  gfxhub_watch_options *options = gfxhub_watch_options_new();
  gfxhub_watch *watch = NULL;
  gfxhub_error *error = NULL;
  size_t at;
  for (at = 0; given != NULL && at < gfxhub_value_len(given); at++) {
    const char *name = gfxhub_value_key_at(given, at).data;
    if (is(name, "topics")) {
      gfxhub_watch_options_set_topics(options, word(given, name));
    } else if (is(name, "skipInitial")) {
      gfxhub_watch_options_set_skip_initial(options, true);
    } else if (is(name, "withinMs")) {
      gfxhub_watch_options_set_within_ms(options, (uint64_t)number(given, name));
    } else if (is(name, "fastestMs")) {
      gfxhub_watch_options_set_fastest_ms(options, (uint64_t)number(given, name));
    } else if (is(name, "slowestMs")) {
      gfxhub_watch_options_set_slowest_ms(options, (uint64_t)number(given, name));
    } else if (is(name, "deadband")) {
      double deadband = 0;
      gfxhub_value_as_double(gfxhub_value_get(given, name), &deadband);
      gfxhub_watch_options_set_deadband(options, deadband);
    } else {
      gfxhub_watch_options_set_max_waiting(options, (uint64_t)number(given, name));
    }
  }
  gfxhub_watch_new(hub, options, &watch, &error);
  gfxhub_watch_options_free(options);
  if (error == NULL) {
    keep(of, word(step, "as"))->watch = watch;
  }
  return ended(error);
}

static outcome open_session(play *of, const gfxhub_value *step, const gfxhub_client *hub) {
  const gfxhub_value *given = gfxhub_value_get(step, "options");
  gfxhub_live_options *options = gfxhub_live_options_new();
  gfxhub_live_session *session = NULL;
  gfxhub_error *error = NULL;
  size_t at;
  for (at = 0; given != NULL && at < gfxhub_value_len(given); at++) {
    const char *name = gfxhub_value_key_at(given, at).data;
    uint64_t count = (uint64_t)number(given, name);
    if (is(name, "rate")) {
      gfxhub_live_options_set_rate(options, count);
    } else if (is(name, "totalRate")) {
      gfxhub_live_options_set_total_rate(options, count);
    } else if (is(name, "staleAfterMs")) {
      gfxhub_live_options_set_stale_after_ms(options, count);
    } else {
      gfxhub_live_options_set_max_properties(options, count);
    }
  }
  gfxhub_live_session_new(hub, options, &session, &error);
  gfxhub_live_options_free(options);
  if (error == NULL) {
    keep(of, word(step, "as"))->session = session;
  }
  return ended(error);
}

/* Returns the outcome of a call of a local hub, whose error is a text. */
static outcome done(gfxhub_status status, gfxhub_local_hub_text *error) {
  outcome made = {NULL, NULL, NULL};
  gfxhub_local_hub_text_free(error);
  if (status == GFXHUB_STATUS_OK) {
    return nothing();
  }
  made.refusal = gfxhub_value_new_object();
  put(made.refusal, "kind",
      gfxhub_value_new_text(status == GFXHUB_STATUS_INVALID ? "Invalid" : "another"));
  return made;
}

static outcome open_hub(play *of, const gfxhub_value *step) {
  const gfxhub_value *given = gfxhub_value_get(step, "options");
  gfxhub_local_hub_options *options = gfxhub_local_hub_options_new();
  gfxhub_local_hub_text *error = NULL;
  gfxhub_local_hub *hub = NULL;
  gfxhub_status status;
  if (given != NULL && gfxhub_value_get(given, "token") != NULL) {
    gfxhub_local_hub_options_set_token(options, word(given, "token"));
  }
  if (given != NULL && gfxhub_value_get(given, "profile") != NULL) {
    gfxhub_local_hub_options_set_profile(options, word(given, "profile"));
  }
  if (given != NULL && is(word(given, "clock"), "manual")) {
    gfxhub_local_hub_options_set_manual_clock(options, true);
  }
  status = gfxhub_local_hub_start(options, &hub, &error);
  gfxhub_local_hub_options_free(options);
  if (status == GFXHUB_STATUS_OK) {
    opened *made = keep(of, word(step, "as"));
    made->hub = hub;
    made->is_hub = true;
  }
  return done(status, error);
}

static outcome open_client(play *of, const gfxhub_value *step, const char *url) {
  const gfxhub_value *given = gfxhub_value_get(step, "options");
  gfxhub_client_options *options = gfxhub_client_options_new();
  gfxhub_client *other = NULL;
  gfxhub_error *error = NULL;
  bool read_only = false;
  if (given != NULL && gfxhub_value_as_bool(gfxhub_value_get(given, "readOnly"), &read_only)) {
    gfxhub_client_options_set_read_only(options, read_only);
  }
  if (given != NULL && gfxhub_value_get(given, "guard") != NULL) {
    gfxhub_client_options_set_guard(options, word(given, "guard"));
  }
  if (given != NULL && gfxhub_value_get(given, "onceWithinMs") != NULL) {
    gfxhub_client_options_set_once_within_ms(options, (uint64_t)number(given, "onceWithinMs"));
  }
  if (given != NULL && gfxhub_value_get(given, "recordResponses") != NULL) {
    gfxhub_client_options_set_record_responses(options, word(given, "recordResponses"));
  }
  gfxhub_client_new(url, options, &other, &error);
  gfxhub_client_options_free(options);
  if (error == NULL) {
    keep(of, word(step, "as"))->client = other;
  }
  return ended(error);
}

/* Creates a group from the engines of a client, or from other clients. */
static outcome open_group(play *of, const gfxhub_value *step, const gfxhub_client *hub) {
  const gfxhub_value *given = gfxhub_value_get(step, "options");
  const gfxhub_value *engines = gfxhub_value_get(given, "engines");
  const gfxhub_value *clients = gfxhub_value_get(given, "members");
  const size_t count = gfxhub_value_len(engines != NULL ? engines : clients);
  gfxhub_group_member members[MOST];
  gfxhub_client *group = NULL;
  gfxhub_error *error = NULL;
  bool all = engines != NULL;
  size_t at;
  for (at = 0; at < count && at < MOST; at++) {
    if (engines != NULL) {
      members[at].name = gfxhub_value_as_text(gfxhub_value_at(engines, at)).data;
      members[at].engine = members[at].name;
      members[at].client = hub;
    } else {
      members[at].name = gfxhub_value_key_at(clients, at).data;
      members[at].engine = NULL;
      members[at].client = find(of, word(clients, members[at].name))->client;
    }
  }
  gfxhub_value_as_bool(gfxhub_value_get(given, "all"), &all);
  gfxhub_group_new(members, count, all, &group, &error);
  if (error == NULL) {
    keep(of, word(step, "as"))->client = group;
  }
  return ended(error);
}

static outcome open(play *of, const gfxhub_value *step, const opened *on) {
  if (is(word(step, "open"), "LocalHub")) {
    return open_hub(of, step);
  }
  if (is(word(step, "open"), "Group")) {
    return open_group(of, step, on->client);
  }
  if (is(word(step, "open"), "LiveSession")) {
    return open_session(of, step, on->client);
  }
  if (is(word(step, "open"), "Watch")) {
    return open_watch(of, step, on->client);
  }
  return open_client(of, step, on->is_hub ? gfxhub_local_hub_url(on->hub).data : of->url);
}

static gfxhub_value *address(int64_t engine, gfxhub_str node, gfxhub_str path) {
  gfxhub_value *object = gfxhub_value_new_object();
  put(object, "engineId", gfxhub_value_new_int64(engine));
  put(object, "nodePath", text(node));
  put(object, "propertyPath", text(path));
  return object;
}

static const char *kind_word(gfxhub_live_report_kind kind) {
  switch (kind) {
    case GFXHUB_LIVE_REPORT_KIND_FAILED:
      return "failed";
    case GFXHUB_LIVE_REPORT_KIND_EXPIRED:
      return "expired";
    case GFXHUB_LIVE_REPORT_KIND_LOST:
      return "lost";
    case GFXHUB_LIVE_REPORT_KIND_BACK:
      return "back";
    default:
      return "another";
  }
}

static outcome reported(gfxhub_live_reports *reports) {
  outcome made = {gfxhub_value_new_array(), NULL, NULL};
  size_t at;
  for (at = 0; at < gfxhub_live_reports_len(reports); at++) {
    gfxhub_value *report = gfxhub_value_new_object();
    const gfxhub_error *error = gfxhub_live_reports_error_at(reports, at);
    gfxhub_str path = gfxhub_live_reports_property_path_at(reports, at);
    int64_t engine = 0;
    put(report, "kind", gfxhub_value_new_text(kind_word(gfxhub_live_reports_kind_at(reports, at))));
    if (gfxhub_live_reports_engine_id_at(reports, at, &engine) && path.len > 0) {
      gfxhub_str node = gfxhub_live_reports_node_path_at(reports, at);
      put(report, "address", address(engine, node, path));
    }
    if (error != NULL) {
      put(report, "error", failure(error));
    }
    gfxhub_value_push(made.result, report);
    gfxhub_value_free(report);
  }
  gfxhub_live_reports_free(reports);
  return made;
}

static outcome figures(const gfxhub_live_session *session) {
  gfxhub_live_stats stats;
  outcome made = {gfxhub_value_new_object(), NULL, NULL};
  if (!gfxhub_live_session_stats(session, &stats)) {
    give_up("there are no figures", "stats");
  }
  put(made.result, "sets", gfxhub_value_new_uint64(stats.sets));
  put(made.result, "delivered", gfxhub_value_new_uint64(stats.delivered));
  put(made.result, "superseded", gfxhub_value_new_uint64(stats.superseded));
  put(made.result, "failed", gfxhub_value_new_uint64(stats.failed));
  put(made.result, "expired", gfxhub_value_new_uint64(stats.expired));
  put(made.result, "dropped", gfxhub_value_new_uint64(stats.dropped));
  put(made.result, "waiting", gfxhub_value_new_uint64(stats.waiting));
  put(made.result, "reportsDropped", gfxhub_value_new_uint64(stats.reports_dropped));
  return made;
}

static const char *change_word(gfxhub_watch_change_kind kind) {
  switch (kind) {
    case GFXHUB_WATCH_CHANGE_KIND_ADDED:
      return "added";
    case GFXHUB_WATCH_CHANGE_KIND_CHANGED:
      return "changed";
    case GFXHUB_WATCH_CHANGE_KIND_LOST:
      return "lost";
    case GFXHUB_WATCH_CHANGE_KIND_SYNCED:
      return "synced";
    default:
      return "another";
  }
}

static gfxhub_value *text_or_null(gfxhub_str given) {
  return given.len > 0 ? text(given) : gfxhub_value_new_null();
}

static gfxhub_value *value_or_null(const gfxhub_value *given) {
  return given != NULL ? gfxhub_value_clone(given) : gfxhub_value_new_null();
}

static outcome changed(gfxhub_watch_changes *changes) {
  outcome made = {gfxhub_value_new_array(), NULL, NULL};
  size_t at;
  for (at = 0; at < gfxhub_watch_changes_len(changes); at++) {
    gfxhub_value *change = gfxhub_value_new_object();
    const gfxhub_error *error = gfxhub_watch_changes_error_at(changes, at);
    const char *kind = change_word(gfxhub_watch_changes_kind_at(changes, at));
    put(change, "kind", gfxhub_value_new_text(kind));
    put(change, "topic", text(gfxhub_watch_changes_topic_at(changes, at)));
    put(change, "key", text_or_null(gfxhub_watch_changes_key_at(changes, at)));
    put(change, "name", text_or_null(gfxhub_watch_changes_name_at(changes, at)));
    put(change, "fields", value_or_null(gfxhub_watch_changes_fields_at(changes, at)));
    put(change, "before", value_or_null(gfxhub_watch_changes_before_at(changes, at)));
    put(change, "after", value_or_null(gfxhub_watch_changes_after_at(changes, at)));
    put(change, "seq", gfxhub_value_new_uint64(gfxhub_watch_changes_seq_at(changes, at)));
    put(change, "gap", gfxhub_value_new_uint64(gfxhub_watch_changes_gap_at(changes, at)));
    put(change, "member", text_or_null(gfxhub_watch_changes_member_at(changes, at)));
    if (error != NULL) {
      put(change, "error", failure(error));
    }
    gfxhub_value_push(made.result, change);
    gfxhub_value_free(change);
  }
  gfxhub_watch_changes_free(changes);
  return made;
}

static outcome watch_figures(const gfxhub_watch *watch) {
  gfxhub_watch_figures stats;
  outcome made = {gfxhub_value_new_object(), NULL, NULL};
  if (!gfxhub_watch_stats(watch, &stats)) {
    give_up("there are no figures", "stats");
  }
  put(made.result, "looks", gfxhub_value_new_uint64(stats.looks));
  put(made.result, "failed", gfxhub_value_new_uint64(stats.failed));
  put(made.result, "changes", gfxhub_value_new_uint64(stats.changes));
  put(made.result, "folded", gfxhub_value_new_uint64(stats.folded));
  put(made.result, "waiting", gfxhub_value_new_uint64(stats.waiting));
  put(made.result, "lost", gfxhub_value_new_uint64(stats.lost));
  put(made.result, "stretchPercent", gfxhub_value_new_uint64(stats.stretch_percent));
  return made;
}

static outcome of_watch(const gfxhub_watch *watch, const char *method, const gfxhub_value *given) {
  gfxhub_error *error = NULL;
  size_t left = 0;
  if (is(method, "close")) {
    gfxhub_watch_close(watch, timeout(given), &left, &error);
    return counted(left, error);
  }
  if (is(method, "stats")) {
    return watch_figures(watch);
  }
  if (is(method, "is_closed")) {
    return flag(gfxhub_watch_is_closed(watch));
  }
  if (is(method, "take_changes")) {
    return changed(gfxhub_watch_take_changes(watch, 0));
  }
  if (is(method, "wait_changes")) {
    return changed(gfxhub_watch_take_changes(watch, timeout(given)));
  }
  if (is(method, "next_change")) {
    gfxhub_watch_changes *change = NULL;
    gfxhub_status status = gfxhub_watch_next_change(watch, timeout(given), &change, NULL);
    if (status != GFXHUB_STATUS_OK && status != GFXHUB_STATUS_CLOSED) {
      give_up("it failed", method);
    }
    return changed(change);
  }
  if (!is(method, "look")) {
    give_up("a watch has no such method", method);
  }
  gfxhub_watch_look(watch);
  return nothing();
}

static outcome property_of(play *of, const gfxhub_value *step, const gfxhub_value *given) {
  const gfxhub_live_session *session = find(of, word(step, "on"))->session;
  gfxhub_live_property *property = NULL;
  gfxhub_error *error = NULL;
  if (is(word(step, "method"), "property_at")) {
    gfxhub_live_session_property_at(session, word(given, "path"), &property, &error);
  } else {
    gfxhub_live_session_property(
        session, number(given, "engineId"), word(given, "nodePath"), word(given, "propertyPath"),
        &property, &error);
  }
  if (error == NULL) {
    keep(of, word(step, "as"))->property = property;
  }
  return ended(error);
}

/* Returns an array of only the next report; empty if none came in time or the session has ended. */
static outcome next_report(const gfxhub_live_session *session, uint64_t timeout_ms) {
  gfxhub_live_reports *report = NULL;
  gfxhub_status status = gfxhub_live_session_next_report(session, timeout_ms, &report, NULL);
  if (status != GFXHUB_STATUS_OK && status != GFXHUB_STATUS_CLOSED) {
    give_up("it failed", "next_report");
  }
  return reported(report);
}

static outcome of_session(
    const gfxhub_live_session *session, const char *method, const gfxhub_value *given) {
  gfxhub_error *error = NULL;
  size_t left = 0;
  if (is(method, "flush")) {
    gfxhub_live_session_flush(session, timeout(given), &left, &error);
    return counted(left, error);
  }
  if (is(method, "close")) {
    gfxhub_live_session_close(session, timeout(given), &left, &error);
    return counted(left, error);
  }
  if (is(method, "stats")) {
    return figures(session);
  }
  if (is(method, "is_closed")) {
    return flag(gfxhub_live_session_is_closed(session));
  }
  if (is(method, "take_reports")) {
    return reported(gfxhub_live_session_take_reports(session, 0));
  }
  if (is(method, "wait_reports")) {
    return reported(gfxhub_live_session_take_reports(session, timeout(given)));
  }
  if (is(method, "next_report")) {
    return next_report(session, timeout(given));
  }
  if (is(method, "begin_frame")) {
    gfxhub_live_session_begin_frame(session);
  } else if (is(method, "end_frame")) {
    gfxhub_live_session_end_frame(session);
  } else if (is(method, "reassert")) {
    gfxhub_live_session_reassert(session);
  } else {
    give_up("a session has no such method", method);
  }
  return nothing();
}

static bool set(gfxhub_live_property *property, const gfxhub_value *value) {
  const char *number = word(value, "$number");
  double got = 0;
  gfxhub_vector vector;
  if (number[0] != '\0') {
    return gfxhub_live_property_set_number(property, strtod(number, NULL));
  }
  if (gfxhub_value_as_vector(value, &vector)) {
    return gfxhub_live_property_set_vector(property, vector);
  }
  return gfxhub_value_as_double(value, &got) ? gfxhub_live_property_set_number(property, got)
                                             : gfxhub_live_property_set_value(property, value);
}

static bool ease(gfxhub_live_property *property, const gfxhub_value *given) {
  gfxhub_property_update *update = gfxhub_property_update_new(gfxhub_value_get(given, "value"));
  bool eased;
  gfxhub_property_update_set_interpolation(update, word(given, "interpolation"));
  gfxhub_property_update_set_duration(update, decimal(given, "durationMs") / 1000);
  eased = gfxhub_live_property_ease(property, update);
  gfxhub_property_update_free(update);
  return eased;
}

static outcome read(gfxhub_live_property *property) {
  gfxhub_property *found = NULL;
  outcome made = {NULL, NULL, NULL};
  gfxhub_live_property_read(property, &found, &made.error);
  if (made.error == NULL) {
    gfxhub_string *json = gfxhub_property_to_json(found);
    made.result = read_json(gfxhub_string_str(json).data);
    gfxhub_string_free(json);
  }
  gfxhub_property_free(found);
  return made;
}

static outcome of_property(
    play *of, gfxhub_live_property *property, const char *method, const gfxhub_value *given) {
  outcome made = {NULL, NULL, NULL};
  if (is(method, "set")) {
    return flag(set(property, gfxhub_value_get(given, "value")));
  }
  if (is(method, "ease")) {
    return flag(ease(property, given));
  }
  if (is(method, "nudge")) {
    double delta = decimal(given, "delta"), min = decimal(given, "min");
    return flag(gfxhub_live_property_nudge(property, delta, min, decimal(given, "max")));
  }
  if (is(method, "read")) {
    return read(property);
  }
  if (is(method, "is_closed")) {
    return flag(gfxhub_live_session_is_closed(find(of, "live")->session));
  }
  made.result = address(
      gfxhub_live_property_engine_id(property), gfxhub_live_property_node_path(property),
      gfxhub_live_property_property_path(property));
  return made;
}

static outcome of_client(gfxhub_client *client, const char *method, const gfxhub_value *given) {
  if (is(method, "invoke")) {
    return invoked(client, word(given, "name"), gfxhub_value_get(given, "arguments"));
  }
  gfxhub_client_close(client);
  return nothing();
}

/* Returns the JSON in a text of a local hub, and frees the text. */
static gfxhub_value *owned_json(gfxhub_local_hub_text *json) {
  gfxhub_value *value = read_json(gfxhub_local_hub_text_str(json).data);
  gfxhub_local_hub_text_free(json);
  return value;
}

/* Returns the operations in a journal or in a log of requests, and frees the text. */
static outcome operations(gfxhub_local_hub_text *json) {
  gfxhub_value *entries = owned_json(json);
  outcome made = {gfxhub_value_new_array(), NULL, NULL};
  size_t at;
  for (at = 0; at < gfxhub_value_len(entries); at++) {
    gfxhub_value_push(made.result, gfxhub_value_get(gfxhub_value_at(entries, at), "operation"));
  }
  gfxhub_value_free(entries);
  return made;
}

static outcome plain(uint64_t counted) {
  outcome made = {gfxhub_value_new_uint64(counted), NULL, NULL};
  return made;
}

static uint64_t milliseconds(const gfxhub_value *given, const char *name) {
  return (uint64_t)(decimal(given, name) * 1000);
}

/* Returns the URL of a hub with a word in place of the port. */
static outcome url_of(const gfxhub_local_hub *hub) {
  char line[64], port[16];
  outcome made = {NULL, NULL, NULL};
  size_t len;
  snprintf(line, sizeof line, "%s", gfxhub_local_hub_url(hub).data);
  snprintf(port, sizeof port, "%u", (unsigned)gfxhub_local_hub_port(hub));
  len = strlen(line) - strlen(port);
  if (is(line + len, port)) {
    snprintf(line + len, sizeof line - len, "PORT");
  }
  made.result = gfxhub_value_new_text(line);
  return made;
}

static outcome stats_of(const gfxhub_local_hub *hub, const gfxhub_value *given) {
  gfxhub_request_stats stats;
  outcome made = {gfxhub_value_new_object(), NULL, NULL};
  gfxhub_local_hub_request_stats(hub, word(given, "requestId"), &stats);
  put(made.result, "requests", gfxhub_value_new_uint64(stats.requests));
  put(made.result, "effects", gfxhub_value_new_uint64(stats.effects));
  return made;
}

/* Calls a method of a local hub and returns the outcome. */
static outcome asked(const gfxhub_local_hub *hub, const char *method, const gfxhub_value *given) {
  outcome made = {NULL, NULL, NULL};
  if (is(method, "url")) {
    return url_of(hub);
  }
  if (is(method, "port")) {
    return flag(gfxhub_local_hub_port(hub) > 0);
  }
  if (is(method, "token")) {
    made.result = text(gfxhub_local_hub_token(hub));
    return made;
  }
  if (is(method, "journal")) {
    uint64_t after = (uint64_t)number(given, "sequence");
    return operations(gfxhub_local_hub_journal_json(hub, after));
  }
  if (is(method, "requests")) {
    return operations(gfxhub_local_hub_requests_json(hub, (uint64_t)number(given, "number")));
  }
  if (is(method, "requests_dropped")) {
    return plain(gfxhub_local_hub_requests_dropped(hub));
  }
  if (is(method, "faults_triggered")) {
    return plain(gfxhub_local_hub_faults_triggered(hub));
  }
  if (is(method, "faults_json")) {
    made.result = owned_json(gfxhub_local_hub_faults_json(hub));
    return made;
  }
  if (is(method, "request_stats")) {
    return stats_of(hub, given);
  }
  if (!is(method, "service_time")) {
    give_up("a local hub has no such method", method);
  }
  made.result = gfxhub_value_new_double((double)gfxhub_local_hub_service_time_ms(hub) / 1000);
  return made;
}

static outcome of_hub(opened *on, const char *method, const gfxhub_value *given) {
  gfxhub_local_hub *hub = on->hub;
  gfxhub_local_hub_text *error = NULL;
  gfxhub_status status = GFXHUB_STATUS_OK;
  if (is(method, "stop")) {
    gfxhub_local_hub_free(hub);
    on->hub = NULL;
  } else if (is(method, "clear_faults")) {
    gfxhub_local_hub_clear_faults(hub);
  } else if (is(method, "advance")) {
    status = gfxhub_local_hub_advance_ms(hub, milliseconds(given, "seconds"));
  } else if (is(method, "set_faults_json")) {
    gfxhub_string *json = gfxhub_value_to_json(gfxhub_value_get(given, "scenario"));
    status = gfxhub_local_hub_set_faults_json(hub, gfxhub_string_str(json).data, &error);
    gfxhub_string_free(json);
  } else if (is(method, "reset")) {
    status = gfxhub_local_hub_reset(hub, &error);
  } else if (is(method, "set_service_time")) {
    status = gfxhub_local_hub_set_service_time_ms(hub, milliseconds(given, "seconds"), &error);
  } else if (is(method, "disconnect_engine")) {
    status = gfxhub_local_hub_disconnect_engine(hub, number(given, "engineId"), &error);
  } else if (is(method, "restart_engine")) {
    uint64_t away = milliseconds(given, "away"), empty = milliseconds(given, "empty");
    status = gfxhub_local_hub_restart_engine(hub, number(given, "engineId"), away, empty, &error);
  } else if (is(method, "restart")) {
    status = gfxhub_local_hub_restart(hub, milliseconds(given, "down"), &error);
  } else {
    return asked(hub, method, given);
  }
  return done(status, error);
}

/* Performs a step. */
static outcome take(play *of, const gfxhub_value *step) {
  const gfxhub_value *given = gfxhub_value_get(step, "arguments");
  const char *method = word(step, "method");
  opened *on = find(of, word(step, "on")[0] != '\0' ? word(step, "on") : "hub");
  if (gfxhub_value_get(step, "invoke") != NULL) {
    return invoked(on->client, word(step, "invoke"), given);
  }
  if (gfxhub_value_get(step, "open") != NULL) {
    return open(of, step, on);
  }
  if (on->is_hub) {
    return of_hub(on, method, given);
  }
  if (on->client != NULL) {
    return of_client(on->client, method, given);
  }
  if (on->watch != NULL) {
    return of_watch(on->watch, method, given);
  }
  if (on->property != NULL) {
    return of_property(of, on->property, method, given);
  }
  return is(method, "property") || is(method, "property_at")
             ? property_of(of, step, given)
             : of_session(on->session, method, given);
}

/* Reports the outcome of a step to the conformance server, and returns its next line. */
static gfxhub_value *tell(outcome made) {
  gfxhub_value *refusal = made.error != NULL ? failure(made.error) : made.refusal;
  gfxhub_value *said = refusal != NULL ? refusal : made.result;
  gfxhub_string *json = gfxhub_value_to_json(said);
  gfxhub_value *answer =
      ask(refusal != NULL ? "outcome {\"error\":" : "outcome {\"result\":",
          gfxhub_string_str(json).data, "}");
  gfxhub_string_free(json);
  gfxhub_value_free(said);
  gfxhub_error_free(made.error);
  return answer;
}

static void end(play *of) {
  while (of->count > 0) {
    opened *last = &of->objects[--of->count];
    gfxhub_live_property_free(last->property);
    gfxhub_live_session_free(last->session);
    gfxhub_watch_free(last->watch);
    gfxhub_client_free(last->client);
    gfxhub_local_hub_free(last->hub);
  }
  free(of->url);
}

/* Plays a case to its end. */
static void play_case(int64_t at) {
  char line[32];
  gfxhub_value *said;
  play of = {NULL, {{{0}, NULL, NULL, NULL, NULL, NULL, false}}, 0};
  snprintf(line, sizeof line, "%lld", (long long)at);
  said = ask("case ", line, "");
  of.url = malloc(strlen(word(said, "url")) + 1);
  if (of.url == NULL) {
    give_up("out of memory", line);
  }
  strcpy(of.url, word(said, "url"));
  if (gfxhub_client_new(of.url, NULL, &keep(&of, "hub")->client, NULL) != GFXHUB_STATUS_OK) {
    give_up("no client", of.url);
  }
  while (gfxhub_value_get(gfxhub_value_get(said, "next"), "end") == NULL) {
    gfxhub_value *answer = tell(take(&of, gfxhub_value_get(said, "next")));
    gfxhub_value_free(said);
    said = answer;
  }
  if (gfxhub_value_len(gfxhub_value_get(gfxhub_value_get(said, "next"), "end")) > 0) {
    gfxhub_string *differences = gfxhub_value_to_json(said);
    fprintf(stderr, "  case %s: %s\n", line, gfxhub_string_str(differences).data);
    gfxhub_string_free(differences);
  }
  gfxhub_value_free(said);
  end(&of);
}

int main(void) {
  gfxhub_value *greeting = hear();
  gfxhub_value *closing;
  int64_t at, cases = number(greeting, "cases"), failed;
  gfxhub_value_free(greeting);
  for (at = 0; at < cases; at++) {
    play_case(at);
  }
  closing = ask("done", "", "");
  failed = number(closing, "failed");
  gfxhub_value_free(closing);
  return failed == 0 ? 0 : 1;
}
