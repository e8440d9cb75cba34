// Written by cargo xtask generate; do not edit.
// The inline namespace within `gfxhub` that contains everything. Programs do not name it: for the
// linker it separates other versions of these headers, and code without exceptions.
#ifndef GFXHUB_GEN_NAMESPACE_HPP
#define GFXHUB_GEN_NAMESPACE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

// Without exceptions there are no functions that throw.
#if !defined(GFXHUB_EXCEPTIONS)
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
/// 1 if the program is built with exceptions. Define it as 0 to leave out the functions that
/// throw.
#define GFXHUB_EXCEPTIONS 1
#else
#define GFXHUB_EXCEPTIONS 0
#endif
#endif

#if GFXHUB_EXCEPTIONS
#define GFXHUB_INLINE_NAMESPACE v0_2_0
#else
#define GFXHUB_INLINE_NAMESPACE v0_2_0_noexcept
#endif

#endif
