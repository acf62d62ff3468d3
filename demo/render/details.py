"""Small scenes of the gallery: the plan of a track, the flag."""
import math

from mathutils import Vector

import car
import shapes
import stage
import track
from materials import plain
from scenes import scene


@scene("gallery/track-map")
def track_map():
    """The plan of a track as light on the table."""
    stage.camera((0, -2.2, 2.6), (0, 0, 0), 40)
    shapes.mesh("table", [(-6, -4, 0), (6, -4, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)], plain("table", "#0f1519", 0.35), None, False)
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
        pin = shapes.lathe("pin", [(0, 0.1), (0.035, 0.09), (0.045, 0.06), (0.012, 0.0)], plain("pin", "#ff4a1c" if i % 2 else "#f3f5f6", 0.25, coat=1), None, 24)
        pin.location = (x, y, 0.005)
    for k, at in enumerate((30, 62)):
        x, y, _z = path[at]
        root = car.build("kestrel" if k == 0 else "comet", steer=-25)
        root.scale = (0.062,) * 3
        ahead = Vector(path[at + 1]) - Vector(path[at - 1])
        root.location, root.rotation_euler = (x, y, 0.004), (0, 0, math.atan2(ahead.y, ahead.x) + 0.5)
    stage.lamp((-1.6, 1.4, 1.6), (0, 0, 0), 32, 0.7, "#ff8a5a")
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
    """A chequered flag in the floodlight."""
    stage.camera((0, -4.2, 1.4), (0.1, 0, 1.75), 46)
    track.ground(0.6)
    track.barrier((-30, 12), (30, 12))
    track.floodlight((-5.5, 13), (0, 0, 0), 0.14, 6)
    track.floodlight((5, 13), (0, 0, 0), 0.14, 6)
    points, faces = [], []
    n, m = 48, 32
    for i in range(n + 1):
        for k in range(m + 1):
            u, v = i / n, k / m
            points.append((-1.0 + 2.0 * u, (0.04 + 0.2 * u) * math.sin(u * 8.5 - v * 1.6), 1.2 + 1.25 * v - 0.12 * u * u + 0.05 * math.sin(u * 7 + v * 2)))
    for i in range(n):
        for k in range(m):
            a = i * (m + 1) + k
            faces.append((a, a + m + 1, a + m + 2, a + 1))
    made = shapes.mesh("flag", points, faces, [plain("light", "#f3f5f6", 0.7), plain("dark", "#0b0d10", 0.7)], None, angle=80)
    for polygon in made.data.polygons:
        i, k = divmod(polygon.index, m)
        polygon.material_index = (i // 6 + k // 6) % 2
    shapes.tube("pole", [(-1.02, 0, 0.4), (-1.02, 0, 2.6)], 0.025, plain("pole", "#c8ced4", 0.25, 0.8))
    stage.lamp((2.5, -3.5, 3.2), (0, 0, 1.8), 150, 1, "#e0ecff")
    stage.lamp((-2.5, 1.5, 1.4), (0, 0, 1.6), 240, 0.8, "#ff5a26")
    stage.lamp((2.5, 2.5, 3.5), (0, 0, 1.8), 260, 1, "#bfdcff")
    for i in range(14):
        level = 0.2 + 0.08 * math.sin(i * 1.7)
        stage.puff((-3 + 0.45 * i, 2.2 + math.sin(i), 0.9), 1.2, (level * 0.85, level * 0.95, level * 1.1), 0.5, (0, -4.2, 1.4))
    return {}
