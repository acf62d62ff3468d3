"""Cars by day: each picture has its own light, place and side."""
import math

import sky
import stage
import surround
import track
from materials import plain
from scenes import cones, posed, scene

# What smoke looks like in each light: brightness, and red, green and blue.
SMOKE = dict(
    day=(1.0, (1.0, 1.0, 1.02)),
    morning=(0.92, (1.08, 0.98, 0.86)),
    golden=(0.9, (1.3, 0.92, 0.62)),
    dusk=(0.34, (1.05, 0.82, 0.98)),
    overcast=(0.78, (0.97, 1.0, 1.03)),
    rain=(0.5, (0.94, 1.0, 1.06)),
    hall=(0.5, (1.0, 1.0, 1.0)),
    night=(0.42, (0.95, 1.0, 1.1)),
)
GRADE = dict(
    day=dict(exposure=1.15, tint=(1.0, 1.0, 1.01)),
    morning=dict(exposure=1.3, tint=(1.02, 1.0, 0.98)),
    golden=dict(exposure=1.55, tint=(1.03, 1.0, 0.97)),
    dusk=dict(exposure=2.0, tint=(1.0, 0.98, 1.04)),
    overcast=dict(exposure=1.3, tint=(0.98, 1.0, 1.02)),
    rain=dict(exposure=1.4, tint=(0.96, 1.0, 1.04)),
    hall=dict(exposure=1.1, tint=(1.0, 1.0, 1.0)),
    night=dict(exposure=1.1),
)


def circuit(back="trees", far=10.5, wet=0.0, tone=0.11, kerb=4.2, grass=True, seed=1, rubber=True, flags=True):
    """A permanent track: kerb, grass, boards, and what stands behind them."""
    surround.ground(tone, wet)
    if grass:
        surround.strip(kerb + 0.7, far + 60, surround.field())
    track.kerb((-42, kerb), (42, kerb))
    surround.boards((-40.8, far), (40.8, far), seed=seed)
    if back == "trees":
        surround.leafy(far + 9, -60, 60, seed + 2)
    elif back == "stand":
        track.stand(-28, 28, far + 2.2, seed, 7, surround.CROWD, "#7d868c")
        surround.flags(-26, 26, far + 1.2, 9, 4.4, seed)
        surround.leafy(far + 16, -60, 60, seed + 2, 7, 11)
    elif back == "tyres":
        track.tyre_wall((-22, far - 0.7), (22, far - 0.7), 3, seed)
        surround.leafy(far + 6, -60, 60, seed + 2, 4, 8)
    elif back == "open":
        surround.leafy(far + 34, -110, 110, seed + 2, 5, 8)
        if flags:
            surround.flags(-18, 22, far + 0.8, 6, 5.0, seed)
    track.hills(120, seed, 18, "#5b7350")
    if rubber:
        track.marks((3, -14), 14.2, 40, 130)
        track.marks((-6, 18), 18.5, 215, 310, seed=3)
        track.marks((1, -17), 16.4, 50, 128, 1.4, 5)


def street(far=8.5, seed=1, lit=0.0, crowd=True):
    """A closed street in a town: houses, bales, people behind a fence."""
    surround.ground(0.13)
    surround.strip(far - 2.2, far + 30, plain("paving", "#9a958c", 0.85), 0.1)
    surround.bales((-34, far - 2.6), (34, far - 2.6), seed)
    if crowd:
        track.stand(-30, 30, far - 1.2, seed + 4, 1, surround.CROWD, "#9a958c")
    surround.houses(far + 2.4, -52, 52, seed, lit)
    surround.flags(-30, 30, far - 0.4, 9, 4.6, seed)
    track.marks((3, -14), 14.2, 40, 130)
    track.marks((-6, 18), 18.5, 215, 310, seed=3)


def paddock(seed=1):
    """Tents and the team's lorry on a meadow's edge."""
    surround.ground(0.14)
    surround.strip(14, 90, surround.field())
    surround.lorry(-5.5, 10.5)
    for i, x in enumerate((5.2, 11.4, 17.6, -14.5, -20.7)):
        surround.tent(x, 6.5, code=("#e9edef", "#2c3a46", "#e9edef")[i % 3], words=("LÍPA", "VOLTERA", "NORDLAK")[i % 3])
    surround.flags(-26, 26, 15, 8, 5.5, seed)
    surround.leafy(24, -70, 70, seed + 2, 6, 10)
    track.hills(110, seed, 16, "#5b7350")


