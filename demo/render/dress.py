"""What makes a painted shell a race car: numbers, partners' names, grilles, banner, splitter rods. All names are invented."""
import math

import bmesh
import bpy
from mathutils import Vector

import shapes
from materials import plain

# Looking along an axis: where the reader stands, and what is right and up for them.
VIEWS = {
    "left": (Vector((0, -1, 0)), Vector((-1, 0, 0)), Vector((0, 0, 1))),
    "right": (Vector((0, 1, 0)), Vector((1, 0, 0)), Vector((0, 0, 1))),
    "front": (Vector((-1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))),
    "rear": (Vector((1, 0, 0)), Vector((0, -1, 0)), Vector((0, 0, 1))),
    "bonnet": (Vector((0, 0, -1)), Vector((0, 1, 0)), Vector((-1, 0, 0))),
}


def lettering(words, size, tree, view, centre, material, parent, lift=0.008, lean=0.0):
    """Flat letters laid onto the body around `centre` as seen from `view`; letters that miss it are left out."""
    made = shapes.text(words, size, material, None, 0.0, lean)
    made.data.resolution_u = 5
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(made)
    work = bmesh.new()
    work.from_mesh(data)
    for _ in range(2):
        bmesh.ops.subdivide_edges(work, edges=[edge for edge in work.edges if edge.calc_length() > 0.05], cuts=1)
        bmesh.ops.triangulate(work, faces=work.faces[:])
    return shapes.laid_onto(tree, work, centre, VIEWS[view], lift, "letters", material, parent)


def patch(tree, outline, axis, material, parent, lift, at=3.0, cuts=4):
    from laying import decal

    return decal("patch", tree, outline, axis, material, parent, lift, cuts, at)


def grilles(spec, tree, parent):
    """Bars in every opening of the face."""
    bar = plain("bar", "#39424a", 0.35, 0.7)
    for outline in spec["intakes"]:
        for mirrored in (False, True):
            ring = [(-a, b) for a, b in outline] if mirrored else outline
            if mirrored and min(a for a, _b in outline) <= 0:
                continue
            low, high = min(b for _a, b in ring), max(b for _a, b in ring)
            count = max(2, int((high - low) / 0.045))
            for k in range(1, count):
                z = low + (high - low) * k / count
                cuts = []
                for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1]):
                    if (b - z) * (d - z) < 0:
                        cuts.append(a + (c - a) * (z - b) / (d - b))
                if len(cuts) == 2:
                    left, right = min(cuts) + 0.012, max(cuts) - 0.012
                    patch(tree, [(left, z - 0.005), (right, z - 0.005), (right, z + 0.005), (left, z + 0.005)], "x", bar, parent, 0.014)


def banner(spec, screen, parent):
    """The team's name across the top of the windscreen."""
    dark = plain("banner", spec["livery"].get("banner", "#0c0e11"), 0.4)
    x, top, half = spec["cabin"][1][0], spec["cabin"][1][1], spec["cabin"][1][2]
    patch(screen, [(-half * 0.93, top - 0.085), (half * 0.93, top - 0.085), (half * 0.9, top + 0.012), (-half * 0.9, top + 0.012)], "x", dark, parent, 0.006, 3.0, 6)
    lettering("LÍPA DRIFT TEAM", 0.072, screen, "front", (x, 0, top - 0.036), plain("white", "#f4f6f7", 0.5), parent, 0.012)


