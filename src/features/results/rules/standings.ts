import { exact, pointsOf, sum } from "./points.ts";
import type { Correction, EntryPoints, RoundEntry, RoundState } from "./round-points.ts";
import type { RankingRules, SeasonRules } from "./season-rules.ts";

export interface CountedRound {
  id: number;
  number: number;
  state: RoundState;
  /** As it counts in this season. */
  factor: number;
  factor_of: SeasonRules["rounds"]["factor_of"];
  rules: SeasonRules;
  /** It is never dropped, as some finals are not. */
  always_counts: boolean;
  points: readonly EntryPoints[];
  entries: readonly RoundEntry[];
  /** Battles won by each entry, without byes. */
  wins: ReadonlyMap<number, number>;
}

export interface StandingRound {
  round_id: number;
  number: number;
  place: number | null;
  qualifying: number | null;
  battle: number | null;
  total: number | null;
  is_dropped: boolean;
  is_corrected: boolean;
}

export interface Standing {
  /** A driver, or the name of a nation, make, tyre or team. */
  key: string;
  driver_id: number | null;
  position: number;
  is_shared: boolean;
  total: number;
  /** Without anything dropped. */
  gross: number;
  bonus: number;
  qualifying: number;
  battle: number;
  is_corrected: boolean;
  rounds: StandingRound[];
}

export interface SeasonTable {
  rows: Standing[];
  held: number;
  to_come: number;
  /** The most that one can still add. */
  points_possible: number;
  /** Nobody can reach them any more; null: it is open, or no title is given. */
  champion: string | null;
  has_title: boolean;
}

/** Rounds that have given points: their figures stand in the table. */
export function isHeld({ state }: { state: RoundState }): boolean {
  return state === "finished" || state === "stopped";
}

/** The table of a season, after the round of this number at most. */
export function seasonTable(
  rounds: readonly CountedRound[],
  rules: SeasonRules,
  corrections: readonly Correction[] = [],
  ranking: RankingRules | null = null,
): SeasonTable {
  const held = rounds.filter(isHeld).sort((a, b) => a.number - b.number || a.id - b.id);
  const toCome = rounds.filter(({ state }) => state === "planned" || state === "running");
  const rows = rowsOf(held, ranking).map(([key, driver, lines]) =>
    totalled(
      key,
      driver,
      lines,
      held,
      rules,
      driver === null ? [] : corrections.filter((one) => one.driver_id === driver),
    ),
  );
  const listed = rows.filter((row) => rules.standings.without_points || row.total !== 0 || row.gross !== 0);
  const sorted = positioned(
    listed,
    held,
    rules,
    ranking === null || ranking.group === "driver" ? corrections : [],
  );
  const possible = sum(toCome.map(mostOf));
  const has_title = held.length + toCome.length >= rules.rounds.title_from;
  return {
    rows: sorted,
    held: held.length,
    to_come: toCome.length,
    points_possible: possible,
    has_title,
    champion: has_title ? championOf(sorted, toCome, rules, held) : null,
  };
}

type Lines = Map<number, { points: EntryPoints[]; wins: number }>;

/** Who is in the table, with the points of each round. */
function rowsOf(
  held: readonly CountedRound[],
  ranking: RankingRules | null,
): [string, number | null, Lines][] {
  const rows = new Map<string, [string, number | null, Lines]>();
  for (const round of held) {
    const entries = new Map(round.entries.map((entry) => [entry.id, entry]));
    const groups = Map.groupBy(round.points, (one) => {
      const entry = entries.get(one.entry_id) as RoundEntry;
      if (ranking && ranking.mark !== "" && !entry.marks.includes(ranking.mark)) return "";
      if (ranking === null || ranking.group === "driver") return String(one.driver_id);
      return entry[ranking.group];
    });
    for (const [key, points] of groups) {
      if (key === "") continue;
      const there = points.filter(({ total }) => total !== null);
      if (there.length === 0) continue;
      const isDriver = ranking === null || ranking.group === "driver";
      const row = rows.get(key) ?? [key, isDriver ? Number(key) : null, new Map()];
      rows.set(key, row);
      const best = there.sort((a, b) => (b.total as number) - (a.total as number) || a.entry_id - b.entry_id);
      const counted = ranking !== null && ranking.best > 0 ? best.slice(0, ranking.best) : best;
      const wins = counted.reduce((all, one) => all + (round.wins.get(one.entry_id) ?? 0), 0);
      row[2].set(round.id, { points: counted, wins });
    }
  }
  return [...rows.values()].sort(([a], [b]) => (a < b ? -1 : 1));
}

