import { asc, eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { keyOf, resolveTree } from "../rules/tree.ts";
import { tellListeners } from "./live.ts";
import { type LoadedRound, loadRounds } from "./load-rounds.ts";
import { seriesOf, showLoaded } from "./read-results.ts";
import { conflict, RESULT_WORDS } from "./result-words.ts";
import { resultBattles, resultEntries, resultRounds } from "./results.table.ts";
import { roundHistory, roundLabel } from "./results-history.ts";

/** What a change says of itself for the log: what stood there before and what stands there now. */
export interface RoundChange {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** A change unless told. */
  action?: "added" | "deleted";
  /** The same word a second time: nothing was changed, and nothing is logged. */
  isNothing?: boolean;
}

interface Options {
  /** Official rounds can be changed too. */
  official?: boolean;
  /** Decided battles may lose or change their drivers. */
  free?: boolean;
}

/**
 * One change of a round: locks it, so that two phones come one after the other, refuses an official one
 * and what would put other drivers into a battle that is already decided. Answers the round as it is then.
 * Throws NOT_FOUND, CONFLICT.
 */
export async function changingRound(
  context: Context,
  id: number,
  change: (tx: Database, loaded: LoadedRound) => Promise<RoundChange>,
  { official = false, free = false }: Options = {},
) {
  const shown = await context.db.transaction(async (tx) => {
    const before = await lockRound(tx, id);
    if (before.row.is_official && !official) throw conflict(RESULT_WORDS.official);
    const log = await change(tx, before);
    if (log.isNothing) return showLoaded(tx, before, context.language);
    await tx
      .update(resultRounds)
      .set({ updated_at: laterThan(resultRounds.updated_at) })
      .where(eq(resultRounds.id, id));
    const after = await loaded(tx, id);
    if (!free) refuseOtherPairs(before, after);
    await logRound(context, tx, after, log);
    return showLoaded(tx, after, context.language);
  });
  await tellListeners(context, shown);
  return shown;
}

/** The round, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockRound(tx: Database, id: number): Promise<LoadedRound> {
  await tx.select({ id: resultRounds.id }).from(resultRounds).where(eq(resultRounds.id, id)).for("update");
  return loaded(tx, id);
}

export async function loaded(tx: Database, id: number): Promise<LoadedRound> {
  const [round] = await loadRounds(tx, [id]);
  if (!round) throw new Refusal("NOT_FOUND");
  return round;
}

/** Writes the entry of the log. */
export async function logRound(
  context: Context,
  tx: Database,
  { row, season }: Pick<LoadedRound, "row" | "season">,
  { before = {}, after = {}, action }: RoundChange,
): Promise<void> {
  const label = roundLabel(await seriesOf(tx, season), season, row);
  const own = { id: row.id, label };
  if (action === "added") await roundHistory.added(context, tx, { ...after, ...own });
  else if (action === "deleted") await roundHistory.deleted(context, tx, { ...before, ...own });
  else await roundHistory.changed(context, tx, { ...before, ...own }, { ...after, ...own });
}

/** The round that an entry is of. Throws NOT_FOUND. */
export async function roundOfEntry({ db }: Pick<Context, "db">, id: number): Promise<number> {
  const [entry] = await db
    .select({ round_id: resultEntries.round_id })
    .from(resultEntries)
    .where(eq(resultEntries.id, id))
    .orderBy(asc(resultEntries.id));
  if (!entry) throw new Refusal("NOT_FOUND");
  return entry.round_id;
}

/** The round that a battle is of. Throws NOT_FOUND. */
export async function roundOfBattle({ db }: Pick<Context, "db">, id: number): Promise<number> {
  const [battle] = await db
    .select({ round_id: resultBattles.round_id })
    .from(resultBattles)
    .where(eq(resultBattles.id, id))
    .orderBy(asc(resultBattles.id));
  if (!battle) throw new Refusal("NOT_FOUND");
  return battle.round_id;
}

/** Who met in a battle that has been decided stays in it: a change before it would make its winner a stranger. */
function refuseOtherPairs(before: LoadedRound, after: LoadedRound): void {
  const pairs = new Map(
    resolved(before).map((battle) => [keyOf(battle), `${battle.first} ${battle.second}`]),
  );
  const now = new Map(resolved(after).map((battle) => [keyOf(battle), `${battle.first} ${battle.second}`]));
  for (const { stage, position, kind, how } of after.battles) {
    const key = keyOf({ stage, position, kind });
    if (how !== null && pairs.get(key) !== now.get(key))
      throw conflict(RESULT_WORDS.later, { stage, position, kind });
  }
}

export function resolved({ row, round }: Pick<LoadedRound, "row" | "round">) {
  if (row.slots.length === 0) return [];
  const out = new Set(round.entries.filter(({ status }) => status !== "entered").map(({ id }) => id));
  return resolveTree({ slots: row.slots, third: round.rules.tree.third, decisions: round.decisions, out });
}
