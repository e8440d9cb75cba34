# class
with gfxhub.LocalHub(clock="manual") as simulator, gfxhub.Client(simulator.url) as hub:
    opacity = (3, "Mixer_0", "Default//Opacity/0")
    hub.engines.set_property(*opacity, 0.0, interpolation="Linear", duration=2.0)
    simulator.advance(1.0)
    assert hub.engines.get_property(*opacity).value == 0.5
    assert simulator.journal()[-1].operation == "engines.set_property"

# set_faults
with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
    simulator.set_faults(
        [{"fault": "reset", "after": "effect", "operation": "playout.*"}]
    )
    try:
        hub.playout.trigger_button(1, 1, "btn-in")
    except gfxhub.ConnectionLostError as error:
        assert error.effect == "maybe"

# set_service_time
with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
    simulator.set_service_time(0.002)
    hub.engines.list()

# disconnect_engine
with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
    simulator.disconnect_engine(3)
    assert hub.engines.get(3).status == "disconnected"

# restart_engine
with gfxhub.LocalHub(clock="manual") as simulator, gfxhub.Client(simulator.url) as hub:
    simulator.restart_engine(3, away=3.0, empty=1.0)
    assert hub.engines.list_nodes(3) == []
    simulator.advance(4.0)
    assert len(hub.engines.list_nodes(3)) > 0

# restart
with gfxhub.LocalHub() as simulator, gfxhub.Client(simulator.url) as hub:
    hub.engines.list()
    simulator.restart(down=0.1)
    hub.engines.list()
