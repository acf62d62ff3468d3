"""A season by day: battles, the paddock, the town, the hall, the start, the crowd."""
import math

import people
import shapes
import sky
import spectators
import stage
import surround
import track
from daylight import GRADE, SMOKE, car_scene, circuit, paddock, street
from materials import plain
from portraits import spanner
from scenes import cones, posed, scene


def battle(cars, light, view, look, lens, place, sun=-60, height=None, away=(-0.8, 0.5), seed=41, count=38, blur=5, lamps=False, power=1.0, rain=0, smoke=None, grade=None):
    """Several cars: each is (key, yaw, x, y, steer)."""
    middle = cars[len(cars) // 2]
    look = (look[0], look[1], look[2] + (0.16 if view[2] < 2 else 0))
    stage.camera(view, look, lens, (math.dist(view, (middle[2], middle[3], 0.6)), blur))
    sky.light(light, sun, power, height)
    place()
    bright, tone = SMOKE[light]
    for i, (key, yaw, x, y, steer) in enumerate(cars):
        root = posed(key, yaw, x, y, steer=steer, roll=1.2)
        if lamps:
            stage.headlights(root, beams=0.2)
        stage.trail(root, seed + i, away, **{"count": count, "length": 5.5, "amount": 0.7, "warm": 0.0, "bright": bright, "tone": tone, **(smoke or {})})
    if light in ("golden", "dusk", "rain", "overcast"):
        stage.lamp((view[0] + 3, view[1] - 1, 4), (0, 0, 0.6), 900, 4, "#ffe6cc" if light == "golden" else "#e4ecff")
    sky.airlight(light, 22, 3, 0.5 if light not in ("dusk", "night") else 0.12)
    if rain:
        track.rain(rain)
    return {"bloom": 0.3, "vignette": 0.28, **GRADE[light], **(grade or {})}


def battle_scene(name, *args, ratio=1.5, **more):
    scene(name, ratio=ratio)(lambda: battle(*args, **more))


# One battle in two pictures, the entry and the middle, where the chase car has come nearer; and a final at dusk.
battle_scene("events/tandem", [("wolfram", -26, 2.2, 0.8, 28), ("kestrel", -16, -3.0, -0.6, 20)], "overcast", (3.4, -9.8, 0.7), (0.1, 0, 0.86), 32, lambda: circuit("stand", seed=14), sun=-30)
battle_scene("blog/tandem", [("wolfram", -42, 1.9, 1.0, 36), ("kestrel", -38, -1.9, -0.5, 34)], "overcast", (5.4, -8.2, 0.55), (0.1, 0, 0.85), 40, lambda: circuit("tyres", seed=14), sun=-30, seed=51, count=46)
battle_scene("events/most-final", [("comet", 128, 1.0, 2.0, 30), ("kestrel", 122, -0.9, -0.4, 30)], "golden", (3.8, -8.6, 1.5), (0.2, 0.6, 0.7), 40, lambda: circuit("stand", seed=14), sun=150, height=14, away=(0.5, 0.9), seed=61, count=44)
battle_scene("events/comet-leads", [("comet", -22, 1.8, 0.8, 30), ("wolfram", -30, -2.2, -0.6, 32)], "morning", (3.0, -9.6, 0.7), (0.1, 0, 0.85), 36, lambda: circuit("open", seed=16), sun=-40, height=20, seed=83)
battle_scene("cars/kestrel-s14-tandem", [("kestrel", 204, -1.7, 0.9, -30), ("comet", 212, 2.2, -0.6, -30)], "day", (-3.0, -9.0, 4.2), (-0.05, 0, 0.2), 37, lambda: circuit("trees", seed=18), sun=-130, height=45, away=(0.8, 0.5), seed=41)
battle_scene("gallery/tandem-doors", [("kestrel", 216, -1.4, 1.2, -34), ("wolfram", 212, 1.5, -0.6, -34)], "golden", (-5.2, -7.6, 0.6), (0.1, 0.2, 0.75), 40, lambda: circuit("stand", seed=20), sun=186, height=13, away=(0.7, 0.8), seed=44, count=50)
battle_scene("gallery/three-wide", [("kestrel", -26, 4.0, 1.5, 30), ("comet", -24, -0.2, 0.0, 30), ("ember", -28, -4.2, -1.5, 30)], "day", (3.4, -12.4, 1.25), (0.1, 0, 0.9), 33, lambda: circuit("stand", seed=22, far=12), sun=-100, height=48, away=(-0.5, 0.9), seed=47)

car_scene("gallery/wolfram-rain", "wolfram", 158, "rain", (3.4, -5.6, 0.7), (0.2, 0.1, 0.72), 40, lambda: circuit("stand", wet=1.0, seed=26), steer=26, smoke=dict(count=50, bright=0.62), away=(0.9, 0.5), seed=65, lamps=True, extra=lambda: track.rain(1200))
car_scene("events/rain", "comet", 196, "rain", (-4.8, -5.8, 0.5), (-0.1, 0.1, 0.72), 42, lambda: circuit("tyres", wet=1.0, seed=28), steer=-24, smoke=dict(count=44, bright=0.6), seed=73, lamps=True, extra=lambda: track.rain(1300, 4))
car_scene("gallery/badger-school", "badger", -52, "day", (0.6, -3.4, 9.4), (0, 0.2, 0), 40, lambda: circuit("open", seed=30, kerb=9, far=16), sun=200, height=42, steer=34, smoke=dict(count=22, amount=0.5, length=4), seed=69, air=False, extra=lambda: cones(*[(3.4 * math.cos(a * 0.5) - 0.6, -1.7 + 1.6 * math.sin(a * 0.5)) for a in range(7)]))
car_scene("gallery/magnet-taxi", "magnet", -20, "day", (4.6, -6.4, 1.2), (0.1, 0.1, 0.8), 40, lambda: street(seed=5), sun=-125, height=50, steer=30, smoke=dict(count=40), seed=71)
car_scene("events/farewell", "magnet", 200, "golden", (-3.2, -7.0, 0.6), (-0.05, 0, 0.68), 48, lambda: circuit("stand", seed=32), sun=188, height=14, steer=-30, smoke=dict(count=64, spread=1.2), seed=75)
car_scene("products/drift-course-basic", "badger", -38, "morning", (3.6, -7.4, 2.2), (0, 0, 0.58), 47, lambda: circuit("trees", seed=34), sun=-30, height=24, steer=32, smoke=dict(count=20, amount=0.45, length=4), seed=77, extra=lambda: cones((-0.9, -2.6), (0.8, -2.7), (2.4, -2.1), (3.6, -0.8)), ratio=1.0)
car_scene("products/drift-course-advanced", "kestrel", 156, "day", (4.6, -6.6, 0.9), (0.3, 0, 0.78), 52, lambda: circuit("tyres", seed=36), sun=-60, height=50, steer=24, smoke=dict(count=52), away=(0.9, 0.4), seed=79, ratio=1.0)

car_scene("events/street-night", "wolfram", 206, "night", (-4.4, -6.4, 0.7), (-0.1, 0.1, 0.7), 42, lambda: street(seed=9, lit=0.6), steer=-30, smoke=dict(count=50, bright=0.4), seed=85, lamps=True, extra=lambda: lamps_of_the_town())


def lamps_of_the_town():
    """Warm street lamps, and what they lay on the car."""
    for x in (-9, -1, 8):
        shapes.tube("lamppost", [(x, 5.4, 0), (x, 5.4, 4.6), (x - 0.3, 4.6, 4.9)], 0.05, plain("mast", "#20272d", 0.6, 0.4), None, 8)
        shapes.box("lantern", (x - 0.4, 4.5, 4.86), (0.5, 0.22, 0.1), plain("lantern", "#ffd08a", 0.3, glow=14))
        stage.lamp((x - 0.4, 4.4, 4.75), (x - 0.4, 3.4, 0), 420, 0.6, "#ffc98a", 140)
    stage.strip((-0.5, -3.2, 3.6), (0, 0, 0.7), 150, 8, "#dcebff", 0.4)
    stage.lamp((-7, -7, 4), (0, 0, 0.6), 420, 2.5, "#cfe0ff")
    stage.lamp((5, 2.5, 2.4), (0, 0, 0.8), 260, 1.4, "#ff7a3a", 110)


@scene("gallery/comet-chase")
def fenced():
    """Through the fence: its wires soft before the eye."""
    eye = (3.9, -7.4, 1.45)
    stage.camera(eye, (0.2, 0, 0.75), 52, (math.dist(eye, (0, 0, 0.6)), 5.6))
    sky.light("day", -80, height=46)
    circuit("stand", seed=38)
    root = posed("comet", -24, steer=34, roll=1.2)
    stage.trail(root, 63, (-0.95, 0.4), count=54, warm=0, bright=1.0, amount=0.85)
    wire = plain("fence", "#6d757b", 0.5, 0.4)
    ahead = [(3.9 - eye_step * 0.47, -7.4 + eye_step * 0.88) for eye_step in (1.5,)][0]
    for k in range(-16, 17):
        for slope in (1, -1):
            a = (ahead[0] - 0.75 + 0.11 * k - 0.8 * slope, ahead[1] - 0.4, 0.6)
            b = (ahead[0] - 0.75 + 0.11 * k + 0.8 * slope, ahead[1] - 0.4, 2.2)
            shapes.tube("wire", [a, b], 0.0045, wire, None, 4)
    return {"bloom": 0.3, "vignette": 0.35, **GRADE["day"]}


@scene("gallery/ember-classic")
def shown_in_hall():
    """The champion of old in an exhibition hall, ropes about it."""
    eye = (-4.4, -6.6, 1.3)
    stage.camera(eye, (0, 0, 0.72), 40, (math.dist(eye, (0, 0, 0.6)), 4))
    sky.light("hall")
    surround.hall()
    posed("ember", 212, steer=-16)
    for x, key, yaw in ((-8.5, "badger", 250), (8.2, "comet", 290)):
        posed(key, yaw, x, 6.5, steer=0)
    shapes.lathe("dais", [(0, 0.012), (3.3, 0.012), (3.36, 0.0)], plain("dais", "#9d1a20", 0.35), None, 64)
    brass, rope = plain("brass", "#d8b46a", 0.2, 1.0), plain("rope", "#8a1620", 0.8)
    posts = [(3.9 * math.cos(a), 3.0 * math.sin(a)) for a in [math.radians(200 + 28 * i) for i in range(6)]]
    for x, y in posts:
        shapes.lathe("post", [(0, 1.0), (0.035, 0.98), (0.03, 0.9), (0.02, 0.88), (0.02, 0.03), (0.16, 0.02), (0.17, 0)], brass, None, 20).location = (x, y, 0)
    for (x0, y0), (x1, y1) in zip(posts, posts[1:]):
        shapes.tube("rope", [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0.9 - 0.3 * (1 - (2 * t - 1) ** 2)) for t in [k / 12 for k in range(13)]], 0.022, rope, None, 8)
    for k, x in enumerate((-12, -4, 4, 12)):
        made = shapes.box("hanging", (x, 12.7, 4.4), (2.2, 0.05, 3.4), plain("boards", ("#d93a10", "#16191c")[k % 2], 0.6))
        words = shapes.text("LÍPA", 0.8, plain("boardink", "#ffffff", 0.5), None, 0.0)
        words.location, words.rotation_euler = (x, 12.66, 4.6), (math.radians(90), 0, 0)
    return {"bloom": 0.35, "vignette": 0.3, **GRADE["hall"]}


