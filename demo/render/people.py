"""People of the team: helmet, race suit, gloves; never a face. A person stands at the origin and looks along x."""
import math

import numpy as np
from mathutils import Vector

import shapes
import suits
from helmets import helmet
from materials import plain


SUITS = {
    "marek-havlin": dict(helmet="#ff3d10", stripe="#f6f7f8", third="#0c0e11", suit="#171c21", second="#ff3d10", trim="#ff3d10", pattern="stripe", mark="17", cut="yoke", visor_edge="#b8501e"),
    "tereza-vondrakova": dict(helmet="#eef4f9", stripe="#0f74c4", third="#0b2238", suit="#e6edf2", second="#0f5fa8", trim="#0f74c4", pattern="vee", mark="24", cut="sides", ink="#0b2238", chest="#0b2238", visor="#2a4c66", visor_edge="#7fd0ff", sun="#0f74c4"),
    "ondrej-kalista": dict(helmet="#3a4249", stripe="#c8f52a", third="#0c0e11", suit="#2b3238", second="#c8f52a", trim="#c8f52a", pattern="slash", mark="46", cut="slash", visor="#26313a", visor_edge="#8fae3a"),
    "jan-bures": dict(helmet="#14171b", stripe="#ff3d10", third="#e9eff3", suit="#46525d", second="#15191d", trim="#ff3d10", pattern="ring", mark="JB", cut="arms", visor="#3a3f44", visor_edge="#9a4a22"),
    "lukas-rehounek": dict(helmet="#0b5a53", stripe="#f2d16b", suit="#123b39", second="#0a1f1f", trim="#f2d16b", pattern="wave", mark="LŘ", cut="sides", visor="#2c463f", visor_edge="#c79a3a", ink="#f2d16b"),
    "petr-dlask": dict(helmet="#f0b013", stripe="#121518", suit="#26231d", second="#f0b013", trim="#f0b013", pattern="checks", mark="PD", cut="arms", ink="#121518", visor="#33302a", visor_edge="#b8862a", sun="#121518"),
    "klara-smetakova": dict(helmet="#a50d22", stripe="#f0dfc4", third="#0c0e11", suit="#5c0f1f", second="#f0dfc4", trim="#f0dfc4", pattern="halves", mark="KS", cut="yoke", chest="#5c0f1f", visor="#3d2630", visor_edge="#d0705a"),
    "jiri-zdarsky": dict(helmet="#5a28c0", stripe="#ffc928", third="#17102b", suit="#2a1a5c", second="#150e2e", trim="#ffc928", pattern="bands", mark="35", cut="slash", visor="#2c2850", visor_edge="#b06cff"),
}