interface Totalled extends Omit<Standing, "position" | "is_shared"> {
  wins: number;
}

function totalled(
  key: string,
  driver_id: number | null,
  lines: Lines,
  held: readonly CountedRound[],
  rules: SeasonRules,
  corrections: readonly Correction[],
): Totalled {
  const rounds = held.map((round): StandingRound => {
    const line = lines.get(round.id);
    const known = (of: (one: EntryPoints) => number | null) =>
      line ? sum(line.points.map((one) => of(one) ?? 0)) : null;
    const places = line?.points.flatMap(({ place }) => (place === null ? [] : [place])) ?? [];
    return {
      round_id: round.id,
      number: round.number,
      place: places.length > 0 ? Math.min(...places) : null,
      qualifying: known(({ qualifying }) => qualifying),
      battle: known(({ battle }) => battle),
      total: known(({ total }) => total),
      is_dropped: false,
      is_corrected: line?.points.some(({ corrected }) => corrected.length > 0) ?? false,
    };
  });
  for (const dropped of droppedOf(rounds, held, lines, rules)) dropped.is_dropped = true;
  const counted = rounds.filter(({ is_dropped }) => !is_dropped);
  const bonus = sum(corrections.flatMap(({ what, value }) => (what === "bonus" ? [value] : [])));
  const total = sum(counted.map((round) => round.total ?? 0));
  const fixed = corrections.findLast(({ what }) => what === "total")?.value;
  return {
    key,
    driver_id,
    total: fixed ?? exact(total + bonus),
    gross: exact(sum(rounds.map((round) => round.total ?? 0)) + bonus),
    bonus,
    qualifying: sum(counted.map((round) => round.qualifying ?? 0)),
    battle: sum(counted.map((round) => round.battle ?? 0)),
    is_corrected: corrections.length > 0 || rounds.some(({ is_corrected }) => is_corrected),
    rounds,
    wins: [...lines.values()].reduce((all, { wins }) => all + wins, 0),
  };
}

/** The worst rounds, as many as the season drops. Of equal ones the earlier goes. */
function droppedOf(
  rounds: readonly StandingRound[],
  held: readonly CountedRound[],
  lines: Lines,
  { rounds: { drop, drop_from, missed_drops, disqualified_drops } }: SeasonRules,
): StandingRound[] {
  // One round at least counts, however few are held.
  if (drop === 0 || held.length < drop_from || held.length <= drop) return [];
  const always = new Set(held.filter(({ always_counts }) => always_counts).map(({ id }) => id));
  const barred = new Set(
    held
      .filter(({ id, entries }) => {
        const own = new Set(lines.get(id)?.points.map(({ entry_id }) => entry_id));
        return (
          !disqualified_drops && entries.some((entry) => own.has(entry.id) && entry.status === "disqualified")
        );
      })
      .map(({ id }) => id),
  );
  return rounds
    .filter(
      ({ round_id, total }) =>
        !always.has(round_id) && !barred.has(round_id) && (missed_drops || total !== null),
    )
    .sort((a, b) => (a.total ?? 0) - (b.total ?? 0) || a.number - b.number)
    .slice(0, drop);
}

