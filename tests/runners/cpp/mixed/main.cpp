// A program with a part that is built without exceptions and a part with them. The linker must not
// replace code that ends the program in one part by code that throws in the other.
#include <gfxhub.hpp>
#include <iostream>

// Returns true if the part without exceptions refuses an invalid address.
bool bare_is_refused();

int main() {
  if (!bare_is_refused()) {
    std::cerr << "mixed: the part without exceptions accepts an invalid address\n";
    return 1;
  }
  try {
    const gfxhub::Client hub("nonsense");
  } catch (const gfxhub::Error& error) {
    if (error.kind() == gfxhub::ErrorKind::Invalid) {
      return 0;
    }
  }
  std::cerr << "mixed: an invalid address does not throw an exception\n";
  return 1;
}
