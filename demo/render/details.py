"""Small scenes of the gallery: the plan of a track, the flag."""
import math

from mathutils import Vector

import car
import cloth
import shapes
import stage
import track
from materials import plain
from scenes import scene


@scene("gallery/track-map")
def track_map():
    """The plan of a track as light on the table."""
    eye = (0.35, -1.75, 1.15)
    stage.camera(eye, (0.08, 0.02, 0), 42, (math.dist(eye, (0.0, -0.35, 0)), 2.0))
    shapes.mesh("table", [(-6, -4, 0), (6, -4, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)], plain("table", "#0f1519", 0.3), None, False)
    for i in range(-14, 15):
        fine = plain("grid", "#1c2a34", 0.8)
        shapes.box("grid", (i * 0.15, 0, 0.001), (0.004, 3.4, 0.001), fine)
        shapes.box("grid", (0, i * 0.15, 0.001), (4.4, 0.004, 0.001), fine)
    knots = [(-1.15, -0.6), (-1.2, 0.1), (-0.9, 0.6), (-0.35, 0.62), (-0.15, 0.15), (0.0, -0.4), (0.4, -0.6), (0.75, -0.3), (0.6, 0.2), (0.75, 0.6), (1.2, 0.55)]
    path = spline(knots)
    for off, radius, code, glow in ((0.12, 0.007, "#8fd3ff", 0.6), (-0.12, 0.007, "#8fd3ff", 0.6)):
        shapes.tube("edge", offset(path, off), radius, plain("edgeglow", code, 0.5, glow=glow), None, 6)
    shapes.tube("line", [(x + 0.05 * math.sin(i * 0.12), y, 0.01) for i, (x, y, _z) in enumerate(path)], 0.013, plain("lineglow", "#ff4a1c", 0.5, glow=3.2), None, 8)
    for i, at in enumerate((14, 34, 55, 74, 92)):
        x, y, _z = path[at]
        pin = shapes.lathe("pin", [(0, 0.115), (0.014, 0.113), (0.022, 0.1), (0.022, 0.088), (0.006, 0.07), (0.004, 0.0)], plain("pin", "#ff4a1c" if i % 2 else "#f3f5f6", 0.25, coat=1), None, 24)
        pin.location = (x, y, 0.005)
    for k, at in enumerate((30, 62)):
        x, y, _z = path[at]
        root = car.build("kestrel" if k == 0 else "comet", steer=-25)
        root.scale = (0.062,) * 3
        ahead = Vector(path[at + 1]) - Vector(path[at - 1])
        root.location, root.rotation_euler = (x, y, 0.004), (0, 0, math.atan2(ahead.y, ahead.x) + 0.5)
    stage.lamp((-1.9, 1.7, 1.6), (0, 0.3, 0), 12, 0.7, "#ff8a5a")
    stage.lamp((1.5, -1.0, 2.2), (0, 0, 0), 46, 0.9, "#dbe9ff")
    return dict(bloom=0.6)


def spline(knots, steps=12):
    points = [Vector((*p, 0.008)) for p in knots]
    fine = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        for k in range(steps):
            t = k / steps
            fine.append(tuple(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3)))
    return fine


def offset(path, by):
    out = []
    for i, p in enumerate(path):
        ahead = Vector(path[min(i + 1, len(path) - 1)]) - Vector(path[max(i - 1, 0)])
        side = Vector((-ahead.y, ahead.x, 0)).normalized() * by
        out.append((p[0] + side.x, p[1] + side.y, p[2]))
    return out


@scene("gallery/flag")
def flag():
    """A chequered flag close by, its folds in the floodlight."""
    eye = (0.25, -3.3, 1.5)
    stage.camera(eye, (0.14, 0, 1.82), 66, (3.25, 1.8), roll=-5)
    track.ground(0.6)
    for x, y in ((-3.4, 12), (-1.2, 15), (2.9, 13), (4.4, 16)):
        track.floodlight((x, y), (0, 0, 0), 0.1, 4.6)
    points, faces = [], []
    n, m = 150, 100
    for i in range(n + 1):
        for k in range(m + 1):
            u, v = i / n, k / m
            free = u**0.7
            wave = 0.17 * free * math.sin(u * 9.0 - v * 2.1 + 0.8 * math.sin(v * 2.6)) + 0.05 * free * math.sin(u * 19 + v * 4.4) + 0.016 * free * math.sin(u * 37 - v * 9)
            points.append((-1.0 + 1.95 * u + 0.05 * wave, wave, 1.18 + 1.3 * v - 0.16 * u * u + 0.06 * math.sin(u * 7 + v * 2)))
    for i in range(n):
        for k in range(m):
            a = i * (m + 1) + k
            faces.append((a, a + m + 1, a + m + 2, a + 1))
    light, dark = cloth.fabric("light", "#f3f5f6", 0.7, weave=1400), cloth.fabric("dark", "#0b0d10", 0.6, weave=1400)
    made = shapes.mesh("flag", points, faces, [light, dark], None, angle=80)
    for polygon in made.data.polygons:
        i, k = divmod(polygon.index, m)
        polygon.material_index = (i * 9 // n + k * 6 // m) % 2
    shapes.tube("pole", [(-1.02, 0, 0.4), (-1.02, 0, 2.6)], 0.022, plain("pole", "#c8ced4", 0.25, 0.8), None, 16)
    # From the side, so that every fold has a bright and a dark flank.
    stage.strip((2.6, -0.9, 2.5), (0, 0, 1.8), 90, 1.6, "#e0ecff", 0.4, 90)
    stage.lamp((-2.6, -0.35, 1.5), (0, 0, 1.7), 70, 0.5, "#ff5424", 120)
    stage.lamp((0.4, 1.8, 3.2), (0, 0, 1.9), 120, 1, "#bfdcff")
    stage.lamp((0.6, -3.0, 2.6), (0, 0, 1.8), 14, 1, "#dcebff")
    for i in range(14):
        level = 0.16 + 0.06 * math.sin(i * 1.7)
        stage.puff((-3 + 0.45 * i, 2.6 + math.sin(i), 1.1), 1.3, (level * 0.85, level * 0.95, level * 1.1), 0.5, eye)
    return dict(bloom=0.55, vignette=0.45)
