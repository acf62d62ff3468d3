export type P3 = [x: number, y: number, z: number];
export type P2 = [x: number, y: number];

export interface View {
  /** Degrees; 0 shows the right side, 45 the front to the right. */
  yaw: number;
  /** Degrees of the camera above the ground. */
  pitch: number;
  /** Degrees of body roll, positive towards the viewer's left. */
  roll?: number;
  /** Pixels of one metre at the middle of the car. */
  scale: number;
  x: number;
  y: number;
}

const distance = 11;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Turns metres of the car into the camera's space: right, up, depth (away from the viewer). */
export function toCamera([x, y, z]: P3, view: View): P3 {
  const [c, s] = [Math.cos(rad(view.yaw)), Math.sin(rad(view.yaw))];
  const right = x * c + y * s;
  const away = x * -s + y * c;
  const [cp, sp] = [Math.cos(rad(view.pitch)), Math.sin(rad(view.pitch))];
  return [right, z * cp + away * sp, away * cp - z * sp];
}

export function project(point: P3, view: View): P2 {
  const [right, up, away] = toCamera(point, view);
  const f = (view.scale * distance) / (distance + away);
  return [view.x + right * f, view.y - up * f];
}

export const n = (value: number): string => value.toFixed(1);
export const poly = (points: P2[]): string => points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");

/** Mixes two #rrggbb colours; 0 is the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const part = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const k = Math.max(0, Math.min(1, t));
  const channel = (i: number) => Math.round(part(a, i) * (1 - k) + part(b, i) * k);
  return `#${[0, 1, 2].map((i) => channel(i).toString(16).padStart(2, "0")).join("")}`;
}

/** The unit normal of a flat face from its first three corners. */
export function normal([a, b, c]: P3[]): P3 {
  if (!a || !b || !c) return [0, 0, 1];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
