"""Pictures with people: portraits, drivers, podium, helmets."""
import math

import people
import shapes
import stage
import track
from materials import plain
from scenes import posed, scene, venue

@scene("gallery/drivers")
def drivers():
    stage.camera((0, -4.3, 1.25), (0, 0, 1.22), 50, (4.3, 3))
    venue(far=12, lights=((-5, 0.1), (5, 0.1)), marks=False)
    posed("kestrel", 8, 0.2, 3.4, steer=0)
    for x, key, arms, yaw in ((-0.95, "tereza-vondrakova", "hips", 12), (0, "marek-havlin", "crossed", 0), (0.95, "ondrej-kalista", "down", -12)):
        people.person(key, arms, place=(x, 0.25 * abs(x), 0), yaw=-90 + yaw, settle=True)
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
    stage.camera((0, -6.4, 1.9), (0, 0, 1.72), 46, (6.4, 3.5))
    track.ground(0.5)
    shapes.box("back", (0, 2.4, 2.2), (9, 0.15, 4.4), plain("back", "#12181d", 0.6))
    for i in range(7):
        shapes.box("slash", (-4 + 1.35 * i, 2.28, 2.2), (0.22, 0.05, 5), plain("slash", "#ff4a1c" if i % 2 else "#24303a", 0.5, glow=0.35 if i % 2 else 0), None, 0, (0, 12, 0))
    for x, high, code, label in ((0, 0.75, "#ff3d10", "1"), (-1.05, 0.5, "#1c242b", "2"), (1.05, 0.34, "#1c242b", "3")):
        shapes.box("step", (x, 0, high / 2), (1.0, 0.9, high), plain("step", code, 0.4), None, 0.02)
        mark = shapes.text(label, 0.34, plain("white", "#f3f5f6", 0.5))
        mark.rotation_euler, mark.location = (math.radians(90), 0, 0), (x, -0.46, high / 2)
    people.person("marek-havlin", "raised", place=(0, 0, 0.75), yaw=-90, nod=-8)
    people.person("ondrej-kalista", "hips", place=(-1.05, 0, 0.5), yaw=-82)
    people.person("tereza-vondrakova", "crossed", place=(1.05, 0, 0.34), yaw=-98)
    trophy((-0.27, -0.06, 2.72), 0.46)
    stage.lamp((2.6, -5, 4.4), (0, 0, 1.6), 460, 1.6, "#dbe9ff")
    stage.lamp((-3.6, 0.8, 2.2), (0, 0, 1.6), 420, 1, "#ff5a26")
    stage.lamp((3.2, 1.6, 3.8), (0, 0, 1.8), 420, 1, "#bfdcff")
    confetti()
    return dict(bloom=0.5)


def confetti(count=150):
    import random

    chance = random.Random(5)
    kinds = [plain("paper", code, 0.6, glow=0.12) for code in ("#ff4a1c", "#8fd3ff", "#f3f5f6", "#ffc928")]
    for _ in range(count):
        shapes.box("paper", (chance.uniform(-3, 3), chance.uniform(-1.4, 2), chance.uniform(0.6, 3.6)), (0.035, 0.05, 0.003), chance.choice(kinds), None, 0, [chance.uniform(0, 180) for _ in range(3)])


@scene("gallery/trophies")
def trophies():
    stage.camera((0.5, -2.7, 0.86), (0, 0, 0.4), 40, (2.7, 4))
    stage.sky("#33404c", 0.7)
    for x, z, code, power in ((-1.6, 1.2, "#ffd9ad", 7), (1.5, 1.0, "#cfe4ff", 6), (0, 1.7, "#ffe9d0", 7)):
        shapes.box("softbox", (x, -3.4, z), (0.9, 0.03, 0.6), plain("softbox", code, 0.3, glow=power))
    shapes.box("shelf", (0, 0, -0.04), (5, 0.9, 0.08), plain("oak", "#2a1a10", 0.25, coat=0.6), None, 0.01)
    shapes.box("wall", (0, 0.7, 1), (8, 0.1, 4), plain("wall", "#141a20", 0.8))
    for x, size, code in ((-1.05, 0.55, "#e2a83a"), (-0.55, 0.7, "#cdd5da"), (0, 0.92, "#e2a83a"), (0.55, 0.7, "#cdd5da"), (1.05, 0.55, "#e2a83a")):
        trophy((x, 0.05 * abs(x), 0), size, code)
    stage.lamp((-1.2, -1.6, 2.2), (0, 0, 0.3), 150, 0.7, "#ffdfb8")
    stage.lamp((1.8, -0.8, 1.2), (0, 0, 0.3), 60, 0.5, "#ff6a36")
    stage.lamp((0.2, 0.5, 2.2), (0, 0.3, 0.2), 50, 0.6, "#d4e6ff")
    return dict(bloom=0.6)


