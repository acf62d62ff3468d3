import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import { invalidField } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { TREE_SIZES, type TreeRules } from "../rules/season-rules.ts";
import { battlesOf, slotsOf, treeSize } from "../rules/tree.ts";
import { changingRound } from "./change-round.ts";
import { deleteBattles } from "./entries.service.ts";
import { type LoadedRound, loadRounds, loadSeason, positionsBefore } from "./load-rounds.ts";
import { conflict, RESULT_WORDS } from "./result-words.ts";
import { resultBattles, resultEntries, resultRounds, resultSeasons } from "./results.table.ts";

interface Draw {
  size?: number | undefined;
  entry_ids?: number[] | undefined;
  slots?: (number | null)[] | undefined;
}

/**
 * Draws the tree: seeds as the season says, or by hand. While no battle is decided it can be drawn again. Throws
 * NOT_FOUND, INVALID, CONFLICT with the entries that have equal scores.
 */
export function drawTree(context: Context, roundId: number, { size, entry_ids, slots }: Draw) {
  return changingRound(
    context,
    roundId,
    async (tx, loaded) => {
      if (loaded.battles.some(({ how }) => how !== null)) throw conflict(RESULT_WORDS.drawn);
      const { rules } = loaded.round;
      const seeds = slots
        ? seedsOfSlots(context, loaded, slots)
        : entry_ids
          ? seedsByHand(context, loaded, entry_ids)
          : await seedsOf(tx, loaded, size);
      if (seeds.length < 2) throw conflict(RESULT_WORDS.tooFew);
      const places = slots?.length ?? size ?? treeSize(seeds.length, rules.tree);
      const inTree = slots ? seeds : seeds.filter(({ seed }) => seed <= places);
      const first = slots ?? slotsOf(places, inTree);
      await tx.update(resultEntries).set({ seed: null }).where(eq(resultEntries.round_id, roundId));
      for (const { id, seed } of inTree)
        await tx.update(resultEntries).set({ seed }).where(eq(resultEntries.id, id));
      await keepOrder(tx, loaded);
      await deleteBattles(tx, roundId);
      await tx
        .update(resultRounds)
        .set({ slots: [...first], state: "running" })
        .where(eq(resultRounds.id, roundId));
      await completeBattles(tx, roundId, places, rules.tree.third);
      return { before: { drawn: loaded.row.slots.length }, after: { drawn: places, seeds: inTree } };
    },
    { free: true },
  );
}

/** Takes the tree back. Throws NOT_FOUND, CONFLICT where a battle is decided. */
export function removeDraw(context: Context, roundId: number) {
  return changingRound(context, roundId, async (tx, loaded) => {
    if (loaded.row.slots.length === 0) return { isNothing: true };
    if (loaded.battles.some(({ how }) => how !== null)) throw conflict(RESULT_WORDS.drawn);
    await deleteBattles(tx, roundId);
    await tx.update(resultEntries).set({ seed: null }).where(eq(resultEntries.round_id, roundId));
    await tx.update(resultRounds).set({ slots: [], state: "planned" }).where(eq(resultRounds.id, roundId));
    return { before: { drawn: loaded.row.slots.length }, after: { drawn: 0 } };
  });
}

/** The rows of all battles of a tree; those that exist stay as they are. */
export async function completeBattles(
  tx: Database,
  round_id: number,
  size: number,
  third: TreeRules["third"],
): Promise<void> {
  const rows = battlesOf(size, third).map((battle) => ({ round_id, ...battle }));
  if (rows.length > 0) await tx.insert(resultBattles).values(rows).onConflictDoNothing();
}

/** What the standings decided among equal scores stays so, whatever is corrected in earlier rounds later. */
async function keepOrder(tx: Database, { round, result }: LoadedRound): Promise<void> {
  if (!round.rules.qualifying.ties.includes("standings")) return;
  const ranked = result.results
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank as number) - (b.rank as number));
  for (const [index, { id }] of ranked.entries())
    await tx
      .update(resultEntries)
      .set({ tie_order: index + 1 })
      .where(eq(resultEntries.id, id));
}

interface Seed {
  id: number;
  seed: number;
}

