// Batches and live sessions in C++ while the name service is slow or silent: waiting callers must
// return in time, unacknowledged values must be reported, and nothing may reach the hub afterwards.
//
//   slow_names SCENARIO   with tests/slow-names loaded, whose constants are macros here
#include <chrono>
#include <cstdlib>
#include <gfxhub.hpp>
#include <gfxhub/live.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "../unit/check.hpp"

namespace {

using namespace gfxhub;
using Clock = std::chrono::steady_clock;
using Millis = std::chrono::milliseconds;

const std::string opacity_path = "Default//Opacity/0";
constexpr Millis long_time(60000);

/// A hub, and a client that addresses it by a name.
struct SlowNameHub {
  const LocalHub simulator;
  const Client hub{url()};

  std::string url() const {
    const std::string literal(simulator.url());
    return "http://hub.slow.test" + literal.substr(literal.rfind(':'));
  }

  /// Checks that no request is in the log. The hub refuses requests with such a host name, and the
  /// journal does not contain refused requests.
  void nothing_came() const {
    std::this_thread::sleep_for(Millis(QUIET_MS));
    const std::string requests = simulator.requests_json();
    CHECK(requests == "[]");
  }
};

void within(Clock::duration took, int limit, const char* what) {
  std::cerr << what << ": " << took / Millis(1) << " ms\n";
  CHECK(took <= Millis(limit));
}

/// Sets some properties in a batch, and checks that all failed with `kind` or `other`.
void set_all(const Client& hub, const CallOptions& options, ErrorKind kind, ErrorKind other) {
  std::vector<PropertySet> sets;
  for (int at = 0; at < ITEMS; ++at) {
    sets.emplace_back(3, "Mixer_0", "Default//Opacity/" + std::to_string(at), 0.5);
  }
  for (const auto& result : hub.engines().set_properties(sets, {}, options)) {
    CHECK(!result.ok());
    if (result.ok()) continue;
    const Error& error = result.error();
    const bool is_so = error.kind() == kind || error.kind() == other;
    if (!is_so) std::cerr << error.what() << '\n';
    CHECK(is_so && error.effect() == Effect::none);
  }
}

/// Ends a batch from another thread while this one waits for it. Returns how late the batch ended.
template <class End, class Batch>
Clock::duration late(End end, Batch batch) {
  Clock::time_point ended;
  std::thread other([&] {
    std::this_thread::sleep_for(Millis(CANCEL_AFTER_MS));
    ended = Clock::now();
    end();
  });
  batch();
  const auto over = Clock::now();
  other.join();
  return over - ended;
}

void batch_cancelled(const SlowNameHub& slow) {
  const CancelToken token;
  CallOptions options;
  options.cancel = token;
  options.timeout = long_time;
  const auto took = late(
      [&] { token.cancel(); },
      [&] { set_all(slow.hub, options, ErrorKind::Cancelled, ErrorKind::Cancelled); });
  within(took, ENDS_WITHIN_MS, "the batch ended after its token");
  slow.nothing_came();
}

void batch_timed_out(const SlowNameHub& slow) {
  CallOptions options;
  options.timeout = Millis(DEADLINE_MS);
  const auto began = Clock::now();
  set_all(slow.hub, options, ErrorKind::Timeout, ErrorKind::Timeout);
  const auto took = Clock::now() - began;
  CHECK(took >= Millis(DEADLINE_MS));
  within(took, DEADLINE_MS + LATE_MS, "the batch took");
}

void batch_closed(const SlowNameHub& slow) {
  CallOptions options;
  options.timeout = long_time;
  const auto took = late(
      [&] { slow.hub.close(); },
      [&] { set_all(slow.hub, options, ErrorKind::Cancelled, ErrorKind::Closed); });
  within(took, ENDS_WITHIN_MS, "the batch ended after its client");
}

/// Waits for the value of a session, and checks that the wait ends in time without success.
template <class Wait>
void leaves_one(Wait wait, int timeout, const char* what) {
  const auto began = Clock::now();
  const Result<std::size_t> left = wait(Millis(timeout));
  within(Clock::now() - began, timeout + LATE_MS, what);
  if (!left) std::cerr << what << ": " << left.error().what() << '\n';
  CHECK(left && *left == 1);
}

void live_closed(const SlowNameHub& slow) {
  const LiveSession live = slow.hub.live();
  LiveProperty opacity = live.property(3, "Mixer_0", opacity_path);
  CHECK(opacity.set(0.5));
  leaves_one([&](Millis time) { return live.try_flush(time); }, FLUSH_MS, "flush");
  leaves_one([&](Millis time) { return live.try_close(time); }, CLOSE_MS, "close");
  slow.nothing_came();
}

void live_freed(const SlowNameHub& slow) {
  std::optional<LiveSession> live = slow.hub.live();
  LiveProperty opacity = live->property(3, "Mixer_0", opacity_path);
  CHECK(opacity.set(0.5));
  std::this_thread::sleep_for(Millis(CANCEL_AFTER_MS));
  const auto began = Clock::now();
  live.reset();
  within(Clock::now() - began, ENDS_WITHIN_MS, "the session was destroyed");
}

}  // namespace

int main(int count, char** arguments) {
  if (std::getenv("GFXHUB_SLOW_NAMES") == nullptr) {
    std::cerr << "skipped: this test needs tests/slow-names, which exists on Linux\n";
    // Exit code that tells CTest that the test was skipped.
    return 77;
  }
  const std::map<std::string, void (*)(const SlowNameHub&)> scenarios = {
      {"batch-cancelled", batch_cancelled}, {"batch-timed-out", batch_timed_out},
      {"batch-closed", batch_closed},       {"live-closed", live_closed},
      {"live-freed", live_freed},
  };
  const auto scenario = scenarios.find(count == 2 ? arguments[1] : "");
  if (scenario == scenarios.end()) {
    std::cerr << "usage: slow_names SCENARIO\n";
    return 2;
  }
  scenario->second(SlowNameHub());
  return check::failed == 0 ? 0 : 1;
}
