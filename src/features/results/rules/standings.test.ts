import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walk } from "#testing/walk.ts";
import { exact } from "./points.ts";
import { bands, rulesWith } from "./ready-rules.ts";
import { entryOf } from "./rounds-of-tests.ts";
import type { SeasonRules } from "./season-rules.ts";
import { type CountedRound, seasonTable } from "./standings.ts";

describe("standings", () => {
  const counted = (
    number: number,
    totals: (number | null)[],
    more: Partial<CountedRound> = {},
  ): CountedRound => ({
    id: number,
    number,
    state: "finished",
    factor: 1,
    factor_of: "both",
    rules: rulesWith({}),
    always_counts: false,
    wins: new Map(),
    entries: totals.map((_, index) => entryOf(index + 1)),
    points: totals.map((total, index) => ({
      entry_id: index + 1,
      driver_id: index + 1,
      qualifying: total === null ? null : 0,
      battle: total,
      total,
      place: total === null ? null : totals.filter((other) => (other ?? -1) > total).length + 1,
      is_guest: false,
      corrected: [],
    })),
    ...more,
  });

  test("the worst rounds are dropped once enough are held; a missed one is the worst", () => {
    const rules = rulesWith({ rounds: { drop: 1, drop_from: 3 } });
    const rounds = [counted(1, [10, 50]), counted(2, [40, 20]), counted(3, [30, null])];
    expect(seasonTable(rounds.slice(0, 2), rules).rows.map(({ total }) => total)).toEqual([70, 50]);
    const { rows } = seasonTable(rounds, rules);
    expect(rows.map(({ key, total, gross }) => [key, total, gross])).toEqual([
      ["1", 70, 80],
      ["2", 70, 70],
    ]);
    expect(rows[0]?.rounds.map(({ is_dropped }) => is_dropped)).toEqual([true, false, false]);
    const always = rounds.map((round) => ({ ...round, always_counts: round.number === 1 }));
    expect(seasonTable(always, rules).rows.map(({ total }) => total)).toEqual([70, 50]);
  });

  test("equal totals are decided as declared, otherwise they share a position", () => {
    const rounds = [counted(1, [30, 20, 10]), counted(2, [20, 30, 40])];
    const positions = (ties: SeasonRules["standings"]["ties"]) =>
      seasonTable(rounds, rulesWith({ standings: { ties } })).rows.map(({ key, position }) => [
        key,
        position,
      ]);
    expect(positions([])).toEqual([
      ["1", 1],
      ["2", 1],
      ["3", 1],
    ]);
    expect(positions(["last_round"])).toEqual([
      ["3", 1],
      ["2", 2],
      ["1", 3],
    ]);
    expect(positions(["places"])).toEqual([
      ["1", 1],
      ["3", 1],
      ["2", 3],
    ]);
    const corrections = [{ entry_id: null, driver_id: 2, what: "position" as const, value: 1 }];
    const { rows } = seasonTable(rounds, rulesWith({}), corrections);
    expect(rows.map(({ key, position, is_corrected }) => [key, position, is_corrected])).toEqual([
      ["2", 1, true],
      ["1", 2, false],
      ["3", 2, false],
    ]);
  });

  test("sums are those of the rounds, whatever the fractions, and corrections are added", () => {
    const figures = fc.array(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(figures, (all) => {
        const rounds = all.map((totals, index) =>
          counted(
            index + 1,
            totals.map((one) => one / 4),
          ),
        );
        const { rows } = seasonTable(rounds, rulesWith({}));
        for (const { total, rounds: own, gross } of rows) {
          expect(total).toBe(exact(own.reduce((before, one) => before + (one.total ?? 0), 0)));
          expect(total).toBe(gross);
        }
        const positions = rows.map(({ position }) => position);
        expect(positions).toEqual(
          rows.map(({ total }) => rows.findIndex((other) => other.total === total) + 1),
        );
      }),
      walk(100),
    );
    const bonus = [{ entry_id: null, driver_id: 1, what: "bonus" as const, value: -5 }];
    expect(seasonTable([counted(1, [10])], rulesWith({}), bonus).rows[0]).toMatchObject({
      total: 5,
      is_corrected: true,
    });
  });

  test("a nation scores with its two best, and a mark makes a table of its own", () => {
    const nations = ["CZ", "CZ", "CZ", "PL"];
    const entries = nations.map((nation, index) =>
      entryOf(index + 1, { nation, marks: index === 2 ? ["rookie"] : [] }),
    );
    const round = counted(1, [10, 8, 6, 20], { entries });
    const name = { en: "", cs: "" };
    const best = { key: "nations", name, group: "nation" as const, mark: "", best: 2 };
    expect(seasonTable([round], rulesWith({}), [], best).rows.map(({ key, total }) => [key, total])).toEqual([
      ["PL", 20],
      ["CZ", 18],
    ]);
    const rookies = { key: "rookies", name, group: "driver" as const, mark: "rookie", best: 0 };
    expect(
      seasonTable([round], rulesWith({}), [], rookies).rows.map(({ key, total }) => [key, total]),
    ).toEqual([["3", 6]]);
  });

  test("a champion is known when nobody can come near, and no title is given for too few rounds", () => {
    const rules = rulesWith({ points: { battle: { table: bands([100]) } }, tree: { sizes: [8] } });
    const rounds = [
      counted(1, [100, 20]),
      counted(2, [100, 20]),
      counted(3, [], { state: "planned", rules }),
    ];
    expect(seasonTable(rounds, rules)).toMatchObject({ champion: "1", points_possible: 100 });
    const near = [counted(1, [100, 20]), counted(2, [20, 0]), counted(3, [], { state: "planned", rules })];
    expect(seasonTable(near, rules).champion).toBeNull();
    const few = rulesWith({ rounds: { title_from: 3 } });
    expect(seasonTable(rounds.slice(0, 2), few)).toMatchObject({ champion: null, has_title: false });
  });
});
