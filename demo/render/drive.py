"""Puts the hero film together: python3 drive.py RENDERS WIDTH SHOT:FROM:END:SPEED ...

Reads RENDERS/film/SHOT-plate.npy and SHOT-kestrel-NNN.npz (film.py); writes raw RGB frames to standard output.
FROM and END are frames of the shot; at a SPEED below 1 it runs slower than life.
Needs Python with numpy and a C compiler.
"""
import ctypes
import functools
import glob
import math
import os
import random
import subprocess
import sys
import tempfile

import numpy as np

import shots
from bodies import bodies

CLOUD = 256
MESH = (46, 81)
# What smoke looks like in each light: red, green, blue; and how the frame is developed: light, tint, glow, colour.
SMOKE = dict(day=(0.92, 0.93, 0.96), golden=(0.98, 0.73, 0.53), night=(0.36, 0.38, 0.43))
GRADE = dict(day=(0.95, (1.02, 0.99, 1.0), 0.3, 0.92), golden=(1.5, (1.02, 1.0, 0.98), 0.45, 1.1), night=(1.2, (0.96, 1.0, 1.05), 0.6, 1.16))
# How large the sun is, and how much light is left in the shadow.
SHADOW = dict(day=(0.02, 0.3), golden=(0.03, 0.36), night=(0.0, 1.0))
# Points of the car by which one cut-out is bent into the next, with the way that each looks.
SHAPE = [((x, side * 0.87, z), (0, side, 0.1)) for side in (-1, 1) for x in (-2.0, -1.3, -0.6, 0.0, 0.6, 1.3, 1.9) for z in (0.12, 0.45, 0.8)]
SHAPE += [((end * 2.2, y, z), (end, 0, 0.1)) for end in (-1, 1) for y in (-0.6, -0.2, 0.2, 0.6) for z in (0.15, 0.4, 0.65)]
SHAPE += [((x, y, 0.86), (0, 0, 1)) for x in (1.7, 1.1, -1.6) for y in (-0.4, 0.0, 0.4)] + [((x, y, 1.22), (0, 0, 1)) for x in (0.1, -0.7) for y in (-0.5, 0, 0.5)]
SHAPE += [((-1.9, y, 1.33), (0, 0, 1)) for y in (-0.75, 0, 0.75)]


class View(ctypes.Structure):
    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("plate_width", ctypes.c_int), ("plate_height", ctypes.c_int),
        ("eye", ctypes.c_float * 3), ("ahead", ctypes.c_float * 3), ("right", ctypes.c_float * 3), ("up", ctypes.c_float * 3), ("scale", ctypes.c_float),
        ("around", ctypes.c_float * 2), ("heights", ctypes.c_float * 2), ("swept", ctypes.c_float * 2),
        ("car", ctypes.c_float * 3), ("beams", ctypes.c_float), ("warm", ctypes.c_float), ("sun", ctypes.c_float * 3), ("soft", ctypes.c_float), ("left", ctypes.c_float), ("lamps", (ctypes.c_float * 2) * 2), ("flare", ctypes.c_float),
    ]  # fmt: skip


class Puff(ctypes.Structure):
    _fields_ = [(name, ctypes.c_float) for name in ("x", "y", "radius", "spin", "red", "green", "blue", "alpha", "floor")] + [("kind", ctypes.c_int)]


@functools.cache
def compiled():
    here = os.path.dirname(os.path.abspath(__file__))
    made = os.path.join(tempfile.mkdtemp(), "drive.so")
    subprocess.run(["cc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", os.path.join(here, "drive.c"), "-o", made, "-lm"], check=True)
    return ctypes.CDLL(made)


def at(field):
    return field.ctypes.data_as(ctypes.c_void_p)


