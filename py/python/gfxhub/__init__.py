"""Client library for broadcast graphics hubs.

Engines, playout and newsroom rundowns, graphs, projects and the launcher, in 48 operations:

    import gfxhub

    with gfxhub.Client("http://10.0.0.5") as hub:
        for engine in hub.engines.list():
            print(engine.display_name, engine.status)

`AsyncClient` is the same for asyncio. Every failure is a `GfxHubError`, whose `effect` says whether
the hub carried the command out. Nothing that must not run twice is ever sent twice.

Ids are plain int and str, values plain Python: bool, int, float, str, list, dict.
"""

from . import _bodies, _error, _errors, _gfxhub, _local_hub, _words
from ._bodies import *  # noqa: F403
from ._error import *  # noqa: F403
from ._errors import *  # noqa: F403
from ._gfxhub import *  # noqa: F403
from ._gfxhub import __version__ as __version__
from ._local_hub import *  # noqa: F403
from ._words import *  # noqa: F403

__all__ = ["__version__"]
__all__ += _bodies.__all__
__all__ += _error.__all__
__all__ += _errors.__all__
__all__ += _gfxhub.__all__
__all__ += _local_hub.__all__
__all__ += _words.__all__
