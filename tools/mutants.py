"""Changes the rules of Flash Point branch by branch, and lists the changes that no rulebook test notices.

    python tools/mutants.py                     all chapters
    python tools/mutants.py --chapter fire      one of them
    python tools/mutants.py --sample 200        so many changes, picked at random with --seed
    python tools/mutants.py --list              only say what would be changed

Each change turns one comparison, condition, number or statement of one kernel into another, in the memory of a
process of its own; no file is touched. A note's numbers are left alone where they are blank. Changes that make no difference to the game are excused in
`tools/mutants-excused.txt`, one a line: the kernel, the change, and after ` # ` the reason.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "firehall.games.flash_point"
CHAPTERS = ROOT / "src" / PACKAGE.replace(".", "/")
TESTS = ROOT / "tests" / "rulebook" / "flash_point"
EXCUSES = Path(__file__).with_name("mutants-excused.txt")
AT_ONCE = 2
TOO_LONG = 60
BROKEN = 99
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}


@dataclass(frozen=True)
class Mutant:
    """One change of one kernel."""

    chapter: str
    function: str
    line: int
    before: str
    after: str
    code: CodeType

    @property
    def change(self) -> str:
        """What is changed, without its line, so that excuses outlive other edits."""
        return f"{self.chapter}.{self.function}: {self.before} => {self.after}"

    def __str__(self) -> str:
        return f"{self.chapter}.py:{self.line} {self.change}"


def chapters() -> list[str]:
    """The modules that hold kernels."""
    return [path.stem for path in sorted(CHAPTERS.glob("*.py")) if "@kernel" in path.read_text(encoding="utf-8")]


def kernels(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The kernels of a module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(d) == "kernel" for d in node.decorator_list):
            yield node


Change = tuple[int, str, str]


def mutants(chapter: str) -> Iterator[Mutant]:
    """All changes of a module's kernels."""
    path = CHAPTERS / f"{chapter}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in kernels(tree):
        for line, before, after in changes(function):
            yield Mutant(chapter, function.name, line, before, after, code_of(tree, function.name, path))


def code_of(tree: ast.Module, name: str, path: Path) -> CodeType:
    """The code of a function of a module, as its tree stands now."""
    module = compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
    return next(c for c in module.co_consts if isinstance(c, CodeType) and c.co_name == name)


def changes(function: ast.FunctionDef) -> Iterator[Change]:
    """Make each change in turn; whoever asks for the next one finds the function as it was."""
    nodes = [n for statement in function.body[1:] for n in ast.walk(statement)]
    blanks = {a for n in nodes if isinstance(n, ast.Call) and ast.unparse(n.func) == "note" for a in n.args}
    for node in nodes:
        if node not in blanks:
            yield from changes_inside(node)
        for name in ("body", "orelse"):
            yield from removals(getattr(node, name, None))
    yield from removals(function.body, first=1)


def changes_inside(node: ast.AST) -> Iterator[Change]:
    """The changes of one expression or condition."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        yield from swapped(node, "ops", [COMPARISONS[type(node.ops[0])]()])
    if isinstance(node, ast.BoolOp):
        yield from swapped(node, "op", ast.And() if isinstance(node.op, ast.Or) else ast.Or())
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for value in (node.value + 1, node.value - 1):
            yield from swapped(node, "value", value)
    if isinstance(node, ast.If | ast.While | ast.IfExp) and not is_equality(node.test):
        test = node.test
        opposite = test.operand if is_not(test) else ast.UnaryOp(ast.Not(), test)
        yield from swapped(node, "test", opposite, shown=test)


def is_equality(test: ast.expr) -> bool:
    """Whether the opposite of a condition is made by changing its comparison."""
    return isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq | ast.NotEq | ast.Is | ast.IsNot)


def is_not(test: ast.expr) -> bool:
    """Whether a condition is the opposite of another."""
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def swapped(node: ast.AST, name: str, value: object, shown: ast.AST | None = None) -> Iterator[Change]:
    """One change: a part of a node is another for a while."""
    whole = shown or node
    was, before = getattr(node, name), ast.unparse(whole)
    setattr(node, name, value)
    yield getattr(node, "lineno", 0), before, ast.unparse(value if shown and isinstance(value, ast.AST) else node)
    setattr(node, name, was)


def removals(body: object, first: int = 0) -> Iterator[Change]:
    """Each statement of a block that does something is left out in turn."""
    if not isinstance(body, list):
        return
    for n in range(first, len(body)):
        was = body[n]
        if isinstance(was, ast.Assign | ast.AugAssign | ast.Expr | ast.Return):
            body[n] = ast.copy_location(ast.Pass(), was)
            yield was.lineno, ast.unparse(was), "pass"
            body[n] = was


def excuses() -> dict[str, str]:
    """The changes that make no difference, with the reasons."""
    lines = EXCUSES.read_text(encoding="utf-8").splitlines() if EXCUSES.is_file() else []
    pairs = [line.partition(" # ") for line in lines if line.strip() and not line.startswith("#")]
    return {change.strip(): reason.strip() for change, _, reason in pairs}


class Tests:
    """The rulebook tests, collected once; a pytest plugin that runs them again and again instead of once."""

    def __init__(self, work: Callable[[Tests], int]) -> None:
        self.work = work
        self.status = BROKEN
        self.items: list[pytest.Item] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own loop."""
        if not session.testsfailed:
            self.items = session.items
            self.status = self.work(self)
        return True

    def fail(self, chapter: str) -> int:
        """Run the tests, those of the chapter first, until one fails: 1 if one does, else 0."""
        for item in sorted(self.items, key=lambda item: item.path.stem != f"test_{chapter}"):
            reports = runtestprotocol(item, nextitem=None, log=False)
            if any(report.failed for report in reports):
                return 1
        return 0