def shot(key, yaw, light, view, look=(0, 0, 0.68), lens=44, place=circuit, sun=-60, height=None, power=1.0, steer=None, wet=0.0, smoke=None, away=None, seed=3, lamps=False, blur=2.8, extra=None, roll=1.2, tilt=0.0, grade=None, pos=(0, 0), still=False, air=True):
    """One car; `smoke` is None for none, or a dict for `stage.trail`."""
    distance = math.dist(view, (pos[0], pos[1], 0.6))
    # From low down the car stands a little below the middle, so that no bare asphalt fills the picture.
    look = (look[0], look[1], look[2] + (0.14 if view[2] < 2 else 0))
    stage.camera(view, look, lens * 1.05, (distance, blur), tilt)
    sky.light(light, sun, power, height)
    place()
    root = posed(key, yaw, pos[0], pos[1], steer=(0 if still else steer), roll=0 if still else roll, lights=lamps or not still)
    if light in ("golden", "dusk", "rain", "overcast"):
        # What a reflector beside the camera gives back, and a line along the shoulder.
        side = 1 if view[0] > 0 else -1
        stage.lamp((view[0] + 2.5 * side, view[1] - 1, 3.6), (0, 0, 0.6), {"golden": 420, "dusk": 260, "rain": 300, "overcast": 260}[light], 3.5, "#ffe2c4" if light == "golden" else "#e4ecff")
        stage.strip((0.5 * side, -3.2, 3.6), (0, 0, 0.7), 110 if light == "golden" else 80, 8, "#fff0dd" if light == "golden" else "#dcebff", 0.4)
    if lamps:
        stage.headlights(root, 260 if light in ("dusk", "night", "rain") else 12, beams={"dusk": 0.25, "night": 0.25, "rain": 0.1}.get(light, 0))
    if smoke is not None:
        bright, tone = SMOKE[light]
        facing = math.radians(yaw)
        stage.trail(root, seed, away or (-math.cos(facing), -math.sin(facing) + 0.4), **{"bright": bright, "warm": 0.0, "tone": tone, "amount": 0.85, **smoke})
    if air:
        sky.airlight(light, 22, 3, 0.5 if light not in ("dusk", "night", "hall") else 0.12)
    if extra:
        extra()
    return {"bloom": 0.3, "vignette": 0.28, **GRADE[light], **(grade or {})}


def car_scene(name, *args, ratio=1.5, **more):
    scene(name, ratio=ratio)(lambda: shot(*args, **more))


# The six, each as itself.
car_scene("cars/kestrel-s14", "kestrel", -24, "golden", (4.4, -6.6, 0.75), (0.1, 0.1, 0.72), 43, lambda: circuit("stand"), sun=128, height=13, steer=34, smoke=dict(count=64, length=8), away=(-1, 0.3))
car_scene("cars/comet-gt86", "comet", 205, "day", (-4.2, -6.4, 1.1), (-0.1, 0.1, 0.66), 46, lambda: circuit("trees", seed=4), sun=-75, steer=-28, smoke=dict(count=48), seed=5)
car_scene("cars/wolfram-e46", "wolfram", -28, "overcast", (4.6, -6.3, 0.62), (0.1, 0, 0.72), 43, lambda: circuit("tyres", seed=2, far=9), sun=-40, steer=34, smoke=dict(count=56), seed=7)
car_scene("cars/magnet-350z", "magnet", 203, "dusk", (-4.2, -6.4, 0.9), (-0.1, 0.1, 0.66), 44, lambda: street(seed=3, lit=0.45), sun=100, steer=-28, smoke=dict(count=46, bright=0.5), seed=9, lamps=True)
car_scene("cars/ember-s13", "ember", -33, "morning", (3.8, -6.6, 1.35), (0.05, 0, 0.56), 45, paddock, sun=-35, still=True, height=20)
car_scene("cars/badger-e36", "badger", 212, "day", (-3.8, -6.2, 1.5), (-0.05, 0.1, 0.6), 45, lambda: circuit("open", seed=6, rubber=True), sun=-110, height=35, steer=-30, smoke=dict(count=26, amount=0.5, length=5), seed=13, extra=lambda: cones((-3.2, -1.6), (-1.6, -2.4), (2.6, -1.7), (3.9, 0.6)))

