"""What is installed: the right pygame, and no more at run time than was promised."""

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pygame

PROJECT = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text())


def test_only_the_community_edition_is_installed() -> None:
    # Both own the folder pygame/ and whichever comes last overwrites the other.
    names = {distribution.name.lower() for distribution in importlib.metadata.distributions()}
    assert "pygame-ce" in names
    assert "pygame" not in names
    assert pygame.IS_CE


def test_the_run_time_dependencies_are_the_agreed_ones() -> None:
    names = {re.split(r"[<>=~! ]", each)[0] for each in PROJECT["project"]["dependencies"]}
    assert names == {"pygame-ce", "pygame-gui", "platformdirs"}
