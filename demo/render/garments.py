"""T-shirt and hoodie as the shop shows them: settled over a body that is left out of the picture."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

import cloth
import people
import shapes
import suits
from bodies import bodies
from materials import Graph, plain, rgb
from scenes import scene
from studio import room

ARM = ((0, 0.19, 1.42), (0.0, 0.37, 1.2), (0.05, 0.47, 0.95))
FRONT = dict(right=(0, 1, 0), up=(0, 0, 1), toward=(-1, 0, 0), reach=1.5)


def body_of(sleeve, grow=0.0, waist=0.0):
    """Balls of a torso, `waist` its least radius, and both arms down to `sleeve` (1 is the elbow, 2 the wrist)."""
    balls = [(p, max(r, waist if p[2] < 1.36 else 0) + grow, s) for p, r, s in people.TORSO if p[2] > 0.75]
    shoulder, elbow, wrist = ARM
    for side in (1, -1):
        a, b, c = ((x, side * y, z) for x, y, z in (shoulder, elbow, wrist))
        balls += suits.limb(a, b, 0.08 + grow * 0.8, 0.062 + grow)
        if sleeve > 1:
            balls += suits.limb(b, c, 0.062 + grow, 0.045 + grow)
    return balls


def opened(work, neck):
    """Cuts the neck: `neck` is how wide it is, deep, and how far forward its middle lies. Points near the cut move onto it."""
    wide, deep, ahead = neck

    def far(p):
        return math.hypot((p.x - ahead) / deep, p.y / wide) if p.z > 1.38 else 9.0

    moved = set()
    for edge in work.edges:
        a, b = edge.verts
        fa, fb = far(a.co), far(b.co)
        if (fa - 1) * (fb - 1) < 0 and max(fa, fb) < 5:
            t = (1 - fa) / (fb - fa)
            near = a if t < 0.5 else b
            if near not in moved:
                near.co = a.co.lerp(b.co, t)
                moved.add(near)
    bmesh.ops.delete(work, geom=[f for f in work.faces if far(f.calc_center_median()) < 1], context="FACES")


def garment(name, material, sleeve, grow, hem, neck, slack, frames=30, voxel=0.0105, waist=0.0):
    """A garment cut open at hem, cuffs and neck (see `opened`), settled over the body."""
    body = suits.lump("body", body_of(2, 0.0, waist), None, None, 0.016)
    made = suits.lump(name, body_of(sleeve, grow, waist), material, None, voxel, 14)
    arms = people._along(*ARM)
    work = bmesh.new()
    work.from_mesh(made.data)

    def cut(keep, point, normal):
        geom = [one for one in (*work.verts, *work.edges, *work.faces) if keep(one.co if isinstance(one, bmesh.types.BMVert) else (one.verts[0].co))]
        bmesh.ops.bisect_plane(work, geom=geom, dist=1e-5, plane_co=point, plane_no=normal, clear_outer=True)

    cut(lambda p: abs(p.y) < 0.28, (0, 0, hem), (0, 0, -1))
    opened(work, neck)
    shoulder, elbow, wrist = (Vector(one) for one in ARM)
    start, end, t = (shoulder, elbow, sleeve) if sleeve <= 1 else (elbow, wrist, sleeve - 1)
    for side in (1, -1):
        flip = Vector((1, side, 1))
        at, way = start.lerp(end, t) * flip, (end - start).normalized() * flip
        cut(lambda p, side=side: p.y * side > 0.24, at, way)
    loose = [v for v in work.verts if not v.link_faces]
    bmesh.ops.delete(work, geom=loose, context="VERTS")
    work.to_mesh(made.data)
    work.free()
    shapes.shade(made, 80)
    points = np.array([v.co for v in made.data.vertices])
    mirrored = points * np.array((1, np.nan, 1))
    mirrored[:, 1] = np.abs(points[:, 1])
    cloth.remember(made)
    kept = made.data.attributes.new("along", "FLOAT", "POINT")
    kept.data.foreach_set("value", np.ascontiguousarray(arms(mirrored) * (mirrored[:, 1] > 0.2), dtype=np.float32))
    wide, deep, ahead = neck
    pins = np.clip(1.3 - np.hypot((points[:, 0] - ahead) / deep, points[:, 1] / wide), 0, 0.2) * 5 * (points[:, 2] > 1.38)
    cloth.settled(made, pins, frames=frames, slack=slack, gravity=1.0, colliders=[body], bending=0.25, stiffness=14, gap=0.004, damping=2)
    bpy.data.objects.remove(body)
    fine = made.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 1
    shapes.applied(made)
    shapes.shade(made, 80)
    rest = [Vector(one.vector) for one in made.data.attributes["rest"].data]
    return made, cloth.Skin(rest, made), rest


def textile(name, code, lines=(), weave=900.0, depth=0.3):
    """Knit with stitched lines; a line is (attribute, from, to), the attribute z for the height or along for the arm."""
    made = bpy.data.materials.new(name)
    g = Graph(made)
    rest, along = g.node("ShaderNodeAttribute"), g.node("ShaderNodeAttribute")
    rest.attribute_name, along.attribute_name = "rest", "along"
    z = g.node("ShaderNodeSeparateXYZ", Vector=rest.outputs["Vector"]).outputs[2]
    node = made.node_tree.nodes["Principled BSDF"]
    mask = cloth.woven(g, node, rest.outputs["Vector"], weave, depth)
    relief = 0.0
    for attribute, low, high in lines:
        relief = g.math("MULTIPLY_ADD", g.between(z if attribute == "z" else along.outputs["Fac"], low, high), -1.0, relief)
    sewn = g.node("ShaderNodeBump", Strength=0.7, Distance=0.003, Height=relief)
    g.put(node.inputs["Normal"].links[0].from_node.inputs["Normal"], sewn.outputs[0])
    base = rgb(code)
    g.put(node.inputs["Base Color"], g.mix(mask, tuple(c * 0.86 for c in base[:3]) + (1,), tuple(c * 1.14 for c in base[:3]) + (1,)))
    node.inputs["Roughness"].default_value, node.inputs["Sheen"].default_value, node.inputs["Specular"].default_value = 0.88, 0.8, 0.2
    return made


def loop_near(made, test):
    """Points of an open edge that pass `test`, in order around their middle as seen from above or along the arm."""
    work = bmesh.new()
    work.from_mesh(made.data)
    edges = [e for e in work.edges if e.is_boundary and test(e.verts[0].co)]
    follow = {}
    for e in edges:
        a, b = e.verts
        follow.setdefault(a.index, []).append(b.index)
        follow.setdefault(b.index, []).append(a.index)
    work.verts.ensure_lookup_table()
    start = edges[0].verts[0].index
    order, last, here = [start], None, follow[start][0]
    while here != start and len(order) < 5000:
        order.append(here)
        ways = [k for k in follow[here] if k not in (order[-2],)]
        if not ways:
            break
        last, here = here, ways[0]
    points = [work.verts[i].co.copy() for i in order]
    work.free()
    n = len(points)
    for _ in range(6):
        points = [points[i] * 0.5 + (points[i - 1] + points[(i + 1) % n]) * 0.25 for i in range(n)]
    return points


def rib(points, material, tall, out=0.004, thick=0.004, up=None, waves=160, flare=0.0, under=0.18):
    """A ribbed band standing on an open edge, `under` of its height below it."""
    n = len(points)
    middle = sum(points, Vector()) / n
    made, faces = [], []
    normal = Vector()
    for i in range(n):
        normal += (points[i] - middle).cross(points[(i + 1) % n] - middle)
    up = Vector(up).normalized() if up else normal.normalized()
    for i, p in enumerate(points):
        away = (p - middle) - up * (p - middle).dot(up)
        away.normalize()
        wave = 0.0009 * math.sin(math.tau * waves * i / n)
        for k in range(5):
            t = k / 4
            made.append(p + up * tall * (t - under) + away * (out * math.sin(math.pi * min(1, t + 0.15)) + wave + flare * t))
    for i in range(n):
        for k in range(4):
            a, b = i * 5 + k, (i + 1) % n * 5 + k
            faces.append((a, b, b + 1, a + 1))
    band = shapes.mesh("rib", made, faces, material, None, angle=70)
    solid = band.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    return band


def kestrel_print(skin, origin, wide, hot, ink, lift):
    """The Kestrel's side view as a print: silhouette, windows and arches left open, rims."""
    spec = bodies["kestrel"]
    scale = wide / 4.6
    body = [(x, top) for x, _w, _b, _s, top in spec["stations"] if x > 0.8] + [(x, z) for x, z, _w, _b in spec["cabin"]] + [(x, top) for x, _w, _b, _s, top in spec["stations"] if x < -1.5]
    body += [(-2.2, 0.3), (-1.9, 0.16)]
    for x in (-1.28, 1.28):
        body += [(x + 0.4 * math.cos(a), 0.33 + 0.4 * math.sin(a)) for a in [math.pi - math.pi * k / 14 for k in range(15)]]
    body += [(2.1, 0.15), (2.22, 0.24)]
    shift = lambda ring: [(-x * scale, (z - 0.6) * scale) for x, z in ring]
    skin.patch(shift(body), hot, origin, lift=lift, **FRONT)
    glass = [(0.62, 0.93), (0.04, 1.175), (-0.36, 1.21), (-0.74, 1.185), (-1.2, 0.98), (-0.6, 0.95)]
    skin.patch(shift(glass), ink, origin, lift=lift * 1.5, **FRONT)
    skin.patch(shift([(-2.0, 1.1), (-1.94, 1.1), (-1.78, 0.94), (-1.92, 0.94)]), hot, origin, lift=lift, **FRONT)
    skin.patch(shift([(-2.3, 1.36), (-1.6, 1.24), (-1.62, 1.16), (-2.3, 1.2)]), hot, origin, lift=lift, **FRONT)
    for x in (-1.28, 1.28):
        for radius, tone, up in ((0.335, "#f0f3f5", 1.0), (0.235, None, 1.5), (0.2, "#f0f3f5", 2.0), (0.07, None, 2.5)):
            ring = [(x + radius * math.cos(a), 0.335 + radius * math.sin(a)) for a in [math.tau * k / 36 for k in range(36)]]
            skin.patch(shift(ring), plain("white", tone, 0.75) if tone else ink, origin, lift=lift * up, **FRONT)


