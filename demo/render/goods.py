"""Pictures of what the shop sells, and the cockpit."""
import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Vector

import car
import people
import scenes
import shapes
import stage
import track
from materials import Graph, plain, rgb
from scenes import posed, scene, venue


def backdrop(place=(0, -2.3, 1.15), target=(0, 0, 0), lens=58):
    """A dark table with two slanted strips of light."""
    stage.camera(place, target, lens)
    shapes.mesh("table", [(-6, -4, 0), (6, -4, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)], plain("table", "#10151a", 0.45), None, False)
    stage.lamp((-1.8, 0.5, 1.1), target, 34, 0.7, "#ff6a36")
    stage.lamp((1.5, -1.0, 2.2), target, 62, 0.8, "#e0ecff")
    stage.lamp((0.4, 2.2, 1.4), target, 40, 0.7, "#bfdcff")


def smooth(points, rounds=2):
    """Chaikin's corner cutting of a closed outline."""
    for _ in range(rounds):
        cut = []
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        points = cut
    return points


class Cushion:
    """A flat outline filled with air: a garment that lies on the table."""

    def __init__(self, half, thick=0.045, soft=0.12, folds=0.008, seed=1, base=0.0):
        outline = half + [(-x, y) for x, y in reversed(half) if abs(x) > 1e-6]
        self.line = np.array(smooth(outline))
        self.thick, self.soft, self.folds, self.seed, self.base = thick, soft, folds, seed, base

    def distance(self, p):
        a, b = self.line, np.roll(self.line, -1, axis=0)
        ab = b - a
        t = np.clip(((p - a) * ab).sum(1) / (ab * ab).sum(1), 0, 1)
        near = a + ab * t[:, None]
        d = np.hypot(*(near - p).T)
        i = int(d.argmin())
        return d[i], near[i]

    def inside(self, p):
        a, b = self.line, np.roll(self.line, -1, axis=0)
        crosses = (a[:, 1] > p[1]) != (b[:, 1] > p[1])
        with np.errstate(divide="ignore", invalid="ignore"):
            at = a[:, 0] + (p[1] - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
        return bool((crosses & (p[0] < at)).sum() % 2)

    def height(self, x, y):
        d, _near = self.distance(np.array((x, y)))
        full = self.thick * math.sqrt(min(d, self.soft) / self.soft)
        s = self.seed
        wave = math.sin(21 * x + 9 * y + s) * math.sin(6 * x - 17 * y + 2 * s) + 0.6 * math.sin(34 * x - 12 * y) * math.sin(15 * y + s)
        return self.base + full + self.folds * wave * min(1, d / 0.03)

    def build(self, material, parent=None, step=0.0105):
        low, high = self.line.min(0) - step, self.line.max(0) + step
        nx, ny = (np.ceil((high - low) / step)).astype(int) + 1
        inner = {(i, k) for i in range(nx) for k in range(ny) if self.inside(low + np.array((i, k)) * step)}
        points, faces, index = [], [], {}

        def point(i, k):
            if (i, k) not in index:
                p = low + np.array((i, k)) * step
                if (i, k) in inner:
                    z = self.height(*p)
                else:
                    p, z = self.distance(p)[1], self.base
                index[(i, k)] = len(points)
                points.append((p[0], p[1], z))
            return index[(i, k)]

        for i in range(nx - 1):
            for k in range(ny - 1):
                corners = [(i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1)]
                if any(c in inner for c in corners):
                    faces.append([point(*c) for c in corners])
        return shapes.mesh("cloth", points, faces, material, parent, angle=80)

    def printed(self, made, lift=0.0025):
        """Lays flat letters or shapes onto the cloth."""
        data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        work = bmesh.new()
        work.from_mesh(data)
        bmesh.ops.triangulate(work, faces=work.faces[:])
        long_ = [e for e in work.edges if e.calc_length() > 0.02]
        bmesh.ops.subdivide_edges(work, edges=long_, cuts=3)
        place = made.matrix_world.copy()
        for vert in work.verts:
            p = place @ vert.co
            vert.co = (p.x, p.y, self.height(p.x, p.y) + lift)
        material = made.material_slots[0].material
        shapes.from_bmesh("print", work, material)
        bpy.data.objects.remove(made)


def label(content, size, x, y, material, cushion=None, turn=0.0, shear=0.22, lift=0.0):
    made = shapes.text(content, size, material, None, 0.0, shear)
    made.location, made.rotation_euler = (x, y, lift), (0, 0, math.radians(turn))
    bpy.context.view_layer.update()
    if cushion:
        cushion.printed(made)
    return made


def patch(points, material, cushion, lift=0.0025):
    made = shapes.mesh("patch", [(x, y, 0) for x, y in points], [tuple(range(len(points)))], material, None, False)
    bpy.context.view_layer.update()
    cushion.printed(made, lift)


CLOTH = ("#333f49", 0.85)
HOT, WHITE = ("#ff4a1c", 0.7), ("#f0f3f5", 0.7)


def badge(cushion, y=0.06):
    """The team's name over a slanted bar."""
    hot, white = plain("print", *HOT), plain("print", *WHITE)
    label("LÍPA", 0.115, 0, y + 0.05, white, cushion)
    patch([(-0.13, y - 0.012), (0.12, y - 0.012), (0.124, y + 0.004), (-0.126, y + 0.004)], hot, cushion)
    label("DRIFT TEAM", 0.042, 0, y - 0.045, white, cushion)


def shirt():
    backdrop((0.0, -1.05, 1.9), (0, -0.02, 0), 82)
    stage.lamp((-1.2, 0.9, 0.5), (0, 0, 0), 26, 0.4, "#ff6a36")
    body = Cushion([(0, 0.275), (0.05, 0.285), (0.092, 0.345), (0.2, 0.315), (0.3, 0.26), (0.43, 0.12), (0.34, 0.03), (0.27, 0.085), (0.236, 0.13), (0.236, -0.1), (0.245, -0.36), (0.12, -0.37), (0, -0.372)], 0.035, 0.14)
    body.build(plain("cotton", *CLOTH))
    badge(body)
    patch([(0.325, 0.145), (0.395, 0.075), (0.408, 0.088), (0.338, 0.158)], plain("print", *HOT), body)
    inner = Cushion([(0, 0.262), (0.05, 0.28), (0.09, 0.345), (0.05, 0.352), (0, 0.353)], 0.012, 0.05, 0.001)
    inner.build(plain("inside", "#0c1013", 0.9))
    return dict(bloom=0.3, contrast=1.0, exposure=1.15)


def hoodie():
    backdrop((0.0, -1.15, 2.0), (0, 0.03, 0), 80)
    stage.lamp((-1.2, 0.9, 0.5), (0, 0, 0), 26, 0.4, "#ff6a36")
    cloth = plain("fleece", "#37444f", 0.92)
    for side in (1, -1):
        sleeve = Cushion([(0, 0.0)], 0.05)
        path = [(0.17, 0.3), (0.26, 0.25), (0.35, 0.02), (0.37, -0.27), (0.295, -0.285), (0.25, -0.05), (0.2, 0.12)]
        sleeve.line = np.array(smooth([(side * x, y) for x, y in path]))
        sleeve.thick, sleeve.soft = 0.052, 0.05
        sleeve.build(cloth)
        cuff = Cushion([(0, 0)], 0.044, 0.03, 0.002)
        cuff.line = np.array(smooth([(side * x, y) for x, y in [(0.372, -0.26), (0.368, -0.325), (0.305, -0.33), (0.295, -0.27)]], 1))
        cuff.build(plain("rib", "#ff4a1c", 0.9))
    body = Cushion([(0, 0.3), (0.08, 0.33), (0.2, 0.3), (0.235, 0.1), (0.24, -0.1), (0.245, -0.33), (0.12, -0.35), (0, -0.352)], 0.06, 0.15, 0.009, 3)
    body.build(cloth)
    hem = Cushion([(0, -0.325), (0.235, -0.318), (0.228, -0.372), (0, -0.38)], 0.05, 0.03, 0.002)
    hem.build(plain("rib", "#161c21", 0.95))
    hood = Cushion([(0, 0.23), (0.07, 0.25), (0.14, 0.33), (0.12, 0.42), (0.05, 0.455), (0, 0.46)], 0.06, 0.06, 0.005, base=0.02)
    hood.build(cloth)
    dark = Cushion([(0, 0.255), (0.045, 0.28), (0.075, 0.34), (0.05, 0.39), (0, 0.4)], 0.03, 0.05, 0.003, base=0.058)
    dark.build(plain("inside", "#0a0d10", 0.95))
    pocket = Cushion([(0, -0.14), (0.1, -0.14), (0.15, -0.2), (0.155, -0.28), (0, -0.285)], 0.014, 0.02, 0.002, base=0.058)
    pocket.build(plain("fleece2", "#2e3a44", 0.92))
    badge(body, 0.07)
    for side in (1, -1):
        shapes.tube("cord", [(side * 0.045, 0.27, 0.085), (side * 0.055, 0.2, 0.085), (side * 0.05, 0.12 + 0.02 * side, 0.082)], 0.006, plain("cord", "#f0f3f5", 0.7))
    return dict(bloom=0.3, exposure=1.2)


def cap():
    backdrop((0.5, -1.15, 0.5), (0, -0.03, 0.075), 108)
    cloth = plain("twill", "#2b363f", 0.8)
    points, faces, n, m = [], [], 64, 18
    for i in range(n):
        a = 2 * math.pi * i / n
        for k in range(m + 1):
            h = math.pi / 2 * k / m
            seam = 1 - 0.012 * abs(math.cos(3 * a)) ** 24
            front = 1 + 0.06 * max(0, -math.sin(a)) * math.sin(h) ** 2
            points.append((0.115 * math.cos(a) * math.cos(h) ** 0.62 * seam, 0.13 * math.sin(a) * math.cos(h) ** 0.62 * seam * front, 0.15 * math.sin(h) ** 0.9 + 0.004))
    for i in range(n):
        for k in range(m):
            a, b = i * (m + 1) + k, (i + 1) % n * (m + 1) + k
            faces.append((a, b, b + 1, a + 1))
    shapes.mesh("dome", points, faces, cloth, None, angle=60)
    points, faces = [], []
    for i in range(31):
        t = -1 + i / 15
        for k in range(9):
            out = k / 8
            reach = 0.1 + 0.085 * math.sqrt(max(0, 1 - t * t)) * out
            x = 0.112 * t * (1 + 0.06 * out)
            y = -0.128 * math.sqrt(max(0, 1 - t * t * 0.98)) - 0.095 * out * (1 - 0.75 * t * t)
            points.append((x, y, 0.022 - 0.022 * t * t - 0.012 * out * out))
    for i in range(30):
        for k in range(8):
            a = i * 9 + k
            faces.append((a, a + 1, a + 10, a + 9))
    brim = shapes.mesh("brim", points, faces, plain("brim", "#ff4a1c", 0.7), None, angle=70)
    solid = brim.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = 0.005
    knob = shapes.lathe("knob", [(0, 0.008), (0.009, 0.006), (0.011, 0)], plain("brim", "#ff4a1c", 0.7), None, 16)
    knob.location = (0, 0, 0.153)
    white = plain("print", *WHITE)
    made = shapes.text("LÍPA", 0.062, white, None, 0.0, 0.2)
    made.location, made.rotation_euler = (0, -0.3, 0.082), (math.radians(90), 0, 0)
    bpy.context.view_layer.update()
    wrap_onto("dome", made)
    return dict(bloom=0.3, exposure=1.15)


def wrap_onto(name, letters, lift=0.002):
    """Throws letters along +y onto the named mesh."""
    tree = car.bvh(bpy.data.objects[name])
    work = bmesh.new()
    work.from_mesh(bpy.data.meshes.new_from_object(letters.evaluated_get(bpy.context.evaluated_depsgraph_get())))
    bmesh.ops.triangulate(work, faces=work.faces[:])
    bmesh.ops.subdivide_edges(work, edges=[e for e in work.edges if e.calc_length() > 0.012], cuts=3)
    for vert in work.verts:
        p = letters.matrix_world @ vert.co
        hit = tree.ray_cast(Vector((p.x, p.y, p.z)), Vector((0, 1, 0)))
        vert.co = hit[0] + hit[1] * lift if hit[0] else p
    shapes.from_bmesh("embroidery", work, letters.material_slots[0].material)
    bpy.data.objects.remove(letters)


def shown(path):
    """A material that shows a picture rendered before."""
    made = bpy.data.materials.new("photo")
    g = Graph(made)
    picture = g.node("ShaderNodeTexImage", Vector=g.node("ShaderNodeTexCoord").outputs["Generated"])
    picture.image = bpy.data.images.load(os.path.join(stage.OUT, path))
    node = made.node_tree.nodes["Principled BSDF"]
    g.put(node.inputs["Base Color"], picture.outputs["Color"])
    node.inputs["Roughness"].default_value = 0.35
    return made


def sheet(x, y, w, h, z, material, parent=None):
    return shapes.mesh("sheet", [(x - w / 2, y - h / 2, z), (x + w / 2, y - h / 2, z), (x + w / 2, y + h / 2, z), (x - w / 2, y + h / 2, z)], [(0, 1, 2, 3)], material, parent, False)


def voucher():
    backdrop((0.25, -1.2, 0.85), (0, 0.02, 0.09), 62)
    root = shapes.empty("card")
    root.location, root.rotation_euler = (0, 0.05, 0.16), (math.radians(58), 0, math.radians(8))
    shapes.box("card", (0, 0, 0), (0.62, 0.3, 0.006), plain("card", "#12171c", 0.4, coat=0.4), root, 0.002)
    sheet(-0.085, 0.0, 0.45, 0.3, 0.0042, shown("cars/magnet-350z.png"), root)
    sheet(0.225, 0, 0.17, 0.3, 0.0045, plain("stub", "#ff4a1c", 0.5), root)
    white, ink = plain("print", *WHITE), plain("ink", "#0d1013", 0.6)
    for i in range(14):
        shapes.lathe("hole", [(0, 0.0004), (0.0045, 0.0)], ink, root, 12).location = (0.14, -0.14 + 0.0215 * i, 0.0052)
    for content, size, x, y, material in (("DRIFT TAXI", 0.058, -0.15, 0.105, white), ("10", 0.13, 0.222, 0.05, ink), ("MIN", 0.055, 0.225, -0.03, ink), ("LÍPA DRIFT TEAM", 0.021, 0.225, -0.105, ink)):
        made = shapes.text(content, size, material, root, 0.0, 0.2)
        made.location = (x, y, 0.0056)
    under = shapes.box("card", (0.05, 0.14, 0.008), (0.62, 0.3, 0.006), plain("card2", "#ff4a1c", 0.5), None, 0.002, (0, 0, -14))
    for i in range(9):
        stage.puff((-0.8 + 0.2 * i, 0.55 + 0.1 * math.sin(i * 2), 0.2), 0.26, (0.17, 0.2, 0.24), 0.5, (0.25, -1.2, 0.85))
    return dict(bloom=0.35)


def model():
    backdrop((0.95, -1.35, 0.55), (0, 0, 0.12), 62)
    wood = plain("plinth", "#0b0e11", 0.2, coat=0.8)
    shapes.box("plinth", (0, 0, 0.03), (0.78, 0.42, 0.06), wood, None, 0.006)
    root = car.build("kestrel", steer=-28)
    root.scale = (0.145,) * 3
    root.location, root.rotation_euler = (0, 0, 0.066), (0, 0, math.radians(-22))
    white = plain("print", *WHITE)
    made = shapes.text("KESTREL S14   1:43", 0.032, white, None, 0.0, 0.2)
    made.location, made.rotation_euler = (0, -0.2112, 0.028), (math.radians(90), 0, 0)
    edge = plain("acryl", "#b9d4ea", 0.05, glow=0.25)
    for x in (-0.37, 0.37):
        for y in (-0.19, 0.19):
            shapes.box("edge", (x, y, 0.2), (0.004, 0.004, 0.28), edge)
        shapes.box("edge", (x, 0, 0.34), (0.004, 0.38, 0.004), edge)
    for y in (-0.19, 0.19):
        shapes.box("edge", (0, y, 0.34), (0.74, 0.004, 0.004), edge)
    return dict(bloom=0.35, exposure=1.1)


def key_ring():
    backdrop((0.1, -0.85, 0.95), (0, 0.02, 0), 92)
    steel = plain("ringsteel", "#c8ced4", 0.15, 1)
    tag = shapes.box("tag", (0, -0.1, 0.016), (0.2, 0.26, 0.02), plain("tag", "#ff3d10", 0.25, coat=1), None, 0.009, (0, 0, 8))
    rubber = plain("tread", "#15181b", 0.7)
    for row in range(5):
        for side in (1, -1):
            block = shapes.box("block", (side * 0.043, -0.088 + 0.036 * row, 0.016), (0.07, 0.022, 0.016), rubber, tag, 0.003)
            block.rotation_euler.z = math.radians(side * 22)
    made = shapes.text("17", 0.05, plain("print", *WHITE), tag, 0.001, 0.2)
    made.location = (0, 0.092, 0.0115)
    made.scale = (0.8, 0.8, 0.8)
    eye = shapes.lathe("eye", [(0.016, 0.006), (0.024, 0.006), (0.024, -0.006), (0.016, -0.006), (0.016, 0.006)], steel, tag, 28)
    eye.location = (0.07, 0.1, 0.009)
    ring = [(0.0 + 0.1 * math.cos(a), 0.12 + 0.1 * math.sin(a), 0.016 + 0.012 * math.cos(2 * a)) for a in [i * 2 * math.pi / 48 for i in range(49)]]
    shapes.tube("ring", ring, 0.007, steel)
    ring = [(0.03 + 0.096 * math.cos(a), 0.125 + 0.096 * math.sin(a), 0.028) for a in [i * 2 * math.pi / 48 for i in range(49)]]
    shapes.tube("ring", ring, 0.006, steel)
    return dict(bloom=0.4)


def stickers():
    backdrop((0.0, -0.9, 1.5), (0, 0, 0), 82)
    rows = [("LÍPA DRIFT", "#ff3d10", "#f3f5f6", -0.16, 0.24, 0.36, 0.1, 7), ("17", "#f3f5f6", "#0b0d10", 0.24, 0.22, 0.17, 0.17, -8), ("63°", "#0f74c4", "#f3f5f6", -0.26, 0.06, 0.2, 0.11, -6), ("46", "#c8f52a", "#0b0d10", 0.22, -0.17, 0.17, 0.11, 9), ("TANDEM", "#ffc928", "#0b0d10", -0.2, -0.25, 0.3, 0.08, -5)]
    for i, (content, code, ink, x, y, w, h, turn) in enumerate(rows):
        root = shapes.box("sticker", (x, y, 0.004 + 0.001 * i), (w, h, 0.003), plain("rim", "#e9eff3", 0.35, coat=0.5), None, 0.001, (0, 0, turn))
        shapes.box("face", (0, 0, 0.0018), (w - 0.014, h - 0.014, 0.0012), plain("vinyl", code, 0.3, coat=0.6), root)
        made = shapes.text(content, h * 0.62, plain("ink", ink, 0.4), root, 0.0, 0.22)
        made.location = (0, -0.002, 0.0028)
    for x, y, turn, picture in ((0.03, 0.02, 4, "cars/comet-gt86.png"), (0.03, -0.12, -4, "cars/badger-e36.png")):
        root = shapes.box("sticker", (x, y, 0.012), (0.25, 0.14, 0.003), plain("rim", "#e9eff3", 0.35, coat=0.5), None, 0.001, (0, 0, turn))
        sheet(0, 0, 0.235, 0.126, 0.002, shown(picture), root)
    return dict(bloom=0.25)


def calendar():
    backdrop((0.35, -1.5, 0.8), (0, 0.05, 0.25), 84)
    root = shapes.empty("calendar")
    root.location, root.rotation_euler = (0, 0.1, 0.26), (math.radians(72), 0, math.radians(8))
    shapes.box("page", (0, 0, 0), (0.44, 0.52, 0.01), plain("page", "#f0f3f5", 0.6), root)
    sheet(0, 0.1, 0.41, 0.29, 0.0056, shown("cars/kestrel-s14.png"), root)
    for i in range(7):
        for k in range(4):
            code = "#ff4a1c" if (i > 4 and k == 2) else "#c3ccd3"
            sheet(-0.174 + 0.058 * i, -0.085 - 0.046 * k, 0.044, 0.034, 0.0056, plain("day", code, 0.7), root)
    steel = plain("ringsteel", "#c8ced4", 0.2, 1)
    for i in range(15):
        ring = [(-0.19 + 0.027 * i, 0.26 + 0.012 * math.cos(a), 0.012 * math.sin(a)) for a in [q * 0.4 for q in range(17)]]
        shapes.tube("ring", ring, 0.0018, steel, root, 6)
    return dict(bloom=0.3)


SQUARE = dict(ratio=1.0, wide=0.8)
for name, draw in (("team-t-shirt", shirt), ("team-hoodie", hoodie), ("team-cap", cap), ("drift-taxi", voucher), ("kestrel-model-1-43", model), ("key-ring", key_ring), ("sticker-set", stickers), ("wall-calendar", calendar)):
    scene(f"products/{name}", **SQUARE)(draw)

BASIC = {**scenes.HIGH, "view": (3.0, -7.6, 3.6), "lens": 40}
scene("products/drift-course-basic", **SQUARE)(lambda: scenes.slide("badger", **BASIC, yaw=-36, steer=34, seed=85, extra=lambda: scenes.cones((-2.6, -2.0), (-0.8, -2.8), (1.2, -2.9), (2.8, -2.2))))
scene("products/drift-course-advanced", **SQUARE)(lambda: scenes.pair(("kestrel", -28, 1.3, 1.7, 30), ("wolfram", -26, -1.5, -0.6, 30), (3.4, -10.2, 2.6), (-0.1, 0.4, 0.7), 42, seed=87))


def cockpit(key, passenger=False):
    """Between the seats at night: wheel, levers, display, the lit track ahead."""
    spec = car.bodies[key]
    body = spec["livery"]["body"]
    eye = (-0.62, -0.2 if passenger else 0.12, 1.12)
    stage.camera(eye, (1.2, 0.02 if passenger else 0.08, 0.86), 22)
    track.ground(0.7)
    track.barrier((16, 12), (16, -12))
    track.barrier((16, 12), (2, 15))
    for y in (-7, 4):
        track.floodlight((17.5, y), (4, 0, 0), 0.14, 5.2)
    for i in range(6):
        track.cone((6.5 + 0.4 * i, -2.6 + 0.9 * i, 0))
    black, dark = plain("dash", "#0d1013", 0.75), plain("alcantara", "#15191d", 0.95)
    shell = shapes.empty("cockpit")
    shapes.box("dash", (0.78, 0, 0.78), (0.42, 1.5, 0.24), black, shell, 0.07, (0, -8, 0))
    shapes.box("binnacle", (0.6, 0.36, 0.9), (0.16, 0.42, 0.1), black, shell, 0.04)
    shapes.box("hood", (1.55, 0, 0.8), (1.25, 1.55, 0.05), plain("hoodpaint", body, 0.25, coat=1), shell, 0.02, (0, 5, 0))
    for side in (1, -1):
        shapes.tube("pillar", [(0.86, side * 0.74, 0.86), (0.3, side * 0.62, 1.3), (-0.7, side * 0.6, 1.36)], 0.045, plain("pillar", body, 0.5), shell)
        shapes.tube("cage", [(0.8, side * 0.68, 0.3), (0.76, side * 0.68, 0.84), (0.22, side * 0.55, 1.27), (-0.8, side * 0.55, 1.3)], 0.022, plain("cage", "#c8ced4", 0.3, 0.4), shell)
        shapes.box("door", (0.1, side * 0.8, 0.6), (1.5, 0.05, 0.5), dark, shell, 0.02)
        shapes.tube("doorbar", [(0.76, side * 0.7, 0.45), (-0.6, side * 0.7, 0.72)], 0.022, plain("cage", "#c8ced4", 0.3, 0.4), shell)
    shapes.tube("cross", [(0.22, 0.55, 1.27), (0.22, -0.55, 1.27)], 0.022, plain("cage", "#c8ced4", 0.3, 0.4), shell)
    shapes.box("tunnel", (0.2, 0, 0.42), (1.2, 0.3, 0.28), dark, shell, 0.05)
    shapes.box("floor", (0, 0, 0.2), (2.2, 1.6, 0.1), black, shell)
    # Display and shift lights.
    shapes.box("screen", (0.515, 0.36, 0.945), (0.02, 0.27, 0.12), plain("screen", "#05070a", 0.1), shell, 0.008, (0, -14, 0))
    for i in range(9):
        code = "#8fd3ff" if i < 5 else ("#ffc928" if i < 7 else "#ff3d10")
        shapes.box("bar", (0.5, 0.47 - 0.0275 * i, 0.975), (0.008, 0.019, 0.018), plain("bar", code, 0.4, glow=5), shell, 0, (0, -14, 0))
    for content, size, y, z, code in (("4", 0.085, 0.36, 0.922, "#f3f5f6"), ("7800", 0.034, 0.44, 0.915, "#8fd3ff"), ("63°", 0.036, 0.285, 0.915, "#ff6a3a")):
        made = shapes.text(content, size, plain("digit", code, 0.5, glow=3), shell, 0.0, 0.15)
        made.location, made.rotation_euler = (0.499, y, z), (math.radians(76), 0, math.radians(-90))
    # Steering wheel, turned against the slide.
    hub = shapes.empty("wheelhub", shell)
    hub.location, hub.rotation_euler = (0.34, 0.36, 0.82), (0, math.radians(-68), 0)
    turn = shapes.empty("turn", hub)
    turn.rotation_euler = (0, 0, math.radians(64))
    ring = [(0.165 * math.cos(a), 0.165 * math.sin(a), 0) for a in [i * 2 * math.pi / 60 for i in range(61)]]
    shapes.tube("rim", ring, 0.0165, dark, turn, 12)
    mark = [(0.165 * math.cos(a), 0.165 * math.sin(a), 0.0) for a in [-0.12 + i * 0.04 for i in range(7)]]
    shapes.tube("mark", mark, 0.0175, plain("mark", spec["livery"]["lid"] if key != "kestrel" else "#ff4a1c", 0.6), turn, 12)
    for a in (0.0, 2.2, -2.2):
        shapes.tube("spoke", [(0.03 * math.cos(a), 0.03 * math.sin(a), -0.02), (0.155 * math.cos(a), 0.155 * math.sin(a), 0)], 0.011, plain("spoke", "#2a3036", 0.3, 0.8), turn)
    shapes.lathe("boss", [(0, 0.012), (0.045, 0.01), (0.05, -0.03)], plain("boss", "#1a1f24", 0.35, 0.5), turn, 28)
    column = shapes.tube("column", [(0.36, 0.36, 0.81), (0.62, 0.36, 0.72)], 0.03, black, shell)
    # Arms of whoever drives.
    look = people.SUITS["marek-havlin" if key == "kestrel" else "jiri-zdarsky"]
    sleeve, glove = plain("sleeve", look["suit"], 0.8), plain("glove", "#0b0d10", 0.6)
    if not passenger:
        for hand, elbow in (((0.3, 0.52, 0.86), (-0.05, 0.64, 0.72)), ((0.29, 0.2, 0.84), (-0.06, 0.06, 0.7))):
            shapes_ = people._limb(elbow, hand, 0.062, 0.046)
            people._merged("sleeve", shapes_, sleeve, shell)
            people._merged("glove", [(Vector(hand) + Vector((0.035, 0, 0.012)), 0.048, (1, 0.9, 1)), (Vector(hand) + Vector((0.055, 0, 0.03)), 0.036, (1, 1, 1))], glove, shell, 0.008, 0)
    # Levers: sequential and the long hydraulic handbrake.
    shapes.tube("brake", [(0.34, -0.06, 0.5), (0.3, -0.06, 0.98)], 0.013, plain("lever", "#c8ced4", 0.2, 0.9), shell)
    shapes.tube("grip", [(0.305, -0.06, 0.86), (0.296, -0.06, 1.02)], 0.024, plain("grip", "#ff4a1c" if key == "kestrel" else "#ffc928", 0.5), shell)
    shapes.tube("shift", [(0.3, 0.08, 0.5), (0.24, 0.08, 0.78)], 0.011, plain("lever", "#c8ced4", 0.2, 0.9), shell)
    knob = shapes.lathe("knob", [(0, 0.04), (0.022, 0.034), (0.03, 0.01), (0.02, -0.02), (0, -0.02)], plain("knob", "#e9eff3", 0.3), shell, 20)
    knob.location = (0.24, 0.08, 0.79)
    stage.spot((2.3, 0, 0.9), (12, 0, 0.2), 1500, "#dcecff", 70)
    stage.lamp((-0.2, 0.5, 1.3), (0.5, 0.2, 0.8), 11, 0.4, "#bcdcff")
    stage.lamp((0.2, -0.65, 1.15), (0.3, 0.1, 0.8), 11, 0.3, "#ff6a36")
    stage.lamp((5, 3, 5), (1.4, 0, 0.8), 300, 2, "#d4e6ff")
    for i in range(16):
        level = 0.32 + 0.12 * math.sin(i)
        stage.puff((7 + 0.5 * (i % 4), -6 + 0.55 * i, 0.7 + 0.2 * (i % 3)), 1.5, (level * 0.85, level * 0.95, level * 1.1), 0.5, eye)
    return dict(bloom=0.5, exposure=1.15)


scene("cars/kestrel-s14-cockpit")(lambda: cockpit("kestrel"))
scene("cars/magnet-350z-cockpit")(lambda: cockpit("magnet", True))


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
