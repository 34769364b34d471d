"""For all tests: garbage is collected less often, which saves a tenth of their time, and that is told. What
the rules refuse is read in words, as a player reads it. What hangs is ended, after a failure too."""

import gc

import pytest
import pytest_timeout

from rules.engine import IllegalChoice
from rules.record import BadRecord
from tests import times
from words import say

gc.set_threshold(100_000, 50, 50)
IllegalChoice.__str__ = lambda refused: say(refused.why)  # type: ignore[method-assign]
BadRecord.__str__ = lambda bad: say(bad.why)  # type: ignore[method-assign]


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(times.Times(), "times")


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    """With a failure pytest-timeout stops looking, for a debugger may open: but what the test leaves behind
    may hang its fixtures, and the whole run with them."""
    if isinstance(node, pytest.Item):
        seconds = float(node.config.getini("timeout"))
        settings = pytest_timeout.Settings(seconds, "signal", False, False)  # noqa: FBT003 - its order
        node.config.hook.pytest_timeout_set_timer(item=node, settings=settings)
