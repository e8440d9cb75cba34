"""Tests of permits that end at the end of a `with` block."""

from __future__ import annotations

import asyncio
from typing import Any

import gfxhub
import pytest

DELETE = "playout.delete_item"


@pytest.fixture
def local() -> Any:
    with gfxhub.LocalHub() as hub:
        yield hub


@pytest.fixture
def hub(local: gfxhub.LocalHub) -> Any:
    with gfxhub.Client(local.url, guard="destructive") as client:
        yield client


def test_a_block_arms_one_act(hub: gfxhub.Client) -> None:
    with hub.armed(DELETE, seconds=60) as permit:
        assert permit.operation == DELETE
        assert list(hub.guard.permits()) == [permit]
        hub.playout.delete_item(1, 2)
        with pytest.raises(gfxhub.NotArmedError):
            hub.playout.delete_item(1, 3)


def test_a_permit_that_was_not_used_ends_with_the_block(hub: gfxhub.Client) -> None:
    with pytest.raises(ZeroDivisionError), hub.armed(DELETE):
        raise ZeroDivisionError
    assert hub.guard.permits() == []
    with hub.armed(DELETE), hub.armed("launcher.stop"):
        assert len(hub.guard.permits()) == 2
    with pytest.raises(gfxhub.NotArmedError):
        hub.playout.delete_item(1, 2)
    with pytest.raises(gfxhub.InvalidArgumentError), hub.armed("engines.list"):
        pass
    with hub.armed(DELETE):
        hub.close()


def test_an_awaited_block_arms_one_act_too(local: gfxhub.LocalHub) -> None:
    async def blocks() -> None:
        async with gfxhub.AsyncClient(local.url, guard="destructive") as hub:
            async with hub.armed(DELETE):
                await hub.playout.delete_item(1, 2)
                with pytest.raises(gfxhub.NotArmedError):
                    await hub.playout.delete_item(1, 3)
            armed = asyncio.Event()

            async def waits() -> None:
                async with hub.armed(DELETE):
                    armed.set()
                    await asyncio.sleep(60)

            task = asyncio.create_task(waits())
            await armed.wait()
            assert len(await hub.guard.permits()) == 1
            task.cancel()
            await asyncio.wait([task])
            assert await hub.guard.permits() == []

    asyncio.run(blocks())
