"""Cloth that falls into folds, and what is printed and sewn onto it."""

import hashlib
import os

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import barycentric_transform

import shapes
import stage
from materials import Graph, rgb


def remember(made, name="rest"):
    """Stores where each point lies now, so that patterns stay on the cloth when it moves."""
    kept = made.data.attributes.new(name, "FLOAT_VECTOR", "POINT")
    flat = np.empty(len(made.data.vertices) * 3, dtype=np.float32)
    made.data.vertices.foreach_get("co", flat)
    kept.data.foreach_set("vector", flat)


def _points(made):
    flat = np.empty(len(made.data.vertices) * 3, dtype=np.float32)
    made.data.vertices.foreach_get("co", flat)
    return flat


def settled(made, pins, colliders=(), **how):
    """As `simulated`, but what settled once lies beside the renders and is taken from there: the same suit is worn by many."""
    mark = hashlib.sha256(repr(sorted(how.items())).encode())
    for one in (_points(made), np.asarray(pins, dtype=np.float32), *(_points(other) for other in colliders)):
        mark.update(np.round(one, 5).tobytes())
    path = os.path.join(stage.OUT, "settled", f"{mark.hexdigest()[:24]}.npy")
    if os.path.exists(path):
        made.data.vertices.foreach_set("co", np.load(path))
        made.data.update()
        return made
    simulated(made, pins, colliders=colliders, **how)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    np.save(path, _points(made))
    return made


def simulated(made, pins, frames=22, slack=0.06, gravity=1.0, colliders=(), bending=0.35, stiffness=12.0, gap=0.004, own=False, pressure=0.0, mass=0.25, damping=6.0):
    """Lets `made` settle as cloth that is `slack` too large for its points; `pins` is the weight of each that stays (0 to 1)."""
    group = made.vertex_groups.new(name="pins")
    for index, weight in enumerate(pins):
        if weight > 0:
            group.add([index], float(weight), "REPLACE")
    for other in colliders:
        hit = other.modifiers.new("hit", "COLLISION")
        other.collision.thickness_outer, other.collision.cloth_friction = gap, 12
        hit.show_render = True
    cloth = made.modifiers.new("cloth", "CLOTH")
    s = cloth.settings
    s.quality, s.mass, s.air_damping = 7, mass, damping
    s.tension_stiffness = s.compression_stiffness = stiffness
    s.shear_stiffness, s.bending_stiffness = stiffness * 0.4, bending
    s.tension_damping = s.compression_damping = 10
    s.shrink_min = -slack
    s.vertex_group_mass = s.vertex_group_shrink = "pins"
    s.shrink_max = 0.0
    s.effector_weights.gravity = gravity
    if pressure:
        s.use_pressure, s.uniform_pressure_force = True, pressure
    c = cloth.collision_settings
    c.use_collision, c.distance_min, c.collision_quality = bool(colliders), gap, 3
    c.use_self_collision, c.self_distance_min = own, gap
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shapes.applied(made)
    # The render's files are named after the frame.
    scene.frame_set(1)
    return made


def neckline(made, ahead, count=180):
    """An even ring through the ragged edge of the neck, whose middle lies `ahead`: three waves around it."""
    work = bmesh.new()
    work.from_mesh(made.data)
    edge = np.array([v.co for v in work.verts if v.is_boundary and v.co.z > 1.38 and abs(v.co.y) < 0.16])
    work.free()
    waves = lambda a: np.stack([np.ones_like(a), *(f(k * a) for k in (1, 2, 3) for f in (np.cos, np.sin))], axis=1)
    fit = np.linalg.lstsq(waves(np.arctan2(edge[:, 1], edge[:, 0] - ahead)), edge, rcond=None)[0]
    return [Vector(p) for p in waves(np.linspace(0, 2 * np.pi, count, endpoint=False)) @ fit]


