"""The facts tables: what Apple's modules declare, one row a declaration."""

import csv
from dataclasses import dataclass
from pathlib import Path

CONFORMANCE = "extension-conformance"
TYPE_KINDS = {"protocol", "struct", "class", "enum"}


@dataclass(frozen=True)
class Key:
    """What identifies a declaration for a caller: overloads that differ only in types share one key."""

    owner: str
    name: str
    static: bool
    conformance: bool = False

    def __str__(self):
        path = self.name if self.owner == "-" else f"{self.owner}.{self.name}"
        if self.conformance:
            return f"{self.owner}: {self.name}"
        return f"static {path}" if self.static else path


@dataclass(frozen=True)
class Fact:
    module: str
    owner: str
    kind: str
    name: str
    static: bool
    introduced: str
    deprecated: str
    signature: str

    @property
    def key(self):
        return Key(self.owner, self.name, self.static, self.kind == CONFORMANCE)

    @property
    def counts(self):
        """False for what an implementation gets for free, need not have, or cannot show.

        Members that the compiler derives, names that exist only to give a diagnostic, and underscored names, which
        no app source writes.
        """
        derived = "[synth]" in self.signature and self.kind not in TYPE_KINDS
        underscored = any(part.startswith("_") for part in [*self.owner.split("."), self.name])
        return not derived and not underscored and self.deprecated != "unavailable"


def read_facts(path):
    """The facts of one table that count, first row of each key, in the order of the table."""
    facts = {}
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            fact = Fact(
                module=row["module"],
                owner=row["owner"],
                kind=row["kind"],
                name=row["name"],
                static=row["static"] == "y",
                introduced=row["introduced"],
                deprecated=row["deprecated"],
                signature=row["signature"] or "",
            )
            if fact.counts:
                facts.setdefault(fact.key, fact)
    return list(facts.values())


def read_all_facts(folder):
    """Module name to its facts, for every table in the folder."""
    tables = {path.stem: read_facts(path) for path in sorted(Path(folder).glob("*.tsv"), key=lambda p: p.stem.lstrip("_"))}
    if not tables:
        raise FileNotFoundError(f"no facts tables in {folder}")
    return tables
