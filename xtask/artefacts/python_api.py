"""Prints the calls of a client of the installed module, one on each line, as `engines.list`.

Its one argument is the client's class. Nothing is sent. If the module is not installed, it prints that.
"""

import importlib.util
import sys

if importlib.util.find_spec("gfxhub") is None:
    print("not installed")
    sys.exit()

import gfxhub  # noqa: E402

client = getattr(gfxhub, sys.argv[1])("http://127.0.0.1:9")
for group_name in dir(client):
    group = getattr(client, group_name)
    if group_name.startswith("_") or not type(group).__module__.startswith("gfxhub"):
        continue
    for call in dir(group):
        if not call.startswith("_") and callable(getattr(group, call)):
            print(f"{group_name}.{call}")