def cloud(seed, size=CLOUD):
    """A torn puff: how lit and how thick it is at each place (rows from the top)."""
    dice = np.random.default_rng(seed)
    torn, weight = np.zeros((size, size)), 0.0
    for octave, share in ((3, 1.0), (6, 0.55), (12, 0.32), (24, 0.2), (48, 0.13)):
        grid = dice.random((octave + 2, octave + 2))
        where = np.linspace(0, octave, size, endpoint=False)
        whole, part = where.astype(int), where % 1
        part = part * part * (3 - 2 * part)
        rows = grid[whole] * (1 - part)[:, None] + grid[whole + 1] * part[:, None]
        torn += share * (rows[:, whole] * (1 - part) + rows[:, whole + 1] * part)
        weight += share
    torn /= weight
    y, x = np.mgrid[1 : -1 : size * 1j, -1 : 1 : size * 1j]
    far = np.sqrt(x * x + y * y)
    round_ = np.clip(1 - far, 0, 1) ** 0.8
    thick = np.clip((round_ * (3.4 * torn - 0.75) - 0.03) / 0.8, 0, 1) * np.clip((1 - far) * 5, 0, 1)
    lit = np.clip(0.36 * (y + 1) + 1.6 * torn - 0.62, 0.1, 1)
    return np.dstack([lit, thick]).astype(np.float32)


class Cut:
    """The car at one moment, as film.py cut it out."""

    def __init__(self, path, width):
        kept = np.load(path)
        self.car = np.ascontiguousarray(kept["picture"].astype(np.float32))
        self.moment = int(path[-7:-4]) / shots.RATE
        self.size = self.car.shape[1], self.car.shape[0]
        dot = width / int(kept["width"])
        self.lies = [*(float(one) * dot for one in kept["at"]), dot]


