"""Writes docs/rules/index.md from texts, code and tests: every rule, who carries it out, and which tests prove it.

Rules that were written down before code and tests wait in docs/rules/to-come.txt; those that have both are struck off.
With --check it writes nothing and fails if a file is out of date.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from firehall.words import RULE, rule_sources

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "firehall"
TESTS = ROOT / "tests"
EXCUSES = ROOT / "docs" / "rules" / "not-applicable.txt"
TO_COME = ROOT / "docs" / "rules" / "to-come.txt"
TARGET = ROOT / "docs" / "rules" / "index.md"
ROW = re.compile(rf"^({RULE.pattern}) = (.*)$", re.M)
TITLE = re.compile(r"^### (.*)$", re.M)
CITED = re.compile(rf"\[({RULE.pattern})\]")
EXAMPLE = re.compile(r"[A-Z]-?E-?\d{2}")
Places = dict[str, list[str]]


@cache
def texts() -> dict[str, str]:
    """All rules with their sentences, in the order of the rulebooks."""
    return {rule: said for _, text in rule_sources("en") for rule, said in ROW.findall(text)}


@cache
def excused() -> dict[str, str]:
    """The rules that need neither code nor tests, with the reasons."""
    pairs = (line.partition(" ") for line in EXCUSES.read_text(encoding="utf-8").splitlines() if line.strip())
    return {rule: reason.strip() for rule, _, reason in pairs}


@cache
def to_come() -> list[str]:
    """The rules that were written down before their code and tests."""
    return TO_COME.read_text(encoding="utf-8").split()


def named(tree: ast.AST, above: str) -> Iterator[tuple[str, str]]:
    """The docstrings of a module, with the names of what they belong to."""
    yield above, ast.get_docstring(tree) or ""  # type: ignore[arg-type]
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from named(node, f"{above}.{node.name}")


def tables(tree: ast.Module, module: str) -> Iterator[tuple[str, str]]:
    """The ids that stand as values in the tables of a module, with the names of the tables."""
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for part in ast.walk(node) if targets else ():
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and RULE.fullmatch(part.value):
                yield f"{module}.{ast.unparse(targets[0])}", part.value


@cache
def cited() -> Places:
    """For each rule, the functions, classes, modules and tables that name it."""
    found: Places = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, text in named(tree, path.stem):
            for rule in CITED.findall(text.partition(">>>")[0]):
                found[rule].append(name)
        for name, rule in tables(tree, path.stem):
            found[rule].append(name)
    return {rule: sorted(set(places)) for rule, places in found.items()}


@cache
def proven() -> Places:
    """For each rule, and each worked example, the tests that name it."""
    found: Places = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for call in node.decorator_list:
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "rule":
                        for argument in call.args:
                            found[ast.literal_eval(argument)].append(f"{path.name}::{node.name}")
    return dict(found)


def waiting() -> str:
    """Those of the rules to come that still lack code or a test, one a line."""
    return "".join(f"{rule}\n" for rule in to_come() if not (rule in cited() and rule in proven()))


def lines() -> Iterator[str]:
    """The page."""
    yield "# Rule index"
    yield ""
    yield "Every rule in one sentence, where the code carries it out, and which tests prove it. This page is made by"
    yield "`make docs`; `not-applicable.txt` says why some rows need no code, and *not yet* marks what is written down"
    yield "but not yet played or not yet proven."
    for _, text in rule_sources("en"):
        title, key = TITLE.findall(text)
        yield from ("", f"## {title}", "", key, "", "| rule | what it says | code | tests |", "|---|---|---|---|")
        yield from (row(rule, said) for rule, said in ROW.findall(text))
    yield ""


def row(rule: str, said: str) -> str:
    """A rule as a row of the page."""
    if rule in excused():
        return f"| {rule} | {said} | {excused()[rule]} | |"
    code = ", ".join(f"`{place}`" for place in cited().get(rule, []))
    tests = "<br>".join(f"`{test}`" for test in proven().get(rule, []))
    return f"| {rule} | {said} | {code or '*not yet*'} | {tests or '*not yet*'} |"


def main() -> int:
    """Write the page and the list, or compare them."""
    pages = {TARGET: "\n".join(lines()), TO_COME: waiting()}
    stale = [path for path, text in pages.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is out of date: run 'make docs'", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(pages[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
