// A program of two parts, one of which is built without exceptions: the linker must not replace
// code that ends the program in one part by code that throws in the other.
#include <gfxhub.hpp>
#include <iostream>

// The part without exceptions.
bool bare_is_refused();

int main() {
  if (!bare_is_refused()) {
    std::cerr << "mixed: the part without exceptions has a client of nonsense\n";
    return 1;
  }
  try {
    const gfxhub::Client hub("nonsense");
  } catch (const gfxhub::Error& error) {
    if (error.kind() == gfxhub::ErrorKind::Invalid) {
      return 0;
    }
  }
  std::cerr << "mixed: nonsense is not refused by an exception\n";
  return 1;
}
