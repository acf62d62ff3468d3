"""A drift coupé from numbers: body, cabin, wheels, aero, lamps. Metres; x forward, y left, z up."""
import math

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

import shapes
from bodies import bodies
from dress import dressed
from materials import glass, paint, plain
from wheels import RADIUS, wheel

AXLES = (1.28, -1.28)
SIDE = [(0, 0, 0), (0.9, 0, 0), (0.975, 0.16, 0), (1.0, 0.5, 0), (0.985, 0.9, 0), (0.93, 1, 0), (0.58, 1, 0.8), (0, 1, 1)]


def build(key, steer=0.0, driver=True, lights=True, roll=0.0):
    """The car `key` on the ground at the origin; returns the empty that carries it."""
    spec = bodies[key]
    root = shapes.empty(f"car-{key}")
    shell = shapes.empty("shell", root)
    shell.rotation_euler = (math.radians(roll), math.radians(0.8 if roll else 0), 0)
    coat = paint(root, spec["livery"])
    black = plain("trim", "#0b0d0f", 0.55)
    gloss = plain("black", "#08090a", 0.18, coat=0.6)
    body = hull(spec, coat, black, shell)
    tree = bvh(body)
    screen = bvh(cabin(spec, coat, gloss, shell, driver))
    face(spec, tree, shell, black, gloss, lights)
    tail(spec, tree, shell, black, gloss, lights)
    skirts(spec, tree, shell, black, coat)
    wing(spec, shell, black, coat)
    dressed(spec, tree, screen, shell)
    for axle, x in enumerate(AXLES):
        for side in (1, -1):
            wheel(spec, root, x, side, steer if axle == 0 else 0)
    return root


def hull(spec, coat, black, parent):
    rows = spec["stations"]
    points, faces, creases = [], [], []
    ring = len(SIDE)
    for x, w, low, shoulder, top in rows:
        for fraction, up, over in SIDE:
            z = low + up * (shoulder - low) + over * (top - shoulder)
            points.append((x, fraction * w, z))
    half = len(points)
    points += [(x, -y, z) for x, y, z in points[:half]]
    for row in range(len(rows) - 1):
        for i in range(ring - 1):
            a, b = row * ring + i, (row + 1) * ring + i
            faces.append((a, a + 1, b + 1, b))
            faces.append((half + a, half + b, half + b + 1, half + a + 1))
    for row, flip in ((0, False), (len(rows) - 1, True)):
        for i in range(ring - 1):
            a = row * ring + i
            quad = (a, half + a, half + a + 1, a + 1)
            faces.append(tuple(reversed(quad)) if flip else quad)
    made = shapes.mesh("hull", points, faces, [coat, black], parent)
    work = bmesh.new()
    work.from_mesh(made.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.0005)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    crease = work.edges.layers.crease.verify()
    for edge in work.edges:
        a, b = edge.verts
        long_ = abs(a.co.x - b.co.x) > 0.02
        for x, w, low, shoulder, top in rows:
            if abs(a.co.x - x) < 0.001:
                if long_ and abs(abs(a.co.y) - 0.93 * w) < 0.004 and abs(a.co.z - shoulder) < 0.004:
                    edge[crease] = spec.get("crease", 0.55)
                if long_ and abs(abs(a.co.y) - 0.9 * w) < 0.004 and abs(a.co.z - low) < 0.004:
                    edge[crease] = 0.7
                if x in (rows[0][0], rows[-1][0]) and abs(b.co.x - x) < 0.001:
                    edge[crease] = 0.35
    work.to_mesh(made.data)
    work.free()
    made.modifiers.new("round", "SUBSURF").levels = 3
    shapes.applied(made)
    for x in AXLES:
        for side in (1, -1):
            arch = shapes.lathe("arch", [(0, 0.42), (0.378, 0.42), (0.378, 1.3), (0, 1.3)], black, None, 36)
            arch.rotation_euler = (math.radians(-90 * side), 0, 0)
            arch.location = (x, 0, RADIUS + 0.03)
            cut = made.modifiers.new("arch", "BOOLEAN")
            cut.object, cut.operation, cut.solver = arch, "DIFFERENCE", "EXACT"
            shapes.applied(made)
            bpy.data.objects.remove(arch)
    shapes.shade(made, 38)
    return made


def bvh(made):
    return BVHTree.FromPolygons([v.co for v in made.data.vertices], [p.vertices for p in made.data.polygons])


