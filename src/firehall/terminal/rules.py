"""What the rules say, by their ids."""

from __future__ import annotations

import re
from difflib import get_close_matches

from ..errors import BadSetup
from ..words import bundle, known, preferred, sources, t

ID = re.compile(r"^([A-Z]{1,2}-\d{2,3}) =", re.M)


def ids() -> list[str]:
    """The ids of all rules with a text, in the order of the rulebook."""
    texts = dict(sources(preferred()))
    return ID.findall(texts["rules.ftl"])


def text_of(rule: str) -> str:
    """A rule as a sentence; a wrong id is answered with the nearest right one.  [R-005]

    >>> text_of("r-056")[:6]
    'R-056 '
    """
    wanted = rule.strip().upper()
    if not ID.match(wanted + " =") or not known(wanted):
        close = [padded(wanted)] if padded(wanted) in ids() else get_close_matches(wanted, ids(), 1, 0.6)
        hint = f"; {t('rule-nearest', rule=close[0])}" if close else ""
        raise BadSetup([t("rule-unknown", rule=rule) + hint])
    return f"{wanted} {t(wanted)}"


def padded(rule: str) -> str:
    """An id with the noughts and the hyphen that it lacks.

    >>> padded("R-56"), padded("RA9")
    ('R-056', 'RA-09')
    """
    parts = re.fullmatch(r"(R[AD]?)-?0*(\d+)", rule)
    return f"{parts[1]}-{parts[2].rjust(3 if parts[1] == 'R' else 2, '0')}" if parts else rule


def all_texts() -> list[tuple[str, str]]:
    """All rules with their texts."""
    bundle(preferred())
    return [(rule, t(rule)) for rule in ids()]
