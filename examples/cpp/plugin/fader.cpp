// A graphics plugin that fades what the engines of a hub show, in time with the frames of the
// program that loads it.
//
// The render thread computes values and passes them to a live session, which never blocks: a thread
// of the session sends the newest value of each property, however long the hub takes, and the last
// value always arrives. After a restart of the hub, the session continues with the newest values.
//
// A thread of the client presses the button, so the user interface never waits either. A watch
// looks at the engines meanwhile, and all that is sent can be recorded.
#include "fader.h"

#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <gfxhub.hpp>
#include <gfxhub/live.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace std::chrono_literals;

/// Maximum number of properties that are faded.
constexpr std::size_t most = 64;
/// Time limit of each call.
constexpr auto limit = 2s;
/// Maximum time to wait at the end until the last values have arrived.
constexpr auto patience = 5s;

/// A property that is faded between half of its value and its full value.
class Faded {
 public:
  Faded(gfxhub::LiveProperty live, double number, bool whole)
      : live_(std::move(live)), number_(number), whole_(whole) {}
  Faded(gfxhub::LiveProperty live, const gfxhub::Vector& vector)
      : live_(std::move(live)), vector_(vector) {}

  /// Called on the render thread: takes no lock and allocates no memory.
  void set(double factor) noexcept {
    if (vector_) {
      gfxhub::Vector scaled = *vector_;
      scaled.x *= factor;
      scaled.y *= factor;
      scaled.z *= factor;
      if (scaled.w) {
        scaled.w = *scaled.w * factor;
      }
      live_.set(scaled);
    } else if (whole_) {
      live_.set(std::llround(number_ * factor));
    } else {
      live_.set(number_ * factor);
    }
  }

 private:
  gfxhub::LiveProperty live_;
  double number_ = 0.0;
  bool whole_ = false;
  std::optional<gfxhub::Vector> vector_;
};

/// A client with its live session and its watch, which end with the client.
struct Fader {
  gfxhub::Client hub;
  gfxhub::LiveSession live;
  gfxhub::Watch engines;
  std::vector<Faded> properties;
};

std::unique_ptr<Fader> fader;

void complain(const std::string& what) { std::fprintf(stderr, "fader: %s\n", what.c_str()); }

/// Opens those properties of an engine that can be faded. Returns an error message, or an empty
/// string.
std::string open(gfxhub::EngineId engine, Fader& fader) {
  const auto nodes = fader.hub.engines().try_list_properties_of(engine, {}, {}, {limit, {}});
  if (!nodes) {
    return nodes.error().what();
  }
  for (const auto& node : nodes.value()) {
    if (!node.ok()) {
      return node.error().what();
    }
    for (const gfxhub::Property& property : node.value()) {
      const auto type = property.value.type();
      const bool is_vector = type == gfxhub::Value::Type::vector;
      const bool is_whole = type == gfxhub::Value::Type::integer;
      const bool is_number = type == gfxhub::Value::Type::number;
      if (fader.properties.size() == most || !(is_vector || is_whole || is_number)) {
        continue;
      }
      auto live = fader.live.try_property(engine, node.address(), property.property_path);
      if (!live) {
        return live.error().what();
      }
      if (is_vector) {
        fader.properties.emplace_back(std::move(live).value(), *property.value.as_vector());
      } else {
        fader.properties.emplace_back(
            std::move(live).value(), *property.value.as_double(), is_whole);
      }
    }
  }
  return {};
}

/// Opens the properties of all engines. Returns an error message, or an empty string.
std::string open(const char* hub_url, const char* record, std::unique_ptr<Fader>& opened) {
  gfxhub::ClientOptions client;
  if (record != nullptr) {
    client.record = record;
  }
  auto hub = gfxhub::Client::try_create(hub_url, client);
  if (!hub) {
    return hub.error().what();
  }
  const auto engines = hub.value().engines().try_list({limit, {}});
  if (!engines) {
    return engines.error().what();
  }
  gfxhub::LiveOptions options;
  options.rate = 60;
  auto live = hub.value().try_live(options);
  if (!live) {
    return live.error().what();
  }
  gfxhub::WatchOptions watched;
  watched.topics = "engines";
  watched.skip_initial = true;
  auto watch = hub.value().try_watch(watched);
  if (!watch) {
    return watch.error().what();
  }
  opened = std::make_unique<Fader>(
      Fader{std::move(hub).value(), std::move(live).value(), std::move(watch).value(), {}});
  for (const gfxhub::Engine& engine : engines.value()) {
    const std::string wrong = open(engine.id, *opened);
    if (!wrong.empty()) {
      return wrong;
    }
  }
  return {};
}

}  // namespace

int fader_start(const char* hub_url, const char* record) {
  std::unique_ptr<Fader> opened;
  const std::string wrong = open(hub_url, record, opened);
  if (!wrong.empty()) {
    complain(wrong);
    return 0;
  }
  fader = std::move(opened);
  return 1;
}

void fader_frame(double seconds) {
  if (fader) {
    const double factor = 0.75 + 0.25 * std::sin(seconds);
    // The values of one frame are sent together.
    fader->live.begin_frame();
    for (Faded& property : fader->properties) {
      property.set(factor);
    }
    fader->live.end_frame();
  }
}

void fader_news() {
  if (fader) {
    for (const gfxhub::WatchChange& change : fader->engines.take_changes()) {
      std::printf("engines: %s\n", change.message.c_str());
    }
  }
}

void fader_press(const char* path) {
  if (!fader) {
    return;
  }
  const auto press = [path = std::string(path)](gfxhub::Client& hub) {
    return hub.names().try_press(path);
  };
  const auto tell = [](const gfxhub::Result<void>& pressed) {
    if (!pressed) {
      complain(pressed.error().what());
    }
  };
  // Both functions own the data that they use.
  fader->hub.submit(press, tell, {limit, {}}).detach();
}

fader_report fader_stop() {
  if (!fader) {
    return {};
  }
  const auto left = fader->live.try_close(patience);
  // After this, no code of the plugin runs on the client's threads, so the plugin may be unloaded.
  fader->hub.close();
  if (!left) {
    complain(left.error().what());
  }
  // An outage of the hub is reported twice: when the hub is lost and when it is back.
  for (const gfxhub::LiveReport& report : fader->live.take_reports()) {
    complain(report.message);
  }
  const gfxhub::LiveStats stats = fader->live.stats();
  const fader_report report{
      fader->properties.size(),
      stats.sets,
      stats.delivered,
      stats.superseded,
      stats.failed,
      stats.dropped,
      fader->engines.stats().looks,
  };
  fader.reset();
  return report;
}
