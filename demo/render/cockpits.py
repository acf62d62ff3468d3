"""Inside the cars at night: the lever in the driver's fist, the passenger's seat."""
import math

import numpy as np
from mathutils import Vector

import car
import cloth
import people
import shapes
import stage
import suits
from materials import plain
from scenes import scene


def arm(look, elbow, wrist, parent, shoulder=None):
    """A sleeve of the suit in folds, from the elbow (or the shoulder) to the wrist."""
    start = shoulder or tuple(Vector(elbow) + (Vector(elbow) - Vector(wrist)) * 0.7)
    span = people._along(start, elbow, wrist)
    balls = suits.limb(start, elbow, 0.074, 0.064) + suits.limb(elbow, wrist, 0.064, 0.043)
    pins = lambda p: np.clip(np.clip((0.3 - span(p)) * 6, 0, 1) + np.clip((span(p) - 1.86) * 12, 0, 1), 0, 1)
    made = suits.dressed("sleeve", balls, suits.fabric(look, "arm"), None, span, pins, 0.16, 0.0115)
    made.parent = parent


def cage(parent, code="#c8ced4"):
    tube = plain("cage", code, 0.28, 0.5)
    for side in (1, -1):
        shapes.tube("cage", [(0.8, side * 0.68, 0.3), (0.76, side * 0.68, 0.84), (0.22, side * 0.55, 1.27), (-0.8, side * 0.55, 1.3), (-0.86, side * 0.62, 0.2)], 0.022, tube, parent, 16)
        shapes.tube("doorbar", [(0.76, side * 0.7, 0.45), (-0.84, side * 0.66, 0.72)], 0.022, tube, parent, 16)
    shapes.tube("cross", [(0.22, 0.55, 1.27), (0.22, -0.55, 1.27)], 0.022, tube, parent, 16)
    shapes.tube("cross", [(-0.84, 0.62, 0.3), (-0.82, -0.55, 1.28)], 0.02, tube, parent, 16)
    shapes.tube("cross", [(-0.84, -0.62, 0.3), (-0.82, 0.55, 1.28)], 0.02, tube, parent, 16)
    return tube


def lights_far(places, power=24):
    """Lamps of the track far behind, which the lens draws as soft discs."""
    for i, (x, y, z) in enumerate(places):
        code = ("#dcebff", "#dcebff", "#ff6a36", "#8fd3ff")[i % 4]
        shapes.lathe("far", [(0.12 * math.sin(k * math.pi / 8), -0.12 * math.cos(k * math.pi / 8)) for k in range(9)], plain("farlight", code, 0.3, glow=power), None, 16).location = (x, y, z)


def display(shell):
    """Data display with its row of shift lights, before the driver."""
    shapes.box("screen", (0.515, 0.36, 0.945), (0.02, 0.27, 0.12), plain("screen", "#05070a", 0.1), shell, 0.008, (0, -14, 0))
    for i in range(9):
        code = "#8fd3ff" if i < 5 else ("#ffc928" if i < 7 else "#ff3d10")
        shapes.box("bar", (0.5, 0.47 - 0.0275 * i, 0.975), (0.008, 0.019, 0.018), plain("bar", code, 0.4, glow=6), shell, 0, (0, -14, 0))
    for content, size, y, z, code in (("4", 0.085, 0.36, 0.922, "#f3f5f6"), ("7800", 0.034, 0.44, 0.915, "#8fd3ff"), ("63°", 0.036, 0.285, 0.915, "#ff6a3a")):
        made = shapes.text(content, size, plain("digit", code, 0.5, glow=3), shell, 0.0, 0.15)
        made.location, made.rotation_euler = (0.499, y, z), (math.radians(76), 0, math.radians(-90))


