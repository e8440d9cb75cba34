with hub.live() as live:
    opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
    for step in range(100):
        opacity.set(step / 100)
print(live.stats().superseded)
