import { expect, test } from "vitest";
import { discountState } from "./discount-state.ts";

const code = { is_active: true, valid_from: "2026-06-01", valid_until: "2026-06-30", max_uses: 10 };
const open = { is_active: true, valid_from: null, valid_until: null, max_uses: null };

test("a code is active from its first to its last day", () => {
  const states = ["2026-05-31", "2026-06-01", "2026-06-30", "2026-07-01"].map((day) =>
    discountState(code, day, 0),
  );
  expect(states).toEqual(["early", "active", "active", "ended"]);
});

test("a code is used up by its last use", () => {
  expect([9, 10, 11].map((uses) => discountState(code, "2026-06-15", uses))).toEqual([
    "active",
    "used-up",
    "used-up",
  ]);
});

test("without limits a code is active until it is turned off", () => {
  expect(discountState(open, "2026-06-15", 1_000)).toBe("active");
  expect(discountState({ ...open, is_active: false }, "2026-06-15", 0)).toBe("off");
});

test("off outweighs ended, ended outweighs used up, used up outweighs early", () => {
  expect(discountState({ ...code, is_active: false }, "2026-07-01", 10)).toBe("off");
  expect(discountState(code, "2026-07-01", 10)).toBe("ended");
  expect(discountState(code, "2026-05-01", 10)).toBe("used-up");
});
