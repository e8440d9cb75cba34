// Calls through the C interface: their options, invalid arguments and results.
#ifndef GFXHUB_CALL_HPP
#define GFXHUB_CALL_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../gfxhub.h"
#include "gen/call_options.hpp"
#include "gen/namespace.hpp"
#include "id.hpp"
#include "option_setters.hpp"
#include "refusal.hpp"
#include "result.hpp"
#include "string_enum.hpp"
#include "value.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// An object of the C interface, which is freed with this function when its owner is destroyed.
template <class C>
using Owned = std::unique_ptr<C, void (*)(C*)>;

/// One call, with its options and the first invalid argument.
class Call {
 public:
  Call(const char* operation, const CallOptions& options)
      : operation_(operation),
        options_(operation, gfxhub_call_options_new, gfxhub_call_options_free) {
    hand_over(options, options_);
    refused_ = options_.refused();
  }

  /// Returns the options for the C interface.
  [[nodiscard]] const gfxhub_call_options* options() const noexcept { return options_.get(); }

  /// Refuses text that contains a NUL, at which the C interface would cut it off.
  void validate(std::string_view argument, std::string_view text) {
    if (!is_whole(text)) {
      refuse(argument, not_whole);
    }
  }
  void validate(std::string_view argument, const std::string& text) {
    validate(argument, std::string_view(text));
  }
  template <class Tag, bool OrNumber>
  void validate(std::string_view argument, const TextId<Tag, OrNumber>& id) {
    validate(argument, id.get());
  }
  template <class Enum>
  void validate(std::string_view argument, const StringEnum<Enum>& value) {
    validate(argument, value.get());
  }
  /// Refuses a value that is not sound (see `Value::is_sound`).
  void validate(std::string_view argument, const Value& value) {
    if (!value.is_sound()) {
      refuse(argument, not_sound);
    }
  }
  /// Refuses a value that is not an object.
  void validate_object(std::string_view argument, const Value& value) {
    validate(argument, value);
    if (value.type() != Value::Type::object && value.type() != Value::Type::vector) {
      refuse(argument, "it must be an object");
    }
  }
  /// Refuses text that is not UTF-8. It is used for texts within a body, which are no arguments of
  /// the C function.
  void validate_text(std::string_view argument, std::string_view text) {
    if (!Value(text).is_sound()) {
      refuse(argument, not_text);
    }
  }
  template <class Tag, bool OrNumber>
  void validate_text(std::string_view argument, const TextId<Tag, OrNumber>& id) {
    validate_text(argument, id.get());
  }
  /// Refuses an argument if a setter of the C interface returned an error for it.
  void validate(std::string_view argument, gfxhub_status status) {
    if (status != GFXHUB_STATUS_OK) {
      refuse(argument, not_text);
    }
  }
  /// Refuses an argument. Only the first refusal is reported.
  void refuse(std::string_view argument, std::string_view why) {
    if (!refused_) {
      refused_ = refusal(operation_, argument, why);
    }
  }

  /// Returns true if an argument was refused.
  [[nodiscard]] bool refused() const noexcept { return refused_.has_value(); }

  /// Makes a call that has no result.
  template <class Work>
  [[nodiscard]] Result<void> make(Work work) const {
    if (refused_) {
      return *refused_;
    }
    gfxhub_error* error = nullptr;
    const gfxhub_status status = work(&error);
    return status == GFXHUB_STATUS_OK ? Result<void>() : Result<void>(error_of(status, error));
  }

  /// Makes a call whose C function writes a number or a struct of numbers, which `read` converts to
  /// the result.
  template <class C, class Work, class Read>
  [[nodiscard]] auto value(Work work, Read read) const -> Result<decltype(read(C()))> {
    C out{};
    const Result<void> made = make([&](gfxhub_error** error) { return work(&out, error); });
    if (!made) {
      return made.error();
    }
    return read(out);
  }

  /// Makes a call whose C function returns a handle, which `read` converts to the result.
  template <class C, class Work, class Read>
  [[nodiscard]] auto give(void (*free)(C*), Work work, Read read) const
      -> Result<decltype(read(std::shared_ptr<const C>()))> {
    C* out = nullptr;
    const Result<void> made = make([&](gfxhub_error** error) { return work(&out, error); });
    if (!made) {
      return made.error();
    }
    return read(std::shared_ptr<const C>(out, free));
  }

 private:
  const char* operation_;
  OptionSetters<gfxhub_call_options> options_;
  std::optional<Error> refused_;
};

/// A group of calls that use the same client.
class CallGroup {
 protected:
  explicit CallGroup(std::shared_ptr<const gfxhub_client> client) : client_(std::move(client)) {}

  /// The client's handle in the C interface.
  std::shared_ptr<const gfxhub_client> client_;
};

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
