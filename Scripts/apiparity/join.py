"""The join of facts with our symbols."""

from dataclasses import dataclass, field

from .facts import CONFORMANCE, Key

# Associated types of protocols outside the package: a conforming type has them although no source spells them.
OUTSIDE_ASSOCIATED_TYPES = {
    "AsyncIteratorProtocol": {"Element", "Failure"},
    "AsyncSequence": {"AsyncIterator", "Element", "Failure"},
    "Collection": {"Index", "Indices", "SubSequence", "Iterator", "Element"},
    "ExpressibleByIntegerLiteral": {"IntegerLiteralType"},
    "ExpressibleByStringInterpolation": {"StringInterpolation"},
    "ExpressibleByStringLiteral": {"StringLiteralType"},
    "Identifiable": {"ID"},
    "IteratorProtocol": {"Element"},
    "Sequence": {"Iterator", "Element"},
}

# What a conformance row names, where the compiler shows it as something else.
COMPOSITIONS = {"Codable": {"Decodable", "Encodable"}}
RAW_TYPES = {"String", "Int"}


@dataclass
class Row:
    """One fact and where it was found."""

    fact: object
    found_in: set = field(default_factory=set)
    inherited: bool = False

    @property
    def present(self):
        return bool(self.found_in) or self.inherited


def join(facts, surface):
    """One row a fact. A fact counts where its dotted path is found, whichever of our modules has it."""
    return [_row(fact, surface) for fact in facts]


def _row(fact, surface):
    for owner in _owners(fact.owner, surface.aliases):
        if fact.kind == CONFORMANCE:
            if _conforms(owner, fact, surface):
                return Row(fact, inherited=True)
            continue
        modules = surface.modules.get(Key(owner, fact.name, fact.static))
        if modules:
            return Row(fact, found_in=modules)
        if _inherits(owner, fact, surface):
            return Row(fact, inherited=True)
    return Row(fact)


def _owners(owner, aliases):
    """The owner's path, and the paths that our type aliases make of it."""
    yield owner
    parts = owner.split(".")
    for length in range(len(parts), 0, -1):
        target = aliases.get(".".join(parts[:length]))
        if target:
            yield ".".join([target, *parts[length:]])


def _conforms(owner, fact, surface):
    name = fact.name.split("<")[0].strip().removeprefix(f"{fact.module}.")
    supertypes = surface.supertypes(owner)
    if name in RAW_TYPES:
        # `enum Kind: String`: the graph shows the raw type as this conformance only.
        return "RawRepresentable" in supertypes
    wanted = COMPOSITIONS.get(name, {name})
    return all(part in supertypes or surface.aliases.get(part) in supertypes for part in wanted)


def _inherits(owner, fact, surface):
    """True if a protocol or a superclass of the owner gives it the member, so that a caller finds it."""
    for supertype in surface.supertypes(owner):
        if fact.kind == "typealias":
            if fact.name in surface.associated_types.get(supertype, ()):
                return True
            if fact.name in OUTSIDE_ASSOCIATED_TYPES.get(supertype, ()):
                return True
        if Key(supertype, fact.name, fact.static) in surface.modules:
            return True
    return False
