// The part without exceptions.
#include <gfxhub.hpp>

bool bare_is_refused();
bool bare_is_refused() {
  const auto hub = gfxhub::Client::try_create("nonsense");
  if (hub) {
    // The end of the program here must not be the code of main.cpp.
    return hub.value().is_closed();
  }
  return hub.error().kind() == gfxhub::ErrorKind::Invalid;
}
