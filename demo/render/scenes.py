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
    if ratio is None:
        return draw(out, width, samples)
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


def cones(*places):
    for place in places:
        track.cone((*place, 0))


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
scene("blog/night-sosnova", wide=1.12)(lambda: pair(("kestrel", 208, -1.5, 1.0, -30), ("comet", 214, 2.2, -0.6, -30), (-1.4, -9.8, 1.9), (0.3, 0, 0.75), 40, "trees", wet=0.45, away=(0.6, 1), seed=57, light=DRY))
