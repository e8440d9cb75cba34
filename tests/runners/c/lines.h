/* The lines that runners exchange with the conformance server, and the texts that they share. */

#ifndef LINES_H
#define LINES_H

#include <gfxhub.h>

/* Ends the runner: it cannot go on. */
void give_up(const char *why, const char *what);

/* Returns the next line of the conformance server as JSON. */
gfxhub_value *hear(void);

/* Sends a line of three parts, and returns the answer of the conformance server. */
gfxhub_value *ask(const char *start, const char *rest, const char *end);

/* Returns a member that is an integer; the runner gives up if it is missing. */
int64_t number(const gfxhub_value *object, const char *name);

/* Puts a member into an object, and frees the member. */
void put(gfxhub_value *object, const char *name, gfxhub_value *member);

/* Returns a text as a value. */
gfxhub_value *text(gfxhub_str text);

/* Returns an error in the form for the conformance server. */
gfxhub_value *failure(const gfxhub_error *error);

#endif /* LINES_H */
