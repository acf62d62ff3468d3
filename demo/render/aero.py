"""Skirts, arches, door lines and wings."""
import math

from mathutils import Vector

import shapes
from wheels import RADIUS


def skirts(spec, tree, parent, black, coat):
    for side in (1, -1):
        front, rear = spec["axles"]
        shapes.box("skirt", ((front + rear) / 2, side * (waist(spec) + 0.01), 0.15), (front - rear - 0.82, 0.14, 0.06), black, parent, 0.012)
        for x in spec["axles"]:
            flare(spec, tree, x, side, parent, coat if spec.get("flare_paint", True) else black)
        # Shut lines of the door.
        for path in spec["doors"]:
            line = []
            for (a, b), (c, d) in zip(path, path[1:]):
                for i in range(7):
                    x, z = a + (c - a) * i / 6, b + (d - b) * i / 6
                    hit = tree.ray_cast(Vector((x, side * 3, z)), Vector((0, -side, 0)))[0]
                    if hit:
                        line.append((hit.x, hit.y + side * 0.001, hit.z))
            if len(line) > 1:
                shapes.tube("shut", line, 0.0045, black, parent, 4)


def waist(spec):
    """Half the body's width at the doors."""
    return min(spec["stations"], key=lambda row: abs(row[0]))[1]


def flare(spec, tree, x, side, parent, material):
    """The widened arch over a wheel."""
    steps, points, faces = 24, [], []
    radius_, out_ = spec.get("radius", RADIUS), spec.get("flare_out", 1.0)
    centre = radius_ + 0.03
    wide = min(spec["stations"], key=lambda row: abs(row[0] - x))[1]
    for i in range(steps + 1):
        a = math.radians(-18 + 216 * i / steps)
        for more, out in ((0.11, -0.012), (0.095, 0.018), (0.065, 0.042), (0.041, 0.042), (0.033, -0.02)):
            radius = radius_ + more
            px, pz = x + radius * math.cos(a), centre + radius * math.sin(a)
            far = max(radius, radius_ + 0.065)
            hit = tree.ray_cast(Vector((x + far * math.cos(a), side * 3, max(centre + far * math.sin(a), 0.17))), Vector((0, -side, 0)))[0]
            y = min(max(abs(hit.y) if hit else wide - 0.05, wide - 0.075), wide + 0.02)
            points.append((px, side * (y + out * (out_ if out > 0 else 1)), max(pz, 0.13)))
    for i in range(steps):
        for j in range(4):
            k = i * 5 + j
            quad = (k, k + 1, k + 6, k + 5)
            faces.append(quad if side > 0 else quad[::-1])
    shapes.mesh("flare", points, faces, material, parent, angle=50)


def wing(spec, parent, black, gloss, coat):
    form = spec["wing"]
    if form["kind"] == "none":
        return
    x, z, span, chord = form["x"], form["z"], form["span"], form["chord"]
    foil = [(0, 0), (0.12, 0.045), (0.4, 0.06), (0.75, 0.045), (1, 0.075), (0.75, 0.02), (0.4, 0.0), (0.12, -0.02)]
    points, n = [], len(foil)
    for y in (-span / 2, span / 2):
        points += [(x - a * chord, y, z + b * chord * 1.3 + a * chord * 0.16) for a, b in foil]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    blade = coat if form["kind"] in ("duck", "hoop") else black
    shapes.mesh("blade", points, sides + [tuple(range(n))[::-1], tuple(range(n, 2 * n))], blade, parent, angle=30)
    if form["kind"] == "duck":
        return
    if form["kind"] == "hoop":
        for side in (1, -1):
            foot = [(x - 0.02, side * (span / 2 - 0.05), z), (x - chord, side * (span / 2 - 0.05), z + 0.03), (x - chord - 0.02, side * (span / 2 - 0.04), form["foot"][1] - 0.02), (x - 0.06, side * (span / 2 - 0.04), form["foot"][1] - 0.02)]
            points = [(a, b + side * d, c) for d in (-0.04, 0.04) for a, b, c in foot]
            shapes.mesh("foot", points, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], coat, parent, False)
        shapes.tube("bar", [(x - chord * 0.8, -0.05, z + 0.02), (x - chord * 0.8, 0.05, z + 0.02)], 0.012, gloss, parent)
        return
    for side in (1, -1):
        y = side * (span / 2 + 0.008)
        plate = [(x + 0.06, z + 0.09), (x - chord - 0.02, z + 0.17), (x - chord - 0.06, z - 0.1), (x + 0.0, z - 0.1)]
        points = [(a, y + d, b) for d in (-0.007, 0.007) for a, b in plate]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        shapes.mesh("plate", points, faces, coat, parent, False)
        sx, sz = form["foot"]
        strut = [(sx + 0.1, sz), (sx - 0.12, sz), (x - chord * 0.62, z + 0.02), (x - chord * 0.3, z + 0.02)]
        points = [(a, side * 0.42 + d, b) for d in (-0.008, 0.008) for a, b in strut]
        shapes.mesh("strut", points, faces, black, parent, False)
