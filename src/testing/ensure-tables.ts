import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import type { Table } from "drizzle-orm";
import type { OpenDatabase } from "#kit/server/database.ts";

// drizzle-kit leaves this on every array of the process, which pdf.js refuses to work with.
Reflect.deleteProperty(Array.prototype, "random");

/** Makes tables that no migration makes, for tests of the kit with tables of their own. */
export async function createTables(open: OpenDatabase, tables: Record<string, Table>): Promise<void> {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
  for (const statement of statements) await open.executeSql(statement);
}