@scene("gallery/line-up", ratio=2.0)
def line_up():
    """All six in the paddock in the morning."""
    eye = (0.3, -17.5, 2.6)
    stage.camera(eye, (0.2, 0.4, 1.65), 33, (math.dist(eye, (0, 0, 0.6)), 6))
    sky.light("morning", -38, height=20)
    paddock(3)
    for i, key in enumerate(("badger", "ember", "kestrel", "wolfram", "comet", "magnet")):
        posed(key, 270 + (i - 2.5) * 5 + 12, -7.0 + 2.8 * i, 0.35 * abs(i - 2.5), steer=-12)
    sky.airlight("morning", 22, 3, 0.5)
    return {"bloom": 0.3, "vignette": 0.25, **GRADE["morning"]}


@scene("gallery/marks")
def from_above():
    """From a drone: a car at the end of the lines that it wrote, kerb and grass beside it."""
    stage.camera((0.25, -0.3, 14.5), (0.25, 0.0, 0), 36)
    sky.light("day", 150, height=34)
    surround.ground(0.13)
    surround.strip(5.0, 20, surround.field(scale=2.2))
    track.kerb((-12, 4.3), (12, 4.3))
    for centre, radius, start, end, seed in (((0.6, -4.6), 6.5, -60, 96, 1), ((-9, 7), 9.5, -75, 10, 2), ((7, 9), 9.0, 190, 262, 3), ((1.5, -11.6), 9.2, 50, 150, 4), ((-10.5, -3), 7.0, -80, 85, 6)):
        track.marks(centre, radius, start, end, seed=seed)
    cones((-2.5, -0.6), (-0.4, -0.9), (1.6, -1.2), (-4.3, -0.5))
    root = posed("kestrel", 215, -0.9, 1.15, steer=-34)
    stage.trail(root, 5, (1, -0.22), count=48, length=4.8, spread=0.85, bright=1.0, warm=0)
    return {"bloom": 0.2, "vignette": 0.25, **GRADE["day"]}


