/* GENERATED */
/* The examples of docs/reference: `reference engines.get` runs one against GFXHUB_URL. */

#include <gfxhub.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The exit code of a call, and its complaint where it failed. */
static int ended(gfxhub_status status, gfxhub_error *error) {
  if (status != GFXHUB_STATUS_OK) {
    fprintf(stderr, "%s\n", gfxhub_error_message(error).data);
  }
  gfxhub_error_free(error);
  return status == GFXHUB_STATUS_OK ? 0 : 1;
}

/* FUNCTIONS */

static const struct {
  const char *operation;
  int (*run)(const gfxhub_client *hub);
} examples[] = {
    /* ROWS */
};

int main(int count, char **words) {
  const char *url = getenv("GFXHUB_URL");
  gfxhub_client *hub = NULL;
  gfxhub_error *error = NULL;
  int code = 2;
  if (count != 2 || url == NULL) {
    fprintf(stderr, "name an operation, and the hub in GFXHUB_URL\n");
    return code;
  }
  code = ended(gfxhub_client_new(url, NULL, &hub, &error), error);
  for (size_t i = 0; code == 0 && i < sizeof examples / sizeof examples[0]; i++) {
    if (strcmp(examples[i].operation, words[1]) == 0) {
      code = examples[i].run(hub);
      gfxhub_client_free(hub);
      return code;
    }
  }
  gfxhub_client_free(hub);
  fprintf(stderr, "there is no such operation\n");
  return 2;
}
