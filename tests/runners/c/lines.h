/* The lines that runners exchange with the stage, and what they have in common to say there. */

#ifndef LINES_H
#define LINES_H

#include <gfxhub.h>

/* Ends the runner: it cannot go on. */
void give_up(const char *why, const char *what);

/* The next line of the stage as JSON. */
gfxhub_value *hear(void);

/* Says a line of three parts, and gives what the stage answers. */
gfxhub_value *ask(const char *start, const char *rest, const char *end);

/* The integer that a member is; without it the runner gives up. */
int64_t number(const gfxhub_value *object, const char *name);

/* Puts a member into an object, and frees it. */
void put(gfxhub_value *object, const char *name, gfxhub_value *member);

/* A text as a value. */
gfxhub_value *text(gfxhub_str text);

/* An error as the stage is told it. */
gfxhub_value *failure(const gfxhub_error *error);

#endif /* LINES_H */
