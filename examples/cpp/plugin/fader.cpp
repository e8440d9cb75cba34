// A graphics plugin: fades a node of a hub in time with the frames of the program that loaded it.
//
// The render thread only ever computes a value and puts it into a place of its own. A thread of the
// plugin takes the latest one from there and makes the call, however long that takes: what was
// computed meanwhile is skipped, and the last value always arrives.
#include "fader.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <gfxhub.hpp>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "latest.hpp"

namespace {

using namespace std::chrono_literals;

/// What is driven: the opacity of a mixer of the demo show. Put your own here.
const gfxhub::EngineId engine = 3;
const gfxhub::NodePath node = "Mixer_0";
const gfxhub::PropertyPath opacity = "Default//Opacity/0";

/// How often the plugin's thread looks for a new value; no hub needs more.
constexpr auto pause = 4ms;
/// What a call may take. A value is worthless when it comes later than that.
constexpr auto limit = 500ms;

class Fader {
 public:
  explicit Fader(gfxhub::Client hub) : hub_(std::move(hub)), thread_([this] { run(); }) {}

  ~Fader() { finish(); }

  /// On the render thread.
  void frame(double seconds) noexcept {
    latest_.put(0.5 + 0.5 * std::sin(seconds));
    given_.fetch_add(1, std::memory_order_relaxed);
  }

  [[nodiscard]] fader_report report() const noexcept { return {given_, sent_, failed_}; }

  /// Waits until the last value was sent, or could not be, and ends the thread.
  void finish() {
    stopping_ = true;
    if (thread_.joinable()) {
      thread_.join();
    }
  }

 private:
  /// The plugin's own thread.
  void run() {
    bool last = false;
    while (!last) {
      // What was given before it was told to stop is still sent.
      last = stopping_;
      double value = 0.0;
      if (latest_.take(value)) {
        send(value);
      } else if (!last) {
        std::this_thread::sleep_for(pause);
      }
    }
  }

  void send(double value) {
    const auto property =
        hub_.engines().try_set_property(engine, node, opacity, value, {limit, {}});
    if (property) {
      ++sent_;
      return;
    }
    // Once is enough: a hub that is away would fill the log of the host.
    if (failed_++ == 0) {
      std::fprintf(stderr, "fader: %s\n", property.error().what());
    }
  }

  gfxhub::Client hub_;
  Latest<double> latest_;
  std::atomic<bool> stopping_{false};
  std::atomic<unsigned long long> given_{0};
  std::atomic<unsigned long long> sent_{0};
  std::atomic<unsigned long long> failed_{0};
  std::thread thread_;
};

std::unique_ptr<Fader> fader;

}  // namespace

int fader_start(const char* hub_url) {
  auto hub = gfxhub::Client::try_create(hub_url);
  if (!hub) {
    std::fprintf(stderr, "fader: %s\n", hub.error().what());
    return 0;
  }
  fader = std::make_unique<Fader>(std::move(hub).value());
  return 1;
}

void fader_frame(double seconds) {
  if (fader) {
    fader->frame(seconds);
  }
}

fader_report fader_stop() {
  if (!fader) {
    return {};
  }
  fader->finish();
  const fader_report report = fader->report();
  fader.reset();
  return report;
}
