/* Declarations that the parts of the C runner share: the play of a case, its arguments and its
 * outcome. */

#ifndef PLAY_H
#define PLAY_H

#include <gfxhub.h>

/* The outcome of a play. */
typedef struct {
  gfxhub_status status;
  /* Typed result as JSON; NULL if the call failed. */
  gfxhub_string *result;
  gfxhub_error *error;
  /* First accessor that disagrees with the JSON of the response; empty if all agree. */
  char disagreement[128];
} played;

/* The typed function of an operation. `call` returns false if the signature does not take the
 * arguments. */
typedef struct {
  const char *operation;
  bool (*call)(const gfxhub_client *hub, const gfxhub_value *arguments, played *out);
} play_typed;

/* All typed functions. An entry without a name follows the last one. */
extern const play_typed typed_calls[];

/* These functions read an argument. They return true if the member exists and has the type. */
bool argument_text(const gfxhub_value *members, const char *name, const char **out);
bool argument_text_or_none(const gfxhub_value *members, const char *name, const char **out);
bool argument_integer(const gfxhub_value *members, const char *name, int64_t *out);
bool argument_boolean(const gfxhub_value *members, const char *name, bool *out);
bool argument_double(const gfxhub_value *members, const char *name, double *out);
bool argument_value(const gfxhub_value *members, const char *name, const gfxhub_value **out);
bool argument_list(const gfxhub_value *members, const char *name);
bool argument_null(const gfxhub_value *members, const char *name);
bool item_text(const gfxhub_value *item, const char **out);
bool item_integer(const gfxhub_value *item, int64_t *out);

/* These functions return results as JSON. The first one frees the value. */
gfxhub_string *result_of(gfxhub_value *value);
gfxhub_string *result_of_ids(const gfxhub_renderer_id_list *ids);
gfxhub_string *result_of_text(gfxhub_str text);
gfxhub_string *result_of_response(const gfxhub_response *response);

/* Returns the JSON of a record as a value; NULL if it contains a number that no value can have. */
gfxhub_value *wire_of(gfxhub_string *json);

/* These functions compare an accessor with the JSON, and record the first that disagrees. */
const gfxhub_value *agree_member(
    const gfxhub_value *wire, const gfxhub_value *extra, const char *name);
void agree_text(gfxhub_str got, bool has, const gfxhub_value *wire, const char *what, played *out);
void agree_bool(bool has, bool got, const gfxhub_value *wire, const char *what, played *out);
void agree_integer(bool has, int64_t got, const gfxhub_value *wire, const char *what, played *out);
void agree_value(const gfxhub_value *got, const gfxhub_value *wire, const char *what, played *out);
bool agree_there(bool has, const gfxhub_value *wire, const char *what, played *out);
void agree_len(size_t got, size_t wire, const char *what, played *out);
void agree_key(gfxhub_str got, gfxhub_str wire, const char *what, played *out);
void agree_got(gfxhub_str key, const void *at, const void *got, const char *what, played *out);
void agree_renderer_ref(const gfxhub_renderer_ref *got, const gfxhub_value *wire, played *out);

/* These functions return the number of items of a list in the JSON, and an item. A single object is
 * a list of one. */
size_t agree_items(const gfxhub_value *wire);
const gfxhub_value *agree_item(const gfxhub_value *wire, size_t at);

#endif /* PLAY_H */
