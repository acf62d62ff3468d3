import { and, eq, inArray } from "drizzle-orm";
import { cars } from "#features/cars/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { MOST_ENTRIES } from "../result-fields.ts";
import type { EntryInput } from "../results-admin.contract.ts";
import type { QualifyingRules } from "../rules/season-rules.ts";
import { changingRound, roundOfEntry } from "./change-round.ts";
import { driverFinder } from "./drivers.service.ts";
import type { EntryRow, LoadedRound } from "./load-rounds.ts";
import { conflict, RESULT_WORDS } from "./result-words.ts";
import { resultBattles, resultEntries, resultRuns } from "./results.table.ts";

/** Adds entries, or changes those of drivers who are entered already. Throws NOT_FOUND, INVALID, CONFLICT. */
export function addEntries(context: Context, roundId: number, inputs: readonly EntryInput[]) {
  return changingRound(context, roundId, async (tx, loaded) => {
    const written = await writeEntries(context, tx, loaded, inputs);
    return { after: { entries: written } };
  });
}

/** Writes entries of a locked round; answers their drivers' names. */
export async function writeEntries(
  context: Context,
  tx: Database,
  loaded: Pick<LoadedRound, "row" | "entries" | "round">,
  inputs: readonly EntryInput[],
  path = "entries",
): Promise<string[]> {
  const find = await driverFinder(context, tx);
  const known = new Map(loaded.entries.map((entry) => [entry.driver_id, entry]));
  const seen = new Set<number>();
  const names: string[] = [];
  await requireCars(
    context,
    tx,
    inputs.flatMap(({ car_id }) => car_id ?? []),
    path,
  );
  for (const [index, input] of inputs.entries()) {
    const at = `${path}.${index}`;
    const driver = await find(input, at);
    if (seen.has(driver.id))
      throw invalidField(`${at}.driver`, RESULT_WORDS.twice(driver.name), context.language);
    seen.add(driver.id);
    names.push(driver.name);
    const stored = known.get(driver.id);
    const { driver_id: _, driver: __, runs, parts, ...fields } = input;
    const id = stored?.id ?? (await insertEntry(tx, { round_id: loaded.row.id, driver_id: driver.id }));
    await changeFields(tx, id, fields);
    if (runs || parts)
      await writeRuns(context, tx, id, runs ?? [], parts ?? [], loaded.round.rules.qualifying, at);
  }
  if ((await tx.$count(resultEntries, eq(resultEntries.round_id, loaded.row.id))) > MOST_ENTRIES)
    throw invalidField(path, RESULT_WORDS.tooManyEntries, context.language);
  return names;
}

async function insertEntry(tx: Database, values: { round_id: number; driver_id: number }): Promise<number> {
  const [row] = await tx.insert(resultEntries).values(values).returning({ id: resultEntries.id });
  return (row as { id: number }).id;
}

async function changeFields(
  tx: Database,
  id: number,
  fields: Omit<EntryInput, "driver_id" | "driver" | "runs" | "parts">,
) {
  const values = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(values).length > 0)
    await tx.update(resultEntries).set(values).where(eq(resultEntries.id, id));
}

async function requireCars(
  { language }: Context,
  tx: Database,
  ids: readonly number[],
  path: string,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length > 0 && (await tx.$count(cars, inArray(cars.id, wanted))) < wanted.length)
    throw invalidField([path, "car_id"].filter(Boolean).join("."), RESULT_WORDS.notFound, language);
}

async function writeRuns(
  context: Context,
  tx: Database,
  entryId: number,
  scores: readonly (number | null)[],
  parts: readonly (number | null)[],
  rules: QualifyingRules,
  path: string,
): Promise<void> {
  const count = Math.max(scores.length, parts.length);
  for (let run = 1; run <= count; run++) {
    const score = scores[run - 1] ?? null;
    requireScore(context, rules, run, score, `${path}.runs.${run - 1}`);
    await writeRun(tx, entryId, run, { score, part: parts[run - 1] ?? null });
  }
}

async function writeRun(
  tx: Database,
  entry_id: number,
  run: number,
  values: { score: number | null; part?: number | null },
) {
  await tx
    .insert(resultRuns)
    .values({ entry_id, run, ...values })
    .onConflictDoUpdate({ target: [resultRuns.entry_id, resultRuns.run], set: values });
}

function requireScore(
  { language }: Context,
  rules: QualifyingRules,
  run: number,
  score: number | null,
  path: string,
): void {
  if (score === null) return;
  // Rounds without qualifying take none; old tables may have scores all the same, so only extra runs are refused.
  if (rules.runs > 0 && run > rules.runs)
    throw invalidField(path, RESULT_WORDS.manyRuns(rules.runs), language);
  const factor = 10 ** rules.decimals;
  if (Math.abs(score * factor - Math.round(score * factor)) > 1e-6)
    throw invalidField(path, RESULT_WORDS.decimals(rules.decimals), language);
  if (rules.highest !== null && score > rules.highest)
    throw invalidField(path, RESULT_WORDS.highest(rules.highest), language);
}

