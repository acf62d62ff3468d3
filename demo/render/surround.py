"""What stands around a track by day: asphalt, grass, boards, trees, stand, flags, tents, lorries, houses, a hall."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

import shapes
import stage
import track
from materials import Graph, letting_through, plain, rgb

NAMES = ("GRIPLINE", "VOLTERA", "NORDLAK", "MÁCHOVO", "ANGLEWORKS", "BEZDĚZ TOOLS", "KOVO SLOUP", "LÍPA DRIFT TEAM")
BOARDS = (("#d93a10", "#ffffff"), ("#f2f4f5", "#0c0e11"), ("#12324c", "#8fd3ff"), ("#16191c", "#d8ff3e"), ("#f2f4f5", "#0c2f6a"), ("#ffb42e", "#0e1114"))
CROWD = [("#3a4650", 0.0), ("#d8dde0", 0.001), ("#c94a24", 0.002), ("#2c618a", 0.003), ("#8a969e", 0.004), ("#e0b23a", 0.005), ("#3f7a4c", 0.006), ("#1c2228", 0.007)]


def dry(tone=0.11, wet=0.0):
    """Asphalt by day: pale and grainy, darker where it was driven; `wet` lays puddles on it."""
    made = bpy.data.materials.new("dry")
    g = Graph(made)
    place = g.node("ShaderNodeTexCoord").outputs["Object"]
    broad = g.node("ShaderNodeTexNoise", Vector=place, Scale=0.22, Detail=4.0).outputs[0]
    fine = g.node("ShaderNodeTexNoise", Vector=place, Scale=70.0, Detail=2.0).outputs[0]
    body = g.ramp(broad, (0.3, tone * 0.72), (0.7, tone * 1.12))
    grit = g.ramp(fine, (0.35, 0.86), (0.66, 1.14))
    colour = g.tree.nodes.new("ShaderNodeMixRGB")
    colour.blend_type = "MULTIPLY"
    for slot, value in zip(colour.inputs, (1.0, body, grit)):
        g.put(slot, value)
    node = made.node_tree.nodes["Principled BSDF"]
    rough, base = 0.78, colour.outputs[0]
    if wet:
        puddle = g.ramp(broad, (0.66 - 0.36 * wet, 0.0), (0.74 - 0.3 * wet, 1.0))
        base = g.mix(puddle, base, (tone * 0.25, tone * 0.27, tone * 0.3, 1))
        rough = g.mix(puddle, (0.5 - 0.2 * wet,) * 3 + (1,), (0.06, 0.06, 0.06, 1))
    g.put(node.inputs["Base Color"], base)
    g.put(node.inputs["Roughness"], rough)
    g.put(node.inputs["Specular"], 0.3 if not wet else 0.6)
    return made


def field(code="#3d5a22", other="#6b7a34", scale=0.9):
    """Grass or gravel: two tones in a fine mix."""
    made = bpy.data.materials.new("field")
    g = Graph(made)
    place = g.node("ShaderNodeTexCoord").outputs["Object"]
    noise = g.node("ShaderNodeTexNoise", Vector=place, Scale=scale, Detail=8.0, Roughness=0.75).outputs[0]
    node = made.node_tree.nodes["Principled BSDF"]
    g.put(node.inputs["Base Color"], g.ramp(noise, (0.36, rgb(code)), (0.64, rgb(other))))
    node.inputs["Roughness"].default_value = 0.95
    node.inputs["Specular"].default_value = 0.1
    return made


def ground(tone=0.11, wet=0.0):
    return shapes.mesh("ground", [(-120, -90, 0), (120, -90, 0), (120, 140, 0), (-120, 140, 0)], [(0, 1, 2, 3)], dry(tone, wet), None, False)


def strip(y0, y1, material, z=0.006, x0=-110, x1=110):
    return shapes.mesh("strip", [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material, None, False)


def boards(start, end, high=0.9, seed=1, names=True):
    """A wall of partners' boards; the words look toward where y is less."""
    chance = random.Random(seed)
    a, b = Vector((*start, 0)), Vector((*end, 0))
    count = max(1, int((b - a).length / 3.4))
    along = (b - a) / count
    turn = math.degrees(math.atan2(along.y, along.x))
    out = Vector((along.y, -along.x, 0)).normalized()
    for i in range(count):
        ground_, ink = BOARDS[(i + seed) % len(BOARDS)]
        mid = a + along * (i + 0.5)
        shapes.box("board", (mid.x, mid.y, high / 2), (along.length * 0.985, 0.12, high), plain("boards", ground_, 0.5), None, 0.01, (0, 0, turn))
        if names:
            made = shapes.text(NAMES[(i * 3 + seed) % len(NAMES)], high * 0.44, plain("boardink", ink, 0.5), None, 0.0)
            made.location = mid + out * 0.066 + Vector((0, 0, high / 2))
            made.rotation_euler = (math.radians(90), 0, math.radians(turn))
            made.data.resolution_u = 2


