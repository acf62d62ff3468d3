"""Small tools for meshes: everything the models are made of."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def mesh(name, points, faces, material=None, parent=None, smooth=True, angle=35):
    """An object of points and faces; `faces` may hold (material index, corners)."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    data.update()
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    for one in material if isinstance(material, (list, tuple)) else [material]:
        if one:
            data.materials.append(one)
    if smooth:
        shade(made, angle)
    made.parent = parent
    return made


def shade(made, angle=35):
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(angle)


def empty(name, parent=None):
    made = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(made)
    made.parent = parent
    return made


def from_bmesh(name, work, material=None, parent=None, angle=35):
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    if material:
        data.materials.append(material)
    shade(made, angle)
    made.parent = parent
    return made


def laid_onto(tree, work, place, view, lift, name, material, parent=None):
    """A flat shape drawn in x and y, laid by rays onto what `tree` holds, around `place` near the surface and `lift`
    above it. `view` is (toward, right, up) of who looks at it; what misses the surface is left out."""
    toward, right, up = view
    lost = []
    for vert in work.verts:
        start = Vector(place) + right * vert.co.x + up * vert.co.y - toward * 2.5
        hit, normal, _index, _distance = tree.ray_cast(start, toward)
        if hit is None:
            lost.append(vert)
        else:
            vert.co = hit + (normal if normal.dot(toward) < 0 else -normal) * lift
    bmesh.ops.delete(work, geom=lost, context="VERTS")
    return from_bmesh(name, work, material, parent, 60)


def box(name, centre, size, material, parent=None, bevel=0.0, turn=(0, 0, 0)):
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=Vector(size), verts=work.verts)
    if bevel:
        bmesh.ops.bevel(work, geom=work.edges[:], offset=bevel, segments=2, affect="EDGES", profile=0.6)
    made = from_bmesh(name, work, material, parent)
    made.location = centre
    made.rotation_euler = [math.radians(t) for t in turn]
    return made


def tube(name, path, radius, material, parent=None, sides=10):
    """A round bar along points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = max(1, sides // 4)
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(path) - 1)
    for point, place in zip(line.points, path):
        point.co = (*place, 1)
    made = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(made)
    curve.materials.append(material)
    made.parent = parent
    return made


def lathe(name, profile, material, parent=None, steps=40, angle=40):
    """Turns (radius, height) pairs around the z axis; `material` may be a list with an index per pair."""
    points, faces = [], []
    count = len(profile)
    for step in range(steps):
        a = 2 * math.pi * step / steps
        points += [(r * math.cos(a), r * math.sin(a), h) for r, h in profile]
    for step in range(steps):
        here, there = step * count, (step + 1) % steps * count
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(count - 1)]
    return mesh(name, points, faces, material, parent, angle=angle)


# Debian: fonts-liberation. The numbers on the cars keep Blender's own figures.
HEAVY = "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-BoldItalic.ttf"


def text(content, size, material, parent=None, depth=0.004, shear=0.25, heavy=False):
    """Heavy slanted letters around the origin in the xy plane; numbers are drawn lighter unless `heavy`."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = content
    curve.size = size
    curve.shear = shear
    curve.extrude = depth
    if content.isdigit() and not heavy:
        curve.offset = size * 0.018
    else:
        curve.font, curve.shear, curve.size = bpy.data.fonts.load(HEAVY, check_existing=True), 0.0, size * 1.12
    curve.align_x = "CENTER"
    curve.align_y = "CENTER"
    curve.materials.append(material)
    made = bpy.data.objects.new("text", curve)
    bpy.context.collection.objects.link(made)
    made.parent = parent
    return made


def applied(made):
    """Bakes the modifiers into the mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    data = bpy.data.meshes.new_from_object(made.evaluated_get(graph))
    made.modifiers.clear()
    made.data = data
    return made


def aim(made, target):
    """Turns a camera or a lamp to look at a point."""
    direction = Vector(target) - made.location
    made.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    return made


def turned(axis, degrees):
    return Matrix.Rotation(math.radians(degrees), 4, axis)
