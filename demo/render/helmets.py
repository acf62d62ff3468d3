"""A full-face race helmet around the origin: it looks along x. Heights and angles (from the front, counter-clockwise) in metres and degrees."""
import math

import bpy
import numpy as np
from mathutils import Vector

import laying
import dress
import shapes
from materials import Graph, plain, rgb

# Height, reach forward, reach back, half width.
STATIONS = [
    (0.146, 0.0, 0.0, 0.0),
    (0.143, 0.045, 0.05, 0.042),
    (0.13, 0.085, 0.095, 0.076),
    (0.105, 0.118, 0.128, 0.102),
    (0.068, 0.142, 0.151, 0.121),
    (0.025, 0.156, 0.161, 0.13),
    (-0.02, 0.165, 0.16, 0.132),
    (-0.062, 0.174, 0.15, 0.13),
    (-0.1, 0.176, 0.134, 0.123),
    (-0.128, 0.166, 0.121, 0.114),
    (-0.14, 0.152, 0.113, 0.106),
]


def _fine():
    rows, out = np.array(STATIONS), []
    for i in range(len(rows) - 1):
        a, b, c, d = rows[max(i - 1, 0)], rows[i], rows[i + 1], rows[min(i + 2, len(rows) - 1)]
        for k in range(8):
            t = k / 8
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return np.array([*out, rows[-1]])


FINE = _fine()


def _raw(angle, z):
    front, back, half = (np.interp(-z, -FINE[:, 0], FINE[:, i]) for i in (1, 2, 3))
    c, s = math.cos(angle), math.sin(angle)
    # A little squarer than an ellipse, the chin a little more pointed.
    n = 0.93 if z > -0.05 else 0.93 + 1.2 * (-z - 0.05) * max(0, c)
    x = math.copysign(abs(c) ** n, c) * (front if c > 0 else back)
    return Vector((x, math.copysign(abs(s) ** 0.93, s) * half, z))


def on(degrees, z, grow=0.0):
    """A point of the shell, `grow` outside of it."""
    a = math.radians(degrees)
    place = _raw(a, z)
    if grow:
        along = _raw(a + 0.03, z) - _raw(a - 0.03, z)
        low, high = max(z - 0.004, -0.14), min(z + 0.004, 0.145)
        normal = along.cross(_raw(a, high) - _raw(a, low))
        if normal.length > 1e-9:
            place += normal.normalized() * grow
    return place


def shell(material, parent):
    heights = [0.1459, *FINE[1:, 0]]
    points, faces, n = [], [], 96
    for z in heights:
        points += [on(360 * k / n, z) for k in range(n)]
    for i in range(len(heights) - 1):
        for k in range(n):
            a, b = i * n + k, i * n + (k + 1) % n
            faces.append((a, a + n, b + n, b))
    faces.append(tuple(range(n)))
    return shapes.mesh("shell", points, faces, material, parent, angle=60)


def band(name, low, high, spread, grow, material, parent, middle=0.0, thick=0.0, n=56, m=10):
    """A piece of the shell between the heights `low(edge)` and `high(edge)`; edge goes from 0 in the middle to 1."""
    points, faces = [], []
    for i in range(n + 1):
        t = -1 + 2 * i / n
        a, b = low(abs(t)), high(abs(t))
        for k in range(m + 1):
            lift = grow(abs(t), k / m) if callable(grow) else grow
            points.append(on(middle + t * spread, a + (b - a) * k / m, lift))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            faces.append((q, q + m + 1, q + m + 2, q + 1))
    made = shapes.mesh(name, points, faces, material, parent, angle=60)
    if thick:
        solid = made.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = thick, -1
    return made


