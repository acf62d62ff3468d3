"""People of the team: helmet, race suit, gloves; never a face. A person stands at the origin and looks along x."""
import math

import bmesh
import bpy
from mathutils import Vector

import shapes
from materials import Graph, plain, rgb

SUITS = {
    "marek-havlin": dict(helmet="#ff3d10", stripe="#ffffff", suit="#1c2229", trim="#ff3d10", pattern="stripe"),
    "tereza-vondrakova": dict(helmet="#eaf2f8", stripe="#0f74c4", suit="#1f3f5f", trim="#8fd3ff", pattern="vee"),
    "ondrej-kalista": dict(helmet="#4d565e", stripe="#c8f52a", suit="#20262c", trim="#c8f52a", pattern="slash"),
    "jan-bures": dict(helmet="#16191d", stripe="#ff3d10", suit="#3a444e", trim="#e9eff3", pattern="ring"),
    "lukas-rehounek": dict(helmet="#0c5f57", stripe="#f2d16b", suit="#17302f", trim="#35b8a6", pattern="wave"),
    "petr-dlask": dict(helmet="#eeae12", stripe="#16191c", suit="#2b2821", trim="#eeae12", pattern="checks"),
    "klara-smetakova": dict(helmet="#a50d22", stripe="#f0dfc4", suit="#361a22", trim="#e8505f", pattern="halves"),
    "jiri-zdarsky": dict(helmet="#5a28c0", stripe="#ffc928", suit="#251d40", trim="#ffc928", pattern="bands"),
}

# Shoulder, elbow and hand of the left arm (y > 0); the right one is mirrored unless named.
ARMS = {
    "crossed": (((0, 0.215, 1.43), (0.06, 0.3, 1.16), (0.23, -0.1, 1.2)), ((0, -0.215, 1.43), (0.06, -0.3, 1.14), (0.26, 0.1, 1.13))),
    "down": (((0, 0.215, 1.43), (-0.02, 0.29, 1.13), (0.05, 0.3, 0.87)), None),
    "hips": (((0, 0.215, 1.43), (-0.06, 0.42, 1.17), (0.06, 0.2, 1.0)), None),
    "raised": (((0, 0.215, 1.43), (-0.02, 0.29, 1.13), (0.05, 0.3, 0.87)), ((0, -0.215, 1.45), (0.04, -0.36, 1.68), (0.06, -0.27, 1.98))),
    "cheer": (((0, 0.215, 1.45), (0.04, 0.36, 1.68), (0.06, 0.3, 1.97)), ((0, -0.215, 1.45), (0.04, -0.36, 1.68), (0.06, -0.3, 1.97))),
    "work": (((0.02, 0.215, 1.4), (0.2, 0.27, 1.15), (0.44, 0.14, 1.1)), None),
}


def _paint(code, stripe, pattern):
    made = bpy.data.materials.new("lid")
    g = Graph(made)
    x, y, z = g.node("ShaderNodeSeparateXYZ", Vector=g.node("ShaderNodeTexCoord").outputs["Object"]).outputs
    side = g.math("ABSOLUTE", y)
    if pattern == "stripe":
        mask = g.math("MAXIMUM", g.math("LESS_THAN", side, 0.026), g.between(side, 0.04, 0.047))
    elif pattern == "vee":
        v = g.math("SUBTRACT", g.math("MULTIPLY_ADD", side, -0.9, z), g.math("MULTIPLY", x, 0.35))
        mask = g.math("MAXIMUM", g.between(v, -0.03, 0.03), g.between(v, 0.045, 0.06))
    elif pattern == "slash":
        v = g.math("MULTIPLY_ADD", z, 0.8, x)
        mask = g.math("MAXIMUM", g.between(v, -0.02, 0.025), g.between(v, -0.055, -0.035))
    elif pattern == "ring":
        mask = g.math("MAXIMUM", g.between(z, 0.075, 0.1), g.between(z, -0.12, -0.085))
    elif pattern == "wave":
        v = g.math("MULTIPLY_ADD", g.math("SINE", g.math("MULTIPLY", x, 26)), 0.024, z)
        mask = g.math("MAXIMUM", g.between(v, 0.06, 0.09), g.between(v, -0.09, -0.065))
    elif pattern == "checks":
        checks = g.node("ShaderNodeTexChecker", Vector=g.node("ShaderNodeTexCoord").outputs["Object"], Scale=30.0).outputs[1]
        mask = g.math("MULTIPLY", checks, g.between(z, 0.066, 0.133))
    elif pattern == "halves":
        mask = g.math("GREATER_THAN", y, 0.0)
    else:
        mask = g.math("MAXIMUM", g.between(g.math("MULTIPLY_ADD", x, -0.6, z), 0.05, 0.085), g.between(g.math("MULTIPLY_ADD", x, -0.6, z), -0.12, -0.03))
    node = made.node_tree.nodes["Principled BSDF"]
    g.put(node.inputs["Base Color"], g.mix(mask, rgb(code), rgb(stripe)))
    node.inputs["Roughness"].default_value = 0.22
    node.inputs["Clearcoat"].default_value = 1
    return made


