"""Tests of how the table of schemas is read."""

import importlib.machinery
import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
SCRIPT = Path(__file__).resolve().parent.parent / "generate-schemas"
HEAD = "domain\tkind\tschema\tsince\tparameters_or_properties\ttogether\tauthentication\tnotes\n"


def load():
    loader = importlib.machinery.SourceFileLoader("generate_schemas", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    sys.modules[loader.name] = module
    loader.exec_module(module)
    return module


class TableTests(unittest.TestCase):
    def read(self, *rows):
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "schemas.tsv"
            table.write_text(HEAD + "".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
            return list(load().read_schemas(table))

    def source(self, *row):
        return load().catalog_source(row[0], self.read(row))

    def test_members_keep_their_marks_and_lose_their_identifier(self):
        (schema,) = self.read(
            ("lamps", "entity", "lamp", "27.0", "id: UUID, name: String, colour?: <colour>?", "", "", "doc27"))
        self.assertEqual(schema.members, ["name: String", "colour?: <colour>?"])
        self.assertFalse(schema.are_members_doubtful)

    def test_unknown_members_are_not_the_same_as_none(self):
        unknown, documented = self.read(
            ("lamps", "intent", "dim", "27.0", "(parameters not found)", "", "", "doc27"),
            ("lamps", "intent", "stop", "18.0", "", "", "", "tmc/appledocs (2025 docs)"))
        self.assertIsNone(unknown.members)
        self.assertEqual(documented.members, [])

    def test_cases_are_complete_unless_the_table_says_that_there_are_more(self):
        every, some, own = self.read(
            ("lamps", "enum", "state", "27.0", "cases: on off", "", "", "doc27"),
            ("lamps", "enum", "colour", "27.0", "cases include: red", "", "", "doc27"),
            ("lamps", "enum", "mood", "27.0", "cases: app-chosen (e.g. calm)", "", "", "doc27"))
        self.assertEqual((every.cases, every.are_cases_complete), (["on", "off"], True))
        self.assertEqual((some.cases, some.are_cases_complete), (["red"], False))
        self.assertEqual((own.cases, own.are_cases_complete), ([], False))

    def test_what_an_app_must_know_goes_into_the_catalogue(self):
        source = self.source(
            "lamps", "intent", "removeLamps", "27.0", "entities: [<lamp>]", "lamps", "requiresAuthentication",
            "conforms DeleteIntent; members doubtful: two sources differ")
        for part in (
            'together: "lamps"', "authentication: .requiresAuthentication", "areMembersDoubtful: true",
            'conformances: ["DeleteIntent"]', 'title: "Remove Lamps"',
        ):  # fmt: skip
            with self.subTest(part):
                self.assertIn(part, source)

    def test_a_policy_that_does_not_exist_is_refused(self):
        with self.assertRaises(AssertionError):
            self.read(("lamps", "intent", "dim", "27.0", "", "", "always", "doc27"))

    def test_schemas_of_betas_are_left_out(self):
        self.assertEqual(self.read(("lamps", "intent", "dim", "27.0 beta only", "", "", "", "")), [])


if __name__ == "__main__":
    unittest.main()
