"""The place: wet track, barriers, tyre walls, stands, trees and floodlights."""
import math
import random

import bpy
from mathutils import Vector

import shapes
import stage
from materials import asphalt, letting_through, plain

TAU = 2 * math.pi


def ground(wet=0.45):
    return shapes.mesh("ground", [(-90, -90, 0), (90, -90, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)], asphalt(wet))


def marks(centre, radius, start, end, gap=1.5, seed=1):
    """Two black lines that tyres left, as arcs in degrees."""
    black = plain("rubbered", "#050607", 0.3)
    for offset in (-gap / 2, gap / 2):
        points, faces = [], []
        for i in range(41):
            a = math.radians(start + (end - start) * i / 40)
            for w in (-0.11, 0.11):
                r = radius + offset + w + 0.12 * math.sin(i * 0.4 + seed)
                points.append((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), 0.004))
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(40)]
        shapes.mesh("mark", points, faces, black, None, False)


def kerb(start, end, width=0.7):
    a, b = Vector((*start, 0)), Vector((*end, 0))
    count = max(2, int((b - a).length / 1.2))
    along = (b - a) / count
    side = Vector((-along.y, along.x, 0)).normalized() * width
    for i in range(count):
        p = a + along * i
        points = [p, p + along, p + along + side, p + side]
        colour = "#ff4a1c" if i % 2 else "#e8edf0"
        shapes.mesh("kerb", [(*q.xy, 0.012) for q in points], [(0, 1, 2, 3)], plain("kerb", colour, 0.4), None, False)


