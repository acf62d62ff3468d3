"""A drift coupé from numbers: body, cabin, wheels, aero, lamps. Metres; x forward, y left, z up."""
import math

import bmesh
import bpy

import shapes
from aero import skirts, wing
from bodies import bodies
from cabin import cabin
from dress import dressed
from face import face, tail
from laying import bvh
from materials import paint, plain
from wheels import RADIUS, wheel

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
    wing(spec, shell, black, gloss, coat)
    dressed(spec, tree, screen, shell)
    for axle, x in enumerate(spec["axles"]):
        for side in (1, -1):
            wheel(spec, root, x, side, steer if axle == 0 else 0, track(spec, x))
    root["front"], root["rear"] = spec["axles"]
    root["nose"], root["lamp"] = spec["stations"][0][0], sum(z for _y, z in spec["lamp_bed"][0]) / len(spec["lamp_bed"][0])
    return root


def track(spec, x):
    """How far out the wheels at `x` stand: just inside the arch."""
    rows = sorted(spec["stations"])
    near = min(rows, key=lambda row: abs(row[0] - x))
    return near[1] - 0.115


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
    reach = spec.get("radius", RADIUS) + 0.043
    for x in spec["axles"]:
        for side in (1, -1):
            arch = shapes.lathe("arch", [(0, 0.42), (reach, 0.42), (reach, 1.3), (0, 1.3)], black, None, 36)
            arch.rotation_euler = (math.radians(-90 * side), 0, 0)
            arch.location = (x, 0, spec.get("radius", RADIUS) + 0.03)
            cut = made.modifiers.new("arch", "BOOLEAN")
            cut.object, cut.operation, cut.solver = arch, "DIFFERENCE", "EXACT"
            shapes.applied(made)
            bpy.data.objects.remove(arch)
    shapes.shade(made, 38)
    return made
