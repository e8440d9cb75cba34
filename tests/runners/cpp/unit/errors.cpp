// Errors and results.
#include <chrono>
#include <exception>
#include <gfxhub.hpp>
#include <sstream>
#include <string>
#include <utility>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;

void an_error_carries_everything(const Client& hub) {
  try {
    static_cast<void>(hub.playout().update_item(1, 4711, PlayoutItemUpdate().with_name("x")));
    CHECK(!"an item that is not there was updated");
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::NotFound && error.effect() == Effect::none);
    CHECK(error.status() == 404 && error.operation() == "playout.update_item");
    CHECK(
        error.method() == "PATCH" && error.path() == "/api/rest/v1/playout/rundowns/1/items/4711");
    CHECK(error.hub().rfind("http://127.0.0.1:", 0) == 0);
    CHECK(error.message().find(error.hub() + error.path()) != std::string::npos);
    CHECK(error.attempts() == 1);
    CHECK(error.elapsed().count() > 0);
    CHECK(!error.argument() && !error.json_path() && !error.retry_after());
    CHECK(error.message() == error.what() && error.message().find("404") != std::string::npos);
  }
}

void it_is_caught_as_what_it_is(const Client& hub) {
  bool caught = false;
  try {
    hub.engines().call_function(3, "Mixer_0", "no such function", {});
  } catch (const std::exception& error) {
    caught = std::string(error.what()).find("engines.call_function") != std::string::npos;
  }
  CHECK(caught);
}

void nobody_at_home() {
  // Port 9 of this machine, on which no program listens in a test.
  const auto engines = Client("http://127.0.0.1:9").engines().try_list();
  CHECK(!engines.ok() && engines.error().kind() == ErrorKind::Connect && !engines.error().status());
  CHECK(engines.error().phase() == Phase::connect && engines.error().effect() == Effect::none);
}

void text_that_cannot_be_handed_over_is_refused_with_its_argument(const Client& hub) {
  const auto argument = [](const auto& result) {
    CHECK(!result.ok() && result.error().kind() == ErrorKind::Invalid);
    CHECK(!result.ok() && result.error().effect() == Effect::none);
    return result.error().argument().value_or("none");
  };
  const std::string cut("a\0b", 3);
  CHECK(argument(hub.engines().try_get_node(3, cut)) == "nodePath");
  CHECK(argument(hub.engines().try_get_node(3, "\xff")) == "nodePath");
  CHECK(argument(hub.engines().try_get_node(3, "")) == "nodePath");
  CHECK(argument(hub.playout().try_create_rundown(cut)) == "body.name");
  CHECK(argument(hub.playout().try_create_rundown("\xff")) == "body.name");
  CHECK(argument(hub.playout().try_create_rundown({})) == "body.name");
  CHECK(argument(hub.playout().try_create_item(1, {"a", "\xff"})) == "body.template");
  CHECK(
      argument(hub.playout().try_update_item(1, 1, PlayoutItemUpdate().with_name("\xff"))) ==
      "body.name");
  CHECK(
      argument(hub.playout().try_update_item(1, 1, PlayoutItemUpdate().with_data(1))) ==
      "body.data");
  CHECK(argument(hub.engines().try_set_property(3, "Mixer_0", "p", "\xff")) == "body.Value");
  CHECK(argument(hub.engines().try_set_property(3, "Mixer_0", "p", nullptr)) == "body.Value");
  CHECK(
      argument(hub.engines().try_set_property(
          3, "Mixer_0", "p", PropertyUpdate{1}.with_interpolation("Sudden"))) ==
      "body.Interpolation");
  CHECK(
      argument(hub.engines().try_set_property(
          3, "Mixer_0", "p", PropertyUpdate{1}.with_duration(-1))) == "body.Duration");
  FunctionCall call;
  call.parameters = {{"a", 1}, {"b", "\xff"}};
  CHECK(
      argument(hub.engines().try_call_function(3, "Mixer_0", "f", call)) ==
      "body.Parameters[1].payload.value");
  CHECK(argument(hub.try_invoke("engines.get", "{\"engineId\":\"\xff\"}")) == "arguments");
  CHECK(argument(hub.try_invoke("engines.fetch")) == "operation");
  CHECK(argument(hub.try_request("BREW", "/api")) == "method");
  CHECK(argument(hub.try_request("GET", cut)) == "path");
}

void a_copy_of_an_error_says_the_same_and_a_moved_one_too(const Client& hub) {
  const auto result = hub.launcher().try_launch(4711);
  CHECK(!result.ok() && result.error().body().has_value());
  Error first = result.error();
  const Error second = std::move(first);
  CHECK(first.message() == second.message() && second.operation() == "launcher.launch");
}

void results_hold_a_value_or_an_error(const Client& hub) {
  auto engine = hub.engines().try_get(3);
  CHECK(engine.ok() && engine && engine->id == 3 && (*engine).id == 3 && engine.value().id == 3);
  const Engine moved = std::move(engine).value();
  CHECK(moved.id == 3);
  CHECK(hub.engines().try_get(4711).value_or(moved).id == 3);
  bool thrown = false;
  try {
    static_cast<void>(hub.engines().try_get(4711).value());
  } catch (const Error&) {
    thrown = true;
  }
  CHECK(thrown);
  const Result<void> loaded = hub.rgraphs().try_load(4711, 3);
  CHECK(!loaded.ok() && loaded.error().operation() == "rgraphs.load");
}

void the_words_of_the_enums_are_those_of_the_hub() {
  CHECK(std::string(name(ErrorKind::ConnectTimeout)) == "ConnectTimeout");
  std::ostringstream printed;
  printed << ErrorKind::Tls << ' ' << Effect::maybe << ' ' << Phase::connect;
  CHECK(printed.str() == "Tls maybe connect");
  CHECK(std::string(name(static_cast<ErrorKind>(4711))) == "Unknown");
  CHECK(std::string(name(Effect::maybe)) == "maybe" && std::string(name(Phase::total)) == "total");
}

}  // namespace

void test_errors(const std::string& url) {
  const Client hub(url);
  an_error_carries_everything(hub);
  it_is_caught_as_what_it_is(hub);
  nobody_at_home();
  text_that_cannot_be_handed_over_is_refused_with_its_argument(hub);
  a_copy_of_an_error_says_the_same_and_a_moved_one_too(hub);
  results_hold_a_value_or_an_error(hub);
  the_words_of_the_enums_are_those_of_the_hub();
}
