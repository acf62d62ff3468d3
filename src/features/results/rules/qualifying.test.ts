import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walk } from "#testing/walk.ts";
import { qualifyingOrder } from "./qualifying.ts";
import { rulesWith } from "./ready-rules.ts";
import type { SeasonRules } from "./season-rules.ts";

describe("qualifying", () => {
  const order = (
    rules: Partial<SeasonRules["qualifying"]>,
    runs: Record<number, (number | null)[]>,
    more: Record<number, object> = {},
  ) =>
    qualifyingOrder(
      Object.entries(runs).map(([id, scores]) => ({
        id: Number(id),
        runs: scores.map((score) => ({ score })),
        ...more[Number(id)],
      })),
      rulesWith({ qualifying: rules }).qualifying,
    ).map(({ id, rank }) => [id, rank]);

  test("the better run counts, and among four at 95 the other run decides", () => {
    const runs = { 1: [95, 80], 2: [81, 95], 3: [95, null], 4: [95, 0], 5: [95.5, 0] };
    expect(order({}, runs)).toEqual([
      [5, 1],
      [2, 2],
      [1, 3],
      [4, 4],
      [3, 5],
    ]);
  });

  test("zero is a score, and not run is none", () => {
    expect(order({}, { 1: [null, null], 2: [0, 0], 3: [0, 1] })).toEqual([
      [3, 1],
      [2, 2],
      [1, null],
    ]);
  });

  test("a locked seed stays before a better second run", () => {
    const rules = { counts: "locked" as const, locked_places: 2 };
    expect(order(rules, { 1: [80, null], 2: [72, null], 3: [60, 89], 4: [50, 40] })).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(
      order({ ...rules, locked_others: "better" }, { 1: [80], 2: [72], 3: [60, 50], 4: [10, 59] }),
    ).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  test("equal ones share their rank or wait for the team's word", () => {
    const runs = { 1: [70], 2: [70], 3: [60], 4: [90] };
    expect(order({ tied: "shared", ties: [] }, runs)).toEqual([
      [4, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(order({ ties: [] }, runs, { 1: { tie_order: 2 }, 2: { tie_order: 1 } })).toEqual([
      [4, 1],
      [2, 2],
      [1, 3],
      [3, 4],
    ]);
    expect(
      order({ ties: ["standings"] }, { 1: [0], 2: [0] }, { 1: { standing: 9 }, 2: { standing: 3 } }),
    ).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test("ranks never fall below those of better scores", () => {
    const scores = fc.array(fc.option(fc.integer({ min: 0, max: 400 })), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(scores, { maxLength: 40 }), (all) => {
        const entries = all.map((runs, index) => ({
          id: index + 1,
          runs: runs.map((score) => ({ score: score === null ? null : score / 4 })),
        }));
        const ranked = qualifyingOrder(
          entries,
          rulesWith({ qualifying: { tied: "shared", ties: [] } }).qualifying,
        );
        expect(ranked).toHaveLength(entries.length);
        const done = ranked.filter(({ rank }) => rank !== null);
        for (const one of done) expect(one.rank).toBe(done.findIndex(({ score }) => score === one.score) + 1);
        expect(
          qualifyingOrder(
            [...entries].reverse(),
            rulesWith({ qualifying: { tied: "shared", ties: [] } }).qualifying,
          ),
        ).toEqual(ranked);
      }),
      walk(150),
    );
  });
});
