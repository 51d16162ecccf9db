"""Changes the rules of a game branch by branch, and lists the changes that no rulebook test notices.

    python tools/mutants.py                     all chapters of Flash Point
    python tools/mutants.py --game wildfire     of another game
    python tools/mutants.py --chapter fire      one of them
    python tools/mutants.py --sample 200        so many changes, picked at random with --seed
    python tools/mutants.py --list              only say what would be changed

Each change turns one comparison, condition, number or statement of one kernel into another, in the memory of a
process of its own; no file is touched. Numbers in notes are left alone, since they only fill blanks. Changes that
make no difference to the game are excused in `tools/mutants-excused-GAME.txt`, one a line: the kernel, the change, and
after ` # ` the reason.
"""

from __future__ import annotations

import argparse
import ast
import os
import pickle
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import TypeGuard

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAME = sys.argv[sys.argv.index("--game") + 1] if "--game" in sys.argv[:-1] else "flash-point"
PACKAGE = f"firehall.games.{GAME.replace('-', '_')}"
CHAPTERS = ROOT / "src" / PACKAGE.replace(".", "/")
TESTS = ROOT / "tests" / "rulebook" / CHAPTERS.name
EXCUSES = Path(__file__).with_name(f"mutants-excused-{GAME}.txt")
MARKS = ("@kernel", "@apart")
EXPERIENCE = ("mind", "together", "worth", "results")
"""What is no rule: what plays well is tried by games against others."""
AT_ONCE = 2
BROKEN = 99
SHARED = "@pytest.fixture("
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
    marked = (path for path in sorted(CHAPTERS.glob("*.py")) if any(m in path.read_text("utf-8") for m in MARKS))
    return [path.stem for path in marked if GAME == "flash-point" or path.stem not in EXPERIENCE]


def kernels(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The kernels of a module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and any(f"@{ast.unparse(d)}" in MARKS for d in node.decorator_list):
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
    for block in blocks(function):
        for n, statement in enumerate(block):
            if is_docstring(statement):
                continue
            was = head(statement)
            for node in expressions(statement):
                for _ in changes_inside(node):
                    yield statement.lineno, was, head(statement)
            if isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr | ast.Return):
                block[n] = ast.copy_location(ast.Pass(), statement)
                yield statement.lineno, was, "pass"
                block[n] = statement


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The blocks of a function or statement, outer ones first."""
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            yield block
            for statement in block:
                yield from blocks(statement)


def is_docstring(statement: ast.stmt) -> bool:
    """Whether a statement is only a text."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def head(statement: ast.stmt) -> str:
    """The first line of a statement."""
    return ast.unparse(statement).partition("\n")[0]


def expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """A statement and the expressions in its first line; the numbers of notes are left out."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "note":
            continue
        waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]


def changes_inside(node: ast.AST) -> Iterator[None]:
    """Change one expression or condition in every way; it is changed while the caller looks."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        yield from swapped(node, "ops", [COMPARISONS[type(node.ops[0])]()])
    if isinstance(node, ast.BoolOp):
        yield from swapped(node, "op", ast.And() if isinstance(node.op, ast.Or) else ast.Or())
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield from swapped(node, "value", node.value + 1)
        yield from swapped(node, "value", node.value - 1)
    if isinstance(node, ast.If | ast.While | ast.IfExp) and not is_equality(node.test):
        yield from swapped(node, "test", node.test.operand if is_not(node.test) else ast.UnaryOp(ast.Not(), node.test))


def is_equality(test: ast.expr) -> bool:
    """Whether the opposite of a condition is made by changing its comparison."""
    return isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq | ast.NotEq | ast.Is | ast.IsNot)


