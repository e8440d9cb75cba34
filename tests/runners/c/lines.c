/* Lines that runners exchange with the conformance server, and texts that runners share. */

#include "lines.h"

#include <stdio.h>
#include <stdlib.h>

void give_up(const char *why, const char *what) {
  fprintf(stderr, "the C runner gives up: %s: %s\n", why, what);
  exit(3);
}

/* Returns the next line of the conformance server as JSON. */
gfxhub_value *hear(void) {
  size_t room = 256, len = 0;
  char *line = malloc(room);
  gfxhub_value *value = NULL;
  gfxhub_error *error = NULL;
  int letter;
  while (line != NULL && (letter = getchar()) != EOF && letter != '\n') {
    if (len + 1 == room) {
      room *= 2;
      line = realloc(line, room);
    }
    if (line != NULL) {
      line[len++] = (char)letter;
    }
  }
  if (line == NULL) {
    give_up("out of memory", "a line of the conformance server");
    return NULL;
  }
  line[len] = '\0';
  if (gfxhub_value_from_json(line, &value, &error) != GFXHUB_STATUS_OK) {
    give_up(line, gfxhub_error_message(error).data);
  }
  free(line);
  return value;
}

gfxhub_value *ask(const char *start, const char *rest, const char *end) {
  printf("%s%s%s\n", start, rest, end);
  fflush(stdout);
  return hear();
}

int64_t number(const gfxhub_value *object, const char *name) {
  int64_t got = 0;
  if (!gfxhub_value_as_int64(gfxhub_value_get(object, name), &got)) {
    gfxhub_string *json = gfxhub_value_to_json(object);
    give_up(name, gfxhub_string_str(json).data);
  }
  return got;
}

void put(gfxhub_value *object, const char *name, gfxhub_value *member) {
  gfxhub_value_set(object, name, member);
  gfxhub_value_free(member);
}

gfxhub_value *text(gfxhub_str text) { return gfxhub_value_new_text_of(text.data, text.len); }

static gfxhub_value *text_or_null(bool has, gfxhub_str of) {
  return has ? text(of) : gfxhub_value_new_null();
}

static const char *effect_word(gfxhub_effect effect) {
  switch (effect) {
    case GFXHUB_EFFECT_NONE:
      return "none";
    case GFXHUB_EFFECT_MAYBE:
      return "maybe";
    default:
      return "done";
  }
}

gfxhub_value *failure(const gfxhub_error *error) {
  gfxhub_value *object = gfxhub_value_new_object();
  uint16_t status = gfxhub_error_http_status(error);
  put(object, "kind", text(gfxhub_error_kind_name(error)));
  put(object, "effect", gfxhub_value_new_text(effect_word(gfxhub_error_effect(error))));
  put(object, "status", status ? gfxhub_value_new_int64(status) : gfxhub_value_new_null());
  put(object, "body", text_or_null(gfxhub_error_has_body(error), gfxhub_error_body(error)));
  put(object, "argument",
      text_or_null(gfxhub_error_has_argument(error), gfxhub_error_argument(error)));
  put(object, "jsonPath",
      text_or_null(gfxhub_error_has_json_path(error), gfxhub_error_json_path(error)));
  put(object, "hub", text(gfxhub_error_hub(error)));
  put(object, "operation", text(gfxhub_error_operation(error)));
  put(object, "message", text(gfxhub_error_message(error)));
  return object;
}