def leafy(y, x0, x1, seed=1, low=5.0, tall=9.0, codes=("#2f4a1c", "#45622a", "#5c7434")):
    """A wood's edge: each tree one of a few that were grown leaf by leaf."""
    chance = random.Random(seed)
    kinds = [broadleaf(code, seed * 10 + k) for k, code in enumerate(codes + codes[:2])]
    x = x0
    while x < x1:
        high = chance.uniform(low, tall)
        made = bpy.data.objects.new("leaves", chance.choice(kinds))
        bpy.context.collection.objects.link(made)
        made.location = (x, y + chance.uniform(0, 6), -0.06 * high)
        made.rotation_euler.z = chance.uniform(0, 6.28)
        made.scale = (high * chance.uniform(0.9, 1.25),) * 2 + (high,)
        x += chance.uniform(1.1, 2.2)


def broadleaf(code, seed):
    """A tree one metre high as a mesh: leaves on the outside of a few lumps, shadow within, a trunk."""
    chance = np.random.default_rng(seed)
    lumps = [(np.array([*chance.normal(0, 0.035, 2), up]), size) for up, size in ((0.22, 0.19), (0.42, 0.22), (0.62, 0.19), (0.8, 0.14))]
    for _ in range(13):
        way, up = chance.uniform(0, math.tau), chance.uniform(0.16, 0.84)
        out = (0.24 - 0.16 * abs(up - 0.42)) * chance.uniform(0.6, 1.15)
        lumps.append((np.array([out * math.cos(way), out * math.sin(way), up]), chance.uniform(0.07, 0.135)))
    places, outward = [], []
    for centre, size in lumps:
        ways = chance.normal(size=(int(16500 * size), 3))
        ways /= np.linalg.norm(ways, axis=1)[:, None]
        spots = centre + ways * size * chance.uniform(0.78, 1.1, (len(ways), 1)) * (1 + 0.16 * np.sin(ways @ chance.normal(0, 4, (3, 1)) + chance.uniform(0, 6)))
        inside = np.zeros(len(spots), bool)
        for other, reach in lumps:
            inside |= np.linalg.norm(spots - other, axis=1) < 0.7 * reach
        places.append(spots[~inside])
        outward.append(ways[~inside])
    places, outward = np.vstack(places), np.vstack(outward)
    n = len(places)
    face = outward + chance.normal(0, 0.75, (n, 3))
    face /= np.linalg.norm(face, axis=1)[:, None]
    across = np.cross(face, chance.normal(size=(n, 3)))
    across /= np.linalg.norm(across, axis=1)[:, None]
    along = np.cross(face, across)
    long, wide = chance.uniform(0.016, 0.03, (n, 1)), chance.uniform(0.009, 0.017, (n, 1))
    corners = np.stack([places - along * long, places + across * wide, places + along * long, places - across * wide], 1).reshape(-1, 3)
    points, faces = corners.tolist(), [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(n)]
    shine = 0.72 * outward + 0.28 * face
    normals = np.repeat(shine / np.linalg.norm(shine, axis=1)[:, None], 4, axis=0).tolist()
    # Sunlit above and outside, darker below: which of three greens a leaf has.
    tones = np.clip(np.round(1 + 0.9 * outward[:, 2] + chance.normal(0, 0.7, n)), 0, 2).astype(int).tolist()
    work = bmesh.new()
    for centre, size in lumps:
        for vert in bmesh.ops.create_icosphere(work, subdivisions=2, radius=0.8 * size)["verts"]:
            vert.co += Vector(centre)
    bmesh.ops.create_cone(work, segments=7, radius1=0.03, radius2=0.016, depth=0.5, matrix=Matrix.Translation((0, 0, 0.25)))
    core = bpy.data.meshes.new("core")
    work.to_mesh(core)
    work.free()
    start = len(points)
    points += [tuple(one.co) for one in core.vertices]
    normals += [tuple(one.normal) for one in core.vertices]
    faces += [tuple(start + i for i in one.vertices) for one in core.polygons]
    tones += [3] * len(core.polygons)
    data = bpy.data.meshes.new("broadleaf")
    data.from_pydata(points, [], faces)
    base = np.array(rgb(code)[:3])
    for share, warm in ((0.62, 0.92), (1.0, 1.0), (1.42, 1.1)):
        data.materials.append(letting_through(base * share * (warm, 1.0, 0.9), 0.3))
    data.materials.append(plain("shade", "#12190d", 1.0))
    data.polygons.foreach_set("material_index", tones)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    data.use_auto_smooth = True
    data.normals_split_custom_set_from_vertices(normals)
    return data


