// Clients: options, copies and moves, events, threads, calls by name and raw requests.
#include <atomic>
#include <chrono>
#include <gfxhub.hpp>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;
using namespace std::chrono_literals;

void clients_copy_and_move(const std::string& url) {
  Client first(url);
  Client second = first;
  const Client third = std::move(first);
  CHECK(third.engines().list().size() == second.engines().list().size());
  second = third;
  const auto engines = Client(url).engines();
  CHECK(!engines.list().empty());                   // The group keeps its client.
  const auto refused = first.engines().try_list();  // NOLINT: tests a moved-from object.
  CHECK(!refused.ok() && refused.error().kind() == ErrorKind::Invalid);
}

void a_closed_client_refuses_every_call(const std::string& url) {
  const Client first(url);
  const Client second = first;
  CHECK(!first.is_closed() && first.engines().try_get(3).ok());
  first.close();
  CHECK(second.is_closed() && second.engines().try_get(3).error().kind() == ErrorKind::Closed);
}

void wrong_options_are_named(const std::string& url) {
  const auto argument = [&url](const ClientOptions& options) {
    const auto client = Client::try_create(url, options);
    return client ? "none" : client.error().argument().value_or("");
  };
  const auto with = [](auto member, auto value) {
    ClientOptions options;
    options.*member = value;
    return options;
  };
  CHECK(argument({}) == "none");
  CHECK(argument(with(&ClientOptions::timeout, 0ms)) == "timeout");
  CHECK(argument(with(&ClientOptions::timeout, -1ms)) == "timeout");
  // As 0, it would switch the protection off.
  CHECK(argument(with(&ClientOptions::once_within, -500ms)) == "onceWithin");
  CHECK(argument(with(&ClientOptions::api_key, "")) == "apiKey");
  ClientOptions both = with(&ClientOptions::ca_pem, "-----BEGIN CERTIFICATE-----");
  both.ca_file = "ca.pem";
  CHECK(argument(both) == "caPem");
  CHECK(argument(with(&ClientOptions::api_key, "\xff")) == "apiKey");
  CHECK(argument(with(&ClientOptions::max_idle_connections, 0U)) == "maxIdleConnections");
  CHECK(argument(with(&ClientOptions::max_response_bytes, 0U)) == "maxResponseBytes");
  CHECK(argument(with(&ClientOptions::max_attempts, 0U)) == "maxAttempts");
  CHECK(argument(with(&ClientOptions::max_attempts, 4U)) == "maxAttempts");
  CHECK(argument(with(&ClientOptions::proxy, "ftp://proxy")) == "proxy");
  CHECK(argument(with(&ClientOptions::user_agent, "")) == "userAgent");
  CHECK(!Client::try_create("ftp://hub").ok() && !Client::try_create(std::string("a\0", 2)).ok());
  bool thrown = false;
  try {
    const Client client("no address");
  } catch (const Error& error) {
    thrown = error.kind() == ErrorKind::Invalid;
  }
  CHECK(thrown);
}

void events_tell_of_each_attempt_and_may_throw(const std::string& url) {
  auto seen = std::make_shared<std::vector<Event>>();
  const std::weak_ptr<std::vector<Event>> kept = seen;
  {
    ClientOptions options;
    options.on_event = [seen](const Event& event) {
      seen->push_back(event);
      throw std::runtime_error("no exception may get into the library");
    };
    const Client hub(url, options);
    options = {};
    CHECK(hub.engines().get(3).id == 3);
    CHECK(!hub.engines().try_get(4711).ok());
    CHECK(seen->size() == 2 && seen->front().operation == "engines.get");
    CHECK(seen->front().status == 200 && !seen->front().kind);
    CHECK(seen->front().effect == Effect::done && seen->front().received > 0);
    CHECK(seen->front().hub == url);
    CHECK(seen->front().path == "/api/rest/v1/engines/3" && seen->front().method == "GET");
    CHECK(seen->back().kind == ErrorKind::Server && seen->back().effect == Effect::none);
    seen.reset();
  }
  CHECK(kept.expired());  // The last client has destroyed the function and its captures.
}

