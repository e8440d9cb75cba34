// Compiled with every compiler in every version of the language, with exceptions and without: the
// header is included twice, and each operation's forms are instantiated by their use.
#include <cstdio>
#include <gfxhub.hpp>

namespace {

/// What a plugin does without exceptions.
int trying(const gfxhub::Client& hub) {
  const auto engines = hub.engines().try_list();
  for (const gfxhub::Engine& engine : engines ? *engines : std::vector<gfxhub::Engine>()) {
    std::printf("%s\n", engine.display_name.c_str());
  }
  auto update = gfxhub::PropertyUpdate(gfxhub::Vec4{0.2, 0.3, 0.4, 0.5});
  update.interpolation = gfxhub::Interpolation::EaseIn;
  update.duration = 1.5;
  const auto set = hub.engines().try_set_property(
      3, "Mixer_0", "Default//Opacity/0", update, {std::chrono::seconds(2), {}});
  const auto value = gfxhub::Value::try_from_json("[1, 2.5]");
  const auto node = gfxhub::Node::try_from_json("{}");
  return set && value && node ? 0 : 1;
}

#if GFXHUB_EXCEPTIONS
/// What a tool does with them.
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