def steering(shell, spec, accent):
    """The steering wheel, turned against the slide."""
    hub = shapes.empty("wheelhub", shell)
    hub.location, hub.rotation_euler = (0.34, 0.36, 0.82), (0, math.radians(-68), 0)
    turn = shapes.empty("turn", hub)
    turn.rotation_euler = (0, 0, math.radians(64))
    suede = cloth.fabric("suede", "#14181c", 0.95)
    ring = [(0.165 * math.cos(a), 0.165 * math.sin(a), 0) for a in [i * math.tau / 72 for i in range(73)]]
    shapes.tube("rim", ring, 0.0165, suede, turn, 20)
    mark = [(0.165 * math.cos(a), 0.165 * math.sin(a), 0.0) for a in [-0.12 + i * 0.04 for i in range(7)]]
    shapes.tube("mark", mark, 0.0175, plain("mark", accent, 0.6), turn, 16)
    for a in (0.0, 2.2, -2.2):
        shapes.tube("spoke", [(0.03 * math.cos(a), 0.03 * math.sin(a), -0.02), (0.155 * math.cos(a), 0.155 * math.sin(a), 0)], 0.011, plain("spoke", "#2a3036", 0.3, 0.8), turn)
    shapes.lathe("boss", [(0, 0.012), (0.045, 0.01), (0.05, -0.03)], plain("boss", "#1a1f24", 0.35, 0.5), turn, 28)


def lever(shell, accent):
    """The long hydraulic handbrake, machined and drilled, and the sequential lever behind it."""
    steel, dark = plain("lever", "#c8ced4", 0.2, 0.9), plain("anodised", "#15191d", 0.35, 0.6)
    hot = plain("grip", accent, 0.32, 0.35, coat=0.4)
    foot = shapes.box("foot", (0.3, -0.06, 0.5), (0.2, 0.07, 0.05), dark, shell, 0.008)
    for side in (1, -1):
        shapes.box("blade", (0.3, -0.06 + side * 0.013, 0.67), (0.036, 0.006, 0.34), dark, shell, 0.002)
    for k in range(5):
        shapes.lathe("bolt", [(0, 0.02), (0.007, 0.02), (0.008, -0.02), (0, -0.02)], steel, foot, 12).location = (0, 0, 0)
    shapes.tube("brake", [(0.3, -0.06, 0.52), (0.3, -0.06, 0.9)], 0.011, steel, shell, 20)
    profile = [(0, 0.105), (0.016, 0.105), (0.023, 0.1), (0.025, 0.092)]
    for k in range(14):
        z = 0.085 - k * 0.0125
        profile += [(0.0245, z), (0.0225, z - 0.003), (0.0225, z - 0.008), (0.0245, z - 0.0105)]
    profile += [(0.027, -0.095), (0.027, -0.105), (0.012, -0.108)]
    grip = shapes.lathe("grip", profile, hot, shell, 40)
    grip.location = (0.3, -0.06, 0.95)
    cap = shapes.lathe("cap", [(0, 0.1095), (0.011, 0.1095), (0.013, 0.104)], steel, shell, 32)
    cap.location = (0.3, -0.06, 0.95)
    shapes.tube("shift", [(0.36, 0.09, 0.5), (0.31, 0.09, 0.8)], 0.01, steel, shell, 16)
    knob = shapes.lathe("knob", [(0, 0.045), (0.02, 0.04), (0.028, 0.015), (0.02, -0.03), (0.012, -0.035)], plain("knob", "#e9eff3", 0.25, coat=0.5), shell, 32)
    knob.location = (0.307, 0.09, 0.81)
    shapes.tube("hose", [(0.38, -0.06, 0.52), (0.44, -0.06, 0.56), (0.5, -0.04, 0.5), (0.6, -0.02, 0.46)], 0.008, plain("braid", "#8b959d", 0.35, 0.8), shell, 12)


