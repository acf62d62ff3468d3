import type { PlaceRules, StageOrder } from "./season-rules.ts";
import type { Battle } from "./tree.ts";

export interface PlacedEntry {
  id: number;
  /** Null: not in the tree. */
  seed: number | null;
  /** Of qualifying; null: did not run. */
  rank: number | null;
  /** The place that the team has given; null: it follows from the tree. */
  place_by_hand?: number | null;
}

export interface Place {
  id: number;
  /** Null: not known yet, or none. */
  place: number | null;
  /** How many have the same place. */
  shared_by: number;
  /** The first place of the group that shares it. */
  first_of_group: number;
  /** The stage in which somebody lost; 1: won the final; null: not in the tree, or still driving. */
  stage: number | null;
  /** The season wants this place by hand, and nobody has given it. */
  is_missing: boolean;
}

export interface Placing {
  entries: readonly PlacedEntry[];
  battles: readonly Battle[];
  rules: PlaceRules;
  /** The last stage that counts, where the round stopped after it; null: it goes on, or is driven to its end. */
  stopped_after: number | null;
}

/** The places of a round. Of a stage they are known when all its battles are decided. */
export function placesOf({ entries, battles, rules, stopped_after }: Placing): Place[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const groups = groupsOf(battles, stopped_after, rules.stopped);
  const placed = new Map<number, Place>();
  let next = 1;
  for (const { ids, stage, first, order, isComplete } of groups) {
    next = Math.max(next, first);
    const members = ids.flatMap((id) => known.get(id) ?? []);
    const how = order ?? orderOf(rules, stage);
    const numbers = isComplete
      ? numbered(members, how, next, rules.shared_number)
      : members.map(({ id }) => ({ id, place: null, shared_by: 1, first_of_group: next, is_missing: false }));
    for (const one of numbers) placed.set(one.id, { ...one, stage });
    next += members.length;
  }
  // A tree that is not driven to its end leaves room for those who are still in it.
  const inTree = new Set(
    battles.flatMap(({ first, second }) => [first, second]).filter((slot) => typeof slot === "number"),
  );
  const outside = rules.outside
    ? outsideOf(
        entries.filter(({ id }) => !inTree.has(id)),
        inTree.size,
      )
    : [];
  for (const one of outside) placed.set(one.id, one);
  return withHands(entries, placed);
}

function orderOf(rules: PlaceRules, stage: number): StageOrder {
  return rules.stages.find((one) => one.stage === stage)?.order ?? rules.order;
}

interface Group {
  ids: number[];
  stage: number;
  /** The first place that it can have. */
  first: number;
  isComplete: boolean;
  /** Instead of the stage's. */
  order?: StageOrder | "worst" | "best";
}

/** Those who have the same fate, best first. */
function groupsOf(
  battles: readonly Battle[],
  stoppedAfter: number | null,
  stopped: PlaceRules["stopped"],
): Group[] {
  const counted = battles.filter(({ stage }) => stoppedAfter === null || stage >= stoppedAfter);
  const groups: Group[] = [];
  const stages = [...new Set(counted.filter(({ kind }) => kind === "main").map(({ stage }) => stage))].sort(
    (a, b) => a - b,
  );
  const ofStage = (stage: number, kind = "main") =>
    counted.filter((battle) => battle.stage === stage && battle.kind === kind);
  const last = stages[0];
  if (last === undefined) return [];
  const winners = ofStage(last).flatMap(({ winner }) => (winner === null ? [] : [winner]));
  if (last === 2 && stoppedAfter === null) {
    const isComplete = ofStage(2).every(({ how }) => how !== null);
    groups.push({ ids: winners, stage: 1, first: 1, isComplete });
  } else if (stoppedAfter !== null)
    groups.push({ ids: winners, stage: last / 2, first: 1, isComplete: true, order: stopped });
  const third = ofStage(2, "third")[0];
  const placedByThird = new Set<number>();
  for (const stage of stages) {
    const of = ofStage(stage);
    const losers = of.flatMap(({ losers }) => losers);
    const isComplete = of.every(({ how }) => how !== null);
    if (stage === 4 && third) {
      const isOver = third.how !== null;
      const winner = third.winner === null ? [] : [third.winner];
      const behind = losers.filter((id) => id !== third.winner);
      if (isOver) {
        groups.push({ ids: winner, stage: 4, first: 3, isComplete });
        groups.push({ ids: behind, stage: 4, first: 3 + winner.length, isComplete });
      } else groups.push({ ids: losers, stage: 4, first: 3, isComplete: false });
      for (const id of losers) placedByThird.add(id);
    } else
      groups.push({
        ids: losers.filter((id) => !placedByThird.has(id)),
        stage,
        first: stage / 2 + 1,
        isComplete,
      });
  }
  return groups;
}

type Numbered = Omit<Place, "stage">;

function numbered(
  members: readonly PlacedEntry[],
  how: Group["order"] & string,
  first: number,
  sharedNumber: PlaceRules["shared_number"],
): Numbered[] {
  const count = members.length;
  const shared = (number: number, isMissing: boolean) =>
    members.map(({ id, place_by_hand }) => ({
      id,
      place: number,
      shared_by: count,
      first_of_group: first,
      is_missing: isMissing && count > 1 && (place_by_hand ?? null) === null,
    }));
  if (how === "worst") return shared(first + count - 1, false);
  if (how === "best") return shared(first, false);
  if (how === "shared") return shared(sharedNumber === "best" ? first : first + count - 1, false);
  if (how === "hand") return shared(first, true);
  return [...members].sort(by(how)).map(({ id }, index) => ({
    id,
    place: first + index,
    shared_by: 1,
    first_of_group: first + index,
    is_missing: false,
  }));
}

function by(key: "seed" | "qualifying") {
  const of = ({ seed, rank }: PlacedEntry) =>
    (key === "seed" ? (seed ?? rank) : (rank ?? seed)) ?? Number.MAX_SAFE_INTEGER;
  return (a: PlacedEntry, b: PlacedEntry) => of(a) - of(b) || (a.seed ?? 0) - (b.seed ?? 0) || a.id - b.id;
}

/** Those outside the tree rank on behind it by qualifying; equal ranks share their place. */
function outsideOf(entries: readonly PlacedEntry[], before: number): Place[] {
  const ranked = entries
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank as number) - (b.rank as number) || a.id - b.id);
  return ranked.map(({ id, rank }) => {
    const same = ranked.filter((other) => other.rank === rank);
    const place = before + 1 + ranked.findIndex((other) => other.rank === rank);
    return { id, place, shared_by: same.length, first_of_group: place, stage: null, is_missing: false };
  });
}

/** What the team has given goes before what follows; how many share it is counted anew. */
function withHands(entries: readonly PlacedEntry[], placed: ReadonlyMap<number, Place>): Place[] {
  const hands = new Map<number, number>();
  for (const { place_by_hand } of entries)
    if (place_by_hand != null) hands.set(place_by_hand, (hands.get(place_by_hand) ?? 0) + 1);
  return entries.map(({ id, place_by_hand }) => {
    const own = placed.get(id) ?? {
      id,
      place: null,
      shared_by: 1,
      first_of_group: 0,
      stage: null,
      is_missing: false,
    };
    if (place_by_hand == null) return own;
    const shared_by = hands.get(place_by_hand) as number;
    return { ...own, place: place_by_hand, shared_by, first_of_group: place_by_hand, is_missing: false };
  });
}
