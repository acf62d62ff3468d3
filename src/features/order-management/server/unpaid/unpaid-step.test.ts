import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#kit/contract/time/days.ts";
import { type Reminded, unpaidStep } from "./unpaid-step.ts";

const DUE = "2026-05-20";
const DAYS = { remindBefore: 2, remindAfter: 1, cancelAfter: 7 };

test.each([
  ["2026-05-17", {}, null],
  ["2026-05-18", {}, "before"],
  ["2026-05-20", {}, "before"],
  ["2026-05-19", { before: "2026-05-18" }, null],
  ["2026-05-21", { before: "2026-05-18" }, "after"],
  ["2026-06-04", {}, "after"],
  ["2026-06-05", {}, null],
  ["2026-05-26", { before: "2026-05-18", after: "2026-05-21" }, null],
  ["2026-05-27", { before: "2026-05-18", after: "2026-05-21" }, "cancel"],
  // The server was off: reminded today, cancelled tomorrow at the earliest.
  ["2026-05-30", { after: "2026-05-30" }, null],
  ["2026-05-31", { after: "2026-05-30" }, "cancel"],
  ["2026-05-30", { before: "2026-05-18" }, "after"],
] as const)("on %s, reminded on %j: %s", (today, reminded, step) => {
  expect(unpaidStep(DUE, today, reminded, DAYS)).toBe(step);
});

test("each step can be switched off; without any reminder nothing is cancelled", () => {
  const off = { remindBefore: null, remindAfter: null, cancelAfter: null };
  for (const today of ["2026-05-18", "2026-05-21", "2026-05-30"]) {
    expect(unpaidStep(DUE, today, {}, off)).toBeNull();
    expect(unpaidStep(DUE, today, {}, { ...off, cancelAfter: 7 })).toBeNull();
  }
  expect(unpaidStep(DUE, "2026-05-30", { before: "2026-05-18" }, { ...DAYS, remindAfter: null })).toBe(
    "cancel",
  );
});

test("on whatever days the job runs, each step is done at most once, in order, and none before its day", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -10, max: 60 }), { maxLength: 30 }), (runs) => {
      const reminded: Reminded = {};
      const done: string[] = [];
      for (const run of runs.toSorted((a, b) => a - b)) {
        if (done.includes("cancel")) break;
        const today = addDays(DUE, run);
        const step = unpaidStep(DUE, today, reminded, DAYS);
        if (step === "cancel") expect(run).toBeGreaterThanOrEqual(7);
        else if (step) reminded[step] = today;
        if (step) done.push(step);
      }
      expect(new Set(done).size).toBe(done.length);
      expect(done).toEqual(["before", "after", "cancel"].filter((step) => done.includes(step)));
      if (done.includes("cancel")) expect(done).toContain("after");
    }),
  );
});
