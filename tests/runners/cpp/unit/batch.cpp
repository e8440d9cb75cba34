// Batches: their results and order, refusals, options, cancelling, exceptions.
#include <chrono>
#include <cstddef>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;
using namespace std::chrono_literals;

const std::string opacity = "Default//Opacity/0";
const std::string softness = "Material//Softness/0";

LocalHub local_hub_that_takes(std::chrono::milliseconds time) {
  LocalHubOptions options;
  options.service_time = time;
  return LocalHub(options);
}

void results_come_in_the_order_of_the_sets(const Client& hub) {
  std::vector<PropertySet> sets;
  for (int i = 0; i < 64; ++i) {
    // The nodes of the first two branches exist, that of the third does not.
    const char* node = i % 3 == 0 ? "Mixer_0" : i % 3 == 1 ? "Cyclorama" : "Nowhere";
    sets.emplace_back(3, node, i % 3 == 1 ? softness : opacity, i / 64.0);
  }
  const auto report = hub.engines().set_properties(sets);
  CHECK(report.size() == 64 && !report.empty() && !report.ok());
  CHECK(report.failed_count() == 21);
  std::size_t at = 0;
  for (const auto& result : report) {
    CHECK(result.address().node_path == sets[at].address.node_path);
    if (result.ok()) {
      const double sent = static_cast<double>(at) / 64.0;
      CHECK(result->value.approx_eq(Value(sent)));
    } else {
      CHECK(at % 3 == 2 && result.error().effect() == Effect::maybe);
      CHECK(result.error().operation() == "engines.set_property");
      CHECK(result.error().status() == 500);
    }
    ++at;
  }
  CHECK(!report.values().ok() && report.values().error().status() == 500);
  CHECK(report.connections() > 0 && report.elapsed() >= report.skew() && report.skew() > 0us);
}

void the_last_set_of_a_property_wins(const Client& hub) {
  std::vector<PropertySet> sets;
  for (int i = 1; i <= 100; ++i) {
    sets.emplace_back(3, "Mixer_0", opacity, i / 128.0);
  }
  CHECK(hub.engines().set_properties(sets).ok());
  const std::vector<PropertyAddress> addresses = {
      {3, "Mixer_0", opacity}, {3, "Cyclorama", softness}};
  const auto read = hub.engines().get_properties(addresses);
  CHECK(read.ok() && read.size() == 2);
  CHECK(read[0].value().value == Value(100 / 128.0));
  CHECK(read[1].address().property_path == softness);
  CHECK(read.values().value().size() == 2);
}

void nodes_are_listed_all_or_by_their_names(const Client& hub) {
  const auto all = hub.engines().list_properties_of(3);
  CHECK(all.ok() && all.size() == hub.engines().list_nodes(3).size());
  for (const auto& result : all) {
    CHECK(result.value() == hub.engines().list_properties(3, result.address()));
  }
  const auto two = hub.engines().list_properties_of(3, {"Nowhere", "Mixer_0"});
  CHECK(two.size() == 2 && !two[0].ok() && two[1].ok());
  CHECK(two[0].address() == NodePath("Nowhere") && two[1].address() == NodePath("Mixer_0"));
}

void what_cannot_be_sent_refuses_all(const Client& hub) {
  const Value before = hub.engines().get_property(3, "Mixer_0", opacity).value;
  const auto refused = hub.engines().try_set_properties(
      {{3, "Mixer_0", opacity, 0.875},
       {3, "Cyclorama", softness, PropertyUpdate{0.5}.linear(-1.0)}});
  CHECK(!refused.ok() && refused.error().kind() == ErrorKind::Invalid);
  CHECK(refused.error().argument() == "sets[1].body.Duration");
  CHECK(refused.error().operation() == "engines.set_properties");
  CHECK(hub.engines().get_property(3, "Mixer_0", opacity).value == before);
  const auto broken = hub.engines().try_get_properties({{3, std::string("a\0b", 3), opacity}});
  CHECK(broken.error().argument() == "addresses[0].nodePath");
  const auto text = hub.engines().try_list_properties_of(3, {"Mixer_0", "\xff"});
  CHECK(text.error().argument() == "nodes[1]");
  CHECK(hub.engines().set_properties({}).empty());
}

