"""Behind the wheel at night."""
import math

import car
import cloth
import people
import shapes
import stage
import suits
import track
from materials import plain
from scenes import scene


def cockpit(key, passenger=False):
    """Between the seats at night: wheel, levers, display, the lit track ahead."""
    spec = car.bodies[key]
    body = spec["livery"]["body"]
    eye = (-0.62, -0.2 if passenger else 0.12, 1.12)
    stage.camera(eye, (1.2, 0.02 if passenger else 0.08, 0.86), 22)
    track.ground(0.7)
    track.barrier((16, 12), (16, -12))
    track.barrier((16, 12), (2, 15))
    for y in (-7, 4):
        track.floodlight((17.5, y), (4, 0, 0), 0.14, 5.2)
    for i in range(6):
        track.cone((6.5 + 0.4 * i, -2.6 + 0.9 * i, 0))
    black, dark = plain("dash", "#0d1013", 0.75), plain("alcantara", "#15191d", 0.95)
    shell = shapes.empty("cockpit")
    shapes.box("dash", (0.78, 0, 0.78), (0.42, 1.5, 0.24), black, shell, 0.07, (0, -8, 0))
    shapes.box("binnacle", (0.6, 0.36, 0.9), (0.16, 0.42, 0.1), black, shell, 0.04)
    shapes.box("hood", (1.55, 0, 0.8), (1.25, 1.55, 0.05), plain("hoodpaint", body, 0.25, coat=1), shell, 0.02, (0, 5, 0))
    for side in (1, -1):
        shapes.tube("pillar", [(0.86, side * 0.74, 0.86), (0.3, side * 0.62, 1.3), (-0.7, side * 0.6, 1.36)], 0.045, plain("pillar", body, 0.5), shell)
        shapes.tube("cage", [(0.8, side * 0.68, 0.3), (0.76, side * 0.68, 0.84), (0.22, side * 0.55, 1.27), (-0.8, side * 0.55, 1.3)], 0.022, plain("cage", "#c8ced4", 0.3, 0.4), shell)
        shapes.box("door", (0.1, side * 0.8, 0.6), (1.5, 0.05, 0.5), dark, shell, 0.02)
        shapes.tube("doorbar", [(0.76, side * 0.7, 0.45), (-0.6, side * 0.7, 0.72)], 0.022, plain("cage", "#c8ced4", 0.3, 0.4), shell)
    shapes.tube("cross", [(0.22, 0.55, 1.27), (0.22, -0.55, 1.27)], 0.022, plain("cage", "#c8ced4", 0.3, 0.4), shell)
    shapes.box("tunnel", (0.2, 0, 0.42), (1.2, 0.3, 0.28), dark, shell, 0.05)
    shapes.box("floor", (0, 0, 0.2), (2.2, 1.6, 0.1), black, shell)
    # Display and shift lights.
    shapes.box("screen", (0.515, 0.36, 0.945), (0.02, 0.27, 0.12), plain("screen", "#05070a", 0.1), shell, 0.008, (0, -14, 0))
    for i in range(9):
        code = "#8fd3ff" if i < 5 else ("#ffc928" if i < 7 else "#ff3d10")
        shapes.box("bar", (0.5, 0.47 - 0.0275 * i, 0.975), (0.008, 0.019, 0.018), plain("bar", code, 0.4, glow=5), shell, 0, (0, -14, 0))
    for content, size, y, z, code in (("4", 0.085, 0.36, 0.922, "#f3f5f6"), ("7800", 0.034, 0.44, 0.915, "#8fd3ff"), ("63°", 0.036, 0.285, 0.915, "#ff6a3a")):
        made = shapes.text(content, size, plain("digit", code, 0.5, glow=3), shell, 0.0, 0.15)
        made.location, made.rotation_euler = (0.499, y, z), (math.radians(76), 0, math.radians(-90))
    # Steering wheel, turned against the slide.
    hub = shapes.empty("wheelhub", shell)
    hub.location, hub.rotation_euler = (0.34, 0.36, 0.82), (0, math.radians(-68), 0)
    turn = shapes.empty("turn", hub)
    turn.rotation_euler = (0, 0, math.radians(64))
    ring = [(0.165 * math.cos(a), 0.165 * math.sin(a), 0) for a in [i * 2 * math.pi / 60 for i in range(61)]]
    shapes.tube("rim", ring, 0.0165, dark, turn, 12)
    mark = [(0.165 * math.cos(a), 0.165 * math.sin(a), 0.0) for a in [-0.12 + i * 0.04 for i in range(7)]]
    shapes.tube("mark", mark, 0.0175, plain("mark", spec["livery"]["lid"] if key != "kestrel" else "#ff4a1c", 0.6), turn, 12)
    for a in (0.0, 2.2, -2.2):
        shapes.tube("spoke", [(0.03 * math.cos(a), 0.03 * math.sin(a), -0.02), (0.155 * math.cos(a), 0.155 * math.sin(a), 0)], 0.011, plain("spoke", "#2a3036", 0.3, 0.8), turn)
    shapes.lathe("boss", [(0, 0.012), (0.045, 0.01), (0.05, -0.03)], plain("boss", "#1a1f24", 0.35, 0.5), turn, 28)
    column = shapes.tube("column", [(0.36, 0.36, 0.81), (0.62, 0.36, 0.72)], 0.03, black, shell)
    # Arms of whoever drives.
    look = people.SUITS["marek-havlin" if key == "kestrel" else "jiri-zdarsky"]
    sleeve = cloth.fabric("sleeve", look["suit"], 0.7)
    if not passenger:
        for hand, elbow in (((0.3, 0.52, 0.86), (-0.05, 0.64, 0.72)), ((0.29, 0.2, 0.84), (-0.06, 0.06, 0.7))):
            suits.lump("sleeve", suits.limb(elbow, hand, 0.07, 0.048), sleeve, shell)
            people.hand(hand, (0.5, 0, 1), (0.8, 0, -0.4), 0.85, 1 if hand[1] > 0.36 else -1, look, shell)
    # Levers: sequential and the long hydraulic handbrake.
    shapes.tube("brake", [(0.34, -0.06, 0.5), (0.3, -0.06, 0.98)], 0.013, plain("lever", "#c8ced4", 0.2, 0.9), shell)
    shapes.tube("grip", [(0.305, -0.06, 0.86), (0.296, -0.06, 1.02)], 0.024, plain("grip", "#ff4a1c" if key == "kestrel" else "#ffc928", 0.5), shell)
    shapes.tube("shift", [(0.3, 0.08, 0.5), (0.24, 0.08, 0.78)], 0.011, plain("lever", "#c8ced4", 0.2, 0.9), shell)
    knob = shapes.lathe("knob", [(0, 0.04), (0.022, 0.034), (0.03, 0.01), (0.02, -0.02), (0, -0.02)], plain("knob", "#e9eff3", 0.3), shell, 20)
    knob.location = (0.24, 0.08, 0.79)
    stage.spot((2.3, 0, 0.9), (12, 0, 0.2), 1500, "#dcecff", 70)
    stage.lamp((-0.2, 0.5, 1.3), (0.5, 0.2, 0.8), 11, 0.4, "#bcdcff")
    stage.lamp((0.2, -0.65, 1.15), (0.3, 0.1, 0.8), 11, 0.3, "#ff6a36")
    stage.lamp((5, 3, 5), (1.4, 0, 0.8), 300, 2, "#d4e6ff")
    for i in range(16):
        level = 0.32 + 0.12 * math.sin(i)
        stage.puff((7 + 0.5 * (i % 4), -6 + 0.55 * i, 0.7 + 0.2 * (i % 3)), 1.5, (level * 0.85, level * 0.95, level * 1.1), 0.5, eye)
    return dict(bloom=0.5, exposure=1.15)


scene("cars/kestrel-s14-cockpit")(lambda: cockpit("kestrel"))
scene("cars/magnet-350z-cockpit")(lambda: cockpit("magnet", True))