# Shoulder, elbow and wrist of the left arm (y > 0), then where its fingers point and where its palm faces, and how far
# they are curled; the right one is mirrored unless named.
ARMS = {
    "crossed": (((0.0, 0.19, 1.415), (0.12, 0.285, 1.18), (0.225, 0.01, 1.25), (0.1, -1, 0.18), (-1, -0.2, 0.1), 0.25), ((0.0, -0.19, 1.415), (0.11, -0.285, 1.16), (0.185, -0.02, 1.165), (-0.05, 1, 0.0), (-1, 0, 0.3), 0.15)),
    "down": (((0, 0.19, 1.415), (-0.02, 0.3, 1.15), (0.04, 0.33, 0.9), (0.1, 0, -1), (0, -1, 0), 0.45), None),
    "hips": (((0, 0.19, 1.415), (-0.07, 0.42, 1.2), (0.05, 0.25, 1.02), (0.55, -0.75, -0.25), (-0.4, -0.6, -0.3), 0.2), None),
    "raised": (((0, 0.19, 1.415), (-0.02, 0.3, 1.15), (0.04, 0.33, 0.9), (0.1, 0, -1), (0, -1, 0), 0.45), ((0, -0.2, 1.44), (0.04, -0.36, 1.68), (0.06, -0.27, 1.96), (0, 0.2, 1), (1, 0, 0), 0.9)),
    "cheer": (((0, 0.2, 1.44), (0.04, 0.36, 1.68), (0.06, 0.3, 1.95), (0, 0, 1), (1, 0, 0), 0.9), None),
    "work": (((0.02, 0.2, 1.4), (0.2, 0.27, 1.15), (0.42, 0.14, 1.12), (1, -0.2, 0), (0, -0.7, -0.7), 0.6), None),
    # A slate before the chest.
    "slate": (((0, 0.19, 1.415), (0.06, 0.29, 1.15), (0.26, 0.1, 1.13), (0.3, -1, 0.1), (-0.6, 0, 1), 0.35), ((0, -0.19, 1.415), (0.05, -0.3, 1.16), (0.27, -0.07, 1.2), (0.6, 1, 0.3), (-0.6, 0, -0.8), 0.5)),
    # A tool over the right shoulder, the left hand on the hip.
    "tool": (((0, 0.19, 1.415), (-0.07, 0.42, 1.2), (0.05, 0.25, 1.02), (0.55, -0.75, -0.25), (-0.4, -0.6, -0.3), 0.2), ((0, -0.19, 1.415), (0.08, -0.34, 1.18), (0.17, -0.26, 1.4), (-0.2, 0.1, 1), (-0.7, 0.7, 0.1), 1.0)),
    # A wheel under the left arm.
    "wheel": (((0, 0.19, 1.415), (-0.09, 0.42, 1.2), (0.13, 0.37, 1.345), (1, -0.1, -0.35), (-0.3, 0, -1), 0.35), ((0, -0.19, 1.415), (-0.07, -0.42, 1.2), (0.05, -0.25, 1.02), (0.55, 0.75, -0.25), (-0.4, 0.6, -0.3), 0.2)),
    # A radio at the helmet.
    "radio": (((0, 0.19, 1.415), (0.1, 0.29, 1.17), (0.19, 0.02, 1.2), (0.1, -1, 0.1), (-1, -0.2, 0.1), 0.25), ((0, -0.19, 1.415), (0.12, -0.33, 1.2), (0.21, -0.17, 1.44), (-0.1, 0.25, 1), (-0.75, 0.6, 0.0), 0.85)),
    # One hand at the visor.
    "visor": (((0, 0.19, 1.415), (-0.02, 0.3, 1.15), (0.04, 0.33, 0.9), (0.1, 0, -1), (0, -1, 0), 0.45), ((0, -0.2, 1.43), (0.1, -0.38, 1.36), (0.17, -0.2, 1.57), (-0.1, 0.45, 0.9), (-0.6, 0.6, -0.2), 0.3)),
}

TORSO = [
    ((0, 0, 0.72), 0.165, (0.86, 1.1, 1)),
    ((0, 0, 0.83), 0.16, (0.86, 1.12, 1)),
    ((0, 0, 0.93), 0.15, (0.84, 1.12, 1)),
    ((0, 0, 1.02), 0.142, (0.82, 1.1, 1)),
    ((0.0, 0, 1.12), 0.146, (0.82, 1.14, 1)),
    ((0.004, 0, 1.22), 0.155, (0.82, 1.2, 1)),
    ((0.01, 0, 1.33), 0.163, (0.84, 1.26, 0.95)),
    ((0, 0, 1.42), 0.12, (0.88, 1.62, 0.82)),
    ((-0.004, 0.15, 1.423), 0.084, (1, 1, 1)),
    ((-0.004, -0.15, 1.423), 0.084, (1, 1, 1)),
    ((-0.005, 0.085, 1.455), 0.078, (1, 1, 1)),
    ((-0.005, -0.085, 1.455), 0.078, (1, 1, 1)),
    ((-0.005, 0, 1.475), 0.09, (1, 1.35, 0.9)),
    ((-0.005, 0, 1.515), 0.076, (1, 1.08, 0.8)),
]


