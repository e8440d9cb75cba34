// Live sessions: of properties that change all the time the newest value is sent, and nobody waits.
#ifndef GFXHUB_LIVE_HPP
#define GFXHUB_LIVE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include "gen/live_session.hpp"  // IWYU pragma: export
#include "live_property.hpp"     // IWYU pragma: export

#endif
