/* Sets a number through C: change URL ENGINE NODE PROPERTY VALUE. */
#include <gfxhub.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc != 6) return 2;
  gfxhub_client *hub = NULL;
  gfxhub_error *error = NULL;
  gfxhub_status status = gfxhub_client_new(argv[1], NULL, &hub, &error);
  if (status == GFXHUB_STATUS_OK) {
    status = gfxhub_engines_set_number(hub, atoll(argv[2]), argv[3], argv[4], atof(argv[5]),
                                       GFXHUB_INTERPOLATION_CONSTANT, 0, NULL, NULL, &error);
  }
  if (status != GFXHUB_STATUS_OK) fprintf(stderr, "%s\n", gfxhub_error_message(error).data);
  gfxhub_error_free(error);
  gfxhub_client_free(hub);
  return status == GFXHUB_STATUS_OK ? 0 : 1;
}
