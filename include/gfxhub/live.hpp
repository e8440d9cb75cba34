// Live sessions, which send the newest value of properties that change all the time, without waits.
#ifndef GFXHUB_LIVE_HPP
#define GFXHUB_LIVE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include "gen/live_session.hpp"  // IWYU pragma: export
#include "live_property.hpp"     // IWYU pragma: export

#endif
