// The part of the program in main.cpp that is built without exceptions.
#include <gfxhub.hpp>

bool bare_is_refused();
bool bare_is_refused() {
  const auto hub = gfxhub::Client::try_create("nonsense");
  if (hub) {
    // The code that ends the program here must not be replaced by the code of main.cpp, which
    // throws.
    return hub.value().is_closed();
  }
  return hub.error().kind() == gfxhub::ErrorKind::Invalid;
}
