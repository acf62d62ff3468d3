"""What the hero film is put together from: blender -b -P film.py -- OUT WIDTH SAMPLES SHOT plate|FIRST:END:STEP

A camera on a tripod only turns, so its surroundings are one picture, OUT/film/SHOT-plate.npy, wide enough for the
whole pan. The car is rendered alone, cut out, at the frames asked for: OUT/film/SHOT-CAR-NNN.npz. What is
there already stays.
"""
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

import car
import post
import scenes
import shapes
import shots
import sky
import stage
import surround
import track
from materials import plain


def surroundings(shot):
    """A track that is long enough to pan along."""
    far = 15
    night = shot.light == "night"
    if night:
        track.ground(0.5)
        surround.strip(9.5, far + 60, plain("verge", "#14191a", 0.95), x0=-170, x1=170)
        track.barrier((-102, far), (102, far))
        track.stand(-34, 30, far + 2.5, 3, 7)
        track.trees(far + 16, -130, 130, 3, 6, 11)
        for x in (-62, -45, -28, -13, 3, 19, 35, 52):
            track.floodlight((x, far + 1.5), (x * 0.8, 1, 0), 0.1, 6.6, 2600)
    else:
        surround.ground(0.11)
        surround.strip(9.5, far + 60, surround.field(), x0=-170, x1=170)
        surround.boards((-102, far), (102, far), seed=4)
        if shot.back == "stand":
            track.stand(-34, 30, far + 2.2, 3, 7, surround.CROWD, "#7d868c")
            surround.flags(-32, 28, far + 1.2, 11, 4.6, 3)
            surround.leafy(far + 14, -130, 130, 5, 6, 10)
        else:
            track.tyre_wall((-50, far - 0.7), (50, far - 0.7), 3, 2)
            surround.leafy(far + 7, -130, 130, 8, 5, 9)
            surround.flags(-44, 40, far + 1.2, 8, 5.0, 6)
    track.hills(120, 2, 18, "#0c141b" if night else "#5b7350")
    track.kerb((-96, 8.6), (96, 8.6))
    # A white line before the eye and the rubber of earlier runs.
    surround.strip(shot.eye[1] + 5.2, shot.eye[1] + 5.38, plain("line", "#c9d0d4", 0.6), 0.008, -60, 60)
    for place, radius, start, end, seed in (((3, -19), 19, 30, 150, 1), ((-8, 24), 21, 225, 320, 3), ((6, -26), 28, 40, 140, 5), ((-4, -30), 33, 50, 130, 6), ((0, 30), 31, 220, 320, 8)):
        track.marks(place, radius, start, end, seed=seed)


def lamps(shot, carrier=None):
    """What the light of the day leaves open; at night the lamps about the car go with `carrier`."""
    if shot.light == "golden":
        stage.lamp((shot.eye[0] + 4, shot.eye[1] - 1, 4.5), (0, 0, 0.6), 1500, 5, "#ffe2c4")
    if carrier:
        before = set(bpy.data.objects)
        scenes.usual_light(key=520, warm=560, rim=1300, side=shot.side)
        for one in set(bpy.data.objects) - before:
            one.parent = carrier


def plate(out, width, samples, shot):
    """What stands around the camera, as far as it turns."""
    path = os.path.join(out, f"film/{shot.plate}-plate.npy")
    if os.path.exists(path):
        return
    high = width * (shots.HEIGHTS[1] - shots.HEIGHTS[0]) / (shots.AROUND[1] - shots.AROUND[0])
    stage.fresh(width, round(high * 1.25), samples)
    made = stage.camera(shot.eye, (shot.eye[0], shot.eye[1] + 10, shot.eye[2]))
    made.data.type = "PANO"
    lens = made.data.cycles
    lens.panorama_type = "EQUIRECTANGULAR"
    lens.longitude_min, lens.longitude_max = (math.radians(one) for one in shots.AROUND)
    lens.latitude_min, lens.latitude_max = (math.radians(one) for one in shots.HEIGHTS)
    sky.light(shot.light, *shot.sun[:1], height=shot.sun[1])
    surroundings(shot)
    lamps(shot)
    if shot.light == "night":
        track.haze(13, 26, bright=0.06, width=110)
    else:
        sky.airlight(shot.light, 26, 3, 0.5)
    light, normal, albedo = (one[..., :3] for one in stage.rendered())
    np.save(path, post.denoise(light, normal, albedo, 4, 1.6).astype(np.float32))