def is_not(test: ast.expr) -> TypeGuard[ast.UnaryOp]:
    """Whether a condition is the opposite of another."""
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def swapped(node: ast.AST, name: str, value: object) -> Iterator[None]:
    """One change: a part of a node is another for a while."""
    was = getattr(node, name)
    setattr(node, name, value)
    yield
    setattr(node, name, was)


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
        self.reached: dict[str, set[str]] = {}
        self.times: dict[str, float] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own loop."""
        if not session.testsfailed:
            self.items = session.items
            self.status = self.work(self)
        return True

    def fail(self, function: str) -> int:
        """Run the tests that come to a kernel, or all, the quickest first, until one fails: 1 if one does, else 0."""
        items = [item for item in self.items if not function or function in self.reached[item.nodeid]]
        for item, then in zip(items, [*items[1:], None], strict=False):
            signal.setitimer(signal.ITIMER_VIRTUAL, 1 + 5 * self.times[item.nodeid])
            try:
                item.session._setupstate.setup(item)
                item.runtest()
                item.session._setupstate.teardown_exact(then)
            except (Exception, pytest.fail.Exception):
                return 1
        return 0

    def watch(self) -> None:
        """See which kernels each test comes to, in a process of its own, and sort the tests by the time they take."""
        reading, writing = os.pipe()
        child = in_child(lambda: self.told(writing))
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            data = pipe.read()
        if noticed(os.waitpid(child, 0)[1]):
            pytest.exit("the rulebook tests fail without any change: mend them first")
        self.reached, self.times = pickle.loads(data)
        for path in {item.path for item in self.items if SHARED in item.path.read_text(encoding="utf-8")}:
            mates = [item.nodeid for item in self.items if item.path == path]
            self.reached |= dict.fromkeys(mates, set().union(*(self.reached[mate] for mate in mates)))
        self.items.sort(key=lambda item: self.times[item.nodeid])

    def told(self, writing: int) -> int:
        """What `watch` wants to know, written into a pipe."""
        reached, times, seen = {}, {}, set[CodeType]()

        def saw(frame: FrameType, event: str, argument: object) -> None:
            seen.add(frame.f_code)

        for item, then in zip(self.items, [*self.items[1:], None], strict=True):
            seen.clear()
            sys.setprofile(saw)
            began = time.perf_counter()
            try:
                item.session._setupstate.setup(item)
                item.runtest()
                item.session._setupstate.teardown_exact(then)
            except (Exception, pytest.fail.Exception):
                return 1
            finally:
                sys.setprofile(None)
            times[item.nodeid] = time.perf_counter() - began
            reached[item.nodeid] = {f"{Path(code.co_filename).stem}.{code.co_name}" for code in seen}
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump((reached, times), pipe)
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
    shown = os.fdopen(os.dup(2), "w")
    try:
        quiet()
        status = work()
    except BaseException:
        traceback.print_exc(file=shown)
        shown.flush()
    finally:
        os._exit(status)


def noticed(status: int) -> bool:
    """Whether tests failed or never came to an end; anything else that goes wrong is our own mistake."""
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1, -signal.SIGVTALRM):
        pytest.exit(f"the tests could not be run: they ended with {code}")
    return code != 0


def survives(mutant: Mutant, tests: Tests) -> Callable[[], int]:
    """The work of one child: change the kernel, run the tests."""

    def work() -> int:
        getattr(import_module(f"{PACKAGE}.{mutant.chapter}"), mutant.function).__code__ = mutant.code
        return tests.fail(f"{mutant.chapter}.{mutant.function}")

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
    """The tests fail if nothing is ever answered."""
    nothing = next(m for m in mutants("turn") if m.function == "apply" and m.after == "pass" and "(" in m.before)
    if not noticed(os.waitpid(in_child(survives(nothing, tests)), 0)[1]):
        pytest.exit("the rulebook tests pass although no answer is carried out: the changes don't reach them")


def main() -> int:
    """Change, test, report; 1 if a change survives that nobody excused."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="flash-point", help="whose rules")
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
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    work = Tests(lambda tests: report(found, wanted, tests, whole=asked.chapter is None))
    pytest.main(
        ["-q", "--tb=no", "--no-header", "--no-summary", "--assert=plain", "-p", "no:cacheprovider", "-s", str(TESTS)],
        [work],
    )
    return work.status


def report(found: list[Mutant], wanted: list[Mutant], tests: Tests, *, whole: bool) -> int:
    """Test the changes and say which survive; 1 if any does, or if an excuse is out of date."""
    tests.watch()
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
