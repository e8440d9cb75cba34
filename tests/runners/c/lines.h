/* Lines that runners exchange with the conformance server, and texts that runners share. */

#ifndef LINES_H
#define LINES_H

#include <gfxhub.h>

/* Prints a message and ends the runner, because it cannot continue. */
void give_up(const char *why, const char *what);

/* Returns the next line of the conformance server as JSON. */
gfxhub_value *hear(void);

/* Sends a line that consists of three parts, and returns the response of the conformance server. */
gfxhub_value *ask(const char *start, const char *rest, const char *end);

/* Returns a member that is an integer. Ends the runner if it is missing. */
int64_t number(const gfxhub_value *object, const char *name);

/* Adds a member to an object, and frees the member. */
void put(gfxhub_value *object, const char *name, gfxhub_value *member);

/* Returns a text as a value. */
gfxhub_value *text(gfxhub_str text);

/* Returns an error in the form for the conformance server. */
gfxhub_value *failure(const gfxhub_error *error);

#endif /* LINES_H */