def hanging(yaw, *things):
    root = shapes.empty("hanger")
    for one in things:
        one.parent = root
    root.rotation_euler = (0, 0, math.radians(-90 + yaw))
    return root


def everything():
    return [one for one in bpy.context.scene.objects if one.type in ("MESH", "CURVE") and one.parent is None and one.name.split(".")[0] in ("shirt", "hoodie", "print", "rib", "hood", "cord", "tip", "pocket", "label")]


SQUARE = dict(ratio=1.0, wide=0.8)


@scene("products/team-t-shirt", **SQUARE)
def shirt():
    room((0, 0, 1.17), lens=102)
    cotton = textile("cotton", "#181c20", (("z", 0.86, 0.864), ("z", 0.868, 0.871), ("along", 0.735, 0.745), ("along", 0.755, 0.762)))
    made, skin, _rest = garment("shirt", cotton, 0.8, 0.026, 0.835, (0.112, 0.122, 0.026), 0.055)
    hot, white = plain("printed", "#ff4a1c", 0.7), plain("printedwhite", "#f0f3f5", 0.7)
    kestrel_print(skin, (0, 0.0, 1.3), 0.31, hot, cotton, 0.0016)
    skin.words("LÍPA DRIFT TEAM", 0.041, white, (0, 0, 1.212), lift=0.002, **FRONT)
    for k in range(3):
        x = 0.145 - 0.017 * k
        skin.patch([(x, -0.012), (x + 0.008, -0.012), (x + 0.0131, 0.012), (x + 0.0051, 0.012)], hot, (0, -0.02, 1.171), lift=0.002, **FRONT)
    skin.words("ČESKÁ LÍPA  2017", 0.016, white, (0, -0.03, 1.171), lift=0.002, **FRONT)
    rib(cloth.neckline(made, 0.026), textile("collarknit", "#20262c"), 0.026, 0.006, flare=-0.014, under=0.5)
    shapes.box("label", (-0.083, 0, 1.492), (0.003, 0.05, 0.03), plain("label", "#ff4a1c", 0.7), None, 0, (0, -14, 0))
    hanging(-9, *everything())
    return dict(bloom=0.25, exposure=1.15, grain=0.004)


