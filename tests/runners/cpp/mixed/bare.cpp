// The part without exceptions.
#include <gfxhub.hpp>

bool bare_is_refused();
bool bare_is_refused() {
  const auto hub = gfxhub::Client::try_create("nonsense");
  if (hub) {
    // What ends the program here is not what main.cpp has.
    return hub.value().is_closed();
  }
  return hub.error().kind() == gfxhub::ErrorKind::Invalid;
}
