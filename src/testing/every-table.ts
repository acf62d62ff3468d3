import { sql } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";

/** What each table holds, mails and papers too. */
export async function everyTable(db: Database): Promise<Map<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name} as name, coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as held from ${sql.identifier(name)} t`,
  );
  const { rows } = await db.execute<{ name: string; held: string }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ name, held }) => [name, held]));
}

/** Tables that hold something else. */
export const tablesThatDiffer = (before: Map<string, string>, after: Map<string, string>) =>
  [...after].filter(([name, held]) => before.get(name) !== held).map(([name]) => name);