@scene("products/team-hoodie", **SQUARE)
def hoodie():
    room((0, 0, 1.2), lens=88, warm=-1)
    fleece = textile("fleece", "#2b343c", (("z", 0.885, 0.89), ("along", 1.86, 1.87), ("along", 0.2, 0.215)), 620, 0.4)
    made, skin, _rest = garment("hoodie", fleece, 1.9, 0.03, 0.855, (0.108, 0.125, 0.028), 0.08, 30, 0.0115, 0.178)
    hot, white, knit = plain("printed", "#ff4a1c", 0.7), plain("printedwhite", "#f0f3f5", 0.7), textile("knit", "#1a2026")
    rib(loop_near(made, lambda p: p.z < 0.95 and abs(p.y) < 0.26), knit, -0.055, 0.002, 0.005, (0, 0, 1), 110)
    for side in (1, -1):
        rib(loop_near(made, lambda p, s=side: p.y * s > 0.3), knit, 0.055, 0.002, 0.005, (0.2, side * 0.36, -0.9), 40, -0.008)
    # Kangaroo pocket: its double seam and the ribbed edges of both openings.
    outline = [(-0.085, 0.085), (0.085, 0.085), (0.155, 0.0), (0.155, -0.095), (-0.155, -0.095), (-0.155, 0.0)]
    for shrink, tone in ((1.0, "#11161a"), (0.955, "#4a5863")):
        ring = [(a * shrink, (b + 0.005) * shrink) for a, b in outline]
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
            away = Vector((by - ay, ax - bx)).normalized() * (0.0022 if shrink == 1.0 else 0.0007)
            line = [(ax - away.x, ay - away.y), (bx - away.x, by - away.y), (bx + away.x, by + away.y), (ax + away.x, ay + away.y)]
            skin.patch(line, plain("seam", tone, 0.9), (0, 0, 0.995), lift=0.0022, **FRONT)
    for side in (1, -1):
        edge = [(side * 0.085, 0.085), (side * 0.155, 0.0), (side * 0.143, -0.008), (side * 0.073, 0.077)]
        skin.patch(edge, knit, (0, 0, 0.995), lift=0.0035, **FRONT)
    badge(skin, hot, white)
    hood(made, fleece, knit)
    hanging(10, *everything())
    return dict(bloom=0.25, exposure=1.15, grain=0.004)


