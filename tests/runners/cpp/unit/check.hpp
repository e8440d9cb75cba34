// A small framework for the tests of the header: it counts checks and prints those that fail.
#ifndef GFXHUB_TEST_CHECK_HPP
#define GFXHUB_TEST_CHECK_HPP

#include <iostream>
#include <string>

namespace check {

/// Number of checks that failed.
inline int failed = 0;
/// Number of checks that were made.
inline int made = 0;

inline void that(bool holds, const char* what, const char* file, int line) {
  ++made;
  if (!holds) {
    ++failed;
    std::cerr << file << ':' << line << ": " << what << " does not hold\n";
  }
}

}  // namespace check

/// Continues after a failure, so that one run shows all failures.
#define CHECK(...) check::that(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

#endif
