// Values, without a hub.
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <gfxhub.hpp>
#include <gfxhub/format.hpp>
#include <limits>
#include <sstream>
#include <string>

#include "check.hpp"
#include "tests.hpp"

namespace {

using gfxhub::Value;

/// Destroyed after all static objects within functions of a header, which are created later. Its
/// destructor checks that values can be created until the program ends.
struct UntilTheEnd {
  ~UntilTheEnd() {
    const Value nothing;
    if (!nothing.is_null() || Value().to_json() != "null" || Value(2).as_int64() != 2) {
      std::abort();
    }
  }
};
const UntilTheEnd until_the_end;

void what_goes_in_comes_out() {
  CHECK(Value().is_null() && Value(nullptr).is_null() && Value().type() == Value::Type::null);
  CHECK(Value(true).as_bool() == true && !Value(1).as_bool());
  CHECK(Value(7).as_int64() == 7 && Value(7).type() == Value::Type::integer);
  CHECK(Value(7U).type() == Value::Type::integer);
  const auto most = std::numeric_limits<std::uint64_t>::max();
  CHECK(Value(most).as_uint64() == most && Value(most).type() == Value::Type::unsigned_integer);
  CHECK(Value(most).to_json() == "18446744073709551615" && !Value(most).as_int64());
  CHECK(Value(0.1).as_double() == 0.1 && Value(0.1).to_json() == "0.1");
  CHECK(Value(0.5F).as_double() == 0.5 && Value(2.0).as_int64() == 2);
  CHECK(Value("text").as_text() == "text" && Value(std::string("a\0b", 3)).as_text()->size() == 3);
  CHECK(!Value("1").as_double() && !Value(1).as_text());
}

void json_is_read_strictly_and_written_again() {
  for (const char* json :
       {"null", "true", "-3", "2.5", "\"\\u00e9\"", "[1,[2.0,null]]", "{\"b\":1,\"a\":{\"c\":[]}}",
        "{\"x\":1,\"y\":2.5,\"z\":0,\"w\":1}"}) {
    const auto value = Value::try_from_json(json);
    CHECK(value.ok() && Value::from_json(value->to_json()) == *value);
  }
  CHECK(Value::from_json("{\"b\":1,\"a\":2}").to_json() == "{\"b\":1,\"a\":2}");
  for (const char* json : {"", "{", "[1,]", "18446744073709551616", "{\"a\":1,\"a\":2}", "1 2"}) {
    const auto value = Value::try_from_json(json);
    CHECK(!value.ok() && value.error().kind() == gfxhub::ErrorKind::Invalid);
    CHECK(!value.ok() && value.error().argument() == "json");
  }
  CHECK(!Value::try_from_json(std::string("1\0", 2)).ok());
  CHECK(Value(std::nan("")).to_json() == "{\"$number\":\"NaN\"}");
}

void values_print_as_they_were_meant_and_keep_every_bit() {
  const Value back(static_cast<double>(0.8F));
  std::ostringstream printed;
  printed << back << ' ' << Value(gfxhub::Vec4{static_cast<double>(0.2F), 1, 0.5, 0.25});
  CHECK(printed.str() == "0.8 {\"x\":0.2,\"y\":1.0,\"z\":0.5,\"w\":0.25}");
  CHECK(back.to_json() == "0.800000011920929" && back.as_double() != 0.8);
#if defined(__cpp_lib_format)
  CHECK(std::format("{:>4}", back) == " 0.8");
#endif
}

void lists_and_objects_keep_their_order() {
  const Value list = Value::array({1, "two", nullptr});
  CHECK(list.size() == 3 && list.items()[1].as_text() == "two" && list.items()[2].is_null());
  const Value fields = Value::object({{"headline", "Guest"}, {"lines", 2}});
  CHECK(fields["headline"] == "Guest" && fields["absent"].is_null() && list["x"].is_null());
  CHECK(list[1] == "two" && list[3].is_null() && fields[0].is_null());
  CHECK(Value(gfxhub::Vec3{1, 2, 3})["y"].as_double() == 2.0 && fields["a"]["b"].is_null());
  CHECK(fields.to_json() == "{\"headline\":\"Guest\",\"lines\":2}");
  CHECK(fields.size() == 2 && fields.members()[1].first == "lines");
  CHECK(fields.get("lines")->as_int64() == 2 && !fields.get("Lines"));
  const Value more = fields.with("lines", 3).with("colour", gfxhub::Vec3{1, 2, 3});
  CHECK(more.to_json().find("\"lines\":3,\"colour\":{\"x\":1.0") != std::string::npos);
  CHECK(fields.get("lines")->as_int64() == 2);
  CHECK(Value(1).with("a", 1).to_json() == "{\"a\":1}" && Value(1).items().empty());
  CHECK(Value::array({}).to_json() == "[]" && Value::object({}).to_json() == "{}");
}

void shapes_are_seen() {
  const Value colour = gfxhub::Vec4{0.2, 0.3, 0.4, 0.5};
  CHECK(colour.as_vec4()->w == 0.5 && !colour.as_vec3() && colour.size() == 4);
  CHECK(colour.get("z")->as_double() == 0.4 && !colour.get("v") && colour.members().size() == 4);
  CHECK(colour.with("w", 1).as_vec4()->w == 1.0 && colour.with("v", 1).size() == 5);
  const Value place = gfxhub::Vec3{1, 2, 3};
  CHECK(place.as_vec3()->z == 3.0 && !place.as_vec4() && place.as_vector()->x == 1.0);
  CHECK(Value(gfxhub::Vec2{1, 2}).as_vec2()->y == 2.0 && !Value(1).as_vec2());
  gfxhub::Matrix matrix;
  matrix.rows[3] = {10.0, 0.0, -4.0, 1.0};
  CHECK(Value(matrix).as_matrix()->rows[3].z == -4.0 && !place.as_matrix());
  gfxhub::Track track;
  track.location = gfxhub::Vec3{0.0, 180.0, -350.5};
  track.fov = 42.0;
  track.k1k2 = gfxhub::Vec2{0.01, -0.02};
  const auto seen = Value(track).as_track();
  CHECK(seen && seen->location.y == 180.0 && seen->fov == 42.0 && seen->k1k2->y == -0.02);
  CHECK(seen && !seen->focus && !seen->location.w);
  const auto texture =
      Value::from_json("{\"handle\":\"0x2a\",\"pid\":4711,\"width\":1920}").as_texture();
  CHECK(texture && texture->handle == "0x2a" && texture->pid == "4711" && texture->width == 1920);
  CHECK(texture && !texture->memory && !texture->unscaled);
  CHECK(Value::from_json("{\"data\":[1,2]}").as_clean_plates()->size() == 2);
  CHECK(!Value(1).as_clean_plates() && !Value(1).as_texture() && !Value(1).as_track());
}

void comparison_tells_integers_from_doubles_unless_it_is_asked_not_to() {
  CHECK(Value(1) == Value(1) && Value(1) != Value(1.0) && Value(1).approx_eq(1.0));
  CHECK(Value(0.1).approx_eq(static_cast<double>(0.1F)) && !Value(0.1).approx_eq(0.2));
}

void a_part_outlives_the_whole() {
  Value inner;
  {
    const Value whole = Value::from_json("{\"deep\":{\"text\":[\"kept\"]}}");
    inner = whole.get("deep")->get("text")->items()[0];
  }
  CHECK(inner.as_text() == "kept");
}

void what_is_no_text_makes_no_value() {
  const Value broken = "\xff";
  CHECK(!broken.is_sound() && !broken.is_null() && !broken.as_text());
  CHECK(!Value::array({1, broken}).is_sound() && !Value::object({{"a", broken}}).is_sound());
  CHECK(Value().is_sound());
  CHECK(Value(std::string_view()).as_text() == "");
}

}  // namespace

void test_values() {
  what_goes_in_comes_out();
  json_is_read_strictly_and_written_again();
  values_print_as_they_were_meant_and_keep_every_bit();
  lists_and_objects_keep_their_order();
  shapes_are_seen();
  comparison_tells_integers_from_doubles_unless_it_is_asked_not_to();
  a_part_outlives_the_whole();
  what_is_no_text_makes_no_value();
}
