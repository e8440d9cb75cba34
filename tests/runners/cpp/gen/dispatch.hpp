// Written by cargo xtask generate; do not edit.
// Which typed method plays a case, and with what.
#ifndef GFXHUB_TEST_GEN_DISPATCH_HPP
#define GFXHUB_TEST_GEN_DISPATCH_HPP

#include <gfxhub.hpp>
#include <optional>
#include <string>

#include "../conformance/expressing.hpp"
#include "../conformance/outcome.hpp"

/// Bodies, of the objects that cases have for them.
namespace expressing {

inline bool take(Given given, gfxhub::PropertyUpdate& out) {
  Members members(given.value);
  members.required("Value", out.value);
  members.optional("Interpolation", out.interpolation);
  members.optional("Duration", out.duration);
  members.optional("Delay", out.delay);
  return members.expressible();
}

inline bool take(Given given, gfxhub::Payload& out) {
  Members members(given.value);
  members.required("value", out.value);
  return members.expressible();
}

inline bool take(Given given, gfxhub::FunctionParameter& out) {
  Members members(given.value);
  members.required("PropertyPath", out.property_path);
  members.required("payload", out.payload);
  return members.expressible();
}

inline bool take(Given given, gfxhub::FunctionCall& out) {
  Members members(given.value);
  members.required("Parameters", out.parameters);
  return members.expressible();
}

inline bool take(Given given, gfxhub::PlayoutRundownName& out) {
  Members members(given.value);
  members.required("name", out.name);
  return members.expressible();
}

inline bool take(Given given, gfxhub::PlayoutItemCreate& out) {
  Members members(given.value);
  members.required("name", out.name);
  members.required("template", out.template_);
  members.optional("order", out.order);
  members.optional("data", out.data);
  return members.expressible();
}

inline bool take(Given given, gfxhub::PlayoutItemUpdate& out) {
  Members members(given.value);
  members.optional("name", out.name);
  members.optional("template", out.template_);
  members.optional("order", out.order);
  members.optional("overriddenChannels", out.overridden_channels);
  members.optional("data", out.data);
  return members.expressible();
}

inline bool take(Given given, gfxhub::MosObjectUpdate& out) {
  Members members(given.value);
  members.optional("description", out.description);
  members.optional("data", out.data);
  return members.expressible();
}

inline bool take(Given given, gfxhub::EngineHost& out) {
  Members members(given.value);
  members.required("engineHostId", out.engine_host_id);
  return members.expressible();
}

inline bool take(Given given, gfxhub::LaunchConfigCreate& out) {
  Members members(given.value);
  members.required("name", out.name);
  members.required("renderers", out.renderers);
  return members.expressible();
}

inline bool take(Given given, gfxhub::RendererCreate& out) {
  Members members(given.value);
  members.optional("launchConfigId", out.launch_config_id);
  members.optional("engineId", out.engine_id);
  members.optional("projectId", out.project_id);
  members.optional("projectMapId", out.project_map_id);
  members.optional("engineType", out.engine_type);
  members.optional("stateId", out.state_id);
  return members.expressible();
}

}  // namespace expressing