class Skin:
    """Carries flat things laid out on the rest shape of a cloth to where that cloth came to lie."""

    def __init__(self, rest, made):
        """`rest` is the list of points before, `made` the settled object of the same points."""
        self.before = [Vector(p) for p in rest]
        mesh = made.data
        mesh.calc_loop_triangles()
        self.triangles = [tuple(t.vertices) for t in mesh.loop_triangles]
        self.after = [v.co.copy() for v in mesh.vertices]
        self.normals = [v.normal.copy() for v in mesh.vertices]
        self.tree = BVHTree.FromPolygons(self.before, self.triangles)

    def place(self, start, toward, lift=0.001):
        """Where a ray from `start` meets the rest shape, carried over; None when it misses."""
        hit, _normal, index, _distance = self.tree.ray_cast(Vector(start), Vector(toward))
        if hit is None:
            return None
        a, b, c = self.triangles[index]
        corners = [self.before[i] for i in (a, b, c)]
        spot = barycentric_transform(hit, *corners, *(self.after[i] for i in (a, b, c)))
        normal = barycentric_transform(hit, *corners, *(self.normals[i] for i in (a, b, c)))
        return spot + normal.normalized() * lift

    def laid(self, flat, origin, right, up, toward, material, lift=0.001, reach=0.4, grain=0.012):
        """Lays a flat object (xy) onto the cloth: x goes along `right`, y along `up`, seen along `toward`."""
        bpy.context.view_layer.update()
        data = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(flat)
        work = bmesh.new()
        work.from_mesh(data)
        bmesh.ops.triangulate(work, faces=work.faces[:])
        for _ in range(5):
            long_ = [e for e in work.edges if e.calc_length() > grain]
            if not long_:
                break
            bmesh.ops.subdivide_edges(work, edges=long_, cuts=1)
            bmesh.ops.triangulate(work, faces=work.faces[:])
        right, up, toward, lost = Vector(right), Vector(up), Vector(toward), []
        for vert in work.verts:
            start = Vector(origin) + right * vert.co.x + up * vert.co.y - toward * reach
            place = self.place(start, toward, lift)
            if place is None:
                lost.append(vert)
            else:
                vert.co = place
        bmesh.ops.delete(work, geom=lost, context="VERTS")
        return shapes.from_bmesh("print", work, material, None, 70)

    def words(self, content, size, material, origin, right=(1, 0, 0), up=(0, 1, 0), toward=(0, 0, -1), **more):
        made = shapes.text(content, size, material, None, 0.0)
        made.data.resolution_u = 5
        return self.laid(made, origin, right, up, toward, material, **more)

    def patch(self, outline, material, origin, right=(1, 0, 0), up=(0, 1, 0), toward=(0, 0, -1), **more):
        made = shapes.mesh("patch", [(a, b, 0) for a, b in outline], [tuple(range(len(outline)))], material, None, False)
        return self.laid(made, origin, right, up, toward, material, **more)


def fabric(name, code, rough=0.85, sheen=0.5, weave=900.0, depth=0.25, tone=0.12):
    """Woven or knitted cloth of one colour; `weave` in threads a metre, `tone` how much its colour wavers."""
    made = bpy.data.materials.new(name)
    g = Graph(made)
    place = g.node("ShaderNodeTexCoord").outputs["Object"]
    node = made.node_tree.nodes["Principled BSDF"]
    colour = woven(g, node, place, weave, depth)
    dark = tuple(c * (1 - tone) for c in rgb(code)[:3])
    light = tuple(min(1, c * (1 + tone)) for c in rgb(code)[:3])
    g.put(node.inputs["Base Color"], g.mix(colour, (*dark, 1), (*light, 1)))
    node.inputs["Roughness"].default_value, node.inputs["Sheen"].default_value = rough, sheen
    node.inputs["Specular"].default_value = 0.25
    return made


def woven(g, node, place, weave=900.0, depth=0.25):
    """Gives `node` the relief of threads; returns a blotchy mask for its colour."""
    x, y, z = g.node("ShaderNodeSeparateXYZ", Vector=place).outputs
    twill = g.math("SINE", g.math("MULTIPLY", g.math("ADD", g.math("ADD", x, y), z), weave * 2.2))
    fuzz = g.node("ShaderNodeTexNoise", Vector=place, Scale=weave * 0.55, Detail=2.0).outputs[0]
    bump = g.node("ShaderNodeBump", Strength=depth, Distance=0.0008, Height=g.math("MULTIPLY_ADD", twill, 0.3, fuzz))
    g.put(node.inputs["Normal"], bump.outputs[0])
    return g.ramp(g.node("ShaderNodeTexNoise", Vector=place, Scale=weave * 0.12, Detail=4.0).outputs[0], (0.3, 0.0), (0.7, 1.0))