def garage(key, crew, jacked=False, view=(4.6, -5.6, 1.5), yaw=-24):
    """The workshop at night: strip lights, tool wall, a car."""
    stage.camera(view, (0.1, 0.4, 0.85), 38, (6.6, 4))
    shapes.mesh("floor", [(-12, -12, 0), (12, -12, 0), (12, 12, 0), (-12, 12, 0)], [(0, 1, 2, 3)], plain("floor", "#181d22", 0.22, coat=0.4))
    wall = plain("wall", "#151c22", 0.75)
    shapes.box("wall", (0, 4.2, 2), (16, 0.2, 5), wall)
    shapes.box("wall", (-6.5, 0, 2), (0.2, 12, 5), wall)
    shapes.box("stripe", (0, 4.08, 2.7), (16, 0.03, 0.14), plain("stripe", "#ff4a1c", 0.5, glow=0.5))
    tube = plain("tubelight", "#dcebff", 0.3, glow=14)
    for x in (-3.2, 0, 3.2):
        shapes.box("tube", (x, 1.0, 3.3), (2.0, 0.09, 0.06), tube)
        shapes.box("tube", (x, 3.6, 3.3), (2.0, 0.09, 0.06), tube)
    steel = plain("tool", "#77828b", 0.3, 0.8)
    for i in range(16):
        shapes.box("tool", (-3.4 + 0.3 * i, 4.05, 1.75 + 0.06 * math.sin(i * 2)), (0.05 + 0.02 * (i % 3), 0.05, 0.32 + 0.2 * ((i * 7) % 4) / 4), steel, None, 0.01)
    for x, w, code in ((-4.4, 1.2, "#c9361a"), (2.6, 1.6, "#c9361a"), (4.4, 1.2, "#26303a")):
        shapes.box("cabinet", (x, 3.7, 0.55), (w, 0.7, 1.1), plain("cabinet", code, 0.35, coat=0.5), None, 0.02)
        for k in range(4):
            shapes.box("drawer", (x, 3.34, 0.2 + 0.25 * k), (w * 0.86, 0.02, 0.03), steel)
    for i in range(3):
        for k in range(4):
            track.tyre((-5.4 + 0.75 * i, 2.6 + 0.2 * i, 0.13 + 0.25 * k))
    root = posed(key, yaw, 0, 0.6, steer=22)
    if jacked:
        root.location.z = 0.28
        for x, y in ((1.0, -0.7), (-1.0, -0.7), (1.0, 0.7), (-1.0, 0.7)):
            p = root.matrix_world if False else None
            a = math.radians(yaw)
            at = (x * math.cos(a) - y * math.sin(a), 0.6 + x * math.sin(a) + y * math.cos(a))
            shapes.lathe("stand", [(0, 0.4), (0.05, 0.4), (0.06, 0.3), (0.14, 0.0)], plain("stand", "#ffb81c", 0.5), None, 4).location = (*at, 0)
    for name, arms, x, y, turn in crew:
        people.person(name, arms, place=(x, y, 0), yaw=turn)
    stage.lamp((0, 1.0, 3.2), (0, 0.6, 0), 260, 3.2, "#dcebff")
    stage.lamp((4.5, -4.5, 2.6), (0, 0, 0.6), 230, 1.5, "#d4e6ff")
    stage.lamp((-4.2, -1.5, 1.2), (0, 0, 0.7), 190, 0.9, "#ff5a26", 110)
    return dict(bloom=0.5)


scene("cars/kestrel-s14-garage")(lambda: garage("kestrel", []))
scene("cars/comet-gt86-garage")(lambda: garage("comet", [("tereza-vondrakova", "crossed", -2.6, -0.9, -60)]))
scene("cars/ember-s13-garage")(lambda: garage("ember", [("petr-dlask", "hips", -2.6, -0.9, -60)], view=(4.2, -5.8, 1.9)))
scene("gallery/workshop")(lambda: garage("wolfram", [("jan-bures", "work", 2.3, -0.8, 165), ("petr-dlask", "hips", -2.5, -0.8, -50)], jacked=True, yaw=-14))


