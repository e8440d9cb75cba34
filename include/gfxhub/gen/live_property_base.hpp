// Written by cargo xtask generate; do not edit.
// The generated part of LiveProperty: its handle of the C interface, and its address.
#ifndef GFXHUB_GEN_LIVE_PROPERTY_BASE_HPP
#define GFXHUB_GEN_LIVE_PROPERTY_BASE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <memory>

#include "../../gfxhub.h"
#include "../text.hpp"
#include "ids.hpp"
#include "namespace.hpp"
#include "plain.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Base of `LiveProperty` with its handle and address.
class LivePropertyBase {
 public:
  /// Address of the property; numbers are 0 and texts empty if it was moved from.
  [[nodiscard]] PropertyAddress address() const {
    return {
        EngineId(gfxhub_live_property_engine_id(handle_.get())),
        NodePath(text(gfxhub_live_property_node_path(handle_.get()))),
        PropertyPath(text(gfxhub_live_property_property_path(handle_.get())))};
  }

  /// Internal to the library.
  explicit LivePropertyBase(gfxhub_live_property* handle) : handle_(handle) {}

 protected:
  /// The handle of the C interface.
  [[nodiscard]] gfxhub_live_property* handle() const noexcept { return handle_.get(); }

 private:
  struct Free {
    void operator()(gfxhub_live_property* handle) const noexcept {
      gfxhub_live_property_free(handle);
    }
  };
  std::unique_ptr<gfxhub_live_property, Free> handle_;
};

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
