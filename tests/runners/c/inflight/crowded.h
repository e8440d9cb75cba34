/* A port at which nobody gets a connection: it listens, and its queue is full. */

#ifndef CROWDED_H
#define CROWDED_H

#include <stdbool.h>

typedef struct crowded crowded;

/* NULL if the system refuses connections to a full queue, so that nobody waits there. */
crowded *crowded_open(void);
/* Returns its address for clients. */
const char *crowded_url(const crowded *port);
void crowded_close(crowded *port);

#endif /* CROWDED_H */
