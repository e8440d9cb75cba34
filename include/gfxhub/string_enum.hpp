// What the status-like words are made of: texts with known words, open for what hubs add.
#ifndef GFXHUB_WORD_HPP
#define GFXHUB_WORD_HPP

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>

namespace gfxhub {

/// A text with known words. Hubs add words with every version: unknown ones are kept as they came,
/// so a `switch` over them needs a way for the rest.
template <class Of>
class Word {
 public:
  /// No word.
  Word() = default;
  /// This word.
  Word(const char* word) : word_(word) {}
  /// This word.
  Word(std::string_view word) : word_(word) {}
  /// This word.
  Word(std::string word) noexcept : word_(std::move(word)) {}

  /// The word as hubs write it; empty where none came.
  [[nodiscard]] const std::string& get() const noexcept { return word_; }
  /// True where no word came.
  [[nodiscard]] bool empty() const noexcept { return word_.empty(); }
  /// True for the words that are known.
  [[nodiscard]] bool is_known() const noexcept {
    for (const std::string_view known : Of::known) {
      if (word_ == known) {
        return true;
      }
    }
    return false;
  }

 private:
  std::string word_;
};

template <class Of>
bool operator==(const Word<Of>& left, const Word<Of>& right) noexcept {
  return left.get() == right.get();
}
template <class Of>
bool operator!=(const Word<Of>& left, const Word<Of>& right) noexcept {
  return left.get() != right.get();
}
template <class Of>
bool operator==(const Word<Of>& left, std::string_view right) noexcept {
  return left.get() == right;
}
template <class Of>
bool operator!=(const Word<Of>& left, std::string_view right) noexcept {
  return left.get() != right;
}
template <class Character, class Traits, class Of>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, const Word<Of>& word) {
  return out << word.get();
}

}  // namespace gfxhub

#endif
