import { type P2, type P3, poly, project, type View } from "./space.ts";

interface Wheel {
  x: number;
  /** Outer face of the wheel; its sign says on which side of the car it stands. */
  y: number;
  steer: number;
  spokes: number;
  rim: string;
  spinning: boolean;
}

/** A wheel with tyre wall, dish, disc and spokes; `steer` turns it around its upright axis (degrees). */
export function wheel({ x, y, steer, spokes, rim, spinning }: Wheel, view: View): string {
  const a = (steer * Math.PI) / 180;
  const [fx, fy] = [Math.cos(a), Math.sin(a)];
  const side = Math.sign(y);
  const [ox, oy] = [-fy * side, fx * side];
  const centre = y - side * 0.11;
  const at = (r: number, t: number, out: number): P2 => {
    const forward = r * Math.cos(t);
    const point: P3 = [x + fx * forward + ox * out, centre + fy * forward + oy * out, 0.33 + r * Math.sin(t)];
    return project(point, view);
  };
  const ring = (r: number, out: number): P2[] =>
    Array.from({ length: 36 }, (_, i) => at(r, (i * Math.PI) / 18, out));
  const disc = (r: number, out: number, fill: string, extra = "") =>
    `<polygon points="${poly(ring(r, out))}" fill="${fill}" ${extra}/>`;
  const parts = [-0.12, -0.06, 0, 0.06].map((out) => disc(0.33, out, "#07090b"));
  parts.push(
    disc(0.33, 0.11, "#20272d"),
    disc(0.315, 0.115, "#0b0e10"),
    disc(0.25, 0.115, rim),
    disc(0.225, 0.1, "#090c0e"),
    disc(0.15, 0.06, spokes ? "#39424a" : "#0e1114"),
  );
  if (spinning) parts.push(disc(0.22, 0.1, rim, 'opacity=".28"'));
  for (let i = 0; i < spokes; i++) {
    const t = (i / spokes) * Math.PI * 2 + 0.3;
    const quad = [
      at(0.05, t - 0.7, 0.09),
      at(0.23, t - 0.1, 0.115),
      at(0.23, t + 0.1, 0.115),
      at(0.05, t + 0.7, 0.09),
    ];
    parts.push(`<polygon points="${poly(quad)}" fill="${rim}" opacity="${spinning ? 0.55 : 1}"/>`);
  }
  parts.push(disc(0.055, 0.12, "#0e1114"), disc(0.03, 0.13, spokes ? "#ff4a1c" : rim));
  return parts.join("");
}
