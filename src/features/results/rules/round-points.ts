import { type Place, placesOf } from "./places.ts";
import { averageOf, exact, pointsOf, times } from "./points.ts";
import { type Qualified, type QualifyingEntry, qualifyingOrder } from "./qualifying.ts";
import type { FactorOf, SeasonRules } from "./season-rules.ts";
import { type Battle, type Decision, resolveTree } from "./tree.ts";

/**
 * `entered` takes part. `registered` and `practice` are names on a list: they never started. Who withdrew after
 * qualifying keeps seed and stage; who was disqualified too, but gets points only where the season says so.
 */
export const ENTRY_STATUSES = ["entered", "registered", "practice", "withdrawn", "disqualified"] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export const ROUND_STATES = ["planned", "running", "stopped", "finished", "cancelled"] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export interface RoundEntry extends QualifyingEntry {
  driver_id: number;
  status: EntryStatus;
  is_guest: boolean;
  marks: readonly string[];
  nation: string;
  make: string;
  tyre: string;
  team: string;
  /** Its place in the order of the tree; null: it is not in it. */
  seed: number | null;
  place_by_hand?: number | null;
  /** Whether it was in the tree, for a round that was typed in without battles; null: it has battle points by its place. */
  was_in_tree?: boolean | null;
  /** Points as an old table has them; they are final. Null: by the rules. */
  typed_qualifying?: number | null;
  typed_battle?: number | null;
}

export interface Correction {
  entry_id: number | null;
  driver_id: number;
  what: "qualifying" | "battle" | "place" | "bonus" | "total" | "position";
  value: number;
}

export interface Round {
  id: number;
  /** Its place in the season. */
  number: number;
  state: RoundState;
  stopped_after: number | null;
  /** The first stage of the tree from its top; empty: nothing is drawn. */
  slots: readonly (number | null)[];
  decisions: readonly Decision[];
  entries: readonly RoundEntry[];
  rules: SeasonRules;
}

/** How a round counts in one season. */
export interface Counting {
  factor: number;
  /** Null: as the season says. */
  factor_of: FactorOf | null;
  rules: SeasonRules;
  /** Only entries with this mark count, the others are guests; blank: all. */
  mark: string;
}

export const ENTRY_OUTCOMES = ["not_there", "no_run", "not_in_tree", "in_tree", "disqualified"] as const;
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

export interface EntryResult extends Qualified, Omit<Place, "id"> {
  entry: RoundEntry;
  outcome: EntryOutcome;
  wins: number;
}

export interface RoundResult {
  battles: Battle[];
  results: EntryResult[];
  starters: number;
}

/** Qualifying, tree and places of a round, without the points that seasons give for them. */
export function roundResult(round: Round): RoundResult {
  const { entries, rules, slots, decisions, state } = round;
  const there = entries.filter(isThere);
  const qualified = new Map(qualifyingOrder(there, rules.qualifying).map((one) => [one.id, one]));
  const out = new Set(entries.filter(({ status }) => status !== "entered").map(({ id }) => id));
  const battles = slots.length > 0 ? resolveTree({ slots, third: rules.tree.third, decisions, out }) : [];
  const stopped_after = state === "stopped" ? round.stopped_after : null;
  const placed = placesOf({
    entries: there.map((entry) => ({ ...entry, rank: qualified.get(entry.id)?.rank ?? null })),
    battles,
    rules: rules.places,
    stopped_after,
  });
  const places = new Map(placed.map((one) => [one.id, one]));
  const counted = battles.filter(({ stage }) => stopped_after === null || stage >= stopped_after);
  const results = entries.map((entry): EntryResult => {
    const own = qualified.get(entry.id) ?? { ...NOT_RUN, id: entry.id };
    const place = places.get(entry.id) ?? NO_PLACE;
    const wins = counted.filter(({ winner, how }) => winner === entry.id && how !== "bye").length;
    return { ...own, ...place, id: entry.id, entry, wins, outcome: outcomeOf(entry, own, slots) };
  });
  return { battles: counted, results: results.sort(byPlace), starters: there.length };
}

const NOT_RUN = { rank: null, score: null, is_locked: false, is_tied: false, is_zero: false };
const NO_PLACE = { place: null, shared_by: 1, first_of_group: 0, stage: null, is_missing: false };

function isThere({ status }: RoundEntry): boolean {
  return status !== "registered" && status !== "practice";
}

function outcomeOf(entry: RoundEntry, { rank }: Qualified, slots: Round["slots"]): EntryOutcome {
  if (!isThere(entry)) return "not_there";
  if (entry.status === "disqualified") return "disqualified";
  const isIn =
    slots.length > 0 ? slots.includes(entry.id) : (entry.was_in_tree ?? entry.place_by_hand != null);
  if (isIn) return "in_tree";
  return rank === null ? "no_run" : "not_in_tree";
}

function byPlace(a: EntryResult, b: EntryResult): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.place ?? last) - (b.place ?? last) || (a.rank ?? last) - (b.rank ?? last) || a.id - b.id;
}

export interface EntryPoints {
  entry_id: number;
  driver_id: number;
  /** Null: there are none to have: not there, or not known yet. 0 is a figure. */
  qualifying: number | null;
  battle: number | null;
  total: number | null;
  place: number | null;
  is_guest: boolean;
  /** What of these figures somebody has corrected. */
  corrected: Correction["what"][];
}

