// Constructors that take whatever becomes what they want.
#ifndef GFXHUB_CONVERTIBLE_HPP
#define GFXHUB_CONVERTIBLE_HPP

#include <type_traits>

namespace gfxhub::detail {

/// Takes a template away where `From` does not become a `To` by itself.
template <class From, class To>
using IfConvertible = std::enable_if_t<std::is_convertible_v<From, To>>;

}  // namespace gfxhub::detail

#endif
