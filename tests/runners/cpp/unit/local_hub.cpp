// The hub simulator in this process.
#include <chrono>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <string>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;
using namespace std::chrono_literals;

void a_move_follows_the_manual_clock() {
  LocalHubOptions options;
  options.manual_clock = true;
  options.api_key = "a key for the test";
  const LocalHub simulator(options);
  CHECK(Client(simulator.url()).engines().try_get(3).error().kind() == ErrorKind::Auth);
  ClientOptions with_key;
  with_key.api_key = options.api_key;
  const Client hub(simulator.url(), with_key);
  const auto opacity = [&hub] {
    return hub.engines().get_property(3, "Mixer_0", "Default//Opacity/0").value;
  };
  hub.engines().set_property(3, "Mixer_0", "Default//Opacity/0", 0.0);
  const auto move = PropertyUpdate{1.0}.with_interpolation(Interpolation::Linear).with_duration(2s);
  hub.engines().set_property(3, "Mixer_0", "Default//Opacity/0", move);
  CHECK(opacity().approx_eq(0.0));
  simulator.advance(500ms);
  CHECK(opacity().approx_eq(0.25));
  simulator.advance(5s);
  CHECK(opacity().approx_eq(1.0));
  const Value journal = Value::from_json(simulator.journal_json());
  CHECK(
      journal.size() == 2 &&
      journal.items()[0].get("operation")->as_text() == "engines.set_property");
  CHECK(Value::from_json(simulator.journal_json(1)).size() == 1);
  CHECK(!simulator.token().empty() && simulator.port() != 0);
}

void it_logs_what_came() {
  const LocalHub simulator;
  CHECK(simulator.requests_json() == "[]" && simulator.requests_dropped() == 0);
  ClientOptions options;
  options.headers = {{"X-Request-Id", "take 7"}};
  const Client hub(simulator.url(), options);
  hub.engines().get(3);
  CHECK(!hub.try_request("GET", "/api/rest/v1/nothing").ok());
  simulator.set_faults_json(R"({"faults": [{"fault": "reset", "after": "effect"}]})");
  CHECK(!hub.playout().try_delete_rundown(2).ok());
  const Value log = Value::from_json(simulator.requests_json());
  CHECK(log.size() == 3);
  const auto entries = log.items();
  const auto& read = entries[0];
  CHECK(read.get("number")->as_int64() == 1 && read.get("status")->as_int64() == 200);
  CHECK(read.get("method")->as_text() == "GET" && read.get("effect")->as_text() == "none");
  CHECK(read.get("path")->as_text() == "/api/rest/v1/engines/3");
  CHECK(read.get("operation")->as_text() == "engines.get");
  CHECK(read.get("requestId")->as_text() == "take 7");
  const auto& refused = entries[1];
  CHECK(refused.get("status")->as_int64() == 404 && refused.get("operation")->is_null());
  const auto& lost = entries[2];
  CHECK(lost.get("status")->is_null() && lost.get("effect")->as_text() == "done");
  CHECK(Value::from_json(simulator.requests_json(2)).size() == 1);
  simulator.reset();
  CHECK(simulator.requests_json() == "[]");
}

void what_it_cannot_be_is_told() {
  LocalHubOptions options;
  options.profile = "0.9";
  CHECK(LocalHub::try_start(options).error().argument() == "profile");
  const auto refused = [](const char* show, const char* place) {
    LocalHubOptions own;
    own.show_json = show;
    const auto started = LocalHub::try_start(own);
    return !started.ok() && started.error().kind() == ErrorKind::Invalid &&
           started.error().argument() == "show" &&
           started.error().message().find(place) != std::string::npos;
  };
  CHECK(refused("{\n  \"format\": 1,,\n}", "line 2, column 15"));
  CHECK(refused(R"({"format": 1, "engines": [{"id": 1}]})", "column 35: engines[0]: missing"));
  LocalHubOptions slow;
  slow.service_time = 11s;
  CHECK(LocalHub::try_start(slow).error().argument() == "serviceTime");
  LocalHubOptions everywhere;
  everywhere.host = "0.0.0.0";
  CHECK(LocalHub::try_start(everywhere).ok());
  everywhere.host = "studio";
  CHECK(LocalHub::try_start(everywhere).error().argument() == "host");
  LocalHubOptions panel;
  panel.allowed_origins = {"http://localhost:3000"};
  CHECK(LocalHub::try_start(panel).ok());
  panel.allowed_origins.emplace_back("*");
  panel.allowed_origins.emplace_back("http://localhost:3001");
  CHECK(LocalHub::try_start(panel).error().argument() == "allowedOrigins");
  const LocalHub real;
  CHECK(!real.try_advance(1s).ok());
}

/// Returns a client whose requests carry this id.
Client client_of(const LocalHub& simulator, const std::string& request_id) {
  ClientOptions options;
  options.headers = {{"X-Request-Id", request_id}};
  return Client(simulator.url(), options);
}