def _dome(p, grow=0.0):
    """A point of the unit ball on the helmet."""
    x, y, z = p
    front = max(0.0, x)
    chin = max(0.0, -z - 0.1)
    px = 0.15 * x + 0.05 * front * chin * 1.7 + 0.006 * front
    pz = 0.15 * z
    py = 0.13 * y * (1 - 0.12 * chin)
    pz = max(pz, -0.135)
    size = 1 + grow
    return (px * size, py * size, pz * size)


def _band(name, low, high, spread, grow, material, parent, droop=0.0):
    """A piece of the dome: heights from `low` to `high`, `spread` degrees to each side."""
    points, faces, n, m = [], [], 40, 10
    for i in range(n + 1):
        a = math.radians(-spread + 2 * spread * i / n)
        edge = abs(2 * i / n - 1)
        taper = 1 - 0.45 * max(0, edge - 0.72) / 0.28
        for k in range(m + 1):
            mid = (low + high) / 2
            z = mid + ((low + (high - low) * k / m) - mid) * taper - droop * edge**2
            r = math.sqrt(max(0, 1 - z * z))
            points.append(_dome((r * math.cos(a), r * math.sin(a), z), grow))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            faces.append((q, q + m + 1, q + m + 2, q + 1))
    return shapes.mesh(name, points, faces, material, parent, angle=60)


def helmet(look, parent=None):
    """A full-face helmet around the origin, visor closed."""
    root = shapes.empty("helmet", parent)
    work = bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=64, v_segments=44, radius=1)
    for vert in work.verts:
        vert.co = _dome(vert.co)
    shapes.from_bmesh("shell", work, _paint(look["helmet"], look["stripe"], look["pattern"]), root, 60)
    rubber = plain("seal", "#08090b", 0.5)
    _band("seal", -0.34, 0.5, 84, 0.012, rubber, root, 0.06)
    visor = plain("visor", "#0a1016", 0.05, 0.75, 1.0)
    _band("visor", -0.26, 0.43, 80, 0.03, visor, root, 0.05)
    _band("sun", 0.3, 0.44, 76, 0.034, plain("sun", look["stripe"] if look["pattern"] != "halves" else look["helmet"], 0.4), root, 0.03)
    for i, z in enumerate((-0.56, -0.66)):
        _band("vent", z - 0.03, z + 0.03, 20, 0.02, rubber, root)
    for side in (1, -1):
        hinge = shapes.lathe("hinge", [(0, 0.014), (0.02, 0.012), (0.024, 0)], plain("hinge", "#20262c", 0.3, 0.6), root, 20)
        hinge.rotation_euler = (math.radians(-90 * side), 0, 0)
        hinge.location = (0.012, side * 0.131, 0.012)
    return root


def _limb(a, b, ra, rb, steps=10):
    """Balls along a line: raw material for the remesher."""
    a, b = Vector(a), Vector(b)
    return [(a.lerp(b, i / steps), ra + (rb - ra) * i / steps, (1, 1, 1)) for i in range(steps + 1)]


def _merged(name, balls, material, parent, voxel=0.014, rough=0.012):
    work = bmesh.new()
    for place, radius, scale in balls:
        grown = bmesh.ops.create_icosphere(work, subdivisions=2, radius=radius)["verts"]
        for vert in grown:
            vert.co = Vector([c * s for c, s in zip(vert.co, scale)]) + Vector(place)
    made = shapes.from_bmesh(name, work, material, parent, 80)
    fuse = made.modifiers.new("fuse", "REMESH")
    fuse.mode, fuse.voxel_size, fuse.use_smooth_shade = "VOXEL", voxel, True
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, 6
    if rough:
        folds = bpy.data.textures.new("folds", "CLOUDS")
        folds.noise_scale, folds.noise_depth = 0.085, 2
        crease = made.modifiers.new("folds", "DISPLACE")
        crease.texture, crease.strength, crease.mid_level = folds, rough * 2.2, 0.5
        soft = made.modifiers.new("soft2", "SMOOTH")
        soft.factor, soft.iterations = 0.4, 2
    shapes.applied(made)
    shapes.shade(made, 80)
    return made