@scene("cars/kestrel-s14-cockpit")
def handbrake():
    """From the passenger's seat: the glove on the long lever, display and lamps soft behind it."""
    spec, look = car.bodies["kestrel"], people.SUITS["marek-havlin"]
    eye, focus = (-0.1, -0.6, 1.07), (0.29, -0.075, 0.955)
    stage.camera(eye, (0.285, 0.06, 0.925), 40, (math.dist(eye, focus), 2.0))
    stage.sky("#070c12", 0.6)
    black = plain("dash", "#0d1013", 0.7)
    shell = shapes.empty("cockpit")
    shapes.box("dash", (0.8, 0, 0.76), (0.42, 1.5, 0.26), black, shell, 0.07, (0, -8, 0))
    shapes.box("binnacle", (0.6, 0.36, 0.9), (0.16, 0.42, 0.1), black, shell, 0.04)
    shapes.box("tunnel", (0.2, 0, 0.4), (1.2, 0.26, 0.2), plain("tunnel", "#101418", 0.6), shell, 0.05)
    shapes.box("door", (0.1, 0.8, 0.6), (1.7, 0.05, 0.62), plain("door", "#11161b", 0.7), shell, 0.02)
    shapes.box("floor", (0, 0, 0.2), (2.2, 1.6, 0.1), black, shell)
    panel = shapes.box("panel", (0.6, -0.02, 0.82), (0.02, 0.3, 0.14), plain("panel", "#161b20", 0.35), shell, 0.01, (0, -12, 0))
    for i in range(6):
        code = ("#ff4a1c", "#8fd3ff", "#8fd3ff", "#ffc928", "#8fd3ff", "#ff4a1c")[i]
        shapes.lathe("switch", [(0, 0.008), (0.009, 0.008), (0.011, 0)], plain("switch", code, 0.3, glow=5), panel, 16).location = (-0.012, 0.11 - 0.044 * i, 0.02)
    cage(shell)
    display(shell)
    steering(shell, spec, "#ff4a1c")
    lever(shell, "#ff3d10")
    # The right fist about the grip, the left one on the wheel.
    wrist = (0.212, -0.094, 0.955)
    people.hand(wrist, (1, 0.08, 0.03), (0, 1, 0), 0.86, 1, look, shell)
    arm(look, (-0.06, 0.06, 0.82), wrist, shell)
    people.hand((0.3, 0.52, 0.86), (0.5, 0, 1), (0.8, 0, -0.4), 0.85, 1, look, shell)
    arm(look, (-0.05, 0.64, 0.72), (0.3, 0.52, 0.86), shell)
    lights_far(((7.2, 7, 1.75), (6.7, 7.4, 1.75), (3.4, 9.3, 1.6), (2.8, 9.5, 1.6), (9, 4.2, 1.5), (5, 8.6, 1.15), (8.2, 5.6, 1.1)), 14)
    stage.strip((0.1, -0.5, 1.45), (0.28, -0.06, 0.95), 7, 0.7, "#dcebff", 0.14, 20)
    stage.lamp((0.75, 0.1, 1.3), (0.28, -0.04, 0.95), 9, 0.25, "#a9d8ff")
    stage.lamp((0.5, -0.62, 1.0), (0.27, -0.06, 0.95), 6, 0.2, "#ff5324")
    stage.lamp((-0.2, 0.7, 1.25), (0.3, 0.4, 0.85), 8, 0.3, "#bcdcff")
    stage.strip((-0.05, -0.35, 1.5), (0.05, 0.02, 0.87), 7, 0.6, "#dcebff", 0.2)
    for i in range(8):
        level = 0.2 + 0.07 * math.sin(i)
        stage.puff((8 - 0.9 * i, 3 + 0.8 * i, 0.9 + 0.2 * (i % 3)), 1.8, (level * 0.85, level * 0.95, level * 1.1), 0.5, eye)
    return dict(bloom=0.5, exposure=1.25, vignette=0.5)


# The seat from its front edge to its head: x, z, half width, how far its flanks stand out.
SEAT = [
    (0.33, 0.30, 0.235, 0.045), (0.27, 0.325, 0.245, 0.075), (0.1, 0.29, 0.25, 0.1), (-0.08, 0.255, 0.25, 0.135), (-0.19, 0.27, 0.245, 0.17),
    (-0.245, 0.36, 0.235, 0.17), (-0.275, 0.5, 0.23, 0.15), (-0.305, 0.64, 0.245, 0.135), (-0.335, 0.77, 0.27, 0.14), (-0.355, 0.85, 0.255, 0.13),
    (-0.37, 0.91, 0.19, 0.11), (-0.385, 0.98, 0.175, 0.13), (-0.395, 1.06, 0.17, 0.125), (-0.4, 1.115, 0.15, 0.08), (-0.405, 1.14, 0.11, 0.03),
]