@scene("events/start-light")
def start_light():
    """The start: red lamps on the bridge, two cars waiting under it."""
    eye = (-1.2, -8.4, 0.62)
    stage.camera(eye, (0, 2, 2.35), 31, (math.dist(eye, (0, 0, 0.6)), 5))
    sky.light("dusk", 150, 1.4)
    circuit("stand", seed=40, far=16, kerb=8)
    surround.gantry(-5.6, 5.6, 5.0, lit=4)
    for key, x in (("wolfram", -2.0), ("ember", 2.1)):
        root = posed(key, 270, x, 1.5, steer=0)
        stage.headlights(root, 60, beams=0.18)
    for x in (-9, 9):
        track.floodlight((x, 17), (0, 0, 0), 0.06, 8)
    stage.strip((0, -4.0, 4.6), (0, 1.5, 0.6), 300, 9, "#dcebff", 0.5)
    stage.lamp((5, -8, 5), (0, 1, 0.6), 500, 4, "#ffd9c4")
    return {"bloom": 0.45, "vignette": 0.3, **GRADE["dusk"]}


@scene("gallery/crowd")
def crowd():
    """Over the shoulders of those at the fence, against the evening sun."""
    eye = (0.3, -16, 2.5)
    stage.camera(eye, (0.1, 0, 1.12), 74, (math.dist(eye, (0, 0, 0.6)), 2.2))
    sky.light("golden", 100, height=14)
    circuit("open", seed=42, far=13)
    root = posed("kestrel", -30, -0.1, 0.4, steer=34, roll=1.2)
    stage.trail(root, 8, (-0.8, 0.6), count=70, length=8, spread=1.2, warm=0, bright=0.95, tone=(1.3, 0.92, 0.62))
    someone = spectators.spectator
    # A child on its father's shoulders, its mother's arm about him; a boy who sees nothing; one who films; a scarf.
    someone(-0.9, -10.6, 1.0, "held", "jacket", "cap", "#22303c", 1, 0, 6)
    someone(-0.9, -10.72, 0.6, "fists", "hood", "muffs", "#d9b13a", 4, 1, -8, 4, lift=0.98, sits=True)
    someone(-1.46, -10.5, 0.94, "about", "jacket", "long", "#7a2a33", 1, 1, -14)
    someone(-0.22, -9.9, 0.92, "phone", "hood", "hair", "#2b4436", 0, 2, 4)
    spectators.phone(-0.22, -9.9 + 0.25, 1.785)
    someone(0.36, -10.4, 0.72, "down", "pack", "tail", "#3a5a78", 3, 1, 10, 6)
    someone(0.78, -10.2, 0.8, "down", "hood", "hood", "#4d5a63", 0, 0, -10, -5)
    someone(1.24, -10.7, 1.03, "scarf", "jacket", "beanie", "#1d2329", 4, 0, -8, broad=1.05)
    spectators.scarf(1.24, -10.66, 2.04)
    someone(-1.3, -9.0, 0.98, "fist", "hood", "hair", "#40464c", 1, 0, 8)
    someone(1.02, -9.0, 0.88, "down", "hood", "tail", "#6a5a86", 1, 1, -12)
    spectators.flag(-1.9, -9.4, 1.9, 0.6)
    stage.lamp((3, -15, 5), (0, -10, 1.4), 170, 3, "#ffe2c4")
    stage.lamp((4, -8, 5), (0, 0, 0.6), 500, 3, "#ffe2c4")
    sky.airlight("golden", 22, 3, 0.4)
    return {"bloom": 0.4, "vignette": 0.3, **GRADE["golden"]}


