"""Helmets and portraits in the studio: dark ground, smoke, one line of orange and one of ice."""
import math

import people
import shapes
import stage
from helmets import helmet
from materials import plain
from scenes import scene
from studio import reflections, slash


def lid_view(key, side=1):
    """A helmet on wet stone, its visor full of lights."""
    stage.camera((side * 0.3, -1.02, 0.26), (0.02 * side, 0, 0.155), 62, (1.0, 3.2))
    stage.sky("#0a1017", 0.6)
    table = plain("stone", "#0c1014", 0.16, coat=0.3)
    shapes.mesh("table", [(-6, -3, 0), (6, -3, 0), (6, 8, 0), (-6, 8, 0)], [(0, 1, 2, 3)], table, None, False)
    slash(-0.95 * side, 2.6, 0.75, 3.4, "#ff4a1c", 3.6, 0.05)
    slash(1.15 * side, 3.0, 0.75, 3.4, "#8fd3ff", 1.8, 0.03)
    lid = helmet(people.SUITS[key])
    lid.location = (0, 0, 0.146)
    lid.rotation_euler = (0, 0, math.radians(-90 + side * 34))
    reflections((0, 0, -0.2), 2.2, side)
    stage.strip((side * 0.5, -0.9, 1.0), (0, 0, 0.15), 14, 1.4, "#e4efff", 0.16, 20)
    stage.lamp((-side * 0.95, 0.35, 0.45), (0, 0, 0.15), 30, 0.35, "#ff5a26")
    stage.lamp((side * 0.9, 0.55, 0.5), (0, 0, 0.16), 16, 0.35, "#bfe0ff")
    stage.lamp((0.0, 0.7, 1.1), (0, 0, 0.2), 12, 0.5, "#bfdcff")
    eye = (side * 0.3, -1.02, 0.26)
    for i in range(10):
        level = 0.11 + 0.05 * math.sin(i * 1.9)
        warm = max(0.0, (5 - i) / 5 if side > 0 else (i - 5) / 5)
        stage.puff((-1.6 + 0.36 * i, 1.5 + 0.3 * math.sin(i * 2.3), 0.22), 0.6, (level * (0.74 + 0.3 * warm), level * (0.92 - 0.1 * warm), level * (1.2 - 0.1 * warm)), 0.5, eye)
    return dict(bloom=0.5, grain=0.004)


scene("gallery/helmet")(lambda: lid_view("marek-havlin"))
scene("blog/spotter")(lambda: lid_view("tereza-vondrakova", -1))


def slate(place, turn, parent):
    """A tablet with a log of the engine on it."""
    root = shapes.box("tablet", place, (0.27, 0.012, 0.19), plain("tablet", "#101418", 0.3, coat=0.5), parent, 0.006, turn)
    face = plain("tabletface", "#0a1a26", 0.15, glow=0.6)
    shapes.box("face", (0, 0.0065, 0), (0.25, 0.001, 0.17), face, root)
    return root


def spanner(parent, place, turn, long=0.36):
    """A combination spanner along z."""
    steel = plain("spanner", "#c3cad0", 0.18, 1.0)
    root = shapes.empty("spanner", parent)
    shapes.box("shaft", (0, 0, 0), (0.024, 0.009, long), steel, root, 0.004)
    ring = shapes.lathe("ring", [(0.017, -0.008), (0.03, -0.008), (0.031, 0), (0.03, 0.008), (0.017, 0.008), (0.017, -0.008)], steel, root, 28)
    ring.location, ring.rotation_euler = (0, 0, -long / 2 - 0.02), (math.radians(90), 0, 0)
    for side in (1, -1):
        shapes.box("jaw", (side * 0.021, 0, long / 2 + 0.026), (0.02, 0.014, 0.052), steel, root, 0.006, (0, side * 14, 0))
    shapes.box("jaw", (0, 0, long / 2 - 0.002), (0.05, 0.014, 0.03), steel, root, 0.01)
    root.location, root.rotation_euler = place, [math.radians(t) for t in turn]
    return root


def radio(parent, place, turn):
    dark = plain("radio", "#0d1013", 0.4)
    root = shapes.box("radio", place, (0.034, 0.058, 0.13), dark, parent, 0.008, turn)
    shapes.tube("aerial", [(0, 0.018, 0.06), (0, 0.018, 0.19)], 0.006, dark, root)
    shapes.box("light", (0.017, -0.012, 0.045), (0.004, 0.012, 0.006), plain("radiolight", "#ff4a1c", 0.4, glow=12), root)
    for i in range(4):
        shapes.box("slot", (0.017, 0, -0.02 - 0.009 * i), (0.003, 0.036, 0.004), plain("slot", "#2a3138", 0.5), root)
    return root


