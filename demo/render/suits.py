"""Race suits: sewn from parts, settled over the body as cloth, with piping, quilting, belt, straps and embroidery."""

import bmesh
import bpy
import numpy as np
from mathutils import Vector

import laying
import cloth
import shapes
from materials import Graph, plain, rgb


def lump(name, balls, material, parent=None, voxel=0.012, rounds=6):
    """Balls (place, radius, scale) grown together into one skin."""
    work = bmesh.new()
    for place, radius, scale in balls:
        grown = bmesh.ops.create_icosphere(work, subdivisions=2, radius=radius)["verts"]
        for vert in grown:
            vert.co = Vector([c * s for c, s in zip(vert.co, scale)]) + Vector(place)
    made = shapes.from_bmesh(name, work, material, parent, 80)
    fuse = made.modifiers.new("fuse", "REMESH")
    fuse.mode, fuse.voxel_size, fuse.use_smooth_shade = "VOXEL", voxel, True
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, rounds
    shapes.applied(made)
    shapes.shade(made, 80)
    return made


def limb(a, b, ra, rb, steps=10):
    """Balls along a line."""
    a, b = Vector(a), Vector(b)
    return [(a.lerp(b, i / steps), ra + (rb - ra) * i / steps, (1, 1, 1)) for i in range(steps + 1)]


def dressed(name, balls, material, parent, along, pins, slack, voxel, settle=True):
    """One part of the suit over the body part `balls`; `along` and `pins` turn points (n, 3) into a number each."""
    part = lump(name, balls, material, None, voxel)
    points = np.array([v.co for v in part.data.vertices])
    cloth.remember(part)
    kept = part.data.attributes.new("along", "FLOAT", "POINT")
    kept.data.foreach_set("value", np.ascontiguousarray(along(points), dtype=np.float32))
    if settle:
        body = part.copy()
        body.data = part.data.copy()
        bpy.context.collection.objects.link(body)
        thin = body.modifiers.new("thin", "DISPLACE")
        thin.strength, thin.mid_level = -0.009, 0
        shapes.applied(body)
        cloth.settled(part, pins(points), frames=24, slack=slack, gravity=0.6, colliders=[body], bending=0.08, stiffness=9, gap=0.003, damping=3)
        bpy.data.objects.remove(body)
    fine = part.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 1
    shapes.applied(part)
    shapes.shade(part, 80)
    part.parent = parent
    return part


def fabric(look, part):
    """Nomex in the colours and the cut of one person; `part` is torso, arm or leg."""
    made = bpy.data.materials.new(f"suit-{part}")
    g = Graph(made)
    rest = g.node("ShaderNodeAttribute")
    rest.attribute_name = "rest"
    place = rest.outputs["Vector"]
    x, y, z = g.node("ShaderNodeSeparateXYZ", Vector=place).outputs
    along = g.node("ShaderNodeAttribute")
    along.attribute_name = "along"
    t = along.outputs["Fac"]
    side, front = g.math("ABSOLUTE", y), g.math("GREATER_THAN", x, 0.0)
    base, second, trim, ink = rgb(look["suit"]), rgb(look["second"]), rgb(look["trim"]), rgb("#08090b")
    colour, relief = base, 0.0
    cut = look["cut"]

    def put(mask, tone):
        nonlocal colour
        colour = g.mix(mask, colour, tone)

    def seam(mask, deep=1.0):
        nonlocal relief
        relief = g.math("MULTIPLY_ADD", mask, -deep, relief)

    if part == "torso":
        yoke = g.math("MULTIPLY_ADD", side, 0.42, z)
        if cut == "yoke":
            put(g.math("GREATER_THAN", yoke, 1.405), second)
            put(g.between(yoke, 1.39, 1.405), rgb("#f3f5f6") if look["second"] == look["trim"] else trim)
        if cut == "sides":
            edge = g.math("MULTIPLY_ADD", g.math("ABSOLUTE", g.math("SUBTRACT", z, 1.22)), 0.3, 0.105)
            put(g.math("GREATER_THAN", side, edge), second)
            put(g.between(g.math("SUBTRACT", side, edge), -0.009, 0.0), trim)
        if cut == "slash":
            v = g.math("MULTIPLY_ADD", y, 0.21 * 2.6, z)
            for low, high, tone in ((1.19, 1.265, second), (1.275, 1.287, trim)):
                put(g.between(v, low, high), tone)
        if cut == "arms":
            put(g.between(yoke, 1.395, 1.402), trim)
        for low in (1.405, 1.452):
            seam(g.between(yoke, low, low + 0.0035))
        quilt = g.math("MULTIPLY", g.math("GREATER_THAN", yoke, 1.47), g.math("LESS_THAN", g.math("MODULO", g.math("MULTIPLY", yoke, 55), 1.0), 0.16))
        seam(quilt, 0.7)
        zip_ = g.math("MULTIPLY", g.math("LESS_THAN", side, 0.0055), front)
        put(zip_, ink)
        seam(zip_, 0.8)
        seam(g.math("MULTIPLY", g.between(side, 0.019, 0.0215), front))
        seam(g.math("MULTIPLY", g.between(side, 0.118, 0.121), g.math("LESS_THAN", z, 1.36)), 0.8)
    elif part == "arm":
        if cut in ("arms", "sides"):
            put(g.math("GREATER_THAN", t, -1.0), second)
        if cut == "yoke":
            put(g.math("LESS_THAN", t, 0.42), second)
            put(g.between(t, 0.42, 0.47), rgb("#f3f5f6") if look["second"] == look["trim"] else trim)
        if cut == "slash":
            put(g.between(t, 0.5, 0.72), second)
            put(g.between(t, 0.75, 0.79), trim)
        if cut == "arms":
            put(g.between(t, 0.34, 0.4), trim)
        seam(g.between(t, 0.3, 0.32))
        ribs = g.math("MULTIPLY", g.between(t, 0.82, 1.22), g.math("LESS_THAN", g.math("MODULO", g.math("MULTIPLY", t, 22), 1.0), 0.18))
        seam(ribs, 0.9)
        put(g.math("GREATER_THAN", t, 1.93), trim)
        seam(g.between(t, 1.91, 1.925))
    else:
        put(g.between(g.math("SUBTRACT", side, g.math("MULTIPLY", t, 0.015)), 0.178, 0.3), second)
        seam(g.between(t, 0.98, 1.0))
        put(g.math("GREATER_THAN", t, 1.94), trim)
    node = made.node_tree.nodes["Principled BSDF"]
    mask = cloth.woven(g, node, place, 700, 0.2)
    bump = node.inputs["Normal"].links[0].from_node
    sewn = g.node("ShaderNodeBump", Strength=0.8, Distance=0.004, Height=relief)
    g.put(bump.inputs["Normal"], sewn.outputs[0])
    g.put(node.inputs["Base Color"], g.mix(g.math("MULTIPLY", mask, 0.12), colour, ink))
    node.inputs["Roughness"].default_value, node.inputs["Sheen"].default_value = 0.62, 0.5
    node.inputs["Specular"].default_value = 0.35
    return made