class Film:
    def __init__(self, renders, width, shot, key="kestrel"):
        self.width, self.height, self.shot = width, width * 9 // 16, shots.SHOTS[shot]
        body = bodies[key]
        self.nose, self.rear = body["stations"][0][0], body["axles"][1]
        self.lamp = [sum(one) / len(body["lamp_bed"][0]) for one in zip(*body["lamp_bed"][0])]
        self.lib = compiled()
        self.plate = np.ascontiguousarray(np.load(os.path.join(renders, f"film/{self.shot.plate}-plate.npy")))
        if self.shot.light == "night":
            # Telephones of the crowd, mirrored in puddles, would be dashes on the road.
            low = round(self.plate.shape[0] * (shots.HEIGHTS[1] + 3) / (shots.HEIGHTS[1] - shots.HEIGHTS[0]))
            np.minimum(self.plate[low:], 0.06, out=self.plate[low:])
        self.cuts = [Cut(name, width) for name in sorted(glob.glob(os.path.join(renders, f"film/{shot}-{key}-[0-9]*.npz")))]
        self.clouds = np.stack([cloud(kind + 11) for kind in range(8)])

    def look(self, t):
        *axes, wide = self.shot.axes(t)
        self.axes = [np.array(one) for one in (self.shot.eye, *axes)]
        self.scale = self.width / 2 / math.tan(wide / 2)

    def seen(self, place):
        eye, ahead, right, up = self.axes
        to = np.array(place) - eye
        depth = max(0.05, to @ ahead)
        return self.width / 2 + to @ right / depth * self.scale, self.height / 2 - to @ up / depth * self.scale, depth

    def corners(self, t, facing):
        """Where the points of SHAPE lie in the frame at `t`."""
        self.look(t)
        x0, y0, yaw, _steer, roll, _pitch, *_ = self.shot.pose(t)
        roll, yaw = math.radians(roll), math.radians(yaw)
        rows = []
        for x, y, z in (SHAPE[k][0] for k in facing):
            y, z = y * math.cos(roll) - z * math.sin(roll), y * math.sin(roll) + z * math.cos(roll)
            rows.append(self.seen((x0 + x * math.cos(yaw) - y * math.sin(yaw), y0 + x * math.sin(yaw) + y * math.cos(yaw), z))[:2])
        return np.array(rows)

    def moved(self, t, held):
        """How far dots of the frame at `t` lie from their place in the cut-out of `held`, on the MESH."""
        x, y, yaw, *_ = self.shot.pose(t)
        c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
        to = np.array(self.shot.eye) - (x, y, 0.6)
        facing = [k for k, (p, n) in enumerate(SHAPE) if (n[0] * c - n[1] * s) * to[0] + (n[0] * s + n[1] * c) * to[1] + n[2] * to[2] > 0]
        there, here = self.corners(held, facing), self.corners(t, facing)
        rows, columns = MESH
        ys, xs = np.mgrid[0 : self.height : rows * 1j, 0 : self.width : columns * 1j]
        apart = (xs[..., None] - here[:, 0]) ** 2 + (ys[..., None] - here[:, 1]) ** 2
        share = np.exp(-apart / (2 * (0.03 * self.width) ** 2)) + 1e-9 / (1 + apart)
        return (share / share.sum(axis=2, keepdims=True)) @ (there - here)

    def puffs(self, t):
        """Smoke that the rear wheels threw until now, slowed by the air and drifting; behind the car and before it."""
        dice = random.Random(5)
        x0, y0, *_ = self.shot.pose(t)
        car_depth = self.seen((x0, y0, 0.5))[2]
        tone = SMOKE[self.shot.light]
        made = []
        for i in range(-150, self.shot.frames * 2):
            for side in (1, -1):
                spread, rise, kind, size, spin, level, warm = dice.gauss(0, 1), abs(dice.gauss(0, 1)), dice.randrange(8), dice.uniform(0.7, 1.3), dice.uniform(-1.6, 1.6), dice.uniform(0.78, 1.12), dice.random()
                born = (i + 0.5 * (side > 0)) / 48
                age = t - born
                if not 0 < age < 3.4:
                    continue
                x, y, yaw, *_rest, smoke = self.shot.pose(born)
                if smoke < 0.03:
                    continue
                xa, ya = self.shot.line(born + 0.02)
                xb, yb = self.shot.line(born)
                vx, vy = (xa - xb) / 0.02, (ya - yb) / 0.02
                c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
                # Dragged along at first, thrown back by the tread, then left to the wind.
                dragged = 0.30 * (1 - math.exp(-age / 0.45)) * 0.45
                thrown = 1.7 * (1 - math.exp(-age / 0.35))
                px = x + (self.rear - 0.1) * c - side * 0.82 * s + vx * dragged - c * thrown + 0.35 * age + spread * (0.05 + 0.34 * age)
                py = y + (self.rear - 0.1) * s + side * 0.82 * c + vy * dragged - s * thrown + 0.3 * age + spread * (0.03 + 0.2 * age)
                radius = (0.26 + 1.25 * age**0.75) * size
                pz = radius * 0.42 + rise * (0.03 + 0.42 * age)
                sx, sy, depth = self.seen((px, py, pz))
                if depth < 1.5:
                    continue
                floor = self.seen((px, py, 0))[1]
                thin = age / 3.4
                alpha = 0.5 * smoke * min(1, age * 14 + 0.15) * (1 - thin) ** 1.1 * (1 - 0.25 * thin)
                ember = 0.0
                if self.shot.light == "night":
                    ember = 1.3 * math.exp(-(((px - x0 + 3.0 * c) / 2.6) ** 2) - ((py - y0 + 3.0 * s) / 2.6) ** 2 - ((pz - 0.5) / 1.2) ** 2)
                shade = level * (1 - 0.22 * thin)
                light = [shade * tone[0] * (1 + ember), shade * tone[1] * (1 + 0.25 * ember), shade * tone[2] * (1 - 0.1 * ember)]
                made.append((depth, Puff(sx / 2, sy / 2, radius / depth * self.scale / 2, spin * age**0.6, *light, alpha, floor / 2, kind)))
        made.sort(key=lambda one: -one[0])
        return [p for d, p in made if d >= car_depth - 0.5], [p for d, p in made if d < car_depth - 0.5]

    def lit(self, t):
        """Linear light of a frame."""
        after = next((k for k, cut in enumerate(self.cuts) if cut.moment >= t - 1e-6), len(self.cuts) - 1)
        pair = self.cuts[max(0, after - 1)], self.cuts[after]
        apart = pair[1].moment - pair[0].moment
        part = min(1.0, max(0.0, (t - pair[0].moment) / apart)) if apart else 1.0
        moved = np.concatenate([self.moved(t, cut.moment) for cut in pair]).astype(np.float32)
        a0, e0, _ = self.shot.camera(t - 0.25 / shots.RATE)
        a1, e1, _ = self.shot.camera(t + 0.25 / shots.RATE)
        self.look(t)
        view = View(self.width, self.height, self.plate.shape[1], self.plate.shape[0])
        for name, value in zip(("eye", "ahead", "right", "up"), self.axes):
            setattr(view, name, (ctypes.c_float * 3)(*value))
        view.scale = self.scale
        radians = lambda *values: (ctypes.c_float * 2)(*(math.radians(one) for one in values))
        view.around, view.heights, view.swept = radians(*shots.AROUND), radians(*shots.HEIGHTS), radians(a1 - a0, e1 - e0)
        x, y, yaw, *_ = self.shot.pose(t)
        heading = math.radians(yaw)
        view.car = (ctypes.c_float * 3)(x, y, heading)
        high, azimuth = math.radians(self.shot.sun[1]), math.radians(self.shot.sun[0])
        view.sun = (ctypes.c_float * 3)(math.cos(azimuth) * math.cos(high), math.sin(azimuth) * math.cos(high), math.sin(high))
        view.soft, view.left = SHADOW[self.shot.light]
        if self.shot.light == "night":
            view.beams, view.warm = 9.0, 5.0
            to = np.array(self.shot.eye[:2]) - (x, y)
            facing = (to @ (math.cos(heading), math.sin(heading))) / np.linalg.norm(to)
            view.flare = max(0.0, facing) ** 1.5
            for k in range(2):
                side, nose = self.lamp[0] * (1 - 2 * k), self.nose - 0.1
                view.lamps[k][:] = self.seen((x + nose * math.cos(heading) - side * math.sin(heading), y + nose * math.sin(heading) + side * math.cos(heading), self.lamp[1]))[:2]
        lists = self.puffs(t)
        behind, before = ((Puff * max(1, len(some)))(*some) for some in lists)
        out = np.empty((self.height, self.width, 3), dtype=np.float32)
        pointers = lambda fields: (ctypes.c_void_p * 2)(*(one.ctypes.data for one in fields))
        sizes = (ctypes.c_int * 4)(*pair[0].size, *pair[1].size)
        lies = (ctypes.c_float * 6)(*pair[0].lies, *pair[1].lies)
        self.lib.frame(ctypes.byref(view), at(self.plate), at(self.clouds), CLOUD, behind, len(lists[0]), before, len(lists[1]), pointers([cut.car for cut in pair]), sizes, lies, ctypes.c_float(part), at(moved), at(out))
        return out


