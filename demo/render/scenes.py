"""Every rendered picture by its file name."""
import math
import os

import car
import stage
import track

all_scenes = {}


def scene(name, ratio=1.5, wide=1.0):
    def keep(draw):
        all_scenes[name] = (draw, ratio, wide)
        return draw

    return keep


def render(name, out, width, samples):
    draw, ratio, wide = all_scenes[name]
    width = int(width * wide)
    stage.fresh(width, int(width / ratio), samples)
    path = os.path.join(out, f"{name}.png")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    stage.finish(path, **(draw() or {}))


def posed(key, yaw, x=0.0, y=0.0, steer=None, **more):
    """A car in a slide: `yaw` turns it from the direction of travel, the wheels steer against it."""
    slip = (yaw + 90) % 180 - 90
    root = car.build(key, steer=-slip * 0.9 if steer is None else steer, **more)
    root.location = (x, y, 0)
    root.rotation_euler = (0, 0, math.radians(yaw))
    return root


def venue(back="stand", wet=0.45, far=15.0, lights=((-12, 0.1), (-2, 0.1), (8, 0.1)), marks=True):
    track.ground(wet)
    track.barrier((-36, far), (36, far))
    if back == "stand":
        track.stand(-26, 26, far + 2.5)
    if back in ("trees", "stand"):
        track.trees(far + 16, -50, 50, 3, 6, 11)
    if back == "trees":
        track.tyre_wall((-16, far - 0.8), (16, far - 0.8))
        track.trees(far + 5, -40, 40, 5, 4, 8)
    track.hills(80, 2, 16)
    for x, strength in lights:
        track.floodlight((x, far + 1.5), (x * 0.3, 2, 0), strength)
    if marks:
        track.marks((3, -14), 14.2, 40, 130)
        track.marks((-6, 18), 18.5, 215, 310, seed=3)


def usual_light(key=800, warm=270, rim=650, at=(0, 0, 0.6), side=1, washed=True):
    """Cold from the front, the team's orange from behind, a pale edge over the roof; `side` mirrors it.

    Wet ground mirrors the lamp behind as a pale wash before the car; without `washed` it does not.
    """
    x, y, _z = at
    stage.lamp((x + 5 * side, y - 6, 5), at, key * 0.45, 2, "#d4e6ff")
    # Lines of light along the shoulder and the roof: they draw the body's shape.
    stage.strip((x + 0.5 * side, y - 3.4, 3.4), (x, y, 0.7), key * 0.2, 8, "#dcebff", 0.3)
    stage.strip((x, y + 1.6, 4.2), (x, y, 1.0), key * 0.22, 7, "#cfe4ff", 0.5)
    stage.lamp((x - 6 * side, y + 2.5, 2.2), (x, y, 0.9), warm, 1.6, "#ff5a26", 70)
    stage.lamp((x + 3 * side, y + 7, 5.5), at, rim, 2.5, "#bfdcff", 110).visible_glossy = washed


def slide(key, yaw=-18, view=(4.2, -6.6, 1.05), look=(0.1, 0.1, 0.72), lens=46, back="stand", wet=0.45, away=None, steer=None, seed=3, beams=0.28, side=1, extra=None, light=None, smoke=None, pos=(0, 0)):
    """One car sliding past the camera."""
    distance = math.dist(view, (0, 0, 0.6))
    stage.camera(view, look, lens, (distance, 2.8))
    venue(back, wet)
    root = posed(key, yaw, pos[0], pos[1], steer=steer, roll=1.2)
    usual_light(side=side, **(light or {}))
    stage.headlights(root, beams=beams)
    facing = math.radians(yaw)
    stage.trail(root, seed, away or (-math.cos(facing), -math.sin(facing) + 0.5), **(smoke or {}))
    track.haze(11)
    if extra:
        extra()
    return {}


def cones(*places):
    for place in places:
        track.cone((*place, 0))


LEFT = dict(yaw=198, view=(-4.2, -6.6, 1.05), look=(-0.1, 0.1, 0.72), side=-1)
REAR = dict(yaw=150, view=(2.6, -6.4, 1.15), look=(0.2, 0.1, 0.7), away=(0.9, 0.7), side=1)
LOW = dict(view=(4.6, -5.2, 0.42), look=(0, 0.1, 0.78), lens=40)
HIGH = dict(view=(3.4, -6.8, 3.3), look=(0, 0, 0.5), lens=42)

