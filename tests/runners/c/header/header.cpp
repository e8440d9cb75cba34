// Compiled in every dialect of C++: the header HEADER must compile alone and when included twice.

#include HEADER
// Includes it a second time.
#include HEADER

#include <gfxhub.h>

int main() {
  gfxhub_client *hub = nullptr;
  gfxhub_status status = gfxhub_client_new("http://127.0.0.1", nullptr, &hub, nullptr);
  gfxhub_client_free(hub);
  return status == GFXHUB_STATUS_OK && gfxhub_abi_version() == GFXHUB_ABI_VERSION ? 0 : 1;
}
