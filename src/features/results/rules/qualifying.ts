import { exact } from "./points.ts";
import type { QualifyingRules } from "./season-rules.ts";

/** One run of somebody: 0 is a score; who did not run has null. */
export interface Run {
  score: number | null;
  /** A judge's part, such as the one for style, where the season decides ties by it. */
  part?: number | null;
}

export interface QualifyingEntry {
  id: number;
  runs: readonly Run[];
  /** The rank that the team has given, as of an old table without runs; null: by the runs. */
  rank_by_hand?: number | null;
  /** The place of this entry in the order that the team gave to equal ones; null: none was given. */
  tie_order?: number | null;
  /** The position in the standings before the round; null: none. */
  standing?: number | null;
}

export interface Qualified {
  id: number;
  /** Null: did not run. */
  rank: number | null;
  /** What counts; null: did not run, or only the rank is known. */
  score: number | null;
  /** Its rank is kept from the first run. */
  is_locked: boolean;
  /** Nothing decides between it and its neighbours of the same rank. */
  is_tied: boolean;
  is_zero: boolean;
}

/** The order of qualifying. Whatever order the entries come in, the answer is the same. */
export function qualifyingOrder(entries: readonly QualifyingEntry[], rules: QualifyingRules): Qualified[] {
  const locked = rules.counts === "locked" ? lockedOf(entries, rules) : new Set<number>();
  const judged = entries.map((entry) => judge(entry, rules, locked.has(entry.id)));
  const ran = withHands(judged.filter(({ keys }) => keys !== null).sort(compare));
  const noRun = judged.filter(({ keys }) => keys === null).sort((a, b) => a.entry.id - b.entry.id);
  const order: Qualified[] = [];
  for (const [index, one] of ran.entries()) {
    const before = ran[index - 1];
    const sameScore = before !== undefined && isSame(before, one);
    const isShared = sameScore && (rules.tied === "shared" || !isOrdered(before, one));
    const isTied = (other: Judged | undefined) =>
      other !== undefined && isSame(other, one) && !isOrdered(other, one);
    const rank = one.entry.rank_by_hand ?? (isShared ? (order[index - 1]?.rank ?? index + 1) : index + 1);
    order.push({ ...seen(one), rank, is_tied: isTied(before) || isTied(ran[index + 1]) });
  }
  return [...order, ...noRun.map((one) => ({ ...seen(one), rank: null, is_tied: false }))];
}

interface Judged {
  entry: QualifyingEntry;
  isLocked: boolean;
  score: number | null;
  /** Compared from the first to the last, smaller first; null: did not run. */
  keys: number[] | null;
}

function seen({ entry, score, isLocked }: Judged) {
  return { id: entry.id, score, is_locked: isLocked, is_zero: score === 0 };
}

function judge(entry: QualifyingEntry, rules: QualifyingRules, isLocked: boolean): Judged {
  const score = countedScore(entry.runs, rules, isLocked);
  const byHand = entry.rank_by_hand ?? null;
  if (score === null && byHand === null) return { entry, isLocked, score, keys: null };
  const ties = rules.ties.map((tie) => tieKey(tie, entry, score, rules));
  const group = rules.counts === "locked" && !isLocked ? 1 : 0;
  return { entry, isLocked, score, keys: [group, -(score ?? 0), ...ties] };
}

/** Who has a rank by hand stands there; the others fill what is left, in their order. */
function withHands(sorted: readonly Judged[]): Judged[] {
  const byHand = ({ entry }: Judged) => entry.rank_by_hand ?? null;
  const order = sorted.filter((one) => byHand(one) === null);
  const given = sorted.filter((one) => byHand(one) !== null);
  for (const one of given.sort(
    (a, b) => (byHand(a) as number) - (byHand(b) as number) || a.entry.id - b.entry.id,
  )) {
    const behind = order.findIndex((other) => byHand(other) === byHand(one));
    // Equal ranks by hand stay together.
    const same = order.filter((other) => byHand(other) === byHand(one)).length;
    order.splice(behind < 0 ? (byHand(one) as number) - 1 : behind + same, 0, one);
  }
  return order;
}

/** Nothing that was driven or ruled decides between the two. */
function isSame(a: Judged, b: Judged): boolean {
  return (
    (a.entry.rank_by_hand ?? null) === null &&
    (b.entry.rank_by_hand ?? null) === null &&
    compareKeys(a, b) === 0
  );
}

function tieKey(
  tie: QualifyingRules["ties"][number],
  { runs, standing }: QualifyingEntry,
  score: number | null,
  rules: QualifyingRules,
): number {
  const scores = runs.map((run) => run.score ?? Number.NEGATIVE_INFINITY);
  if (tie === "standings") return standing ?? Number.MAX_SAFE_INTEGER;
  if (tie === "sum") return -exact(runs.reduce((total, run) => total + (run.score ?? 0), 0));
  if (tie === "part") {
    const parts = runs.flatMap((run) => (run.part != null && run.score === score ? [run.part] : []));
    return -Math.max(...parts, Number.MIN_SAFE_INTEGER);
  }
  if (rules.counts === "sum") return -Math.max(...scores);
  // Of several other runs the best.
  const counted = scores.indexOf(score ?? Number.NEGATIVE_INFINITY);
  return -Math.max(...scores.filter((_, index) => index !== counted), Number.MIN_SAFE_INTEGER);
}

/** The score that counts; null: did not run. */
function countedScore(runs: readonly Run[], rules: QualifyingRules, isLocked: boolean): number | null {
  const first = runs[0]?.score ?? null;
  const done = runs.flatMap(({ score }) => (score === null ? [] : [score]));
  if (done.length === 0) return null;
  if (rules.counts === "sum") return exact(done.reduce((total, score) => total + score, 0));
  if (rules.counts === "last") return done.at(-1) ?? null;
  if (rules.counts === "better") return Math.max(...done);
  if (isLocked) return first;
  const later = runs.slice(1).flatMap(({ score }) => (score === null ? [] : [score]));
  if (rules.locked_others === "better") return Math.max(...done);
  // Who was not locked and has not run again is behind all who have: their first run counts as nothing.
  return later.length > 0 ? Math.max(...later) : 0;
}

/** Those whose first run keeps them a place. */
function lockedOf(entries: readonly QualifyingEntry[], rules: QualifyingRules): Set<number> {
  const firstRuns = { ...rules, counts: "better" as const };
  const judged = entries
    .filter(({ runs }) => (runs[0]?.score ?? null) !== null)
    .map(({ rank_by_hand: _, ...entry }) =>
      judge({ ...entry, runs: entry.runs.slice(0, 1) }, firstRuns, false),
    )
    .sort(compare);
  return new Set(judged.slice(0, rules.locked_places).map(({ entry }) => entry.id));
}

function compareKeys(a: Judged, b: Judged): number {
  for (const [index, key] of (a.keys ?? []).entries()) {
    const difference = key - (b.keys?.[index] ?? 0);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

function isOrdered(a: Judged, b: Judged): boolean {
  const [first, second] = [a.entry.tie_order ?? null, b.entry.tie_order ?? null];
  return first !== null && second !== null && first !== second;
}

/** Equal ones by the team's order, then by id, so that the answer is always the same. */
function compare(a: Judged, b: Judged): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (
    compareKeys(a, b) || (a.entry.tie_order ?? last) - (b.entry.tie_order ?? last) || a.entry.id - b.entry.id
  );
}