def barrier(start, end, height=0.95):
    """Concrete blocks, each third one in the team's colour, a fence above."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    count = max(1, int((b - a).length / 3))
    along = (b - a) / count
    turn = math.degrees(math.atan2(along.y, along.x))
    for i in range(count):
        colour = ("#d93a10", "#aeb8bf", "#2f6f9f")[i % 3]
        mid = a + along * (i + 0.5)
        shapes.box("block", (mid.x, mid.y, height / 2), (along.length * 0.98, 0.4, height), plain("block", colour, 0.7), None, 0.05, (0, 0, turn))
    wire = plain("wire", "#59646d", 0.5, 0.6)
    for i in range(count + 1):
        p = a + along * i
        shapes.tube("post", [(p.x, p.y, 0), (p.x, p.y, 3.1)], 0.035, wire, None, 6)
    for z in (1.4, 1.9, 2.4, 3.0):
        shapes.tube("line", [(a.x, a.y, z), (b.x, b.y, z)], 0.014, wire, None, 4)


def _section(size):
    """Half a tyre cut through, as (radius, height): bead, flank with its ridge, shoulder, grooved tread."""
    half = [(0.6, 0.1), (0.63, 0.112), (0.72, 0.121), (0.775, 0.121), (0.78, 0.125), (0.79, 0.125), (0.795, 0.121), (0.9, 0.117), (0.95, 0.104), (0.985, 0.086), (1.0, 0.062)]
    half += [(1.0, 0.054), (0.965, 0.051), (0.965, 0.041), (1.0, 0.038), (1.0, 0.014), (0.965, 0.011)]
    rows = [(r * size, -z) for r, z in half] + [(r * size, z) for r, z in reversed(half)]
    return [*rows, rows[0]]


def tyre(place, code="#0d0e10", size=0.33, turn=None):
    key = f"tyre-shape{size}"
    data = bpy.data.meshes.get(key)
    if not data:
        first = shapes.lathe(key, _section(size), None, None, 44, 32)
        data = first.data
        data.name = key
        data.materials.append(plain("tyre", "#0d0e10", 0.6))
        bpy.data.objects.remove(first)
    made = bpy.data.objects.new("tyre", data)
    bpy.context.collection.objects.link(made)
    made.location = place
    if code != "#0d0e10":
        made.material_slots[0].link = "OBJECT"
        made.material_slots[0].material = plain("tyre", code, 0.6)
    if turn:
        made.rotation_euler = turn
    return made


def tyre_wall(start, end, high=4, seed=1):
    chance = random.Random(seed)
    a, b = Vector((*start, 0)), Vector((*end, 0))
    count = int((b - a).length / 0.68)
    for i in range(count):
        p = a.lerp(b, i / count)
        for k in range(high):
            code = "#0d0e10" if (i // 4) % 3 else ("#c9361a" if (i // 12) % 2 else "#b9c2c8")
            tyre((p.x + chance.uniform(-0.03, 0.03), p.y + chance.uniform(-0.03, 0.03), 0.13 + 0.25 * k), code)


def cone(place, tipped=False):
    orange, white = plain("cone", "#ff4a1c", 0.45), plain("cone", "#f0f3f5", 0.45)
    root = shapes.empty("cone")
    shapes.lathe("cone", [(0.14, 0.03), (0.105, 0.2)], orange, root, 20)
    shapes.lathe("cone", [(0.106, 0.2), (0.07, 0.34)], white, root, 20)
    shapes.lathe("cone", [(0.071, 0.34), (0.03, 0.5), (0, 0.5)], orange, root, 20)
    shapes.box("foot", (0, 0, 0.015), (0.34, 0.34, 0.03), orange, root, 0.008)
    root.location = place
    if tipped:
        root.rotation_euler = (math.radians(80), 0, 0.7)
        root.location.z = 0.14
    return root


def floodlight(place, target, beams=0.1, high=6.4, power=0, glow=28, code="#dcebff"):
    x, y = place
    steel = plain("mast", "#20272d", 0.6, 0.4)
    shapes.tube("mast", [(x, y, 0), (x, y, high)], 0.11, steel)
    head = shapes.empty("head")
    head.location = (x, y, high)
    head.rotation_euler = (Vector(target) - head.location).to_track_quat("X", "Z").to_euler()
    panel = plain("panel", code, 0.3, glow=glow)
    shapes.box("frame", (0, 0, 0), (0.12, 2.3, 1.0), steel, head)
    for i in range(4):
        for k in range(2):
            shapes.box("panel", (0.09, -0.81 + 0.54 * i, -0.22 + 0.44 * k), (0.05, 0.42, 0.32), panel, head)
    if beams:
        end = Vector((x, y, high)).lerp(Vector(target), 0.9)
        stage.beam((x, y, high), end, 0.7, 4.6, "#9fc3e6", beams)
    if power:
        stage.lamp((x, y, high), target, power, 1.6, code)


def trees(y, x0, x1, seed=1, low=3.0, tall=7.0, code="#0a1114"):
    chance = random.Random(seed)
    dark = plain("tree", code, 0.95)
    points, faces = [], []
    x = x0
    while x < x1:
        h, w, at = chance.uniform(low, tall), chance.uniform(1.1, 1.9), y + chance.uniform(0, 5)
        for k in range(3):
            base, top, r = h * (0.1 + 0.26 * k), h * (0.5 + 0.25 * k), w * (1 - 0.26 * k)
            n = len(points)
            points += [(x + r * math.cos(TAU * i / 6), at + r * math.sin(TAU * i / 6), base) for i in range(6)] + [(x, at, top)]
            faces += [(n + i, n + (i + 1) % 6, n + 6) for i in range(6)]
        x += chance.uniform(0.9, 1.8)
    return shapes.mesh("trees", points, faces, dark, None, False)


def hills(y, seed=1, high=10, code="#0c141b"):
    chance = random.Random(seed)
    points = []
    for i in range(481):
        x, way = -110 + 220 * i / 480, i / 8
        z = high * (0.45 + 0.3 * math.sin(way * 0.17 + seed) + 0.12 * math.sin(way * 0.41 + 2 * seed) + 0.05 * math.sin(way * 0.97)) + chance.uniform(0, 0.35)
        points += [(x, y, -1), (x, y, z)]
    return shapes.mesh("hills", points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(480)], plain("hill", code, 1.0), None, False)


def torso(x, z, h):
    """Someone from the waist to the neck."""
    half = [(0.16, 0), (0.18, 0.45), (0.215, 0.76), (0.18, 0.92), (0.06, 1.0)]
    return [(x + a, z + b * h) for a, b in half] + [(x - a, z + b * h) for a, b in reversed(half)]


def shape(points, faces, ring, y):
    n = len(points)
    points += [(x, y, z) for x, z in ring]
    faces.append(tuple(range(n, n + len(ring))))


def stand(x0, x1, y, seed=1, rows=6, kinds=None, code="#141a20"):
    """Steps with people as small lit shapes; phones and flags shine among them."""
    chance = random.Random(seed)
    by_day = kinds is not None
    grey = plain("stand", code, 0.8)
    for row in range(rows):
        shapes.box("step", ((x0 + x1) / 2, y + row * 0.9, 0.7 + row * 0.5), (x1 - x0, 0.9, 0.5), grey)
    odds = [1] * len(kinds) if kinds else [5, 4, 2, 2, 2, 0.5, 0.4]
    kinds = kinds or [("#3a4650", 0.05), ("#59666f", 0.06), ("#a83a1c", 0.1), ("#2c618a", 0.09), ("#8a969e", 0.07), ("#cfe6ff", 9), ("#ffb27a", 5)]
    groups = {kind: ([], []) for kind in kinds}
    for row in range(rows):
        x = x0
        while x < x1:
            kind = chance.choices(kinds, odds)[0]
            points, faces = groups[kind]
            z, w, h = 0.95 + row * 0.5, 0.2, chance.uniform(0.6, 0.85)
            spark = kind[1] > 1
            if spark:
                w, h, z = 0.05, 0.075, z + chance.uniform(0.4, 0.8)
            at = y + row * 0.9
            shape(points, faces, [(x - w, z), (x + w, z), (x + w, z + h), (x - w, z + h)] if spark else torso(x, z, h), at)
            if not spark:
                sway = chance.uniform(-0.03, 0.03)
                shape(points, faces, [(x + sway + 0.1 * math.cos(TAU * i / 10), z + h + 0.11 + 0.135 * math.sin(TAU * i / 10)) for i in range(10)], at - 0.02)
                for side in (1, -1):
                    if chance.random() < 0.16:
                        hand = (x + side * chance.uniform(0.2, 0.34), z + h + chance.uniform(0.2, 0.4))
                        shape(points, faces, [(x + side * 0.12, z + h * 0.86), (x + side * 0.2, z + h * 0.8), (hand[0] + side * 0.035, hand[1]), (hand[0] - side * 0.035, hand[1])], at - 0.01)
            x += chance.uniform(0.45, 0.8)
    for (code, glow), (points, faces) in groups.items():
        if points:
            shapes.mesh("people", points, faces, plain("crowd", code, 0.9, glow=glow), None, False)
    if not by_day:
        shapes.box("roof", ((x0 + x1) / 2, y + rows * 0.55, 6.2), (x1 - x0 + 1, rows * 1.1, 0.18), grey, None, 0, (-5, 0, 0))
    elif rows > 1:
        bright_roof(x0 - 0.5, x1 + 0.5, y, rows * 1.1)


def bright_roof(x0, x1, y, deep):
    """By day a stand's roof lets light through; its beams, its front edge and the posts behind are what is seen of it."""
    front, back, steel = 6.5, 5.9, plain("beam", "#b9c1c6", 0.5, 0.3)
    shapes.mesh("roof", [(x0, y, front), (x1, y, front), (x1, y + deep, back), (x0, y + deep, back)], [(0, 1, 2, 3)], letting_through((0.42, 0.44, 0.46), 0.5), None, False)
    shapes.box("edge", ((x0 + x1) / 2, y - 0.05, front + 0.02), (x1 - x0, 0.08, 0.34), plain("edge", "#e9edef", 0.6))
    shapes.box("edge", ((x0 + x1) / 2, y - 0.1, front - 0.1), (x1 - x0, 0.06, 0.09), plain("edgeline", "#e03a10", 0.6))
    count = round((x1 - x0) / 4.5)
    for i in range(count + 1):
        x = x0 + 0.3 + (x1 - x0 - 0.6) * i / count
        shapes.tube("rib", [(x, y, front - 0.1), (x, y + deep, back - 0.1)], 0.06, steel, None, 6)
        if i % 2 == 0:
            shapes.tube("post", [(x, y + deep - 0.3, 0), (x, y + deep - 0.3, back)], 0.1, steel, None, 8)


