"""What looks ahead and back: lamps, openings, vents, splitter, mirrors, tail lamps, diffuser, pipes."""
import math

import shapes
from laying import both_sides, decal
from materials import plain


def face(spec, tree, parent, black, gloss, lights):
    white = plain("lamp", "#eaf4ff", 0.2, glow=spec.get("beam", 30) if lights else 0.3)
    ring = plain("ring", "#9ccdf5", 0.2, glow=3 if lights else 0.1)
    for outline in spec["lamp_bed"]:
        for shape in both_sides(outline):
            decal("bed", tree, shape, "x", gloss, parent, 0.004)
    for outline in spec["lamps"]:
        for shape in both_sides(outline):
            decal("lamp", tree, shape, "x", white, parent, 0.012)
    for outline in spec.get("drl", []):
        for shape in both_sides(outline):
            decal("drl", tree, shape, "x", ring, parent, 0.013)
    for outline in spec["intakes"]:
        decal("intake", tree, outline, "x", black, parent, 0.005)
        if min(a for a, _b in outline) > 0:
            decal("intake", tree, both_sides(outline)[1], "x", black, parent, 0.005)
    for outline in spec.get("vents", []):
        for shape in (outline, [(a, -b) for a, b in outline]):
            decal("vent", tree, shape, "z", black, parent, 0.006)
    nose, w = spec["stations"][0][0], spec["stations"]
    back, wide = spec["axles"][0] + spec.get("radius", 0.335) + 0.05, w[3][1] + 0.03
    edge = [(nose + 0.13, 0.0), (nose + 0.12, w[1][1] * 0.62), (w[1][0] + 0.08, w[1][1] + 0.06), (w[2][0], w[2][1] + 0.07), (back, wide), (back, 0)]
    points = [(x, y, z) for z in (0.1, 0.125) for x, y in edge + [(a, -b) for a, b in reversed(edge)]]
    n = len(points) // 2
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    shapes.mesh("splitter", points, [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *sides], gloss, parent, False)
    for side in (1, -1):
        fin = [(back + 0.05, side * (wide + 0.01), 0.125), (w[2][0], side * (w[2][1] + 0.05), 0.125), (w[2][0] - 0.02, side * (w[2][1] + 0.04), 0.17), (back + 0.07, side * (wide + 0.005), 0.29)]
        shapes.mesh("fin", fin, [(0, 1, 2, 3)], gloss, parent, False)
        mirror = spec["mirror"]
        shapes.box("mirror", (mirror[0], side * mirror[1], mirror[2]), (0.13, 0.17, 0.1), gloss, parent, 0.035, (0, 0, side * -10))
        shapes.tube("stalk", [(mirror[0] + 0.02, side * (mirror[1] - 0.18), mirror[2] - 0.08), (mirror[0], side * mirror[1], mirror[2])], 0.012, gloss, parent)


    if "popups" in spec:
        popups(spec, parent, gloss, white)


def popups(spec, parent, gloss, white):
    """Lamps that stand up out of the bonnet."""
    form = spec["popups"]
    coat = plain("lid", spec["livery"]["body"], 0.3, coat=1.0)
    x, z = form["x"], form["z"]
    for side in (1, -1):
        y = side * form["y"]
        lid = [(x + 0.02, z + 0.1), (x - 0.2, z + 0.075), (x - 0.26, z - 0.06), (x, z - 0.08), (x + 0.03, z - 0.02)]
        points = [(a, y + d, b) for d in (-0.135, 0.135) for a, b in lid]
        n = len(lid)
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1)), *[(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]]
        shapes.mesh("popup", points, faces, coat, parent, False)
        shapes.box("bezel", (x + 0.028, y, z + 0.03), (0.012, 0.235, 0.11), gloss, parent, 0.004, (0, -4, 0))
        lens = shapes.lathe("lens", [(0, 0.016), (0.03, 0.014), (0.044, 0.0)], white, parent, 24)
        lens.scale = (1, 2.1, 1)
        lens.location, lens.rotation_euler = (x + 0.032, y, z + 0.03), (0, math.radians(86), 0)


def tail(spec, tree, parent, black, gloss, lights):
    red = plain("tail", "#ff2a12", 0.3, glow=7 if lights else 0.2)
    for outline in spec["tail_bed"]:
        decal("tailbed", tree, outline, "x", gloss, parent, 0.004, at=-3)
    for outline in spec["tails"]:
        for shape in both_sides(outline):
            decal("tail", tree, shape, "x", red, parent, 0.014, at=-3)
    end = spec["stations"][-1][0]
    decal("valance", tree, [(-0.6, 0.24), (0.6, 0.24), (0.52, 0.4), (-0.52, 0.4)], "x", black, parent, 0.006, at=-3)
    shapes.box("diffuser", (end + 0.1, 0, 0.17), (0.42, 1.3, 0.02), gloss, parent, 0, (0, 14, 0))
    for i in range(-2, 3):
        shapes.box("fin", (end + 0.06, i * 0.27, 0.2), (0.34, 0.012, 0.14), gloss, parent)
    for y in spec.get("pipes", (0.38,)):
        pipe = shapes.lathe("pipe", [(0.03, 0), (0.05, 0.0), (0.052, 0.22), (0.03, 0.22), (0.03, 0)], plain("steel", "#8d949a", 0.25, 1), parent, 18)
        pipe.rotation_euler = (0, math.radians(-90), 0)
        pipe.location = (end + 0.12, y, 0.27)