@scene("gallery/paddock-tent")
def paddock_morning():
    """The paddock before the first run: tents, the lorry, the car, its mechanic."""
    eye = (-4.6, -7.4, 1.6)
    stage.camera(eye, (0, 1.2, 1.15), 36, (math.dist(eye, (0, 0, 0.6)), 4))
    sky.light("morning", -150, height=19)
    paddock(7)
    posed("kestrel", 206, 0.2, 0.6, steer=-18)
    people.person("jan-bures", "hips", place=(-2.7, -1.7, 0), yaw=-80, turn=24, settle=True)
    people.person("klara-smetakova", "crossed", place=(2.9, 1.6, 0), yaw=-120, turn=-10, settle=True)
    for k in range(4):
        track.tyre((3.6, -0.3, 0.13 + 0.25 * k), turn=(0, 0, k))
        track.tyre((4.3, -0.1, 0.13 + 0.25 * (k % 3)), turn=(0, 0, k + 2))
    sky.airlight("morning", 22, 3, 0.5)
    return {"bloom": 0.3, "vignette": 0.28, **GRADE["morning"]}


@scene("gallery/pit-stop")
def pit_stop():
    """Between two runs: a mechanic with a spanner before the car, another one behind it, new tyres ready."""
    eye = (-3.2, -5.8, 1.3)
    stage.camera(eye, (-0.1, 0, 0.98), 42, (4.8, 3.2))
    sky.light("day", -125, height=42)
    paddock(9)
    root = posed("comet", 198, 0.1, 0.4, steer=-20)
    root.location.z = 0.12
    for x, y in ((1.0, -0.7), (-1.0, -0.7), (1.0, 1.4), (-1.0, 1.4)):
        shapes.lathe("stand", [(0, 0.3), (0.05, 0.3), (0.06, 0.22), (0.14, 0.0)], plain("stand", "#ffb81c", 0.5), None, 4).location = (x, y, 0)
    made = people.person("jan-bures", "tool", place=(-1.2, -3.1, 0), yaw=-118, turn=-12, settle=True)
    spanner(made, (0.115, -0.245, 1.5), (4, -14, 100))
    people.person("petr-dlask", "hips", place=(-0.2, 2.4, 0), yaw=-112, turn=-6, settle=True)
    for k in range(3):
        track.tyre((-2.9, -1.2, 0.13 + 0.25 * k), turn=(0, 0, k))
    sky.airlight("day", 22, 3, 0.5)
    return {"bloom": 0.3, "vignette": 0.28, **GRADE["day"]}


@scene("blog/first-taxi")
def first_taxi():
    """The driver and his passenger before the taxi, in the evening sun."""
    stage.camera((0.3, -4.9, 1.45), (0.04, 0, 1.2), 52, (4.9, 3.2))
    sky.light("golden", -130, height=14)
    circuit("trees", seed=44)
    posed("magnet", -14, 0.3, 2.4, steer=0)
    people.person("jiri-zdarsky", "crossed", place=(-0.85, 0.1, 0), yaw=-72, turn=-10, settle=True)
    people.person("klara-smetakova", "hips", place=(1.0, 0.0, 0), yaw=-108, turn=10, settle=True)
    stage.lamp((2.5, -4.5, 3.6), (0, 0, 1.2), 160, 1.4, "#fff0dd")
    sky.airlight("golden", 22, 3, 0.4)
    return {"bloom": 0.3, "vignette": 0.3, **GRADE["golden"]}
