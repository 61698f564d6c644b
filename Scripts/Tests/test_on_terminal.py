"""Tests of the script that answers a command's questions on a terminal."""

import subprocess
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "on-terminal"


def run(*arguments):
    return subprocess.run([SCRIPT, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


class OnTerminalTests(unittest.TestCase):
    def test_types_each_answer_at_its_question_and_exits_as_the_command_does(self):
        questions = 'test -t 0; read -p "Colour? " a; read -p "Size? " b; echo "$a and $b"; exit 4'
        result = run("--pause", "0.05", "--answer", "blue", "--answer", "large", "--", "bash", "-c", questions)
        self.assertEqual(result.stdout, "Colour? blue\nSize? large\nblue and large\n")
        self.assertEqual(result.returncode, 4)

    def test_a_command_that_never_ends_is_ended(self):
        result = run("--limit", "0.1", "--", "sleep", "60")
        self.assertEqual(result.returncode, 124)
        self.assertIn("did not end in time", result.stderr)

    def test_a_missing_command_is_told(self):
        result = run("--", "no-such-command")
        self.assertEqual(result.returncode, 127)
        self.assertIn("no-such-command", result.stdout)


if __name__ == "__main__":
    unittest.main()
