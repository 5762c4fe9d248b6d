"""The findings of a table that a reader lays out, as a list with a button for each fix."""

from collections.abc import Iterable

from engine.api.steps import rule_link
from engine.core.describe import Describer, Line
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.schema import Finding


def findings_list_html(findings: Iterable[Finding], describer: Describer) -> Html:
    """Return the findings as a list, each with its rule and its fix; NOTHING for none."""
    items = [finding_item_html(number, finding, describer) for number, finding in enumerate(findings)]
    return tag("ul", items, class_="findings") if items else NOTHING


def findings_text(findings: Iterable[Finding], describer: Describer) -> str:
    """Return the findings as plain sentences in one line, separated by spaces; "" for none."""
    return " ".join(finding_line(finding, describer).text for finding in findings)


def finding_item_html(number: int, finding: Finding, describer: Describer) -> Html:
    """Return a finding as a list item; the number names its fix."""
    line = finding_line(finding, describer)
    kind = "impossible" if finding.impossible else "unusual"
    return tag(
        "li",
        tag("p", line.html, rule_link(line.rule)),
        fragment(" ", fix_button(number, finding, describer)) if finding.fix else "",
        class_=kind,
        data_place=finding.place,
    )


def fix_button(number: int, finding: Finding, describer: Describer) -> Html:
    """Return the button that mends a finding."""
    key = f"finding.{finding.code}.fix"
    label = (
        describer.filled_html(key, **finding_params(finding, describer))
        if key in describer.texts
        else describer.filled_html("ask.fix")
    )
    return tag("button", label, class_="md-button", type="button", data_fix=number)


def finding_line(finding: Finding, describer: Describer) -> Line:
    """Return a finding as a sentence, with the rule it cites."""
    return describer.line_with_rule(f"finding.{finding.code}", finding.rule, finding_params(finding, describer))


def finding_params(finding: Finding, describer: Describer) -> dict[str, object]:
    """Return the parameters of a finding, and as `where` the text that names its place."""
    return {"where": describer.text_key_of_position_place(finding.place), **finding.params}
