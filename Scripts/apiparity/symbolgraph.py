"""Our public API, as the compiler's symbol graphs show it."""

import json
import platform
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from .facts import Key

PUBLIC = {"public", "open"}


class ExtractionError(Exception):
    """A symbol graph could not be made; the message holds what the tool said."""


def extract(module, built, package_root, output, access_level="internal"):
    """Writes the symbol graphs of a built module into a folder.

    The comparison takes the internal access level, since the tool leaves underscored protocols out otherwise; what is
    not public is left out when the graph is read.
    """
    target = f"{platform.machine()}-unknown-linux-gnu"
    output.mkdir(parents=True, exist_ok=True)
    command = [
        "swift-symbolgraph-extract", "-module-name", module, "-I", str(built / "Modules"), "-target", target,
        "-minimum-access-level", access_level, "-skip-synthesized-members", "-emit-extension-block-symbols",
        "-output-dir", str(output),
    ]  # fmt: skip
    for module_map in sorted((package_root / "Sources" / "CLibraries").glob("*/module.modulemap")):
        command += ["-Xcc", f"-fmodule-map-file={module_map}"]
    for module_map in sorted(built.glob("*.build/module.modulemap")):
        # What the macros' host tool was built from has a module map of its own, of the same module.
        if not module_map.parent.name.endswith("-tool.build"):
            command += ["-Xcc", f"-fmodule-map-file={module_map}"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0 or not (output / f"{module}.symbols.json").exists():
        lines = (result.stderr or result.stdout).strip().splitlines()
        raise ExtractionError(f"no symbol graph for {module}: " + " ".join(lines[:3]))


def build(package_root):
    """Builds the package; progress goes to the error stream, so that what a script prints stays clean."""
    subprocess.run(["swift", "build"], cwd=package_root, stdout=sys.stderr, check=True)


def bin_path(package_root):
    """The folder that holds what a build for debugging makes."""
    command = ["swift", "build", "--show-bin-path"]
    return Path(subprocess.run(command, cwd=package_root, capture_output=True, text=True, check=True).stdout.strip())


class Surface:
    """What a set of modules makes public: declarations, conformances, associated types and aliases."""

    def __init__(self):
        self.modules = defaultdict(set)  # Key -> names of the modules that declare it
        self.conformances = defaultdict(set)  # dotted path -> dotted paths of protocols and superclasses
        self.associated_types = defaultdict(set)  # dotted path of a protocol -> names
        self.aliases = {}  # dotted path of a typealias -> dotted path of what it names
        self._relations = []
        self._paths = {}
        self._alias_targets = []

    @classmethod
    def read(cls, folder):
        """Reads every symbol graph in a folder and its subfolders."""
        surface = cls()
        for path in sorted(Path(folder).rglob("*.symbols.json")):
            with open(path, encoding="utf-8") as file:
                surface.add(json.load(file))
        surface.resolve()
        return surface

    def add(self, graph):
        """Adds one symbol graph; call `resolve()` after the last."""
        module = graph["module"]["name"]
        symbols = [symbol for symbol in graph["symbols"]]
        hidden = {
            ".".join(symbol["pathComponents"])
            for symbol in symbols
            if symbol["accessLevel"] not in PUBLIC or symbol.get("spi")
        }
        visible = {
            ".".join(symbol["pathComponents"])
            for symbol in symbols
            if symbol["accessLevel"] in PUBLIC and not symbol.get("spi")
        }
        hidden -= visible
        for symbol in symbols:
            path = symbol["pathComponents"]
            dotted = ".".join(path)
            self._paths[symbol["identifier"]["precise"]] = dotted
            inside_hidden = any(".".join(path[:length]) in hidden for length in range(1, len(path)))
            if symbol["accessLevel"] not in PUBLIC or symbol.get("spi") or inside_hidden:
                continue
            self._add_symbol(symbol, path, dotted, module)
        self._relations += [
            relation for relation in graph["relationships"] if relation["kind"] in ("conformsTo", "inheritsFrom")
        ]

    def _add_symbol(self, symbol, path, dotted, module):
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        if kind == "extension":
            return
        owner = ".".join(path[:-1]) or "-"
        static = kind.startswith(("type.", "static.")) or (kind == "func.op" and owner != "-")
        self.modules[Key(owner, path[-1], static)].add(module)
        if kind == "associatedtype":
            self.associated_types[owner].add(path[-1])
        if kind == "typealias":
            target = _alias_target(symbol.get("declarationFragments", []))
            if target:
                self._alias_targets.append((dotted, target))

    def resolve(self):
        """Turns identifiers into dotted paths, once all graphs are known."""
        for alias, target in self._alias_targets:
            if target in self._paths:
                self.aliases[alias] = self._paths[target]
        for relation in self._relations:
            source = self._paths.get(relation["source"])
            target = self._paths.get(relation["target"])
            if target is None:
                # `Swift.Sendable`: the module's name is no part of the path.
                target = relation.get("targetFallback", "").partition(".")[2]
            if source and target:
                self.conformances[source].add(target)
        self._relations.clear()
        self._alias_targets.clear()

    def supertypes(self, path):
        """Every protocol and superclass of a type, its supertypes' supertypes included."""
        found, pending = set(), [path]
        while pending:
            for supertype in self.conformances.get(pending.pop(), ()):
                if supertype not in found:
                    found.add(supertype)
                    pending.append(supertype)
        return found


def _alias_target(fragments):
    """The precise identifier of the type an alias names: the last before its generic arguments."""
    target, after_equals = None, False
    for fragment in fragments:
        if not after_equals:
            after_equals = fragment["spelling"].strip().endswith("=")
            continue
        if fragment["kind"] == "typeIdentifier":
            target = fragment.get("preciseIdentifier")
        elif fragment["spelling"].strip() != ".":
            break
    return target
