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
    [x, y(w - 0.03), 0.16],
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

/** Lamps, grille, stripes, number: flat patches that lie on the shell. */
function patches(shape: CarShape, livery: Livery, view: View): string {
  const s = shape.stations as [Station, Station, Station, Station, Station, Station, Station];
  const patch = (points: P3[], fill: string, extra = "") => {
    const flat = points.map((p) => project(p, view));
    return `<polygon points="${poly(flat)}" fill="${fill}" ${extra}/>`;
  };
  const sees = (direction: P3) => toCamera(direction, { ...view, pitch: 0 })[2] < -0.08;
  const out: string[] = [];
  const top = ([x, , , z]: Station, y: number, k = 0.03): P3 => [x, y, z + k];
  const [from, to] = shape.stripe === "twin" ? [0.1, 0.3] : [0, 0.2];
  for (const side of [1, -1]) {
    if (shape.stripe === "half" && side === 1) continue;
    for (const [a, b] of [
      [s[1], s[2]],
      [s[3], s[4]],
      [s[5], s[6]],
    ] as [Station, Station][])
      out.push(
        patch(
          [top(a, from * side), top(a, to * side), top(b, to * side), top(b, from * side)],
          livery.accent,
          'opacity=".9"',
        ),
      );
  }
  for (const y of [-0.42, 0.28])
    out.push(
      patch(
        [
          [1.55, y, 0.83],
          [1.5, y + 0.16, 0.83],
          [1.2, y + 0.16, 0.87],
          [1.25, y, 0.87],
        ],
        "#0b0d10",
        'opacity=".8"',
      ),
    );
  const [nose, tail] = [s[0], s[6]];
  if (sees([1, 0, 0])) {
    const x = nose[0] + 0.01;
    out.push(
      patch(
        [
          [x, -0.5, 0.18],
          [x, 0.5, 0.18],
          [x, 0.42, 0.38],
          [x, -0.42, 0.38],
        ],
        "#06080a",
      ),
    );
    for (const side of [-1, 1]) {
      const [w, h] =
        shape.lamps === "round" ? [0.2, 0.13] : shape.lamps === "twin" ? [0.28, 0.11] : [0.34, 0.07];
      const y0 = (nose[1] - 0.06) * side;
      const lean = shape.lamps === "wedge" ? 0.06 : 0;
      const z = nose[2] - 0.04;
      out.push(
        patch(
          [
            [x - 0.06, y0, z + lean],
            [x, y0 - w * side, z - 0.02],
            [x, y0 - w * side, z + h - 0.03],
            [x - 0.06, y0, z + h + lean],
          ],
          "#e9f6ff",
        ),
      );
      const [gx, gy] = project([x, y0 - (w / 2) * side, z + h / 2], view);
      out.push(`<circle cx="${n(gx)}" cy="${n(gy)}" r="${n(view.scale * 0.55)}" fill="url(#glow)"/>`);
    }
  }
  if (sees([-1, 0, 0])) {
    const x = tail[0] - 0.01;
    out.push(
      patch(
        [
          [x, -0.55, 0.18],
          [x, 0.55, 0.18],
          [x, 0.5, 0.36],
          [x, -0.5, 0.36],
        ],
        "#06080a",
      ),
    );
    for (const side of [-1, 1]) {
      const [a, b] = [0.78 * side, 0.36 * side];
      out.push(
        patch(
          [
            [x, a, 0.68],
            [x, b, 0.68],
            [x, b, 0.8],
            [x, a, 0.8],
          ],
          "#ff2a1a",
        ),
      );
    }
  }
  for (const side of [-1, 1]) {
    if (!sees([0, side, 0])) continue;
    const y = 0.93 * side;
    const [o, ex, ez] = [
      project([-0.12, y, 0.62], view),
      project([0.88, y, 0.62], view),
      project([-0.12, y, 1.62], view),
    ];
    const m = [ex[0] - o[0], ex[1] - o[1], o[0] - ez[0], o[1] - ez[1], o[0], o[1]].map((v, i) =>
      (i < 4 ? v / 100 : v).toFixed(3),
    );
    const flip = side === 1 ? "scale(-1 1)" : "";
    out.push(
      `<g transform="matrix(${m.join(" ")}) ${flip}"><path d="M-34 -19h58l8 38h-58z" fill="#fff" opacity=".94"/><text x="0" y="13" font-family="Liberation Sans Narrow" font-weight="700" font-style="italic" font-size="38" text-anchor="middle" fill="#0e1114">${livery.number}</text><path d="M42 -8l46 -9 4 18 -46 9z" fill="${livery.accent}"/><path d="M-96 2l50 -4 4 14 -50 4z" fill="${livery.accent}" opacity=".8"/></g>`,
    );
  }
  return out.join("");
}

function wing(shape: CarShape, livery: Livery, view: View): string {
  if (shape.wing === "none") return "";
  const [z, x] = shape.wing === "high" ? [1.3, -2.05] : [1.09, -2.05];
  const quad = (points: P3[], fill: string) =>
    `<polygon points="${poly(points.map((p) => project(p, view)))}" fill="${fill}"/>`;
  const plate = (y: number) =>
    quad(
      [
        [x + 0.22, y, z - 0.12],
        [x - 0.24, y, z - 0.12],
        [x - 0.24, y, z + 0.1],
        [x + 0.1, y, z + 0.08],
      ],
      livery.accent === "#0e1114" ? "#22282e" : livery.accent,
    );
  const stay = (y: number) =>
    quad(
      [
        [x + 0.05, y, 0.92],
        [x - 0.03, y, 0.92],
        [x - 0.03, y, z],
        [x + 0.05, y, z],
      ],
      "#12161a",
    );
  const board = quad(
    [
      [x + 0.17, -0.82, z],
      [x + 0.17, 0.82, z],
      [x - 0.17, 0.82, z + 0.06],
      [x - 0.17, -0.82, z + 0.06],
    ],
    "#2d363e",
  );
  return stay(0.45) + stay(-0.45) + plate(0.82) + board + plate(-0.82);
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
          `<polygon points="${poly(Array.from({ length: 25 }, (_, i) => project([x + r * Math.cos((i / 24) * Math.PI), 0.945 * side, Math.max(0.17, 0.33 + r * Math.sin((i / 24) * Math.PI))], view)))}" fill="${fill}"/>`;
        const body =
          side === near ? arch(0.47, mix(livery.body, livery.shade, 0.45)) + arch(0.41, "#050708") : "";
        return (
          body +
          wheel(
            {
              x,
              y: 0.93 * side,
              steer: front ? steer : 0,
              spokes: shape.spokes,
              rim: livery.rim,
              spinning: !front && steer !== 0,
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
    [2, 0.7, 0.17],
    [2, -0.7, 0.17],
    [-2.1, -0.84, 0.17],
    [-2.1, 0.84, 0.17],
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
