import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walk } from "#testing/walk.ts";
import { sum } from "./points.ts";
import { bands, rulesWith } from "./ready-rules.ts";
import { type Round, roundPoints, roundResult } from "./round-points.ts";
import { anyRound, entryOf, roundOf } from "./rounds-of-tests.ts";
import { slotsOf } from "./tree.ts";

describe("places and points", () => {
  test("places are 1 to n, each once or shared as the season says", () => {
    fc.assert(
      fc.property(anyRound, ({ round, out }) => {
        const places = roundResult(round).results.map(({ place }) => place as number);
        if (round.rules.places.order !== "shared" && out.size === 0) {
          expect(places).toEqual(places.map((_, index) => index + 1));
          return;
        }
        expect(places.every((place) => place >= 1)).toBe(true);
        for (const { place, shared_by } of roundResult(round).results)
          expect(places.filter((other) => other === place)).toHaveLength(shared_by);
      }),
      walk(150),
    );
  });

  test("the order in which entries and decisions come makes no difference", () => {
    fc.assert(
      fc.property(anyRound, fc.infiniteStream(fc.nat()), ({ round }, numbers) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((one) => [numbers.next().value as number, one] as const)
            .sort(([a], [b]) => a - b)
            .map(([, one]) => one);
        const other = { ...round, entries: shuffled(round.entries), decisions: shuffled(round.decisions) };
        const counting = { factor: 1, factor_of: null, rules: round.rules, mark: "" };
        const one = roundPoints(round, roundResult(round), counting);
        expect(roundPoints(other, roundResult(other), counting)).toEqual(one);
      }),
      walk(100),
    );
  });

  test("points by place are those of the table, all given out; an average shares them", () => {
    fc.assert(
      fc.property(anyRound, ({ round, out, count }) => {
        fc.pre(out.size === 0);
        const table = bands(Array.from({ length: 64 }, (_, index) => 64 - index));
        const rules = structuredClone(round.rules);
        Object.assign(rules.points.battle, { by: "place", table, shared: "average" });
        const own = { ...round, rules };
        const points = roundPoints(own, roundResult(own), { factor: 1, factor_of: null, rules, mark: "" });
        const all = Array.from({ length: count }, (_, index) => 64 - index);
        expect(Math.abs(sum(points.map(({ battle }) => battle ?? 0)) - sum(all))).toBeLessThan(0.05);
      }),
      walk(100),
    );
  });

  test("points by wins are as many as there were battles; a walkover and a bye as the season says", () => {
    fc.assert(
      fc.property(anyRound, fc.boolean(), fc.boolean(), ({ round }, bye_wins, walkover_wins) => {
        const rules = structuredClone(round.rules);
        Object.assign(rules.points.battle, {
          by: "win",
          win: 10,
          bye_wins,
          walkover_wins,
          third_wins: true,
          win_by_stage: [],
        });
        const own = { ...round, rules };
        const result = roundResult(own);
        const points = roundPoints(own, result, { factor: 1, factor_of: null, rules, mark: "" });
        const won = result.battles.filter(
          ({ winner, how }) =>
            winner !== null && (how !== "bye" || bye_wins) && (how !== "walkover" || walkover_wins),
        );
        // Who withdrew and won before keeps the points.
        expect(sum(points.map(({ battle }) => battle ?? 0))).toBe(won.length * 10);
      }),
      walk(100),
    );
  });

  test("a factor multiplies what it is for, half points among them", () => {
    const rules = rulesWith({
      points: { battle: { table: bands([15]) }, qualifying: { table: bands([3]) } },
      rounds: { few_under: 6, few_factor: 0.5 },
    });
    const entries = [entryOf(1, { rank_by_hand: 1, place_by_hand: 1 })];
    const round = roundOf(entries, rules);
    const of = (factor: number, factor_of: "both" | "battle" | "qualifying" | null) =>
      roundPoints(round, roundResult(round), { factor, factor_of, rules, mark: "" })[0];
    expect(of(1, null)).toMatchObject({ battle: 7.5, qualifying: 1.5 });
    expect(of(2, "battle")).toMatchObject({ battle: 15, qualifying: 1.5 });
    expect(of(2, "qualifying")).toMatchObject({ battle: 7.5, qualifying: 3 });
    expect(of(0, null)).toMatchObject({ battle: 0, qualifying: 0 });
  });

  test("guests score, or get nothing, or those behind them move up", () => {
    const points = (guests: "score" | "none" | "skip") => {
      const rules = rulesWith({ points: { battle: { table: bands([10, 8, 6]) } }, standings: { guests } });
      const entries = [1, 2, 3].map((id) =>
        entryOf(id, { place_by_hand: id, rank_by_hand: id, is_guest: id === 1 }),
      );
      const round = roundOf(entries, rules);
      return roundPoints(round, roundResult(round), { factor: 1, factor_of: null, rules, mark: "" }).map(
        ({ battle }) => battle,
      );
    };
    expect(points("score")).toEqual([10, 8, 6]);
    expect(points("none")).toEqual([0, 8, 6]);
    expect(points("skip")).toEqual([0, 10, 8]);
  });

  test("four kinds of nothing are told apart", () => {
    const rules = rulesWith({ tree: { sizes: [8] }, points: { battle: { table: bands([10, 8]) } } });
    const entries = [
      entryOf(1, { seed: 1, runs: [{ score: 80 }] }),
      entryOf(2, { seed: 2, runs: [{ score: 70 }] }),
      entryOf(3, { runs: [{ score: 0 }, { score: 0 }] }),
      entryOf(4, { runs: [{ score: null }, { score: null }] }),
      entryOf(5, { status: "registered" }),
    ];
    const slots = slotsOf(8, [
      { id: 1, seed: 1 },
      { id: 2, seed: 2 },
    ]);
    const decisions = [{ stage: 2, position: 0, kind: "main" as const, winner: 1, how: "judges" as const }];
    const round: Round = {
      id: 1,
      number: 1,
      state: "finished",
      stopped_after: null,
      slots,
      decisions,
      entries,
      rules,
    };
    const result = roundResult(round);
    expect(result.results.map(({ id, outcome, place }) => [id, outcome, place])).toEqual([
      [1, "in_tree", 1],
      [2, "in_tree", 2],
      [3, "not_in_tree", 3],
      [4, "no_run", null],
      [5, "not_there", null],
    ]);
    const totals = roundPoints(round, result, { factor: 1, factor_of: null, rules, mark: "" }).map(
      ({ total }) => total,
    );
    expect(totals).toEqual([10, 8, 0, 0, null]);
  });
});
