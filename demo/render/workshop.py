"""The workshop at night: strip lights, the spanner wall, a car and its mechanics."""
import math

import people
import shapes
import stage
import track
from materials import plain
from portraits import spanner
from scenes import posed, scene
from studio import words


def spanner_wall(y):
    """A lit board with spanners by size, and the bench under it."""
    shapes.box("board", (-1.1, y - 0.04, 1.72), (4.6, 0.04, 1.15), plain("board", "#2a343d", 0.8), None, 0.01)
    for row, (count, long, z) in enumerate(((13, 0.34, 1.98), (16, 0.24, 1.42))):
        for i in range(count):
            x = -3.15 + 4.1 * i / (count - 1)
            spanner(None, (x, y - 0.08, z), (0, 0, 0), long * (1.0 - 0.5 * i / count))
    shapes.box("bench", (-1.1, y - 0.35, 0.88), (4.8, 0.7, 0.06), plain("bench", "#39434b", 0.35, 0.5), None, 0.01)
    steel = plain("handle", "#aab4bb", 0.3, 0.8)
    for i in range(4):
        x = -2.9 + 1.2 * i
        shapes.box("cabinet", (x, y - 0.36, 0.43), (1.14, 0.62, 0.84), plain("cabinet", "#c9361a" if i % 2 else "#1d242a", 0.35, coat=0.5), None, 0.015)
        for k in range(4):
            shapes.box("drawer", (x, y - 0.685, 0.16 + 0.19 * k), (0.9, 0.015, 0.022), steel)
    shapes.box("vice", (0.6, y - 0.45, 1.0), (0.14, 0.22, 0.16), plain("vice", "#2f6f9f", 0.4, 0.3), None, 0.03)
    stage.strip((-1.1, y - 0.9, 2.75), (-1.1, y, 1.6), 150, 4.4, "#e6efff", 0.15)


def garage(key, crew, jacked=False, view=(4.0, -5.5, 1.45), yaw=-24, lens=43):
    target = (0.05, 0.5, 1.02)
    stage.camera(view, target, lens, (math.dist(view, (0.8, -1.4, 0.8)), 3.2))
    shapes.mesh("floor", [(-12, -12, 0), (12, -12, 0), (12, 12, 0), (-12, 12, 0)], [(0, 1, 2, 3)], plain("floor", "#171c21", 0.27), None, False)
    for x in (-2.6, 2.6):
        shapes.box("bay", (x, 0, 0.002), (0.09, 7, 0.002), plain("bay", "#c94a1c", 0.5), None, 0, (0, 0, 12))
    wall = plain("wall", "#161d23", 0.8)
    shapes.box("wall", (0, 4.2, 2), (16, 0.2, 5), wall)
    shapes.box("wall", (-6.5, 0, 2), (0.2, 12, 5), wall)
    spanner_wall(4.1)
    words("LÍPA", 1.0, (3.3, 4.08, 1.75), (90, 0, 0), plain("sign", "#ff4a1c", 0.5, glow=0.5))
    shapes.box("stripe", (0, 4.08, 2.72), (16, 0.03, 0.05), plain("stripe", "#ff4a1c", 0.5, glow=0.9))
    tube = plain("tubelight", "#dcebff", 0.3, glow=11)
    for x in (-3.4, 0, 3.4):
        for y in (0.6, 3.2):
            shapes.box("tube", (x, y, 3.2), (2.2, 0.07, 0.05), tube)
    for i in range(3):
        for k in range(4 + i % 2):
            track.tyre((-5.3 + 0.74 * i, 2.7 + 0.2 * i, 0.13 + 0.25 * k), turn=(0, 0, i + k))
    root = posed(key, yaw, 0, 0.6, steer=22)
    if jacked:
        root.location.z = 0.28
        for x, y in ((1.0, -0.7), (-1.0, -0.7), (1.0, 0.7), (-1.0, 0.7)):
            a = math.radians(yaw)
            at = (x * math.cos(a) - y * math.sin(a), 0.6 + x * math.sin(a) + y * math.cos(a))
            shapes.lathe("stand", [(0, 0.4), (0.05, 0.4), (0.06, 0.3), (0.14, 0.0)], plain("stand", "#ffb81c", 0.5), None, 4).location = (*at, 0)
    for name, arms, x, y, turn, head in crew:
        made = people.person(name, arms, turn=head, place=(x, y, 0), yaw=turn, settle=True)
        if arms == "tool":
            spanner(made, (0.115, -0.245, 1.5), (4, -14, 100))
    # What draws the car: lines over the shoulder and the roof, the hot edge from the left.
    stage.strip((0.8, -2.6, 2.9), (0.2, 0.4, 0.7), 150, 6, "#dcebff", 0.3)
    stage.strip((-0.2, 2.4, 3.4), (0, 0.6, 0.9), 130, 6, "#cfe4ff", 0.4)
    stage.lamp((4.6, -4.0, 2.4), (0.6, 0, 0.6), 120, 1.6, "#d4e6ff")
    stage.lamp((-4.4, -1.2, 1.3), (0, 0.2, 0.7), 230, 0.9, "#ff5a26", 110)
    stage.lamp((3.4, 2.6, 2.6), (0.6, 0.6, 0.9), 120, 1, "#a9d8ff", 120)
    return dict(bloom=0.5, vignette=0.45)


scene("cars/kestrel-s14-garage")(lambda: garage("kestrel", []))
scene("cars/comet-gt86-garage")(lambda: garage("comet", [("tereza-vondrakova", "crossed", 2.62, -3.95, -60, 8)]))
scene("gallery/workshop")(lambda: garage("wolfram", [("jan-bures", "tool", 2.75, -3.9, -50, -14)], jacked=True, yaw=-14))
