import type { CarShape, Station } from "./car-shapes.ts";
import type { Livery } from "./palette.ts";
import { n, type P3, poly, project, toCamera, type View } from "./space.ts";

/** Lamps, grille, stripes, number: flat patches that lie on the shell. */
export function patches(shape: CarShape, livery: Livery, view: View): string {
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
          [x, -0.5, 0.17],
          [x, 0.5, 0.17],
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
      out.push(`<circle cx="${n(gx)}" cy="${n(gy)}" r="${n(view.scale * 0.44)}" fill="url(#glow)"/>`);
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

/** The rear wing with its stays and end plates, where the car has one. */
export function wing(shape: CarShape, livery: Livery, view: View): string {
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
