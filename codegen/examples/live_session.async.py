async with hub.live() as live:
    opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
    opacity.set(0.5)
    await live.flush(1.0)
