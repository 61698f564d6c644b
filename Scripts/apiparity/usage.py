"""How much real code uses a fact: the order in which the missing ones are worth making."""

import csv
import re
from collections import defaultdict

from .facts import CONFORMANCE, TYPE_KINDS


class Usage:
    """Counts from API/usage.tsv."""

    def __init__(self, rows):
        self.types = {}  # name of a type, attribute or macro -> repositories
        self.members = {}  # name of a member -> repositories
        self.calls = defaultdict(list)  # type or function name -> (labels as written, repositories)
        for row in rows:
            repositories = int(row["repos"])
            symbol = row["symbol"]
            if row["kind"] in ("type", "attribute"):
                self.types[symbol] = max(self.types.get(symbol, 0), repositories)
            elif row["kind"] == "member":
                self.members[symbol] = max(self.members.get(symbol, 0), repositories)
            else:
                self.calls[symbol].append((_written_labels(row["labels"]), repositories))
        # `@Parameter(…)` in source is an `IntentParameter` in the tables.
        for row in rows:
            if row["kind"] == "call" and row["seen"].lstrip("@.") != row["symbol"]:
                seen = self.types.get(row["seen"].lstrip("@."), 0)
                self.types[row["symbol"]] = max(self.types.get(row["symbol"], 0), seen)

    @classmethod
    def read(cls, path):
        with open(path, encoding="utf-8", newline="") as file:
            return cls(list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)))

    def rank(self, fact):
        """(repositories that use it, repositories that use its owner); higher is more wanted."""
        owner = fact.owner.split(".")[-1]
        owner_use = self.types.get(owner, 0)
        name = fact.name.split("(")[0]
        if fact.kind in TYPE_KINDS or fact.kind in ("typealias", "associatedtype", "macro"):
            return self.types.get(name, 0), owner_use
        if fact.kind == CONFORMANCE:
            return 0, owner_use
        if fact.kind == "init":
            return self._calls(owner, fact), owner_use
        if fact.owner == "-":
            return max(self.types.get(name, 0), self._calls(name, fact)), owner_use
        if name in self.calls or f"{owner}.{name}" in self.calls:
            return max(self._calls(name, fact), self._calls(f"{owner}.{name}", fact)), owner_use
        return min(self.members.get(name, 0), owner_use), owner_use

    def _calls(self, symbol, fact):
        declared = _declared_labels(fact)
        uses = (repositories for labels, repositories in self.calls.get(symbol, ()) if _fits(labels, declared))
        return max(uses, default=0)


def _written_labels(text):
    """`title:default:{}` as a list; `{}` is a trailing closure, whose label the source does not show."""
    return [] if text == "-" else re.findall(r"\{\}|[^:{}]+", text)


def _declared_labels(fact):
    """(label, has a default) for each parameter of a function or initialiser."""
    labels = re.findall(r"[^:()]+", fact.name.partition("(")[2])
    defaults = ["=" in part for part in _parameters(fact.signature)]
    if len(defaults) != len(labels):
        defaults = [False] * len(labels)
    return list(zip(labels, defaults))


def _parameters(signature):
    """The text of each parameter in a signature, `(a: Int=1, (Int) -> Void)`."""
    text = re.sub(r"^[^(]*", "", signature)
    parts, current, depth = [], "", 0
    for character, previous in zip(text, " " + text):
        if character in "([<" or character == "{":
            depth += 1
            if depth == 1:
                continue
        elif character in ")]}" or (character == ">" and previous != "-"):
            depth -= 1
            if depth == 0:
                break
        if character == "," and depth == 1:
            parts.append(current)
            current = ""
        else:
            current += character
    return [part for part in [*parts, current] if part.strip()]


def _fits(written, declared):
    """True if a call with these labels can be a call of the declaration: what it leaves out has a default."""
    position = 0
    for label, has_default in declared:
        if position < len(written) and written[position] in (label, "{}"):
            position += 1
        elif not has_default:
            return False
    return position == len(written)
