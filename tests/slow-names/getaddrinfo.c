/*
 * A name service that is slow, or that never answers, for one process on Linux: loaded by
 * LD_PRELOAD, it takes the place of getaddrinfo.
 *
 *   GFXHUB_SLOW_NAMES   the milliseconds after which a name that ends in ".slow.test" has the
 *                       address 127.0.0.1, or "never"
 *
 * All other names go on to the system's function.
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
  /* A signal interrupts it. */
  while (nanosleep(&left, &left) != 0) {
  }
}

int getaddrinfo(
    const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict found) {
  lookup *system;
  /* ISO C has no conversion from an object's address to a function's. */
  *(void **)&system = dlsym(RTLD_NEXT, "getaddrinfo");
  if (is_slow(name)) {
    take_time();
    name = "127.0.0.1";
  }
  return system(name, service, hints, found);
}
