// Ids, enum values, nullable fields, seconds and bodies, without a hub.
#include <chrono>
#include <cstdint>
#include <gfxhub.hpp>
#include <sstream>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;

// Ids of different objects cannot be mixed; numbers and texts convert to ids implicitly.
static_assert(
    std::is_convertible_v<int, EngineId> && std::is_convertible_v<std::int64_t, EngineId>);
static_assert(std::is_convertible_v<unsigned, EngineId>);
static_assert(!std::is_convertible_v<LaunchId, EngineId> && !std::is_convertible_v<EngineId, int>);
static_assert(!std::is_constructible_v<EngineId, LaunchId>);
static_assert(!std::is_convertible_v<bool, EngineId> && !std::is_convertible_v<double, EngineId>);
static_assert(!std::is_convertible_v<std::uint64_t, EngineId>, "it may not fit");
static_assert(std::is_convertible_v<const char*, NodePath>);
static_assert(std::is_convertible_v<std::string, NodePath>);
static_assert(
    !std::is_convertible_v<PropertyPath, NodePath> && !std::is_convertible_v<int, NodePath>);
static_assert(std::is_convertible_v<int, RoId> && !std::is_convertible_v<StoryId, RoId>);
static_assert(!std::is_convertible_v<EngineStatus, InstanceStatus>);
static_assert(std::is_trivially_copyable_v<EngineId> && sizeof(EngineId) == sizeof(std::int64_t));

// A body can be constructed from its required fields, but not from other values.
static_assert(std::is_aggregate_v<PropertyUpdate> && std::is_aggregate_v<RendererCreate>);
static_assert(std::is_aggregate_v<FunctionCall> && std::is_aggregate_v<LaunchConfigCreate>);
// A call accepts the fields of a body instead of the body, but not the id of another object.
template <class Argument, class = void>
constexpr bool names_an_engine = false;
template <class Argument>
constexpr bool names_an_engine<
    Argument,
    std::void_t<decltype(std::declval<const Graphs&>().load(1, std::declval<Argument>()))>> = true;
static_assert(names_an_engine<int> && names_an_engine<EngineId> && names_an_engine<EngineHost>);
static_assert(!names_an_engine<LaunchId>);
static_assert(!std::is_convertible_v<EngineHost, PropertyUpdate>);

// Errors can be copied, and clients and records moved, without an exception, as exception handlers
// and containers prefer.
static_assert(std::is_nothrow_copy_constructible_v<Error>);
static_assert(std::is_base_of_v<std::runtime_error, Error>);
static_assert(std::is_nothrow_move_constructible_v<Client> && std::is_copy_assignable_v<Client>);
static_assert(std::is_nothrow_move_constructible_v<Engine> && std::is_copy_constructible_v<Engine>);

void ids_compare_print_and_hash() {
  CHECK(EngineId(3) == EngineId(3) && EngineId(3) != EngineId(4) && EngineId(3) < EngineId(4));
  CHECK(EngineId(3) == 3 && EngineId(3) != 4);
  CHECK(EngineId(-1).get() == -1 && EngineId(4294967295U).get() == 4294967295);
  CHECK(NodePath("a") == "a" && NodePath("a") != "b" && NodePath("a") < NodePath("b"));
  CHECK(RoId(69425946) == "69425946");
  std::ostringstream out;
  out << EngineId(3) << ' ' << NodePath("Mixer_0") << ' ' << EngineStatus(EngineStatus::Ready);
  CHECK(out.str() == "3 Mixer_0 ready");
  CHECK(std::unordered_set<EngineId>{1, 2, 1}.size() == 2);
  CHECK(std::unordered_set<NodePath>{"a", "b", "a"}.size() == 2);
}

void words_are_open() {
  const EngineStatus known = EngineStatus::Ready;
  CHECK(known == EngineStatus::Ready && known == "ready" && known.is_known() && !known.empty());
  const EngineStatus unknown = "hibernating";
  CHECK(unknown == "hibernating" && !unknown.is_known() && unknown != known);
  CHECK(EngineStatus().empty() && !EngineStatus().is_known());
}

void a_nullable_field_has_three_states() {
  RendererCreate renderer;
  CHECK(!renderer.engine_id.is_given() && !renderer.engine_id.is_null());
  renderer.engine_id = null;
  CHECK(renderer.engine_id.is_given() && renderer.engine_id.is_null());
  renderer.engine_id = 3;
  CHECK(renderer.engine_id.is_given() && renderer.engine_id.value() == EngineId(3));
  renderer = renderer.with_project_id(null).with_engine_type(EngineType::Ue);
  CHECK(renderer.project_id.is_null() && renderer.engine_type == EngineType(EngineType::Ue));
}

void seconds_come_from_numbers_and_durations() {
  using namespace std::chrono_literals;
  CHECK(Seconds(2).get() == 2.0 && Seconds(0.25F).get() == 0.25 && Seconds(1500ms).get() == 1.5);
}

void bodies_are_made_in_a_line() {
  const auto update = PropertyUpdate{Vec4{0.2, 0.3, 0.4, 0.5}}
                          .with_interpolation(Interpolation::EaseIn)
                          .with_duration(1.5);
  CHECK(update.value.as_vec4()->w == 0.5 && update.duration->get() == 1.5 && !update.delay);
  CHECK(update.interpolation->is_known());
  const PropertyUpdate aggregate{0.5, Interpolation::EaseIn, 1.5};
  CHECK(aggregate.interpolation == Interpolation("EaseIn") && !aggregate.delay);
  const auto move = PropertyUpdate{0.5}.ease_in_out(2);
  CHECK(move.interpolation == Interpolation("EaseInOut") && move.duration->get() == 2.0);
  const auto with = FunctionCall{}.with("Duration", 0.5).with("Type", "Mix");
  CHECK(with.parameters.size() == 2 && with.parameters[1].payload.value == Value("Mix"));
  FunctionCall call;
  call.parameters.push_back({"Default//Duration/0", {0.5}});
  CHECK(call.parameters[0].payload.value.as_double() == 0.5);
}

}  // namespace

void test_types() {
  ids_compare_print_and_hash();
  words_are_open();
  a_nullable_field_has_three_states();
  seconds_come_from_numbers_and_durations();
  bodies_are_made_in_a_line();
}
