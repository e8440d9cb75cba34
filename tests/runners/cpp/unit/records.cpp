// Records: their contents and their lifetime.
#include <algorithm>
#include <gfxhub.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "tests.hpp"

namespace {

using namespace gfxhub;

void a_record_outlives_its_list(const std::string& url) {
  Engine engine;
  EngineInstance instance;
  {
    const Client hub(url);
    const std::vector<Engine> engines = hub.engines().list();
    const auto with = std::find_if(
        engines.begin(), engines.end(), [](const Engine& each) { return !each.instances.empty(); });
    CHECK(with != engines.end());
    engine = *with;
    instance = engine.instances[0];
  }
  CHECK(Engine::from_json(engine.to_json()).name == engine.name);
  CHECK(EngineInstance::from_json(instance.to_json()).id == instance.id);
}

void it_gives_back_what_came() {
  const char* json = "{\"NodePath\":\"Mixer_0\",\"NodeName\":null,\"colour\":[1,2.0]}";
  const Node node = Node::from_json(json);
  CHECK(node.node_path == "Mixer_0" && node.node_name.empty());
  CHECK(Value::from_json(node.to_json()) == Value::from_json(json));
  CHECK(node.extra_json() == "{\"colour\":[1,2.0]}");
  CHECK(!Node::try_from_json("{\"NodeName\":\"a\"}").ok());
  CHECK(Node::try_from_json("[]").error().kind() == ErrorKind::Decode);
  CHECK(Node().to_json().empty() && Node().extra_json().empty());
}

void records_are_equal_by_their_fields() {
  const Node node = Node::from_json("{\"NodePath\":\"a\",\"NodeName\":null,\"colour\":[1]}");
  CHECK(node == Node::from_json("{\"colour\":[1],\"NodeName\":\"\",\"NodePath\":\"a\"}"));
  CHECK(node != Node::from_json("{\"NodePath\":\"a\",\"colour\":[2]}"));
  CHECK(node != Node::from_json("{\"NodePath\":\"a\"}"));
  Node changed = node;
  CHECK(changed == node);
  changed.node_name = "b";
  CHECK(changed != node);
  Node made;
  made.node_path = "a";
  CHECK(made == Node::from_json("{\"NodePath\":\"a\"}"));
  const char* engine =
      "{\"id\":3,\"name\":\"A\",\"instances\":[{\"id\":31,\"status\":\"Loaded\"}]}";
  Engine other = Engine::from_json(engine);
  CHECK(other == Engine::from_json(engine));
  other.instances[0].status = "Idle";
  CHECK(other != Engine::from_json(engine));
  std::ostringstream printed;
  printed << node;
  CHECK(printed.str() == node.to_json() && !printed.str().empty());
  const auto moved = gfxhub::Property::from_json(
      "{\"PropertyPath\":\"p\",\"Value\":0.800000011920929}");
  printed.str("");
  printed << moved;
  CHECK(printed.str().find("\"Value\":0.8}") != std::string::npos);
  CHECK(moved.to_json().find("0.800000011920929") != std::string::npos);
}

/// Runs the example in the documentation of `Track`.
void a_camera_track_is_read_changed_and_sent(const std::string& url) {
  const Client hub(url);
  const auto before =
      hub.engines().get_property(3, "TrackedCamera_0", "Tracking//Track/0").value.as_track();
  auto track = before.value();
  track.location.x = 12.0;
  track.zoom = 0.5;
  const auto stored = hub.engines().set_property(3, "TrackedCamera_0", "Tracking//Track/0", track);
  CHECK(stored.value["location"]["x"].as_double() == 12.0 && stored.value["zoom"] == 0.5);
  CHECK(stored.value.as_track()->focus_distance == before->focus_distance);
  // A new track must have every member.
  Track partial;
  partial.location = track.location;
  const auto refused =
      hub.engines().try_set_property(3, "TrackedCamera_0", "Tracking//Track/0", partial);
  CHECK(!refused && refused.error().kind() == ErrorKind::Rejected);
}

void what_did_not_come_is_told_from_what_is_empty() {
  const EngineInstance bare = EngineInstance::from_json("{\"id\":1}");
  CHECK(!bare.pid && !bare.project_id && bare.status.empty() && bare.engine_version.empty());
  const EngineInstance full = EngineInstance::from_json(
      "{\"id\":1,\"pid\":18244,\"projectId\":14,\"projectTag\":\"\",\"status\":\"Loaded\"}");
  CHECK(full.pid == "18244" && full.project_id == ProjectId(14) && full.project_tag == "");
  CHECK(full.status == InstanceStatus::Loaded);
}

void renderers_come_by_id_or_in_full() {
  const LaunchConfig launch = LaunchConfig::from_json(
      "{\"id\":1,\"name\":\"a\",\"renderers\":[101,\"102\",{\"id\":103,\"engineType\":\"UE\"}]}");
  CHECK(launch.id == LaunchId(1) && launch.renderers.size() == 3);
  CHECK(launch.renderers[0].id == RendererId(101) && !launch.renderers[0].record);
  CHECK(launch.renderers[1].id == RendererId(102));
  CHECK(launch.renderers[2].id == RendererId(103));
  CHECK(launch.renderers[2].record && launch.renderers[2].record->engine_type == EngineType::Ue);
}

void keyed_records_and_data(const Client& hub) {
  const Function cut = hub.engines().get_function(3, "Mixer_0", "Default//Cut/0");
  for (const auto& [path, parameter] : cut.properties) {
    CHECK(parameter.property_path == path && cut.properties.find(path) == &parameter);
  }
  CHECK(cut.properties.find("no such parameter") == nullptr);
  const PlayoutItem item = hub.playout().get_item(1, 2);
  CHECK(item.data.type() == Value::Type::object && item.data.size() > 0);
  CHECK(!item.buttons.empty() && !item.template_.empty());
  CHECK(*Value::from_json(item.to_json()).get("data") == item.data);
}

void the_fields_of_a_template_outlive_their_list(const Client& hub) {
  const std::vector<TemplateField> fields = hub.playout().template_fields("Ticker");
  CHECK(fields.size() == 2 && fields[0].name == "lines" && fields[1].name == "speed");
  CHECK(fields[0].kind == TemplateFieldKind::list && fields[0].example.size() == 3);
  CHECK(fields[1].kind == TemplateFieldKind::number && fields[1].example.as_double() == 1.25);
  CHECK(name(fields[1].kind) == std::string("number"));
}

void values_go_to_the_hub_and_come_back(const Client& hub) {
  const auto update = PropertyUpdate{0.25}.with_interpolation(Interpolation::Constant);
  const Property set = hub.engines().set_property(3, "Mixer_0", "Default//Opacity/0", update);
  CHECK(set.value.approx_eq(0.25));
  const Property read = hub.engines().get_property(3, "Mixer_0", "Default//Opacity/0");
  CHECK(read.value.as_double() == 0.25 && read.property_path == "Default//Opacity/0");
}

void operations_that_give_ids_words_and_nothing(const Client& hub) {
  CHECK(hub.launcher().list_renderers(1).size() == 3);
  CHECK(hub.launcher().launch(1) == "OK");
  hub.launcher().stop(1);
  const RendererId renderer = hub.launcher().create_renderer(
      1, RendererCreate().with_engine_id(null).with_engine_type(EngineType::Ue).with_state_id(31));
  CHECK(hub.launcher().get_renderer(1, renderer).engine_type == EngineType::Ue);
  CHECK(!hub.launcher().get_renderer(1, renderer).engine_id);
  hub.rgraphs().load(12, 3);
  CHECK(hub.engines().get(3).rgraph_id == RgraphId(12));
}

}  // namespace

void test_records(const std::string& url) {
  const Client hub(url);
  a_record_outlives_its_list(url);
  it_gives_back_what_came();
  records_are_equal_by_their_fields();
  a_camera_track_is_read_changed_and_sent(url);
  what_did_not_come_is_told_from_what_is_empty();
  renderers_come_by_id_or_in_full();
  keyed_records_and_data(hub);
  the_fields_of_a_template_outlive_their_list(hub);
  values_go_to_the_hub_and_come_back(hub);
  operations_that_give_ids_words_and_nothing(hub);
}
