"""Calls a hub simulator with the output of openapi-python-client: `python_client.py URL`.

The generated package is `gfxhub_openapi`, in the folder of this script.
"""

import sys

from gfxhub_openapi import Client
from gfxhub_openapi.api.engines import (
    engines_call_function,
    engines_get,
    engines_get_property,
    engines_list,
    engines_set_property,
)
from gfxhub_openapi.api.launcher import launcher_get, launcher_launch, launcher_list_renderers
from gfxhub_openapi.api.playout import (
    playout_create_item,
    playout_create_rundown,
    playout_delete_rundown,
    playout_get_item,
    playout_trigger_button,
)
from gfxhub_openapi.models import (
    FunctionCall,
    PlayoutItemCreate,
    PlayoutRundownName,
    PropertyUpdate,
)

client = Client(base_url=sys.argv[1])
calls = 0


def called(module, status, *arguments, **named):
    """Returns the response of an operation after checking that it has this status."""
    global calls
    response = module.sync_detailed(*arguments, client=client, **named)
    assert response.status_code == status, (module.__name__, response)
    calls += 1
    return response


mixer, opacity = "Mixer_0", "Default//Opacity/0"
engines = called(engines_list, 200).parsed
assert any(engine.id == 3 for engine in engines)
engine = called(engines_get, 200, 3).parsed
assert engine.name and engine.engine_type == "RE", engine
changed = called(engines_set_property, 200, 3, mixer, opacity, body=PropertyUpdate(value=0.5)).parsed
assert changed.value == 0.5, changed
assert called(engines_get_property, 200, 3, mixer, opacity).parsed.value == 0.5
cut = called(engines_call_function, 200, 3, mixer, "Default//Cut/0", body=FunctionCall(parameters=[]))
assert cut.parsed.success is True
rundown = called(playout_create_rundown, 201, body=PlayoutRundownName(name="Generated")).parsed
body = PlayoutItemCreate(name="Guest", template="Lower Third Guest")
item = called(playout_create_item, 201, rundown.id, body=body).parsed
[found] = called(playout_get_item, 200, rundown.id, item.id).parsed
assert found.name == "Guest"
button = called(playout_trigger_button, 200, rundown.id, item.id, found.buttons[0].id)
assert button.parsed.success is True
called(playout_delete_rundown, 204, rundown.id)
assert 101 in called(launcher_list_renderers, 200, 1).parsed
assert called(launcher_launch, 200, 1).parsed == "OK"
missing = called(launcher_get, 500, 99)
assert isinstance(missing.parsed, str) and missing.parsed, missing
print(f"openapi-python-client: {calls} calls")
