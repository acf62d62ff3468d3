"""The glasshouse: screen, roof, rear window and sides over the hull, cage and seats in it."""
import math

import shapes
from materials import glass, plain
from mathutils import Vector


def bend(rows, u, amount):
    """The row at section `u` (0 is the first) on a line through all of them; `amount` 0 is straight from one to the next."""
    i = min(int(u), len(rows) - 2)
    f = u - i
    before, a, b, after = rows[max(i - 1, 0)], rows[i], rows[i + 1], rows[min(i + 2, len(rows) - 1)]
    at = (f**3 - 2 * f * f + f, f**3 - f * f)
    eased = f * f * (3 - 2 * f)
    out = []
    for p, q, r, s in zip(before, a, b, after):
        straight = q + (r - q) * f
        ends = (0.5 * (r - p) if i else r - q, 0.5 * (s - q) if i < len(rows) - 2 else r - q)
        bent = q + (r - q) * eased + ends[0] * at[0] + ends[1] * at[1]
        out.append(straight + amount * (bent - straight))
    return out


def cabin(spec, coat, gloss, parent, driver):
    """Screen, roof, rear window and sides as one surface; materials by place."""
    profile = spec["cabin"]
    belt = spec["belt"]
    across = [-1, -0.97, -0.9, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 0.9, 0.97, 1]
    bent = spec.get("round", 0.6)
    points, faces, known = [], [], {}

    def point(p):
        key = tuple(round(c, 4) for c in p)
        if key not in known:
            known[key] = len(points)
            points.append(p)
        return known[key]

    def top(u, t):
        """On the ridge line at section `u` (0 is the cowl), `t` across."""
        x, z, w, b = bend(profile, u, bent)
        bow = 1 - t * t
        return (x + b * bow, t * w, z + 0.035 * bow - 0.014 * abs(t) ** 8)

    def sill(u, side):
        x, y, z = bend(belt, u, bent)
        return (x, side * y, z)

    last = len(profile) - 1
    clear = spec["windows"]
    us = sorted({round(u, 3) for i in range(last) for u in (i, i + 0.06, i + 0.2, i + 0.35, i + 0.5, i + 0.65, i + 0.8, i + 0.94)} | {last})
    glazed = lambda u: any(a < u < b for a, b in clear["over"])
    for u0, u1 in zip(us, us[1:]):
        for t0, t1 in zip(across, across[1:]):
            corners = [point(top(u, t)) for u, t in ((u0, t0), (u0, t1), (u1, t1), (u1, t0))]
            inside = glazed((u0 + u1) / 2) and abs(t0 + t1) / 2 < 0.9
            faces.append((1 if inside else 0, corners))
    rises = [0, 0.07, 0.4, 0.7, 0.9, 1]
    sides = [u for u in us] + list(clear["cuts"])
    sides = sorted(set(sides))
    for side in (1, -1):
        for u0, u1 in zip(sides, sides[1:]):
            for v0, v1 in zip(rises, rises[1:]):
                corners = []
                for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1)):
                    low, high = Vector(sill(u, side)), Vector(top(u, side))
                    bulge = Vector((0, side * 0.03 * math.sin(v * math.pi), 0))
                    corners.append(point(tuple(low.lerp(high, v) + bulge)))
                u = (u0 + u1) / 2
                inside = any(a < u < b for a, b in clear["beside"]) and 0.07 <= v0 and v1 <= 0.9
                frame = any(a < u < b for a, b in clear["pillar"])
                faces.append((1 if inside else 2 if frame and v0 >= 0.07 else 0, corners))
    data = [[points[i] for i in range(len(points))], [f for _m, f in faces]]
    made = shapes.mesh("cabin", data[0], data[1], [coat, glass(), gloss], parent, angle=28)
    for polygon, (index, _f) in zip(made.data.polygons, faces):
        polygon.material_index = index
    inside = plain("inside", "#050607", 0.9)
    x0, x1 = belt[0][0] - 0.05, belt[-1][0] + 0.15
    shapes.box("floor", ((x0 + x1) / 2, 0, belt[0][2] - 0.05), (x0 - x1, 1.2, 0.08), inside, parent)
    steel = plain("steel", spec.get("cage", "#c8ced4"), 0.35, 0.4)
    hx, hz, hw = spec["hoop"]
    floor_z = belt[0][2] - 0.1
    for path in (
        [(hx, -hw - 0.08, floor_z), (hx, -hw + 0.02, hz), (hx, hw - 0.02, hz), (hx, hw + 0.08, floor_z)],
        [(hx, hw - 0.02, hz), (hx + 0.55, hw - 0.03, hz - 0.01), (hx + 1.1, hw + 0.08, floor_z)],
        [(hx, -hw + 0.02, hz), (hx + 0.55, -hw + 0.03, hz - 0.01), (hx + 1.1, -hw - 0.08, floor_z)],
        [(hx, hw - 0.02, hz), (hx - 0.3, -hw, floor_z)],
    ):
        shapes.tube("cage", path, 0.02, steel, parent)
    if driver:
        for side, shown in ((1, True), (-1, spec.get("passenger", False))):
            seat = plain("seat", "#121417", 0.8)
            shapes.box("seat", (hx + 0.12, side * 0.34, floor_z + 0.12), (0.12, 0.44, 0.4), seat, parent, 0.05, (0, -12, 0))
            if shown:
                head = shapes.lathe("helmet", [(0, 0.14), (0.07, 0.13), (0.115, 0.08), (0.13, 0), (0.12, -0.08), (0.09, -0.13), (0, -0.13)], plain("lid", spec["livery"]["lid"], 0.25, coat=1), parent, 20)
                head.location = (hx + 0.3, side * 0.34, floor_z + 0.2)
                shapes.box("visor", (hx + 0.39, side * 0.34, floor_z + 0.21), (0.1, 0.17, 0.09), plain("visor", "#050608", 0.08), parent, 0.03)
    return made
