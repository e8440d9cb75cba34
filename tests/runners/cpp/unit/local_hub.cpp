// The hub in a box in this process.
#include <chrono>
#include <gfxhub.hpp>
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
  const LocalHub box(options);
  CHECK(Client(box.url()).engines().try_get(3).error().kind() == Kind::Auth);
  ClientOptions with_key;
  with_key.api_key = options.api_key;
  const Client hub(box.url(), with_key);
  const auto opacity = [&hub] {
    return hub.engines().get_property(3, "Mixer_0", "Default//Opacity/0").value;
  };
  hub.engines().set_property(3, "Mixer_0", "Default//Opacity/0", 0.0);
  const auto move = PropertyUpdate(1.0).with_interpolation(Interpolation::Linear).with_duration(2s);
  hub.engines().set_property(3, "Mixer_0", "Default//Opacity/0", move);
  CHECK(opacity().approx_eq(0.0));
  box.advance(500ms);
  CHECK(opacity().approx_eq(0.25));
  box.advance(5s);
  CHECK(opacity().approx_eq(1.0));
  const Value journal = Value::from_json(box.journal_json());
  CHECK(
      journal.size() == 2 &&
      journal.items()[0].get("operation")->as_text() == "engines.set_property");
  CHECK(Value::from_json(box.journal_json(1)).size() == 1);
  CHECK(!box.token().empty() && box.port() != 0);
}

void what_it_cannot_be_is_told() {
  LocalHubOptions options;
  options.profile = "0.9";
  CHECK(LocalHub::try_start(options).error().argument() == "profile");
  const LocalHub real;
  CHECK(!real.try_advance(1s).ok());
}

}  // namespace

void test_local_hub() {
  a_move_follows_the_manual_clock();
  what_it_cannot_be_is_told();
}
