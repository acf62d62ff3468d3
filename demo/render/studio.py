"""The studio of portraits and goods: black stone, lines of light that lean by the slip angle, mirrored lamps."""
import math
import os

import bpy

import shapes
import stage
from materials import Graph, plain


def reflections(at, distance=2.6, side=1):
    """What lacquer and visors mirror: lamps of a night track in front of the subject, never in the picture."""
    x, y, z = at
    for dx, dz, w, h, code, power in (
        (-1.5 * side, 0.95, 0.5, 0.16, "#dcebff", 16),
        (-0.75 * side, 1.05, 0.4, 0.14, "#dcebff", 16),
        (0.1 * side, 1.1, 0.4, 0.14, "#dcebff", 12),
        (1.9 * side, 0.35, 0.7, 0.05, "#ff4a1c", 14),
        (-1.8 * side, 0.12, 1.2, 0.03, "#8fd3ff", 6),
    ):
        made = shapes.box("reflected", (x + dx, y - distance, z + dz), (w, 0.02, h), plain("reflected", code, 0.3, glow=power))
        made.visible_camera = made.visible_diffuse = made.visible_shadow = False
    road = shapes.box("horizon", (x, y - distance - 1.2, z - 0.35), (7, 0.02, 0.5), plain("horizon", "#29455c", 0.5, glow=0.5))
    road.visible_camera = road.visible_diffuse = road.visible_shadow = False


def slash(x, y, z, long, code, power, wide=0.05, lean=12):
    """A tube of light that leans by the slip angle."""
    return shapes.box("slash", (x, y, z), (wide, 0.03, long), plain("slashlight", code, 0.3, glow=power), None, 0.01, (0, lean, 0))


def studio(place, target, lens=70, lines=True, key=1.0, stop=8.0, stone=True):
    """Wet black stone, two leaning lines far behind, a long soft key, the hot and the cold rim."""
    x, y, z = target
    stage.camera(place, target, lens, (math.dist(place, target), stop))
    stage.sky("#0a1017", 0.6)
    table = plain("stone", "#0d1115", 0.2, coat=0.25) if stone else plain("slab", "#12171c", 0.62)
    shapes.mesh("table", [(-6, -4, 0), (6, -4, 0), (6, 8, 0), (-6, 8, 0)], [(0, 1, 2, 3)], table, None, False)
    if lines:
        slash(0.8, 2.9, 0.8, 4, "#ff4a1c", 2.4, 0.045)
        slash(-0.75, 3.4, 0.8, 4, "#8fd3ff", 1.2, 0.03)
    stage.strip((x - 0.9, y - 0.7, z + 1.0), target, 22 * key, 1.3, "#e9f2ff", 0.3, 25)
    stage.strip((x + 0.2, y + 0.9, z + 1.1), target, 13 * key, 1.2, "#cfe4ff", 0.25)
    stage.lamp((x + 1.0, y + 0.5, z + 0.45), target, 20 * key, 0.35, "#ff5324")
    stage.lamp((x - 1.0, y + 0.6, z + 0.35), target, 13 * key, 0.35, "#a9d8ff")


def words(content, size, place, turn, material, parent=None, depth=0.0):
    made = shapes.text(content, size, material, parent, depth, heavy=True)
    made.data.resolution_u = 6
    made.location, made.rotation_euler = place, [math.radians(t) for t in turn]
    return made


def shown(path):
    """A material that shows a picture rendered before."""
    made = bpy.data.materials.new("photo")
    g = Graph(made)
    picture = g.node("ShaderNodeTexImage", Vector=g.node("ShaderNodeTexCoord").outputs["Generated"])
    picture.image = bpy.data.images.load(os.path.join(stage.OUT, path))
    node = made.node_tree.nodes["Principled BSDF"]
    g.put(node.inputs["Base Color"], picture.outputs["Color"])
    node.inputs["Roughness"].default_value = 0.35
    node.inputs["Emission Strength"].default_value = 0.25
    g.put(node.inputs["Emission"], picture.outputs["Color"])
    return made


def sheet(x, y, w, h, z, material, parent=None):
    return shapes.mesh("sheet", [(x - w / 2, y - h / 2, z), (x + w / 2, y - h / 2, z), (x + w / 2, y + h / 2, z), (x - w / 2, y + h / 2, z)], [(0, 1, 2, 3)], material, parent, False)


def leaning(x, y, w, h, z, material, parent=None, lean=12):
    """A sheet whose sides lean by the slip angle."""
    d = h / 2 * math.tan(math.radians(lean))
    return shapes.mesh("leaning", [(x - w / 2 - d, y - h / 2, z), (x + w / 2 - d, y - h / 2, z), (x + w / 2 + d, y + h / 2, z), (x - w / 2 + d, y + h / 2, z)], [(0, 1, 2, 3)], material, parent, False)


def room(target, view=(0, -3.0, 1.2), lens=92, warm=1):
    """The shop's studio: dark air, the two leaning lines far behind, a soft key that shows every fold."""
    stage.camera(view, target, lens, (3.0, 5.6))
    stage.sky("#0b1219", 0.8)
    shapes.box("wall", (0, 3.2, 1.5), (20, 0.2, 9), plain("wall", "#10161c", 0.9))
    x, y, z = target
    stage.strip((-1.5, -1.5, z + 1.0), target, 170, 1.8, "#e6f0ff", 0.4, 25)
    stage.strip((1.6, -0.8, z + 0.3), target, 34, 1.8, "#dcebff", 0.3, 90)
    stage.lamp((1.15 * warm, 0.9, z + 0.25), target, 55, 0.6, "#ff5324", 130)
    stage.lamp((-1.2 * warm, 0.9, z + 0.5), target, 50, 0.6, "#a9d8ff", 130)
    stage.lamp((0.9, 2.2, 1.2), (0.6, 3.2, 1.3), 26, 0.5, "#ff4a1c")
    stage.lamp((-0.9, 2.0, 1.2), (-0.6, 3.2, 1.5), 22, 0.5, "#5fb4f0")
