// Macros that hosts define before they include a header, with names from engines, toolkits and
// systems. None of them may affect the header.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <functional>
#include <initializer_list>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// Unreal Engine.
#define check(expr) static_assert(false)
#define verify(expr) static_assert(false)
#define checkf(expr, format, ...) static_assert(false)
#define ensure(expr) static_assert(false)
#define TEXT(x) L##x
#define PI (3.1415926535897932f)
#define FORCEINLINE inline
#define UPROPERTY(...)
// AssertMacros.h of Apple.
#define require(assertion, label) static_assert(false)
#define check_noerr(code) static_assert(false)
#define require_noerr(code, label) static_assert(false)
// Qt.
#define signals public
#define slots
#define emit
#define foreach(a, b) for (a : b)
#define forever for (;;)
// windows.h.
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define near
#define far
#define small char
#define interface struct
#define IN
#define OUT
#define OPTIONAL
#define ERROR 0
#define DELETE (0x00010000L)
#define NO_ERROR 0L
#define GetObject GetObjectW
#define GetMessage GetMessageW
#define CreateWindow(a) static_assert(false)
#define SendMessage SendMessageW
#define DOMAIN 1
#define OVERFLOW 3
#define STRICT 1
#define CONST const
#define VOID void
// X11.
#define Bool int
#define Status int
#define None 0L
#define True 1
#define False 0
#define Success 0
#define Always 2
#define Unsorted 0
#define CurrentTime 0L
#define KeyPress 2
#define Complex 0
#define Above 0
#define Below 1
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>

int main() { return 0; }
