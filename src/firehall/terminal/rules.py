"""What the rules say, by their ids."""

from __future__ import annotations

import re
from difflib import get_close_matches

from ..errors import BadSetup
from ..words import RULE, known, preferred, rule_sources, t

ROW = re.compile(rf"^({RULE.pattern}) =", re.M)


def ids() -> list[str]:
    """The ids of all rules with a text, in the order of the rulebooks."""
    return [rule for _, text in rule_sources(preferred()) for rule in ROW.findall(text)]


def text_of(rule: str) -> str:
    """A rule as a sentence; a wrong id is answered with the nearest right one.  [R-005]

    >>> text_of("r-056")[:6]
    'R-056 '
    """
    wanted = rule.strip().upper()
    if not RULE.fullmatch(wanted) or not known(wanted):
        close = meant(wanted) or get_close_matches(wanted, ids(), 1, 0.6)
        hint = f"; {t('rule-nearest', rule=close[0])}" if close else ""
        raise BadSetup([t("rule-unknown", rule=rule) + hint])
    return f"{wanted} {t(wanted)}"


def meant(rule: str) -> list[str]:
    """The rule with these letters and this number, if there is one, whatever noughts and hyphens are missing.

    >>> meant("R-56"), meant("RA9"), meant("R-999")
    (['R-056'], ['RA-09'], [])
    """
    return [found for found in ids() if bare(found) == bare(rule)]


def bare(rule: str) -> tuple[str, str]:
    """The letters and the number of an id.

    >>> bare("RA-09")
    ('RA', '9')
    """
    return re.sub(r"[^A-Z]", "", rule), re.sub(r"\D", "", rule).lstrip("0")


def all_texts() -> list[tuple[str, str]]:
    """All rules with their texts."""
    return [(rule, t(rule)) for rule in ids()]