def bucket(look, shell):
    """A bucket seat: hard shell, padded middle and flanks. Returns the padding."""
    points, hard, count = [], [], 33
    for i, (x, z, half, flank) in enumerate(SEAT):
        ahead, behind = SEAT[min(i + 1, len(SEAT) - 1)], SEAT[max(i - 1, 0)]
        way = Vector((ahead[0] - behind[0], 0, ahead[1] - behind[1])).normalized()
        normal = Vector((way.z, 0, -way.x))
        for k in range(count):
            u = -1 + 2 * k / (count - 1)
            side = abs(u)
            rise = flank * (max(0, side - 0.52) / 0.48) ** 1.6 + 0.012 * math.cos(u * math.pi / 1.04) * (side < 0.52)
            out = half * (u if side < 0.72 else math.copysign(0.72 + (side - 0.72) * 0.75, u))
            points.append(Vector((x, out, z)) + normal * rise)
            hard.append(Vector((x, out * 1.02, z)) + normal * (min(rise, flank * 0.94) - 0.042))
    faces, tones = [], []
    for i in range(len(SEAT) - 1):
        for k in range(count - 1):
            a = i * count + k
            faces.append((a, a + 1, a + count + 1, a + count))
            side = abs(-1 + 2 * (k + 0.5) / (count - 1))
            tones.append(1 if side < 0.5 and i != 4 else 0)
    black = cloth.fabric("flank", "#262138", 0.9, weave=700)
    middle = cloth.fabric("middle", look["body"], 0.9, weave=700)
    pad = shapes.mesh("seat", points, faces, [black, middle], shell, angle=70)
    for polygon, tone in zip(pad.data.polygons, tones):
        polygon.material_index = tone
    soft = pad.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 2
    shapes.applied(pad)
    rim = [points[i * count + k] for i, k in [(i, 0) for i in range(len(SEAT))] + [(len(SEAT) - 1, k) for k in range(count)] + [(i, count - 1) for i in range(len(SEAT) - 1, -1, -1)] + [(0, k) for k in range(count - 1, -1, -1)]]
    for _ in range(3):
        # Corners cut twice over: an even line.
        rim = [a.lerp(b, t) for a, b in zip(rim, rim[1:] + rim[:1]) for t in (0.25, 0.75)]
    shapes.tube("piping", [tuple(p) for p in rim], 0.0065, plain("piping", look["lid"], 0.5), shell, 16)
    back = shapes.mesh("shell", hard, [tuple(reversed(f)) for f in faces], plain("carbon", "#0b0d10", 0.22, coat=0.8), shell, angle=70)
    back.modifiers.new("solid", "SOLIDIFY").thickness = 0.012
    return pad


