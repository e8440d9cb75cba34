// gfxhub for C++17 and later: a blocking client for broadcast graphics hubs, over the C interface.
//
// Header only; link the library: `gfxhub::gfxhub` from find_package(gfxhub) in CMake, or what
// `pkg-config --libs gfxhub` says.
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
//       hub.engines().set_property(3, "Cyclorama", "Material//MaskColor/0",
//                                  gfxhub::PropertyUpdate{colour}.ease_in(1.5));
//     }
//
// It is built with `c++ -std=c++17 program.cpp $(pkg-config --cflags --libs gfxhub)`. Where the
// library is in a folder of your own, `-Wl,-rpath,$(pkg-config --variable=libdir gfxhub)` lets the
// program find it when it starts; CMake adds that by itself.
//
// From C++20 on a body may name its fields:
// `gfxhub::PropertyUpdate{.value = 0.5, .interpolation = "EaseIn", .duration = 1.5}`. A duration
// without an interpolation is refused, as the value would jump at once.
//
// Everything prints with `<<`; <gfxhub/format.hpp> adds std::format, where the library of the
// compiler has it.
//
// Errors. A call that fails throws gfxhub::Error, whose effect() says whether the hub carried it
// out. Every call has a form that does not throw and gives a gfxhub::Result: `try_list()` next to
// `list()`. In a program that is built without exceptions the forms that throw are not there.
//
// Threads. A client may be used from any number of threads at once. A call blocks until it is
// answered or its time is up: in a render loop, submit() it, and a thread of the client makes it. A
// token or the client's close() ends it from another thread at any moment, within 60 ms.
//
// Ownership. Everything is a value: records are plain structs, copies of a client share its
// connections, nothing has to be freed.
//
// Headers of your own that only name its types include <gfxhub/fwd.hpp> in its place.
//
// Ids. EngineId, LaunchId and the others are types of their own, made from a number or a text; one
// does not pass for the other.
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

/// The version of the library that is loaded: `0.2.0`.
[[nodiscard]] inline std::string version() { return detail::text(gfxhub_version()); }

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif

#endif