def flags(x0, x1, y, count=7, high=5.2, seed=1):
    """Flags on poles, each with its own wave."""
    chance = random.Random(seed)
    pole = plain("pole", "#c8ced4", 0.35, 0.6)
    for i in range(count):
        x = x0 + (x1 - x0) * i / max(1, count - 1)
        shapes.tube("pole", [(x, y, 0), (x, y, high)], 0.035, pole, None, 6)
        points, faces = [], []
        start = chance.uniform(0, 6)
        for u in range(13):
            for v in range(5):
                points.append((x + 0.04 + 0.1 * u, y + 0.12 * (u / 12) * math.sin(u * 0.8 + start - v * 0.3), high - 0.08 - 0.19 * v - 0.08 * (u / 12) ** 2))
        for u in range(12):
            for v in range(4):
                k = u * 5 + v
                faces.append((k, k + 5, k + 6, k + 1))
        shapes.mesh("cloth", points, faces, plain("cloth", ("#ff4a1c", "#f3f5f6", "#1f6fb0")[i % 3], 0.8), None, True, 80)


def gantry(x0, x1, y, lit=3, high=4.6):
    """The start's bridge with its lamps."""
    steel, dark = plain("truss", "#cdd4d9", 0.4, 0.6), plain("housing", "#0c0f12", 0.5)
    for x in (x0, x1):
        for dx in (-0.16, 0.16):
            shapes.tube("leg", [(x + dx, y, 0), (x + dx, y, high)], 0.05, steel, None, 8)
    for dz in (0, 0.42):
        shapes.tube("beam", [(x0, y, high - dz), (x1, y, high - dz)], 0.05, steel, None, 8)
    count = int((x1 - x0) / 0.55)
    for i in range(count):
        x = x0 + (x1 - x0) * i / count
        shapes.tube("brace", [(x, y, high - (0.42 if i % 2 else 0)), (x + (x1 - x0) / count, y, high - (0 if i % 2 else 0.42))], 0.022, steel, None, 6)
    mid = (x0 + x1) / 2
    shapes.box("banner", (mid, y - 0.08, high + 0.46), ((x1 - x0) * 0.72, 0.05, 0.72), plain("boards", "#d93a10", 0.5), None)
    made = shapes.text("LÍPA DRIFT TEAM", 0.5, plain("boardink", "#ffffff", 0.5), None, 0.0)
    made.location, made.rotation_euler = (mid, y - 0.112, high + 0.46), (math.radians(90), 0, 0)
    for i in range(5):
        x = mid + (i - 2) * 0.62
        shapes.box("case", (x, y - 0.1, high - 0.86), (0.5, 0.22, 0.7), dark, None, 0.03)
        for k, (code, on) in enumerate((("#ff2416", lit >= 5 - i), ("#2cff62", lit == 0))):
            lamp = shapes.lathe("light", [(0, 0.02), (0.14, 0.012), (0.16, 0)], plain("startlight", code if on else "#1c1414", 0.3, glow=9 if on else 0.0), None, 24)
            lamp.location, lamp.rotation_euler = (x, y - 0.22, high - 0.69 - 0.34 * k), (math.radians(90), 0, 0)


