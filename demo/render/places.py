"""The place itself: lamps, marks, tyres, the crowd, the hills at dusk."""
import math
import random

import bpy

import shapes
import stage
import track
import wheels
from materials import dusk, plain
from scenes import cones, posed, scene


@scene("gallery/floodlights")
def floodlights():
    """Two rows of masts run away over an empty wet track."""
    stage.camera((0.6, -13.5, 0.62), (-0.2, 8, 2.7), 27)
    # A film of water: smooth, so that every lamp stands in it as one soft line.
    film = plain("film", "#0a0d11", 0.17)
    film.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.9
    shapes.mesh("ground", [(-90, -90, 0), (90, -90, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)], film, None, False)
    track.trees(52, -90, 90, 3, 6, 12)
    track.hills(80, 2, 17)
    for row, y in enumerate((-1.0, 9.0, 20.0, 34.0)):
        for side in (-1, 1):
            track.floodlight((side * 7.4, y), (side * 1.2, y - 3.5, 0), 0.2 - 0.02 * row, 6.6, glow=22)
    # Their mirror images are what the picture lives on.
    for one in bpy.data.materials:
        if one.name.startswith("panel"):
            one.cycles.sample_as_light = True
    for side in (-1, 1):
        track.barrier((side * 8.6, -6), (side * 8.6, 45))
    track.kerb((-4.6, -12), (-4.6, 30), 0.8)
    cones((-3.3, -7.6), (-3.3, -2.6), (-3.3, 3.4))
    stage.lamp((0, 40, 12), (0, 0, 0), 5200, 9, "#cfe4ff").visible_glossy = False
    stage.lamp((-7, -9, 1.6), (-3, -3, 0), 260, 0.8, "#ff5a26", 110).visible_glossy = False
    track.haze(26, 18, width=60, bright=0.15, z=1.2)
    track.haze(8, 8, seed=4, width=26, bright=0.05, z=0.8, size=4)
    return dict(bloom=0.7)


@scene("gallery/tyre-stacks")
def stacks():
    """Stacks close by, the edges of the tread in the light."""
    eye = (1.15, -4.0, 0.95)
    stage.camera(eye, (0.12, 0, 0.68), 50, (math.dist(eye, (0.1, -0.6, 0.5)), 2.4))
    track.ground(0.8)
    track.barrier((-30, 9), (30, 9))
    for x in (-6.6, 6.2):
        track.floodlight((x, 11), (0, 0, 0), 0.14, 4.2)
    for i, (x, y, n) in enumerate(((-1.75, 0.8, 6), (-0.95, 0.15, 4), (-0.2, 0.95, 7), (0.6, 0.3, 5), (1.5, 0.9, 6), (2.2, 0.2, 3), (-2.3, -0.3, 3))):
        for k in range(n):
            track.tyre((x + 0.03 * math.sin(i + k * 1.7), y + 0.03 * math.cos(i * 2 + k), 0.13 + 0.245 * k), turn=(0, 0, i + k * 1.3))
    leaning = track.tyre((0.12, -0.62, 0.325), turn=(math.radians(76), 0, 0.32))
    wheels.letters(leaning, "GRIPLINE", 110)
    wheels.letters(leaning, "GRIPLINE", 290)
    stage.lamp((3.2, -3.4, 2.6), (0, 0, 0.5), 190, 1.2, "#d4e6ff")
    stage.strip((0.2, 2.6, 3.2), (0, 0.4, 0.8), 260, 6, "#cfe4ff", 0.5)
    stage.lamp((-3.6, 1.4, 1.5), (0, 0, 0.7), 330, 0.9, "#ff5424", 110)
    stage.lamp((3.4, 2.2, 1.8), (0, 0, 0.7), 260, 0.9, "#a9d8ff", 110)
    track.haze(7, 9, bright=0.07, width=20, size=4)
    return dict(exposure=1.5, vignette=0.45)


def ridge(y, seed, high, code, spikes):
    """A wooded ridge as a flat shape; `spikes` is how far single trees stand out."""
    chance = random.Random(seed)
    points, count = [], 700
    level = [chance.uniform(0, math.tau) for _ in range(5)]
    for i in range(count + 1):
        x = -130 + 260 * i / count
        z = high * (0.55 + 0.26 * math.sin(x * 0.021 + level[0]) + 0.13 * math.sin(x * 0.057 + level[1]) + 0.05 * math.sin(x * 0.17 + level[2]))
        z += spikes * (0.25 + 0.75 * chance.random()) * (i % 2)
        points += [(x, y, -8), (x, y, z)]
    return shapes.mesh("ridge", points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count)], plain("ridge", code, 1.0, glow=0.5), None, False)


@scene("gallery/mountain-dusk")
def mountain():
    """Ridge behind ridge in the last light, two cars on the road between the trees."""
    stage.camera((0, -30, 11), (0, 20, 6.6), 34)
    stage.sky("#3a2330", 0.35)
    shapes.mesh("sky", [(-160, 120, -20), (160, 120, -20), (160, 120, 90), (-160, 120, 90)], [(0, 1, 2, 3)], dusk(), None, False)
    land = plain("land", "#0d1418", 1.0)
    shapes.mesh("land", [(-120, -40, 0), (120, -40, 0), (120, 110, 0), (-120, 110, 0)], [(0, 1, 2, 3)], land, None, False)
    for y, seed, high, code, spikes in ((112, 3, 17, "#8a3a3a", 0.3), (96, 8, 13.5, "#532a36", 0.5), (80, 5, 10.5, "#2f2030", 0.8), (66, 12, 8, "#1b1a26", 1.3)):
        ridge(y, seed, high, code, spikes)
    track.trees(52, -60, 60, 21, 4, 8)
    for y, seed in ((46, 1), (38, 6), (30, 2), (22, 9), (14, 4), (4, 11)):
        track.trees(y, -50, -3.5 - y * 0.12, seed, 3, 7)
        track.trees(y, 6.5 + y * 0.14, 50, seed + 7, 3, 7)
    track.road([(2, -22), (-3.5, -8), (3.5, 4), (6, 14), (-2, 24), (-7, 34), (0, 46), (8, 58)], 3.4)
    for i, (x, y, turn) in enumerate(((1.9, 1.2, 235), (5.9, 11.5, 250))):
        root = posed("kestrel" if i == 0 else "comet", turn, x, y, steer=0)
        stage.headlights(root, 900, beams=0.7, reach=8)
    stage.lamp((0, 75, 20), (0, 10, 0), 9000, 20, "#ff7440")
    stage.lamp((-20, -30, 24), (0, 5, 0), 52000, 14, "#7f9fc4")
    return dict(bloom=0.8)
