// Composed calls: their report, and their implementation with the C interface.
#ifndef GFXHUB_BATCH_HPP
#define GFXHUB_BATCH_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "../gfxhub.h"
#include "call.hpp"
#include "gen/batch_figures.hpp"
#include "gen/batch_options.hpp"
#include "gen/namespace.hpp"
#include "option_setters.hpp"
#include "refusal.hpp"
#include "result.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Result of one item of a composed call: the result that a single call would have returned, or its
/// error.
template <class Address, class T>
class BatchResult : public Result<T> {
 public:
  /// Internal to the library.
  BatchResult(Address address, Result<T> result)
      : Result<T>(std::move(result)), address_(std::move(address)) {}

  /// Returns the address of the item.
  [[nodiscard]] const Address& address() const noexcept { return address_; }

 private:
  Address address_;
};

/// Report of a composed call: a result for each item, in the order of the items, and the figures of
/// the call.
template <class Address, class T>
class [[nodiscard]] BatchReport : public detail::BatchFigures {
 public:
  /// The result of one item, with its address.
  using value_type = BatchResult<Address, T>;

  /// Internal to the library.
  BatchReport(std::vector<value_type> results, const detail::BatchFigures& figures)
      : detail::BatchFigures(figures), results_(std::move(results)) {}

  /// Returns an iterator to the first result.
  [[nodiscard]] auto begin() const noexcept { return results_.begin(); }
  /// Returns an iterator past the last result.
  [[nodiscard]] auto end() const noexcept { return results_.end(); }
  /// Returns the number of results, which is the number of items.
  [[nodiscard]] std::size_t size() const noexcept { return results_.size(); }
  /// Returns true if there are no results.
  [[nodiscard]] bool empty() const noexcept { return results_.empty(); }
  /// Returns the result of the item at this index.
  [[nodiscard]] const value_type& operator[](std::size_t index) const { return results_[index]; }

  /// Returns true if no item failed.
  [[nodiscard]] bool ok() const noexcept { return failed_count() == 0; }
  /// Returns the number of items that failed.
  [[nodiscard]] std::size_t failed_count() const noexcept {
    std::size_t failed = 0;
    for (const value_type& result : results_) {
      failed += result.ok() ? 0 : 1;
    }
    return failed;
  }
  /// Returns the results of all items, or the error of the first one that failed.
  [[nodiscard]] Result<std::vector<T>> values() const {
    std::vector<T> values;
    values.reserve(results_.size());
    for (const value_type& result : results_) {
      if (!result.ok()) {
        return result.error();
      }
      values.push_back(result.value());
    }
    return values;
  }

 private:
  std::vector<value_type> results_;
};

namespace detail {

/// The options of a batch, converted for the C interface.
class BatchCall {
 public:
  explicit BatchCall(const BatchOptions& options) : on_progress_(options.on_progress) {
    hand_over(options, options_);
    if (on_progress_) {
      static_cast<void>(
          gfxhub_batch_options_set_on_progress(options_.made(), &BatchCall::report, this));
    }
  }
  BatchCall(const BatchCall&) = delete;
  BatchCall& operator=(const BatchCall&) = delete;

  /// Returns the options for the C interface.
  [[nodiscard]] const gfxhub_batch_options* get() const noexcept { return options_.get(); }

  /// Rethrows the exception that the program's progress function has thrown, if any.
  void rethrow() const {
#if GFXHUB_EXCEPTIONS
    if (thrown_) {
      std::rethrow_exception(thrown_);
    }
#endif
  }

 private:
  /// Reports the progress to the program. No exception may leave this function, because its caller
  /// is the library.
  static bool report(std::size_t done, std::size_t total, void* self) noexcept {
    auto& call = *static_cast<BatchCall*>(self);
#if GFXHUB_EXCEPTIONS
    try {
      return call.on_progress_(done, total);
    } catch (...) {
      call.thrown_ = std::current_exception();
      return false;
    }
#else
    return call.on_progress_(done, total);
#endif
  }

  std::function<bool(std::size_t, std::size_t)> on_progress_;
  OptionSetters<gfxhub_batch_options> options_{
      "", gfxhub_batch_options_new, gfxhub_batch_options_free};
#if GFXHUB_EXCEPTIONS
  std::exception_ptr thrown_;
#endif
};

/// The functions of the C interface for a type of results: `at`, `error_at`, `figures`, `len` and
/// `free`.
template <class C>
struct ResultsOf;

/// Converts results of the C interface to a report. `address` returns the address of an item.
template <class Address, class C, class AddressOf>
auto batch_report(const std::shared_ptr<const C>& from, AddressOf address) {
  using Of = ResultsOf<C>;
  using T = decltype(Of::at(from, 0));
  std::vector<BatchResult<Address, T>> results;
  const std::size_t len = Of::len(from.get());
  results.reserve(len);
  for (std::size_t index = 0; index < len; ++index) {
    const gfxhub_error* failed = Of::error_at(from.get(), index);
    results.emplace_back(
        address(from, index),
        failed == nullptr ? Result<T>(Of::at(from, index)) : Result<T>(error_from(failed)));
  }
  return BatchReport<Address, T>(std::move(results), Of::figures(from.get()));
}

/// Makes a composed call. `work` calls the function of the C interface.
template <class Address, class C, class Work, class AddressOf>
auto make_composed(const Call& call, const BatchOptions& options, Work work, AddressOf address) {
  const BatchCall made(options);
  auto report = call.give(
      ResultsOf<C>::free,
      [&](C** out, gfxhub_error** error) { return work(made.get(), out, error); },
      [&](const std::shared_ptr<const C>& from) { return batch_report<Address>(from, address); });
  made.rethrow();
  return report;
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
