// Whether the program is built with exceptions: without them the throwing forms are not there.
#ifndef GFXHUB_EXCEPTIONS_HPP
#define GFXHUB_EXCEPTIONS_HPP

#if !defined(GFXHUB_EXCEPTIONS)
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
/// 1 where the program is built with exceptions. Define it as 0 to go without the throwing forms.
#define GFXHUB_EXCEPTIONS 1
#else
#define GFXHUB_EXCEPTIONS 0
#endif
#endif

#endif
