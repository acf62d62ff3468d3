"""Camera, lamps, smoke and the render itself."""
import math
import os
import random
import tempfile
import time

import bpy
from mathutils import Vector

import post
import shapes
from materials import glow_cone, plain, rgb, smoke


def fresh(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.06, max(4, samples // 3)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 2, 1, 2, 36
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 1.0, 0.8, 2.2
    cycles.seed = 7
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.view_layers[0].cycles.denoising_store_passes = True
    world = bpy.data.worlds.new("night")
    scene.world = world
    world.use_nodes = True
    sky("#0b1219", 1.0)
    return scene


def sky(code, strength):
    node = bpy.context.scene.world.node_tree.nodes["Background"]
    node.inputs[0].default_value, node.inputs[1].default_value = rgb(code), strength


def camera(place, target, lens=42, blur=None, roll=0.0):
    """`blur` is (distance, f-stop)."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    made.location = place
    shapes.aim(made, target)
    made.rotation_euler.rotate_axis("Z", math.radians(roll))
    if blur:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, blur[0], blur[1]
    bpy.context.scene.camera = made
    return made


def lamp(place, target, power, size, code, spread=180):
    data = bpy.data.lights.new("lamp", "AREA")
    data.spread = math.radians(spread)
    data.energy, data.size, data.color = power, size, rgb(code)[:3]
    made = bpy.data.objects.new("lamp", data)
    bpy.context.collection.objects.link(made)
    made.location = place
    made.visible_camera = False
    return shapes.aim(made, target)


def strip(place, target, power, long, code, wide=0.4, turn=0.0):
    """A long lamp that paint mirrors as a line; `turn` in degrees about the line of sight."""
    made = lamp(place, target, power, long, code)
    made.data.shape, made.data.size_y = "RECTANGLE", wide
    made.rotation_euler.rotate_axis("Z", math.radians(turn))
    return made


def spot(place, target, power, code, angle=50, blend=0.6):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.spot_size, data.spot_blend = power, rgb(code)[:3], math.radians(angle), blend
    data.shadow_soft_size = 0.05
    made = bpy.data.objects.new("spot", data)
    bpy.context.collection.objects.link(made)
    made.location = place
    return shapes.aim(made, target)


def beam(start, end, near, far, code, strength):
    """A visible cone of light from `start` to `end`."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    made = shapes.lathe("beam", [(far, 0), (near, length)], glow_cone(code, strength), None, 32)
    made.location = end
    made.rotation_euler = (start - end).to_track_quat("Z", "Y").to_euler()
    made.visible_shadow = made.visible_diffuse = False
    return made


def headlights(root, power=260, beams=0.5, reach=9):
    """Light of both headlamps on the ground, and their cones in the haze."""
    bpy.context.view_layer.update()
    at = root.matrix_world
    nose, high = root["nose"], root["lamp"]
    spot(at @ Vector((nose + 0.08, 0, high + 0.02)), at @ Vector((nose + reach, 0, 0.05)), power * 2, "#dcecff", 60)
    for side in (1, -1):
        start, end = at @ Vector((nose - 0.02, side * 0.58, high)), at @ Vector((nose + reach, side * 1.1, 0.05))
        if beams:
            beam(start, end, 0.07, reach * 0.16, "#bcd9f5", beams)


def puff(place, size, light, density, facing, kind=None):
    """A card that faces the eye; `light` is RGB, `density` from 0 to 1."""
    if kind is None:
        kind = int(abs(place[0] * 37.1 + place[1] * 17.3) * 10) % 8
    made = shapes.mesh("puff", [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], smoke(kind), None, False)
    made.location = place
    made.scale = (size, size * 0.82, size)
    made.rotation_euler = (Vector(facing) - Vector(place)).to_track_quat("Z", "Y").to_euler()
    made.color = (*light, density)
    made.visible_shadow = made.visible_diffuse = False
    return made


def behind(root, place, eye):
    """Where a car shows its tail, smoke that would cut through the tail goes behind it, as seen by the eye."""
    inward = root.matrix_world.to_3x3() @ Vector((1, 0, 0))
    seen = root.matrix_world.translation - eye
    seen.z = 0
    seen.normalize()
    if inward.dot(seen) < 0.15:
        return place
    tail = root["rear"] - 1.0
    depths = [seen.dot(root.matrix_world @ Vector((tail + back, side, 0)) - eye) for back in (0, 1.0) for side in (-1, 1)]
    depth = seen.dot(place - eye)
    if min(depths) - 0.5 < depth < max(depths) + 0.2:
        place = place + seen * (max(depths) + 0.2 - depth)
    return place


def trail(root, seed, away, count=60, length=7.0, amount=0.8, warm=0.35, bright=0.55, spread=1.0, wheels=(1, -1), tone=(1, 1, 1)):
    """Tyre smoke from the rear wheels; `away` is the direction in which it stays behind (world x, y)."""
    chance = random.Random(seed)
    bpy.context.view_layer.update()
    eye = bpy.context.scene.camera.location
    away = Vector((*away, 0)).normalized()
    across = Vector((-away.y, away.x, 0))
    for i in range(count):
        far = (i / count) ** 1.25
        side = wheels[i % len(wheels)]
        start = root.matrix_world @ Vector((root["rear"] - 0.07, side * 0.9, 0.1))
        size = (0.42 + 1.7 * far) * chance.uniform(0.8, 1.25) * spread
        place = start + away * (0.15 + far * length) + across * chance.gauss(0, 0.12 + 0.75 * far) * spread
        place = behind(root, place, eye)
        place.z = size * 0.42 + abs(chance.gauss(0, 0.1 + 0.55 * far)) * spread
        hot = warm * max(0, 1 - far * 2.2)
        level = bright * chance.uniform(0.75, 1.15) * (1.05 - 0.45 * far)
        light = (level * (0.86 + hot) * tone[0], level * (0.95 - hot * 0.25) * tone[1], level * (1.06 - hot * 0.6) * tone[2])
        puff(place, size, light, amount * (1.0 - 0.72 * far) * chance.uniform(0.75, 1), eye)


OUT = ""


def rendered():
    """Renders; light, normal and albedo as arrays (rows from the top), and how much of each dot is covered."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    with tempfile.TemporaryDirectory() as folder:
        out.base_path = folder
        out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGBA"
        out.format.exr_codec = "NONE"
        out.file_slots.clear()
        for name, source in (("light", "Image"), ("normal", "Denoising Normal"), ("albedo", "Denoising Albedo")):
            out.file_slots.new(name)
            tree.links.new(layers.outputs[source], out.inputs[name])
        end = tree.nodes.new("CompositorNodeComposite")
        tree.links.new(layers.outputs["Image"], end.inputs[0])
        began = time.time()
        bpy.ops.render.render()
        print(f"TIME render {time.time() - began:.0f}")
        return [post.load(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr")) for name in ("light", "normal", "albedo")]


def finish(path, **grade):
    """Renders, smooths the noise away and grades; writes a PNG."""
    light, normal, albedo = (one[..., :3] for one in rendered())
    few = bpy.context.scene.cycles.samples < 12
    post.save(post.graded(post.denoise(light, normal, albedo, 4 if few else 3, 1.6 if few else 0.8), **grade), path)


def keep(path):
    """Renders a cut-out and smooths its noise; writes linear light times coverage, and the coverage, as floats."""
    light, normal, albedo = rendered()
    clean = post.denoise(light[..., :3], normal[..., :3], albedo[..., :3])
    post.np.save(f"{path}.npy", post.np.dstack([clean, light[..., 3:4]]).astype(post.np.float32))
