"""Pictures of what the shop sells, but for its clothes."""
import math

import bmesh
import bpy
from mathutils import Vector

import car
import laying
import cloth
import shapes
import stage
from materials import Graph, asphalt, plain, rgb
from scenes import scene
from studio import leaning, reflections, sheet, shown, studio, words

WHITE, INK, HOT = "#f0f3f5", "#0d1013", "#ff4a1c"
SQUARE = dict(ratio=1.0, wide=0.8)


# Where the crown's outline lies: how far out at which height, both from 0 to 1.
CROWN = [(1.0, 0.0), (1.0, 0.2), (0.985, 0.42), (0.93, 0.66), (0.8, 0.83), (0.58, 0.935), (0.3, 0.985), (0.0, 1.0)]


def _crown(a, t):
    i = min(int(t * (len(CROWN) - 1)), len(CROWN) - 2)
    f = t * (len(CROWN) - 1) - i
    (r0, h0), (r1, h1) = CROWN[i], CROWN[i + 1]
    (ra, ha), (rb, hb) = CROWN[max(i - 1, 0)], CROWN[min(i + 2, len(CROWN) - 1)]
    mix = lambda p, q, r, s: 0.5 * (2 * q + (r - p) * f + (2 * p - 5 * q + 4 * r - s) * f * f + (3 * q - p - 3 * r + s) * f**3)
    out, high = mix(ra, r0, r1, rb), mix(ha, h0, h1, hb)
    front = max(0.0, -math.sin(a))
    seam = 1 - 0.011 * max(0, abs(math.cos(3 * (a + math.pi / 2))) - 0.93) / 0.07 * (0.3 + 0.7 * min(1, high * 3))
    crease = 0.0011 * math.sin(5 * a + 9 * high) * math.sin(11 * high + 2 * a) * (1 - front)
    lift = 1 + 0.1 * front * high * (1 - high) * 2
    return Vector(((0.094 * out * seam + crease) * math.cos(a), (0.108 * out * seam * lift + crease) * math.sin(a), 0.012 + 0.132 * high * (1 + 0.05 * front * (1 - high))))


@scene("products/team-cap", **SQUARE)
def cap():
    studio((-0.34, -0.98, 0.3), (0.004, -0.045, 0.062), 108, key=1.7)
    reflections((0, 0, 0.1), 2.2)
    n, m = 180, 48
    points = [_crown(math.tau * i / n, k / m) for i in range(n) for k in range(m + 1)]
    faces = [(i * (m + 1) + k, (i + 1) % n * (m + 1) + k, (i + 1) % n * (m + 1) + k + 1, i * (m + 1) + k + 1) for i in range(n) for k in range(m)]
    twill = cloth.fabric("twill", "#20272e", 0.8, 0.6, 1500, 0.35)
    crown = shapes.mesh("dome", points, faces, twill, None, angle=70)
    _stripe(twill)
    stitch = plain("stitch", "#46525c", 0.8)
    for k in range(6):
        for off in (-0.035, 0.035):
            a = -math.pi / 2 + math.tau * k / 6
            path = [_crown(a + off / (1.02 - 0.9 * t), t) * 1.002 for t in [0.02 + 0.93 * i / 30 for i in range(31)]]
            shapes.tube("stitch", path, 0.00042, stitch, None, 5)
        hole = _crown(-math.pi / 3 + math.tau * k / 6, 0.66)
        eye = shapes.lathe("eyelet", [(0.0022, 0.0), (0.0045, 0.0012), (0.0052, 0.0)], stitch, None, 20)
        eye.location, eye.rotation_euler = hole * 1.002, (hole - Vector((0, 0, 0.05))).to_track_quat("Z", "Y").to_euler()
    hot = cloth.fabric("peak", HOT, 0.75, 0.5, 1500, 0.3)
    rim, faces = [], []
    for i in range(49):
        t = -1 + i / 24
        for k in range(13):
            out = k / 12
            a = -math.pi / 2 + t * 1.24
            inner = Vector((0.0945 * math.cos(a), 0.1085 * math.sin(a), 0))
            reach = 0.074 * max(0.0, 1 - abs(t) ** 3.2) ** 0.62
            place = inner + Vector((0.16 * t * reach, -reach, 0)) * out
            rim.append((place.x, place.y, 0.0165 - 0.014 * t * t * (0.4 + 0.6 * out) - 0.005 * out))
    for i in range(48):
        for k in range(12):
            a = i * 13 + k
            faces.append((a, a + 1, a + 14, a + 13))
    peak = shapes.mesh("brim", rim, faces, hot, None, angle=70)
    peak.modifiers.new("solid", "SOLIDIFY").thickness = 0.0034
    for k in (3, 5, 7, 9, 11):
        shapes.tube("stitch", [(x, y, z + 0.0009) for x, y, z in [rim[i * 13 + k] for i in range(3, 46)]], 0.0004, plain("peakstitch", "#c23310", 0.8), None, 5)
    knob = shapes.lathe("knob", [(0, 0.0052), (0.006, 0.004), (0.0085, 0.0)], hot, None, 24)
    knob.location = (0, 0, 0.1435)
    made = shapes.text("LÍPA", 0.05, plain("thread", WHITE, 0.6), None, 0.0)
    made.data.resolution_u = 6
    made.location, made.rotation_euler = (0, -0.3, 0.0795), (math.radians(90), 0, 0)
    bpy.context.view_layer.update()
    _embroider(crown, made)
    return dict(bloom=0.35, exposure=1.15, grain=0.004)