def tent(x, y, wide=5.0, deep=4.0, code="#e9edef", words="LÍPA"):
    """A paddock tent: four legs, a pointed roof, a skirt with a name."""
    legs = plain("leg", "#b9c2c8", 0.4, 0.6)
    for sx in (-1, 1):
        for sy in (0, 1):
            shapes.tube("leg", [(x + sx * wide / 2, y + sy * deep, 0), (x + sx * wide / 2, y + sy * deep, 2.5)], 0.035, legs, None, 6)
    roof = plain("canvas", code, 0.7)
    ring = [(x - wide / 2 - 0.1, y - 0.1, 2.5), (x + wide / 2 + 0.1, y - 0.1, 2.5), (x + wide / 2 + 0.1, y + deep + 0.1, 2.5), (x - wide / 2 - 0.1, y + deep + 0.1, 2.5)]
    top = (x, y + deep / 2, 3.7)
    shapes.mesh("roof", [*ring, top], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], roof, None, False)
    low = [(a, b, 2.12) for a, b, _c in ring]
    shapes.mesh("skirt", [*ring, *low], [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], plain("canvas", "#d93a10", 0.7), None, False)
    made = shapes.text(words, 0.3, plain("boardink", "#ffffff", 0.5), None, 0.0)
    made.location, made.rotation_euler = (x, y - 0.115, 2.31), (math.radians(90), 0, 0)


def lorry(x, y, code="#f0f3f5", long=9.0, turn=0):
    """The team's transporter from the side."""
    root = shapes.empty("lorry")
    shapes.box("box", (0, 0, 2.35), (long, 2.5, 2.9), plain("lorry", code, 0.35, coat=0.5), root, 0.06)
    shapes.box("stripe", (-long * 0.06, -1.26, 1.6), (long * 0.84, 0.01, 0.5), plain("boards", "#d93a10", 0.5), root)
    made = shapes.text("LÍPA DRIFT TEAM", 1.0, plain("boardink", "#14181b", 0.5), root, 0.0)
    made.location, made.rotation_euler = (-long * 0.06, -1.265, 2.75), (math.radians(90), 0, 0)
    shapes.box("cab", (long / 2 + 1.2, 0, 1.75), (2.0, 2.4, 2.7), plain("lorry", "#d93a10", 0.3, coat=0.6), root, 0.18)
    shapes.box("window", (long / 2 + 1.4, -1.21, 2.35), (1.1, 0.02, 0.8), plain("pane", "#10161b", 0.1), root, 0.01)
    shapes.box("frame", (0.6, 0, 0.7), (long + 2.4, 2.2, 0.36), plain("chassis", "#15191d", 0.6), root)
    for wx in (-long * 0.36, -long * 0.24, long / 2 + 1.2):
        for side in (-1, 1):
            tyre = track.tyre((wx, side * 1.1, 0.5), size=0.5, turn=(math.radians(90), 0, 0))
            tyre.parent = root
            disc = shapes.lathe("disc", [(0, 0.05), (0.12, 0.05), (0.14, 0.0), (0.31, 0.02)], plain("lorrydisc", "#c4ccd2", 0.35, 0.5), root, 28)
            disc.location, disc.rotation_euler = (wx, side * 1.14, 0.5), (math.radians(90 * -side), 0, 0)
    root.location, root.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
    return root


