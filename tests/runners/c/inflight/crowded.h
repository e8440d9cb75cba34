/* A port that nobody gets a connection to: it listens, and its queue is full. */

#ifndef CROWDED_H
#define CROWDED_H

#include <stdbool.h>

typedef struct crowded crowded;

/* NULL where the system refuses who comes to a full queue, so that nobody waits there. */
crowded *crowded_open(void);
/* Its address for clients. */
const char *crowded_url(const crowded *port);
void crowded_close(crowded *port);

#endif /* CROWDED_H */
