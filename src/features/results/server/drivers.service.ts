import { and, asc, eq, inArray, or } from "drizzle-orm";
import { teamMembers } from "#features/team-members/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { plainLetters } from "#kit/contract/language/plain-letters.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { DriverRow } from "./load-rounds.ts";
import { conflict, RESULT_WORDS } from "./result-words.ts";
import { resultCorrections, resultDrivers, resultEntries } from "./results.table.ts";
import { driverHistory } from "./results-history.ts";
import { showDriver } from "./round-view.ts";

/** A name without marks, case and the order of its words: `László Miklós` is `Miklos Laszlo`. */
export function foldedName(name: string): string {
  return plainLetters(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");
}

type Asked = { driver_id?: number | undefined; driver?: string | undefined; nation?: string | undefined };

/**
 * Finds drivers by id, or by name in any spelling that is known; who is not known is added. Throws INVALID where two
 * drivers have the name.
 */
export async function driverFinder(context: Context, tx: Database) {
  const rows = await tx.select().from(resultDrivers).orderBy(asc(resultDrivers.id));
  const byName = new Map<string, DriverRow[]>();
  const note = (row: DriverRow) => {
    for (const name of new Set([row.name, ...row.other_names].map(foldedName)))
      byName.set(name, [...(byName.get(name) ?? []), row]);
  };
  for (const row of rows) note(row);
  return async ({ driver_id, driver, nation }: Asked, path: string): Promise<DriverRow> => {
    const at = (field: string) => (path === "" ? field : `${path}.${field}`);
    if (driver_id !== undefined) {
      const known = rows.find(({ id }) => id === driver_id);
      if (!known) throw invalidField(at("driver_id"), RESULT_WORDS.unknownDriver, context.language);
      return known;
    }
    if (driver === undefined || foldedName(driver) === "")
      throw invalidField(at("driver"), RESULT_WORDS.driverMissing, context.language);
    const found = byName.get(foldedName(driver)) ?? [];
    // Of several, the one who is written exactly so.
    const exact = found.filter(({ name }) => name === driver);
    const [only, another] = exact.length === 1 ? exact : found;
    if (only && another) throw invalidField(at("driver"), RESULT_WORDS.twoDrivers(driver), context.language);
    if (only) return only;
    const [row] = await tx
      .insert(resultDrivers)
      .values({ name: driver, nation: (nation ?? "").toUpperCase() })
      .returning();
    // The entry of the log is the round's, which names its drivers.
    rows.push(row as DriverRow);
    note(row as DriverRow);
    return row as DriverRow;
  };
}

interface DriverInput {
  name?: string | undefined;
  nation?: string | undefined;
  other_names?: string[] | undefined;
  team_member_id?: number | null | undefined;
}

/** Adds a driver. Throws INVALID. */
export function createDriver(context: Context, input: DriverInput & { name: string }) {
  return context.db.transaction(async (tx) => {
    await requireMember(context, tx, input.team_member_id);
    const [row] = await tx
      .insert(resultDrivers)
      .values(columnsOf(input) as { name: string })
      .returning();
    await driverHistory.added(context, tx, row as DriverRow);
    return showDriver(row as DriverRow);
  });
}

/** Changes a driver. Throws NOT_FOUND, INVALID. */
export function updateDriver(context: Context, id: number, input: DriverInput) {
  return context.db.transaction(async (tx) => {
    const stored = await locked(tx, id);
    await requireMember(context, tx, input.team_member_id);
    const [row] = await tx
      .update(resultDrivers)
      .set({ ...columnsOf(input), updated_at: laterThan(resultDrivers.updated_at) })
      .where(eq(resultDrivers.id, id))
      .returning();
    await driverHistory.changed(context, tx, stored, row as DriverRow);
    return showDriver(row as DriverRow);
  });
}

function columnsOf(input: DriverInput) {
  const { nation, ...others } = input;
  const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return { ...known, ...(nation !== undefined && { nation: nation.toUpperCase() }) };
}

/** One person under two records. Throws NOT_FOUND, CONFLICT where both are in the same round. */
export function mergeDriver(context: Context, id: number, into: number) {
  return context.db.transaction(async (tx) => {
    if (id === into) throw invalidField("into", RESULT_WORDS.twice(String(into)), context.language);
    const [first, second] = [Math.min(id, into), Math.max(id, into)];
    const pair = [await locked(tx, first), await locked(tx, second)];
    const gone = pair.find((one) => one.id === id) as DriverRow;
    const kept = pair.find((one) => one.id === into) as DriverRow;
    const entries = await tx
      .select()
      .from(resultEntries)
      .where(or(eq(resultEntries.driver_id, id), eq(resultEntries.driver_id, into)))
      .orderBy(asc(resultEntries.id));
    const rounds = entries.map(({ round_id }) => round_id);
    if (new Set(rounds).size < rounds.length) throw conflict(RESULT_WORDS.bothThere);
    await tx.update(resultEntries).set({ driver_id: into }).where(eq(resultEntries.driver_id, id));
    await tx.update(resultCorrections).set({ driver_id: into }).where(eq(resultCorrections.driver_id, id));
    const names = [...new Set([...kept.other_names, gone.name, ...gone.other_names])].filter(
      (name) => name !== kept.name,
    );
    const [row] = await tx
      .update(resultDrivers)
      .set({
        other_names: names.slice(0, 20),
        nation: kept.nation || gone.nation,
        team_member_id: kept.team_member_id ?? gone.team_member_id,
        updated_at: laterThan(resultDrivers.updated_at),
      })
      .where(eq(resultDrivers.id, into))
      .returning();
    await tx.delete(resultDrivers).where(eq(resultDrivers.id, id));
    // The other record's names are among those of this one.
    await driverHistory.changed(context, tx, kept, row as DriverRow);
    return showDriver(row as DriverRow);
  });
}

/** Deletes a driver without starts. Throws NOT_FOUND, CONFLICT. */
export async function removeDriver(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const stored = await locked(tx, id);
    if ((await tx.$count(resultEntries, eq(resultEntries.driver_id, id))) > 0)
      throw conflict(RESULT_WORDS.hasStarts);
    await tx.delete(resultDrivers).where(eq(resultDrivers.id, id));
    await driverHistory.deleted(context, tx, stored);
  });
}

async function locked(tx: Database, id: number): Promise<DriverRow> {
  const [row] = await tx.select().from(resultDrivers).where(eq(resultDrivers.id, id)).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

async function requireMember(
  { language }: Context,
  tx: Database,
  id: number | null | undefined,
): Promise<void> {
  if (id != null && (await tx.$count(teamMembers, and(inArray(teamMembers.id, [id])))) === 0)
    throw invalidField("team_member_id", RESULT_WORDS.notFound, language);
}
