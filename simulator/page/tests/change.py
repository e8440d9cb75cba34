"""Sets a number through Python: change.py URL ENGINE NODE PROPERTY VALUE."""

import sys

import gfxhub

url, engine, node, path, value = sys.argv[1:]
with gfxhub.Client(url) as hub:
    hub.engines.set_property(int(engine), node, path, float(value))