def houses(y, x0, x1, seed=1, lit=0.0):
    """A row of town houses: plaster, windows, roofs; `lit` is the share of windows with light."""
    chance = random.Random(seed)
    plaster = ("#c9b79a", "#b58a6a", "#a9b3ae", "#d6cdb8", "#8f7a6c", "#b9a58c")
    panes = {True: ([], []), False: ([], [])}
    x, k = x0, 0
    while x < x1:
        wide, floors = chance.uniform(6, 10), chance.choice((2, 3, 3))
        high = 3.4 * floors + 0.6
        shapes.box("house", (x + wide / 2, y + 4, high / 2), (wide - 0.04, 8, high), plain("plaster", plaster[k % len(plaster)], 0.9))
        roof = plain("tiles", ("#6e3424", "#4a2c26", "#5c4038")[k % 3], 0.85)
        points = [(x - 0.15, y - 0.35, high), (x + wide + 0.15, y - 0.35, high), (x + wide + 0.15, y + 4, high + 2.8), (x - 0.15, y + 4, high + 2.8)]
        shapes.mesh("roof", points, [(0, 1, 2, 3)], roof, None, False)
        count = max(2, int(wide / 2.1))
        for floor in range(floors):
            for i in range(count):
                on = chance.random() < lit
                cx, cz = x + wide * (i + 0.5) / count, 1.7 + 3.4 * floor
                points, faces = panes[on]
                n = len(points)
                points += [(cx - 0.5, y - 0.02, cz - 0.8), (cx + 0.5, y - 0.02, cz - 0.8), (cx + 0.5, y - 0.02, cz + 0.8), (cx - 0.5, y - 0.02, cz + 0.8)]
                faces.append((n, n + 1, n + 2, n + 3))
                shapes.box("sill", (cx, y - 0.08, cz - 0.86), (1.24, 0.18, 0.1), plain("sill", "#e6e2d8", 0.8))
        x += wide
        k += 1
    for on, (points, faces) in panes.items():
        if points:
            shapes.mesh("panes", points, faces, plain("lit", "#ffc477", 0.3, glow=2.4) if on else plain("pane", "#141b22", 0.08), None, False)


def bales(start, end, seed=1):
    """Straw bales end to end."""
    chance = random.Random(seed)
    a, b = Vector((*start, 0)), Vector((*end, 0))
    count = int((b - a).length / 1.05)
    straw = field("#a98a3e", "#d6bb6c", 14.0)
    turn = math.degrees(math.atan2((b - a).y, (b - a).x))
    for i in range(count):
        p = a.lerp(b, (i + 0.5) / count)
        shapes.box("bale", (p.x, p.y + chance.uniform(-0.05, 0.05), 0.24), (1.0, 0.5, 0.46), straw, None, 0.05, (0, 0, turn + chance.uniform(-4, 4)))
        if i % 2:
            shapes.box("bale", (p.x + 0.5, p.y, 0.68), (1.0, 0.48, 0.44), straw, None, 0.05, (0, 0, turn + chance.uniform(-4, 4)))


def hall(wide=34, deep=26, high=7.5, lamps=900):
    """An exhibition hall: polished floor, steel frames, long lamps under the roof."""
    floor = plain("hallfloor", "#5d6368", 0.22)
    shapes.mesh("floor", [(-wide, -deep, 0), (wide, -deep, 0), (wide, deep, 0), (-wide, deep, 0)], [(0, 1, 2, 3)], floor, None, False)
    wall = plain("hallwall", "#3b434a", 0.85)
    shapes.box("back", (0, 13, high / 2), (2 * wide, 0.3, high), wall)
    for side in (-1, 1):
        shapes.box("side", (side * 17, 0, high / 2), (0.3, 2 * deep, high), wall)
    shapes.box("roof", (0, 0, high + 0.5), (2 * wide, 2 * deep, 0.2), plain("hallroof", "#262c32", 0.9))
    steel = plain("frame", "#8b949b", 0.5, 0.5)
    for y in (-8, -3, 2, 7, 12.6):
        shapes.box("girder", (0, y, high - 0.1), (2 * wide, 0.16, 0.5), steel)
        for x in (-12, 12):
            shapes.box("column", (x, y, high / 2), (0.26, 0.26, high), steel)
    for y in (-5.5, -0.5, 4.5, 9.5):
        for x in (-9, -3, 3, 9):
            shapes.box("tube", (x, y, high - 0.7), (3.6, 0.2, 0.08), plain("halltube", "#f2f6ff", 0.3, glow=7))
    # Three long lamps give the light of all the tubes.
    for y in (-5.5, 1.0, 7.0) if lamps else ():
        made = stage.lamp((0, y, high - 0.8), (0, y, 0), lamps, 16, "#eef4ff")
        made.data.shape, made.data.size_y = "RECTANGLE", 0.8
