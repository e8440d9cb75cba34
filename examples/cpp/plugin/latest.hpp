// Hands values from one thread to another: the latest one wins, and neither ever waits.
#ifndef LATEST_HPP
#define LATEST_HPP

#include <array>
#include <atomic>

/// Three places: the writer has one, the reader has one, and the third goes between them. Taking
/// and giving is one exchange of an atomic, whatever the other side is doing.
template <class T>
class Latest {
 public:
  /// Gives a value; one that was not taken yet is replaced. For one writing thread.
  void put(const T& value) noexcept {
    places_[written_] = value;
    written_ = between_.exchange(written_ | fresh, std::memory_order_acq_rel) & place;
  }

  /// Takes the latest value, if there is one that was not taken yet. For one reading thread.
  bool take(T& value) noexcept {
    if ((between_.load(std::memory_order_relaxed) & fresh) == 0) {
      return false;
    }
    read_ = between_.exchange(read_, std::memory_order_acq_rel) & place;
    value = places_[read_];
    return true;
  }

 private:
  static constexpr unsigned place = 3;
  static constexpr unsigned fresh = 4;

  std::array<T, 3> places_{};
  unsigned written_ = 0;
  std::atomic<unsigned> between_{1};
  unsigned read_ = 2;
};

#endif