/** The points of a round in one season. The order of entries makes no difference. */
export function roundPoints(
  round: Round,
  result: RoundResult,
  counting: Counting,
  corrections: readonly Correction[] = [],
): EntryPoints[] {
  const { rules, mark } = counting;
  const factors = factorsOf(round, result.starters, counting);
  const isGuest = ({ entry }: EntryResult) => entry.is_guest || (mark !== "" && !entry.marks.includes(mark));
  const isSkipped = (one: EntryResult) => rules.standings.guests === "skip" && isGuest(one);
  const scoring = result.results.filter((one) => !isSkipped(one) && hasPoints(one, rules));
  // Before the draw nobody knows who is in the tree, so there are no points yet.
  const isDrawn = round.slots.length > 0 || round.state === "finished" || round.state === "stopped";
  const up = (one: EntryResult, of: (other: EntryResult) => number | null) => {
    const own = of(one);
    const before = result.results.filter(
      (other) => isSkipped(other) && (of(other) ?? Number.MAX_SAFE_INTEGER) < (own ?? 0),
    );
    return own === null ? null : own - before.length;
  };
  return result.results.map((one) => {
    const { entry, outcome } = one;
    const own = corrections.filter((correction) => correction.entry_id === entry.id);
    const corrected = (what: Correction["what"]) =>
      own.findLast((correction) => correction.what === what)?.value;
    const isThereAtAll =
      outcome !== "not_there" || entry.typed_battle != null || entry.typed_qualifying != null;
    const byHand = corrected("place");
    const seen = byHand === undefined ? one : { ...one, place: byHand, first_of_group: byHand };
    const scores = scoring.includes(one) && !(rules.standings.guests === "none" && isGuest(one));
    const rank = up(seen, (other) => (rules.points.qualifying.by === "seed" ? other.entry.seed : other.rank));
    const place = up(seen, (other) => other.place);
    const reckoned = scores
      ? {
          qualifying: times(qualifyingPoints(seen, rank, rules), factors.qualifying, rules.points.rounding),
          battle: timesOrNull(battlePoints(seen, place, result.battles, rules), factors.battle, rules),
        }
      : { qualifying: 0, battle: 0 };
    const qualifying = corrected("qualifying") ?? entry.typed_qualifying ?? reckoned.qualifying;
    const battle = corrected("battle") ?? entry.typed_battle ?? reckoned.battle;
    const figures =
      isThereAtAll && isDrawn
        ? { qualifying, battle, total: battle === null ? null : exact(qualifying + battle) }
        : { qualifying: null, battle: null, total: null };
    return {
      entry_id: entry.id,
      driver_id: entry.driver_id,
      ...figures,
      place: seen.place,
      is_guest: isGuest(one),
      corrected: [...new Set(own.map(({ what }) => what))],
    };
  });
}

function hasPoints({ outcome }: EntryResult, { points }: SeasonRules): boolean {
  return outcome !== "not_there" && (outcome !== "disqualified" || points.disqualified_scores);
}

function factorsOf({ state }: Round, starters: number, { factor, factor_of, rules }: Counting) {
  const { few_under, few_factor, stopped_factor, factor_of: usual } = rules.rounds;
  const few = starters < few_under ? few_factor : 1;
  const stopped = state === "stopped" ? stopped_factor : 1;
  const of = (which: FactorOf) => {
    const own = (factor_of ?? usual) === "both" || (factor_of ?? usual) === which ? factor : 1;
    const ruled = usual === "both" || usual === which ? few * stopped : 1;
    return own * ruled;
  };
  return { qualifying: of("qualifying"), battle: of("battle") };
}

function qualifyingPoints(one: EntryResult, rank: number | null, { points }: SeasonRules): number {
  const { table, outside_scores, outside, zero_scores } = points.qualifying;
  if (rank === null) return 0;
  const isIn = isInTree(one);
  const isZero = one.is_zero && !zero_scores;
  const ofRank = isZero || (!isIn && !outside_scores) ? 0 : pointsOf(table, rank);
  return !isIn && ofRank === 0 ? outside : ofRank;
}

/** Null: not known yet. */
function battlePoints(
  one: EntryResult,
  place: number | null,
  battles: readonly Battle[],
  { points }: SeasonRules,
): number | null {
  const { battle, entered } = points;
  if (!isInTree(one)) return entered;
  if (battle.by === "none") return 0;
  if (battle.by === "win") return winPoints(one.entry.id, battles, battle);
  if (place === null) return null;
  if (battle.shared === "average" && one.shared_by > 1)
    return averageOf(battle.table, one.first_of_group, one.shared_by);
  return pointsOf(battle.table, place);
}

function winPoints(id: number, battles: readonly Battle[], rules: SeasonRules["points"]["battle"]): number {
  let points = 0;
  for (const { winner, how, kind, stage } of battles) {
    if (winner !== id) continue;
    if (how === "bye" && !rules.bye_wins) continue;
    if (how === "walkover" && !rules.walkover_wins) continue;
    if (kind === "third" && !rules.third_wins) continue;
    points += rules.win_by_stage.find((one) => one.stage === stage)?.points ?? rules.win;
  }
  return exact(points);
}

function isInTree({ outcome, entry, stage }: EntryResult): boolean {
  return (
    outcome === "in_tree" || (outcome === "disqualified" && (stage !== null || entry.place_by_hand != null))
  );
}

function timesOrNull(
  points: number | null,
  factor: number,
  { points: { rounding } }: SeasonRules,
): number | null {
  return points === null ? null : times(points, factor, rounding);
}