# The six once more, from other sides and in other light.
car_scene("cars/kestrel-s14-entry", "kestrel", 222, "day", (-3.4, -5.6, 0.34), (-0.1, 0.1, 0.7), 36, lambda: (circuit("tyres", seed=5), track.kerb((-9, -3.4), (9, -3.4))), sun=-120, height=38, steer=-34, smoke=dict(count=46), seed=15)
car_scene("cars/comet-gt86-entry", "comet", -34, "rain", (3.2, -7.2, 4.4), (0, 0.2, 0.3), 44, lambda: circuit("trees", wet=0.9, seed=3), steer=34, smoke=dict(count=34, amount=0.5), seed=21, lamps=True, extra=lambda: track.rain(900))
car_scene("cars/wolfram-e46-entry", "wolfram", 146, "morning", (2.5, -6.9, 0.9), (0.15, 0.1, 0.7), 44, lambda: circuit("open", seed=8), sun=-20, height=15, steer=28, smoke=dict(count=50), away=(0.9, 0.5), seed=23)

car_scene("cars/magnet-350z-entry", "magnet", -48, "day", (2.6, -5.6, 6.4), (0.1, 0.3, 0), 42, lambda: circuit("trees", seed=7), sun=-140, height=40, steer=36, smoke=dict(count=54, length=6), away=(-0.8, 0.6), seed=27, air=False)
car_scene("cars/ember-s13-entry", "ember", 214, "golden", (-4.4, -5.8, 0.6), (-0.1, 0.1, 0.62), 44, lambda: circuit("trees", seed=11), sun=192, height=12, steer=-32, smoke=dict(count=44), seed=29)
car_scene("cars/badger-e36-entry", "badger", 150, "rain", (2.8, -6.0, 1.3), (0.1, 0.1, 0.66), 44, lambda: circuit("tyres", wet=0.85, seed=12, far=9), steer=30, smoke=dict(count=24, amount=0.4, length=4), away=(0.9, 0.6), seed=31, lamps=True, extra=lambda: (cones((-2.6, -1.5), (-1.2, -2.7), (3.2, -1.5)), track.rain(700)))


def wheel_shot(key, rear, light, sun, height=None, power=1.0, smoke=True, seed=1, wet=0.0, side=-1):
    """One wheel from near and low, by day."""
    from bodies import bodies

    x = bodies[key]["axles"][1 if rear else 0]
    eye = (x + (0.7 if rear else 1.0), -3.0, 0.36)
    stage.camera(eye, (x + (-0.2 if rear else 0.1), -0.9, 0.43), 56, (math.dist(eye, (x + 0.1, -1.0, 0.38)), 2.2))
    sky.light(light, sun, power, height)
    circuit("trees", wet=wet, seed=seed)
    root = posed(key, 0, steer=0 if rear else 34, roll=1)
    bright, tone = SMOKE[light]
    if smoke:
        stage.trail(root, seed, (-1, -0.1) if rear else (-0.6, 1), count=40, length=3, spread=0.7, amount=0.8, warm=0, bright=bright, tone=tone)
    stage.strip((x, -2.4, 1.6), (x, -0.9, 0.4), 16, 1.8, "#eef4ff", 0.15, 0)
    return {"bloom": 0.3, "vignette": 0.3, **GRADE[light]}


scene("cars/kestrel-s14-wheel")(lambda: wheel_shot("kestrel", False, "day", -70, 40, seed=4))
scene("cars/comet-gt86-wheel")(lambda: wheel_shot("comet", True, "golden", -35, 12, seed=3))
scene("cars/badger-e36-wheel")(lambda: wheel_shot("badger", True, "morning", -50, 22, smoke=False, seed=5))
scene("gallery/wheel-detail")(lambda: wheel_shot("wolfram", False, "overcast", -60, seed=7))
