gfxhub::WatchOptions options;
options.topics = "engines, Studio A / Mixer_0";
auto watch = hub.watch(options);
watch.look();
watch.close(std::chrono::seconds(1));
