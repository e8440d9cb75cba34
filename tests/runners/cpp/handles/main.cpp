// Plays the shared cases of handles and of composed calls.
//
// The program's stdin and stdout are connected to gfxhub-conformance; tests/README.md describes the
// lines.
#include <chrono>
#include <cstddef>
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "../conformance/outcome.hpp"

namespace {

using gfxhub::Value;
using Opened = std::variant<
    gfxhub::Client, gfxhub::LiveSession, gfxhub::LiveProperty, gfxhub::Watch,
    std::optional<gfxhub::LocalHub>>;

/// Sends a line to the conformance server and returns its response.
Value ask(const std::string& line) {
  std::cout << line << std::endl;
  std::string answer;
  if (!std::getline(std::cin, answer)) {
    std::cerr << "the conformance server closed its output after: " << line.substr(0, 200) << '\n';
    std::exit(2);
  }
  return Value::from_json(answer);
}

std::string text(const Value& step, const char* name) { return step[name].as_text().value_or(""); }

std::chrono::milliseconds timeout(const Value& given) {
  return std::chrono::milliseconds(given["timeoutMs"].as_int64().value());
}

double number(const Value& given, const char* name) { return given[name].as_double().value(); }

/// Returns the value to set; an object such as `{"$number": "NaN"}` becomes the number.
Value value(const Value& given) {
  const Value found = given["value"];
  const auto word = found.get("$number");
  return word ? Value(std::stod(word->as_text().value())) : found;
}

std::string wire(const gfxhub::PropertyAddress& address) {
  return "{\"engineId\":" + std::to_string(address.engine_id.get()) +
         ",\"nodePath\":" + outcome::quoted(address.node_path.get()) +
         ",\"propertyPath\":" + outcome::quoted(address.property_path.get()) + "}";
}

std::string wire(const std::vector<gfxhub::LiveReport>& reports) {
  std::string json = "[";
  for (const auto& report : reports) {
    json += (json.size() > 1 ? ",{\"kind\":" : "{\"kind\":") +
            outcome::quoted(gfxhub::name(report.kind)) +
            ",\"address\":" + (report.address ? wire(*report.address) : "null") + "," +
            (report.error ? outcome::failure(*report.error) : "\"error\":null") + "}";
  }
  return json + "]";
}

std::string wire(const gfxhub::LiveStats& stats) {
  const auto member = [](const char* name, std::uint64_t count) {
    return "\"" + std::string(name) + "\":" + std::to_string(count);
  };
  return "{" + member("sets", stats.sets) + "," + member("delivered", stats.delivered) + "," +
         member("superseded", stats.superseded) + "," + member("failed", stats.failed) + "," +
         member("expired", stats.expired) + "," + member("dropped", stats.dropped) + "," +
         member("waiting", stats.waiting) + "," + member("reportsDropped", stats.reports_dropped) +
         "}";
}

std::string wire(const std::vector<gfxhub::WatchChange>& changes) {
  const auto text = [](const std::optional<std::string>& it) {
    return it ? outcome::quoted(*it) : "null";
  };
  const auto json = [](const std::optional<Value>& it) { return it ? it->to_json() : "null"; };
  std::string all = "[";
  for (const auto& change : changes) {
    all += (all.size() > 1 ? ",{\"kind\":" : "{\"kind\":") +
           outcome::quoted(gfxhub::name(change.kind)) +
           ",\"topic\":" + outcome::quoted(change.topic) + ",\"key\":" + text(change.key) +
           ",\"name\":" + text(change.name) + ",\"fields\":" + json(change.fields) +
           ",\"before\":" + json(change.before) + ",\"after\":" + json(change.after) +
           ",\"seq\":" + std::to_string(change.seq) + ",\"gap\":" + std::to_string(change.gap) +
           ",\"member\":" + text(change.member) + "," + (change.error ? outcome::failure(*change.error) : "\"error\":null") + "}";
  }
  return all + "]";
}

std::string wire(const gfxhub::WatchFigures& stats) {
  const auto member = [](const char* name, std::uint64_t count) {
    return "\"" + std::string(name) + "\":" + std::to_string(count);
  };
  return "{" + member("looks", stats.looks) + "," + member("failed", stats.failed) + "," +
         member("changes", stats.changes) + "," + member("folded", stats.folded) + "," +
         member("waiting", stats.waiting) + "," + member("lost", stats.lost) + "," +
         member("stretchPercent", stats.stretch_percent) + "}";
}

std::string flag(bool is) { return outcome::success(is ? "true" : "false"); }

template <class T>
std::string counted(const gfxhub::Result<T>& result) {
  return result ? outcome::success(std::to_string(*result)) : outcome::failure(result.error());
}

/// A case in progress.
class Play {
 public:
  explicit Play(const std::string& url) : url_(url) { keep("hub", gfxhub::Client(url)); }

