#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>

int main() {
  const gfxhub::LocalHub simulator;
  gfxhub::Client hub(simulator.url());
  hub.engines().set_property(3, "Cyclorama", "Material//Softness/0", gfxhub::PropertyUpdate{0.5});
  const auto engine = hub.engines().get(3);
  std::cout << engine.display_name << ' ' << engine.status << '\n';
}