def person(key, arms="down", turn=0.0, nod=0.0, place=(0, 0, 0), yaw=0.0, legs=True, tilt=0.0, restraint=None, settle=None):
    """A member of the team; `settle` lets the suit fall into folds (portraits do), `restraint` adds the head restraint."""
    look = SUITS[key]
    settle = not legs if settle is None else settle
    root = shapes.empty(key)
    voxel = 0.0115 if settle else 0.014
    trunk = [((0, 0, 0.89), 0.12, (0.8, 1.15, 1)), ((0, 0, 0.95), 0.14, (0.84, 1.16, 1)), *(ball for ball in TORSO if ball[0][2] > 1)] if legs else TORSO
    torso = suits.dressed("torso", trunk, suits.fabric(look, "torso"), None, lambda p: p[:, 2] * 0, _torso_pins, 0.1, voxel, settle)
    parts = [torso]
    left, right = ARMS[arms]
    right = right or tuple(one if isinstance(one, float) else (one[0], -one[1], one[2]) for one in left)
    for side, (shoulder, elbow, wrist, fingers, palm, curl) in ((1, left), (-1, right)):
        balls = suits.limb(shoulder, elbow, 0.08, 0.064) + suits.limb(elbow, wrist, 0.064, 0.043)
        span = _along(shoulder, elbow, wrist)
        pins = lambda p, span=span: np.clip((0.22 - span(p)) * 6, 0, 1) + np.clip((span(p) - 1.86) * 12, 0, 1)
        parts.append(suits.dressed("sleeve", balls, suits.fabric(look, "arm"), None, span, lambda p, f=pins: np.clip(f(p), 0, 1), 0.16, voxel, settle))
        hand(wrist, fingers, palm, curl, side, look, root)
    if legs:
        for side in (1, -1):
            hip, knee, foot = (0, side * 0.1, 0.95), (0.02, side * 0.115, 0.5), (0, side * 0.125, 0.09)
            balls = suits.limb(hip, knee, 0.115, 0.084) + suits.limb(knee, foot, 0.082, 0.066)
            span = _along(hip, knee, foot)
            parts.append(suits.dressed("leg", balls, suits.fabric(look, "leg"), None, span, lambda p: p[:, 2] * 0, 0.1, voxel, False))
            suits.lump("boot", [((0, side * 0.125, 0.08), 0.07, (1, 0.8, 1)), ((0.08, side * 0.13, 0.05), 0.062, (1.3, 0.8, 0.75)), ((0.14, side * 0.13, 0.045), 0.05, (1.2, 0.85, 0.75))], plain("boot", "#0b0d10", 0.45), root)
    outfit(look, parts, root, restraint if restraint is not None else key in ("marek-havlin", "tereza-vondrakova", "ondrej-kalista"))
    for part in parts:
        part.parent = root
    lid = helmet(look, root)
    lid.location = (0.012, 0, 1.678)
    lid.rotation_euler = (math.radians(tilt), math.radians(nod), math.radians(turn))
    root.location, root.rotation_euler = place, (0, 0, math.radians(yaw))
    return root


def _torso_pins(p):
    low, high = np.clip((1.06 - p[:, 2]) * 14, 0, 1), np.clip((p[:, 2] - 1.45) * 16, 0, 1)
    hole = np.clip((0.11 - np.hypot(np.abs(p[:, 1]) - 0.2, p[:, 2] - 1.42)) * 14, 0, 1)
    return np.clip(low + high + hole, 0, 1)


def _along(a, b, c):
    """How far points lie along two bones: 0 to 1 on the first, 1 to 2 on the second."""
    a, b, c = (np.array(one) for one in (a, b, c))

    def span(p):
        found = []
        for start, end in ((a, b), (b, c)):
            bone = end - start
            t = np.clip((p - start) @ bone / (bone @ bone), 0, 1)
            found.append((t, np.linalg.norm(p - start - t[:, None] * bone, axis=1)))
        (t0, d0), (t1, d1) = found
        return np.where(d0 < d1, t0, 1 + t1)

    return span


