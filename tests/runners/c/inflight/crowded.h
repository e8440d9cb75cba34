/* A port that listens but accepts no connection, because its queue is full. */

#ifndef CROWDED_H
#define CROWDED_H

#include <stdbool.h>

typedef struct crowded crowded;

/* Opens the port. Returns NULL if the system refuses connections to a full queue. */
crowded *crowded_open(void);
/* Returns the URL of the port for clients. */
const char *crowded_url(const crowded *port);
void crowded_close(crowded *port);

#endif /* CROWDED_H */
