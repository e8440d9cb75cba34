/* Returns results of typed calls as JSON, after comparing them with their accessors. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "typed.h"

gfxhub_value *wire_of(gfxhub_string *json) {
  gfxhub_value *value = NULL;
  gfxhub_value_from_json(gfxhub_string_str(json).data, &value, NULL);
  gfxhub_string_free(json);
  return value;
}

gfxhub_string *result_of(gfxhub_value *value) {
  gfxhub_string *json = gfxhub_value_to_json(value);
  gfxhub_value_free(value);
  return json;
}

gfxhub_string *result_of_ids(const gfxhub_renderer_id_list *ids) {
  gfxhub_value *list = gfxhub_value_new_array();
  size_t at;
  for (at = 0; at < gfxhub_renderer_id_list_len(ids); at++) {
    gfxhub_value *id = gfxhub_value_new_int64(gfxhub_renderer_id_list_at(ids, at));
    gfxhub_value_push(list, id);
    gfxhub_value_free(id);
  }
  return result_of(list);
}

gfxhub_string *result_of_text(gfxhub_str text) {
  return result_of(gfxhub_value_new_text_of(text.data, text.len));
}

static void set(gfxhub_value *object, const char *name, gfxhub_value *member) {
  gfxhub_value_set(object, name, member);
  gfxhub_value_free(member);
}

static void set_text(gfxhub_value *object, const char *name, bool has, gfxhub_str text) {
  set(object, name,
      has ? gfxhub_value_new_text_of(text.data, text.len) : gfxhub_value_new_null());
}

gfxhub_string *result_of_response(const gfxhub_response *response) {
  gfxhub_value *object = gfxhub_value_new_object();
  set(object, "status", gfxhub_value_new_int64(gfxhub_response_status(response)));
  set_text(object, "contentType", gfxhub_response_has_header(response, "content-type"),
           gfxhub_response_header(response, "Content-Type"));
  set_text(object, "text", gfxhub_response_is_text(response), gfxhub_response_body(response));
  return result_of(object);
}

static void disagree(const char *what, const char *how, played *out) {
  if (out->disagreement[0] == '\0') {
    snprintf(out->disagreement, sizeof out->disagreement, "%s: %s", what, how);
  }
}

static bool is_none(const gfxhub_value *wire) {
  return gfxhub_value_kind_of(wire) == GFXHUB_VALUE_KIND_NULL;
}

static bool same_text(gfxhub_str one, gfxhub_str other) {
  return one.len == other.len && memcmp(one.data, other.data, one.len) == 0;
}

const gfxhub_value *agree_member(
    const gfxhub_value *wire, const gfxhub_value *extra, const char *name) {
  /* A documented field among the extra fields counts as missing, because it was not decoded. */
  return gfxhub_value_get(extra, name) == NULL ? gfxhub_value_get(wire, name) : NULL;
}

bool agree_there(bool has, const gfxhub_value *wire, const char *what, played *out) {
  if (has == is_none(wire)) {
    disagree(what, has ? "it is present but was not sent" : "it was sent but is not present", out);
  }
  return has && !is_none(wire);
}

void agree_text(gfxhub_str got, bool has, const gfxhub_value *wire, const char *what, played *out) {
  gfxhub_string *json;
  gfxhub_str due;
  if (got.data[got.len] != '\0') {
    disagree(what, "the text is not NUL-terminated", out);
  }
  if (is_none(wire)) {
    if (got.len != 0) {
      disagree(what, "text is present but was not sent", out);
    }
    return;
  }
  if (!has) {
    disagree(what, "text was sent but is not present", out);
    return;
  }
  if (gfxhub_value_kind_of(wire) == GFXHUB_VALUE_KIND_TEXT) {
    if (!same_text(got, gfxhub_value_as_text(wire))) {
      disagree(what, "another text", out);
    }
    return;
  }
  /* Hubs also send numbers for text. */
  json = gfxhub_value_to_json(wire);
  due = gfxhub_string_str(json);
  if (!same_text(got, due)) {
    disagree(what, "the text is not that of the number", out);
  }
  gfxhub_string_free(json);
}

void agree_bool(bool has, bool got, const gfxhub_value *wire, const char *what, played *out) {
  bool due = false;
  int64_t number = 0;
  if (!agree_there(has, wire, what, out)) {
    return;
  }
  if (gfxhub_value_kind_of(wire) == GFXHUB_VALUE_KIND_TEXT) {
    due = strcmp(gfxhub_value_as_text(wire).data, "true") == 0;
  } else if (gfxhub_value_as_int64(wire, &number)) {
    /* Hubs also send 0 and 1. */
    due = number == 1;
  } else if (!gfxhub_value_as_bool(wire, &due)) {
    disagree(what, "the response has no boolean", out);
  }
  if (got != due) {
    disagree(what, "the other boolean", out);
  }
}

void agree_integer(bool has, int64_t got, const gfxhub_value *wire, const char *what, played *out) {
  int64_t due = 0;
  if (!agree_there(has, wire, what, out)) {
    return;
  }
  if (gfxhub_value_kind_of(wire) == GFXHUB_VALUE_KIND_TEXT) {
    due = strtoll(gfxhub_value_as_text(wire).data, NULL, 10);
  } else if (!gfxhub_value_as_int64(wire, &due)) {
    disagree(what, "the response has no integer", out);
  }
  if (got != due) {
    disagree(what, "another number", out);
  }
}

void agree_value(const gfxhub_value *got, const gfxhub_value *wire, const char *what, played *out) {
  if (!(is_none(got) && is_none(wire)) && !gfxhub_value_equal(got, wire)) {
    disagree(what, "another value", out);
  }
}

void agree_len(size_t got, size_t wire, const char *what, played *out) {
  if (got != wire) {
    disagree(what, "the number of items differs from that sent", out);
  }
}

void agree_key(gfxhub_str got, gfxhub_str wire, const char *what, played *out) {
  if (!same_text(got, wire) || got.data[got.len] != '\0') {
    disagree(what, "another key", out);
  }
}

void agree_got(gfxhub_str key, const void *at, const void *got, const char *what, played *out) {
  if (strlen(key.data) == key.len && at != got) {
    disagree(what, "the accessor by name returns another item", out);
  }
}

size_t agree_items(const gfxhub_value *wire) {
  switch (gfxhub_value_kind_of(wire)) {
    case GFXHUB_VALUE_KIND_NULL:
      return 0;
    case GFXHUB_VALUE_KIND_ARRAY:
      return gfxhub_value_len(wire);
    default:
      return 1;
  }
}

const gfxhub_value *agree_item(const gfxhub_value *wire, size_t at) {
  bool is_list = gfxhub_value_kind_of(wire) == GFXHUB_VALUE_KIND_ARRAY;
  return is_list ? gfxhub_value_at(wire, at) : wire;
}

void agree_renderer_ref(const gfxhub_renderer_ref *got, const gfxhub_value *wire, played *out) {
  const gfxhub_renderer *renderer = gfxhub_renderer_ref_record(got);
  int64_t id = 0;
  bool has = gfxhub_renderer_ref_id(got, &id);
  if (gfxhub_value_kind_of(wire) == GFXHUB_VALUE_KIND_OBJECT) {
    if (renderer == NULL) {
      disagree("gfxhub_renderer_ref", "the renderer was sent but is not present", out);
    }
    agree_renderer(renderer, wire, out);
    return;
  }
  agree_integer(has, id, wire, "gfxhub_renderer_ref.id", out);
  if (renderer != NULL) {
    disagree("gfxhub_renderer_ref", "a renderer is present but only its id was sent", out);
  }
}
