import { patches, wing } from "./car-details.ts";
import { type CarShape, type Station, shapes } from "./car-shapes.ts";
import { type CarKey, type Livery, liveries } from "./palette.ts";
import { mix, n, normal, type P2, type P3, poly, project, toCamera, type View } from "./space.ts";
import { wheel } from "./wheel.ts";

interface Face {
  points: P3[];
  fill: string;
  glass: boolean;
}

const light: P3 = [0.35, -0.45, 0.82];

function ring([x, w, shoulder, top, topW]: Station, side: 1 | -1): P3[] {
  const y = (value: number) => value * side;
  return [
    [x, y(w - 0.02), 0.11],
    [x, y(w + 0.03), 0.46],
    [x, y(w), shoulder],
    [x, y(topW), top],
    [x, 0, top + 0.02],
  ];
}

/** Bands from sill to roof between neighbouring stations; glass where the cabin is. */
function faces(shape: CarShape, livery: Livery): Face[] {
  const out: Face[] = [];
  for (const side of [1, -1] as const) {
    const rings = shape.stations.map((station) => ring(station, side));
    for (let i = 0; i < rings.length - 1; i++)
      for (let j = 0; j < 4; j++) {
        const [a, b] = [rings[i] ?? [], rings[i + 1] ?? []];
        const quad = [a[j], b[j], b[j + 1], a[j + 1]] as P3[];
        const glass = (j === 2 && i >= 2 && i <= 4) || (j === 3 && (i === 2 || i === 4));
        const lower = shape.stripe === "half" ? livery.accent : mix(livery.body, livery.shade, 0.55);
        const twin = shape.stripe === "twin" && j === 1 && i >= 3 ? livery.accent : livery.body;
        out.push({ points: side === 1 ? quad : quad.reverse(), fill: j === 0 ? lower : twin, glass });
      }
    const [nose, tail] = [rings[0] ?? [], rings.at(-1) ?? []];
    const lowerNose = nose.slice(0, 3);
    const cap = (points: P3[], x: number): P3[] => [
      ...points,
      [x, 0, points.at(-1)?.[2] ?? 0],
      [x, 0, points[0]?.[2] ?? 0],
    ];
    const front = cap([...lowerNose, ...nose.slice(3, 4)], nose[0]?.[0] ?? 0);
    const back = cap(tail.slice(0, 4), tail[0]?.[0] ?? 0);
    out.push({ points: side === 1 ? front : front.reverse(), fill: livery.body, glass: false });
    out.push({
      points: side === 1 ? back.reverse() : back,
      fill: mix(livery.body, livery.shade, 0.4),
      glass: false,
    });
  }
  return out;
}

function shrink(points: P3[], k: number): P3[] {
  const mean = (axis: 0 | 1 | 2) => points.reduce((sum, p) => sum + p[axis], 0) / points.length;
  const c: P3 = [mean(0), mean(1), mean(2)];
  return points.map((p) => [c[0] + (p[0] - c[0]) * k, c[1] + (p[1] - c[1]) * k, c[2] + (p[2] - c[2]) * k]);
}

const towards = (points: P2[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);

function shell(shape: CarShape, livery: Livery, view: View): string {
  const depth = ({ points }: Face) =>
    points.reduce((sum, p) => sum + toCamera(p, view)[2], 0) / points.length;
  return faces(shape, livery)
    .filter(({ points }) => towards(points.map((p) => project(p, view))) > 0)
    .sort((a, b) => depth(b) - depth(a))
    .map(({ points, fill, glass }) => {
      const m = normal(points);
      const shine = Math.abs(m[0] * light[0]) * 0.3 + Math.abs(m[1]) * 0.42 + Math.max(0, m[2]) * 0.78;
      const paint = mix(mix(livery.shade, "#0b0d10", 0.35), fill, 0.25 + shine);
      const flat = (ps: P3[], colour: string) =>
        `<polygon points="${poly(ps.map((p) => project(p, view)))}" fill="${colour}" stroke="${colour}" stroke-width=".8" stroke-linejoin="round"/>`;
      const lit = m[2] > 0.6 ? mix(paint, "#ffffff", 0.13) : paint;
      return (
        flat(points, lit) + (glass ? flat(shrink(points, 0.87), m[2] > 0.45 ? "#24343f" : "#11191f") : "")
      );
    })
    .join("");
}

/** A car at its place in the picture; the front wheels point `steer` degrees away from straight ahead. */
export function car(key: CarKey, view: View, steer = 30): string {
  const [shape, livery] = [shapes[key], liveries[key]];
  const near: 1 | -1 = toCamera([0, 1, 0], { ...view, pitch: 0 })[2] < 0 ? 1 : -1;
  const wheels = (side: 1 | -1) =>
    [shape.rearAxle, shape.frontAxle]
      .sort((a, b) => toCamera([b, 0, 0], view)[2] - toCamera([a, 0, 0], view)[2])
      .map((x) => {
        const front = x > 0;
        const arch = (r: number, fill: string) =>
          `<polygon points="${poly(Array.from({ length: 25 }, (_, i) => project([x + r * Math.cos((i / 24) * Math.PI), 0.945 * side, Math.max(0.12, 0.33 + r * Math.sin((i / 24) * Math.PI))], view)))}" fill="${fill}"/>`;
        const body =
          side === near ? arch(0.47, mix(livery.body, livery.shade, 0.45)) + arch(0.41, "#050708") : "";
        return (
          body +
          wheel(
            {
              x,
              y: 0.93 * side,
              steer: front ? steer : 0,
              spokes: side === near ? shape.spokes : 0,
              rim: side === near ? livery.rim : "#15191d",
              spinning: side === near && !front && steer !== 0,
            },
            view,
          )
        );
      })
      .join("");
  const floor = [
    [2.1, 0.75, 0.02],
    [2.1, -0.75, 0.02],
    [-2.1, -0.8, 0.02],
    [-2.1, 0.8, 0.02],
  ] as P3[];
  const shadow = `<polygon points="${poly(floor.map((p) => project(p, view)))}" fill="#000" stroke="#000" stroke-width="${n(view.scale * 0.25)}" stroke-linejoin="round" opacity=".75" filter="url(#soft)"/>`;
  const rearSeen = toCamera([-1, 0, 0], { ...view, pitch: 0 })[2] < 0;
  const aero = wing(shape, livery, view);
  const belly = [
    [2, 0.7, 0.11],
    [2, -0.7, 0.11],
    [-2.1, -0.84, 0.11],
    [-2.1, 0.84, 0.11],
  ] as P3[];
  const under = `<polygon points="${poly([...belly, ...(belly.map(([x, y]) => [x, y, 0.06]) as P3[])].map((p) => project(p, view)))}" fill="#040506"/>`;
  const parts = [
    wheels(near === 1 ? -1 : 1),
    under,
    rearSeen ? "" : aero,
    shell(shape, livery, view),
    patches(shape, livery, view),
    wheels(near),
    rearSeen ? aero : "",
  ];
  return `${shadow}<g transform="rotate(${view.roll ?? 0} ${n(view.x)} ${n(view.y)})">${parts.join("")}</g>`;
}
