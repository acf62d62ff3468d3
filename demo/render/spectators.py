"""People at the fence, seen from behind: what they wear and what they do tells who they are."""
import math

import people
import shapes
import suits
from materials import plain

SKIN = ("#9c6a4d", "#b98566", "#7d513a")
HAIR = ("#1b120d", "#3a2415", "#6d4a26", "#a77b43", "#2a2420")


def sleeve(shoulder, elbow, wrist):
    """An arm in a loose sleeve, with the folds at its elbow."""
    (ax, ay, az), (bx, by, bz) = elbow, wrist
    folds = [((ax + (bx - ax) * t, ay + (by - ay) * t - 0.006, az + (bz - az) * t), 0.062 - 0.012 * t, (1, 1, 0.8)) for t in (0.08, 0.26, 0.44)]
    return suits.limb(shoulder, elbow, 0.082, 0.062, 7) + suits.limb(elbow, wrist, 0.06, 0.047, 7) + folds


def arms_of(pose):
    """Elbow, wrist, where the fingers point and how far they are curled, for the right and the left arm."""
    down = ((0.27, 0.0, 1.17), (0.25, 0.16, 0.98), (0, 0.3, -1), 0.4)
    fist = ((0.35, 0.06, 1.6), (0.27, 0.05, 1.87), (-0.05, 0, 1), 1.0)
    open_ = ((0.37, 0.06, 1.58), (0.35, 0.08, 1.85), (0.15, 0, 1), 0.12)
    phone = ((0.25, 0.2, 1.56), (0.115, 0.27, 1.83), (-0.35, 0.1, 1), 0.55)
    scarf = ((0.39, 0.06, 1.62), (0.45, 0.06, 1.9), (0, 0, 1), 1.0)
    held = ((0.3, 0.14, 1.27), (0.15, 0.19, 1.47), (-0.5, 0.3, 1), 0.6)
    about = ((0.36, -0.1, 1.29), (0.62, -0.14, 1.38), (1, 0.25, 0.1), 0.2)
    return {"down": (down, down), "fist": (fist, down), "both": (open_, open_), "phone": (phone, phone), "scarf": (scarf, scarf), "held": (held, held), "about": (about, down), "fists": (fist, ((0.33, 0.08, 1.6), (0.31, 0.1, 1.84), (0.1, 0, 1), 1.0))}[pose]


def spectator(x, y, tall=1.0, pose="down", wear="hood", head="hair", cloth="#27303a", hair=0, skin=0, turn=0, tilt=0, lift=0.0, sits=False, broad=1.0):
    """Someone who looks along y. `wear` is hood, jacket or pack; `head` hair, long, tail, cap, beanie, hood or muffs."""
    root = shapes.empty("spectator")
    root.location, root.scale = (x, y, lift), (tall * broad, tall, tall)
    coat, flesh, locks = plain("coat", cloth, 0.9), plain("flesh", SKIN[skin], 0.6), plain("locks", HAIR[hair], 0.55)
    balls = [
        ((0, 0, 0.94), 0.17, (1.05, 0.82, 1)), ((0, 0, 1.08), 0.168, (1.06, 0.8, 1)), ((0, 0.005, 1.22), 0.172, (1.14, 0.8, 1)), ((0, -0.01, 1.33), 0.165, (1.22, 0.76, 0.9)),
        ((0, -0.015, 1.42), 0.1, (1.5, 0.85, 0.72)), ((0, -0.02, 1.475), 0.078, (1.15, 0.95, 0.8)),
    ]
    for side in (1, -1):
        balls += suits.limb((side * 0.08, -0.01, 1.455), (side * 0.185, 0, 1.4), 0.064, 0.085, 5)
    if wear in ("hood", "pack"):
        balls += [((0, -0.085, 1.5), 0.085, (1.3, 0.62, 0.62)), ((0.085, -0.045, 1.525), 0.05, (0.9, 1, 0.8)), ((-0.085, -0.045, 1.525), 0.05, (0.9, 1, 0.8)), ((0, -0.12, 1.44), 0.07, (1.1, 0.45, 0.9))]
    if wear == "jacket":
        balls += [((0.0, -0.01, 1.53), 0.075, (1.05, 1.05, 0.5))]
        # Quilted: a roll at every seam.
        balls += [((0, 0, z), 0.196, (1.06, 0.8, 0.3)) for z in (0.96, 1.06, 1.16, 1.26)]
    for side, (elbow, wrist, fingers, curl) in zip((1, -1), arms_of(pose)):
        elbow, wrist, fingers = ((side * p[0], p[1], p[2]) for p in (elbow, wrist, fingers))
        balls += sleeve((side * 0.185, 0, 1.4), elbow, wrist)
        people.hand(wrist, fingers, (0, 1, 0.05), curl, -side, None, root, flesh)
    suits.lump("coat", balls, coat, root, 0.0115, 5)
    if sits:
        thighs = [((0, -0.03, 0.9), 0.15, (1.05, 0.85, 0.8))]
        for side in (1, -1):
            thighs += suits.limb((side * 0.1, 0, 0.9), (side * 0.19, 0.26, 0.86), 0.095, 0.075) + suits.limb((side * 0.19, 0.26, 0.86), (side * 0.17, 0.28, 0.5), 0.07, 0.055)
        suits.lump("jeans", thighs, plain("jeans", "#1d2a3d", 0.9), root, 0.012, 4)
    if wear == "pack":
        suits.lump("pack", [((0, -0.19, 1.2), 0.13, (1.05, 0.55, 1.25)), ((0, -0.2, 1.08), 0.13, (1.08, 0.55, 0.9)), ((0, -0.255, 1.1), 0.09, (1.1, 0.4, 0.8))], plain("pack", "#15191d", 0.7), root, 0.011, 3)
    top = shapes.empty("head", root)
    top.location, top.rotation_euler = (0, 0, 1.5), (math.radians(6), math.radians(tilt), math.radians(turn))
    _head(top, head, flesh, locks, cloth)
    return root


