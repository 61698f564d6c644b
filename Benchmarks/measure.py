"""Measures processes; used by the benchmarks in Cases."""

import os
import statistics
import sys
import time
from dataclasses import dataclass

RUNS = int(os.environ.get("BENCHMARK_RUNS", "20"))


@dataclass(frozen=True)
class Sample:
    """What one process, or a row of processes one after the other, took."""

    wall: float  # seconds from before the start until the end
    cpu: float  # seconds of user and system time
    memory: int  # peak resident bytes, the largest of the processes

    def __add__(self, other):
        return Sample(self.wall + other.wall, self.cpu + other.cpu, max(self.memory, other.memory))


def run_once(command, expected=0):
    """Starts a process with no input and no output, waits for it, and says what it took.

    The time is that between the start and the end as the kernel reports them; nothing is polled.
    """
    null = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, null, 0), (os.POSIX_SPAWN_DUP2, null, 1)]
    began = time.perf_counter()
    child = os.posix_spawnp(command[0], command, os.environ, file_actions=actions)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - began
    os.close(null)
    code = os.waitstatus_to_exitcode(status)
    if code != expected:
        sys.exit(f"{' '.join(command)}: exit code {code}, expected {expected}")
    return Sample(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def median(samples):
    return Sample(
        statistics.median(sample.wall for sample in samples),
        statistics.median(sample.cpu for sample in samples),
        int(statistics.median(sample.memory for sample in samples)),
    )


def measure(*commands, runs=RUNS, warm_ups=2):
    """The median over many runs of all the commands, started one after the other."""

    def once():
        samples = [run_once(list(command)) for command in commands]
        return sum(samples[1:], samples[0])

    for _ in range(warm_ups):
        once()
    return median([once() for _ in range(runs)])


def report(name, value, unit, note=""):
    """Prints one line of the table: what was measured, a number, its unit, and what it means."""
    print(name, f"{value:.6g}", unit, note, sep="\t", flush=True)


def report_process(name, sample, note=""):
    """Prints the three numbers of a process."""
    report(name, sample.wall * 1000, "ms", note)
    report(f"{name}, CPU", sample.cpu * 1000, "ms")
    report(f"{name}, peak memory", sample.memory / 1e6, "MB")
