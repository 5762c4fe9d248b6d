"""The programs of the engine's page run in the page: as they are, edited, with a mistake, and stopped."""

from playwright.sync_api import expect

from tests.site.conftest import Fresh
from tests.site.hands import SOON
from tests.site.test_worker import KEEP_WORKERS


def test_a_program_runs_is_edited_stopped_and_put_back(fresh: Fresh) -> None:
    page = fresh("en/engine/", first=True)
    page.evaluate(f"() => {{ {KEEP_WORKERS} }}")
    program = page.locator(".run-place").nth(1)
    field, out = program.get_by_role("textbox"), program.get_by_role("status").locator("pre")
    expect(field).to_be_hidden()
    assert page.evaluate("workers.length") == 0
    program.get_by_role("button", name="Run").click()
    expect(out).to_contain_text("Seat 3         no tide card", timeout=SOON)
    expect(field).to_have_accessible_name("Program 2, to be edited")
    assert page.evaluate("workers.length") == 1
    expect(page.locator("pre", has_text=">>> print(state)")).to_be_hidden()
    field.fill("print(state.preservers)\nland_unter.play(state, 0, 44)")
    field.press("Control+Enter")
    expect(out).to_contain_text(
        '[5, 2, 4, 4]\nTraceback (most recent call last):\n  File "<example-2>", line 2, in <module>'
    )
    expect(out).to_contain_text("engine.core.refusal.Refusal: ('not_in_hand', 'LU-2.2', {'card': 44})")
    field.fill("while True: pass")
    program.get_by_role("button", name="Run").click()
    program.get_by_role("button", name="Stop").click()
    expect(out).to_have_text("It was stopped before its end.")
    program.get_by_role("button", name="As it was").click()
    expect(field).to_be_hidden()
    expect(program.get_by_role("button", name="Run")).to_be_focused()
    expect(page.locator("pre", has_text=">>> print(state)")).to_be_visible()