def _head(top, kind, flesh, locks, cloth):
    skull = [((0, 0.008, 0.165), 0.1, (0.78, 0.97, 1.12)), ((0, 0.035, 0.1), 0.072, (0.84, 0.9, 0.9))] + suits.limb((0, -0.012, -0.05), (0, -0.004, 0.09), 0.06, 0.056, 5)
    skull += [((side * 0.083, 0.0, 0.15), 0.03, (0.35, 0.72, 1.15)) for side in (1, -1)]
    suits.lump("skull", skull, flesh, top, 0.0075, 3)
    if kind in ("hair", "long", "tail", "muffs"):
        cap = [((0, -0.004, 0.18), 0.108, (0.79, 0.96, 1.04)), ((0, -0.03, 0.135), 0.088, (0.84, 0.85, 0.95)), ((0, -0.045, 0.085), 0.058, (1.0, 0.6, 0.8))]
        if kind == "long":
            cap += [((0, -0.055, 0.06), 0.085, (1.05, 0.55, 1.2)), ((0, -0.068, -0.03), 0.09, (1.1, 0.46, 1.2)), ((0.03, -0.072, -0.11), 0.07, (1, 0.42, 1.1)), ((-0.035, -0.072, -0.1), 0.07, (1, 0.42, 1.2))]
        if kind == "tail":
            cap += suits.limb((0, -0.1, 0.19), (0, -0.15, 0.13), 0.03, 0.042, 4) + suits.limb((0, -0.15, 0.13), (0.012, -0.135, -0.03), 0.042, 0.02, 6)
        suits.lump("locks", cap, locks, top, 0.0075, 2)
    if kind == "muffs":
        for side in (1, -1):
            suits.lump("muff", [((side * 0.1, 0.0, 0.145), 0.047, (0.55, 0.95, 1.15))], plain("muff", "#ff4a1c", 0.4), top, 0.006, 3)
        shapes.tube("band", [(0.108 * math.cos(a), -0.005, 0.165 + 0.132 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]], 0.009, plain("band", "#15181b", 0.5), top, 8)
    if kind == "cap":
        # Worn back to front: the peak over the nape.
        suits.lump("nape", [((0, -0.04, 0.1), 0.07, (0.98, 0.72, 0.85))], locks, top, 0.0075, 2)
        suits.lump("cap", [((0, 0.0, 0.2), 0.109, (0.82, 0.98, 0.86))], plain("capcloth", cloth if cloth in ("#ff4a1c",) else "#c93a12", 0.8), top, 0.007, 2)
        suits.lump("peak", [((0, -0.115, 0.163), 0.075, (0.86, 0.85, 0.13)), ((0, -0.09, 0.17), 0.07, (0.95, 0.7, 0.16))], plain("peakcloth", "#14181c", 0.8), top, 0.006, 2)
    if kind == "beanie":
        suits.lump("beanie", [((0, 0, 0.195), 0.112, (0.8, 0.97, 1.05)), ((0, -0.002, 0.15), 0.113, (0.82, 1.0, 0.34)), ((0, -0.01, 0.32), 0.032, (1, 1, 1))], plain("wool", "#d8dfe4", 0.95), top, 0.0075, 2)
        suits.lump("nape", [((0, -0.045, 0.085), 0.06, (1.0, 0.65, 0.8))], locks, top, 0.0075, 2)
    if kind == "hood":
        suits.lump("up", [((0, -0.012, 0.17), 0.127, (0.88, 1.0, 1.1)), ((0, -0.06, 0.06), 0.105, (1.12, 0.75, 0.9)), ((0, -0.05, -0.02), 0.1, (1.3, 0.8, 0.6))], plain("coat", cloth, 0.9), top, 0.0095, 4)


