/* Reads the arguments of a case into the types of the typed functions. */

#include <string.h>

#include "play.h"

/* Returns true if the value is or contains an object such as {"$number": "NaN"}, which stands for a
 * number that JSON cannot write. */
static bool has_mark(const gfxhub_value *value) {
  size_t at;
  if (gfxhub_value_get(value, "$number") != NULL) {
    return true;
  }
  for (at = 0; at < gfxhub_value_len(value); at++) {
    if (has_mark(gfxhub_value_at(value, at))) {
      return true;
    }
  }
  return false;
}

bool item_text(const gfxhub_value *item, const char **out) {
  gfxhub_str text = gfxhub_value_as_text(item);
  if (gfxhub_value_kind_of(item) != GFXHUB_VALUE_KIND_TEXT || strlen(text.data) != text.len) {
    return false;
  }
  *out = text.data;
  return true;
}

bool argument_text(const gfxhub_value *members, const char *name, const char **out) {
  return item_text(gfxhub_value_get(members, name), out);
}

bool argument_text_or_none(const gfxhub_value *members, const char *name, const char **out) {
  return gfxhub_value_get(members, name) == NULL || argument_text(members, name, out);
}

bool item_integer(const gfxhub_value *item, int64_t *out) {
  return gfxhub_value_kind_of(item) == GFXHUB_VALUE_KIND_INTEGER &&
         gfxhub_value_as_int64(item, out);
}

bool argument_integer(const gfxhub_value *members, const char *name, int64_t *out) {
  return item_integer(gfxhub_value_get(members, name), out);
}

bool argument_boolean(const gfxhub_value *members, const char *name, bool *out) {
  const gfxhub_value *member = gfxhub_value_get(members, name);
  return gfxhub_value_kind_of(member) == GFXHUB_VALUE_KIND_BOOLEAN &&
         gfxhub_value_as_bool(member, out);
}

/* Refuses an integer, which would be sent as a double and so as different JSON. */
bool argument_double(const gfxhub_value *members, const char *name, double *out) {
  const gfxhub_value *member = gfxhub_value_get(members, name);
  return gfxhub_value_kind_of(member) == GFXHUB_VALUE_KIND_DOUBLE &&
         gfxhub_value_as_double(member, out);
}

bool argument_value(const gfxhub_value *members, const char *name, const gfxhub_value **out) {
  const gfxhub_value *member = gfxhub_value_get(members, name);
  *out = member;
  return member != NULL && !has_mark(member);
}

bool argument_list(const gfxhub_value *members, const char *name) {
  return gfxhub_value_kind_of(gfxhub_value_get(members, name)) == GFXHUB_VALUE_KIND_ARRAY;
}

bool argument_null(const gfxhub_value *members, const char *name) {
  const gfxhub_value *member = gfxhub_value_get(members, name);
  return member != NULL && gfxhub_value_kind_of(member) == GFXHUB_VALUE_KIND_NULL;
}
