// Calls that are ended from another thread, by their token or by closing their client.
#include <chrono>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <optional>
#include <string>
#include <thread>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// Waits until the hub has read this many requests with this id.
void wait_for(const LocalHub& simulator, const std::string& request_id, std::uint64_t requests) {
  const auto end = Clock::now() + 10s;
  while (simulator.request_stats(request_id).requests < requests && Clock::now() < end) {
    std::this_thread::sleep_for(1ms);
  }
}

/// Makes a call to which the hub never responds. `end` ends it after the hub has got the request.
template <class Call, class End>
Error ended(const LocalHub& simulator, const std::string& request_id, Call call, End end) {
  std::optional<Error> error;
  Clock::time_point over;
  const std::uint64_t before = simulator.request_stats(request_id).requests;
  std::thread other([&] {
    const auto result = call();
    over = Clock::now();
    if (!result.ok()) {
      error = result.error();
    }
  });
  wait_for(simulator, request_id, before + 1);
  const auto from = Clock::now();
  end();
  other.join();
  CHECK(error.has_value());
  // Far less than the time limit of the call. Other tests measure the exact time on a quiet
  // machine.
  CHECK(over - from < 1s);
  return *error;
}

void a_token_ends_what_was_sent() {
  const LocalHub simulator;
  simulator.set_faults_json(R"({"faults": [{"fault": "stall"}]})");
  ClientOptions options;
  options.headers = {{"X-Request-Id", "token"}};
  const Client hub(simulator.url(), options);
  const CancelToken reads;
  const auto read = ended(
      simulator, "token",
      [&] {
        return hub.engines().try_get(3, {{}, reads});
      },
      [&] { reads.cancel(); });
  CHECK(read.kind() == ErrorKind::Cancelled && read.effect() == Effect::none);
  const CancelToken writes;
  const auto write = ended(
      simulator, "token",
      [&] {
        return hub.playout().try_trigger_button(1, 2, "in", {{}, writes});
      },
      [&] { writes.cancel(); });
  CHECK(write.kind() == ErrorKind::Cancelled && write.effect() == Effect::maybe);
  CHECK(write.attempts() == 1);
}

void closing_ends_what_was_sent_in_every_copy() {
  const LocalHub simulator;
  simulator.set_faults_json(R"({"faults": [{"fault": "stall"}]})");
  ClientOptions options;
  options.headers = {{"X-Request-Id", "close"}};
  const Client hub(simulator.url(), options);
  const auto error = ended(
      simulator, "close", [copy = hub] { return copy.rgraphs().try_load(11, 3); },
      [&] { hub.close(); });
  CHECK(error.kind() == ErrorKind::Cancelled && error.effect() == Effect::maybe);
  const auto later = hub.engines().try_list();
  CHECK(!later.ok() && later.error().kind() == ErrorKind::Closed);
  CHECK(!later.ok() && later.error().effect() == Effect::none && hub.is_closed());
}

}  // namespace

void test_cancelling() {
  a_token_ends_what_was_sent();
  closing_ends_what_was_sent_in_every_copy();
}
