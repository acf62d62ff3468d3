import { expect, test } from "vitest";
import { pointsText, readPoints } from "./points-text.ts";
import { READY_RULES } from "./rules/ready-rules.ts";

test("every ready table of points is written as people write it, and read back as it was", () => {
  for (const { rules } of READY_RULES)
    for (const table of [rules.points.battle.table, rules.points.qualifying.table])
      expect(readPoints(pointsText(table))).toEqual(table);
  expect(pointsText(readPoints("100, 88; 4x48\n8 × 32") ?? [])).toBe("100, 88, 4× 48, 8× 32");
});

test("places without points are 0, and what is no number is told", () => {
  expect(pointsText([{ from: 3, to: 4, points: 0.5 }])).toBe("2× 0, 2× 0.5");
  for (const wrong of ["100, eighty", "0x 5", "-3", "300x 1", "4x"])
    expect(readPoints(wrong), wrong).toBeNull();
  expect(readPoints(" ")).toEqual([]);
});
