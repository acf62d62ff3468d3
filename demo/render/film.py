"""The hero film's layers: the still place with the car, and its smoke for each frame.

blender -b -P film.py -- plate OUT WIDTH SAMPLES
blender -b -P film.py -- smoke OUT WIDTH FIRST LAST
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector

import scenes
import shapes
import stage
import track

FRAMES = 120
YAW = -34


def place():
    """The place and the car, which stands on the right: the words stand on the left."""
    stage.camera((4.4, -6.0, 0.62), (-1.05, 0.1, 0.98), 36)
    scenes.venue("stand", 0.6, lights=((-17, 0.1), (-7.5, 0.12), (1.5, 0.12), (10, 0.1)))
    root = scenes.posed("kestrel", YAW, 0.1, 0.1, steer=33, roll=1.6)
    scenes.usual_light(rim=800)
    stage.headlights(root, beams=0.5)
    track.haze(11)
    return root


def rolling():
    """The wheels turn while the shutter is open."""
    scene = bpy.context.scene
    scene.render.use_motion_blur = True
    scene.render.motion_blur_shutter = 1.0
    scene.frame_set(1)
    for made in bpy.data.objects:
        if made.name.startswith("spoke"):
            start = made.rotation_euler.z
            for frame, turn in ((0, -0.5), (1, 0.0), (2, 0.5)):
                made.rotation_euler.z = start + turn
                made.keyframe_insert("rotation_euler", index=2, frame=frame)
            for curve in made.animation_data.action.fcurves:
                for key in curve.keyframe_points:
                    key.interpolation = "LINEAR"


def puffs(root, moment):
    """Smoke at `moment` (0 to 1 of the loop): every puff lives a whole number of times per loop."""
    chance = random.Random(5)
    facing = math.radians(YAW)
    eye = bpy.context.scene.camera.location
    away = Vector((-math.cos(facing) - 0.12, -math.sin(facing) * 0.35 + 0.2, 0)).normalized()
    across = Vector((-away.y, away.x, 0))
    lit = 1 + 0.05 * math.sin(moment * math.tau * 7) + 0.04 * math.sin(moment * math.tau * 11 + 1)
    for i in range(84):
        lives, phase = chance.choice((2, 2, 3)), chance.random()
        spread, rise, kind = chance.gauss(0, 1), abs(chance.gauss(0, 1)), chance.randrange(8)
        size, spin, side = chance.uniform(0.8, 1.25), chance.uniform(-1.2, 1.2), 1 if i % 2 else -1
        level = 0.5 * chance.uniform(0.75, 1.15) * lit
        age = (moment * lives + phase) % 1
        far = age**0.85
        start = root.matrix_world @ Vector((-1.35, side * 0.9, 0.1))
        radius = (0.4 + 2.1 * far) * size
        at = start + away * (0.1 + far * 8.5) + across * spread * (0.1 + 0.8 * far)
        at.z = radius * 0.42 + rise * (0.08 + 0.75 * far)
        hot = 0.4 * max(0, 1 - far * 2.2)
        level *= 1.05 - 0.45 * far
        light = (level * (0.86 + hot), level * (0.95 - hot * 0.25), level * (1.06 - hot * 0.6))
        fade = min(1, age * 9) * min(1, (1 - age) * 3.5)
        made = stage.puff(at, radius, light, 0.62 * fade * (1 - 0.45 * far), eye, kind)
        made.rotation_euler.rotate_axis("Z", spin * far)


def plate(out, width, samples):
    stage.fresh(width, width * 9 // 16, samples)
    place()
    rolling()
    stage.finish(os.path.join(out, "film-plate.png"), grain=0.0, bloom=0.6, vignette=0.3)


def smoke(out, width, first, last):
    """Smoke alone, straight alpha, the car cut out; few samples do, for there is no lamp to sample."""
    os.makedirs(os.path.join(out, "film"), exist_ok=True)
    scene = stage.fresh(width, width * 9 // 16, 2)
    scene.cycles.min_transparent_bounces = scene.cycles.transparent_max_bounces = 48
    root = place()
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.view_layers[0].cycles.denoising_store_passes = False
    bpy.context.view_layer.update()
    for made in list(bpy.data.objects):
        if made.type == "LIGHT" or made.name.startswith(("beam", "puff")):
            bpy.data.objects.remove(made)
        elif made.type in ("MESH", "CURVE", "FONT"):
            made.is_holdout = True
    for frame in range(first, last):
        path = os.path.join(out, "film", f"{frame:03d}.png")
        if os.path.exists(path):
            continue
        for made in [one for one in bpy.data.objects if one.name.startswith("puff")]:
            bpy.data.meshes.remove(made.data)
        puffs(root, frame / FRAMES)
        scene.render.filepath = path
        bpy.ops.render.render(write_still=True)


kind, out, *numbers = sys.argv[sys.argv.index("--") + 1 :]
{"plate": plate, "smoke": smoke}[kind](out, *map(int, numbers))
