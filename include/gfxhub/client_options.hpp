// Options of a client: time limits, TLS, proxy, connections, events.
#ifndef GFXHUB_CLIENT_OPTIONS_HPP
#define GFXHUB_CLIENT_OPTIONS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <memory>

#include "../gfxhub.h"
#include "event.hpp"
#include "gen/client_settings.hpp"
#include "gen/namespace.hpp"
#include "option_setters.hpp"
#include "refusal.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

namespace detail {

/// Converts the settings for the C interface.
class Settings : public OptionSetters<gfxhub_client_options> {
 public:
  explicit Settings(const ClientOptions& options)
      : OptionSetters("", gfxhub_client_options_new, gfxhub_client_options_free) {
    hand_over(options, *this);
    for (const auto& [name, value] : options.headers) {
      const bool whole = is_whole(name) && is_whole(value);
      note(
          name, whole ? gfxhub_client_options_set_header(made(), name.c_str(), value.c_str())
                      : GFXHUB_STATUS_INVALID);
    }
    if (options.on_event) {
      auto function = std::make_unique<OnEvent>(options.on_event);
      const gfxhub_status status =
          gfxhub_client_options_set_on_event(made(), report, function.get(), forget);
      note("onEvent", status);
      if (status == GFXHUB_STATUS_OK) {
        static_cast<void>(function.release());
      }
    }
  }
};

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
