"""The hero film's car: cut-outs in linear light, one for each moment of its swing, and their mirror images.

blender -b -P film.py -- OUT WIDTH SAMPLES COUNT [INDEX ...]

Writes OUT/film/car-00.exr ... and OUT/film/mirror-00.exr ... ; where they lie in the frame is in demo/make-film.ts,
which puts road, lights and smoke around them.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector

import scenes
import shapes
import stage
import track

EYE, AIM, LENS = (4.4, -6.0, 0.62), (-1.05, 0.1, 0.98), 36
# The part of the frame that the car may fill, from the left and from the bottom; the mirror image has its own.
CAR, MIRROR = (0.4, 0.1, 0.96, 0.66), (0.4, 0.6, 0.96, 1.0)
YAW, SWING = -34, 3.4


def car(swing):
    """The car at `swing` from -1 to 1: the further round, the more lock and roll."""
    root = scenes.posed("kestrel", YAW + SWING * swing, 0.1, 0.1, steer=34 - 5 * swing, roll=1.7 - 0.9 * swing)
    scenes.usual_light(rim=900)
    stage.headlights(root, beams=0)
    ground = track.ground(0.6)
    ground.visible_camera = False
    return root


def rolling():
    """The wheels turn while the shutter is open; the rear ones faster."""
    scene = bpy.context.scene
    scene.render.use_motion_blur = True
    scene.render.motion_blur_shutter = 1.0
    scene.frame_set(1)
    for made in bpy.data.objects:
        if made.name.startswith("spin"):
            half = 0.35 if made.matrix_world.translation.x > 0.4 else 0.5
            start = made.rotation_euler.z
            for frame, turn in ((0, -half), (1, 0.0), (2, half)):
                made.rotation_euler.z = start + turn
                made.keyframe_insert("rotation_euler", index=2, frame=frame)
            for curve in made.animation_data.action.fcurves:
                for key in curve.keyframe_points:
                    key.interpolation = "LINEAR"


def cut_out(path, width, samples, swing, border, below):
    scene = stage.fresh(width, width * 9 // 16, samples)
    eye, aim = Vector(EYE), Vector(AIM)
    if below:
        eye.z, aim.z = -eye.z, -aim.z
    stage.camera(eye, aim, LENS)
    car(swing)
    if not below:
        bpy.context.view_layer.update()
        rolling()
    render = scene.render
    render.film_transparent = True
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = border
    stage.keep(path)


out, width, samples, count, *some = sys.argv[sys.argv.index("--") + 1 :]
width, samples, count = int(width), int(samples), int(count)
os.makedirs(os.path.join(out, "film"), exist_ok=True)
for index in map(int, some) if some else range(count):
    swing = 2 * index / (count - 1) - 1
    cut_out(os.path.join(out, f"film/car-{index:02d}"), width, samples, swing, CAR, False)
    if index % 4 == 0:
        cut_out(os.path.join(out, f"film/mirror-{index:02d}"), width // 2, max(4, samples // 2), swing, MIRROR, True)
    print("DONE", index, flush=True)
