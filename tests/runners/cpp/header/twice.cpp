// Compiled with every compiler in every version of the language, with exceptions and without:
// includes the header twice, and uses, and so instantiates, each form of the operations.
#include <cstdio>
#include <gfxhub.hpp>
#include <gfxhub/format.hpp>
#include <gfxhub/local_hub.hpp>
#include <sstream>
#include <type_traits>
#include <utility>

namespace {

#if defined(__SIZEOF_INT128__)
// With the extensions of GNU, an integer of 128 bits is one for the standard library too. It may
// not fit.
__extension__ typedef __int128 Wide;
static_assert(!std::is_convertible_v<Wide, gfxhub::EngineId>);
static_assert(!std::is_convertible_v<Wide, gfxhub::RoId>);
static_assert(!std::is_convertible_v<Wide, gfxhub::Value>);
template <class Number>
using Set = decltype(std::declval<gfxhub::LiveProperty&>().set(std::declval<Number>()));
template <class Number, class = void>
constexpr bool is_settable = false;
template <class Number>
constexpr bool is_settable<Number, std::void_t<Set<Number>>> = true;
static_assert(is_settable<int> && is_settable<long double> && !is_settable<Wide>);
static_assert(std::is_convertible_v<long double, gfxhub::Value>);
#endif

/// Uses the header as a plugin without exceptions does.
int trying(const gfxhub::Client& hub) {
  const auto engines = hub.engines().try_list();
  for (const gfxhub::Engine& engine : engines ? *engines : std::vector<gfxhub::Engine>()) {
    std::printf("%s\n", engine.display_name.c_str());
  }
  auto update = gfxhub::PropertyUpdate{gfxhub::Vec4{0.2, 0.3, 0.4, 0.5}};
  update.interpolation = gfxhub::Interpolation::EaseIn;
  update.duration = 1.5;
  const auto set = hub.engines().try_set_property(
      3, "Mixer_0", "Default//Opacity/0", update, {std::chrono::seconds(2), {}});
  const auto moved = hub.engines().try_set_property(
      3, "Mixer_0", "Default//Opacity/0", gfxhub::PropertyUpdate{0.5, "EaseIn", 1.5});
  const auto called = hub.engines().try_call_function(
      3, "Mixer_0", "Default//DoTransition/0", {{{"DoTransition/Duration", {0.5}}}});
#if __cplusplus >= 202002L
  const auto named = hub.engines().try_set_property(
      3, "Mixer_0", "Default//Opacity/0",
      {.value = 0.5, .interpolation = gfxhub::Interpolation::EaseIn, .duration = 1.5});
#endif
  const auto value = gfxhub::Value::try_from_json("[1, 2.5]");
  const auto node = gfxhub::Node::try_from_json("{}");
  std::ostringstream out;
  out << gfxhub::Effect::done << gfxhub::Engine();
  return set && moved && called && value && node ? 0 : 1;
}

/// Uses options of which only the first fields are set, and vectors of every kind.
[[maybe_unused]] int partly(const gfxhub::Client& hub, gfxhub::LiveProperty& property) {
  const auto listed = hub.engines().try_list({std::chrono::milliseconds(500)});
  const gfxhub::LocalHubOptions hub_options{0};
  const gfxhub::LiveOptions live_options{60};
  const gfxhub::BatchOptions batch_options{true};
  const gfxhub::Track track{{1, 2, 3}, {0, 0, 0}};
  return listed && hub_options.port == 0 && live_options.rate == 60 && batch_options.ordered &&
                 !track.fov && property.set(gfxhub::Vec3{1, 2, 3}) &&
                 property.set(gfxhub::Vec4{1, 2, 3, 4}) && property.set(gfxhub::Vec2{1, 2})
             ? 0
             : 1;
}

#if defined(__cpp_lib_format)
/// Formats records with std::format.
std::string formatted(const gfxhub::Engine& engine) {
  return std::format(
      "{:>4} {} {} {} {} {}", engine.id, engine.status, engine, gfxhub::ErrorKind::Invalid,
      gfxhub::Effect::done, gfxhub::Value(0.5));
}
#endif

#if GFXHUB_EXCEPTIONS
/// Uses the header as a program with exceptions does.
int throwing() {
  const gfxhub::Client hub("http://127.0.0.1:9");
  try {
    hub.launcher().stop(1);
    return static_cast<int>(hub.playout().create_rundown("Late News").id.get());
  } catch (const gfxhub::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return trying(hub);
  }
}
#else
int throwing() {
  const auto hub = gfxhub::Client::try_create("http://127.0.0.1:9");
  return hub ? trying(*hub) : 1;
}
#endif

}  // namespace

int main() { return throwing(); }
