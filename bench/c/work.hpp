// The works that the C and C++ clients perform and that are timed.
#ifndef GFXHUB_BENCH_WORK_HPP
#define GFXHUB_BENCH_WORK_HPP

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bench {

constexpr std::int64_t engine = 3;
constexpr const char* colour = R"({"x":0.25,"y":0.5,"z":0.75,"w":1.0})";

/// A work: a call, or many calls, whose time is measured.
struct Work {
  const char* name;
  const char* node;
  /// Number of properties in each response.
  std::size_t properties;
  /// True if the calls set a property.
  bool is_set = false;
  /// Number of calls if the work has many; 0 for a single call.
  std::size_t times = 0;
  /// True if the property is set with a duration, which needs a new connection.
  bool is_eased = false;
};

/// Makes the calls of a work. Returns the number of properties that were read.
using Call = std::function<std::size_t()>;

/// A client, or one of several ways to use it.
struct Peer {
  const char* name;
  /// Description of its settings, for the results page.
  const char* setting;
  /// Returns a function that makes the calls of a work at a server, `width` calls concurrently.
  std::function<Call(const std::string& base, const Work& work, std::size_t width)> make;
};

/// Returns the path of the property with this number, which a call sets.
inline std::string path(std::size_t at) { return "Default//Color/" + std::to_string(at); }

/// A sum of all values that were read, so that the compiler cannot remove the code that reads them.
struct Sum {
  double numbers = 0.0;
  std::size_t bytes = 0;
};

/// gfxhub with its C and its C++ interface.
std::vector<Peer> gfxhub_peers();
/// libcurl with yyjson, and with cJSON.
std::vector<Peer> curl_peers();
/// Performs W6: sets 64 properties at 60 Hz in a live session. Returns a line of JSON.
std::string live(const std::string& base, unsigned seconds);

/// Prints an error and ends the program.
[[noreturn]] void fail(const std::string& what);

}  // namespace bench

#endif
