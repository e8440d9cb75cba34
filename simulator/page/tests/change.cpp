// Sets a number through C++: change URL ENGINE NODE PROPERTY VALUE.
#include <cstdlib>
#include <gfxhub.hpp>
#include <iostream>

int main(int argc, char** argv) {
  if (argc != 6) return 2;
  try {
    gfxhub::Client hub(argv[1]);
    hub.engines().set_property(std::atoll(argv[2]), argv[3], argv[4],
                               gfxhub::PropertyUpdate{std::atof(argv[5])});
  } catch (const gfxhub::Error& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
