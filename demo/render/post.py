"""What a dark room does: edge-keeping smoothing of render noise, bloom, curve, vignette, grain."""
import ctypes
import functools
import os
import subprocess
import tempfile

import bpy
import numpy as np


def load(path):
    """Rows from the top, RGBA, linear."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[::-1].copy()


def save(picture, path):
    height, width, _ = picture.shape
    image = bpy.data.images.new("out", width, height)
    flat = np.ones((height, width, 4), dtype=np.float32)
    flat[..., :3] = picture[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
    bpy.data.images.remove(image)


@functools.cache
def tools():
    """The two loops that are too slow for numpy, compiled once (needs a C compiler)."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "smooth.c")
    made = os.path.join(tempfile.mkdtemp(), "smooth.so")
    subprocess.run(["cc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", source, "-o", made, "-lm"], check=True)
    return ctypes.CDLL(made)


def denoise(light, normal, albedo, rounds=3, strictness=0.8):
    """Edge-avoiding à-trous wavelets guided by normals and albedo (Dammertz et al. 2010), in log light."""

    def at(field):
        return field.ctypes.data_as(ctypes.c_void_p)

    work = np.ascontiguousarray(np.log1p(np.maximum(light, 0) * 8), dtype=np.float32)
    normal, albedo = (np.ascontiguousarray(one, dtype=np.float32) for one in (normal, albedo))
    height, width, _ = work.shape
    # Single bright and dark dots first.
    for _ in range(2 if strictness > 1 else 1):
        tools().settle(at(work), height, width)
    other = np.empty_like(work)
    for level in range(rounds):
        tools().wavelet(at(work), at(other), at(normal), at(albedo), height, width, 2**level, ctypes.c_float(strictness))
        work, other = other, work
        strictness *= 0.55
    return np.expm1(work) / 8


def box(field, radius):
    """Mean over a square, by sums along both axes."""
    for axis in (0, 1):
        pads = [(0, 0)] * 3
        pads[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(field, pads, mode="edge"), axis=axis, dtype=np.float64)
        length = field.shape[axis]
        high = np.take(sums, np.arange(length) + 2 * radius + 1, axis=axis)
        low = np.take(sums, np.arange(length), axis=axis)
        field = ((high - low) / (2 * radius + 1)).astype(np.float32)
    return field


def blurred(field, radius):
    for _ in range(3):
        field = box(field, max(1, int(radius)))
    return field


def graded(light, exposure=1.0, bloom=0.5, vignette=0.35, grain=0.006, tint=(0.97, 1.0, 1.05), contrast=1.0):
    """Linear light to display values from 0 to 1."""
    height, width, _ = light.shape
    field = light * exposure * np.array(tint, dtype=np.float32)
    if bloom:
        bright = np.minimum(np.maximum(field - 0.9, 0), 9)
        halo = sum(share * blurred(bright, width * size) for size, share in ((0.004, 0.35), (0.014, 0.3), (0.045, 0.3)))
        field = field + bloom * halo
    # ACES-like curve (Narkowicz 2015).
    field = field * 0.8
    field = (field * (2.51 * field + 0.03)) / (field * (2.43 * field + 0.59) + 0.14)
    ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    field *= (1 - vignette * np.clip((xs**2 + ys**2) / 2, 0, 1) ** 1.2)[..., None]
    field = np.clip(field, 0, 1)
    shown = np.where(field <= 0.0031308, field * 12.92, 1.055 * field ** (1 / 2.4) - 0.055)
    shown = shown + contrast * 0 if contrast == 1.0 else 0.5 + (shown - 0.5) * contrast
    noise = np.random.default_rng(3).normal(0, grain, (height, width, 1))
    # The site's ground colour, #0d1013, is the darkest that there is.
    floor = np.array([13, 16, 19]) / 255
    return np.clip(floor + shown * (1 - floor) + noise, 0, 1).astype(np.float32)
