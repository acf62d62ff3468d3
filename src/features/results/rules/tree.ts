import type { TreeRules } from "./season-rules.ts";

/** Who stands in a slot: an entry, nobody yet (`open`), or nobody ever (`empty`). */
export type Slot = number | "open" | "empty";

export type BattleKind = "main" | "third";
/** `none`: nobody goes on, as when neither can start. */
export type Outcome = "judges" | "bye" | "walkover" | "seed" | "none";

export interface Decision {
  stage: number;
  position: number;
  kind: BattleKind;
  /** Null: nobody goes on. */
  winner: number | null;
  how: Outcome;
}

export interface Battle {
  /** The number of places of its stage: 32 for the Top 32, 2 for the final and the battle for third. */
  stage: number;
  /** Counted from 0, from the top of the tree. */
  position: number;
  kind: BattleKind;
  first: Slot;
  second: Slot;
  /** Null: not decided. */
  how: Outcome | null;
  winner: number | null;
  /** Who lost; two where nobody goes on. */
  losers: number[];
}

/** The seeds from the top of the tree: seed s meets n + 1 - s, and without upsets 1 meets 4 and 2 meets 3 in the end. */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const seeds = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, seeds - seed]);
  }
  return order;
}

/** The size of the tree for so many drivers; 0 for fewer than two. */
export function treeSize(drivers: number, { sizes, pick }: Pick<TreeRules, "sizes" | "pick">): number {
  const sorted = [...sizes].sort((a, b) => a - b);
  if (drivers < 2 || sorted.length === 0) return 0;
  if (pick === "fit") return sorted.find((size) => size >= drivers) ?? (sorted.at(-1) as number);
  return sorted.filter((size) => size <= drivers).at(-1) ?? (sorted[0] as number);
}

/** Who stands where in the first stage, by seeds; what is left over is empty, so the best seeds have byes. */
export function slotsOf(size: number, seeded: readonly { id: number; seed: number }[]): (number | null)[] {
  const bySeed = new Map(seeded.map(({ id, seed }) => [seed, id]));
  return seedOrder(size).map((seed) => bySeed.get(seed) ?? null);
}

/** The places of a tree's battles, stage by stage. */
export function battlesOf(size: number, third: TreeRules["third"]) {
  const battles: Pick<Battle, "stage" | "position" | "kind">[] = [];
  for (let stage = size; stage >= 2; stage /= 2)
    for (let position = 0; position < stage / 2; position++) battles.push({ stage, position, kind: "main" });
  if (third === "battle" && size >= 4) battles.splice(-1, 0, { stage: 2, position: 0, kind: "third" });
  return battles;
}

export interface Tree {
  /** The first stage from the top: pairs of slots. */
  slots: readonly (number | null)[];
  third: TreeRules["third"];
  decisions: readonly Decision[];
  /** Who can't start any more: whoever meets them goes on by a walkover. */
  out: ReadonlySet<number>;
}

/** All battles with who stands in them and who won. Byes and walkovers decide themselves; what is stored goes before. */
export function resolveTree({ slots, third, decisions, out }: Tree): Battle[] {
  const size = slots.length;
  const stored = new Map(decisions.map((one) => [keyOf(one), one]));
  const done = new Map<string, Battle>();
  const decide = (place: Pick<Battle, "stage" | "position" | "kind">, first: Slot, second: Slot) => {
    const battle = outcomeOf({ ...place, first, second }, stored.get(keyOf(place)), out);
    done.set(keyOf(place), battle);
    return battle;
  };
  for (const place of battlesOf(size, third)) {
    const { stage, position, kind } = place;
    const feeder = (from: number, at: number) =>
      done.get(keyOf({ stage: from, position: at, kind: "main" })) as Battle;
    if (kind === "third") decide(place, loserOf(feeder(4, 0)), loserOf(feeder(4, 1)));
    else if (stage === size)
      decide(place, slots[position * 2] ?? "empty", slots[position * 2 + 1] ?? "empty");
    else
      decide(place, winnerOf(feeder(stage * 2, position * 2)), winnerOf(feeder(stage * 2, position * 2 + 1)));
  }
  return [...done.values()];
}

export function keyOf({ stage, position, kind }: Pick<Battle, "stage" | "position" | "kind">): string {
  return `${kind} ${stage} ${position}`;
}

function outcomeOf(
  place: Pick<Battle, "stage" | "position" | "kind" | "first" | "second">,
  decision: Decision | undefined,
  out: ReadonlySet<number>,
): Battle {
  const both = [place.first, place.second].filter((slot) => typeof slot === "number");
  const undecided = { ...place, how: null, winner: null, losers: [] };
  if (place.first === "open" || place.second === "open") return undecided;
  const ended = (winner: number | null, how: Outcome): Battle => ({
    ...place,
    how,
    winner,
    losers: both.filter((id) => id !== winner),
  });
  if (both.length === 0) return ended(null, "none");
  if (decision && (decision.winner === null || both.includes(decision.winner)))
    return ended(decision.winner, decision.how);
  const able = both.filter((id) => !out.has(id));
  if (able.length === 0) return ended(null, "none");
  if (both.length === 1) return ended(able[0] as number, "bye");
  return able.length === 1 ? ended(able[0] as number, "walkover") : undecided;
}

function winnerOf({ how, winner }: Battle): Slot {
  return how === null ? "open" : (winner ?? "empty");
}

/** Who lost goes to the battle for third; of two, neither can start there. */
function loserOf({ how, losers }: Battle): Slot {
  if (how === null) return "open";
  return losers.length === 1 ? (losers[0] as number) : "empty";
}
