// A program that is built without exceptions, as many plugins are, with a hub simulator.
#include <cstdio>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>

#if GFXHUB_EXCEPTIONS
#error "this file must be built without exceptions"
#endif

int main() {
  const auto simulator = gfxhub::LocalHub::try_start();
  if (!simulator) {
    std::fprintf(stderr, "%s\n", simulator.error().what());
    return 1;
  }
  gfxhub::ClientOptions options;
  int attempts = 0;
  options.on_event = [&attempts](const gfxhub::Event&) { ++attempts; };
  const auto hub = gfxhub::Client::try_create(simulator->url(), options);
  if (!hub) {
    std::fprintf(stderr, "%s\n", hub.error().what());
    return 1;
  }
  const auto engines = hub->engines().try_list();
  const auto set = hub->engines().try_set_property(3, "Mixer_0", "Default//Opacity/0", 0.5);
  const auto none = hub->engines().try_get(4711);
  const auto value = gfxhub::Value::try_from_json("[1");
  auto listing = hub->submit_read([](gfxhub::Client& own) { return own.engines().try_list(); });
  const auto listed = listing.try_get();
  const bool well = engines && !engines->empty() && listed && listed->size() == engines->size() &&
                    set && set->value.approx_eq(0.5) && !none &&
                    none.error().operation() == "engines.get" && !value && attempts == 4;
  std::fprintf(stderr, "C++ without exceptions: %s\n", well ? "well" : "FAILED");
  return well ? 0 : 1;
}