@scene("cars/magnet-350z-cockpit")
def passenger():
    """The seat for whoever holds a voucher: belts laid ready, the cage and the night behind."""
    spec = car.bodies["magnet"]["livery"]
    look = dict(body="#4a22a8", lid="#ffc928")
    eye = (1.2, -0.66, 0.98)
    stage.camera(eye, (-0.16, -0.04, 0.675), 37, (math.dist(eye, (-0.2, 0, 0.7)), 2.2))
    stage.sky("#070c12", 0.6)
    shell = shapes.empty("cabin")
    pad = bucket(look, shell)
    tree = suits.tree_of(pad)
    seam = plain("seam", "#1b0f45", 0.9)
    for k in range(8):
        x, z = np.interp(k / 8, (0, 0.36, 0.6, 1), (-0.255, -0.305, -0.345, -0.395)), 0.42 + 0.075 * k
        suits.strap("seam", tree, [(x, -0.5 * 0.245, z), (x, 0, z - 0.012), (x, 0.5 * 0.245, z)], 0.007, 0.0015, seam, shell, 0.001)
    for side in (1, -1):
        edge = [(x + 0.03, side * half * 0.62, z + 0.01) for x, z, half, _flank in SEAT[5:13]]
        suits.strap("stitch", tree, edge, 0.005, 0.002, plain("stitch", look["lid"], 0.7), shell, 0.001)
    belt = cloth.fabric("belt", look["lid"], 0.6, weave=1200, depth=0.4)
    steel = plain("buckle", "#d5dce1", 0.18, 1.0)
    for side in (1, -1):
        suits.strap("shoulder", tree, [(-0.345, side * 0.088, 0.865), (-0.335, side * 0.09, 0.77), (-0.3, side * 0.092, 0.64), (-0.27, side * 0.086, 0.5), (-0.235, side * 0.07, 0.36), (-0.17, side * 0.045, 0.275), (-0.08, side * 0.02, 0.262)], 0.06, 0.008, belt, shell, 0.004)
        suits.strap("lap", tree, [(-0.17, side * 0.185, 0.36), (-0.14, side * 0.14, 0.28), (-0.07, side * 0.03, 0.265)], 0.05, 0.011, belt, shell, 0.004)
        shapes.box("slot", (-0.35, side * 0.088, 0.872), (0.012, 0.082, 0.024), plain("slot", "#08090b", 0.4), shell, 0.006, (0, -10, 0))
        place = tree.find_nearest((-0.29, side * 0.092, 0.6))[0]
        shapes.box("adjuster", (place.x + 0.016, place.y, place.z), (0.014, 0.074, 0.04), steel, shell, 0.005, (0, -14, 0))
    suits.strap("between", tree, [(-0.05, 0, 0.262), (0.08, 0, 0.285), (0.2, 0, 0.31)], 0.045, 0.007, belt, shell, 0.004)
    place = tree.find_nearest((-0.07, 0, 0.262))[0]
    hub = shapes.lathe("hub", [(0, 0.034), (0.03, 0.034), (0.034, 0.03), (0.034, 0.014), (0.042, 0.012), (0.044, 0)], steel, shell, 40)
    hub.location, hub.rotation_euler = (place.x, 0, place.z + 0.004), (0, math.radians(12), 0)
    shapes.box("key", (0, 0, 0.037), (0.052, 0.014, 0.008), plain("key", "#ff3d10", 0.35), hub, 0.003)
    suits.embroidered(tree, "LÍPA", 0.085, (-0.3, 0, 1.02), look["lid"], shell, right=(0, 1, 0), up=(0, 0, 1), toward=(-1, 0, 0))
    cage(shell, "#5a28c0")
    shapes.box("floor", (0, 0, 0.06), (2.4, 1.8, 0.1), plain("tray", "#0e1216", 0.5), shell)
    for side in (1, -1):
        shapes.box("rail", (0.02, side * 0.2, 0.16), (0.5, 0.03, 0.1), plain("rail", "#20262b", 0.4, 0.6), shell, 0.006)
    shapes.box("bulkhead", (-1.25, 0, 0.36), (0.04, 1.8, 0.5), plain("bulkhead", "#12161b", 0.6), shell)
    lights_far([(-8, 1.2, 0.6), (-8, 1.75, 0.62), (-9, 6.0, 0.9), (-9, 6.6, 0.95), (-9, 7.3, 0.3), (-8, 0.4, -0.4), (-9, 2.6, 1.0)])
    target = (-0.2, 0, 0.65)
    stage.strip((0.15, -1.15, 1.45), target, 46, 1.3, "#e4efff", 0.16, 60)
    stage.strip((0.9, -0.2, 1.7), target, 13, 1.0, "#dcebff", 0.3)
    stage.lamp((-0.45, 0.8, 1.1), target, 34, 0.3, "#ff5324")
    stage.lamp((-0.6, -0.8, 1.2), target, 34, 0.3, "#a9d8ff")
    stage.lamp((0.6, 0.7, 0.7), target, 5, 0.4, "#8a5cff")
    return dict(bloom=0.45, vignette=0.5)
