// Written by cargo xtask generate; do not edit.
// The examples of docs/reference: `reference engines.get` runs one against GFXHUB_URL.

#include <cstdlib>
#include <exception>
#include <gfxhub.hpp>
#include <iostream>
#include <map>
#include <string>

namespace {

void engines_list(const gfxhub::Client& hub) {
  for (const auto& engine : hub.engines().list()) {
    std::cout << engine.id << ' ' << engine.name << '\n';
  }
}

void engines_get(const gfxhub::Client& hub) {
  const auto engine = hub.engines().get(3);
  std::cout << engine.name << '\n';
}

void engines_list_nodes(const gfxhub::Client& hub) {
  for (const auto& node : hub.engines().list_nodes(3)) {
    std::cout << node.node_path << ' ' << node.node_name << '\n';
  }
}

void engines_get_node(const gfxhub::Client& hub) {
  const auto node = hub.engines().get_node(3, "Mixer_0");
  std::cout << node.node_name << '\n';
}

void engines_list_properties(const gfxhub::Client& hub) {
  for (const auto& prop : hub.engines().list_properties(3, "Mixer_0")) {
    std::cout << prop.property_path << ' ' << prop.display_name << '\n';
  }
}

void engines_get_property(const gfxhub::Client& hub) {
  const auto prop = hub.engines().get_property(3, "Mixer_0", "Default//Gain/0");
  std::cout << prop.value << '\n';
}

void engines_set_property(const gfxhub::Client& hub) {
  const auto prop = hub.engines().set_property(3, "Mixer_0", "Default//Gain/0", 0.75);
  std::cout << prop.value << '\n';
}

void engines_list_functions(const gfxhub::Client& hub) {
  for (const auto& func : hub.engines().list_functions(3, "Mixer_0")) {
    std::cout << func.function_path << ' ' << func.function_name << '\n';
  }
}

void engines_get_function(const gfxhub::Client& hub) {
  const auto func = hub.engines().get_function(3, "Mixer_0", "Default//DoTransition/0");
  std::cout << func.function_name << '\n';
}

void engines_call_function(const gfxhub::Client& hub) {
  gfxhub::FunctionCall call;
  call.parameters = {
      {"Default//Duration/0", 2.5},
      {"Default//Ease/0", "Linear"},
      {"Default//Target/0", gfxhub::Vec3{0.25, -1.5, 3.0}},
      {"Default//Flag/0", true},
      {"Default//Count/0", 3},
  };
  hub.engines().call_function(3, "Mixer_0", "Default//DoTransition/0", call);
}

void playout_list_rundowns(const gfxhub::Client& hub) {
  for (const auto& rundown : hub.playout().list_rundowns()) {
    std::cout << rundown.id << ' ' << rundown.name << '\n';
  }
}

void playout_create_rundown(const gfxhub::Client& hub) {
  const auto rundown = hub.playout().create_rundown("Evening News");
  std::cout << rundown.id << '\n';
}

void playout_get_rundown(const gfxhub::Client& hub) {
  const auto rundown = hub.playout().get_rundown(12);
  std::cout << rundown.name << '\n';
}

void playout_delete_rundown(const gfxhub::Client& hub) { hub.playout().delete_rundown(12); }

void playout_rename_rundown(const gfxhub::Client& hub) {
  const auto rundown = hub.playout().rename_rundown(12, "Late News");
  std::cout << rundown.name << '\n';
}

void playout_list_items(const gfxhub::Client& hub) {
  for (const auto& item : hub.playout().list_items(12)) {
    std::cout << item.id << ' ' << item.name << '\n';
  }
}

void playout_create_item(const gfxhub::Client& hub) {
  gfxhub::PlayoutItemCreate item("Lower third: guest", "LowerThird");
  item.order = 2;
  item.data = gfxhub::Value::object({
      {"Line1", "Guest of the day"},
      {"Rows", gfxhub::Value::array({"a", "b"})},
      {"Loops", 2},
      {"Scale", 1.5},
      {"Animate", true},
      {"Note", nullptr},
  });
  const auto made = hub.playout().create_item(12, item);
  std::cout << made.id << '\n';
}

void playout_get_item(const gfxhub::Client& hub) {
  const auto item = hub.playout().get_item(12, 101);
  std::cout << item.name << '\n';
}

void playout_delete_item(const gfxhub::Client& hub) { hub.playout().delete_item(12, 101); }

void playout_update_item(const gfxhub::Client& hub) {
  gfxhub::PlayoutItemUpdate update;
  update.name = "Lower third: guest";
  update.template_ = "LowerThird";
  update.order = 3;
  update.overridden_channels = {1, 4, 7};
  update.data = gfxhub::Value::object({
      {"Line1", "Guest of the day"},
      {"Loops", 2},
      {"Scale", 1.0},
  });
  const auto item = hub.playout().update_item(12, 101, update);
  std::cout << item.name << '\n';
}

void playout_trigger_button(const gfxhub::Client& hub) {
  hub.playout().trigger_button(12, 101, "In");
}

void playout_list_templates(const gfxhub::Client& hub) {
  for (const auto& tmpl : hub.playout().list_templates()) {
    std::cout << tmpl.id << ' ' << tmpl.name << '\n';
  }
}

void newsroom_list_rundowns(const gfxhub::Client& hub) {
  for (const auto& rundown : hub.newsroom().list_rundowns()) {
    std::cout << rundown.ro_id << ' ' << rundown.ro_slug << '\n';
  }
}

void newsroom_list_device_rundowns(const gfxhub::Client& hub) {
  for (const auto& rundown : hub.newsroom().list_device_rundowns("NEWSDESK-A")) {
    std::cout << rundown.ro_id << ' ' << rundown.ro_slug << '\n';
  }
}

void newsroom_get_rundown(const gfxhub::Client& hub) {
  const auto rundown = hub.newsroom().get_rundown("NEWSDESK-A", "69425946");
  std::cout << rundown.ro_slug << '\n';
}

void newsroom_update_mos_object(const gfxhub::Client& hub) {
  gfxhub::MosObjectUpdate update;
  update.description = "Second guest";
  update.data = gfxhub::Value::object({
      {"Line1", "Another guest"},
      {"Rows", gfxhub::Value::array({"Harbour"})},
  });
  const auto mos_object = hub.newsroom().update_mos_object("OBJ-5501", update);
  std::cout << mos_object.description << '\n';
}

void newsroom_trigger_button(const gfxhub::Client& hub) {
  hub.newsroom().trigger_button("NEWSDESK-A", "69425946", "S-1001", "1", "In");
}

void graphs_list(const gfxhub::Client& hub) {
  for (const auto& graph : hub.graphs().list()) {
    std::cout << graph.id << ' ' << graph.name << '\n';
  }
}

void graphs_get(const gfxhub::Client& hub) {
  const auto graph = hub.graphs().get(21);
  std::cout << graph.name << '\n';
}

void graphs_load(const gfxhub::Client& hub) { hub.graphs().load(21, gfxhub::EngineHost(3)); }

void rgraphs_list(const gfxhub::Client& hub) {
  for (const auto& rgraph : hub.rgraphs().list()) {
    std::cout << rgraph.id << ' ' << rgraph.name << '\n';
  }
}

void rgraphs_get(const gfxhub::Client& hub) {
  const auto rgraph = hub.rgraphs().get(7);
  std::cout << rgraph.name << '\n';
}

void rgraphs_load(const gfxhub::Client& hub) { hub.rgraphs().load(7, gfxhub::EngineHost(3)); }

void ustates_list(const gfxhub::Client& hub) {
  for (const auto& ustate : hub.ustates().list()) {
    std::cout << ustate.id << ' ' << ustate.name << '\n';
  }
}

void ustates_get(const gfxhub::Client& hub) {
  const auto ustate = hub.ustates().get(9);
  std::cout << ustate.name << '\n';
}

void ustates_load(const gfxhub::Client& hub) { hub.ustates().load(9, gfxhub::EngineHost(3)); }

void projects_list(const gfxhub::Client& hub) {
  for (const auto& project : hub.projects().list()) {
    std::cout << project.project_id << ' ' << project.name << '\n';
  }
}

void launcher_list(const gfxhub::Client& hub) {
  for (const auto& config : hub.launcher().list()) {
    std::cout << config.name << '\n';
  }
}

void launcher_get(const gfxhub::Client& hub) {
  const auto config = hub.launcher().get(5);
  std::cout << config.name << '\n';
}

void launcher_create(const gfxhub::Client& hub) {
  gfxhub::LaunchConfigCreate config("Studio C", {51, 52});
  const auto made = hub.launcher().create(config);
  std::cout << made.id << '\n';
}

void launcher_launch(const gfxhub::Client& hub) {
  const auto word = hub.launcher().launch(5);
  std::cout << word << '\n';
}

void launcher_stop(const gfxhub::Client& hub) { hub.launcher().stop(5); }

void launcher_retime(const gfxhub::Client& hub) { hub.launcher().retime(5); }

void launcher_list_renderers(const gfxhub::Client& hub) {
  for (const auto& id : hub.launcher().list_renderers(5)) {
    std::cout << id << '\n';
  }
}

void launcher_get_renderer(const gfxhub::Client& hub) {
  const auto renderer = hub.launcher().get_renderer(5, 51);
  std::cout << renderer.engine_type << '\n';
}

void launcher_create_renderer(const gfxhub::Client& hub) {
  gfxhub::RendererCreate renderer;
  renderer.launch_config_id = 5;
  renderer.engine_id = 3;
  renderer.project_id = 14;
  renderer.project_map_id = 140;
  renderer.engine_type = gfxhub::EngineType::Re5;
  renderer.state_id = 21;
  const auto id = hub.launcher().create_renderer(5, renderer);
  std::cout << id << '\n';
}

void launcher_start_renderer(const gfxhub::Client& hub) {
  const auto word = hub.launcher().start_renderer(5, 51);
  std::cout << word << '\n';
}

void launcher_stop_renderer(const gfxhub::Client& hub) {
  const auto word = hub.launcher().stop_renderer(5, 51);
  std::cout << word << '\n';
}

void playout_trigger_external_data(const gfxhub::Client& hub) {
  const auto answer = hub.playout().trigger_external_data(12, 101, "ResultsTable");
  std::cout << answer.body() << '\n';
}

const std::map<std::string, void (*)(const gfxhub::Client&)> examples = {
    {"engines.list", engines_list},
    {"engines.get", engines_get},
    {"engines.list_nodes", engines_list_nodes},
    {"engines.get_node", engines_get_node},
    {"engines.list_properties", engines_list_properties},
    {"engines.get_property", engines_get_property},
    {"engines.set_property", engines_set_property},
    {"engines.list_functions", engines_list_functions},
    {"engines.get_function", engines_get_function},
    {"engines.call_function", engines_call_function},
    {"playout.list_rundowns", playout_list_rundowns},
    {"playout.create_rundown", playout_create_rundown},
    {"playout.get_rundown", playout_get_rundown},
    {"playout.delete_rundown", playout_delete_rundown},
    {"playout.rename_rundown", playout_rename_rundown},
    {"playout.list_items", playout_list_items},
    {"playout.create_item", playout_create_item},
    {"playout.get_item", playout_get_item},
    {"playout.delete_item", playout_delete_item},
    {"playout.update_item", playout_update_item},
    {"playout.trigger_button", playout_trigger_button},
    {"playout.list_templates", playout_list_templates},
    {"newsroom.list_rundowns", newsroom_list_rundowns},
    {"newsroom.list_device_rundowns", newsroom_list_device_rundowns},
    {"newsroom.get_rundown", newsroom_get_rundown},
    {"newsroom.update_mos_object", newsroom_update_mos_object},
    {"newsroom.trigger_button", newsroom_trigger_button},
    {"graphs.list", graphs_list},
    {"graphs.get", graphs_get},
    {"graphs.load", graphs_load},
    {"rgraphs.list", rgraphs_list},
    {"rgraphs.get", rgraphs_get},
    {"rgraphs.load", rgraphs_load},
    {"ustates.list", ustates_list},
    {"ustates.get", ustates_get},
    {"ustates.load", ustates_load},
    {"projects.list", projects_list},
    {"launcher.list", launcher_list},
    {"launcher.get", launcher_get},
    {"launcher.create", launcher_create},
    {"launcher.launch", launcher_launch},
    {"launcher.stop", launcher_stop},
    {"launcher.retime", launcher_retime},
    {"launcher.list_renderers", launcher_list_renderers},
    {"launcher.get_renderer", launcher_get_renderer},
    {"launcher.create_renderer", launcher_create_renderer},
    {"launcher.start_renderer", launcher_start_renderer},
    {"launcher.stop_renderer", launcher_stop_renderer},
    {"playout.trigger_external_data", playout_trigger_external_data},
};

}  // namespace

int main(int count, char** words) {
  const char* url = std::getenv("GFXHUB_URL");
  const auto example = examples.find(count == 2 ? words[1] : "");
  if (url == nullptr || example == examples.end()) {
    std::cerr << "name an operation, and the hub in GFXHUB_URL\n";
    return 2;
  }
  try {
    example->second(gfxhub::Client(url));
    return 0;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