def _cloth(look):
    """The suit: trim over shoulders and down the chest in slanted bands."""
    made = bpy.data.materials.new("suit")
    g = Graph(made)
    x, y, z = g.node("ShaderNodeSeparateXYZ", Vector=g.node("ShaderNodeTexCoord").outputs["Object"]).outputs
    side = g.math("ABSOLUTE", y)
    slant = g.math("MULTIPLY_ADD", side, 0.5, z)
    colour = rgb(look["suit"])
    body = g.math("LESS_THAN", side, 0.25)
    above = g.math("GREATER_THAN", z, 1.2)
    colour = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", g.between(slant, 1.455, 1.495), body), above), colour, rgb(look["trim"]))
    colour = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", g.between(slant, 1.51, 1.522), body), above), colour, rgb("#e9eff3"))
    colour = g.mix(g.math("MULTIPLY", g.between(z, 1.0, 1.055), g.math("LESS_THAN", side, 0.2)), colour, rgb("#0a0c0f"))
    colour = g.mix(g.math("MULTIPLY", g.math("LESS_THAN", side, 0.007), g.between(z, 1.05, 1.5)), colour, rgb("#07080a"))
    node = made.node_tree.nodes["Principled BSDF"]
    g.put(node.inputs["Base Color"], colour)
    node.inputs["Roughness"].default_value = 0.78
    node.inputs["Sheen"].default_value = 0.4
    return made


def person(key, arms="down", turn=0.0, nod=0.0, place=(0, 0, 0), yaw=0.0, legs=True):
    look = SUITS[key]
    root = shapes.empty(key)
    root.location, root.rotation_euler = place, (0, 0, math.radians(yaw))
    cloth = _cloth(look)
    balls = _limb((0, 0, 0.98), (0, 0, 1.12), 0.15, 0.15, 4)
    balls = [(p, r, (0.8, 1.15, 1)) for p, r, _s in balls]
    balls += [((0, 0, 1.22), 0.155, (0.82, 1.2, 1)), ((0.012, 0, 1.33), 0.165, (0.82, 1.28, 0.95)), ((0, 0, 1.43), 0.12, (0.85, 1.75, 0.8)), ((0, 0, 1.5), 0.085, (1, 1.15, 1))]
    left, right = ARMS[arms]
    right = right or tuple((x, -y, z) for x, y, z in left)
    hands = []
    for shoulder, elbow, hand in (left, right):
        balls += _limb(shoulder, elbow, 0.083, 0.064) + _limb(elbow, hand, 0.062, 0.046)
        hands.append((Vector(elbow), Vector(hand)))
    if legs:
        for side in (1, -1):
            balls += _limb((0, side * 0.1, 0.95), (0.02, side * 0.115, 0.5), 0.115, 0.082)
            balls += _limb((0.02, side * 0.115, 0.5), (0, side * 0.125, 0.09), 0.08, 0.062)
    _merged("suit", balls, cloth, root)
    glove = plain("glove", "#0b0d10", 0.6)
    for elbow, hand in hands:
        ahead = (hand - elbow).normalized()
        _merged("glove", [(hand + ahead * 0.025, 0.046, (1, 1, 1)), (hand + ahead * 0.075, 0.05, (1, 0.9, 0.9)), (hand + ahead * 0.1 + Vector((0.02, 0, 0.03)), 0.026, (1, 1, 1))], glove, root, 0.008, 0)
        cuff = shapes.lathe("cuff", [(0.052, -0.02), (0.056, 0), (0.052, 0.02)], plain("cuff", look["trim"], 0.6), root, 20)
        cuff.location = hand + ahead * 0.005
        cuff.rotation_euler = ahead.to_track_quat("Z", "Y").to_euler()
    if legs:
        for side in (1, -1):
            _merged("boot", [((0, side * 0.125, 0.08), 0.07, (1, 0.8, 1)), ((0.08, side * 0.13, 0.05), 0.062, (1.3, 0.8, 0.75)), ((0.14, side * 0.13, 0.045), 0.05, (1.2, 0.85, 0.75))], plain("boot", "#0b0d10", 0.45), root, 0.012, 0)
    collar = shapes.lathe("collar", [(0.088, 0), (0.092, 0.03), (0.084, 0.055), (0.078, 0.03)], plain("collar", look["trim"], 0.7), root, 28)
    collar.location = (0.0, 0, 1.525)
    _patches(look, root)
    lid = helmet(look, root)
    lid.location = (0.015, 0, 1.692)
    lid.rotation_euler = (0, math.radians(nod), math.radians(turn))
    return root


def _patches(look, root):
    """Two badges on the chest: plain colours, no marks."""
    for y, code, size in ((0.085, "#ff3d10", (0.075, 0.03)), (-0.085, "#e9eff3", (0.07, 0.022))):
        made = shapes.box("patch", (0.143, y, 1.345), (0.012, size[0], size[1]), plain("patch", code, 0.6), root, 0.003, (0, -6, 0))
        made.rotation_euler.z = math.radians(26 if y > 0 else -26) * 0.8
        made.location.x = 0.141