def _stripe(material):
    """One line at twelve degrees around the crown."""
    g = Graph(material)
    x, y, z = g.node("ShaderNodeSeparateXYZ", Vector=g.node("ShaderNodeTexCoord").outputs["Object"]).outputs
    node = material.node_tree.nodes["Principled BSDF"]
    old = node.inputs["Base Color"].links[0].from_socket
    v = g.math("MULTIPLY_ADD", x, -0.2126, z)
    g.put(node.inputs["Base Color"], g.mix(g.between(v, 0.036, 0.0445), old, rgb(HOT)))


def _embroider(onto, letters, lift=0.0022):
    """Thick thread thrown along +y onto a mesh."""
    tree = laying.bvh(onto)
    work = bmesh.new()
    work.from_mesh(bpy.data.meshes.new_from_object(letters.evaluated_get(bpy.context.evaluated_depsgraph_get())))
    bmesh.ops.triangulate(work, faces=work.faces[:])
    for _ in range(2):
        bmesh.ops.subdivide_edges(work, edges=[e for e in work.edges if e.calc_length() > 0.006], cuts=1)
        bmesh.ops.triangulate(work, faces=work.faces[:])
    for vert in work.verts:
        p = letters.matrix_world @ vert.co
        hit = tree.ray_cast(p, Vector((0, 1, 0)))
        vert.co = hit[0] + hit[1] * lift if hit[0] else p
    made = shapes.from_bmesh("embroidery", work, letters.material_slots[0].material)
    bpy.data.objects.remove(letters)
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0022, -1


