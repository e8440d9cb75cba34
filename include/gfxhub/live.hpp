// Live sessions, which send the newest values of continuously changing properties and never block.
#ifndef GFXHUB_LIVE_HPP
#define GFXHUB_LIVE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include "gen/live_session.hpp"  // IWYU pragma: export
#include "live_property.hpp"     // IWYU pragma: export

#endif
