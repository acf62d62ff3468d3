"""Puts the hero film together: python3 drive.py RENDERS WIDTH [FRAME ...]

Reads RENDERS/film/car-NN.npy and mirror-NN.npy (film.py); writes raw RGB frames to standard output, FRAMES of them,
of which the last leads to the first: everything that moves does so a whole number of times in the film.
Needs Python with numpy and a C compiler.
"""
import ctypes
import glob
import math
import os
import random
import subprocess
import sys
import tempfile

import numpy as np

FRAMES, RATE = 120, 24
# As in film.py, which needs Blender.
EYE, AIM, LENS = (4.4, -6.0, 0.62), (-1.05, 0.1, 0.98), 36
CAR, MIRROR = (0.4, 0.1, 0.96, 0.66), (0.4, 0.6, 0.96, 1.0)
YAW, SWING = -34, 3.4
# Road that passes in the film, metres: a whole number of the road's own periods.
ROAD = 2 * 27.0
CLOUD = 256
# What is seen of the car: its right side, face, bonnet, roof and wing.
SHAPE = [(x, -0.87, z) for x in (-2.0, -1.3, -0.6, 0.0, 0.6, 1.3, 1.9) for z in (0.15, 0.5, 0.8)]
SHAPE += [(2.2, y, z) for y in (-0.6, -0.2, 0.2, 0.6) for z in (0.15, 0.4, 0.6)] + [(1.9, 0.85, 0.3), (1.9, 0.85, 0.6)]
SHAPE += [(x, y, 0.84) for x in (1.7, 1.1) for y in (-0.4, 0.2, 0.7)] + [(0.2, y, 1.22) for y in (-0.5, 0, 0.5)] + [(-1.9, -0.75, 1.35), (-1.9, 0, 1.35)]
MESH = (46, 81)


class View(ctypes.Structure):
    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("eye", ctypes.c_float * 3), ("ahead", ctypes.c_float * 3), ("right", ctypes.c_float * 3), ("up", ctypes.c_float * 3),
        ("scale", ctypes.c_float), ("passed", ctypes.c_float), ("shutter", ctypes.c_float), ("heading", ctypes.c_float),
        ("shift", ctypes.c_float * 2), ("zoom", ctypes.c_float), ("centre", ctypes.c_float * 2), ("lamps", (ctypes.c_float * 2) * 2),
    ]  # fmt: skip


class Puff(ctypes.Structure):
    _fields_ = [(name, ctypes.c_float) for name in ("x", "y", "radius", "spin", "red", "green", "blue", "alpha")] + [("kind", ctypes.c_int)]


def compiled():
    here = os.path.dirname(os.path.abspath(__file__))
    made = os.path.join(tempfile.mkdtemp(), "drive.so")
    subprocess.run(["cc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", os.path.join(here, "drive.c"), "-o", made, "-lm"], check=True)
    return ctypes.CDLL(made)


def at(field):
    return field.ctypes.data_as(ctypes.c_void_p)


def tiled(seed, octaves, size=1024):
    """Smooth chance from 0 to 1 that repeats at its edges; `octaves` are pairs of cells and weight."""
    dice = np.random.default_rng(seed)
    total = np.zeros((size, size))
    for cells, share in octaves:
        grid = dice.random((cells, cells))
        where = np.linspace(0, cells, size, endpoint=False)
        whole, part = where.astype(int), where % 1
        part = part * part * (3 - 2 * part)
        after = (whole + 1) % cells
        rows = grid[whole] * (1 - part)[:, None] + grid[after] * part[:, None]
        total += share * (rows[:, whole] * (1 - part) + rows[:, after] * part)
    total -= total.min()
    return np.ascontiguousarray(total / total.max(), dtype=np.float32)


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


