"""Counts a module, and the recorded counts that must not fall."""

import csv
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Count:
    """How many facts a module has and how many of them are ours too."""

    facts: int
    present: int

    @property
    def share(self):
        return Fraction(self.present, self.facts) if self.facts else Fraction(0)

    def __add__(self, other):
        return Count(self.facts + other.facts, self.present + other.present)

    def __str__(self):
        return f"{float(self.share):7.1%}"


def count(rows):
    return Count(len(rows), sum(row.present for row in rows))


def read_ledger(path):
    """Module name to its recorded count."""
    with open(path, encoding="utf-8", newline="") as file:
        return {row["module"]: Count(int(row["facts"]), int(row["present"])) for row in csv.DictReader(file, delimiter="\t")}


def write_ledger(path, counts):
    with open(path, "w", encoding="utf-8") as file:
        file.write("module\tfacts\tpresent\n")
        for module, value in counts.items():
            file.write(f"{module}\t{value.facts}\t{value.present}\n")


def regressions(recorded, counts):
    """A sentence for each module that has less than the ledger says."""
    sentences = []
    for module, before in recorded.items():
        now = counts.get(module)
        if now is None:
            sentences.append(f"{module} is in the ledger, but has no facts table any more")
        elif now.share < before.share:
            sentences.append(
                f"{module} fell from {before.present} of {before.facts} to {now.present} of {now.facts};"
                f" see 'Scripts/parity --missing {module}'"
            )
    return sentences