void a_call_has_options_of_its_own(const Client& hub) {
  const CancelToken token;
  CHECK(hub.engines().get(3, {2s, token}).id == 3);
  CHECK(hub.engines().try_get(3, {0ms, {}}).error().argument() == "timeout");
  CHECK(hub.engines().try_get(3, {-1ms, {}}).error().argument() == "timeout");
  const CancelToken copy = token;
  copy.cancel();
  CHECK(token.is_cancelled());
  const auto cancelled = hub.engines().try_get(3, {{}, token});
  CHECK(!cancelled.ok() && cancelled.error().kind() == ErrorKind::Cancelled);
  CHECK(!cancelled.ok() && cancelled.error().effect() == Effect::none);
}

void many_threads_share_one_client(const Client& hub) {
  std::atomic<int> well{0};
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 8; ++thread) {
    threads.emplace_back([&hub, &well, thread] {
      for (int call = 0; call < 25; ++call) {
        const auto node = hub.engines().try_get_node(3, "Mixer_0");
        const auto none = hub.engines().try_get(4711 + thread);
        well += node && node->node_path == "Mixer_0" && !none.ok() ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  CHECK(well == 200);
}

void a_permit_ends_with_its_scope(const std::string& url) {
  static_assert(!std::is_copy_constructible_v<Armed> && !std::is_copy_assignable_v<Armed>);
  static_assert(
      std::is_nothrow_move_constructible_v<Armed> && std::is_nothrow_destructible_v<Armed>);
  ClientOptions options;
  options.guard = "on-air";
  const Client hub(url, options);
  const auto press = [&hub] { return hub.playout().try_trigger_button(1, 2, "in"); };
  const char* button = "playout.trigger_button";
  {
    const Armed armed = hub.armed(button, 60);
    CHECK(hub.guard().permits().at(0).id == armed.id());
    CHECK(press().ok() && press().error().kind() == ErrorKind::NotArmed);
  }
  {
    Armed first = hub.armed(button);
    Armed second = std::move(first);
    CHECK(hub.guard().permits().size() == 1);
    second = hub.armed("playout.delete_item");
    CHECK(hub.guard().permits().at(0).operation == "playout.delete_item");
  }
  CHECK(hub.guard().permits().empty() && press().error().kind() == ErrorKind::NotArmed);
  CHECK(hub.try_armed("engines.list").error().kind() == ErrorKind::Invalid);
}

void calls_outside_the_table(const Client& hub) {
  const InvokeResult invoked = hub.invoke("engines.get", "{\"engineId\": 3}");
  CHECK(invoked.status == 200 && Value::from_json(invoked.text).get("id")->as_int64() == 3);
  CHECK(Engine::from_json(invoked.result.value()).id == 3);
  CHECK(!hub.invoke("playout.delete_rundown", "{\"rundownId\": 2}").result);
  const Response response = hub.request("GET", "/api/rest/v1/engines/3");
  CHECK(response.status() == 200 && response.is_text());
  CHECK(response.content_type()->find("application/json") == 0 && !response.header("no-such"));
  const Response made = hub.request("POST", "/api/rest/v1/playout/rundowns", "{\"name\":\"Raw\"}");
  CHECK(PlayoutRundown::from_json(made.body()).name == "Raw");
}

}  // namespace

void test_clients(const std::string& url) {
  const Client hub(url);
  clients_copy_and_move(url);
  a_closed_client_refuses_every_call(url);
  wrong_options_are_named(url);
  events_tell_of_each_attempt_and_may_throw(url);
  a_call_has_options_of_its_own(hub);
  many_threads_share_one_client(hub);
  a_permit_ends_with_its_scope(url);
  calls_outside_the_table(hub);
}