  /// Performs a step and reports its outcome.
  std::string take(const Value& step) {
    const Value given = step["arguments"];
    if (const auto operation = step.get("invoke")) {
      const std::string on = step.get("on") ? text(step, "on") : "hub";
      return invoked(client(on), operation->as_text().value(), given);
    }
    const std::string on = step.get("on") ? text(step, "on") : "hub";
    if (text(step, "open") == "LocalHub") {
      return open_hub(step);
    }
    Opened& opened = objects_.at(on);
    if (auto* hub = std::get_if<std::optional<gfxhub::LocalHub>>(&opened)) {
      return step.get("open") ? open_client(step, (*hub)->url())
                              : of(*hub, text(step, "method"), given);
    }
    if (step.get("open")) {
      return open(step, client(on));
    }
    if (auto* session = std::get_if<gfxhub::LiveSession>(&opened)) {
      return of(*session, step, given);
    }
    if (const auto* watch = std::get_if<gfxhub::Watch>(&opened)) {
      return of(*watch, text(step, "method"), given);
    }
    if (auto* property = std::get_if<gfxhub::LiveProperty>(&opened)) {
      return of(*property, text(step, "method"), given);
    }
    return of(std::get<gfxhub::Client>(opened), text(step, "method"), given);
  }

 private:
  void keep(const std::string& name, Opened opened) {
    objects_.erase(name);
    objects_.emplace(name, std::move(opened));
  }

  const gfxhub::Client& client(const std::string& name) const {
    return std::get<gfxhub::Client>(objects_.at(name));
  }

  static std::string invoked(
      const gfxhub::Client& hub, const std::string& operation, const Value& arguments) {
    const auto result = hub.try_invoke(operation, arguments.to_json());
    return result ? outcome::success(result->result.value_or("null"))
                  : outcome::failure(result.error());
  }

  std::string open_client(const Value& step, const std::string& url) {
    gfxhub::ClientOptions options;
    if (const auto given = step.get("options")) {
      for (const auto& [name, value] : given->members()) {
        if (name == "readOnly") {
          options.read_only = value.as_bool();
        } else if (name == "guard") {
          options.guard = value.as_text();
        } else if (name == "recordResponses") {
          options.record_responses = value.as_text();
        } else {
          options.once_within = std::chrono::milliseconds(value.as_int64().value());
        }
      }
    }
    return kept(step, gfxhub::Client::try_create(url, options));
  }

  std::string open_hub(const Value& step) {
    gfxhub::LocalHubOptions options;
    if (const auto given = step.get("options")) {
      for (const auto& [name, value] : given->members()) {
        const std::string word = value.as_text().value();
        if (name == "clock") {
          options.manual_clock = word == "manual";
        } else if (name == "token") {
          options.token = word;
        } else {
          options.profile = word;
        }
      }
    }
    auto made = gfxhub::LocalHub::try_start(options);
    if (!made) {
      return outcome::failure(made.error());
    }
    keep(text(step, "as"), std::optional<gfxhub::LocalHub>(std::move(*made)));
    return outcome::success("null");
  }

  static std::string nothing(const gfxhub::Result<void>& result) {
    return result ? outcome::success("null") : outcome::failure(result.error());
  }

  /// Returns the operations in a journal or in a log of requests.
  static std::string operations(const std::string& json) {
    std::string names = "[";
    for (const Value& entry : Value::from_json(json).items()) {
      names += (names.size() > 1 ? "," : "") + entry["operation"].to_json();
    }
    return outcome::success(names + "]");
  }

