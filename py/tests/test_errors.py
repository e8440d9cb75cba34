"""Tests of the classes, attributes and pickling of errors."""

from __future__ import annotations

import pickle
from typing import Any, get_args

import gfxhub
import pytest
from hubs import SlowHub

CLASSES = [getattr(gfxhub, name) for name in gfxhub.__all__ if name.endswith("Error")]


def test_every_kind_has_a_class() -> None:
    classes = [one for one in CLASSES if one is not gfxhub.GfxHubError]
    assert len(classes) == len(get_args(gfxhub.ErrorKind))
    assert {one.kind for one in classes} == set(get_args(gfxhub.ErrorKind))
    for one in classes:
        assert issubclass(one, gfxhub.GfxHubError)
        assert one.__doc__


def test_pythons_own_bases_catch_them_too() -> None:
    assert issubclass(gfxhub.InvalidArgumentError, ValueError)
    assert issubclass(gfxhub.CallTimeoutError, TimeoutError)
    assert issubclass(gfxhub.ConnectTimeoutError, TimeoutError)
    for one in (gfxhub.ConnectFailedError, gfxhub.ConnectTimeoutError, gfxhub.DnsError):
        assert issubclass(one, ConnectionError)
    assert issubclass(gfxhub.ConnectionLostError, ConnectionError)
    assert not issubclass(gfxhub.ServerError, OSError)


@pytest.mark.parametrize("error", CLASSES, ids=lambda one: one.__name__)
def test_errors_are_pickled(error: Any) -> None:
    made = error("It failed.", effect="maybe", status=503, elapsed=0.25, detail="failed")
    again = pickle.loads(pickle.dumps(made))
    assert type(again) is error
    assert (str(again), vars(again)) == ("It failed.", vars(made))
    assert again.kind == error.kind


def test_an_error_keeps_the_response() -> None:
    with SlowHub({"message": "no such engine"}, status=404, at_once=True) as slow:
        hub = gfxhub.Client(slow.url)
        with pytest.raises(gfxhub.NotFoundError) as raised:
            hub.engines.set_property(3, "Mixer_0", "Gain", 1)
    error = raised.value
    assert (error.kind, error.effect, error.status) == ("NotFound", "none", 404)
    assert (error.operation, error.method) == ("engines.set_property", "PATCH")
    assert error.hub == slow.url
    assert error.path == "/api/rest/v1/engines/3/nodes/Mixer_0/properties/Gain"
    assert error.body == '{"message": "no such engine"}'
    assert error.attempts == 1
    assert 0 < error.elapsed < 10
    assert str(error) == error.message
    assert error.message.startswith("engines.set_property (PATCH ")
    assert vars(pickle.loads(pickle.dumps(error))) == vars(error)


def test_a_refused_header_is_named_as_it_was_given() -> None:
    for name in ("Host", "Content-Length", "X-API-Key"):
        with pytest.raises(gfxhub.InvalidArgumentError) as raised:
            gfxhub.Client("http://10.0.0.5", headers={name: "a\n"})
        assert raised.value.argument == f"header {name}"
        assert f"{name}: " in str(raised.value)
    with pytest.raises(gfxhub.InvalidArgumentError) as raised:
        gfxhub.Client("http://10.0.0.5", connect_timeout=-1)
    assert raised.value.argument == "connect_timeout"


def test_a_timeout_says_in_which_phase() -> None:
    with SlowHub() as slow, gfxhub.Client(slow.url, timeout=5) as hub:
        with pytest.raises(TimeoutError) as raised:
            hub.engines.call_function(3, "a", "b", [], timeout=0.1)
        assert isinstance(raised.value, gfxhub.CallTimeoutError)
        assert raised.value.phase == "response"
        assert raised.value.effect == "maybe"
        assert 0.05 < raised.value.elapsed < 2


def test_where_nothing_listens_nothing_was_sent() -> None:
    with SlowHub() as slow:
        url = slow.url
    with pytest.raises(gfxhub.ConnectFailedError) as raised:
        gfxhub.Client(url).launcher.launch(1)
    assert raised.value.effect == "none"


def test_a_closed_client_refuses() -> None:
    with gfxhub.Client("http://127.0.0.1:9") as hub:
        assert not hub.closed
    assert hub.closed
    with pytest.raises(gfxhub.ClientClosedError) as raised:
        hub.engines.list()
    assert raised.value.operation == "engines.list"
    hub.close()


def test_keys_are_shown_nowhere() -> None:
    key = "s3cret-key"
    with SlowHub(f"your key {key} is bad", status=403, at_once=True) as slow:
        hub = gfxhub.Client(slow.url, api_key=key, headers={"Authorization": "Bearer tok3n"})
        assert key not in repr(hub)
        with pytest.raises(gfxhub.AuthError) as raised:
            hub.engines.list()
        assert key not in str(raised.value) + repr(vars(raised.value))


@pytest.mark.parametrize(
    ("settings", "argument"),
    [
        ({"timeout": 0}, "timeout"),
        ({"timeout": -1}, "timeout"),
        ({"connect_timeout": float("nan")}, "connect_timeout"),
        ({"max_idle_connections": -1}, "max_idle_connections"),
        ({"max_response_bytes": -1}, "max_response_bytes"),
        ({"headers": {"X-API-Key": "a"}}, None),
        ({"api_key": ""}, "api_key"),
    ],
)
def test_settings_are_checked(settings: dict[str, Any], argument: str | None) -> None:
    with pytest.raises(gfxhub.InvalidArgumentError) as raised:
        gfxhub.Client("http://127.0.0.1:9", **settings)
    assert argument is None or raised.value.argument == argument
    with pytest.raises(gfxhub.InvalidArgumentError):
        gfxhub.AsyncClient("http://127.0.0.1:9", **settings)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"timeout": "1"}, "argument 'timeout': a time limit is a number of seconds"),
        (
            {"max_response_bytes": True},
            "argument 'max_response_bytes': it must be an int, not bool",
        ),
        ({"max_attempts": 2.0}, "argument 'max_attempts': it must be an int, not float"),
        ({"headers": [("a", "b")]}, "argument 'headers': it must be a dict, not list"),
        ({"headers": {"a": 1}}, "argument 'headers': it must be a dict of str"),
        ({"ca_file": 1}, "argument 'ca_file': it must be the path of a file, not int"),
        ({"api_key": b"secret"}, "argument 'api_key': it must be a str, not bytes"),
        ({"on_event": 1}, "argument 'on_event'"),
        ({"retries": 1}, "retries"),
    ],
)
def test_settings_of_a_wrong_type_are_type_errors(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(TypeError, match=words):
        gfxhub.Client("http://127.0.0.1:9", **settings)


def test_certificates_can_be_given_as_text() -> None:
    for text in ("no certificate", b"no certificate"):
        with pytest.raises(gfxhub.GfxHubError) as raised:
            gfxhub.Client("https://127.0.0.1:9", ca_pem=text)
        assert raised.value.argument == "ca_pem"


def test_the_address_is_named_as_it_is_written() -> None:
    with pytest.raises(gfxhub.InvalidArgumentError, match=r"^url: ") as raised:
        gfxhub.Client("10.0.0.5")
    assert raised.value.argument == "url"


def test_a_ca_file_that_is_not_there_is_a_local_fault(tmp_path: Any) -> None:
    with pytest.raises(gfxhub.LocalIoError):
        gfxhub.Client("https://127.0.0.1:9", ca_file=tmp_path / "none.pem")
