import type { PicturePoint } from "#kit/contract/media/media-path.ts";
import type { PictureCrop } from "#kit/contract/media/pictures.contract.ts";

/** What of a picture is seen: pure, in percent of the whole picture. */

export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const WHOLE: Part = { left: 0, top: 0, width: 100, height: 100 };
export const MIDDLE: PicturePoint = { x: 50, y: 50 };

/** Width over height of the shapes that a picture can be cut to. */
export const SHAPES = { wide: 16 / 9, classic: 3 / 2, square: 1, tall: 4 / 5 } as const;
export type Shape = keyof typeof SHAPES | "whole";

/** Width over height of the shapes that pages show pictures in. */
export const CUTS = { card: 3 / 2, hero: 21 / 9, square: 1, portrait: 4 / 5 } as const;

/** The part of this shape around a point, `closer` times smaller than the largest one. Whole percent, as it is stored. */
export function cropAround(
  picture: number,
  shape: Shape,
  point: PicturePoint,
  closer: number,
): PictureCrop | null {
  if (shape === "whole") return null;
  const ratio = SHAPES[shape] / picture;
  const width = percent(Math.min(1, ratio) / closer);
  const height = percent(Math.min(1, 1 / ratio) / closer);
  const place = (centre: number, size: number) =>
    Math.round(Math.min(100 - size, Math.max(0, centre - size / 2)));
  return { left: place(point.x, width), top: place(point.y, height), width, height };
}

function percent(part: number): number {
  return Math.min(100, Math.max(5, Math.round(part * 100)));
}

/** What a page shows of it in a box of this ratio: the point keeps its place in the box, as `object-position` does. */
export function seenIn(picture: number, crop: Part, point: PicturePoint, ratio: number): Part {
  const shape = (picture * crop.width) / crop.height;
  const width = crop.width * Math.min(1, ratio / shape);
  const height = crop.height * Math.min(1, shape / ratio);
  return {
    left: crop.left + ((crop.width - width) * point.x) / 100,
    top: crop.top + ((crop.height - height) * point.y) / 100,
    width,
    height,
  };
}

/** A point of the whole picture as a point of its part; null: the middle, which needs no saying. */
export function pointIn(point: PicturePoint, part: Part): PicturePoint | null {
  const x = clamped(((point.x - part.left) / part.width) * 100);
  const y = clamped(((point.y - part.top) / part.height) * 100);
  return x === 50 && y === 50 ? null : { x, y };
}

/** A point of a part as a point of the whole picture. */
export function pointOf(point: PicturePoint | null, part: Part): PicturePoint {
  const { x, y } = point ?? MIDDLE;
  return { x: clamped(part.left + (part.width * x) / 100), y: clamped(part.top + (part.height * y) / 100) };
}

export function clamped(value: number): number {
  return Math.min(99, Math.max(0, Math.round(value)));
}

/** The shape that a stored part has, and how close it is. */
export function shapeOf(picture: number, crop: Part | null): { shape: Shape; closer: number } {
  if (!crop) return { shape: "whole", closer: 1 };
  const ratio = (picture * crop.width) / crop.height;
  const far = ([, of]: [string, number]) => Math.abs(Math.log(of / ratio));
  const [[shape] = ["classic"]] = Object.entries(SHAPES).sort((a, b) => far(a) - far(b));
  const closer = 100 / Math.max(crop.width, crop.height);
  return { shape: shape as Shape, closer: Math.round(closer * 10) / 10 };
}