def paint(look):
    """Lacquer with the pattern of its owner."""
    made = bpy.data.materials.new("lid")
    g = Graph(made)
    place = g.node("ShaderNodeTexCoord").outputs["Object"]
    x, y, z = g.node("ShaderNodeSeparateXYZ", Vector=place).outputs
    side = g.math("ABSOLUTE", y)
    base, first, second = rgb(look["helmet"]), rgb(look["stripe"]), rgb(look.get("third", "#0c0e11"))
    colour = base

    def put(mask, tone):
        nonlocal colour
        colour = g.mix(mask, colour, tone)

    pattern = look["pattern"]
    if pattern == "stripe":
        put(g.between(side, 0.0, 0.042), second)
        put(g.between(side, 0.006, 0.034), first)
        low = g.math("MULTIPLY_ADD", x, 0.35, z)
        put(g.math("LESS_THAN", low, -0.062), second)
        put(g.between(low, -0.068, -0.056), first)
    elif pattern == "vee":
        v = g.math("MULTIPLY_ADD", x, -0.55, g.math("MULTIPLY_ADD", side, -0.5, z))
        put(g.math("GREATER_THAN", v, 0.045), first)
        put(g.between(v, 0.012, 0.028), second)
        put(g.between(v, -0.02, -0.012), first)
        put(g.math("LESS_THAN", v, -0.135), first)
    elif pattern == "slash":
        v = g.math("MULTIPLY_ADD", y, 0.45, g.math("MULTIPLY_ADD", z, 0.9, x))
        for low, high in ((-0.005, 0.05), (-0.03, -0.018), (-0.048, -0.042)):
            put(g.between(v, low, high), first)
        put(g.math("LESS_THAN", v, -0.11), second)
    elif pattern == "ring":
        v = g.math("MULTIPLY_ADD", x, 0.21, z)
        put(g.between(v, 0.062, 0.09), first)
        put(g.between(v, 0.096, 0.1), second)
        put(g.math("LESS_THAN", v, -0.095), first)
        put(g.between(v, -0.09, -0.086), second)
    elif pattern == "wave":
        v = g.math("MULTIPLY_ADD", g.math("SINE", g.math("MULTIPLY", x, 22)), 0.02, z)
        for low, high in ((0.052, 0.07), (0.08, 0.087), (0.095, 0.099), (-0.115, -0.085), (-0.076, -0.07)):
            put(g.between(v, low, high), first)
    elif pattern == "checks":
        turn = g.math("ARCTAN2", y, x)
        cell = g.math("ADD", g.math("FLOOR", g.math("MULTIPLY", turn, 28 / math.tau)), g.math("FLOOR", g.math("MULTIPLY", z, 48)))
        even = g.math("GREATER_THAN", g.math("MODULO", g.math("ADD", cell, 400), 2.0), 0.5)
        put(g.math("MULTIPLY", even, g.between(z, 0.0625, 0.125)), first)
        put(g.math("LESS_THAN", z, -0.098), first)
    elif pattern == "halves":
        put(g.math("GREATER_THAN", g.math("MULTIPLY_ADD", z, 0.21, y), 0.0), first)
        put(g.between(g.math("MULTIPLY_ADD", z, 0.21, y), -0.005, 0.003), second)
    else:
        zig = g.math("PINGPONG", g.math("MULTIPLY", x, 1.0), 0.035)
        v = g.math("MULTIPLY_ADD", zig, 1.1, z)
        for low, high in ((0.075, 0.105), (0.113, 0.118), (-0.085, -0.062)):
            put(g.between(v, low, high), first)
        put(g.math("LESS_THAN", v, -0.105), second)
    g.coated(colour, rough=0.3, metal=0.15, coat_rough=0.03)
    return made