def haze(y, count=9, seed=1, bright=0.05, width=40, z=1.6, size=7):
    """Thin bright air far behind."""
    chance = random.Random(seed)
    eye = bpy.context.scene.camera.location
    for _ in range(count):
        level = bright * chance.uniform(0.6, 1.3)
        stage.puff((chance.uniform(-width / 2, width / 2), y + chance.uniform(-3, 3), z + chance.uniform(-0.5, 1.2)), chance.uniform(size * 0.6, size), (level * 0.8, level * 0.95, level * 1.15), 0.5, eye)


def rain(count=620, seed=1):
    """Streaks from two metres before the eye to eleven, leaning as the wind has them; they light nothing."""
    chance = random.Random(seed)
    view = bpy.context.scene.camera.matrix_basis
    right, ahead = view.to_3x3() @ Vector((1, 0, 0)), view.to_3x3() @ Vector((0, 0, -1))
    points, faces = [], []
    for _ in range(count):
        far = chance.uniform(2.2, 11)
        top = view.translation + ahead * far + right * far * chance.uniform(-0.46, 0.46) + Vector((0, 0, far * chance.uniform(-0.3, 0.34)))
        fall = (right * 0.21 * chance.uniform(0.85, 1.15) - Vector((0, 0, 1))).normalized() * chance.uniform(0.16, 0.42)
        half = right * chance.uniform(0.0007, 0.0016) * (0.6 + far * 0.16)
        n = len(points)
        points += [top - half, top + half, top + fall + half * 0.4, top + fall - half * 0.4]
        faces.append((n, n + 1, n + 2, n + 3))
    made = shapes.mesh("rain", points, faces, plain("rain", "#b9d4ee", 0.3, glow=0.32), None, False)
    made.visible_shadow = made.visible_glossy = made.visible_diffuse = False


def road(path, width):
    """A ribbon of asphalt with pale edges through points of the ground."""
    points = [Vector((*p, 0)) for p in path]
    fine = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        for k in range(12):
            t = k / 12
            fine.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    for half, z, material in ((width / 2 + 0.18, 0.02, plain("edge", "#c9d2d8", 0.6)), (width / 2, 0.03, asphalt(0.6))):
        ribbon, faces = [], []
        for i, p in enumerate(fine):
            ahead = fine[min(i + 1, len(fine) - 1)] - fine[max(i - 1, 0)]
            side = Vector((-ahead.y, ahead.x, 0)).normalized() * half
            ribbon += [(p.x - side.x, p.y - side.y, z), (p.x + side.x, p.y + side.y, z)]
            if i:
                faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        shapes.mesh("road", ribbon, faces, material, None, False)