@scene("products/drift-taxi", **SQUARE)
def voucher():
    """The voucher stands on wet stone before smoke, a second one lies under it."""
    place = (0.16, -1.3, 0.5)
    studio(place, (0.0, 0.0, 0.125), 60, key=1.2)
    dark, hot = plain("card", "#12171c", 0.38, coat=0.5), plain("stub", HOT, 0.45, coat=0.3)
    root = shapes.empty("card")
    root.location, root.rotation_euler = (0, 0.06, 0.152), (math.radians(74), 0, math.radians(7))
    shapes.box("card", (0, 0, 0), (0.64, 0.3, 0.005), dark, root, 0.002)
    sheet(-0.085, 0.0, 0.47, 0.3, 0.0032, shown("cars/magnet-350z.png"), root)
    # A dark band for the words, an edge, and the stub that is torn off.
    sheet(-0.085, 0.108, 0.47, 0.084, 0.0034, dark, root)
    leaning(-0.262, 0, 0.05, 0.3, 0.0036, hot, root)
    sheet(0.235, 0, 0.17, 0.3, 0.0036, hot, root)
    white, ink = plain("print", WHITE, 0.6), plain("ink", INK, 0.6)
    for i in range(17):
        shapes.lathe("hole", [(0, 0.0004), (0.0034, 0.0)], ink, root, 12).location = (0.15, -0.14 + 0.0175 * i, 0.004)
    for content, size, x, y, material in (("DRIFT TAXI", 0.062, -0.07, 0.108, white), ("10", 0.13, 0.235, 0.06, ink), ("MIN", 0.05, 0.237, -0.026, ink), ("LÍPA", 0.034, 0.235, -0.088, ink), ("DRIFT TEAM", 0.0175, 0.235, -0.117, ink)):
        words(content, size, (x, y, 0.0046), (0, 0, 0), material, root)
    under = shapes.empty("under")
    under.location, under.rotation_euler = (-0.02, -0.19, 0.006), (0, 0, math.radians(-11))
    shapes.box("card", (0, 0, 0), (0.64, 0.3, 0.005), dark, under, 0.002)
    leaning(0.2, 0, 0.22, 0.3, 0.0032, hot, under)
    words("LÍPA DRIFT TEAM", 0.044, (-0.12, -0.095, 0.0036), (0, 0, 0), white, under)
    for i in range(9):
        stage.puff((-0.8 + 0.2 * i, 0.5 + 0.1 * math.sin(i * 2), 0.16), 0.26, (0.13 + 0.015 * i, 0.17, 0.22 - 0.012 * i), 0.5, place)
    return dict(bloom=0.4, exposure=1.1, grain=0.004)


@scene("products/kestrel-model-1-43", **SQUARE)
def model():
    """The model on a slab of asphalt under its clear cover."""
    studio((0.9, -1.25, 0.52), (0, 0, 0.14), 53, key=1.4)
    shapes.box("plinth", (0, 0, 0.028), (0.8, 0.44, 0.056), plain("plinth", "#0b0e11", 0.2, coat=0.8), None, 0.006)
    road = shapes.box("road", (0, 0, 0.058), (0.74, 0.38, 0.008), asphalt(0.2), None, 0.002)
    road.scale = (1, 1, 1)
    root = car.build("kestrel", steer=-28, driver=False)
    root.scale = (0.148,) * 3
    root.location, root.rotation_euler = (0, 0, 0.062), (0, 0, math.radians(-20))
    plate = shapes.box("plate", (0, -0.2215, 0.028), (0.34, 0.003, 0.036), plain("plate", "#c8ced4", 0.28, 0.9), None, 0.001)
    words("KESTREL S14   1:43   N° 017/500", 0.0175, (0, -0.2232, 0.028), (90, 0, 0), plain("ink", INK, 0.6))
    acryl = bpy.data.materials.new("acryl")
    g = Graph(acryl)
    shine = g.node("ShaderNodeBsdfGlossy", Color=(0.9, 0.95, 1, 1), Roughness=0.02)
    edge = g.math("MULTIPLY", g.node("ShaderNodeFresnel", IOR=1.35).outputs[0], 0.9)
    g.put(g.surface(), g.node("ShaderNodeMixShader", i0=edge, i1=g.node("ShaderNodeBsdfTransparent").outputs[0], i2=shine.outputs[0]).outputs[0])
    cover = shapes.box("cover", (0, 0, 0.2), (0.77, 0.41, 0.285), acryl, None, 0.004)
    cover.visible_shadow = False
    line = plain("acryledge", "#b9d4ea", 0.05, glow=0.16)
    for x in (-0.385, 0.385):
        for y in (-0.205, 0.205):
            shapes.box("edge", (x, y, 0.2), (0.0025, 0.0025, 0.285), line)
        shapes.box("edge", (x, 0, 0.3425), (0.0025, 0.41, 0.0025), line)
    for y in (-0.205, 0.205):
        shapes.box("edge", (0, y, 0.3425), (0.77, 0.0025, 0.0025), line)
    return dict(bloom=0.35, exposure=1.15, grain=0.004)


