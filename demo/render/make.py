"""Renders the pictures named: blender -b -P make.py -- OUT WIDTH SAMPLES name ..."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scenes
import goods  # noqa: F401 (names its scenes)
import cockpits  # noqa: F401
import details  # noqa: F401
import garments  # noqa: F401
import people_scenes  # noqa: F401
import places  # noqa: F401
import portraits  # noqa: F401
import workshop  # noqa: F401
import daylight  # noqa: F401
import moments  # noqa: F401
import pans  # noqa: F401
import stage

out, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
stage.OUT = out
for name in names or scenes.all_scenes:
    scenes.render(name, out, int(width), int(samples))
