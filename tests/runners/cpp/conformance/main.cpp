// Plays the shared cases: by name, and with both forms of the typed methods.
//
// The program's stdin and stdout are connected to gfxhub-conformance; tests/README.md describes the
// lines.
#include <cstddef>
#include <gfxhub.hpp>
#include <iostream>
#include <optional>
#include <string>

#include "dispatch.hpp"
#include "outcome.hpp"

namespace {

using gfxhub::Value;
using outcome::Form;

/// Sends a line to the conformance server and returns its response.
std::string ask(const std::string& line) {
  std::cout << line << std::endl;
  std::string answer;
  if (!std::getline(std::cin, answer)) {
    std::cerr << "the conformance server closed its output after: " << line.substr(0, 200) << '\n';
    std::exit(2);
  }
  return answer;
}

/// Reports the outcome of a play to the conformance server.
void tell(const std::string& by, const std::string& members, const std::string& name) {
  const std::string differences = ask("outcome {\"by\":\"" + by + "\"," + members + "}");
  if (differences != "[]") {
    std::cerr << name << " (" << by << "): " << differences << '\n';
  }
}

std::string invoked(
    const gfxhub::Client& hub, const std::string& operation, const std::string& arguments) {
  const auto result = hub.try_invoke(operation, arguments);
  return result ? outcome::success(result->result.value_or("null"))
                : outcome::failure(result.error());
}

void play(const gfxhub::Client& hub, std::size_t number) {
  const std::string line = ask("case " + std::to_string(number));
  // The arguments are the last member, and are passed unchanged to the call by name.
  const std::string mark = ",\"arguments\":";
  const std::size_t place = line.find(mark);
  const Value head = Value::from_json(line.substr(0, place) + "}");
  const std::string name = head.get("name")->as_text().value();
  const std::string operation = head.get("operation")->as_text().value();
  const std::size_t start = place + mark.size();
  const std::string arguments = line.substr(start, line.rfind('}') - start);

  tell("invoke", invoked(hub, operation, arguments), name);
  const auto given = Value::try_from_json(arguments);
  for (const Form form : {Form::throwing, Form::trying}) {
    const auto told = given ? dispatch::call(hub, operation, *given, form) : std::nullopt;
    if (told) {
      tell("method", *told, name);
    }
  }
}

}  // namespace

int main() {
  std::string greeting;
  if (!std::getline(std::cin, greeting)) {
    std::cerr
        << "there is no conformance server: cargo xtask test --only conformance-cpp starts one\n";
    return 2;
  }
  const Value server = Value::from_json(greeting);
  const gfxhub::Client hub(server.get("url")->as_text().value());
  const auto cases = static_cast<std::size_t>(server.get("cases")->as_int64().value());
  for (std::size_t number = 0; number < cases; ++number) {
    play(hub, number);
  }
  const Value closing = Value::from_json(ask("done"));
  std::cerr << "C++: " << closing << '\n';
  return closing.get("failed")->as_int64() == 0 ? 0 : 1;
}
