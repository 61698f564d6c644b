"""Tests of the API comparison: a small module is compiled, its symbol graph taken, and joined with made-up facts."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from apiparity.facts import read_all_facts, read_facts  # noqa: E402
from apiparity.join import join  # noqa: E402
from apiparity.ledger import Count, count, read_ledger, regressions, write_ledger  # noqa: E402
from apiparity.symbolgraph import ExtractionError, Surface, extract  # noqa: E402
from apiparity.usage import Usage  # noqa: E402

FACTS = HERE / "Fixtures" / "Facts" / "Lamps.tsv"
MISSING = {
    "Desk.hidden()", "Desk.shared", "Desk.init(_:)", "Desk: Comparable", "Secret.Inner.value", "Spare", "Candle",
}  # fmt: skip


class JoinTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="parity-tests-")
        cls.addClassCleanup(cls.folder.cleanup)
        built = Path(cls.folder.name)
        (built / "Modules").mkdir()
        subprocess.run(
            [
                "swiftc", "-swift-version", "6", "-suppress-warnings", "-parse-as-library", "-emit-module",
                "-module-name", "Lamps",
                str(HERE / "Fixtures" / "Lamps.swift"), "-emit-module-path", str(built / "Modules/Lamps.swiftmodule"),
            ],
            check=True,
        )  # fmt: skip
        cls.built = built
        extract("Lamps", built, HERE, built / "graphs")
        cls.surface = Surface.read(built / "graphs")

    def test_finds_what_the_module_has_and_only_that(self):
        rows = join(read_facts(FACTS), self.surface)
        self.assertEqual({str(row.fact.key) for row in rows if not row.present}, MISSING)

    def test_counts_each_key_once_and_leaves_out_what_is_free_or_hidden(self):
        rows = join(read_facts(FACTS), self.surface)
        # 42 rows: one overload, one derived operator, one underscored protocol and one unavailable type do not count.
        self.assertEqual(count(rows), Count(facts=38, present=31))

    def test_says_where_a_fact_was_found(self):
        rows = {str(row.fact.key): row for row in join(read_facts(FACTS), self.surface)}
        self.assertEqual(rows["Array.switchOn()"].found_in, {"Lamps"})
        self.assertTrue(rows["Chandelier.hang()"].inherited)
        self.assertFalse(rows["Desk.init()"].inherited)

    def test_a_module_that_is_not_built_is_an_error_with_its_name(self):
        with self.assertRaisesRegex(ExtractionError, "no symbol graph for Candles"):
            extract("Candles", self.built, HERE, self.built / "none")


class LedgerTests(unittest.TestCase):
    def test_a_smaller_share_is_a_regression_and_a_larger_one_is_not(self):
        recorded = {"Lamps": Count(10, 5), "Desks": Count(10, 5), "Gone": Count(1, 1)}
        now = {"Lamps": Count(10, 4), "Desks": Count(10, 6)}
        sentences = regressions(recorded, now)
        self.assertEqual(len(sentences), 2)
        self.assertIn("Lamps fell from 5 of 10 to 4 of 10", sentences[0])
        self.assertIn("Gone", sentences[1])

    def test_the_same_share_of_more_facts_is_no_regression(self):
        self.assertEqual(regressions({"Lamps": Count(10, 5)}, {"Lamps": Count(20, 10)}), [])

    def test_a_ledger_reads_back_as_it_was_written(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "parity.tsv"
            write_ledger(path, {"Lamps": Count(36, 29)})
            self.assertEqual(read_ledger(path), {"Lamps": Count(36, 29)})


class UsageTests(unittest.TestCase):
    HEADER = ("kind", "module", "symbol", "labels", "seen", "repos", "files", "uses")

    def usage(self, *rows):
        return Usage([dict(zip(self.HEADER, row)) for row in rows])

    def fact(self, owner, kind, name, signature=""):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "One.tsv"
            header = "module\towner\tkind\tname\tstatic\tintroduced\tdeprecated\tsignature\tsource\n"
            path.write_text(header + f"One\t{owner}\t{kind}\t{name}\tn\t1.0\tn\t{signature}\tmade up\n")
            return read_facts(path)[0]

    def test_a_call_counts_for_the_initialiser_whose_other_parameters_have_defaults(self):
        usage = self.usage(("call", "-", "Desk", "title:", "@Lamp", "9", "-", "9"))
        fits = self.fact("Desk", "init", "init(title:size:)", "<T>(title: Map<Int, T>, size: (Int) -> Int={ $0 })")
        needs_more = self.fact("Desk", "init", "init(title:size:)", "(title: String, size: Int)")
        self.assertEqual(usage.rank(fits)[0], 9)
        self.assertEqual(usage.rank(needs_more)[0], 0)

    def test_a_trailing_closure_stands_for_any_label(self):
        usage = self.usage(("call", "-", "result", "dialog:{}", ".result", "3", "-", "3"))
        self.assertEqual(usage.rank(self.fact("Desk", "func", "result(dialog:content:)", "(dialog: D, content: C)"))[0], 3)

    def test_a_member_is_used_at_most_as_much_as_its_owner(self):
        usage = self.usage(
            ("type", "Lamps", "Desk", "-", "-", "4", "4", "4"), ("member", "-", "shared", "-", "-", "50", "50", "50")
        )
        self.assertEqual(usage.rank(self.fact("Desk", "var", "shared")), (4, 4))
        self.assertEqual(usage.rank(self.fact("Chair", "var", "shared")), (0, 0))

    def test_the_spelling_in_source_counts_for_the_type_behind_it(self):
        usage = self.usage(
            ("type", "Lamps", "Parameter", "-", "-", "7", "7", "7"),
            ("call", "-", "IntentParameter", "title:", "@Parameter", "2", "-", "2"),
        )
        self.assertEqual(usage.rank(self.fact("-", "class", "IntentParameter"))[0], 7)


class TablesTests(unittest.TestCase):
    """The tables of the repository themselves."""

    ROOT = HERE.parent.parent

    def test_every_facts_table_reads(self):
        for module, facts in read_all_facts(self.ROOT / "API" / "Facts").items():
            with self.subTest(module):
                self.assertTrue(facts)
                self.assertEqual({fact.module for fact in facts}, {module})
                self.assertEqual({fact.kind for fact in facts} - KINDS, set())

    def test_the_usage_table_reads(self):
        usage = Usage.read(self.ROOT / "API" / "usage.tsv")
        self.assertGreater(usage.types["AppIntent"], 0)
        self.assertGreater(usage.types["IntentParameter"], 0)


KINDS = {
    "protocol", "struct", "class", "enum", "case", "func", "init", "var", "subscript", "typealias", "associatedtype",
    "macro", "operator", "extension-conformance",
}  # fmt: skip

if __name__ == "__main__":
    unittest.main()
