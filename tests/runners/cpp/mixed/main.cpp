// A program of two parts, of which one is built without exceptions: what throws in this one must
// not be taken, by the linker, for what ends the program in the other.
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
