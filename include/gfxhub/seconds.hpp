// Seconds, as the fields of bodies have them.
#ifndef GFXHUB_SECONDS_HPP
#define GFXHUB_SECONDS_HPP

#include <chrono>
#include <type_traits>

namespace gfxhub {

/// Seconds: finite and not negative, which the call checks. Made from a number or from a duration
/// of `std::chrono`.
class Seconds {
 public:
  /// No time.
  constexpr Seconds() noexcept = default;
  /// This number of seconds.
  template <
      class Number,
      class = std::enable_if_t<std::is_arithmetic_v<Number> && !std::is_same_v<Number, bool>>>
  constexpr Seconds(Number seconds) noexcept : seconds_(static_cast<double>(seconds)) {}
  /// This duration.
  template <class Count, class Period>
  constexpr Seconds(std::chrono::duration<Count, Period> duration) noexcept
      : seconds_(std::chrono::duration<double>(duration).count()) {}

  /// The number of seconds.
  [[nodiscard]] constexpr double get() const noexcept { return seconds_; }

 private:
  double seconds_ = 0.0;
};

}  // namespace gfxhub

#endif
