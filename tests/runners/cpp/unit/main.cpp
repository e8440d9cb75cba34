// Runs the tests of the header against a hub simulator. The only argument is the path of the file
// with the fault samples.
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>
#include <string>

#include "check.hpp"
#include "tests.hpp"

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: unit FILE\n";
    return 2;
  }
  try {
    const gfxhub::LocalHub simulator;
    const std::string url = simulator.url();
    test_types();
    test_values();
    test_local_hub();
    test_cancelling();
    test_faults(arguments[1]);
    test_errors(url);
    test_records(url);
    test_clients(url);
    test_batch();
    test_live();
    test_submit();
  } catch (const gfxhub::Error& error) {
    ++check::failed;
    std::cerr << "uncaught exception: " << error.what() << '\n';
  }
  std::cerr << "C++ header " << gfxhub::version() << ": " << check::made << " checks, "
            << check::failed << " failed\n";
  return check::failed == 0 ? 0 : 1;
}
