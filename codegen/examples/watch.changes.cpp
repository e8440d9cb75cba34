gfxhub::WatchOptions options;
options.topics = "engines";
auto watch = hub.watch(options);
for (const auto& change : watch.changes()) {
  std::cout << change.message << '\n';
  if (change.kind == gfxhub::WatchChangeKind::synced) {
    break;
  }
}
