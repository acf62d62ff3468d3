"""Pictures with people: portraits, drivers, podium, helmets."""
import math

import people
import shapes
import stage
import track
from materials import plain
from scenes import posed, scene, venue
from studio import reflections

@scene("gallery/drivers")
def drivers():
    eye = (0, -4.4, 1.46)
    stage.camera(eye, (-0.03, 0, 1.42), 72, (4.4, 2.2))
    venue(far=12, lights=((-3.4, 0.1), (3.8, 0.1)), marks=False)
    posed("kestrel", 8, 0.2, 3.4, steer=0)
    for x, key, arms, yaw, turn in ((-0.69, "tereza-vondrakova", "hips", 16, -8), (0, "marek-havlin", "crossed", 0, 0), (0.69, "ondrej-kalista", "down", -18, 10)):
        people.person(key, arms, place=(x, 0.4 * abs(x), 0), yaw=-90 + yaw, turn=turn, settle=True, legs=False)
    # Smoke where the picture ends below.
    for i in range(9):
        stage.puff((-1.2 + 0.3 * i, -0.6 + 0.1 * (i % 2), 0.84 + 0.05 * (i % 3)), 0.32, (0.1, 0.125, 0.155), 0.5, eye)
    reflections((0, 0, 1.66), 3.4)
    stage.lamp((2.5, -4.5, 3.6), (0, 0, 1.3), 330, 1.4, "#dbe9ff")
    stage.lamp((-3.4, 1.2, 1.6), (0, 0, 1.2), 420, 1, "#ff5a26", 120)
    stage.lamp((2.6, 2.4, 3.4), (0, 0, 1.3), 520, 1.2, "#bfdcff", 120)
    track.haze(9, 9, bright=0.06)
    return {}


def trophy(place, tall=0.42, code="#e2a83a", parent=None):
    metal = plain("cup", code, 0.16, 1.0)
    cup = shapes.lathe("cup", [(0, 0.13), (0.05, 0.12), (0.052, 0.15), (0.03, 0.2), (0.04, 0.3), (0.13, 0.44), (0.19, 0.66), (0.205, 0.9), (0.195, 0.9), (0.17, 0.66), (0.08, 0.46), (0, 0.44)], metal, parent, 48)
    base = shapes.lathe("base", [(0, 0.13), (0.13, 0.13), (0.15, 0.0), (0, 0)], plain("base", "#0e1114", 0.3), cup, 6, 20)
    base.rotation_euler.z = 0.4
    for side in (1, -1):
        path = [(side * (0.17 + 0.15 * math.sin(a)), 0, 0.66 + 0.18 * math.cos(a)) for a in [0.35 + i * 0.24 for i in range(11)]]
        shapes.tube("ear", path, 0.014, metal, cup, 10)
    cup.location, cup.scale = place, (tall, tall, tall)
    return cup


@scene("gallery/podium")
def podium():
    eye = (0.5, -6.0, 1.35)
    stage.camera(eye, (0, 0, 2.04), 58, (6.0, 2.5))
    track.ground(0.5)
    shapes.box("back", (0, 2.4, 2.2), (9, 0.15, 4.4), plain("back", "#12181d", 0.6))
    for i in range(7):
        shapes.box("slash", (-4 + 1.35 * i, 2.28, 2.2), (0.22, 0.05, 5), plain("slash", "#ff4a1c" if i % 2 else "#24303a", 0.5, glow=0.35 if i % 2 else 0), None, 0, (0, 12, 0))
    for x, high, code, label in ((0, 0.75, "#ff3d10", "1"), (-1.05, 0.5, "#1c242b", "2"), (1.05, 0.34, "#1c242b", "3")):
        shapes.box("step", (x, 0, high / 2), (1.0, 0.9, high), plain("step", code, 0.4), None, 0.02)
        mark = shapes.text(label, 0.34, plain("white", "#f3f5f6", 0.5))
        mark.rotation_euler, mark.location = (math.radians(90), 0, 0), (x, -0.46, high / 2)
    people.person("marek-havlin", "raised", place=(0, 0, 0.75), yaw=-90, nod=-10, settle=True)
    people.person("ondrej-kalista", "hips", place=(-1.0, 0, 0.5), yaw=-76, turn=14, settle=True)
    people.person("tereza-vondrakova", "crossed", place=(1.0, 0, 0.34), yaw=-104, turn=-14, settle=True)
    for i in range(10):
        stage.puff((-1.6 + 0.36 * i, -0.75, 0.92 + 0.09 * (i % 3)), 0.5, (0.11, 0.135, 0.165), 0.5, eye)
    trophy((-0.27, -0.06, 2.72), 0.46)
    stage.lamp((2.6, -5, 4.4), (0, 0, 1.6), 460, 1.6, "#dbe9ff")
    stage.lamp((-3.6, 0.8, 2.2), (0, 0, 1.6), 420, 1, "#ff5a26")
    stage.lamp((3.2, 1.6, 3.8), (0, 0, 1.8), 420, 1, "#bfdcff")
    reflections((0, 0, 2.2), 4.4)
    confetti()
    return dict(bloom=0.5, vignette=0.45)


def confetti(count=190):
    import random

    chance = random.Random(5)
    kinds = [plain("paper", code, 0.6, glow=0.12) for code in ("#ff4a1c", "#8fd3ff", "#f3f5f6", "#ffc928")]
    for _ in range(count):
        shapes.box("paper", (chance.uniform(-3, 3), chance.uniform(-1.4, 2), chance.uniform(0.6, 3.6)), (0.035, 0.05, 0.003), chance.choice(kinds), None, 0, [chance.uniform(0, 180) for _ in range(3)])


@scene("gallery/trophies")
def trophies():
    stage.camera((0.5, -2.7, 0.86), (0, 0, 0.4), 40, (2.7, 4))
    stage.sky("#5a6672", 1.3)
    for x, z, code, power in ((-1.6, 1.2, "#ffd9ad", 7), (1.5, 1.0, "#cfe4ff", 6), (0, 1.7, "#ffe9d0", 7)):
        shapes.box("softbox", (x, -3.4, z), (0.9, 0.03, 0.6), plain("softbox", code, 0.3, glow=power))
    shapes.box("shelf", (0, 0, -0.04), (5, 0.9, 0.08), plain("oak", "#4a2f1c", 0.25, coat=0.6), None, 0.01)
    shapes.box("wall", (0, 0.7, 1), (8, 0.1, 4), plain("wall", "#3b4650", 0.8))
    for x, size, code in ((-1.05, 0.55, "#e2a83a"), (-0.55, 0.7, "#cdd5da"), (0, 0.92, "#e2a83a"), (0.55, 0.7, "#cdd5da"), (1.05, 0.55, "#e2a83a")):
        trophy((x, 0.05 * abs(x), 0), size, code)
    stage.lamp((-1.2, -1.6, 2.2), (0, 0, 0.3), 420, 0.7, "#ffdfb8")
    stage.lamp((1.8, -0.8, 1.2), (0, 0, 0.3), 150, 0.5, "#ff8a56")
    stage.lamp((0.2, 0.5, 2.2), (0, 0.3, 0.2), 140, 0.6, "#d4e6ff")
    return dict(bloom=0.6)