@scene("products/key-ring", **SQUARE)
def key_ring():
    """Tread pressed into a milled frame, on its ring, beside its card."""
    studio((0.12, -0.62, 0.66), (0.035, 0.012, 0.01), 84, lines=False, key=1.1)
    reflections((0, 0, -0.3), 1.5)
    steel, frame = plain("ringsteel", "#c8ced4", 0.14, 1), plain("frame", "#9aa4ac", 0.3, 0.95)
    tag = shapes.empty("tag")
    tag.location, tag.rotation_euler = (-0.02, -0.07, 0.012), (0, 0, math.radians(14))
    for x, y, w, h in ((0, 0.086, 0.15, 0.034), (0, -0.096, 0.15, 0.016), (0.067, -0.005, 0.016, 0.19), (-0.067, -0.005, 0.016, 0.19)):
        # The sides lie a little lower: faces in one plane are drawn black where they cross.
        shapes.box("bar", (x, y, 0), (w, h, 0.02 if w > h else 0.019), frame, tag, 0.003)
    rubber = plain("tread", "#111315", 0.75)
    shapes.box("bed", (0, -0.01, -0.004), (0.122, 0.168, 0.008), rubber, tag)
    for row in range(6):
        for side in (1, -1):
            block = shapes.box("block", (side * 0.031, -0.079 + 0.028 * row, 0.004), (0.052, 0.019, 0.012), rubber, tag, 0.0025)
            block.rotation_euler.z = math.radians(side * 24)
    shapes.box("groove", (0, -0.01, 0.003), (0.005, 0.165, 0.004), plain("groove", "#040505", 0.9), tag)
    words("LÍPA 17", 0.02, (0.018, 0.0865, 0.0103), (0, 0, 0), plain("ink", INK, 0.5), tag)
    leaning(0.0, -0.096, 0.1, 0.005, 0.0103, plain("stub", HOT, 0.5), tag)
    eye = shapes.lathe("eye", [(0.0075, 0.011), (0.0105, 0.0115), (0.0115, 0.0105)], steel, tag, 28)
    eye.location = (-0.045, 0.0865, 0)
    shapes.lathe("hole", [(0, 0.0106), (0.0075, 0.0106)], plain("dark", "#020303", 1.0), tag, 24).location = (-0.045, 0.0865, 0)
    for grow, up, turn in ((0.058, 0.0, 0.0), (0.0575, 0.0058, 0.5)):
        ring = [(-0.098 + grow * math.cos(a + turn), 0.075 + grow * math.sin(a + turn), 0.016 + up + 0.004 * math.cos(a)) for a in [i * math.tau / 72 for i in range(73)]]
        shapes.tube("ring", ring, 0.0033, steel, None, 12)
    card = shapes.box("card", (0.12, 0.11, 0.002), (0.2, 0.12, 0.002), plain("paper", "#e9edf0", 0.7), None, 0.0008, (0, 0, -9))
    words("SOSNOVÁ", 0.026, (0.0, 0.028, 0.0012), (0, 0, 0), plain("ink", INK, 0.6), card)
    words("R3  TANDEM  TOP 8", 0.013, (0.0, -0.002, 0.0012), (0, 0, 0), plain("ink", INK, 0.6), card)
    leaning(0, -0.033, 0.15, 0.012, 0.0012, plain("stub", HOT, 0.5), card)
    return dict(bloom=0.4, grain=0.004)


