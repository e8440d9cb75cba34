"""Presses buttons on a main hub and its backup, and prints what became of each press.

    python main_and_backup.py http://10.0.0.5 http://10.0.0.6 < buttons.txt

Each line of the input is a path of names, such as `Evening News / Presenter / In`. Either hub may
be off, hang or come back meanwhile. A backup that hangs delays a press by 20 ms at most.
"""

from __future__ import annotations

import argparse
import sys

import gfxhub


def press(pair: gfxhub.Client, path: str) -> bool:
    """Presses a button on both hubs. Returns False if it is certain that no hub has done it."""
    try:
        report = pair.group.press(path)
    except gfxhub.GfxHubError as error:
        # The group has failed on its main hub. The backup may have done it all the same: the effect
        # is that of the group, and the message says what became of each member.
        print(f"{path}: {error.effect}: {error.detail}")
        return error.effect != "none"
    said = ", ".join(f"{member.member} {member.outcome}" for member in report.members)
    print(f"{path}: {said}")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("main", help="address of the main hub, http://10.0.0.5 for example")
    parser.add_argument("backup", help="address of the backup hub")
    parser.add_argument("--api-key", help="API key of both hubs")
    given = parser.parse_args()

    main_hub, backup = (
        gfxhub.Client(url, api_key=given.api_key, timeout=1.0) for url in (given.main, given.backup)
    )
    with main_hub, backup:
        pair = gfxhub.Client.pair(main_hub, backup)
        lost = 0
        for line in sys.stdin:
            if path := line.strip():
                lost += not press(pair, path)
                sys.stdout.flush()
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