scene("cars/kestrel-s14", wide=1.12)(lambda: slide("kestrel", away=(-1, 0.35)))
scene("cars/comet-gt86", wide=1.12)(lambda: slide("comet", **LEFT, back="trees", seed=5))
scene("cars/wolfram-e46", wide=1.12)(lambda: slide("wolfram", **LOW, yaw=-22, steer=32, seed=7))
scene("cars/magnet-350z", wide=1.12)(lambda: slide("magnet", **{**LEFT, "view": (-4.6, -6.2, 1.5)}, seed=9))
scene("cars/ember-s13", wide=1.12)(lambda: slide("ember", back="trees", seed=11, yaw=-26, steer=30))
scene("cars/badger-e36", wide=1.12)(lambda: slide("badger", **{**LEFT, "yaw": 204}, seed=13, steer=-26, extra=lambda: cones((-3.4, -1.6), (-2.2, -2.6), (2.6, -1.4))))
scene("cars/kestrel-s14-entry")(lambda: slide("kestrel", **{**LEFT, "yaw": 222}, lens=44, steer=-34, seed=15, extra=lambda: (cones((-3.0, -1.7)), track.kerb((-9, -3.2), (4, -3.2)))))
scene("cars/kestrel-s14-rear")(lambda: slide("kestrel", **REAR, seed=17, beams=0.7, smoke=dict(count=30, amount=0.6)))
scene("cars/kestrel-s14-night")(lambda: slide("kestrel", yaw=-62, view=(2.2, -6.8, 0.5), look=(0, 0, 0.72), lens=44, steer=34, seed=19, wet=0.7, light=dict(key=260, warm=500, rim=1300)))
scene("cars/comet-gt86-entry")(lambda: slide("comet", **HIGH, wet=0.75, seed=21, yaw=-30))
scene("cars/wolfram-e46-entry")(lambda: slide("wolfram", **REAR, back="trees", seed=23))
scene("cars/wolfram-e46-night")(lambda: slide("wolfram", yaw=240, view=(-2.4, -6.6, 0.5), look=(0, 0, 0.72), steer=-34, side=-1, wet=0.7, seed=25, light=dict(key=240, warm=600, rim=1300)))
scene("cars/magnet-350z-entry")(lambda: slide("magnet", **HIGH, seed=27, yaw=-34))
scene("cars/ember-s13-entry")(lambda: slide("ember", **{**LEFT, "yaw": 214}, wet=0.8, seed=29))
scene("cars/badger-e36-entry")(lambda: slide("badger", **REAR, seed=31, extra=lambda: cones((-2.6, -1.5), (-1.2, -2.7), (3.2, -1.5))))


def pair(first, second, view, look, lens=46, back="stand", wet=0.45, away=(-0.6, 1), seed=41, light=None, third=None):
    """Tandem: each is (key, yaw, x, y, steer)."""
    stage.camera(view, look, lens, (math.dist(view, (second[2], second[3], 0.6)), 4))
    venue(back, wet)
    for i, (key, yaw, x, y, steer) in enumerate([one for one in (first, second, third) if one]):
        root = posed(key, yaw, x, y, steer=steer, roll=1.2)
        stage.headlights(root, beams=0.22)
        stage.trail(root, seed + i, away, count=34, length=5.5, amount=0.7)
    usual_light(**{"key": 1300, "warm": 420, "rim": 1100, **(light or {})})
    track.haze(11)
    return {}


