"""Each failure names what is wrong, where, and the command that tells whether it is mended."""

from collections.abc import Generator

import pytest
from _pytest._code.code import ExceptionRepr

from tests.mending import game_of, what_mends


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a failure what mends it; the summary at the end says the same."""
    report = yield
    callspec = getattr(item, "callspec", None)
    if not report.failed or call.excinfo is None or callspec is None or not isinstance(item, pytest.Function):
        return report
    key = game_of(callspec.params)
    if key and isinstance(report.longrepr, ExceptionRepr) and report.longrepr.reprcrash:
        told = what_mends(call.excinfo.value, item.originalname, item.path.stem, key)
        report.longrepr.reprcrash.message = told
        report.longrepr.addsection("what mends it", told)
    return report
