import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walk } from "#testing/walk.ts";
import { anyRound } from "./rounds-of-tests.ts";
import { battlesOf, resolveTree, seedOrder, slotsOf, treeSize } from "./tree.ts";

describe("trees", () => {
  test.each([4, 8, 16, 32, 64])(
    "of %i: seed s meets n + 1 - s, and without upsets 1 meets 4 and 2 meets 3",
    (size) => {
      const order = seedOrder(size);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
      for (let at = 0; at < size; at += 2)
        expect((order[at] as number) + (order[at + 1] as number)).toBe(size + 1);
      const best = (part: number[]) => Math.min(...part);
      const quarters = [0, 1, 2, 3].map((at) => best(order.slice((at * size) / 4, ((at + 1) * size) / 4)));
      expect(quarters).toEqual([1, 4, 2, 3]);
    },
  );

  test("the size follows from the field", () => {
    const sizes = [8, 16, 32];
    const fit = [2, 8, 9, 21, 40].map((drivers) => treeSize(drivers, { sizes, pick: "fit" }));
    expect(fit).toEqual([8, 8, 16, 32, 32]);
    const full = [2, 8, 15, 21, 40].map((drivers) => treeSize(drivers, { sizes, pick: "full" }));
    expect(full).toEqual([8, 8, 8, 16, 32]);
    expect(treeSize(1, { sizes, pick: "fit" })).toBe(0);
  });

  test("everybody is in the first stage once, empty places fall to the best seeds, and each pair meets once", () => {
    fc.assert(
      fc.property(anyRound, ({ round: { slots, decisions, rules }, out, count }) => {
        const battles = resolveTree({ slots, third: rules.tree.third, decisions, out });
        expect(battles).toHaveLength(battlesOf(slots.length, rules.tree.third).length);
        expect(battles.every(({ how }) => how !== null)).toBe(true);
        const first = battles.filter(({ stage, kind }) => stage === slots.length && kind === "main");
        const ids = first
          .flatMap((one) => [one.first, one.second])
          .filter((slot) => typeof slot === "number");
        expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        const alone = first.filter((one) => (one.first === "empty") !== (one.second === "empty"));
        for (const one of alone)
          expect(one.first === "empty" ? one.second : one.first).toBeLessThanOrEqual(slots.length - count);
        const pairs = battles
          .filter(({ first, second }) => typeof first === "number" && typeof second === "number")
          .map(({ first, second }) => [first, second].sort().join("-"));
        // Two can meet again in the battle for third only if they met in a semi-final, which they can't.
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const { winner, losers } of battles) expect(losers).not.toContain(winner);
      }),
      walk(150),
    );
  });

  test("who withdraws in the middle keeps the stage, and the opponent goes on", () => {
    const slots = slotsOf(
      8,
      [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, seed: id })),
    );
    const main = { kind: "main" as const, how: "judges" as const };
    const decisions = [
      { ...main, stage: 8, position: 0, winner: 1 },
      { ...main, stage: 8, position: 1, winner: 4 },
    ];
    const battles = resolveTree({ slots, third: "battle", decisions, out: new Set([4]) });
    const semi = battles.find(({ stage, position }) => stage === 4 && position === 0);
    expect(semi).toMatchObject({ first: 1, second: 4, winner: 1, losers: [4], how: "walkover" });
  });

  test("where neither can start nobody goes on, and the next one has a bye", () => {
    const slots = slotsOf(
      8,
      [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, seed: id })),
    );
    const decisions = [{ kind: "main" as const, how: "judges" as const, stage: 8, position: 0, winner: 1 }];
    const battles = resolveTree({ slots, third: "battle", decisions, out: new Set([4, 5]) });
    expect(battles.find(({ stage, position }) => stage === 8 && position === 1)).toMatchObject({
      winner: null,
      how: "none",
    });
    expect(battles.find(({ stage, position }) => stage === 4 && position === 0)).toMatchObject({
      winner: 1,
      how: "bye",
    });
  });
});
