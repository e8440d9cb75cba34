// Live sessions: the last value, frames, reports, statistics, and the end. The shared cases cover
// the rest.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <limits>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;
using namespace std::chrono_literals;

const std::string opacity_path = "Default//Opacity/0";

Value shown(const Client& hub) {
  return hub.engines().get_property(3, "Mixer_0", opacity_path).value;
}

void the_last_value_arrives_and_all_are_counted(const Client& hub) {
  const LiveSession live = hub.live();
  LiveProperty opacity = live.property(3, "Mixer_0", opacity_path);
  for (int step = 1; step <= 1000; ++step) {
    CHECK(opacity.set(step / 1024.0));
  }
  CHECK(live.flush(10s) == 0);
  CHECK(shown(hub) == Value(1000 / 1024.0));
  const LiveStats stats = live.stats();
  CHECK(stats.sets == 1000 && stats.waiting == 0 && stats.delivered > 0);
  CHECK(stats.delivered + stats.superseded == 1000 && stats.sent == stats.delivered);
  CHECK(stats.round_trip_p50 > 0us && stats.round_trip_max >= stats.round_trip_p99);
  CHECK(!opacity.set(std::numeric_limits<double>::quiet_NaN()));
  CHECK(!opacity.set(Value()));
  CHECK(live.take_reports().empty());
}

void every_kind_of_value_is_taken(const Client& hub) {
  LiveOptions options;
  options.rate = 0;
  options.total_rate = 0;
  const LiveSession live = hub.live(options);
  LiveProperty colour = live.property(3, "Cyclorama", "Material//MaskColor/0");
  CHECK(colour.set(Vector{0.25, 0.5, 0.75, 1.0}) && live.flush(10s) == 0);
  CHECK(colour.read().value.approx_eq(Value(Vector{0.25, 0.5, 0.75, 1.0})));
  LiveProperty opacity = live.property(3, "Mixer_0", opacity_path);
  CHECK(opacity.set(1) && live.flush(10s) == 0 && shown(hub).approx_eq(Value(1.0)));
  CHECK(opacity.set(0.5F) && live.flush(10s) == 0 && shown(hub) == Value(0.5));
  CHECK(opacity.set(Value(0.25)) && live.flush(10s) == 0 && shown(hub) == Value(0.25));
  CHECK(opacity.ease(PropertyUpdate{0.75}.linear(0.01)) && live.flush(10s) == 0);
  CHECK(!opacity.ease(PropertyUpdate{0.75}.linear(-1.0)));
  live.begin_frame();
  CHECK(opacity.set(0.125));
  live.end_frame();
  CHECK(live.flush(10s) == 0 && shown(hub) == Value(0.125));
}

void what_fails_is_reported(const Client& hub) {
  const LiveSession live = hub.live();
  LiveProperty wrong = live.property(3, "Nowhere", opacity_path);
  CHECK(wrong.set(0.5));
  const auto reports = live.take_reports(10s);
  CHECK(reports.size() == 1 && reports[0].kind == LiveReportKind::failed);
  CHECK(reports[0].address->engine_id == 3 && reports[0].address->node_path == "Nowhere");
  CHECK(reports[0].address->property_path == PropertyPath(opacity_path));
  CHECK(reports[0].error->status() == 500);
  CHECK(reports[0].message.find("Nowhere") != std::string::npos);
  const auto refused = live.try_property(3, "..", opacity_path);
  CHECK(!refused.ok() && refused.error().argument() == "nodePath");
  CHECK(!live.try_property(3, std::string("a\0b", 3), opacity_path).ok());
  LiveOptions none;
  none.max_properties = 0;
  CHECK(hub.try_live(none).error().argument() == "maxProperties");
}