def mirror_glass(tint, edge):
    """A vapour-coated visor: dark, its mirror image shifts from `tint` to `edge` where it turns away."""
    made = bpy.data.materials.new("visor")
    g = Graph(made)
    facing = g.node("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
    colour = g.mix(g.ramp(facing, (0.12, 0.0), (0.75, 1.0)), rgb(tint), rgb(edge))
    g.coated(colour, rough=0.035, metal=0.92, coat_rough=0.01)
    return made


def helmet(look, parent=None, posts=True):
    """The helmet of one person, visor closed; `posts` adds the clips of the head restraint."""
    root = shapes.empty("helmet", parent)
    skin = paint(look)
    made = shell(skin, root)
    tree = laying.bvh(made)
    rubber, gloss = plain("seal", "#07080a", 0.55), plain("lidtrim", "#0b0d10", 0.25, coat=0.5)
    low = lambda e: -0.044 + 0.034 * e**2.2
    high = lambda e: 0.06 - 0.032 * e**2.6
    band("seal", lambda e: low(e) - 0.007, lambda e: high(e) + 0.007, 83, 0.0035, rubber, root, thick=0.004)
    band("visor", low, high, 80, 0.0085, mirror_glass(look.get("visor", "#33434f"), look.get("visor_edge", "#7a4a2c")), root, thick=0.003)
    band("sun", lambda e: high(e) - 0.021 + 0.006 * e, lambda e: high(e) - 0.001, 74, 0.0098, plain("sun", look.get("sun", "#0c0e11"), 0.4, coat=0.4), root)
    strip = dress.lettering("LÍPA DRIFT", 0.0165, tree, "front", (0.17, 0, 0.0497), plain("sunink", look.get("sun_ink", "#f3f5f6"), 0.5), root, 0.0112)
    for vert in strip.data.vertices:
        vert.co.x += 0.0005
    # Vents: mouth, cheeks, brow.
    for degrees, z, wide, tall in ((0, -0.088, 13, 0.011), (0, -0.107, 10, 0.006), (24, -0.09, 6, 0.008), (-24, -0.09, 6, 0.008)):
        band("vent", lambda e: z - tall * (1 - e**3), lambda e: z + tall * (1 - e**3), wide, 0.0012, rubber, root, degrees, n=20, m=3)
        band("lip", lambda e: z + tall * (1 - e**3), lambda e: z + (tall + 0.004) * (1 - 0.5 * e**3), wide, lambda e, v: 0.001 + 0.006 * (1 - v) * (1 - e**4), gloss, root, degrees, n=20, m=3)
    for degrees in (17, -17):
        band("brow", lambda e: 0.088, lambda e: 0.116 - 0.008 * e * e, 6.5, lambda e, v: 0.0105 * (1 - e**4) * math.sin(math.pi * min(1, 0.5 + 0.5 * v)) ** 0.6 + 0.0004, gloss, root, degrees, n=14, m=8)
    # The lip at the back, the rim below, hinges, clips.
    band("tail", lambda e: 0.0 + 0.03 * e, lambda e: 0.082, 58, lambda e, v: 0.0005 + 0.017 * (1 - v) ** 1.6 * (1 - e**3), skin, root, 180, n=30, m=8)
    ring = [on(5 * k, -0.1385, 0.001) for k in range(73)]
    shapes.tube("rim", ring, 0.0058, rubber, root, 10)
    base = [on(10 * k, -0.1395, -0.004) for k in range(36)]
    shapes.mesh("inside", base, [tuple(range(36))], plain("inside", "#050607", 0.95), root, False)
    steel = plain("clip", "#b9c2c9", 0.22, 1)
    for side in (1, -1):
        _disc(side * 82, 0.012, [(0, 0.017), (0.012, 0.016), (0.021, 0.012), (0.0235, 0.004), (0.0235, 0)], gloss, root)
        _disc(side * 82, 0.012, [(0, 0.0195), (0.006, 0.019), (0.007, 0.016)], plain("screw", look["stripe"], 0.35, 0.3), root)
        if posts:
            _disc(side * 122, -0.072, [(0, 0.013), (0.007, 0.013), (0.007, 0.008), (0.012, 0.004), (0.013, 0)], steel, root)
    # The owner's number and a partner behind the visor.
    for side, view in ((1, "left"), (-1, "right")):
        ink = plain("lidink", look.get("ink", "#f3f5f6"), 0.35)
        dress.lettering(look["mark"], 0.062, tree, view, (-0.062, side * 0.13, -0.035), ink, root, 0.0009, 0.2)
        dress.lettering("GRIPLINE", 0.02, tree, view, (-0.03, side * 0.13, -0.095), ink, root, 0.0009)
    return root


def _disc(degrees, z, profile, material, parent):
    made = shapes.lathe("disc", profile, material, parent, 24)
    place = on(degrees, z)
    made.location = place
    made.rotation_euler = (on(degrees, z, 0.01) - place).to_track_quat("Z", "Y").to_euler()
    return made