def tent(key, crew):
    """The team's tent: roof, side wall, lamps."""
    stage.camera((3.4, -7.4, 1.5), (0.1, 0.4, 1.2), 38, (7.4, 4))
    track.ground(0.75)
    steel = plain("pole", "#9aa5ad", 0.3, 0.7)
    for x in (-3.4, 3.4):
        for y in (-1.4, 3.4):
            shapes.tube("pole", [(x, y, 0), (x, y, 2.5)], 0.05, steel)
    cloth = plain("cloth", "#12181d", 0.8)
    hot = plain("valance", "#e03a10", 0.6, glow=0.25)
    ridge = 3.5
    corners = [(-3.5, -1.5, 2.5), (3.5, -1.5, 2.5), (3.5, 3.5, 2.5), (-3.5, 3.5, 2.5), (-1.6, 1, ridge), (1.6, 1, ridge)]
    shapes.mesh("roof", corners, [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], cloth, None, False)
    shapes.box("valance", (0, -1.5, 2.36), (7, 0.03, 0.3), hot)
    mark = shapes.text("LÍPA DRIFT TEAM", 0.23, plain("white", "#f3f5f6", 0.5, glow=0.5))
    mark.rotation_euler, mark.location = (math.radians(90), 0, 0), (0, -1.53, 2.36)
    shapes.box("side", (0, 3.5, 1.25), (7, 0.05, 2.5), plain("sidecloth", "#1a2229", 0.8))
    for i in range(4):
        shapes.box("slash", (-2.4 + 1.6 * i, 3.46, 1.25), (0.16, 0.02, 2.4), plain("slash", "#ff4a1c", 0.5, glow=0.3), None, 0, (0, 12, 0))
    for x in (-1.7, 1.7):
        shapes.box("lamp", (x, 0.8, 2.55), (1.5, 0.1, 0.06), plain("tubelight", "#ffe6c8", 0.3, glow=14))
    posed(key, -24, 0, 0.9, steer=20)
    for k in range(4):
        track.tyre((-2.6, 2.2, 0.13 + 0.25 * k))
        track.tyre((-1.9, 2.5, 0.13 + 0.25 * k))
    for name, arms, x, y, turn in crew:
        people.person(name, arms, place=(x, y, 0), yaw=turn)
    track.trees(14, -40, 40, 5, 4, 8)
    track.floodlight((-9, 13), (0, 0, 0), 0.12, 6.5)
    track.floodlight((8, 13), (0, 0, 0), 0.12, 6.5)
    stage.lamp((0, 0.6, 2.4), (0, 0.4, 0), 230, 2.4, "#ffe2c0")
    stage.lamp((5, -6, 3.6), (0, 0, 0.8), 330, 1.8, "#cfe4ff")
    return dict(bloom=0.55)


scene("gallery/paddock-tent")(lambda: tent("kestrel", []))
scene("events/paddock")(lambda: tent("magnet", [("klara-smetakova", "hips", 2.5, -0.6, -120), ("jiri-zdarsky", "crossed", -2.3, -0.9, -70)]))


@scene("gallery/pit-stop")
def pit_stop():
    stage.camera((-3.6, -6.4, 1.3), (0, 0, 0.85), 42, (7, 4))
    venue("trees", 0.7, marks=False)
    root = posed("comet", 196, 0, 0.4, steer=-20)
    root.location.z = 0.12
    people.person("jan-bures", "work", place=(-2.6, -1.0, 0), yaw=35)
    people.person("petr-dlask", "work", place=(2.5, -1.5, 0), yaw=140)
    for k in range(3):
        track.tyre((0.3, -1.9, 0.13 + 0.25 * k))
    stage.lamp((-4, -5, 4), (0, 0, 0.7), 520, 2, "#d4e6ff")
    stage.lamp((4, 1.5, 2), (0, 0, 0.9), 500, 1.2, "#ff5a26", 110)
    stage.lamp((-2, 5, 5), (0, 0, 0.7), 800, 2, "#bfdcff")
    track.haze(11)
    return {}


@scene("blog/first-taxi")
def first_taxi():
    stage.camera((0.3, -4.6, 1.3), (0, 0, 1.1), 46, (4.6, 3))
    venue(far=12, lights=((-5, 0.1), (5, 0.1)), marks=False)
    posed("magnet", -12, 0.2, 2.2, steer=0)
    people.person("jiri-zdarsky", "crossed", place=(-1.15, 0.1, 0), yaw=-72)
    people.person("klara-smetakova", "hips", place=(1.3, 0.1, 0), yaw=-108)
    stage.lamp((2.5, -4.5, 3.6), (0, 0, 1.2), 360, 1.4, "#dbe9ff")
    stage.lamp((-3.4, 1.2, 1.6), (0, 0, 1.1), 420, 1, "#ff5a26", 120)
    stage.lamp((2.6, 3.4, 3.6), (0, 1, 1.1), 520, 1.2, "#bfdcff", 120)
    track.haze(9, 9, bright=0.06)
    return {}
