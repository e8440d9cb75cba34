// Watches, which report what changed between two looks at lists of the hub.
#ifndef GFXHUB_WATCH_HPP
#define GFXHUB_WATCH_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include "gen/watch.hpp"  // IWYU pragma: export

#endif
