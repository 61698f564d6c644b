"""Tests of the check that targets import only their dependencies."""

import importlib.machinery
import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
SCRIPT = Path(__file__).resolve().parent.parent / "check-imports"


def load():
    loader = importlib.machinery.SourceFileLoader("check_imports", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class ImportTests(unittest.TestCase):
    def problems(self, source):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "Sources/Lamp").mkdir(parents=True)
            (root / "Sources/Lamp/Lamp.swift").write_text(source)
            targets = [
                {"name": "Lamp", "type": "regular", "path": None, "dependencies": [{"byName": ["Wire", None]}]},
                {"name": "Wire", "type": "regular", "path": None, "dependencies": []},
                {"name": "Store", "type": "regular", "path": None, "dependencies": []},
            ]
            return load().find_problems(targets, root)

    def test_a_dependency_and_a_module_from_elsewhere_may_be_imported(self):
        self.assertEqual(self.problems("import Foundation\npublic import Wire\n// import Store\n"), [])

    def test_any_spelling_of_another_import_is_found_with_its_line(self):
        for spelling in (
            "import Store", "public import Store", "@testable import Store", "@_exported public import Store",
            "@_spi(Tools) internal import Store", "import struct Store.Shelf",
        ):  # fmt: skip
            with self.subTest(spelling):
                found = self.problems(f"import Wire\n\n{spelling}\n")
                self.assertEqual(len(found), 1)
                self.assertTrue(found[0].startswith("Sources/Lamp/Lamp.swift:3: error: 'Lamp' imports 'Store'"), found)


if __name__ == "__main__":
    unittest.main()
