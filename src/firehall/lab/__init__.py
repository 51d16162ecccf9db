"""The laboratory: many games at once, counted, with error bars.

>>> from firehall import lab
>>> report = lab.simulate(bots="random,random", games=200, seed=1)
>>> print(f"{report.won.rate:.0%} won, {report.numbers['rescued'][0].mean:.2f} rescued on average")
0% won, 0.04 rescued on average
"""

from __future__ import annotations

from .counts import Pairs, Share, Spread
from .report import Comparison, Report
from .run import compare, simulate
from .trial import Trial

__all__ = ["Comparison", "Pairs", "Report", "Share", "Spread", "Trial", "compare", "simulate"]