  static std::string of(
      std::optional<gfxhub::LocalHub>& hub, const std::string& method, const Value& given) {
    const auto time = [&](const char* name) {
      return std::chrono::milliseconds(static_cast<std::int64_t>(number(given, name) * 1000));
    };
    const auto whole = [&](const char* name) { return given[name].as_int64().value(); };
    const auto count = [&](const char* name) { return static_cast<std::uint64_t>(whole(name)); };
    const auto plain = [](std::uint64_t counted) {
      return outcome::success(std::to_string(counted));
    };
    // The destructor stops the hub.
    if (method == "stop") {
      hub.reset();
      return outcome::success("null");
    }
    if (method == "url") {
      const std::string url = hub->url();
      return outcome::success(
          outcome::quoted(url.substr(0, url.size() - std::to_string(hub->port()).size()) + "PORT"));
    }
    if (method == "port") {
      return flag(hub->port() > 0);
    }
    if (method == "token") {
      return outcome::success(outcome::quoted(hub->token()));
    }
    if (method == "journal") {
      return operations(hub->journal_json(count("sequence")));
    }
    if (method == "requests") {
      return operations(hub->requests_json(count("number")));
    }
    if (method == "requests_dropped") {
      return plain(hub->requests_dropped());
    }
    if (method == "faults_triggered") {
      return plain(hub->faults_triggered());
    }
    if (method == "faults_json") {
      return outcome::success(hub->faults_json());
    }
    if (method == "service_time") {
      const double seconds = std::chrono::duration<double>(hub->service_time()).count();
      return outcome::success(Value(seconds).to_json());
    }
    if (method == "request_stats") {
      const auto stats = hub->try_request_stats(text(given, "requestId"));
      return stats ? outcome::success(
                         "{\"requests\":" + std::to_string(stats->requests) +
                         ",\"effects\":" + std::to_string(stats->effects) + "}")
                   : outcome::failure(stats.error());
    }
    if (method == "advance") {
      return nothing(hub->try_advance(time("seconds")));
    }
    if (method == "set_faults_json") {
      return nothing(hub->try_set_faults_json(given["scenario"].to_json()));
    }
    if (method == "reset") {
      return nothing(hub->try_reset());
    }
    if (method == "set_service_time") {
      return nothing(hub->try_set_service_time(time("seconds")));
    }
    if (method == "disconnect_engine") {
      return nothing(hub->try_disconnect_engine(whole("engineId")));
    }
    if (method == "restart_engine") {
      return nothing(hub->try_restart_engine(whole("engineId"), time("away"), time("empty")));
    }
    if (method == "restart") {
      return nothing(hub->try_restart(time("down")));
    }
    hub->clear_faults();
    return outcome::success("null");
  }

  std::string open(const Value& step, const gfxhub::Client& on) {
    if (text(step, "open") == "Client") {
      return open_client(step, url_);
    }
    if (text(step, "open") == "Group") {
      return open_group(step["options"], step, on);
    }
    if (text(step, "open") == "Watch") {
      return open_watch(step, on);
    }
    gfxhub::LiveOptions options;
    for (const auto& [name, given] : step["options"].members()) {
      const auto count = given.as_int64().value();
      if (name == "rate") {
        options.rate = static_cast<std::uint32_t>(count);
      } else if (name == "totalRate") {
        options.total_rate = static_cast<std::uint32_t>(count);
      } else if (name == "staleAfterMs") {
        options.stale_after = std::chrono::milliseconds(count);
      } else {
        options.max_properties = static_cast<std::size_t>(count);
      }
    }
    return kept(step, on.try_live(options));
  }

  /// Creates a group from the engines of a client, or from other clients.
  std::string open_group(const Value& options, const Value& step, const gfxhub::Client& on) {
    std::vector<gfxhub::GroupMember> members;
    if (const auto engines = options.get("engines")) {
      for (const Value& engine : engines->items()) {
        const std::string name(engine.as_text().value());
        members.push_back({name, on, name});
      }
      return kept(step, gfxhub::Client::try_group_of(members, true));
    }
    for (const auto& [name, of] : options["members"].members()) {
      members.push_back({std::string(name), client(std::string(of.as_text().value()))});
    }
    const auto all = options.get("all");
    return kept(step, gfxhub::Client::try_group_of(members, all && all->as_bool().value()));
  }

  std::string open_watch(const Value& step, const gfxhub::Client& on) {
    gfxhub::WatchOptions options;
    for (const auto& [name, given] : step["options"].members()) {
      const auto count = given.as_int64();
      if (name == "topics") {
        options.topics = given.as_text();
      } else if (name == "withinMs") {
        options.within = std::chrono::milliseconds(*count);
      } else if (name == "fastestMs") {
        options.fastest = std::chrono::milliseconds(*count);
      } else if (name == "slowestMs") {
        options.slowest = std::chrono::milliseconds(*count);
      } else if (name == "skipInitial") {
        options.skip_initial = true;
      } else if (name == "deadband") {
        options.deadband = given.as_double();
      } else {
        options.max_waiting = static_cast<std::uint64_t>(*count);
      }
    }
    return kept(step, on.try_watch(options));
  }