def hand(wrist, fingers, palm, curl, side, look, parent, bare=None):
    """A gloved hand: `fingers` is where they point, `palm` where the palm faces, `curl` from 0 (flat) to 1 (fist).

    With `bare`, a material, it is one without a glove.
    """
    wrist, ahead = Vector(wrist), Vector(fingers).normalized()
    inward = Vector(palm)
    inward = (inward - ahead * inward.dot(ahead)).normalized()
    across = ahead.cross(inward).normalized() * side
    balls = suits.limb(wrist - ahead * 0.02, wrist + ahead * 0.03, 0.034, 0.033, 4)
    for i in range(4):
        out = across * (0.031 - 0.0205 * i)
        base = wrist + ahead * (0.082 - 0.005 * abs(i - 1.2)) + out
        balls += suits.limb(wrist + ahead * 0.025 + out * 0.7, base, 0.021, 0.0165, 4)
        place, bend = base, 0.0
        for length, turn in ((0.04, 1.35), (0.028, 1.5), (0.02, 1.0)):
            bend += curl * turn
            way = ahead * math.cos(bend) + inward * math.sin(bend)
            tip = place + way * length * (1.0 if i < 3 else 0.8)
            balls += suits.limb(place, tip, 0.0135, 0.012, 4)
            place = tip
    root = wrist + ahead * 0.03 + across * 0.034
    knuckle = root + ahead * 0.035 + across * 0.02 + inward * 0.02
    tip = knuckle + ahead * 0.032 + inward * (0.012 + 0.03 * curl) - across * 0.02 * curl
    balls += suits.limb(root, knuckle, 0.019, 0.015, 4) + suits.limb(knuckle, tip, 0.015, 0.012, 4)
    suits.lump("glove", balls, bare or plain("glove", "#0d0f12", 0.55), parent, 0.0042, 2)
    if bare:
        return
    cuff = shapes.lathe("cuff", [(0.043, -0.05), (0.0455, -0.03), (0.044, 0.0), (0.04, 0.012), (0.034, 0.012)], plain("cuff", "#0d0f12", 0.6), parent, 28)
    cuff.location, cuff.rotation_euler = wrist, ahead.to_track_quat("Z", "Y").to_euler()
    tab = shapes.lathe("tab", [(0.0455, -0.014), (0.047, 0.0), (0.0455, 0.012)], plain("tab", look["trim"], 0.6), parent, 28)
    tab.location, tab.rotation_euler = wrist - ahead * 0.018, cuff.rotation_euler


def outfit(look, parts, root, restraint):
    """Collar, belt, epaulettes, names and the head restraint, on the settled suit."""
    torso = suits.tree_of(parts[0])
    still = suits.resting(parts[:1])
    trim, dark = plain("collar", look["trim"], 0.65), plain("webbing", "#0b0d10", 0.6)
    neck = shapes.lathe("neck", [(0.07, 0), (0.066, 0.09)], plain("balaclava", "#0a0c0e", 0.9), root, 28)
    neck.location = (-0.005, 0, 1.5)
    points, faces, n = [], [], 48
    for i in range(n + 1):
        # Open at the throat, one end over the other.
        a = math.radians(4 + 352 * i / n)
        for k, (out, up) in enumerate(((0.084, 0.0), (0.088, 0.02), (0.086, 0.04), (0.081, 0.056))):
            points.append((-0.005 + out * 1.04 * math.cos(a), out * 0.98 * math.sin(a), 1.512 + up - 0.012 * math.cos(a)))
    for i in range(n):
        for k in range(3):
            faces.append((i * 4 + k, (i + 1) * 4 + k, (i + 1) * 4 + k + 1, i * 4 + k + 1))
    collar = shapes.mesh("collar", points, faces, trim, root, angle=60)
    collar.modifiers.new("solid", "SOLIDIFY").thickness = 0.007
    suits.strap("belt", still, [(0.3 * math.cos(a), 0.3 * math.sin(a), 1.035) for a in [k * math.tau / 24 for k in range(24)]], 0.045, 0.009, dark, root, 0.004, True)
    suits.strap("flap", still, [(0.3, 0.03, 1.035), (0.3, 0.0, 1.035), (0.28, -0.055, 1.035)], 0.036, 0.0135, trim, root, 0.004)
    ink = look.get("chest", "#f3f5f6")
    suits.embroidered(torso, "LÍPA", 0.05, (0.15, 0.082, 1.372), ink, root)
    suits.embroidered(torso, "DRIFT TEAM", 0.0185, (0.15, 0.082, 1.34), look["trim"], root)
    suits.embroidered(torso, "GRIPLINE", 0.022, (0.15, -0.082, 1.378), "#0b0d10", root, field="#f3f5f6")
    suits.embroidered(torso, "VOLTERA", 0.022, (0.15, -0.082, 1.338), "#f3f5f6", root, field="#0f74c4")
    suits.embroidered(torso, "NORDLAK", 0.034, (0.15, 0.0, 1.18), ink, root)
    suits.embroidered(torso, look["mark"], 0.026, (0.15, 0.0, 1.435), "#f3f5f6", root, field="#0b0d10")
    if restraint:
        carbon = plain("carbon", "#101316", 0.28, coat=0.8)
        for side in (1, -1):
            path = [(-0.06, side * 0.085, 1.62), (0.0, side * 0.095, 1.62), (0.07, side * 0.098, 1.58), (0.15, side * 0.096, 1.5)]
            suits.strap("yoke", still, path, 0.04, 0.022, carbon, root, 0.012)
