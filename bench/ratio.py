"""Our random playouts against a stand-in in C, in turns on the same core in the same minute.

    python bench/ratio.py PATH/TO/floor.c [--rounds 3]

The stand-in is compiled with `gcc -O3 -march=native` and has to print lines such as
`playout 26.25 M decisions/s ...`; machines are noisy, so only the ratio of one run means anything.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
from pathlib import Path
from statistics import median

from firehall.bench import Subject, playouts


def floor(program: Path) -> float:
    """Decisions a second of the stand-in: the median of its three playout lines."""
    found: list[float] = []
    with subprocess.Popen([program], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        for line in running.stdout:
            match = re.match(r"playout +([0-9.]+) M decisions/s", line)
            if match:
                found.append(float(match[1]) * 1e6)
            if len(found) == 3:
                running.kill()
                break
    return median(found)


def main() -> None:
    """Measure in turns and print each round and the median ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, help="the stand-in's source")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ratios: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "floor"
        command = ["gcc", "-O3", "-march=native", args.source, "-o", program]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        next(playouts(Subject(), 0.1))
        for number in range(args.rounds):
            theirs, ours = floor(program), next(playouts(Subject(), 2.0)).value
            ratios.append(ours / theirs)
            print(f"round {number + 1}: {theirs / 1e6:.1f} M/s and {ours / 1e6:.1f} M/s, ratio {ratios[-1]:.3f}")
    print(f"median ratio {median(ratios):.3f}")


if __name__ == "__main__":
    main()