void two_readers_get_each_report_once_until_the_end(const Client& hub) {
  constexpr std::size_t total = 100;
  const LiveSession live = hub.live();
  CHECK(!live.next_report(0ms));
  std::vector<std::string> told[2];
  std::vector<std::thread> readers;
  for (auto& own : told) {
    readers.emplace_back([&own, range = live.reports()] {
      for (const LiveReport& report : range) {
        own.push_back(report.address->property_path.get());
      }
    });
  }
  for (std::size_t number = 0; number < total; ++number) {
    CHECK(live.property(3, "Nowhere", "p" + std::to_string(number)).set(1));
  }
  CHECK(live.close(10s) == 0);
  for (auto& reader : readers) {
    reader.join();
  }
  CHECK(told[0].size() + told[1].size() == total);
  std::set<std::string> different(told[0].begin(), told[0].end());
  different.insert(told[1].begin(), told[1].end());
  CHECK(different.size() == total);
  const auto rest = live.reports();
  CHECK(rest.begin() == rest.end() && !live.next_report(10s));
}

void the_newest_value_comes_with_the_hub() {
  const LocalHub simulator;
  const Client hub(simulator.url());
  LiveOptions options;
  options.stale_after = 10s;
  const LiveSession live = hub.live(options);
  LiveProperty opacity = live.property(3, "Mixer_0", opacity_path);
  CHECK(opacity.set(0.25) && live.flush(10s) == 0);
  std::thread other([&simulator] { simulator.restart(300ms); });
  std::this_thread::sleep_for(100ms);
  CHECK(opacity.set(0.5));
  other.join();
  CHECK(opacity.set(0.75) && live.flush(10s) == 0);
  CHECK(shown(hub) == Value(0.75));
  std::vector<LiveReportKind> kinds;
  for (const LiveReport& report : live.take_reports()) {
    CHECK(!report.address);
    kinds.push_back(report.kind);
  }
  CHECK(kinds == std::vector<LiveReportKind>({LiveReportKind::lost, LiveReportKind::back}));
  CHECK(live.stats().reconnects == 1);
}

void a_session_keeps_its_client() {
  const LocalHub simulator;
  const LiveSession live = Client(simulator.url()).live();
  LiveProperty opacity = live.property(3, "Mixer_0", opacity_path);
  CHECK(opacity.set(0.25) && live.flush(10s) == 0);
  CHECK(shown(Client(simulator.url())) == Value(0.25));
}

void a_property_tells_its_address(const Client& hub) {
  LiveProperty opacity = hub.live().property(3, "Mixer_0", opacity_path);
  const PropertyAddress address = opacity.address();
  CHECK(address.engine_id == 3 && address.node_path == "Mixer_0");
  CHECK(address.property_path == PropertyPath(opacity_path));
  const LiveProperty moved = std::move(opacity);
  CHECK(moved.address().node_path == "Mixer_0");
  CHECK(opacity.address().engine_id == 0);  // NOLINT: tests a moved-from object.
}

void a_session_ends_and_takes_nothing_more(const Client& hub) {
  LiveSession live = hub.live();
  LiveProperty opacity = live.property(3, "Mixer_0", opacity_path);
  CHECK(opacity.set(0.5) && !live.is_closed());
  CHECK(live.close(10s) == 0 && live.is_closed());
  CHECK(live.close(10s) == 0);
  CHECK(!opacity.set(0.25) && shown(hub) == Value(0.5));
  CHECK(live.try_flush(1s).error().kind() == ErrorKind::Closed);
  CHECK(live.try_property(3, "Mixer_0", opacity_path).error().kind() == ErrorKind::Closed);
  LiveProperty moved = std::move(opacity);
  CHECK(!moved.set(0.5) && !opacity.set(0.5));  // NOLINT: tests a moved-from object.
  const LiveSession other = std::move(live);
  CHECK(other.is_closed() && live.is_closed());  // NOLINT: as above.
}

}  // namespace

void test_live() {
  const LocalHub simulator;
  const Client hub(simulator.url());
  the_last_value_arrives_and_all_are_counted(hub);
  every_kind_of_value_is_taken(hub);
  what_fails_is_reported(hub);
  two_readers_get_each_report_once_until_the_end(hub);
  the_newest_value_comes_with_the_hub();
  a_session_keeps_its_client();
  a_property_tells_its_address(hub);
  a_session_ends_and_takes_nothing_more(hub);
}
