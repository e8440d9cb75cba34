// gfxhub for C++17 and later: a blocking client for broadcast graphics hubs, based on the C
// interface.
//
// This is a header-only wrapper. Link the library: with CMake, `gfxhub::gfxhub` from
// find_package(gfxhub); otherwise, with the options that `pkg-config --libs gfxhub` prints.
//
//     #include <gfxhub.hpp>
//     #include <iostream>
//
//     int main() {
//       gfxhub::Client hub("http://10.0.0.5");
//       for (const auto& engine : hub.engines().list()) {
//         std::cout << engine.display_name << ' ' << engine.status << '\n';
//       }
//       const gfxhub::Vec4 colour{0.2, 0.3, 0.4, 0.5};
//       hub.names().set("Studio A / Cyclorama / Mask Color",
//                       gfxhub::NamedUpdate{colour}.with_over(1.5));
//     }
//
// Build the program with `c++ -std=c++17 program.cpp $(pkg-config --cflags --libs gfxhub)`. If the
// library is in a folder of your own, add `-Wl,-rpath,$(pkg-config --variable=libdir gfxhub)`, so
// that the program finds it when it starts. CMake adds this option itself.
//
// In C++20 and later, you can name the fields of a body:
// `gfxhub::PropertyUpdate{.value = 0.5, .interpolation = "EaseIn", .duration = 1.5}`. A duration
// without an interpolation is refused, because the value would change at once.
//
// Kinds, effects, phases, ids, enums, values and records can be printed with `<<`, and formatted by
// std::format with <gfxhub/format.hpp>, if the standard library has it.
//
// Errors. A call that fails throws gfxhub::Error, whose effect() says whether the hub carried it
// out. Every call has a form that does not throw but returns a gfxhub::Result, such as `try_list()`
// for `list()`. If a program is compiled without exceptions, the forms that throw do not exist.
//
// Threads. Any number of threads may use a client at the same time. A call blocks until the hub has
// responded or the time limit has expired. In a render loop, use submit(), with which a thread of
// the client makes the call. Another thread can end the call at any moment, with a token or with
// close() of the client; the call then ends within 60 ms.
//
// Ownership. Nothing has to be freed: records are plain structs, and copies of a client share its
// connections. A Pending, a LiveProperty and an Armed can only be moved.
//
// Headers of your own that use the types only by pointer or reference can include <gfxhub/fwd.hpp>
// instead.
//
// Ids. EngineId, LaunchId and the others are distinct types, constructed from a number or a text.
// An id of one type cannot be used in place of another.
#ifndef GFXHUB_HPP
#define GFXHUB_HPP

#if defined(_MSVC_LANG) ? _MSVC_LANG < 201703L : __cplusplus < 201703L
#error "gfxhub.hpp needs C++17: compile with -std=c++17 or later (Visual C++: /std:c++17)"
#else

#include "gfxhub.h"
#include "gfxhub/client.hpp"
#include "gfxhub/gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Returns the version of the loaded library, such as `0.2.0`.
[[nodiscard]] inline std::string version() { return detail::text(gfxhub_version()); }

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif

#endif
