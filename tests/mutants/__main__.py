"""`make mutants`: applies one bug after the other to a copy of the checkout, and checks that the tests find it.

make mutants ARGS="03 clock"         only mutants with a word in their name that begins with one of these
make mutants ARGS="--no-baseline"    without running the same tests on the unchanged checkout first
"""

import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from mutants.running import BUILD, ROOT, Mutant, Result, mutants, run_baseline, run_mutant

AT_ONCE = 2
NO_BASELINE = "--no-baseline"


def line(name: str, result: Result) -> str:
    verdict = result.verdict if result.verdict == "caught" else result.verdict.upper()
    detail, *more = result.detail.splitlines() or [""]
    return "\n    ".join([f"{verdict:8} {name:45} {detail} ({result.seconds:.1f} s)", *more])


def passes(chosen: list[Mutant]) -> bool:
    """Whether all tests pass without a mutant."""
    result = run_baseline(chosen)
    if result.verdict == "missed":
        print(f"baseline: the tests pass without a mutant ({result.seconds:.1f} s)", flush=True)
        return True
    print(f"baseline: the tests do not pass without a mutant: {result.detail}")
    return False


def main(arguments: list[str]) -> int:
    if {"-h", "--help"} & set(arguments):
        print(__doc__)
        return 0
    words = [word for word in arguments if word != NO_BASELINE]
    chosen = [mutant for mutant in mutants() if not words or any(f"-{word}" in f"-{mutant.name}" for word in words)]
    if not chosen:
        print("no mutant has this name")
        return 2
    if any(mutant.vitest or "tests/web" in " ".join(mutant.tests) for mutant in chosen):
        subprocess.run([sys.executable, ROOT / BUILD, "--install"], check=True)
    if NO_BASELINE not in arguments and not passes(chosen):
        return 1
    counts: Counter[str] = Counter()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        running = {pool.submit(run_mutant, mutant): mutant for mutant in chosen}
        try:
            for done in as_completed(running):
                result = done.result()
                counts[result.verdict] += 1
                print(line(running[done].name, result), flush=True)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise
    verdicts = ", ".join(f"{counts[verdict]} {verdict}" for verdict in ("caught", "missed", "broken"))
    print(f"{len(chosen)} {'mutant' if len(chosen) == 1 else 'mutants'}: {verdicts}")
    return 0 if counts["caught"] == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