/** Changes an entry; who can't start any more stays in the tree. Throws NOT_FOUND, INVALID, CONFLICT. */
export async function updateEntry(context: Context, id: number, input: EntryInput) {
  return changingRound(context, await roundOfEntry(context, id), async (tx, loaded) => {
    const stored = entryIn(loaded, id);
    const { driver_id, driver, runs, parts, ...fields } = input;
    await requireCars(context, tx, fields.car_id ? [fields.car_id] : [], "");
    if (driver_id !== undefined || driver !== undefined) {
      const other = await (await driverFinder(context, tx))({ driver_id, driver }, "");
      if (loaded.entries.some((one) => one.id !== id && one.driver_id === other.id))
        throw invalidField("driver", RESULT_WORDS.entered, context.language);
      await tx.update(resultEntries).set({ driver_id: other.id }).where(eq(resultEntries.id, id));
    }
    await changeFields(tx, id, fields);
    if (runs || parts)
      await writeRuns(context, tx, id, runs ?? [], parts ?? [], loaded.round.rules.qualifying, "");
    const [after] = await tx.select().from(resultEntries).where(eq(resultEntries.id, id));
    return {
      before: { entry: logged(stored) },
      after: { entry: logged(after as EntryRow), ...(runs && { runs }) },
    };
  });
}

function logged({ id, round_id: _, ...entry }: EntryRow) {
  return { entry_id: id, ...entry };
}

/** Takes an entry out. Throws NOT_FOUND, CONFLICT where it is in the tree. */
export async function removeEntry(context: Context, id: number) {
  return changingRound(context, await roundOfEntry(context, id), async (tx, loaded) => {
    const stored = entryIn(loaded, id);
    if (loaded.row.slots.includes(id)) throw conflict(RESULT_WORDS.inTree);
    await tx.delete(resultEntries).where(eq(resultEntries.id, id));
    return { before: { entry: logged(stored) } };
  });
}

/**
 * Enters one run. `before` is what one saw there: where another figure stands by now, nothing is changed. Throws
 * NOT_FOUND, INVALID, CONFLICT.
 */
export async function setRun(
  context: Context,
  id: number,
  run: number,
  {
    score,
    part,
    before,
  }: { score: number | null; part?: number | null | undefined; before?: number | null | undefined },
) {
  return changingRound(context, await roundOfEntry(context, id), async (tx, loaded) => {
    entryIn(loaded, id);
    requireScore(context, loaded.round.rules.qualifying, run, score, "score");
    const stored = (loaded.runs.get(id) ?? []).find((one) => one.run === run);
    const now = stored?.score ?? null;
    const isSame = now === score && (part === undefined || part === (stored?.part ?? null));
    if (stored && isSame) return { isNothing: true };
    if (before !== undefined && before !== now)
      throw conflict(RESULT_WORDS.changedMeanwhile, { stored: now });
    await writeRun(tx, id, run, { score, ...(part !== undefined && { part }) });
    return { before: { entry_id: id, run, score: now }, after: { entry_id: id, run, score } };
  });
}

/** The order of equal scores. Throws NOT_FOUND, INVALID. */
export function setOrder(context: Context, roundId: number, ids: readonly number[]) {
  return changingRound(context, roundId, async (tx, loaded) => {
    requireEntries(context, loaded, ids, "entry_ids");
    for (const [index, id] of ids.entries())
      await tx
        .update(resultEntries)
        .set({ tie_order: index + 1 })
        .where(eq(resultEntries.id, id));
    return { after: { qualifying_order: [...ids] } };
  });
}

/** Places that the team gives. Throws NOT_FOUND, INVALID. */
export function setPlaces(
  context: Context,
  roundId: number,
  places: readonly { entry_id: number; place: number | null }[],
) {
  return changingRound(context, roundId, async (tx, loaded) => {
    requireEntries(
      context,
      loaded,
      places.map(({ entry_id }) => entry_id),
      "places",
    );
    const before = places.map(({ entry_id }) => ({
      entry_id,
      place: entryIn(loaded, entry_id).place_by_hand,
    }));
    for (const { entry_id, place } of places)
      await tx
        .update(resultEntries)
        .set({ place_by_hand: place })
        .where(and(eq(resultEntries.id, entry_id), eq(resultEntries.round_id, roundId)));
    return { before: { places: before }, after: { places: [...places] } };
  });
}

function requireEntries(
  { language }: Context,
  loaded: LoadedRound,
  ids: readonly number[],
  path: string,
): void {
  const known = new Set(loaded.entries.map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    if (!known.has(id)) throw invalidField(`${path}.${index}`, RESULT_WORDS.notFound, language);
    if (ids.indexOf(id) !== index)
      throw invalidField(`${path}.${index}`, RESULT_WORDS.twice(String(id)), language);
  }
}

function entryIn(loaded: LoadedRound, id: number): EntryRow {
  const entry = loaded.entries.find((one) => one.id === id);
  if (!entry) throw new Refusal("NOT_FOUND");
  return entry;
}

/** The battles of a round, gone with their decisions. */
export async function deleteBattles(tx: Database, roundId: number): Promise<void> {
  await tx.delete(resultBattles).where(eq(resultBattles.round_id, roundId));
}
