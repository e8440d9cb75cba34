async with hub.watch(topics="engines, Studio A / Mixer_0") as watch:
    async for change in watch.changes():
        print(change.kind, change.name, change.after)
        if change.kind == "synced":
            break