def badge(skin, hot, white):
    """The embroidered name over its slanted bar, and the stripes down one sleeve."""
    skin.words("LÍPA", 0.115, white, (0, 0, 1.262), lift=0.002, **FRONT)
    skin.patch([(-0.122, -0.004), (0.113, -0.004), (0.116, 0.006), (-0.119, 0.006)], hot, (0, 0, 1.203), lift=0.002, **FRONT)


def hood(made, fleece, knit):
    """A hood that stands a little, open to the front, lined darker, with its cords."""
    points, faces, n, m = [], [], 40, 14
    for i in range(n + 1):
        a = math.radians(-152 + 304 * i / n) + math.pi
        edge = abs(2 * i / n - 1)
        for k in range(m + 1):
            t = k / m
            rise = 0.2 * (1 - 0.62 * edge**1.6)
            bulge = math.sin(math.pi * min(1, t * 0.95 + 0.12)) * (0.062 - 0.02 * edge)
            fold = 0.006 * math.sin(9 * a + 7 * t) * t
            radius = 0.083 + bulge + fold - 0.012 * t
            z = 1.468 + rise * t - 0.035 * math.cos(a) - 0.03 * edge**3
            points.append((-0.012 + radius * 1.12 * math.cos(a) - 0.03 * t * (1 - edge), radius * 1.18 * math.sin(a), z))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            faces.append((q, q + m + 1, q + m + 2, q + 1))
    shell = shapes.mesh("hood", points, faces, fleece, None, angle=80)
    shell.data.materials.append(knit)
    solid = shell.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.material_offset, solid.offset = 0.011, 1, -1
    soft = shell.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    cord = plain("cord", "#f0f3f5", 0.8)
    tree = suits.tree_of(made)
    for side, long in ((1, 0.125), (-1, 0.1)):
        path = []
        for k in range(12):
            t = k / 11
            start = Vector((0.6, side * (0.052 + 0.012 * math.sin(t * 3)), 1.46 - long * t))
            hit = tree.ray_cast(start, Vector((-1, 0, 0)))[0]
            if hit:
                path.append((hit.x + 0.007, hit.y, hit.z))
        shapes.tube("cord", path, 0.0042, cord, None, 8)
        tip = shapes.lathe("tip", [(0, 0), (0.0055, 0), (0.0055, 0.024), (0, 0.024)], plain("tipmetal", "#ff4a1c", 0.4, 0.4), None, 12)
        tip.location = (path[-1][0], path[-1][1], path[-1][2] - 0.02)
