// The hub in a box, in this process, where the library has it.
#ifndef GFXHUB_LOCAL_HUB_HPP
#define GFXHUB_LOCAL_HUB_HPP

#endif
