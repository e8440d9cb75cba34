/*
 * Connects a runner of the suite with the conformance server: each reads the output of the other.
 *
 *   join_runner SERVER BINDING RUNNER   becomes the runner, whose exit code the caller gets
 */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

static void join(const int from[2], const int to[2]) {
  dup2(from[0], STDIN_FILENO);
  dup2(to[1], STDOUT_FILENO);
  close(from[0]);
  close(from[1]);
  close(to[0]);
  close(to[1]);
}

int main(int count, char **arguments) {
  int there[2], back[2];
  pid_t server;
  if (count != 4) {
    fprintf(stderr, "usage: join_runner SERVER BINDING RUNNER\n");
    return 2;
  }
  if (pipe(there) != 0 || pipe(back) != 0 || (server = fork()) < 0) {
    perror("join_runner");
    return 3;
  }
  if (server == 0) {
    join(there, back);
    execl(arguments[1], arguments[1], "--binding", arguments[2], (char *)NULL);
  } else {
    join(back, there);
    execl(arguments[3], arguments[3], (char *)NULL);
  }
  perror(arguments[server == 0 ? 1 : 3]);
  return 3;
}