void one_that_failed_ends_the_rest_on_demand(const Client& hub) {
  BatchOptions batch;
  batch.ordered = true;
  batch.stop_on_error = true;
  const auto report = hub.engines().set_properties(
      {{3, "Mixer_0", opacity, 0.5}, {3, "Nowhere", opacity, 0.5}, {3, "Mixer_0", opacity, 0.25}},
      batch);
  CHECK(report[0].ok() && report[1].error().status() == 500);
  CHECK(report[2].error().kind() == ErrorKind::Cancelled);
  CHECK(report[2].error().effect() == Effect::none);
  CHECK(hub.engines().get_property(3, "Mixer_0", opacity).value == Value(0.5));
  BatchOptions small;
  small.max_total = 1;
  const auto much = hub.engines().list_properties_of(3, {"Mixer_0", "Cyclorama"}, small);
  CHECK(!much.ok() && much.values().error().kind() == ErrorKind::TooLarge);
}

void progress_is_told_and_may_cancel(const Client& hub) {
  const std::vector<PropertySet> sets(32, {3, "Mixer_0", opacity, 0.5});
  std::size_t last = 0;
  BatchOptions batch;
  batch.on_progress = [&last](std::size_t done, std::size_t total) {
    CHECK(done >= last && total == 32);
    last = done;
    return true;
  };
  CHECK(hub.engines().set_properties(sets, batch).ok() && last == 32);

  const LocalHub slow = local_hub_that_takes(50ms);
  const Client other(slow.url());
  batch.on_progress = [](std::size_t, std::size_t) { return false; };
  const auto ended = other.engines().set_properties(sets, batch);
  CHECK(!ended.ok() && ended.values().error().kind() == ErrorKind::Cancelled);
  batch.on_progress = [](std::size_t, std::size_t) -> bool { throw std::runtime_error("enough"); };
  bool thrown = false;
  try {
    static_cast<void>(other.engines().set_properties(sets, batch));
  } catch (const std::runtime_error& error) {
    thrown = std::string(error.what()) == "enough";
  }
  CHECK(thrown);
}

void a_token_ends_it_and_each_says_what_became_of_it() {
  const LocalHub slow = local_hub_that_takes(100ms);
  const Client hub(slow.url());
  const std::vector<PropertySet> sets(16, {3, "Mixer_0", opacity, 0.5});
  CallOptions options;
  const CancelToken token;
  options.cancel = token;
  std::thread other([&token] {
    std::this_thread::sleep_for(250ms);
    token.cancel();
  });
  const auto report = hub.engines().set_properties(sets, {}, options);
  other.join();
  std::size_t done = 0;
  std::size_t maybe = 0;
  std::size_t none = 0;
  for (const auto& result : report) {
    const Effect effect = result.ok() ? Effect::done : result.error().effect();
    done += effect == Effect::done ? 1 : 0;
    maybe += effect == Effect::maybe ? 1 : 0;
    none += effect == Effect::none ? 1 : 0;
  }
  // One item at a time is sent, because all set the same property.
  CHECK(done >= 1 && maybe == 1 && none >= 10);
  hub.close();
  CHECK(hub.engines().try_set_properties(sets).error().kind() == ErrorKind::Closed);
}

}  // namespace

void test_batch() {
  // Starts a hub of its own, because other tests load another rgraph in theirs.
  const LocalHub simulator;
  const Client hub(simulator.url());
  results_come_in_the_order_of_the_sets(hub);
  the_last_set_of_a_property_wins(hub);
  nodes_are_listed_all_or_by_their_names(hub);
  what_cannot_be_sent_refuses_all(hub);
  one_that_failed_ends_the_rest_on_demand(hub);
  progress_is_told_and_may_cancel(hub);
  a_token_ends_it_and_each_says_what_became_of_it();
}