  static std::string of(const gfxhub::Watch& watch, const std::string& method, const Value& given) {
    if (method == "close") {
      return counted(watch.try_close(timeout(given)));
    }
    if (method == "stats") {
      return outcome::success(wire(watch.stats()));
    }
    if (method == "is_closed") {
      return flag(watch.is_closed());
    }
    if (method == "take_changes") {
      return outcome::success(wire(watch.take_changes()));
    }
    if (method == "wait_changes") {
      return outcome::success(wire(watch.take_changes(timeout(given))));
    }
    if (method == "next_change") {
      const auto change = watch.next_change(timeout(given));
      return outcome::success(change ? wire(std::vector{*change}) : "[]");
    }
    watch.look();
    return outcome::success("null");
  }

  template <class T>
  std::string kept(const Value& step, gfxhub::Result<T> made) {
    if (!made) {
      return outcome::failure(made.error());
    }
    keep(text(step, "as"), std::move(*made));
    return outcome::success("null");
  }

  static std::string of(
      const gfxhub::Client& client, const std::string& method, const Value& given) {
    if (method == "invoke") {
      return invoked(client, text(given, "name"), given["arguments"]);
    }
    client.close();
    return outcome::success("null");
  }

  std::string of(const gfxhub::LiveSession& session, const Value& step, const Value& given) {
    const std::string method = text(step, "method");
    if (method == "property") {
      const gfxhub::EngineId engine(given["engineId"].as_int64().value());
      return kept(
          step, session.try_property(
                    engine, gfxhub::NodePath(text(given, "nodePath")),
                    gfxhub::PropertyPath(text(given, "propertyPath"))));
    }
    if (method == "property_at") {
      return kept(step, session.try_property_at(gfxhub::NamePath(text(given, "path"))));
    }
    if (method == "flush") {
      return counted(session.try_flush(timeout(given)));
    }
    if (method == "close") {
      return counted(session.try_close(timeout(given)));
    }
    if (method == "stats") {
      return outcome::success(wire(session.stats()));
    }
    if (method == "is_closed") {
      return flag(session.is_closed());
    }
    if (method == "take_reports") {
      return outcome::success(wire(session.take_reports()));
    }
    if (method == "wait_reports") {
      return outcome::success(wire(session.take_reports(timeout(given))));
    }
    if (method == "next_report") {
      const auto report = session.next_report(timeout(given));
      return outcome::success(report ? wire(std::vector{*report}) : "[]");
    }
    if (method == "begin_frame") {
      session.begin_frame();
    } else if (method == "end_frame") {
      session.end_frame();
    } else {
      session.reassert();
    }
    return outcome::success("null");
  }

  std::string of(gfxhub::LiveProperty& property, const std::string& method, const Value& given) {
    if (method == "set") {
      return flag(property.set(value(given)));
    }
    if (method == "ease") {
      gfxhub::PropertyUpdate update{value(given)};
      update.interpolation = text(given, "interpolation");
      update.duration = gfxhub::Seconds(number(given, "durationMs") / 1000);
      return flag(property.ease(update));
    }
    if (method == "nudge") {
      return flag(
          property.nudge(number(given, "delta"), number(given, "min"), number(given, "max")));
    }
    if (method == "read") {
      return outcome::outcome_json(property.try_read());
    }
    if (method == "address") {
      return outcome::success(wire(property.address()));
    }
    return flag(std::get<gfxhub::LiveSession>(objects_.at("live")).is_closed());
  }

  std::string url_;
  std::map<std::string, Opened> objects_;
};

}  // namespace

int main() {
  std::string greeting;
  if (!std::getline(std::cin, greeting)) {
    std::cerr
        << "there is no conformance server: cargo xtask test --only conformance-cpp starts one\n";
    return 2;
  }
  const auto cases =
      static_cast<std::size_t>(Value::from_json(greeting)["cases"].as_int64().value());
  for (std::size_t at = 0; at < cases; ++at) {
    const Value begun = ask("case " + std::to_string(at));
    Play play(text(begun, "url"));
    Value step = begun["next"];
    while (!step.get("end")) {
      step = ask("outcome {" + play.take(step) + "}")["next"];
    }
    for (const Value& difference : step["end"].items()) {
      std::cerr << text(begun, "name") << ": " << difference.as_text().value() << '\n';
    }
  }
  const Value closing = ask("done");
  return closing["failed"].as_int64() == 0 ? 0 : 1;
}
