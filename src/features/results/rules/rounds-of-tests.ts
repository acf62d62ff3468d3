import fc from "fast-check";
import { READY_RULES } from "./ready-rules.ts";
import type { Round, RoundEntry } from "./round-points.ts";
import type { SeasonRules } from "./season-rules.ts";
import { type Decision, resolveTree, slotsOf } from "./tree.ts";

/** A driver of a round, entered and without a run. */
export const entryOf = (id: number, more: Partial<RoundEntry> = {}): RoundEntry => ({
  id,
  driver_id: id,
  status: "entered",
  is_guest: false,
  marks: [],
  nation: "",
  make: "",
  tyre: "",
  team: "",
  seed: null,
  runs: [],
  ...more,
});

/** A finished round of these entries without a tree. */
export const roundOf = (entries: RoundEntry[], rules: SeasonRules, more: Partial<Round> = {}): Round => ({
  id: 1,
  number: 1,
  state: "finished",
  stopped_after: null,
  slots: [],
  decisions: [],
  entries,
  rules,
  ...more,
});

export const anyRules = fc.constantFrom(...READY_RULES.map(({ rules }) => rules));
export const anySize = fc.constantFrom(8, 16, 32, 64);

/** A round driven to its end: any field, any winners, some who can't start. */
export const anyRound = fc
  .record({
    size: anySize,
    rules: anyRules,
    third: fc.constantFrom("battle" as const, "none" as const),
    drivers: fc.integer({ min: 2, max: 64 }),
    firsts: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
    gone: fc.uniqueArray(fc.integer({ min: 1, max: 64 }), { maxLength: 3 }),
    order: fc.constantFrom("seed" as const, "qualifying" as const, "shared" as const),
    shared_number: fc.constantFrom("best" as const, "worst" as const),
  })
  .map(({ size, rules, third, drivers, firsts, gone, order, shared_number }) => {
    const count = Math.min(size, drivers);
    const entries = Array.from({ length: count }, (_, index) =>
      entryOf(index + 1, {
        seed: index + 1,
        rank_by_hand: index + 1,
        status: gone.includes(index + 1) ? "withdrawn" : "entered",
      }),
    );
    const own: SeasonRules = {
      ...rules,
      tree: { ...rules.tree, third },
      places: { ...rules.places, order, shared_number, stages: [] },
    };
    const slots = slotsOf(
      size,
      entries.map(({ id }) => ({ id, seed: id })),
    );
    const out = new Set(gone);
    const decisions: Decision[] = [];
    for (;;) {
      const battles = resolveTree({ slots, third, decisions, out });
      const open = battles.find((one) => one.how === null && one.first !== "open" && one.second !== "open");
      if (!open) break;
      const winner = (firsts[decisions.length] ? open.first : open.second) as number;
      decisions.push({ ...open, winner, how: "judges" });
    }
    const round: Round = {
      id: 1,
      number: 1,
      state: "finished",
      stopped_after: null,
      slots,
      decisions,
      entries,
      rules: own,
    };
    return { round, out, count };
  });
