"""Flat outlines laid by rays onto a body."""
import bmesh
from mathutils import Vector
from mathutils.bvhtree import BVHTree

import shapes


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
