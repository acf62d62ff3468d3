import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  resultDrivers,
  resultEntries,
  resultRounds,
  resultSeasons,
  resultSeries,
} from "#features/results/server/results.table.ts";
import { reviews } from "#features/reviews/server/index.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { ContentServer } from "#kit/server/content/content-server.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { contentServers } from "../content/content-servers.ts";
import { removeDemoBookings } from "../first-content/demo-bookings.ts";
import { demoRecords } from "./demo-records.table.ts";
import type { RemovedDemo } from "./going-live.contract.ts";

/** A type's own calls remove its records; methods of shipping and payment stay, a shop can't sell without them. */
const removable = contentServers.filter(
  ({ content, routes }) => routes !== null && !content.type.endsWith("-methods"),
);

/** Notes all records that there are as the demo team's: call it in the transaction that has just stored it. */
export async function noteDemoRecords(tx: Database): Promise<void> {
  for (const { content, words } of removable)
    await tx.execute(
      sql`insert into ${demoRecords} (type, record_id) select ${content.type}::text, ${words.table.id}::text from ${words.table}`,
    );
  await tx.execute(
    sql`insert into ${demoRecords} (type, record_id) select 'reviews', ${reviews.id}::text from ${reviews}`,
  );
  await tx.execute(
    sql`insert into ${demoRecords} (type, record_id) select 'result-series', ${resultSeries.id}::text from ${resultSeries}`,
  );
}

/** Reviews that nobody has written, whatever was answered to them: a site in earnest may show none of them. */
async function removeDemoReviews({ db }: Context): Promise<void> {
  await db
    .delete(reviews)
    .where(sql`('reviews', ${reviews.id}::text) in (select type, record_id from ${demoRecords})`);
}

/** Invented seasons with their rounds, and whoever drove in them alone. */
async function removeDemoResults({ db }: Context): Promise<void> {
  const ofDemo = sql`('result-series', ${resultSeries.id}::text) in (select type, record_id from ${demoRecords})`;
  await db.transaction(async (tx) => {
    const series = (await tx.select({ id: resultSeries.id }).from(resultSeries).where(ofDemo)).map(
      ({ id }) => id,
    );
    if (series.length === 0) return;
    const drove = await tx
      .selectDistinct({ id: resultEntries.driver_id })
      .from(resultEntries)
      .innerJoin(resultRounds, eq(resultRounds.id, resultEntries.round_id))
      .innerJoin(resultSeasons, eq(resultSeasons.id, resultRounds.season_id))
      .where(inArray(resultSeasons.series_id, series))
      .orderBy(resultEntries.driver_id);
    await tx.delete(resultSeasons).where(inArray(resultSeasons.series_id, series));
    await tx.delete(resultSeries).where(inArray(resultSeries.id, series));
    const others = tx.select({ id: resultEntries.driver_id }).from(resultEntries);
    const drivers = drove.map(({ id }) => id);
    if (drivers.length > 0)
      await tx
        .delete(resultDrivers)
        .where(and(inArray(resultDrivers.id, drivers), notInArray(resultDrivers.id, others)));
  });
}

/** How many of them are still there: as they came, and changed by somebody since. */
export async function countDemoRecords(db: Database): Promise<{ unchanged: number; changed: number }> {
  const counts = { unchanged: 0, changed: 0 };
  for (const server of removable)
    for (const { is_changed } of await stillThere(db, server))
      counts[is_changed ? "changed" : "unchanged"] += 1;
  return counts;
}

/**
 * Removes those that nobody has changed, each by its type's own call: with its pictures, logged, and with a way back.
 * What is refused, such as a product that a coming day needs, is tried once more after the others and then left. Invented
 * reviews go first, without a way back.
 */
export async function removeDemoRecords(context: Context): Promise<RemovedDemo> {
  // A day that somebody has booked can't be removed.
  await removeDemoBookings(context.db);
  await removeDemoReviews(context);
  await removeDemoResults(context);
  let removed = 0;
  let left: { server: ContentServer; record: DemoRecord }[] = [];
  for (const server of removable)
    for (const record of await stillThere(context.db, server))
      if (!record.is_changed) left.push({ server, record });
  for (let round = 0; round < 2; round++) {
    const refused: typeof left = [];
    for (const one of left) {
      if (await isRemoved(context, one.server, one.record)) removed += 1;
      else refused.push(one);
    }
    left = refused;
  }
  return { removed, left: left.map(({ record }) => record.name) };
}

interface DemoRecord {
  id: string;
  /** What the type's calls name it by. */
  key: string;
  name: string;
  is_changed: boolean;
}

async function stillThere(db: Database, { content, routes, words }: ContentServer): Promise<DemoRecord[]> {
  const { table } = words;
  const key = columnOf(table, removalOf(content, routes).parameter);
  // With its table's name: the log has an id of its own.
  const id = sql`${table}.${sql.identifier(table.id.name)}`;
  const changed = sql<boolean>`exists (select 1 from ${historyEntries} where ${eq(historyEntries.type, content.type)}
    and ${historyEntries.record_id} = ${id}::text and ${inArray(historyEntries.action, ["changed", "restored"])})`;
  const name = sql<string>`coalesce(nullif(${words.texts} -> 'cs' ->> ${content.title}, ''), ${key}::text)`;
  return db
    .select({ id: sql<string>`${table.id}::text`, key: sql<string>`${key}::text`, name, is_changed: changed })
    .from(table as PgTable)
    .where(
      sql`(${content.type}::text, ${table.id}::text) in (select type, record_id from ${demoRecords})` as SQL,
    )
    .orderBy(table.id);
}

/** Settings that still say what the demo team said. */
export async function demoSettings(db: Database): Promise<Set<string>> {
  const server = removable.find(({ content }) => content.type === "settings");
  const rows = server ? await stillThere(db, server) : [];
  const ids = rows.filter(({ is_changed }) => !is_changed).map(({ id }) => Number(id));
  const found = await db
    .select({ key: settings.setting_key })
    .from(settings)
    .where(inArray(settings.id, ids));
  return new Set(found.map(({ key }) => key));
}

function columnOf(table: ContentServer["words"]["table"], name: string) {
  const column = (table as unknown as Record<string, (typeof table)["id"]>)[name];
  if (!column) throw new Error(`no column ${name}`);
  return column;
}

/** The call that removes a record of a type, and what it names one by: its id or its slug. */
function removalOf({ type }: ContentServer["content"], routes: ContentServer["routes"]) {
  const parameter = /^\/[\w-]+\/:(id|slug)$/.exec(routes?.endpoints.remove?.path ?? "")?.[1];
  if (!parameter) throw new Error(`${type} has no call that removes a record`);
  return { call: "remove", parameter };
}

async function isRemoved(context: Context, { content, routes }: ContentServer, record: DemoRecord) {
  const { call, parameter } = removalOf(content, routes);
  const key = /^\d+$/.test(record.key) ? Number(record.key) : record.key;
  try {
    const handler = routes?.handlers[call] as (context: Context, input: object) => Promise<unknown>;
    await handler(context, { params: { [parameter]: key } });
    return true;
  } catch (error) {
    // A car's photos have gone with their car.
    if (error instanceof Refusal) return error.code === "NOT_FOUND";
    throw error;
  }
}