def decal(name, tree, outline, axis, material, parent, lift=0.006, cuts=4, at=3.0):
    """Lays a flat outline onto the body: seen along x (pairs y, z), y (x, z) or z (x, y); `at` is where one looks from."""
    work = bmesh.new()

    def start(a, b):
        return {"x": Vector((at, a, b)), "y": Vector((a, at, b)), "z": Vector((a, b, at))}[axis]

    toward = {"x": Vector((-1, 0, 0)), "y": Vector((0, -1, 0)), "z": Vector((0, 0, -1))}[axis] * (1 if at > 0 else -1)
    face_ = work.faces.new([work.verts.new(start(a, b)) for a, b in outline])
    bmesh.ops.triangulate(work, faces=[face_])
    bmesh.ops.subdivide_edges(work, edges=work.edges[:], cuts=cuts, use_grid_fill=True)
    bmesh.ops.triangulate(work, faces=work.faces[:])
    for vert in work.verts:
        place, normal, _index, _distance = tree.ray_cast(vert.co, toward)
        if place:
            vert.co = place + normal * lift
        else:
            vert.co = vert.co + toward * (abs(at) - 0.9)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    return shapes.from_bmesh(name, work, material, parent, 60)


def both_sides(outline):
    return (outline, [(-a, b) for a, b in outline])


def cabin(spec, coat, gloss, parent, driver):
    """Screen, roof, rear window and sides as one surface; materials by place."""
    profile = spec["cabin"]
    belt = spec["belt"]
    across = [-1, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1]
    points, faces, known = [], [], {}

    def point(p):
        key = tuple(round(c, 4) for c in p)
        if key not in known:
            known[key] = len(points)
            points.append(p)
        return known[key]

    def top(u, t):
        """On the ridge line at section `u` (0 is the cowl), `t` across."""
        i = min(int(u), len(profile) - 2)
        f = u - i
        (x0, z0, w0, b0), (x1, z1, w1, b1) = profile[i], profile[i + 1]
        x, z, w, b = x0 + f * (x1 - x0), z0 + f * (z1 - z0), w0 + f * (w1 - w0), b0 + f * (b1 - b0)
        bow = 1 - t * t
        return (x + b * bow, t * w, z + 0.035 * bow)

    def sill(u, side):
        i = min(int(u), len(belt) - 2)
        f = u - i
        (x0, y0, z0), (x1, y1, z1) = belt[i], belt[i + 1]
        return (x0 + f * (x1 - x0), side * (y0 + f * (y1 - y0)), z0 + f * (z1 - z0))

    last = len(profile) - 1
    clear = spec["windows"]
    us = sorted({round(u, 3) for i in range(last) for u in (i, i + 0.06, i + 0.35, i + 0.65, i + 0.94)} | {last})
    glazed = lambda u: any(a < u < b for a, b in clear["over"])
    for u0, u1 in zip(us, us[1:]):
        for t0, t1 in zip(across, across[1:]):
            corners = [point(top(u, t)) for u, t in ((u0, t0), (u0, t1), (u1, t1), (u1, t0))]
            inside = glazed((u0 + u1) / 2) and abs(t0 + t1) / 2 < 0.9
            faces.append((1 if inside else 0, corners))
    rises = [0, 0.07, 0.4, 0.7, 0.9, 1]
    sides = [u for u in us] + list(clear["cuts"])
    sides = sorted(set(sides))
    for side in (1, -1):
        for u0, u1 in zip(sides, sides[1:]):
            for v0, v1 in zip(rises, rises[1:]):
                corners = []
                for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1)):
                    low, high = Vector(sill(u, side)), Vector(top(u, side))
                    bulge = Vector((0, side * 0.03 * math.sin(v * math.pi), 0))
                    corners.append(point(tuple(low.lerp(high, v) + bulge)))
                u = (u0 + u1) / 2
                inside = any(a < u < b for a, b in clear["beside"]) and 0.07 <= v0 and v1 <= 0.9
                frame = any(a < u < b for a, b in clear["pillar"])
                faces.append((1 if inside else 2 if frame and v0 >= 0.07 else 0, corners))
    data = [[points[i] for i in range(len(points))], [f for _m, f in faces]]
    made = shapes.mesh("cabin", data[0], data[1], [coat, glass(), gloss], parent, angle=28)
    for polygon, (index, _f) in zip(made.data.polygons, faces):
        polygon.material_index = index
    inside = plain("inside", "#050607", 0.9)
    x0, x1 = belt[0][0] - 0.05, belt[-1][0] + 0.15
    shapes.box("floor", ((x0 + x1) / 2, 0, belt[0][2] - 0.05), (x0 - x1, 1.2, 0.08), inside, parent)
    steel = plain("steel", spec.get("cage", "#c8ced4"), 0.35, 0.4)
    hx, hz, hw = spec["hoop"]
    floor_z = belt[0][2] - 0.1
    for path in (
        [(hx, -hw - 0.08, floor_z), (hx, -hw + 0.02, hz), (hx, hw - 0.02, hz), (hx, hw + 0.08, floor_z)],
        [(hx, hw - 0.02, hz), (hx + 0.55, hw - 0.03, hz - 0.01), (hx + 1.1, hw + 0.08, floor_z)],
        [(hx, -hw + 0.02, hz), (hx + 0.55, -hw + 0.03, hz - 0.01), (hx + 1.1, -hw - 0.08, floor_z)],
        [(hx, hw - 0.02, hz), (hx - 0.3, -hw, floor_z)],
    ):
        shapes.tube("cage", path, 0.02, steel, parent)
    if driver:
        for side, shown in ((1, True), (-1, spec.get("passenger", False))):
            seat = plain("seat", "#121417", 0.8)
            shapes.box("seat", (hx + 0.12, side * 0.34, floor_z + 0.12), (0.12, 0.44, 0.4), seat, parent, 0.05, (0, -12, 0))
            if shown:
                head = shapes.lathe("helmet", [(0, 0.14), (0.07, 0.13), (0.115, 0.08), (0.13, 0), (0.12, -0.08), (0.09, -0.13), (0, -0.13)], plain("lid", spec["livery"]["lid"], 0.25, coat=1), parent, 20)
                head.location = (hx + 0.3, side * 0.34, floor_z + 0.2)
                shapes.box("visor", (hx + 0.39, side * 0.34, floor_z + 0.21), (0.1, 0.17, 0.09), plain("visor", "#050608", 0.08), parent, 0.03)
    return made


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
    edge = [(nose + 0.15, 0.0), (nose + 0.14, w[1][1] * 0.62), (w[1][0] + 0.09, w[1][1] + 0.06), (w[2][0], w[2][1] + 0.08), (1.66, 0.95), (1.66, 0)]
    points = [(x, y, z) for z in (0.1, 0.125) for x, y in edge + [(a, -b) for a, b in reversed(edge)]]
    n = len(points) // 2
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    shapes.mesh("splitter", points, [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *sides], gloss, parent, False)
    for side in (1, -1):
        fin = [(1.72, side * 0.965, 0.125), (2.0, side * 0.9, 0.125), (1.98, side * 0.9, 0.17), (1.74, side * 0.965, 0.3)]
        shapes.mesh("fin", fin, [(0, 1, 2, 3)], gloss, parent, False)
        mirror = spec["mirror"]
        shapes.box("mirror", (mirror[0], side * mirror[1], mirror[2]), (0.13, 0.17, 0.1), gloss, parent, 0.035, (0, 0, side * -10))
        shapes.tube("stalk", [(mirror[0] + 0.02, side * (mirror[1] - 0.18), mirror[2] - 0.08), (mirror[0], side * mirror[1], mirror[2])], 0.012, gloss, parent)


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


