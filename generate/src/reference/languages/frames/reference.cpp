// GENERATED
// The examples of docs/reference: `reference engines.get` runs one against GFXHUB_URL.

#include <cstdlib>
#include <exception>
#include <gfxhub.hpp>
#include <iostream>
#include <map>
#include <string>

namespace {

// FUNCTIONS

const std::map<std::string, void (*)(const gfxhub::Client&)> examples = {
    // ROWS
};

}  // namespace

int main(int count, char** words) {
  const char* url = std::getenv("GFXHUB_URL");
  const auto example = examples.find(count == 2 ? words[1] : "");
  if (url == nullptr || example == examples.end()) {
    std::cerr << "name an operation, and the hub in GFXHUB_URL\n";
    return 2;
  }
  try {
    example->second(gfxhub::Client(url));
    return 0;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
