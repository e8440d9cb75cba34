// Watches that open and close while another thread changes what they look at: some are read, some
// go out of scope at their first look. Nothing may hang, and neither memory nor threads may be
// left.
//
//   watch_cycles CYCLES   number of watches that are opened and closed in each of two passes
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <gfxhub/watch.hpp>
#include <iostream>
#include <limits>
#include <string>
#include <thread>

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// The end of a watch takes 60 ms at most; more on a busy machine.
constexpr std::chrono::milliseconds limit(10000);
constexpr long max_growth_kib = 24L * 1024;

void need(bool well, const char* what) {
  if (!well) {
    std::cerr << "watch_cycles: " << what << std::endl;
    std::_Exit(3);
  }
}

/// Returns a number from the status of this process; -1 where the system has no such file.
long status_of(const std::string& name) {
  std::ifstream file("/proc/self/status");
  std::string word;
  while (file >> word) {
    long found = -1;
    if (word == name && file >> found) {
      return found;
    }
    file.clear();
    file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  return -1;
}

/// Opens and closes watches. Returns the longest time that it took to end one.
Clock::duration cycle(const gfxhub::Client& hub, int cycles) {
  Clock::duration longest{};
  gfxhub::WatchOptions options;
  options.topics = "Studio A / Mixer_0";
  options.within = 20ms;
  for (int at = 0; at < cycles; ++at) {
    Clock::time_point began;
    {
      const gfxhub::Watch watch = hub.watch(options);
      if (at % 3 > 0) {
        for (const auto& change : watch.changes()) {
          if (at % 2 == 0 || change.kind == gfxhub::WatchChangeKind::synced) {
            break;
          }
        }
      }
      began = Clock::now();
      if (at % 2 == 0) {
        watch.close(limit);
        need(watch.is_closed(), "a watch does not close");
      }
    }
    longest = std::max(longest, Clock::now() - began);
  }
  return longest;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: watch_cycles CYCLES\n";
    return 2;
  }
  const int cycles = std::atoi(arguments[1]);
  need(cycles > 0, "the number of cycles must be 1 or more");
  const gfxhub::LocalHub simulator;
  const gfxhub::Client hub(simulator.url());
  const gfxhub::Client other(simulator.url());
  std::atomic<bool> flows{true};
  std::thread changing([&] {
    for (double value = 0; flows; value = value < 1 ? value + 0.25 : 0) {
      other.engines().set_property(3, "Mixer_0", "Default//Opacity/0", {value});
    }
  });
  const long threads = status_of("Threads:");
  auto longest = cycle(hub, cycles);
  const long memory = status_of("VmRSS:");
  longest = std::max(longest, cycle(hub, cycles));
  const long grown = status_of("VmRSS:") - memory;
  flows = false;
  changing.join();
  const auto until = Clock::now() + limit;
  while (status_of("Threads:") > threads) {
    need(Clock::now() < until, "threads are left");
    std::this_thread::sleep_for(10ms);
  }
  std::cerr << "watch_cycles: " << 2 * cycles << " cycles, the end of one took "
            << longest / 1us / 1000.0 << " ms at most, memory grew by " << grown << " KiB\n";
  need(longest < limit, "a watch took too long to end");
  need(grown < max_growth_kib, "memory is left");
  return 0;
}