def skirts(spec, tree, parent, black, coat):
    for side in (1, -1):
        shapes.box("skirt", (0, side * 0.9, 0.15), (1.75, 0.14, 0.06), black, parent, 0.012)
        for x in AXLES:
            flare(tree, x, side, parent, coat if spec.get("flare_paint", True) else black)
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


def flare(tree, x, side, parent, material):
    """The widened arch over a wheel."""
    steps, points, faces = 24, [], []
    centre = RADIUS + 0.03
    for i in range(steps + 1):
        a = math.radians(-18 + 216 * i / steps)
        for radius, out in ((0.445, -0.012), (0.43, 0.018), (0.4, 0.042), (0.376, 0.042), (0.368, -0.02)):
            px, pz = x + radius * math.cos(a), centre + radius * math.sin(a)
            far = max(radius, 0.4)
            hit = tree.ray_cast(Vector((x + far * math.cos(a), side * 3, max(centre + far * math.sin(a), 0.17))), Vector((0, -side, 0)))[0]
            y = min(max(abs(hit.y) if hit else 0.9, 0.875), 0.97)
            points.append((px, side * (y + out), max(pz, 0.13)))
    for i in range(steps):
        for j in range(4):
            k = i * 5 + j
            quad = (k, k + 1, k + 6, k + 5)
            faces.append(quad if side > 0 else quad[::-1])
    shapes.mesh("flare", points, faces, material, parent, angle=50)


def wing(spec, parent, black, coat):
    form = spec["wing"]
    if form["kind"] == "none":
        return
    x, z, span, chord = form["x"], form["z"], form["span"], form["chord"]
    foil = [(0, 0), (0.12, 0.045), (0.4, 0.06), (0.75, 0.045), (1, 0.075), (0.75, 0.02), (0.4, 0.0), (0.12, -0.02)]
    points, n = [], len(foil)
    for y in (-span / 2, span / 2):
        points += [(x - a * chord, y, z + b * chord * 1.3 + a * chord * 0.16) for a, b in foil]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    blade = coat if form["kind"] == "lip" else black
    shapes.mesh("blade", points, sides + [tuple(range(n))[::-1], tuple(range(n, 2 * n))], blade, parent, angle=30)
    if form["kind"] == "lip":
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