function positioned(
  rows: readonly Totalled[],
  held: readonly CountedRound[],
  rules: SeasonRules,
  corrections: readonly Correction[],
): Standing[] {
  const byHand = new Map(
    corrections.flatMap(({ what, driver_id, value }) =>
      what === "position" ? [[driver_id, value] as const] : [],
    ),
  );
  const compare = (a: Totalled, b: Totalled) => b.total - a.total || broken(a, b, held, rules);
  const sorted = [...rows].sort((a, b) => compare(a, b) || (a.key < b.key ? -1 : 1));
  const hand = ({ driver_id }: Totalled) => (driver_id === null ? undefined : byHand.get(driver_id));
  // Who has a position by hand stands there; the others fill what is left, in their order.
  const order: Totalled[] = sorted.filter((row) => hand(row) === undefined);
  const given = sorted.filter((row) => hand(row) !== undefined);
  for (const row of given.sort((a, b) => (hand(a) as number) - (hand(b) as number)))
    order.splice((hand(row) as number) - 1, 0, row);
  return order.map(({ wins: _, ...row }, index) => {
    const own = order[index] as Totalled;
    const same = order.filter((other) => hand(other) === undefined && compare(other, own) === 0);
    const isShared = hand(own) === undefined && same.length > 1;
    return { ...row, position: hand(own) ?? order.indexOf(same[0] as Totalled) + 1, is_shared: isShared };
  });
}

/** What decides equal totals, as the season says; 0: nothing does. */
function broken(a: Totalled, b: Totalled, held: readonly CountedRound[], { standings }: SeasonRules): number {
  for (const tie of standings.ties) {
    const difference =
      tie === "places"
        ? byPlaces(a, b)
        : tie === "last_round"
          ? byLastRound(a, b, held)
          : tie === "battles_won"
            ? b.wins - a.wins
            : b[tie] - a[tie];
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Who has more wins, then more second places, and so on. */
function byPlaces(a: Totalled, b: Totalled): number {
  const places = (row: Totalled) =>
    row.rounds.flatMap(({ place }) => (place === null ? [] : [place])).sort((one, other) => one - other);
  const [first, second] = [places(a), places(b)];
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const difference = (first[index] ?? Number.MAX_SAFE_INTEGER) - (second[index] ?? Number.MAX_SAFE_INTEGER);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Who had the better place in the last round, then in the round before, and so on. */
function byLastRound(a: Totalled, b: Totalled, held: readonly CountedRound[]): number {
  for (const { id } of [...held].reverse()) {
    const place = (row: Totalled) =>
      row.rounds.find(({ round_id }) => round_id === id)?.place ?? Number.MAX_SAFE_INTEGER;
    if (place(a) !== place(b)) return place(a) - place(b);
  }
  return 0;
}

/** The most that a driver can win in a round that is still to come. */
function mostOf({ factor, factor_of, rules }: CountedRound): number {
  const { battle, qualifying } = rules.points;
  const size = Math.max(...rules.tree.sizes, 2);
  let most = 0;
  if (battle.by === "place") most = Math.max(0, ...battle.table.map(({ points }) => points));
  if (battle.by === "win")
    for (let stage = size; stage >= 2; stage /= 2)
      most += battle.win_by_stage.find((one) => one.stage === stage)?.points ?? battle.win;
  const first = rules.qualifying.runs === 0 && qualifying.by === "rank" ? 0 : pointsOf(qualifying.table, 1);
  const of = (which: string) => (factor_of === "both" || factor_of === which ? factor : 1);
  return exact(most * of("battle") + first * of("qualifying"));
}

/** Who can't be reached: with what counts in the end, the least of the first against the most of each other. */
function championOf(
  rows: readonly Standing[],
  toCome: readonly CountedRound[],
  rules: SeasonRules,
  held: readonly CountedRound[],
): string | null {
  const [first, ...others] = rows;
  if (!first || held.length === 0 || first.is_shared || first.total <= 0) return null;
  if (toCome.length === 0) return first.key;
  const all = held.length + toCome.length;
  const drops = all >= rules.rounds.drop_from && all > rules.rounds.drop ? rules.rounds.drop : 0;
  // Where some rounds can't be dropped the least of the first is not known before the end.
  if (
    drops > 0 &&
    (!rules.rounds.missed_drops || [...held, ...toCome].some(({ always_counts }) => always_counts))
  )
    return null;
  const best = (row: Standing, added: readonly number[]) => {
    const figures = [...row.rounds.map((round) => round.total ?? 0), ...added].sort((a, b) => b - a);
    return exact(sum(figures.slice(0, Math.max(0, all - drops))) + row.bonus);
  };
  const least = best(
    first,
    toCome.map(() => 0),
  );
  const newcomer = sum(toCome.map(mostOf));
  const most = others.map((row) => best(row, toCome.map(mostOf)));
  return Math.max(newcomer, ...most) < least ? first.key : null;
}
