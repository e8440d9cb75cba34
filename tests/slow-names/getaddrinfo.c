/*
 * A name service that is slow or never responds, for one process on Linux. It is loaded with
 * LD_PRELOAD and replaces getaddrinfo.
 *
 *   GFXHUB_SLOW_NAMES   milliseconds until a name that ends in ".slow.test" is resolved to the
 *                       address 127.0.0.1, or "never"
 *
 * All other names are passed to the system's function.
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <netdb.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define SLOW ".slow.test"

typedef int lookup(const char *, const char *, const struct addrinfo *, struct addrinfo **);

static bool is_slow(const char *name) {
  size_t length = name == NULL ? 0 : strlen(name);
  size_t end = strlen(SLOW);
  return length >= end && strcmp(name + length - end, SLOW) == 0;
}

static void take_time(void) {
  const char *given = getenv("GFXHUB_SLOW_NAMES");
  long milliseconds = given == NULL ? 0 : atol(given);
  struct timespec left = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  while (given != NULL && strcmp(given, "never") == 0) {
    pause();
  }
  /* Continues after a signal has interrupted the sleep. */
  while (nanosleep(&left, &left) != 0) {
  }
}

int getaddrinfo(
    const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict found) {
  lookup *system;
  /* ISO C cannot convert the address of an object to that of a function. */
  *(void **)&system = dlsym(RTLD_NEXT, "getaddrinfo");
  if (is_slow(name)) {
    take_time();
    name = "127.0.0.1";
  }
  return system(name, service, hints, found);
}
