import { and, eq } from "drizzle-orm";
import { events } from "#features/events/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { type Database, isUniqueViolation } from "#kit/server/database/database.ts";
import { MOST_ROUNDS } from "../result-fields.ts";
import type { ChangedRound, CountingInput } from "../results-admin.contract.ts";
import type { RoundState } from "../rules/round-points.ts";
import { isHeld } from "../rules/standings.ts";
import type { RoundInput } from "../season-data.ts";
import { changingRound, loaded, lockRound, logRound, resolved } from "./change-round.ts";
import { completeBattles } from "./draw.service.ts";
import { tellListeners } from "./live.ts";
import type { LoadedRound, SeasonRow } from "./load-rounds.ts";
import { showLoaded } from "./read-results.ts";
import { conflict, RESULT_WORDS } from "./result-words.ts";
import { resultCountings, resultEntries, resultRounds, resultSeasons } from "./results.table.ts";
import { placeOf } from "./round-view.ts";

/** Adds a round to a season. Throws NOT_FOUND, INVALID. */
export function createRound(context: Context, seasonId: number, input: RoundInput) {
  return numbered(context, () =>
    context.db.transaction(async (tx) => {
      const [season] = await tx
        .select()
        .from(resultSeasons)
        .where(eq(resultSeasons.id, seasonId))
        .for("update");
      if (!season) throw new Refusal("NOT_FOUND");
      const id = await insertRound(context, tx, season, input);
      const round = await loaded(tx, id);
      await logRound(context, tx, round, { action: "added", after: { ...input } });
      return showLoaded(tx, round, context.language);
    }),
  );
}

/** A round of a locked season, which counts there. Throws INVALID. */
export async function insertRound(
  context: Context,
  tx: Database,
  season: SeasonRow,
  input: RoundInput,
): Promise<number> {
  if ((await tx.$count(resultRounds, eq(resultRounds.season_id, season.id))) >= MOST_ROUNDS)
    throw invalidField("number", RESULT_WORDS.tooManyRounds, context.language);
  const { factor, factor_of, always_counts, name, number, track, date, event_id } = input;
  await requireEvent(context, tx, event_id);
  const [row] = await tx
    .insert(resultRounds)
    .values({ season_id: season.id, names: name, number, track, date, event_id })
    .returning({ id: resultRounds.id });
  const { id } = row as { id: number };
  await tx
    .insert(resultCountings)
    .values({ round_id: id, season_id: season.id, number, factor, factor_of, always_counts });
  return id;
}

/** Changes what is sent of a round. Throws NOT_FOUND, INVALID, CONFLICT, CHANGED_MEANWHILE. */
export function updateRound(context: Context, id: number, { name, rules, ...fields }: ChangedRound) {
  return numbered(context, () =>
    changingRound(
      context,
      id,
      async (tx, { row, season, battles }) => {
        if (row.is_official && rules !== undefined) throw conflict(RESULT_WORDS.official);
        await requireEvent(context, tx, fields.event_id);
        const values = {
          ...defined(fields),
          ...(name && { names: name }),
          ...(rules !== undefined && { rules }),
        };
        if (Object.keys(values).length > 0)
          await tx.update(resultRounds).set(values).where(eq(resultRounds.id, id));
        if (fields.number !== undefined)
          await tx
            .update(resultCountings)
            .set({ number: fields.number })
            .where(and(eq(resultCountings.round_id, id), eq(resultCountings.season_id, row.season_id)));
        if (rules !== undefined && battles.length > 0)
          await completeBattles(tx, id, row.slots.length, (rules ?? season.rules).tree.third);
        const before = Object.fromEntries(
          Object.keys(values).map((key) => [key, row[key as keyof typeof row]]),
        );
        return { before, after: values };
      },
      { official: true },
    ),
  );
}

function defined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Deletes a round. Throws NOT_FOUND, CONFLICT for an official one. */
export async function removeRound(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const round = await lockRound(tx, id);
    if (round.row.is_official) throw conflict(RESULT_WORDS.official);
    await tx.delete(resultRounds).where(eq(resultRounds.id, id));
    const { names, number, track, date, state } = round.row;
    const before = { names, number, track, date, state, entries: round.entries.length };
    await logRound(context, tx, round, { action: "deleted", before });
  });
}

/** How the round counts in a season. Throws NOT_FOUND, INVALID, CONFLICT. */
export function setCounting(context: Context, id: number, seasonId: number, input: CountingInput) {
  return changingRound(
    context,
    id,
    async (tx, { countings, row, season }) => {
      const [of] = await tx.select().from(resultSeasons).where(eq(resultSeasons.id, seasonId));
      if (!of) throw new Refusal("NOT_FOUND");
      if (of.year !== season.year) throw conflict(RESULT_WORDS.ownCounting);
      const stored = countings.find(({ season_id }) => season_id === seasonId);
      const values = { number: row.number, ...stored, ...defined(input), round_id: id, season_id: seasonId };
      await tx
        .insert(resultCountings)
        .values(values)
        .onConflictDoUpdate({ target: [resultCountings.round_id, resultCountings.season_id], set: values });
      return { before: { counts: stored ?? null }, after: { counts: values } };
    },
    { official: true },
  );
}

