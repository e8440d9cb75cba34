// Calls that nobody waits for: their results, what ends them, and what their callables may capture.
#include <atomic>
#include <chrono>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;
using namespace std::chrono_literals;

void a_call_is_made_elsewhere_and_its_result_taken_once(const Client& hub) {
  const auto here = std::this_thread::get_id();
  auto pending = hub.submit([&](Client& own) {
    CHECK(std::this_thread::get_id() != here);
    return own.engines().list();
  });
  CHECK(pending.wait_for(20s) && pending.ready());
  CHECK(pending.get().size() == 4);
  const auto again = pending.try_get();
  CHECK(!again.ok() && again.error().kind() == ErrorKind::Invalid);
  // A result is taken apart, and nothing is a result too.
  auto read = hub.submit_read([](const Client& own) { return own.engines().try_list(); });
  CHECK(read.get().size() == 4);
  bool ran = false;
  hub.submit([&](Client&) { ran = true; }).get();
  CHECK(ran);
}

void what_a_callable_throws_comes_out_of_get(const Client& hub) {
  const auto missing = [](Client& own) { own.playout().trigger_button(1, 77, "in"); };
  const Error error = hub.submit(missing).try_get().error();
  CHECK(error.kind() == ErrorKind::NotFound && error.operation() == "playout.trigger_button");
  bool thrown = false;
  try {
    hub.submit([](Client&) -> int { throw std::out_of_range("beyond"); }).get();
  } catch (const std::out_of_range& beyond) {
    thrown = std::string(beyond.what()) == "beyond";
  }
  CHECK(thrown);
  const auto told = hub.submit([](Client&) -> int { throw 7; }).try_get();
  CHECK(!told.ok() && told.error().kind() == ErrorKind::Internal);
}

void a_callback_is_told_and_what_it_throws_ends_there(const Client& hub) {
  std::optional<std::size_t> engines;
  auto count = [&](const Result<std::vector<Engine>>& result) {
    engines = result.ok() ? result.value().size() : 0;
    throw std::runtime_error("of the callback");
  };
  auto pending = hub.submit([](Client& own) { return own.engines().list(); }, count);
  CHECK(pending.get().size() == 4);
  // The callback may still run; after this it does not.
  { const auto ended = std::move(pending); }
  CHECK(engines == std::size_t{4});
  // Told of what is never made as well.
  bool refused = false;
  const auto note = [&](const Result<void>& result) { refused = !result.ok(); };
  const auto write = [](Client& own) { own.playout().trigger_button(1, 2, "in"); };
  const auto result = hub.submit_read(write, note).try_get();
  CHECK(!result.ok() && result.error().kind() == ErrorKind::Invalid && refused);
}

void an_option_that_cannot_be_is_the_result(const Client& hub) {
  auto pending = hub.submit([](Client&) { return 1; }, {0ms, {}});
  CHECK(pending.ready());
  const auto refused = pending.try_get();
  CHECK(!refused.ok() && refused.error().argument() == "timeout");
  // What can only be moved is captured and given back.
  auto text = std::make_unique<std::string>("held");
  auto moved = hub.submit([text = std::move(text)](Client&) mutable { return std::move(text); });
  CHECK(*moved.get() == "held");
}

/// Threads of a client that are all busy until this is destroyed.
class Busy {
 public:
  explicit Busy(const Client& hub) {
    for (int number = 0; number < 32; ++number) {
      calls_.push_back(hub.submit([this](Client&) {
        ++running_;
        while (!over_) {
          std::this_thread::sleep_for(1ms);
        }
      }));
    }
    while (running_ < 32) {
      std::this_thread::sleep_for(1ms);
    }
  }
  ~Busy() { end(); }
  Busy(const Busy&) = delete;
  Busy& operator=(const Busy&) = delete;
  void end() { over_ = true; }

 private:
  std::atomic<int> running_{0};
  std::atomic<bool> over_{false};
  // Destroyed first, which waits for the callables.
  std::vector<Pending<void>> calls_;
};

void cancelling_expiring_and_closing_end_what_waits() {
  const LocalHub simulator;
  const Client hub(simulator.url());
  Busy busy(hub);
  const auto press = [](Client& own) { own.playout().trigger_button(1, 2, "in"); };
  auto cancelled = hub.submit(press);
  cancelled.cancel();
  CHECK(cancelled.try_get().error().kind() == ErrorKind::Cancelled);
  const Error late = hub.submit(press, {20ms, {}}).try_get().error();
  CHECK(late.kind() == ErrorKind::Timeout && late.effect() == Effect::none);
  { const auto dropped = hub.submit(press); }
  auto waits = hub.submit(press);
  std::thread closes([&] { hub.close(); });
  const Error closed = waits.try_get().error();
  CHECK(closed.kind() == ErrorKind::Closed && closed.effect() == Effect::none);
  busy.end();
  closes.join();
  CHECK(hub.submit(press).try_get().error().kind() == ErrorKind::Closed);
  CHECK(simulator.journal_json().find("trigger") == std::string::npos);
}

void a_detached_call_goes_on(const LocalHub& simulator, const Client& hub) {
  auto done = std::make_shared<std::atomic<bool>>(false);
  hub.submit([done](Client& own) {
       own.playout().trigger_button(1, 2, "in");
       *done = true;
     })
      .detach();
  const auto end = std::chrono::steady_clock::now() + 20s;
  while (!*done && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(1ms);
  }
  CHECK(*done && simulator.journal_json().size() > 2);
}

/// Captures by reference, destroyed at every moment: a sanitizer sees what is used after its end.
void callables_never_run_on_what_is_gone(const Client& hub, int rounds) {
  for (int round = 0; round < rounds; ++round) {
    auto captured = std::make_unique<std::vector<int>>(8, round);
    std::vector<int>& held = *captured;
    std::optional<Pending<int>> pending = hub.submit(
        [&held](Client& own) {
          const bool closed = own.is_closed();
          return held.at(0) + (closed ? 1 : 0);
        },
        [&held](const Result<int>&) { ++held.at(1); });
    for (int pause = round % 64; pause > 0; --pause) {
      std::this_thread::yield();
    }
    pending.reset();
    captured.reset();
  }
}

}  // namespace

void test_submit() {
  const LocalHub simulator;
  const Client hub(simulator.url());
  a_call_is_made_elsewhere_and_its_result_taken_once(hub);
  what_a_callable_throws_comes_out_of_get(hub);
  a_callback_is_told_and_what_it_throws_ends_there(hub);
  an_option_that_cannot_be_is_the_result(hub);
  cancelling_expiring_and_closing_end_what_waits();
  a_detached_call_goes_on(simulator, hub);
  callables_never_run_on_what_is_gone(hub, 10000);
}
