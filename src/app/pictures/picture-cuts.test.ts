import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureCrop } from "#kit/contract/media/pictures.contract.ts";
import {
  CUTS,
  cropAround,
  pointIn,
  pointOf,
  SHAPES,
  type Shape,
  seenIn,
  shapeOf,
  WHOLE,
} from "./picture-cuts.ts";

const picture = fc.double({ min: 0.2, max: 5, noNaN: true });
const point = fc.record({ x: fc.integer({ min: 0, max: 99 }), y: fc.integer({ min: 0, max: 99 }) });
const shape = fc.constantFrom<Shape>(...(Object.keys(SHAPES) as Shape[]));
const closer = fc.double({ min: 1, max: 4, noNaN: true });

test("every cut that can be chosen is one that the API takes", () => {
  fc.assert(
    fc.property(picture, shape, point, closer, (...chosen) => {
      expect(pictureCrop.safeParse(cropAround(...chosen)).success).toBe(true);
    }),
  );
});

test("what matters is in sight in every shape, and nothing outside the cut is", () => {
  fc.assert(
    fc.property(
      picture,
      shape,
      point,
      closer,
      fc.constantFrom(...Object.values(CUTS)),
      (of, to, at, near, box) => {
        const crop = cropAround(of, to, at, near) ?? WHOLE;
        const inside = pointIn(at, crop) ?? { x: 50, y: 50 };
        const seen = seenIn(of, crop, inside, box);
        const place = pointOf(inside, crop);
        expect(place.x).toBeGreaterThanOrEqual(seen.left - 2);
        expect(place.x).toBeLessThanOrEqual(seen.left + seen.width + 2);
        expect(place.y).toBeGreaterThanOrEqual(seen.top - 2);
        expect(place.y).toBeLessThanOrEqual(seen.top + seen.height + 2);
        expect(seen.left).toBeGreaterThanOrEqual(crop.left - 1e-6);
        expect(seen.top + seen.height).toBeLessThanOrEqual(crop.top + crop.height + 1e-6);
      },
    ),
  );
});

test("a wide picture cut square around its left end", () => {
  expect(cropAround(2, "square", { x: 10, y: 50 }, 1)).toEqual({ left: 0, top: 0, width: 50, height: 100 });
  expect(cropAround(2, "square", { x: 75, y: 50 }, 2)).toEqual({ left: 63, top: 25, width: 25, height: 50 });
  expect(cropAround(2, "whole", { x: 75, y: 50 }, 2)).toBeNull();
});

test("a stored cut is shown again as it was chosen", () => {
  expect(shapeOf(2, cropAround(2, "square", { x: 75, y: 50 }, 2))).toEqual({ shape: "square", closer: 2 });
  expect(shapeOf(2, null)).toEqual({ shape: "whole", closer: 1 });
});
