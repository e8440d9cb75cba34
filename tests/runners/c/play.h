/* The shared parts of the C runner: one play of a case, its arguments, its outcome. */

#ifndef PLAY_H
#define PLAY_H

#include <gfxhub.h>

/* The outcome of one play. */
typedef struct {
  gfxhub_status status;
  /* Typed result as wire JSON; NULL if the call failed. */
  gfxhub_string *result;
  gfxhub_error *error;
  /* First accessor that disagrees with the wire; empty if all agree. */
  char disagreement[128];
} played;

/* Calls an operation by its typed function; false if its signature does not take the arguments. */
typedef struct {
  const char *operation;
  bool (*call)(const gfxhub_client *hub, const gfxhub_value *arguments, played *out);
} play_typed;

/* Ends with an entry without a name. */
extern const play_typed typed_calls[];

/* Arguments: true if the member exists and has the type. */
bool argument_text(const gfxhub_value *members, const char *name, const char **out);
bool argument_text_or_none(const gfxhub_value *members, const char *name, const char **out);
bool argument_integer(const gfxhub_value *members, const char *name, int64_t *out);
bool argument_double(const gfxhub_value *members, const char *name, double *out);
bool argument_value(const gfxhub_value *members, const char *name, const gfxhub_value **out);
bool argument_list(const gfxhub_value *members, const char *name);
bool argument_null(const gfxhub_value *members, const char *name);
bool item_integer(const gfxhub_value *item, int64_t *out);

/* Results as wire JSON. The first frees the value. */
gfxhub_string *result_of(gfxhub_value *value);
gfxhub_string *result_of_ids(const gfxhub_renderer_id_list *ids);
gfxhub_string *result_of_text(gfxhub_str text);
gfxhub_string *result_of_response(const gfxhub_response *response);

/* Returns the value of a record on the wire; NULL if it has a number that no value holds. */
gfxhub_value *wire_of(gfxhub_string *json);

/* Accessors compared with the wire: the first that disagrees is noted. */
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

/* The items of a list on the wire; one bare object is a list of one. */
size_t agree_items(const gfxhub_value *wire);
const gfxhub_value *agree_item(const gfxhub_value *wire, size_t at);

#endif /* PLAY_H */