def race_wheel(parent, place, turn):
    """A wheel off the car, carried under an arm."""
    import wheels
    from bodies import bodies

    carrier = shapes.empty("carried", parent)
    wheels.wheel(bodies["badger"], carrier, 0, 1, 0)
    # The wheel stands where it would on a car: to the origin with it.
    carrier.location, carrier.rotation_euler = place, [math.radians(t) for t in turn]
    return carrier


# Pose, turn of the body and of the head, nod, tilt, lamp in the back: which side is hot.
POSES = {
    "marek-havlin": ("crossed", 14, 8, 2, 0, 1),
    "tereza-vondrakova": ("hips", -24, -8, -3, 3, -1),
    "ondrej-kalista": ("visor", 22, 6, 4, -4, 1),
    "jan-bures": ("tool", -16, -12, 0, 4, -1),
    "lukas-rehounek": ("slate", 20, 4, 14, 0, 1),
    "petr-dlask": ("wheel", -10, -20, 0, -3, -1),
    "klara-smetakova": ("crossed", -20, 26, -2, 3, -1),
    "jiri-zdarsky": ("radio", 26, 14, -2, 5, 1),
}


def portrait(key):
    """From the belt up before smoke and two leaning tubes of light, the person's own colour on the rim."""
    arms, yaw, turn, nod, tilt, hot = POSES[key]
    look = people.SUITS[key]
    eye = (0, -3.3, 1.5)
    stage.camera(eye, (0, 0, 1.46), 102, (3.15, 2.0))
    stage.sky("#070c12", 0.5)
    shapes.box("wall", (0, 5, 2), (30, 0.2, 9), plain("wall", "#0b1015", 0.9))
    slash(0.86 * hot, 3.4, 1.5, 6, "#ff4a1c", 3.4, 0.075)
    slash(-0.9 * hot, 4.2, 1.5, 6, "#8fd3ff", 1.7, 0.045)
    made = people.person(key, arms, turn=turn - yaw * 0.5, nod=nod, tilt=tilt, yaw=-90 + yaw, legs=False)
    if arms == "slate":
        slate((0.325, 0.03, 1.2), (-38, 0, -90), made)
    if arms == "tool":
        spanner(made, (0.115, -0.245, 1.5), (4, -14, 100))
    if arms == "radio":
        radio(made, (0.165, -0.135, 1.555), (14, -8, 40))
    if arms == "wheel":
        race_wheel(made, (-0.6, 0.145, 0.655), (0, 0, -75))
    reflections((0, 0, 1.66), 3.4, hot)
    # Key from high in front, the hot and the cold rim, a little of the suit's colour from below.
    stage.strip((-0.9 * hot, -2.0, 2.7), (0, 0, 1.45), 115, 1.5, "#e4efff", 0.5, 20)
    stage.strip((1.5 * hot, -1.5, 1.9), (0, 0, 1.35), 36, 1.6, "#dcebff", 0.25, 90)
    stage.lamp((1.25 * hot, 0.9, 1.75), (0, 0, 1.5), 150, 0.6, "#ff5324", 120)
    stage.lamp((-1.3 * hot, 0.8, 1.9), (0, 0, 1.5), 120, 0.6, "#a9d8ff", 120)
    stage.lamp((0, 0.9, 2.6), (0, 0, 1.6), 60, 0.6, "#d9eaff", 110)
    stage.lamp((0.8 * hot, -1.6, 0.9), (0, 0, 1.2), 10, 0.8, look["trim"])
    for i in range(16):
        at = -1.5 + 0.2 * i
        level = 0.16 + 0.07 * math.sin(i * 1.7)
        warm = max(0, at * hot) * 0.9
        tone = (level * (0.75 + warm), level * (0.95 - 0.15 * warm), level * (1.25 - 0.5 * warm))
        stage.puff((at, 1.0 + 0.35 * math.sin(i * 2.1), 1.05 + 0.16 * math.sin(i * 1.3)), 0.5 + 0.1 * math.sin(i), tone, 0.5, eye)
    for i in range(5):
        stage.puff((-0.8 + 0.4 * i, -0.55, 0.86 + 0.04 * (i % 2)), 0.26, (0.1, 0.125, 0.155), 0.45, eye)
    return dict(bloom=0.45, grain=0.006, vignette=0.4)


for one in POSES:
    scene(f"team/{one}", 0.8, 0.8)(lambda one=one: portrait(one))
