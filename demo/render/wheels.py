"""Wheels: tyre with its maker's (invented) name, rim with a polished lip, disc and caliper."""
import math

import bmesh
from mathutils import Vector

import shapes
from materials import plain

RADIUS = 0.335


def wheel(spec, root, x, side, steer, track=0.83):
    """One wheel; what turns with the road hangs on an empty named `spin`."""
    livery = spec["livery"]
    hub = shapes.empty("hub", root)
    size = spec.get("radius", RADIUS) / RADIUS
    hub.location, hub.scale = (x, side * track, RADIUS * size), (size, size, size)
    camber = math.radians(4 if x > 0 else 1.5)
    hub.rotation_euler = (side * camber, 0, math.radians(steer))
    # Looks outward along its own z.
    holder = shapes.empty("outward", hub)
    holder.rotation_euler = (math.radians(-90 * side), 0, 0)
    spin = shapes.empty("spin", holder)
    rubber = plain("rubber", "#0c0d0f", 0.72)
    shapes.lathe("tyre", [(0.225, -0.12), (0.3, -0.128), (0.325, -0.105), (RADIUS, -0.07), (RADIUS, 0.07), (0.325, 0.105), (0.3, 0.128), (0.235, 0.12)], rubber, spin, 64)
    metal = plain("rim", livery["rim"], 0.26, 0.6, 0.6)
    lip = plain("lip", livery.get("lip", "#dfe5e9"), 0.12, 1.0)
    shapes.lathe("lip", [(0.236, 0.122), (0.247, 0.13), (0.243, 0.134), (0.232, 0.126), (0.222, 0.1), (0.214, 0.07)], lip, spin, 64)
    shapes.lathe("barrel", [(0.214, 0.072), (0.206, 0.02), (0.2, -0.1)], metal, spin, 64)
    shapes.lathe("disc", [(0.05, -0.0), (0.165, 0.0), (0.165, 0.012), (0.05, 0.012)], plain("disc", "#6b7278", 0.3, 0.9), spin, 48)
    shapes.lathe("back", [(0, -0.06), (0.22, -0.06)], plain("dark", "#030404", 1.0), spin, 36)
    shapes.lathe("cap", [(0.0, 0.066), (0.03, 0.066), (0.036, 0.05), (0.07, 0.044), (0.08, 0.02)], metal, spin, 32)
    for k in range(5):
        nut = shapes.lathe("nut", [(0, 0.066), (0.008, 0.066), (0.009, 0.04)], lip, spin, 8)
        nut.location = (0.052 * math.cos(k * math.tau / 5), 0.052 * math.sin(k * math.tau / 5), 0)
    count = spec.get("spokes", 6)
    for i in range(count):
        work = bmesh.new()
        bmesh.ops.create_cube(work, size=1)
        bmesh.ops.subdivide_edges(work, edges=[e for e in work.edges if abs(e.verts[0].co.x - e.verts[1].co.x) > 0.5], cuts=3)
        for vert in work.verts:
            out = vert.co.x + 0.5
            dish = 0.04 + 0.052 * out**1.8
            vert.co = Vector((0.03 + 0.192 * out, vert.co.y * (0.056 - 0.02 * out), vert.co.z * 0.032 + dish))
        bmesh.ops.bevel(work, geom=work.edges[:], offset=0.006, segments=2, affect="EDGES", profile=0.6)
        spoke = shapes.from_bmesh("spoke", work, metal, spin, 50)
        spoke.rotation_euler = (0, 0, math.tau * (i + 0.3) / count)
    letters(spin, "GRIPLINE", 90)
    letters(spin, "GRIPLINE", 270)
    shapes.box("caliper", (-0.13, side * 0.03, 0.05), (0.07, 0.06, 0.17), plain("caliper", "#ff4a1c", 0.35, coat=0.6), hub, 0.015)
    return hub


def letters(spin, words, middle):
    """White letters around the tyre's flank."""
    white = plain("letter", "#e9edf0", 0.6)
    for k, one in enumerate(words):
        angle = math.radians(middle - (k - (len(words) - 1) / 2) * 9.5)
        made = shapes.text(one, 0.05, white, spin, 0.001)
        made.data.resolution_u = 3
        made.location = (0.277 * math.cos(angle), 0.277 * math.sin(angle), 0.1275)
        made.rotation_euler = (0, 0, angle - math.pi / 2)