def keyed(shot, root, made, carrier, frames):
    """Car, wheels and camera as they are at every frame, so that what turns is blurred while the shutter is open."""
    shell = next(one for one in root.children if one.name.startswith("shell"))
    hubs = [one for one in root.children if one.name.startswith("hub")]
    for frame in frames:
        t = frame / shots.RATE
        x, y, yaw, steer, roll, pitch, front, rear, _smoke = shot.pose(t)
        root.location, root.rotation_euler = (x, y, 0), (0, 0, math.radians(yaw))
        shell.rotation_euler = (math.radians(roll), math.radians(pitch), 0)
        carrier.location = root.location
        for one, path in ((carrier, "location"), (root, "location"), (root, "rotation_euler"), (shell, "rotation_euler")):
            one.keyframe_insert(path, frame=frame)
        for hub in hubs:
            ahead = hub.location.x > 0
            side = 1 if hub.location.y > 0 else -1
            hub.rotation_euler.z = math.radians(steer if ahead else 0)
            hub.keyframe_insert("rotation_euler", index=2, frame=frame)
            spin = next(one for one in hub.children if one.name.startswith("outward")).children[0]
            spin.rotation_euler.z = -side * (front if ahead else rear)
            spin.keyframe_insert("rotation_euler", index=2, frame=frame)
        ahead, right, up, wide = shot.axes(t)
        made.rotation_euler = Matrix((right, up, [-one for one in ahead])).transposed().to_euler("XYZ", made.rotation_euler)
        made.data.angle = wide
        made.keyframe_insert("rotation_euler", frame=frame)
        made.data.keyframe_insert("lens", frame=frame)
    for action in bpy.data.actions:
        for curve in action.fcurves:
            for key in curve.keyframe_points:
                key.interpolation = "LINEAR"


def border(scene, made, root):
    """The part of the frame that the car fills."""
    places = [root.matrix_world @ Vector((x, y, z)) for x in (-2.35, 2.45) for y in (-1.05, 1.05) for z in (0, 1.45)]
    seen = [world_to_camera_view(scene, made, one) for one in places]
    xs, ys = [one.x for one in seen], [one.y for one in seen]
    return [max(0, min(xs) - 0.008), max(0, min(ys) - 0.008), min(1, max(xs) + 0.008), min(1, max(ys) + 0.008)]


def frames(out, width, samples, shot, first, end, step, key="kestrel"):
    """The car as it is at these frames."""
    paths = {frame: os.path.join(out, f"film/{shot.name}-{key}-{frame:03d}.npz") for frame in range(first, end, step)}
    if all(os.path.exists(one) for one in paths.values()):
        return
    scene = stage.fresh(width, width * 9 // 16, samples)
    made = stage.camera(shot.eye, (0, 0, 0.6))
    sky.light(shot.light, *shot.sun[:1], height=shot.sun[1])
    # What throws light back and is mirrored, unseen itself.
    unseen = set(bpy.data.objects)
    surround.ground(0.11 if shot.light != "night" else 0.03)
    surround.boards((-60, 15), (60, 15), seed=4, names=False)
    surround.leafy(27, -70, 70, 5, 5, 9, *([("#0a1114", "#0a1114", "#0a1114")] if shot.light == "night" else []))
    for one in set(bpy.data.objects) - unseen - {made}:
        one.visible_camera = False
        one.visible_shadow = one.visible_diffuse = one.name.startswith("ground")
    carrier = shapes.empty("carrier")
    lamps(shot, carrier if shot.light == "night" else None)
    root = car.build(key, roll=1.0)
    keyed(shot, root, made, carrier, range(first - 1, end + 2))
    render = scene.render
    render.film_transparent = render.use_border = render.use_crop_to_border = render.use_persistent_data = True
    render.use_motion_blur, render.motion_blur_shutter = True, 0.5
    # Ever finer, so that there is something to look at early.
    for frame in dict.fromkeys(one for times in (4, 2, 1) for one in range(first, end, times * step)):
        if os.path.exists(paths[frame]):
            continue
        scene.frame_set(frame)
        low = border(scene, made, root)
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = low
        light, normal, albedo = stage.rendered()
        clean = post.denoise(light[..., :3], normal[..., :3], albedo[..., :3], 4, 1.6)
        # Blender cuts at whole dots.
        at = (int(low[0] * width), width * 9 // 16 - int(low[3] * (width * 9 // 16)))
        np.savez(paths[frame], picture=np.dstack([clean, light[..., 3:4]]).astype(np.float16), at=at, width=width)
        print(f"FRAME {frame} {light.shape[1]}x{light.shape[0]} {time.process_time():.1f}", flush=True)


if __name__ == "__main__":
    out, width, samples, name, what = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(os.path.join(out, "film"), exist_ok=True)
    if what == "plate":
        plate(out, int(width), int(samples), shots.SHOTS[name])
    else:
        frames(out, int(width), int(samples), shots.SHOTS[name], *map(int, what.split(":")))
