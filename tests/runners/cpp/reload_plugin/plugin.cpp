// The source of two plugins that differ in NUMBER.
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <sstream>
#include <string>

#if defined(_WIN32)
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

EXPORT int plugin_number();
EXPORT bool plugin_works();

// Returns the number of the plugin.
int plugin_number() { return NUMBER; }

// Uses all parts of the headers: errors, values, enums, bodies, batches and live sessions.
bool plugin_works() {
  const auto refused = gfxhub::Client::try_create("nonsense");
  if (refused || refused.error().kind() != gfxhub::ErrorKind::Invalid) {
    return false;
  }
  // No program listens at this address.
  gfxhub::ClientOptions options;
  options.timeout = std::chrono::milliseconds(200);
  const auto made = gfxhub::Client::try_create("http://127.0.0.1:9", options);
  if (!made) {
    return false;
  }
  const gfxhub::Client& hub = made.value();
  const gfxhub::Value fields =
      gfxhub::Value::object({{"headline", "Guest"}, {"lines", 2}, {"at", gfxhub::Vec4{}}});
  std::ostringstream out;
  out << fields << gfxhub::EngineRole(gfxhub::EngineRole::Preview)
      << gfxhub::EngineRole("Preview").is_known();
  const auto engines = hub.engines().try_list();
  const auto set = hub.engines().try_set_property(
      3, "Cyclorama", "Material//MaskColor/0", gfxhub::PropertyUpdate{fields}.ease_in(1.5));
  const auto batch =
      hub.engines().try_set_properties({{3, "Cyclorama", "Material//MaskColor/0", 0.5}});
  const auto read = gfxhub::Engine::try_from_json(R"({"id":3,"engineType":"RE","extra":1})");
  const auto live = hub.try_live();
  if (!live || !live.value().try_property(3, "Cyclorama", "Material//MaskColor/0")) {
    return false;
  }
  hub.close();
  return read && read->engine_type.is_known() && !engines && !set && batch && !out.str().empty();
}
