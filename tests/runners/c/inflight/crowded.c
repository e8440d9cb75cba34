/* A port that listens but accepts no connection, because its queue is full. */

#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L
#endif

#include "crowded.h"

#include <stddef.h>

#if defined(_WIN32)

crowded *crowded_open(void) {
  return NULL;
}

const char *crowded_url(const crowded *port) {
  (void)port;
  return "";
}

void crowded_close(crowded *port) {
  (void)port;
}

#else

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* Number of connections, more than fit into the queue of any system. */
#define COMERS 64

struct crowded {
  int listener;
  int comers[COMERS];
  int count;
  char url[40];
};

static void need(bool well, const char *what) {
  if (!well) {
    perror(what);
    exit(3);
  }
}

/* Returns true if the connection is made within a short time. */
static bool gets_through(int comer) {
  struct pollfd wait;
  wait.fd = comer;
  wait.events = POLLOUT;
  wait.revents = 0;
  return poll(&wait, 1, 200) > 0;
}

crowded *crowded_open(void) {
  crowded *port = calloc(1, sizeof *port);
  struct sockaddr_in address;
  socklen_t len = sizeof address;
  bool through = true;
  need(port != NULL, "memory");
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  port->listener = socket(AF_INET, SOCK_STREAM, 0);
  need(port->listener >= 0, "socket");
  need(bind(port->listener, (struct sockaddr *)&address, len) == 0, "bind");
  need(listen(port->listener, 0) == 0, "listen");
  need(getsockname(port->listener, (struct sockaddr *)&address, &len) == 0, "getsockname");
  /* The listener accepts no connection, so that one of the next connections has to wait. */
  while (through && port->count < COMERS) {
    int comer = socket(AF_INET, SOCK_STREAM, 0);
    need(comer >= 0, "socket");
    need(fcntl(comer, F_SETFL, O_NONBLOCK) == 0, "fcntl");
    (void)connect(comer, (struct sockaddr *)&address, sizeof address);
    port->comers[port->count++] = comer;
    through = gets_through(comer);
  }
  need(!through, "the queue does not become full");
  snprintf(port->url, sizeof port->url, "http://127.0.0.1:%d", (int)ntohs(address.sin_port));
  return port;
}

const char *crowded_url(const crowded *port) {
  return port->url;
}

void crowded_close(crowded *port) {
  while (port->count > 0) {
    close(port->comers[--port->count]);
  }
  close(port->listener);
  free(port);
}

#endif