def phone(x, y, z, tilt=4):
    """Held across, the track on its screen."""
    body = shapes.box("phone", (x, y, z), (0.158, 0.008, 0.076), plain("phone", "#0c0e10", 0.3), None, 0.003, (tilt, 0, 0))
    for name, (dx, dz, w, h), code in (("sky", (0, 0.022, 0.146, 0.02), "#ffcf8a"), ("road", (0, -0.016, 0.146, 0.034), "#8a7a6a"), ("smoke", (-0.04, 0.006, 0.06, 0.03), "#fff0d8"), ("car", (0.015, -0.008, 0.05, 0.016), "#ff4a1c")):
        shown = shapes.box("shown", (dx, -0.0045 - 0.0004 * ("sky", "road", "smoke", "car").index(name), dz), (w, 0.0006, h), plain("shown" + name, code, 0.3, glow=0.9), body)
        shown.visible_shadow = False
    return body


def scarf(x, y, z, wide=0.92, words="LÍPA"):
    """A knitted scarf between two fists, its ends hanging down."""
    high, sag = 0.17, 0.05
    across = [-0.5 + i / 40 for i in range(41)]
    points = [(x + wide * u, y + 0.012 * math.sin(9 * u), z - sag * (1 - (2 * u) ** 2) - high * (v - 0.5) + 0.004 * math.sin(17 * u + v)) for u in across for v in (0, 0.25, 0.5, 0.75, 1)]
    faces = [(5 * i + k, 5 * i + k + 1, 5 * i + k + 6, 5 * i + k + 5) for i in range(40) for k in range(4)]
    cloth = shapes.mesh("scarf", points, faces, plain("knit", "#e03c10", 0.95), None, True, 80)
    cloth.modifiers.new("solid", "SOLIDIFY").thickness = 0.012
    for side in (1, -1):
        for k, code in enumerate(("#e03c10", "#f0f2f3", "#e03c10")):
            rows = [k * 0.09 + 0.03 * j for j in range(4)]
            hang = [(x + side * (wide / 2 - 0.015 + 0.085 * u + 0.02 * t), y - 0.03 - 0.02 * math.sin(9 * t), z + 0.03 - t) for t in rows for u in (0, 1)]
            end = shapes.mesh("end", hang, [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(3)], plain("knit", code, 0.95), None, True, 80)
            end.modifiers.new("solid", "SOLIDIFY").thickness = 0.012
    made = shapes.text(words, 0.125, plain("knitted", "#f5f6f7", 0.9), None, 0.0, 0.15)
    made.location, made.rotation_euler = (x, y - 0.024, z - sag * 0.8), (math.radians(90), 0, 0)


def flag(x, y, z, high=1.0, seed=0.0):
    """A flag swung over the heads."""
    shapes.tube("stick", [(x, y, z - 0.3), (x + 0.12, y, z + high)], 0.012, plain("stick", "#c9b08a", 0.6), None, 8)
    points, faces, n = [], [], 24
    for u in range(n + 1):
        for v in range(13):
            a, b = u / n, v / 12
            points.append((x + 0.12 - 0.06 * b + 0.95 * a, y + 0.1 * a * math.sin(7 * a + seed - 1.5 * b) + 0.05 * a, z + high - 0.04 - 0.62 * b - 0.18 * a * a + 0.05 * a * math.sin(9 * a + seed)))
    tones = []
    for u in range(n):
        for v in range(12):
            k = u * 13 + v
            faces.append((k, k + 13, k + 14, k + 1))
            tones.append(1 if 9 <= u < 12 else 0)
    made = shapes.mesh("flag", points, faces, [plain("flagcloth", "#e8430f", 0.85), plain("flagline", "#f4f5f6", 0.85)], None, True, 80)
    for polygon, tone in zip(made.data.polygons, tones):
        polygon.material_index = tone
