import { sql } from "drizzle-orm";
import { storedFiles } from "./content/picture-behaviour.ts";
import type { TestServer } from "./test-server.ts";

/** How many rows each table has, and the names of all stored files: a refused write changes neither. */
export async function storedState(server: TestServer) {
  const { db } = server.services;
  const { rows: tables } = await db.execute<{ table_name: string }>(
    sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = tables.map(({ table_name }) => table_name);
  const rows = await Promise.all(names.map(async (name) => [name, await db.$count(sql.identifier(name))]));
  return { rows: Object.fromEntries(rows), files: await storedFiles(server) };
}
