auto live = hub.live();
auto opacity = live.property(3, "Mixer_0", "Default//Opacity/0");
opacity.set(0.5);
live.close(std::chrono::seconds(1));