def quiet() -> None:
    """Print nothing any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def in_child(work: Callable[[], int]) -> int:
    """Do something in a process of its own; returns its number."""
    child = os.fork()
    if child:
        return child
    status = BROKEN
    try:
        signal.alarm(TOO_LONG)
        quiet()
        status = work()
    finally:
        os._exit(status)


def noticed(status: int) -> bool:
    """Whether tests failed or never came to an end; anything else that goes wrong is our own mistake."""
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1, -signal.SIGALRM):
        sys.exit(f"the tests could not be run: they ended with {code}")
    return code != 0


def survives(mutant: Mutant, tests: Tests) -> Callable[[], int]:
    """The work of one child: change the kernel, run the tests."""

    def work() -> int:
        getattr(import_module(f"{PACKAGE}.{mutant.chapter}"), mutant.function).__code__ = mutant.code
        return tests.fail(mutant.chapter)

    return work


def survivors(wanted: list[Mutant], tests: Tests) -> Iterator[Mutant]:
    """The changes that the tests let pass."""
    running: dict[int, Mutant] = {}
    waiting = list(reversed(wanted))
    done, began = 0, time.monotonic()
    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            mutant = waiting.pop()
            running[in_child(survives(mutant, tests))] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        done += 1
        if not noticed(status):
            yield mutant
        if done % 50 == 0:
            print(f"  {done} of {len(wanted)} in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)


def see_that_it_works(tests: Tests) -> None:
    """The tests pass as they are, and fail if nothing is ever answered."""
    if noticed(os.waitpid(in_child(lambda: tests.fail("")), 0)[1]):
        sys.exit("the rulebook tests fail without any change: mend them first")
    nothing = next(m for m in mutants("turn") if m.function == "apply" and m.before.startswith("answer("))
    if not noticed(os.waitpid(in_child(survives(nothing, tests)), 0)[1]):
        sys.exit("the rulebook tests pass although no answer is carried out: the changes don't reach them")


def main() -> int:
    """Change, test, report; 1 if a change survives that nobody excused."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--chapter", action="append", choices=chapters(), help="only the kernels of this module")
    parser.add_argument("--list", action="store_true", help="only say what would be changed")
    parser.add_argument("--sample", type=int, help="only so many changes, picked at random")
    parser.add_argument("--seed", type=int, default=1, help="for the picking")
    asked = parser.parse_args()
    found = [m for chapter in asked.chapter or chapters() for m in mutants(chapter)]
    excused = excuses()
    wanted = [m for m in found if m.change not in excused]
    if asked.sample is not None and asked.sample < len(wanted):
        wanted = sorted(random.Random(asked.seed).sample(wanted, asked.sample), key=found.index)
    if asked.list:
        for mutant in wanted:
            print(mutant)
        print(f"{len(wanted)} changes, {len(found) - len([m for m in found if m.change not in excused])} excused")
        return 0
    os.chdir(ROOT)
    work = Tests(lambda tests: report(found, wanted, tests, whole=asked.chapter is None))
    pytest.main(["-q", "--tb=no", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-s", str(TESTS)], [work])
    return work.status


def report(found: list[Mutant], wanted: list[Mutant], tests: Tests, *, whole: bool) -> int:
    """Test the changes and say which survive; 1 if any does, or if an excuse is out of date."""
    see_that_it_works(tests)
    alive = 0
    for mutant in survivors(wanted, tests):
        print(f"survived: {mutant}", flush=True)
        alive += 1
    excused, known = excuses(), {m.change for m in found}
    stale = [change for change in excused if whole and change not in known]
    for change in stale:
        print(f"no such change any more: {change}")
    set_aside = sum(m.change in excused for m in found)
    print(f"{len(wanted)} changes: {len(wanted) - alive} noticed, {alive} survived; {set_aside} excused")
    return 1 if alive or stale else 0


if __name__ == "__main__":
    sys.exit(main())
