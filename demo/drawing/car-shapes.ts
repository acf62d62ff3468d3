import type { CarKey } from "./palette.ts";

/** A cross-section: place along the car, half width, shoulder height, top height, half width of the top (metres). */
export type Station = [x: number, w: number, shoulder: number, top: number, topW: number];

export interface CarShape {
  /** Nose to tail: nose, bonnet edge, windscreen foot, windscreen head, roof end, rear window foot, tail. */
  stations: Station[];
  frontAxle: number;
  rearAxle: number;
  lamps: "slit" | "twin" | "round" | "wedge";
  wing: "high" | "low" | "none";
  spokes: number;
  stripe: "centre" | "twin" | "half";
}

export const shapes: Record<CarKey, CarShape> = {
  kestrel: {
    stations: [
      [2.2, 0.7, 0.5, 0.6, 0.6],
      [1.95, 0.86, 0.64, 0.73, 0.66],
      [0.8, 0.9, 0.84, 0.92, 0.68],
      [0.05, 0.88, 0.87, 1.27, 0.54],
      [-0.8, 0.89, 0.9, 1.25, 0.54],
      [-1.5, 0.92, 0.93, 1, 0.64],
      [-2.2, 0.86, 0.86, 0.96, 0.66],
    ],
    frontAxle: 1.35,
    rearAxle: -1.25,
    lamps: "slit",
    wing: "high",
    spokes: 6,
    stripe: "half",
  },
  comet: {
    stations: [
      [2.1, 0.66, 0.52, 0.6, 0.54],
      [1.85, 0.86, 0.7, 0.74, 0.6],
      [0.9, 0.9, 0.86, 0.92, 0.66],
      [0.1, 0.88, 0.89, 1.29, 0.54],
      [-0.65, 0.9, 0.92, 1.27, 0.54],
      [-1.65, 0.94, 0.94, 1.02, 0.62],
      [-2.1, 0.84, 0.86, 1, 0.62],
    ],
    frontAxle: 1.3,
    rearAxle: -1.27,
    lamps: "wedge",
    wing: "high",
    spokes: 10,
    stripe: "twin",
  },
  wolfram: {
    stations: [
      [2.2, 0.78, 0.6, 0.7, 0.7],
      [2.02, 0.88, 0.72, 0.79, 0.72],
      [0.8, 0.91, 0.9, 0.97, 0.7],
      [0.1, 0.88, 0.94, 1.36, 0.56],
      [-0.95, 0.89, 0.96, 1.33, 0.56],
      [-1.55, 0.91, 0.96, 1.04, 0.66],
      [-2.22, 0.86, 0.9, 0.99, 0.68],
    ],
    frontAxle: 1.38,
    rearAxle: -1.35,
    lamps: "twin",
    wing: "low",
    spokes: 5,
    stripe: "half",
  },
  magnet: {
    stations: [
      [2.15, 0.68, 0.52, 0.62, 0.58],
      [1.9, 0.88, 0.7, 0.78, 0.62],
      [0.85, 0.93, 0.88, 0.95, 0.68],
      [0.1, 0.9, 0.92, 1.3, 0.56],
      [-0.45, 0.92, 0.94, 1.29, 0.56],
      [-1.75, 0.95, 0.95, 1.03, 0.62],
      [-2.12, 0.84, 0.86, 0.98, 0.6],
    ],
    frontAxle: 1.36,
    rearAxle: -1.29,
    lamps: "wedge",
    wing: "none",
    spokes: 6,
    stripe: "twin",
  },
  ember: {
    stations: [
      [2.25, 0.72, 0.48, 0.56, 0.64],
      [2, 0.84, 0.6, 0.68, 0.68],
      [0.75, 0.86, 0.84, 0.9, 0.66],
      [0, 0.85, 0.87, 1.26, 0.52],
      [-0.7, 0.85, 0.89, 1.24, 0.52],
      [-1.85, 0.86, 0.92, 0.98, 0.62],
      [-2.2, 0.82, 0.84, 0.95, 0.64],
    ],
    frontAxle: 1.33,
    rearAxle: -1.15,
    lamps: "slit",
    wing: "low",
    spokes: 8,
    stripe: "centre",
  },
  badger: {
    stations: [
      [2.15, 0.8, 0.62, 0.7, 0.72],
      [2.02, 0.86, 0.72, 0.78, 0.74],
      [0.75, 0.88, 0.88, 0.95, 0.7],
      [0.1, 0.86, 0.91, 1.36, 0.58],
      [-1, 0.87, 0.93, 1.34, 0.58],
      [-1.5, 0.88, 0.94, 1.03, 0.68],
      [-2.18, 0.85, 0.9, 0.98, 0.7],
    ],
    frontAxle: 1.35,
    rearAxle: -1.33,
    lamps: "round",
    wing: "none",
    spokes: 7,
    stripe: "centre",
  },
};
