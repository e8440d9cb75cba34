// Records by their key, in the order they came.
#ifndef GFXHUB_RECORD_MAP_HPP
#define GFXHUB_RECORD_MAP_HPP

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gfxhub {

/// Records by their key, in the order they came.
template <class T>
class RecordMap : public std::vector<std::pair<std::string, T>> {
 public:
  using std::vector<std::pair<std::string, T>>::vector;

  /// The record with this key; null where there is none.
  [[nodiscard]] const T* find(std::string_view key) const noexcept {
    for (const auto& [name, record] : *this) {
      if (name == key) {
        return &record;
      }
    }
    return nullptr;
  }
};

}  // namespace gfxhub

#endif