DRY = dict(warm=170, washed=False)
scene("cars/kestrel-s14-tandem")(lambda: pair(("kestrel", -24, 1.5, 0.8, 30), ("comet", -30, -2.3, -0.6, 30), (2.4, -9.8, 1.15), (-0.1, 0, 0.85), 41, "trees", wet=0.2, light=DRY))
scene("gallery/tandem-doors")(lambda: pair(("wolfram", 204, -1.8, 1.0, -30), ("kestrel", 200, 2.2, -0.7, -30), (-1.6, -9.6, 1.2), (0.0, 0, 0.66), 36, away=(0.6, 1), seed=44))
scene("gallery/three-wide", ratio=1.9, wide=1.12)(lambda: pair(("kestrel", -26, 3.6, 1.3, 30), ("comet", -24, -0.2, 0.0, 30), (3.4, -12.0, 1.25), (0.2, 0, 1.0), 36, wet=0.1, third=("ember", -28, -3.9, -1.3, 30), away=(-0.25, 1), seed=47))
scene("events/tandem")(lambda: pair(("kestrel", 150, -2.0, 1.2, 28), ("wolfram", 146, 1.7, -0.6, 28), (3.4, -9.4, 1.2), (0.45, 0.3, 0.8), 42, "stand", wet=0.25, away=(0.7, 1), seed=51, light=DRY))
scene("events/comet-leads")(lambda: pair(("comet", -22, 1.6, 0.8, 30), ("wolfram", -28, -2.3, -0.6, 30), (3.0, -9.4, 0.8), (-0.1, 0, 0.9), 41, "trees", wet=0.35, seed=83, light=DRY))
scene("blog/night-sosnova", wide=1.12)(lambda: pair(("kestrel", 208, -1.5, 1.0, -30), ("comet", 214, 2.2, -0.6, -30), (-1.4, -9.8, 1.9), (0.3, 0, 0.75), 40, "trees", wet=0.45, away=(0.6, 1), seed=57, light=DRY))
scene("gallery/kestrel-smoke", wide=1.12)(lambda: slide("kestrel", **LOW, yaw=-34, steer=34, seed=61, smoke=dict(count=70, spread=1.25, length=8, bright=0.62)))
scene("gallery/comet-chase")(lambda: slide("comet", yaw=-22, view=(4.5, -5.5, 0.72), look=(0.25, 0.05, 0.74), lens=45, wet=0.35, seed=63, steer=34, away=(-0.95, 0.5), light=dict(warm=115, washed=False)))
scene("gallery/wolfram-rain")(lambda: slide("wolfram", **REAR, wet=0.95, seed=65, smoke=dict(bright=0.4)))
scene("gallery/ember-classic")(lambda: slide("ember", **{**LOW, "view": (4.6, -5.4, 0.6)}, yaw=-15, seed=67))
scene("gallery/badger-school")(lambda: slide("badger", **HIGH, yaw=-40, steer=34, seed=69, extra=lambda: cones(*[(2.6 * math.cos(a * 0.5) - 0.6, -2.4 + 1.1 * math.sin(a * 0.5)) for a in range(7)])))
scene("gallery/magnet-taxi")(lambda: slide("magnet", **{**LEFT, "yaw": 210, "view": (-4.4, -5.4, 0.5)}, seed=71))
scene("events/rain")(lambda: slide("comet", **{**LEFT, "yaw": 206, "view": (-4.4, -6.0, 0.7), "look": (0.05, 0.1, 0.68)}, lens=45, steer=-28, wet=0.95, seed=73, smoke=dict(bright=0.42, warm=0.15), light=dict(warm=22, washed=False), extra=track.rain))


def wheel_view(key, rear=False, seed=1, power=1.0):
    """One wheel from near and low: its lettering and lip in a line of light, smoke behind it."""
    x = -1.28 if rear else 1.28
    eye = (x + (0.7 if rear else 1.0), -3.0, 0.36)
    stage.camera(eye, (x + (-0.2 if rear else 0.1), -0.9, 0.43), 60, (math.dist(eye, (x + 0.1, -1.0, 0.38)), 2.2))
    track.ground(0.9)
    for far in (-9, -4.5, 4, 8):
        track.floodlight((far, 15), (0, 0, 0), 0.1, 4.0)
    root = car.build(key, steer=0 if rear else 34, roll=1)
    # Along the tyre's shoulder and the lip, low from the side, and the edges from behind.
    stage.strip((x + (1.1 if rear else -0.5), -2.3, 0.16), (x, -0.9, 0.34), (30 if rear else 16) * power, 1.6, "#e4efff", 0.12, 0)
    stage.strip((x + 0.2, -1.7, 2.1), (x, -0.8, 0.6), 20 * power, 2.4, "#dcebff", 0.12, 10)
    stage.lamp((x - 1.8, -1.3, 0.5), (x + 0.1, -0.95, 0.36), (46 if rear else 30) * power, 0.4, "#ff4d1e", 90)
    stage.lamp((x + 1.8, -0.2, 1.5), (x + 0.2, -0.9, 0.6), 60 * power, 0.6, "#a9d8ff")
    stage.lamp((x, 3, 4), (x, 0, 0.9), 300, 2, "#bfdcff")
    if rear:
        stage.trail(root, seed, (-1, -0.12), count=44, length=2.6, spread=0.62, amount=0.85, warm=0.25, bright=0.42)
    else:
        stage.trail(root, seed, (-0.6, 1), count=44, length=5, spread=1.2, amount=0.85, bright=0.4)
    return dict(vignette=0.5)


scene("cars/kestrel-s14-wheel")(lambda: wheel_view("kestrel"))
scene("cars/comet-gt86-wheel")(lambda: wheel_view("comet", True, 3, 0.6))
scene("cars/badger-e36-wheel")(lambda: wheel_view("badger", True, 5, 0.7))
scene("gallery/wheel-detail")(lambda: wheel_view("wolfram", seed=7))