void it_fails_as_it_is_told_and_counts_what_came_of_it() {
  LocalHubOptions options;
  options.faults_json =
      R"({"faults": [{"fault": "reset", "after": "effect", "operation": "playout.delete_rundown",
          "nth": 1}]})";
  const LocalHub simulator(options);
  const auto lost = client_of(simulator, "once").playout().try_delete_rundown(2);
  CHECK(!lost.ok() && lost.error().kind() == ErrorKind::ConnectionLost);
  CHECK(!lost.ok() && lost.error().effect() == Effect::maybe && lost.error().attempts() == 1);
  CHECK(
      simulator.request_stats("once").requests == 1 &&
      simulator.request_stats("once").effects == 1);
  CHECK(simulator.faults_triggered() == 1);

  simulator.reset();
  CHECK(
      simulator.request_stats("once").requests == 0 &&
      Value::from_json(simulator.journal_json()).size() == 0);
  simulator.set_faults_json(*options.faults_json);
  CHECK(simulator.faults_triggered() == 0);
  CallOptions again;
  again.resend = true;
  CHECK(client_of(simulator, "twice").playout().try_delete_rundown(2, again).ok());
  CHECK(
      simulator.request_stats("twice").requests == 2 &&
      simulator.request_stats("twice").effects == 1);
  const Value scenario = Value::from_json(simulator.faults_json());
  CHECK(scenario.get("faults")->items()[0].get("struck")->as_int64() == 1);
  simulator.clear_faults();
  CHECK(simulator.faults_triggered() == 0);
}

void attempts_bound_what_is_sent_again() {
  const LocalHub simulator;
  simulator.set_faults_json(R"({"faults": [{"fault": "reset", "operation": "engines.get"}]})");
  for (const std::uint64_t most : {1U, 2U, 3U}) {
    ClientOptions options;
    options.max_attempts = most;
    options.headers = {{"X-Request-Id", std::to_string(most)}};
    const auto got = Client(simulator.url(), options).engines().try_get(3);
    CHECK(!got.ok() && got.error().attempts() == most && got.error().effect() == Effect::none);
    CHECK(simulator.request_stats(std::to_string(most)).requests == most);
  }
}

void a_scenario_that_cannot_be_used_names_its_place() {
  const std::string wrong = R"({"faults": [{"fault": "reset"}, {"fault": "no such"}]})";
  const LocalHub simulator;
  simulator.set_faults_json(R"({"faults": [{"fault": "close", "nth": 4711}]})");
  const std::string before = simulator.faults_json();
  const auto set = simulator.try_set_faults_json(wrong);
  CHECK(!set.ok() && set.error().argument() == "faults");
  CHECK(!set.ok() && set.error().message().find("faults[1].fault") != std::string::npos);
  CHECK(!simulator.try_set_faults_json("\xff").ok() && !simulator.try_set_faults_json({}).ok());
  CHECK(
      !simulator.try_set_faults_json(std::string("{}\0", 3)).ok() &&
      simulator.faults_json() == before);
  LocalHubOptions options;
  options.faults_json = wrong;
  const auto started = LocalHub::try_start(options);
  CHECK(!started.ok() && started.error().message().find("faults[1]") != std::string::npos);
  CHECK(!started.ok() && started.error().argument() == "faults");
  CHECK(!simulator.try_request_stats("\xff").ok() && simulator.try_reset().ok());
}

void engines_and_the_hub_restart() {
  using std::chrono::milliseconds;
  LocalHubOptions options;
  options.manual_clock = true;
  options.service_time = milliseconds(1);
  const LocalHub simulator(options);
  const Client hub(simulator.url());
  const std::size_t nodes = hub.engines().list_nodes(3).size();
  simulator.disconnect_engine(3);
  CHECK(hub.engines().get(3).status == "disconnected" && hub.engines().list_nodes(3).empty());
  simulator.restart_engine(3, milliseconds(3000), milliseconds(1000));
  simulator.advance(milliseconds(3000));
  CHECK(hub.engines().get(3).status != "disconnected" && hub.engines().list_nodes(3).empty());
  simulator.advance(milliseconds(1000));
  CHECK(hub.engines().list_nodes(3).size() == nodes);
  simulator.set_service_time(milliseconds(0));
  simulator.restart(milliseconds(10));
  CHECK(hub.engines().list_nodes(3).size() == nodes);
  CHECK(!simulator.try_disconnect_engine(99).ok() && !simulator.try_restart_engine(99).ok());
  CHECK(!simulator.try_set_service_time(milliseconds(10001)).ok());
  const milliseconds negative(-1);
  const auto refused = [](const Result<void>& result, const char* argument) {
    return !result.ok() && result.error().argument() == argument;
  };
  CHECK(refused(simulator.try_set_service_time(negative), "time"));
  CHECK(refused(simulator.try_restart_engine(3, negative), "away"));
  CHECK(refused(simulator.try_restart_engine(3, {}, negative), "empty"));
  CHECK(refused(simulator.try_restart(negative), "down"));
  options.service_time = negative;
  CHECK(!LocalHub::try_start(options).ok());
}

}  // namespace

void test_local_hub() {
  a_move_follows_the_manual_clock();
  it_logs_what_came();
  what_it_cannot_be_is_told();
  it_fails_as_it_is_told_and_counts_what_came_of_it();
  attempts_bound_what_is_sent_again();
  a_scenario_that_cannot_be_used_names_its_place();
  engines_and_the_hub_restart();
}