namespace dispatch {

/// Calls the method of an operation; nothing where its types do not take the arguments.
inline std::optional<std::string> call(
    const gfxhub::Client& hub, const std::string& operation, const gfxhub::Value& given,
    outcome::Form form) {
  expressing::Members arguments(given);
  if (operation == "engines.list") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().list(); }, [&] { return hub.engines().try_list(); });
  }
  if (operation == "engines.get") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().get(engine); },
        [&] { return hub.engines().try_get(engine); });
  }
  if (operation == "engines.list_nodes") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().list_nodes(engine); },
        [&] { return hub.engines().try_list_nodes(engine); });
  }
  if (operation == "engines.get_node") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    gfxhub::NodePath node;
    arguments.required("nodePath", node);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().get_node(engine, node); },
        [&] { return hub.engines().try_get_node(engine, node); });
  }
  if (operation == "engines.list_properties") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    gfxhub::NodePath node;
    arguments.required("nodePath", node);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().list_properties(engine, node); },
        [&] { return hub.engines().try_list_properties(engine, node); });
  }
  if (operation == "engines.get_property") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    gfxhub::NodePath node;
    arguments.required("nodePath", node);
    gfxhub::PropertyPath property;
    arguments.required("propertyPath", property);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().get_property(engine, node, property); },
        [&] { return hub.engines().try_get_property(engine, node, property); });
  }
  if (operation == "engines.set_property") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    gfxhub::NodePath node;
    arguments.required("nodePath", node);
    gfxhub::PropertyPath property;
    arguments.required("propertyPath", property);
    gfxhub::PropertyUpdate body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().set_property(engine, node, property, body); },
        [&] { return hub.engines().try_set_property(engine, node, property, body); });
  }
  if (operation == "engines.list_functions") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    gfxhub::NodePath node;
    arguments.required("nodePath", node);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().list_functions(engine, node); },
        [&] { return hub.engines().try_list_functions(engine, node); });
  }
  if (operation == "engines.get_function") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    gfxhub::NodePath node;
    arguments.required("nodePath", node);
    gfxhub::FunctionPath function;
    arguments.required("functionPath", function);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().get_function(engine, node, function); },
        [&] { return hub.engines().try_get_function(engine, node, function); });
  }
  if (operation == "engines.call_function") {
    gfxhub::EngineId engine;
    arguments.required("engineId", engine);
    gfxhub::NodePath node;
    arguments.required("nodePath", node);
    gfxhub::FunctionPath function;
    arguments.required("functionPath", function);
    gfxhub::FunctionCall body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.engines().call_function(engine, node, function, body); },
        [&] { return hub.engines().try_call_function(engine, node, function, body); });
  }
  if (operation == "playout.list_rundowns") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().list_rundowns(); },
        [&] { return hub.playout().try_list_rundowns(); });
  }
  if (operation == "playout.create_rundown") {
    gfxhub::PlayoutRundownName body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().create_rundown(body); },
        [&] { return hub.playout().try_create_rundown(body); });
  }
  if (operation == "playout.get_rundown") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().get_rundown(rundown); },
        [&] { return hub.playout().try_get_rundown(rundown); });
  }
  if (operation == "playout.delete_rundown") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().delete_rundown(rundown); },
        [&] { return hub.playout().try_delete_rundown(rundown); });
  }
  if (operation == "playout.rename_rundown") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    gfxhub::PlayoutRundownName body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().rename_rundown(rundown, body); },
        [&] { return hub.playout().try_rename_rundown(rundown, body); });
  }
  if (operation == "playout.list_items") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().list_items(rundown); },
        [&] { return hub.playout().try_list_items(rundown); });
  }
  if (operation == "playout.create_item") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    gfxhub::PlayoutItemCreate body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().create_item(rundown, body); },
        [&] { return hub.playout().try_create_item(rundown, body); });
  }
  if (operation == "playout.get_item") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    gfxhub::ItemId item;
    arguments.required("itemId", item);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().get_item(rundown, item); },
        [&] { return hub.playout().try_get_item(rundown, item); });
  }
  if (operation == "playout.delete_item") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    gfxhub::ItemId item;
    arguments.required("itemId", item);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().delete_item(rundown, item); },
        [&] { return hub.playout().try_delete_item(rundown, item); });
  }
  if (operation == "playout.update_item") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    gfxhub::ItemId item;
    arguments.required("itemId", item);
    gfxhub::PlayoutItemUpdate body;
    arguments.optional("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().update_item(rundown, item, body); },
        [&] { return hub.playout().try_update_item(rundown, item, body); });
  }
  if (operation == "playout.trigger_button") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    gfxhub::ItemId item;
    arguments.required("itemId", item);
    gfxhub::ButtonKey button;
    arguments.required("buttonKey", button);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().trigger_button(rundown, item, button); },
        [&] { return hub.playout().try_trigger_button(rundown, item, button); });
  }
  if (operation == "playout.list_templates") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().list_templates(); },
        [&] { return hub.playout().try_list_templates(); });
  }
  if (operation == "playout.trigger_external_data") {
    gfxhub::PlayoutRundownId rundown;
    arguments.required("rundownId", rundown);
    gfxhub::ItemId item;
    arguments.required("itemId", item);
    gfxhub::ExternalDataFieldKey field_key;
    arguments.required("ExternalDataFieldKey", field_key);
    std::string method = "POST";
    arguments.optional("method", method);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.playout().trigger_external_data(rundown, item, field_key, method); },
        [&] { return hub.playout().try_trigger_external_data(rundown, item, field_key, method); });
  }
  if (operation == "newsroom.list_rundowns") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.newsroom().list_rundowns(); },
        [&] { return hub.newsroom().try_list_rundowns(); });
  }
  if (operation == "newsroom.list_device_rundowns") {
    gfxhub::NcsId device;
    arguments.required("ncsID", device);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.newsroom().list_device_rundowns(device); },
        [&] { return hub.newsroom().try_list_device_rundowns(device); });
  }
  if (operation == "newsroom.get_rundown") {
    gfxhub::NcsId device;
    arguments.required("ncsID", device);
    gfxhub::RoId rundown;
    arguments.required("roID", rundown);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.newsroom().get_rundown(device, rundown); },
        [&] { return hub.newsroom().try_get_rundown(device, rundown); });
  }
  if (operation == "newsroom.update_mos_object") {
    gfxhub::ObjId object;
    arguments.required("objID", object);
    gfxhub::MosObjectUpdate body;
    arguments.optional("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.newsroom().update_mos_object(object, body); },
        [&] { return hub.newsroom().try_update_mos_object(object, body); });
  }
  if (operation == "newsroom.trigger_button") {
    gfxhub::NcsId device;
    arguments.required("ncsID", device);
    gfxhub::RoId rundown;
    arguments.required("roID", rundown);
    gfxhub::StoryId story;
    arguments.required("storyID", story);
    gfxhub::NewsroomItemId item;
    arguments.required("itemID", item);
    gfxhub::ButtonKey button;
    arguments.required("buttonKey", button);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.newsroom().trigger_button(device, rundown, story, item, button); },
        [&] { return hub.newsroom().try_trigger_button(device, rundown, story, item, button); });
  }
  if (operation == "graphs.list") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.graphs().list(); }, [&] { return hub.graphs().try_list(); });
  }
  if (operation == "graphs.get") {
    gfxhub::GraphId graph;
    arguments.required("graphId", graph);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.graphs().get(graph); }, [&] { return hub.graphs().try_get(graph); });
  }
  if (operation == "graphs.load") {
    gfxhub::GraphId graph;
    arguments.required("graphId", graph);
    gfxhub::EngineHost body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.graphs().load(graph, body); },
        [&] { return hub.graphs().try_load(graph, body); });
  }
  if (operation == "rgraphs.list") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.rgraphs().list(); }, [&] { return hub.rgraphs().try_list(); });
  }
  if (operation == "rgraphs.get") {
    gfxhub::RgraphId rgraph;
    arguments.required("rgraphId", rgraph);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.rgraphs().get(rgraph); },
        [&] { return hub.rgraphs().try_get(rgraph); });
  }
  if (operation == "rgraphs.load") {
    gfxhub::RgraphId rgraph;
    arguments.required("rgraphId", rgraph);
    gfxhub::EngineHost body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.rgraphs().load(rgraph, body); },
        [&] { return hub.rgraphs().try_load(rgraph, body); });
  }
  if (operation == "ustates.list") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.ustates().list(); }, [&] { return hub.ustates().try_list(); });
  }
  if (operation == "ustates.get") {
    gfxhub::UstateId ustate;
    arguments.required("ustateId", ustate);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.ustates().get(ustate); },
        [&] { return hub.ustates().try_get(ustate); });
  }
  if (operation == "ustates.load") {
    gfxhub::UstateId ustate;
    arguments.required("ustateId", ustate);
    gfxhub::EngineHost body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.ustates().load(ustate, body); },
        [&] { return hub.ustates().try_load(ustate, body); });
  }
  if (operation == "projects.list") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.projects().list(); }, [&] { return hub.projects().try_list(); });
  }
  if (operation == "launcher.list") {
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().list(); }, [&] { return hub.launcher().try_list(); });
  }
  if (operation == "launcher.get") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().get(launch); },
        [&] { return hub.launcher().try_get(launch); });
  }
  if (operation == "launcher.create") {
    gfxhub::LaunchConfigCreate body;
    arguments.required("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().create(body); },
        [&] { return hub.launcher().try_create(body); });
  }
  if (operation == "launcher.launch") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().launch(launch); },
        [&] { return hub.launcher().try_launch(launch); });
  }
  if (operation == "launcher.stop") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().stop(launch); },
        [&] { return hub.launcher().try_stop(launch); });
  }
  if (operation == "launcher.retime") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().retime(launch); },
        [&] { return hub.launcher().try_retime(launch); });
  }
  if (operation == "launcher.list_renderers") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().list_renderers(launch); },
        [&] { return hub.launcher().try_list_renderers(launch); });
  }
  if (operation == "launcher.get_renderer") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    gfxhub::RendererId renderer;
    arguments.required("rendererId", renderer);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().get_renderer(launch, renderer); },
        [&] { return hub.launcher().try_get_renderer(launch, renderer); });
  }
  if (operation == "launcher.create_renderer") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    gfxhub::RendererCreate body;
    arguments.optional("body", body);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().create_renderer(launch, body); },
        [&] { return hub.launcher().try_create_renderer(launch, body); });
  }
  if (operation == "launcher.start_renderer") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    gfxhub::RendererId renderer;
    arguments.required("rendererId", renderer);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().start_renderer(launch, renderer); },
        [&] { return hub.launcher().try_start_renderer(launch, renderer); });
  }
  if (operation == "launcher.stop_renderer") {
    gfxhub::LaunchId launch;
    arguments.required("launchId", launch);
    gfxhub::RendererId renderer;
    arguments.required("rendererId", renderer);
    if (!arguments.expressible()) {
      return std::nullopt;
    }
    return outcome::of(
        form, [&] { return hub.launcher().stop_renderer(launch, renderer); },
        [&] { return hub.launcher().try_stop_renderer(launch, renderer); });
  }
  return std::nullopt;
}

}  // namespace dispatch

#endif