def small(field, times):
    height, width, _ = field.shape
    return field[: height // times * times, : width // times * times].reshape(height // times, times, width // times, times, 3).mean(axis=(1, 3))


def blurred(field, radius):
    """Three boxes, which are nearly a bell; rows and columns by running sums."""
    for _ in range(3):
        for axis in (0, 1):
            pads = [(0, 0)] * 3
            pads[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(field, pads, mode="edge"), axis=axis, dtype=np.float64)
            length = field.shape[axis]
            take = lambda start: sums[start : start + length] if axis == 0 else sums[:, start : start + length]
            field = ((take(2 * radius + 1) - take(0)) / (2 * radius + 1)).astype(np.float32)
    return field


def graded(film, light, vignette=0.3):
    """Linear light to bytes."""
    exposure, tint, bloom, colour = GRADE[film.shot.light]
    light *= exposure
    height, width, _ = light.shape
    bright = small(np.clip(light - 0.9, 0, 9), 8)
    halo = sum(share * blurred(bright, max(1, int(bright.shape[1] * size))) for size, share in ((0.004, 0.35), (0.014, 0.3), (0.045, 0.3)))
    halo = np.ascontiguousarray(halo, dtype=np.float32)
    out = np.empty((height, width, 3), dtype=np.uint8)
    film.lib.graded(at(light), at(halo), width, height, ctypes.c_float(bloom), ctypes.c_float(vignette), (ctypes.c_float * 3)(*tint), ctypes.c_float(colour), at(out))
    return out


def still(renders, width, shot, key, frame):
    """One frame as a picture of 3 to 2 about the car, from 0 to 1."""
    film = Film(renders, width * 32 // 27 // 16 * 16, shot, key)
    t = frame / shots.RATE
    made = graded(film, film.lit(t))
    film.look(t)
    x, y, *_ = film.shot.pose(t)
    high = film.height
    wide = high * 3 // 2
    left = round(min(film.width - wide, max(0, film.seen((x, y, 0.6))[0] - wide * (0.5 + 0.06 * film.shot.side))))
    return made[:, left : left + wide].astype(np.float32) / 255


if __name__ == "__main__":
    renders, width, *wanted = sys.argv[1:]
    for one in wanted:
        shot, *some = one.split(":")
        first, end, speed = map(float, some)
        film = Film(renders, int(width), shot)
        for k in range(round((end - first) / speed)):
            sys.stdout.buffer.write(graded(film, film.lit((first + k * speed) / shots.RATE)).tobytes())