class Film:
    def __init__(self, renders, width):
        self.width, self.height = width, width * 9 // 16
        self.lib = compiled()
        names = sorted(glob.glob(os.path.join(renders, "film/car-*.npy")))
        self.cars = [np.load(name) for name in names]
        self.mirrors = {i: np.load(name.replace("car-", "mirror-"))[::-1].copy() for i, name in enumerate(names) if i % 4 == 0}
        self.noise = tiled(3, ((5, 1), (11, 0.6), (23, 0.35), (47, 0.2), (97, 0.1)))
        self.grit = tiled(4, ((64, 0.5), (150, 0.8), (330, 1.0), (512, 0.7)))
        self.clouds = np.stack([cloud(kind + 11) for kind in range(8)])
        eye, aim = np.array(EYE), np.array(AIM)
        ahead = (aim - eye) / np.linalg.norm(aim - eye)
        right = np.cross(ahead, (0, 0, 1))
        right /= np.linalg.norm(right)
        self.axes = eye, ahead, right, np.cross(right, ahead)
        self.scale = width * LENS / 36

    def seen(self, place):
        eye, ahead, right, up = self.axes
        to = np.array(place) - eye
        depth = to @ ahead
        return self.width / 2 + to @ right / depth * self.scale, self.height / 2 - to @ up / depth * self.scale, depth

    def corners(self, swing, below=False):
        """Where the points of SHAPE lie in the frame at `swing`, as rows of x and y."""
        roll, heading = math.radians(1.7 - 0.9 * swing), math.radians(YAW + SWING * swing)
        rows = []
        for x, y, z in SHAPE:
            y, z = y * math.cos(roll) - z * math.sin(roll), y * math.sin(roll) + z * math.cos(roll)
            place = (0.1 + x * math.cos(heading) - y * math.sin(heading), 0.1 + x * math.sin(heading) + y * math.cos(heading))
            rows.append(self.seen((*place, -z if below else z))[:2])
        return np.array(rows)

    def moved(self, swing, held, below=False):
        """How far dots of the frame at `swing` lie from their place in the cut-out made at `held`, on the MESH."""
        here, there = self.corners(swing, below), self.corners(held, below)
        rows, columns = MESH
        ys, xs = np.mgrid[0 : self.height : rows * 1j, 0 : self.width : columns * 1j]
        apart = (xs[..., None] - here[:, 0]) ** 2 + (ys[..., None] - here[:, 1]) ** 2
        share = np.exp(-apart / (2 * (0.03 * self.width) ** 2)) + 1e-9 / (1 + apart)
        return (share / share.sum(axis=2, keepdims=True)) @ (there - here)

    def puffs(self, moment, heading, below=False):
        """Smoke behind the car and before it; every puff lives a whole number of times in the film."""
        dice = random.Random(5)
        made = []
        for i in range(170):
            lives, phase = dice.choice((2, 2, 3, 3)), dice.random()
            spread, rise, kind = dice.gauss(0, 1), abs(dice.gauss(0, 1)), dice.randrange(8)
            size, spin, side = dice.uniform(0.75, 1.25), dice.uniform(-2, 2), 1 if i % 2 else -1
            level = 0.62 * dice.uniform(0.7, 1.2)
            age = (moment * lives + phase) % 1
            far = age**0.9
            x = 0.1 - 1.35 * math.cos(heading) - side * 0.8 * math.sin(heading)
            y = 0.1 - 1.35 * math.sin(heading) + side * 0.8 * math.cos(heading)
            radius = (0.32 + 2.3 * far) * size
            x -= 0.1 + far * 11.5
            y += 0.25 + 1.5 * far + spread * (0.1 + 0.85 * far)
            z = radius * 0.4 + rise * (0.06 + 0.8 * far)
            sx, sy, depth = self.seen((x, y, -z if below else z))
            if depth < 1:
                continue
            # Warm where the orange lamp stands, red at the tail, paler under the masts.
            ember = math.exp(-(((x + 4.2) / 2.4) ** 2) - ((z - 0.5) / 1.3) ** 2)
            level *= 0.9 - 0.42 * far
            light = [level * (0.86 + 1.15 * ember), level * (0.95 + 0.12 * ember), level * (1.08 - 0.25 * ember)]
            fade = min(1, age * 9) * min(1, (1 - age) * 3)
            alpha = 0.6 * fade * (1 - 0.5 * far)
            made.append((depth, side, age, Puff(sx / 2, sy / 2, radius / depth * self.scale / 2, spin * far, *light, alpha, kind)))
        made.sort(key=lambda one: -one[0])
        near = [Puff(p.x, p.y, p.radius * 0.9, p.spin, p.red, p.green, p.blue, p.alpha * 0.5, p.kind) for _d, side, age, p in made if side < 0 and age < 0.12]
        return [p for _d, _s, _a, p in made], near

    def lit(self, frame):
        """Linear light of a frame."""
        moment = frame / FRAMES
        turn = lambda times, shift=0.0: math.sin(math.tau * (times * moment + shift))
        swing = 0.78 * turn(2) + 0.22 * turn(3, 0.2)
        heading = math.radians(YAW + SWING * swing)
        place = (swing + 1) / 2 * (len(self.cars) - 1)
        low = min(int(place), len(self.cars) - 2)
        car, after = self.cars[low], self.cars[low + 1]
        mirrored_at = min(self.mirrors, key=lambda one: abs(one - place))
        mirror = self.mirrors[mirrored_at]
        held = [2 * one / (len(self.cars) - 1) - 1 for one in (low, low + 1, mirrored_at)]
        moved = np.concatenate([self.moved(swing, one, k == 2) for k, one in enumerate(held)]).astype(np.float32)
        unit = self.width / 1920
        view = View(self.width, self.height)
        for name, value in zip(("eye", "ahead", "right", "up"), self.axes):
            setattr(view, name, (ctypes.c_float * 3)(*value))
        view.scale, view.passed, view.shutter = self.scale, ROAD * moment, ROAD / FRAMES * 0.5
        view.heading = heading
        # The car breathes along the lane and shivers on its springs.
        view.shift = (ctypes.c_float * 2)(unit * (20 * turn(1, 0.1) + 8 * turn(2, 0.6)), unit * (3 * turn(1, 0.35) + 1.3 * turn(19) + 0.9 * turn(27, 0.3)))
        view.zoom = 1 + 0.012 * turn(1, 0.6)
        view.centre = (ctypes.c_float * 2)(self.width * 0.66, self.height * 0.7)
        for k, side in enumerate((0.56, -0.56)):
            x, y, _depth = self.seen((0.1 + 2.2 * math.cos(heading) - side * math.sin(heading), 0.1 + 2.2 * math.sin(heading) + side * math.cos(heading), 0.52))
            view.lamps[k][:] = [middle + (value - middle) * view.zoom + shift for value, middle, shift in zip((x, y), view.centre, view.shift)]
        behind, before = self.puffs(moment, heading)
        mirrored, _ = self.puffs(moment, heading, True)
        lists = [(Puff * max(1, len(some)))(*some) for some in (behind, mirrored, before)]

        def lying(picture, border):
            dots = (border[2] - border[0]) * self.width / picture.shape[1]
            left, top = border[0] * self.width, (1 - border[3]) * self.height
            return (ctypes.c_int * 2)(picture.shape[1], picture.shape[0]), (ctypes.c_float * 3)(left, top, dots)

        # The mirror image lies upside down in the frame.
        flipped = (MIRROR[0], 1 - MIRROR[3], MIRROR[2], 1 - MIRROR[1])
        out = np.empty((self.height, self.width, 3), dtype=np.float32)
        car_size, car_at = lying(car, CAR)
        mirror_size, mirror_at = lying(mirror, flipped)
        self.lib.frame(ctypes.byref(view), at(self.noise), at(self.grit), at(self.clouds), CLOUD, lists[0], len(behind), lists[1], len(mirrored), lists[2], len(before), at(car), at(after), ctypes.c_float(place - low), car_size, car_at, at(mirror), mirror_size, mirror_at, at(moved), at(out))
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


def graded(film, light, bloom=0.55, vignette=0.28):
    """Linear light to bytes."""
    height, width, _ = light.shape
    bright = small(np.clip(light - 0.9, 0, 9), 8)
    halo = sum(share * blurred(bright, max(1, int(bright.shape[1] * size))) for size, share in ((0.004, 0.35), (0.014, 0.3), (0.045, 0.3)))
    halo = np.ascontiguousarray(halo, dtype=np.float32)
    out = np.empty((height, width, 3), dtype=np.uint8)
    film.lib.graded(at(light), at(halo), width, height, ctypes.c_float(bloom), ctypes.c_float(vignette), at(out))
    return out


if __name__ == "__main__":
    renders, width, *some = sys.argv[1:]
    film = Film(renders, int(width))
    for frame in map(int, some) if some else range(FRAMES):
        sys.stdout.buffer.write(graded(film, film.lit(frame)).tobytes())