/** The round counts no more in a season. Throws NOT_FOUND. */
export function removeCounting(context: Context, id: number, seasonId: number) {
  return changingRound(
    context,
    id,
    async (tx, { countings }) => {
      const stored = countings.find(({ season_id }) => season_id === seasonId);
      if (!stored) throw new Refusal("NOT_FOUND");
      await tx
        .delete(resultCountings)
        .where(and(eq(resultCountings.round_id, id), eq(resultCountings.season_id, seasonId)));
      return { before: { counts: stored }, after: { counts: null } };
    },
    { official: true },
  );
}

interface StateInput {
  state?: RoundState | undefined;
  stopped_after?: number | null | undefined;
  is_official?: boolean | undefined;
}

/** Finishes, stops, cancels a round, makes it official or takes that back. Throws NOT_FOUND, CONFLICT. */
export function setState(context: Context, id: number, input: StateInput) {
  return changingRound(
    context,
    id,
    async (tx, round) => {
      const before = stateOf(round.row);
      await writeState(tx, round, input);
      return { before, after: stateOf((await loaded(tx, id)).row) };
    },
    { official: true },
  );
}

function stateOf({ state, stopped_after, is_official }: LoadedRound["row"]) {
  return { state, stopped_after, is_official };
}

/** The state of a locked round. Throws CONFLICT. */
export async function writeState(tx: Database, round: LoadedRound, input: StateInput): Promise<void> {
  const { row } = round;
  const state = input.state ?? row.state;
  const is_official = input.is_official ?? row.is_official;
  const stopped_after = state === "stopped" ? (input.stopped_after ?? row.stopped_after) : null;
  const isMoved = state !== row.state || stopped_after !== row.stopped_after;
  if (isMoved && row.is_official && is_official) throw conflict(RESULT_WORDS.official);
  if (is_official && !isHeld({ state })) throw conflict(RESULT_WORDS.notOver);
  if (isMoved) requireDecided(round, state, stopped_after);
  await tx.update(resultRounds).set({ state, stopped_after, is_official }).where(eq(resultRounds.id, row.id));
  if (is_official === row.is_official) return;
  if (!is_official) {
    await tx.update(resultEntries).set({ official_place: null }).where(eq(resultEntries.round_id, row.id));
    return;
  }
  const [after] = [await loaded(tx, row.id)];
  const missing = after.result.results.filter(({ is_missing }) => is_missing).map(({ id }) => id);
  if (missing.length > 0)
    throw conflict(RESULT_WORDS.placesMissing, { reason: "places", entry_ids: missing });
  for (const result of after.result.results)
    await tx
      .update(resultEntries)
      .set({ official_place: placeOf({ ...after, corrections: [] }, result) })
      .where(eq(resultEntries.id, result.id));
}

/** A stored round whose battles are all decided is over and official. */
export async function finishRound(tx: Database, id: number): Promise<void> {
  await writeState(tx, await loaded(tx, id), { state: "finished", is_official: true });
}

/** All battles that count must be decided before a round is over. */
function requireDecided(round: LoadedRound, state: RoundState, stoppedAfter: number | null): void {
  const { slots } = round.row;
  if (state === "stopped") {
    // A round typed in without battles says by its places what was driven.
    const isStage =
      slots.length === 0
        ? stoppedAfter !== null
        : stoppedAfter !== null && stoppedAfter > 2 && stoppedAfter <= slots.length;
    if (!isStage) throw conflict(RESULT_WORDS.noStage);
  }
  if (!isHeld({ state })) return;
  const open = resolved(round).filter(
    ({ stage, how }) => how === null && (stoppedAfter === null || stage >= stoppedAfter),
  );
  if (open.length > 0)
    throw conflict(RESULT_WORDS.openBattles, {
      reason: "open",
      battles: open.map(({ stage, position, kind }) => ({ stage, position, kind })),
    });
}

async function requireEvent(
  { language }: Context,
  tx: Database,
  id: number | null | undefined,
): Promise<void> {
  if (id != null && (await tx.$count(events, eq(events.id, id))) === 0)
    throw invalidField("event_id", RESULT_WORDS.notFound, language);
}

async function numbered<T>({ language }: Context, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField("number", RESULT_WORDS.numberTaken, language);
    throw error;
  }
}

/** Tells those who follow the rounds that a change of the season touches. */
export async function tellRounds(context: Context, rounds: readonly LoadedRound[]): Promise<void> {
  for (const { row } of rounds) if (row.state === "running") await tellListeners(context, row);
}