def strap(name, tree, path, wide, lift, material, parent, thick=0.003, closed=False):
    """A band of cloth along `path`, pressed onto the surface under it."""
    fine = []
    count = len(path)
    for i in range(count if closed else count - 1):
        a, b = Vector(path[i]), Vector(path[(i + 1) % count])
        fine += [a.lerp(b, k / 5) for k in range(5)]
    if not closed:
        fine.append(Vector(path[-1]))
    spots = [tree.find_nearest(p)[:2] for p in fine]
    points, faces, n = [], [], len(fine)
    for i, (place, normal) in enumerate(spots):
        ahead = (spots[(i + 1) % n][0] if closed else spots[min(i + 1, n - 1)][0]) - (spots[i - 1][0] if closed or i else place)
        side = ahead.cross(normal).normalized() * wide / 2
        for k in (-1, -0.5, 0, 0.5, 1):
            near, away, _i, _d = tree.find_nearest(place + side * k + normal * 0.01)
            points.append(near + away * lift)
    for i in range(n if closed else n - 1):
        for k in range(4):
            a, b = i * 5 + k, (i + 1) % n * 5 + k
            faces.append((a, b, b + 1, a + 1))
    made = shapes.mesh(name, points, faces, material, parent, angle=60)
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    return made


def embroidered(tree, words, size, place, code, parent, right=(0, 1, 0), up=(0, 0, 1), toward=(-1, 0, 0), field=None, lift=0.0038):
    """Letters sewn onto the suit, on a patch of the colour `field` when given; `place` is near the surface."""
    import dress

    dress.VIEWS["sewn"] = tuple(Vector(one).normalized() for one in (toward, right, up))
    if field:
        half = size * 0.33 * len(words) + size * 0.35
        tall = size * 0.72
        outline = [(-half, -tall), (half - tall * 0.4, -tall), (half, tall), (-half + tall * 0.4, tall)]
        _badge(tree, outline, place, dress.VIEWS["sewn"], plain("badge", field, 0.6), parent, lift * 0.6)
    return dress.lettering(words, size, tree, "sewn", place, plain("thread", code, 0.55), parent, lift * 1.5)


def _badge(tree, outline, place, view, material, parent, lift):
    work = bmesh.new()
    work.faces.new([work.verts.new((a, b, 0)) for a, b in outline])
    bmesh.ops.subdivide_edges(work, edges=work.edges[:], cuts=9, use_grid_fill=True)
    return shapes.laid_onto(tree, work, place, view, lift, "badge", material, parent)


def resting(parts):
    """A tree over the parts as they were before they settled: smooth, for what lies on top of the folds."""
    from mathutils.bvhtree import BVHTree

    points, faces = [], []
    for part in parts:
        n = len(points)
        points += [Vector(one.vector) for one in part.data.attributes["rest"].data]
        faces += [[n + i for i in p.vertices] for p in part.data.polygons]
    return BVHTree.FromPolygons(points, faces)


def tree_of(part):
    return laying.bvh(part)
