auto live = hub.live();
auto wrong = live.property(3, "Nowhere", "Default//Opacity/0");
wrong.set(0.5);
live.close(std::chrono::seconds(1));
for (const auto& report : live.reports()) {
  std::cout << report.message << '\n';
}
