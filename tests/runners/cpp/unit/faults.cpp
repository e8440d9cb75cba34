// Runs the fault samples through C++: every call must end as its sample says, with the numbers of
// requests and effects at the hub that the sample says.
#include <chrono>
#include <cstddef>
#include <fstream>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>
#include <iterator>
#include <string>
#include <thread>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;
using namespace std::chrono_literals;

/// Waits until the hub's numbers are as high as expected, and returns them.
RequestStats counted(const LocalHub& simulator, const std::string& id, const RequestStats& due) {
  const auto end = std::chrono::steady_clock::now() + 5s;
  RequestStats request_stats = simulator.request_stats(id);
  while ((request_stats.requests < due.requests || request_stats.effects < due.effects) &&
         std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(1ms);
    request_stats = simulator.request_stats(id);
  }
  return request_stats;
}

/// Returns a text of a sample, empty for null.
std::string text_of(const Value& object, const std::string& name) {
  const auto member = object.get(name);
  return member ? member->as_text().value_or("") : "";
}

void play(const Value& sample, const std::string& id) {
  const Value given = *sample.get("options");
  const Value due = *sample.get("expect");
  LocalHubOptions hub_options;
  hub_options.faults_json = "{\"faults\":" + sample.get("faults")->to_json() + "}";
  const LocalHub simulator(hub_options);
  ClientOptions options;
  options.headers = {{"X-Request-Id", id}};
  CallOptions call;
  // An option that is unknown here is an error of the sample.
  std::size_t known = 0;
  if (const auto attempts = given.get("maxAttempts")) {
    ++known;
    options.max_attempts = static_cast<std::uint64_t>(attempts->as_int64().value());
  }
  if (const auto timeout = given.get("timeout")) {
    ++known;
    call.timeout = std::chrono::milliseconds(static_cast<int>(timeout->as_double().value() * 1e3));
  }
  if (const auto resend = given.get("resend")) {
    ++known;
    call.resend = resend->as_bool().value();
  }
  const auto result =
      Client(simulator.url(), options)
          .try_invoke(text_of(sample, "operation"), sample.get("arguments")->to_json(), call);
  const int before = check::failed;
  CHECK(known == given.size());
  CHECK(text_of(due, "kind") == (result.ok() ? "" : name(result.error().kind())));
  CHECK(text_of(due, "effect") == (result.ok() ? "" : name(result.error().effect())));
  const auto attempts = due.get("attempts");
  CHECK(result.ok() || !attempts || attempts->as_int64() == result.error().attempts());
  const auto number = [&due](const char* member) {
    return static_cast<std::uint64_t>(due.get(member)->as_int64().value());
  };
  const RequestStats request_stats =
      counted(simulator, id, {number("requests"), number("effects")});
  CHECK(request_stats.requests == number("requests") && request_stats.effects == number("effects"));
  if (check::failed != before) {
    std::cerr << "  in the sample: " << text_of(sample, "name") << '\n';
  }
}

}  // namespace

void test_faults(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string json((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  int count = 0;
  for (const Value& sample : Value::from_json(json).get("samples")->items()) {
    play(sample, "sample-" + std::to_string(count++));
  }
  CHECK(count >= 40);
  std::cerr << "C++: " << count << " fault samples\n";
}