@scene("products/sticker-set", **SQUARE)
def stickers():
    """A sheet of eight cut stickers, one of them half off."""
    studio((0.0, -0.62, 1.42), (0, -0.012, 0), 68, lines=False, key=0.62, stone=False)
    sheet_ = shapes.box("sheet", (0, 0, 0.002), (0.62, 0.72, 0.002), plain("backing", "#b9c2c8", 0.5), None, 0.001, (0, 0, 5))
    for i in range(24):
        words("LÍPA DRIFT TEAM", 0.011, (-0.2 + 0.2 * (i % 3), -0.332 + 0.0965 * (i // 3), 0.0011), (0, 0, 0), plain("faint", "#a2acb3", 0.6), sheet_)
    rows = [
        ("LÍPA DRIFT", HOT, "#f3f5f6", 0.0, 0.27, 0.5, 0.1),
        ("17", "#f3f5f6", INK, -0.155, 0.115, 0.2, 0.16),
        ("63°", "#0f74c4", "#f3f5f6", 0.12, 0.15, 0.26, 0.1),
        ("46", "#c8f52a", INK, 0.12, 0.045, 0.26, 0.08),
        ("24", "#0b2238", "#8fd3ff", -0.155, -0.035, 0.2, 0.1),
        ("TANDEM", "#ffc928", INK, 0.12, -0.06, 0.26, 0.09),
        ("SIDEWAYS SINCE 2017", "#171c21", "#f3f5f6", 0.0, -0.165, 0.5, 0.075),
        ("12°", "#5a28c0", "#ffc928", 0.0, -0.275, 0.5, 0.1),
    ]
    for i, (content, code, ink, x, y, w, h) in enumerate(rows):
        root = shapes.empty("sticker", sheet_)
        root.location = (x, y, 0.0012)
        if content == "TANDEM":
            root.location.z, root.rotation_euler = 0.012, (math.radians(7), math.radians(-5), math.radians(-7))
        leaning(0, 0, w, h, 0.0006, plain("rim", "#fbfcfc", 0.3, coat=0.6), root)
        leaning(0, 0, w - 0.016, h - 0.014, 0.0009, plain("vinyl", code, 0.25, coat=0.8), root)
        words(content, h * 0.66 if len(content) < 12 else h * 0.5, (0, -0.001, 0.0012), (0, 0, 0), plain("stickerink", ink, 0.35), root)
        if i in (0, 7):
            for k in range(3):
                leaning(w * (0.4 if i == 0 else -0.4) + 0.018 * (k - 1), 0, 0.007, h * 0.5, 0.0012, plain("stickerink", ink, 0.35), root)
    return dict(bloom=0.2, grain=0.004)


@scene("products/wall-calendar", **SQUARE)
def calendar():
    place = (0.3, -1.6, 0.42)
    studio(place, (0, 0.05, 0.272), 92, key=1.5)
    root = shapes.empty("calendar")
    root.location, root.rotation_euler = (0, 0.1, 0.272), (math.radians(80), 0, math.radians(9))
    paper, ink, faint = plain("page", "#eef1f3", 0.6), plain("ink", INK, 0.6), plain("faintink", "#8a949c", 0.7)
    for k in range(4):
        shapes.box("page", (0.0015 * k, -0.001 * k, -0.0025 * k), (0.44, 0.54, 0.0018), paper, root)
    sheet(0, 0.115, 0.44, 0.31, 0.0016, shown("cars/kestrel-s14.png"), root)
    leaning(-0.14, -0.072, 0.11, 0.04, 0.0018, plain("stub", HOT, 0.5), root)
    words("10", 0.045, (-0.14, -0.0725, 0.0022), (0, 0, 0), ink, root)
    for i in range(7):
        for k in range(5):
            day = k * 7 + i - 2
            if not 1 <= day <= 31:
                continue
            x, y = -0.168 + 0.056 * i, -0.115 - 0.034 * k
            if day in (3, 4, 17):
                leaning(x, y + 0.0005, 0.042, 0.027, 0.0018, plain("stub", HOT, 0.5), root)
            words(str(day), 0.0175, (x, y, 0.002 if day in (3, 4, 17) else 0.0011), (0, 0, 0), ink if i < 5 or day in (3, 4, 17) else faint, root)
    steel = plain("ringsteel", "#c8ced4", 0.2, 1)
    for i in range(30):
        ring = [(-0.203 + 0.014 * i, 0.27 + 0.01 * math.cos(a), 0.01 * math.sin(a)) for a in [q * 0.4 for q in range(17)]]
        shapes.tube("ring", ring, 0.0014, steel, root, 6)
    for i in range(7):
        stage.puff((-0.8 + 0.25 * i, 0.7 + 0.1 * math.sin(i * 2), 0.16), 0.28, (0.12 + 0.02 * i, 0.16, 0.22 - 0.014 * i), 0.45, place)
    return dict(bloom=0.3, exposure=1.25, grain=0.004)