/** Seeds that are set before, then those of the season's source, then qualifying. */
async function seedsOf(tx: Database, loaded: LoadedRound, asked?: number): Promise<Seed[]> {
  const { rules } = loaded.round;
  const able = loaded.entries.filter(({ status }) => status === "entered");
  const taken = new Map(
    able.flatMap(({ id, seed_by_hand }) => (seed_by_hand === null ? [] : [[seed_by_hand, id] as const])),
  );
  const seeded = new Set(taken.values());
  const rest = (ids: readonly number[]) => ids.filter((id) => !seeded.has(id));
  const fill = (ids: readonly number[]) => {
    let seed = 1;
    for (const id of ids) {
      while (taken.has(seed)) seed++;
      taken.set(seed, id);
      seeded.add(id);
    }
  };
  const source = await sourceOf(tx, loaded);
  const byDriver = new Map(able.map(({ id, driver_id }) => [driver_id, id]));
  const first = source.flatMap((driver) => byDriver.get(driver) ?? []);
  fill(rest(rules.seeds.first > 0 ? first.slice(0, rules.seeds.first) : first));
  const ids = new Set(able.map(({ id }) => id));
  const ranked = loaded.result.results
    .filter(
      ({ id, rank, is_zero }) => ids.has(id) && rank !== null && (rules.qualifying.zero_in_tree || !is_zero),
    )
    .sort((a, b) => (a.rank as number) - (b.rank as number) || orderOf(a.entry) - orderOf(b.entry));
  const size = asked ?? treeSize(seeded.size + rest(ranked.map(({ id }) => id)).length, rules.tree);
  const waiting = ranked.filter(({ id }) => !seeded.has(id));
  const room = Math.max(0, size - seeded.size);
  // Equal scores matter where one of them is in the tree.
  const tied = waiting.filter(({ rank, is_tied }, index) => {
    const start = waiting.findIndex((other) => other.rank === rank);
    return is_tied && (index < room || start < room);
  });
  const groups = Map.groupBy(tied, ({ rank }) => rank);
  const asking = [...groups.values()].filter((group) => group.length > 1).flat();
  if (asking.length > 0)
    throw conflict(RESULT_WORDS.tied, { reason: "tied", entry_ids: asking.map(({ id }) => id) });
  fill(waiting.map(({ id }) => id));
  // Without qualifying nothing says where the others belong.
  const left = able.filter(({ id }) => !seeded.has(id));
  if (rules.qualifying.runs === 0 && left.length > 0 && seeded.size < size)
    throw conflict(RESULT_WORDS.unseeded, { reason: "unseeded", entry_ids: left.map(({ id }) => id) });
  return [...taken].map(([seed, id]) => ({ id, seed })).sort((a, b) => a.seed - b.seed);
}

function orderOf({ tie_order }: { tie_order?: number | null }): number {
  return tie_order ?? Number.MAX_SAFE_INTEGER;
}

/** Drivers in the order of what the season seeds by, other than qualifying. */
async function sourceOf(tx: Database, { row, season, round }: LoadedRound): Promise<number[]> {
  const { from } = round.rules.seeds;
  const sorted = (positions: Map<number, number>) =>
    [...positions].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([driver]) => driver);
  if (from === "standings") return sorted(await positionsBefore(tx, row));
  if (from === "last_round") {
    const [before] = await tx
      .select({ id: resultRounds.id })
      .from(resultRounds)
      .where(
        and(
          eq(resultRounds.season_id, row.season_id),
          lt(resultRounds.number, row.number),
          inArray(resultRounds.state, ["finished", "stopped"]),
        ),
      )
      .orderBy(desc(resultRounds.number))
      .limit(1);
    const [last] = before ? await loadRounds(tx, [before.id], false) : [];
    return (
      last?.result.results.flatMap(({ place, entry }) => (place === null ? [] : [entry.driver_id])) ?? []
    );
  }
  if (from !== "last_season") return [];
  const [before] = await tx
    .select({ id: resultSeasons.id })
    .from(resultSeasons)
    .where(
      and(
        eq(resultSeasons.series_id, season.series_id),
        eq(resultSeasons.class, season.class),
        lt(resultSeasons.year, season.year),
      ),
    )
    .orderBy(desc(resultSeasons.year), asc(resultSeasons.id))
    .limit(1);
  if (!before) return [];
  const { table } = await loadSeason(tx, before.id, undefined, false);
  return table.rows.flatMap(({ driver_id }) => driver_id ?? []);
}

function seedsByHand({ language }: Context, loaded: LoadedRound, ids: readonly number[]): Seed[] {
  const known = new Set(loaded.entries.map(({ id }) => id));
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length)
    throw invalidField("entry_ids", RESULT_WORDS.notFound, language);
  return ids.map((id, index) => ({ id, seed: index + 1 }));
}

/** The tree by hand: seeds follow qualifying, or where they stand. */
function seedsOfSlots({ language }: Context, loaded: LoadedRound, slots: readonly (number | null)[]): Seed[] {
  const ids = slots.filter((id) => id !== null);
  const known = new Map(loaded.result.results.map((one) => [one.id, one]));
  const isRight =
    (TREE_SIZES as readonly number[]).includes(slots.length) && new Set(ids).size === ids.length;
  if (!isRight || ids.some((id) => !known.has(id)))
    throw invalidField("slots", RESULT_WORDS.wrongSlots, language);
  const rankOf = (id: number) =>
    loaded.entries.find((one) => one.id === id)?.seed_by_hand ??
    known.get(id)?.rank ??
    1000 + ids.indexOf(id);
  return [...ids].sort((a, b) => rankOf(a) - rankOf(b)).map((id, index) => ({ id, seed: index + 1 }));
}
