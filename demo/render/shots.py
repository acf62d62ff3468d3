"""The hero film's shots as numbers: where the car is at each moment and how the camera on its tripod follows it.

Needs neither Blender nor numpy. Metres, seconds, degrees; the camera looks toward where y is more, azimuth 0 is there
and grows to the right.
"""
import math

RATE = 24
# What a plate covers, degrees: from left to right, from below to above.
AROUND, HEIGHTS = (-78.0, 78.0), (-24.0, 20.0)


def ease(low, high, value):
    part = min(1.0, max(0.0, (value - low) / (high - low)))
    return part * part * (3 - 2 * part)


class Shot:
    """A car that comes sideways past a camera; `key` names the light in sky.py."""

    def __init__(self, name, light, eye, seconds, begin, end, speed, near, slip, framing, sun=(0, 10), wide=30.0, height=0.8, back="stand", plate=None):
        self.name, self.light, self.eye, self.seconds, self.sun = name, light, eye, seconds, sun
        # Along x from `begin` to `end`; `near` bends the line toward the camera; `side` is which way it drives.
        self.begin, self.end, self.speed, self.near, self.slip = begin, end, speed, near, slip
        self.framing, self.wide, self.height, self.back, self.plate = framing, wide, height, back, plate or name
        self.side = 1 if end > begin else -1
        self.frames = round(seconds * RATE)

    def line(self, t):
        depth, where, breadth, far = self.near
        # It slows a little while it slides.
        way = self.speed * (t - 0.035 * t * t)
        x = self.begin + self.side * way
        return x, far - depth * math.exp(-(((x - where) / breadth) ** 2))

    def sliding(self, t):
        """Angle between where the nose looks and where the car goes: thrown the other way first, then held and corrected."""
        at, most = self.slip
        thrown = -9 * ease(at - 0.7, at - 0.25, t) * (1 - ease(at - 0.25, at + 0.15, t))
        swing = math.exp(-max(0.0, t - at - 0.7) / 1.3) * math.sin((t - at - 0.7) * 5.4) if t > at + 0.7 else 0.0
        return thrown + most * ease(at - 0.2, at + 0.75, t) * (1 + 0.13 * swing) + ease(at, at + 1, t) * (2.6 * math.sin(t * 2.3 + 1) + 1.1 * math.sin(t * 5.1))

    def pose(self, t):
        """x, y, yaw, steer, roll, pitch, how far front and rear wheels have turned, smoke."""
        (x, y), (x1, y1) = self.line(t), self.line(t + 0.05)
        going = (90 - 90 * self.side) + math.degrees(math.atan2(self.side * (y1 - y), self.side * (x1 - x)))
        slip = self.sliding(t)
        yaw = going - self.side * slip
        later, sooner = self.sliding(t + 0.12), self.sliding(t - 0.2)
        steer = max(-46.0, min(46.0, self.side * (0.82 * slip + 0.55 * (later - sooner))))
        # It leans away from the slide, further while it turns in, and rocks back on its springs.
        roll = self.side * (0.055 * self.sliding(t - 0.1) + 0.035 * (self.sliding(t) - self.sliding(t - 0.25))) + 0.14 * math.sin(t * 17) + 0.08 * math.sin(t * 29 + 1)
        pitch = 0.5 * ease(0, 1, abs(slip) / 30) + 0.1 * math.sin(t * 13 + 2) + 0.06 * math.sin(t * 31)
        front = self.speed * t / 0.335
        rear = front * 1.18 + 14 * max(0.0, t - self.slip[0])
        smoke = ease(6, 26, abs(slip))
        return x, y, yaw, steer, roll, pitch, front, rear, smoke

    def camera(self, t):
        """Azimuth, elevation and width of the view; the hand lags a little and is not quite still."""
        ex, ey, ez = self.eye
        total = azimuth = far = 0.0
        for k in range(-6, 7):
            share = math.exp(-((k / 3.5) ** 2))
            x, y = self.line(t - 0.04 + 0.05 * k)
            total += share
            azimuth += share * math.degrees(math.atan2(x - ex, y - ey))
            far += share * math.hypot(x - ex, y - ey)
        azimuth, far = azimuth / total, far / total
        wide = math.degrees(2 * math.atan(math.tan(math.radians(self.wide / 2)) * (self.framing[2] / far) ** self.framing[3]))
        azimuth += wide * (self.framing[0] + 0.02 * math.sin(t * 1.3 + 0.5)) + 0.05 * math.sin(t * 7.1)
        elevation = math.degrees(math.atan2(self.height - ez, far)) + wide * self.framing[1] + 0.04 * math.sin(t * 8.3 + 1) + 0.03 * math.sin(t * 5.2)
        return azimuth, elevation, wide

    def axes(self, t):
        """Ahead, right and up of the camera, and the width of the view in radians."""
        azimuth, elevation, wide = (math.radians(one) for one in self.camera(t))
        s, c, se, ce = math.sin(azimuth), math.cos(azimuth), math.sin(elevation), math.cos(elevation)
        return (s * ce, c * ce, se), (c, -s, 0.0), (-s * se, -c * se, ce), wide


# `framing`: shift to the left and up as shares of the view, distance at which the view is `wide`, how much the zoom makes up for distance.
SHOTS = {
    one.name: one
    for one in (
        Shot("night", "night", (2.0, -10.5, 0.62), 4.5, -4, 24, 7.8, (3.5, 2, 14, 5.0), (-3.2, 42), (-0.17, 0.06, 12.5, 0.7), wide=38),
        Shot("golden", "golden", (1.5, -11.5, 0.75), 5.5, -24, 22, 9.4, (6.5, 2, 13, 5.0), (0.75, 41), (-0.13, 0.075, 13.5, 0.62), sun=(62, 11), wide=36),
        Shot("night-back", "night", (2.0, -10.5, 0.62), 4.5, 20, -16, 8.6, (7.0, 0, 11, 5.0), (0.45, 47), (-0.1, 0.06, 10.5, 0.75), wide=36, plate="night"),
        Shot("day", "day", (-1.0, -12.0, 2.4), 5.5, 24, -22, 9.4, (6.0, -1, 12, 5.5), (0.35, 46), (-0.12, 0.05, 13.5, 0.62), sun=(-125, 40), wide=35, back="tyres"),
    )
}
