// Runs `ends` against a hub that runs longer than it, and checks the hub's counts for each place.
//
//   ends_hub PROGRAM
#include <cstdlib>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>
#include <string>
#include <vector>

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: ends_hub PROGRAM\n";
    return 2;
  }
  // Values of `X-Request-Id` that identify the places.
  const std::vector<std::string> places = {
      "static-first",
      "static-last",
      "static-cpp",
      "atexit-first",
      "atexit-last",
      "thread-local-main-first",
      "thread-local-main-last",
      "thread-local-joined-first",
      "thread-local-joined-last",
#if !defined(_WIN32)
      "key-first",
      "key-last",
#endif
  };
  const gfxhub::LocalHub hub;
  const std::string command = "\"" + std::string(arguments[1]) + "\" " + hub.url();
  if (const int ended = std::system(command.c_str()); ended != 0) {
    std::cerr << command << " ended with " << ended << '\n';
    return 1;
  }
  int faults = 0;
  for (const std::string& place : places) {
    // A place makes a read, and at its end a command and a read.
    const gfxhub::RequestStats came = hub.request_stats(place);
    if (came.requests != 3 || came.effects != 1) {
      ++faults;
      std::cerr << place << ": " << came.requests << " requests and " << came.effects
                << " effects instead of 3 and 1\n";
    }
  }
  std::cerr << "ends: " << places.size() << " places, " << faults << " faults\n";
  return faults == 0 ? 0 : 1;
}