def names(spec, tree, parent):
    livery = spec["livery"]
    (front, rear), nose, end = spec["axles"], spec["stations"][0][0], spec["stations"][-1][0]
    light, ink = plain("white", "#f4f6f7", 0.45), plain("ink", "#0b0d10", 0.5)
    on_body = ink if livery.get("pale") else light
    sill = ink if livery.get("pale_skirt") else light
    for side, view in ((1, "left"), (-1, "right")):
        for words, size, x, z, tone in (
            ("GRIPLINE", 0.105, 0.42, 0.235, sill),
            ("VOLTERA", 0.105, -0.42, 0.235, sill),
            ("ANGLEWORKS", 0.06, spec["number_at"][0] - 0.04, spec["number_at"][1] + 0.225, on_body),
            ("NORDLAK", 0.07, (front + nose) / 2 + 0.16, spec["stations"][2][3] - 0.13, on_body),
            ("MÁCHOVO", 0.075, (rear + end) / 2 - 0.16, spec["stations"][-2][3] - 0.18, on_body),
        ):
            if abs(x) > 1 and abs(x - (front if x > 0 else rear)) < 0.52:
                continue
            lettering(words, size, tree, view, (x, side * 0.9, z), tone, parent)
        # The slip angle's three strokes behind the number.
        x, z = spec["number_at"]
        for k in range(3):
            at, slope = x + 0.36 + 0.07 * k, math.tan(math.radians(12))
            ring = [(at, z - 0.185), (at + 0.035, z - 0.185), (at + 0.035 + 0.37 * slope, z + 0.185), (at + 0.37 * slope, z + 0.185)]
            patch(tree, ring, "y", plain("stroke", livery.get("stroke", "#f4f5f6"), 0.4), parent, 0.005, 3 * side)
    lettering("LÍPA", 0.3, tree, "bonnet", (front + 0.3, 0, 0.9), on_body, parent)
    lettering("LÍPA DRIFT", 0.085, tree, "rear", (end, 0, sum(spec["tail_mid"]) / 2 if "tail_mid" in spec else spec["stations"][-1][3] - 0.125), light if spec["tail_bed"] else on_body, parent, 0.012)


def number(spec, tree, parent):
    """The start number on its slanted plate, on both doors."""
    white, ink = plain("plate", "#f3f5f6", 0.4), plain("ink", "#0b0d10", 0.5)
    x, z = spec["number_at"]
    for side, view in ((1, "left"), (-1, "right")):
        lean = -0.04
        outline = [(x - 0.27 + lean, z - 0.185), (x + 0.27 + lean, z - 0.185), (x + 0.27 - lean, z + 0.185), (x - 0.27 - lean, z + 0.185)]
        patch(tree, outline, "y", white, parent, 0.004, 3 * side)
        lettering(spec["livery"]["number"], 0.4, tree, view, (x, side * 0.9, z - 0.005), ink, parent, 0.009, 0.2)


def fittings(spec, tree, parent):
    """Tow strap, splitter rods, bonnet pins, door handles, aerial, skirt boards."""
    gloss, steel = plain("black", "#08090a", 0.18, coat=0.6), plain("pin", "#c4ccd2", 0.25, 0.9)
    nose = spec["stations"][0][0]
    hot = plain("strap", "#ff2d12", 0.6)
    shapes.tube("strap", [(nose - 0.03, 0.3, 0.27), (nose + 0.08, 0.3, 0.25), (nose + 0.09, 0.3, 0.18), (nose + 0.02, 0.3, 0.17)], 0.013, hot, parent, 8)
    for y in (0.52, -0.52):
        shapes.tube("rod", [(nose - 0.06, y, 0.36), (nose + 0.06, y * 0.98, 0.13)], 0.007, steel, parent, 8)
    for y in (0.36, -0.36):
        place = tree.ray_cast(Vector((nose - 0.26, y, 3)), Vector((0, 0, -1)))[0]
        if place:
            shapes.lathe("pin", [(0, 0.016), (0.022, 0.012), (0.026, 0)], steel, parent, 16).location = place
    for side in (1, -1):
        x, z = spec["number_at"]
        hit = tree.ray_cast(Vector((x - 0.44, side * 3, z + 0.2)), Vector((0, -side, 0)))[0]
        if hit:
            shapes.box("handle", (hit.x, hit.y, hit.z), (0.16, 0.03, 0.03), gloss, parent, 0.01)
        front, rear = spec["axles"]
        wide = min(spec["stations"], key=lambda row: abs(row[0]))[1]
        shapes.box("board", ((front + rear) / 2, side * (wide + 0.035), 0.115), (front - rear - 0.84, 0.16, 0.016), gloss, parent)
        shapes.box("fin", (rear + 0.56, side * (wide + 0.1), 0.17), (0.24, 0.012, 0.11), gloss, parent)
    x, z = spec["cabin"][3][0], spec["cabin"][3][1]
    shapes.tube("aerial", [(x + 0.1, 0.22, z), (x - 0.02, 0.22, z + 0.3)], 0.005, gloss, parent, 6)


def dressed(spec, tree, screen, parent):
    number(spec, tree, parent)
    names(spec, tree, parent)
    banner(spec, screen, parent)
    grilles(spec, tree, parent)
    fittings(spec, tree, parent)
