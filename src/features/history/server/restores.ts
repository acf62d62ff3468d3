import type { Roles } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";

/** How each kind of record is put back, within `tx`, by its name; null for kinds that are only logged. */
export type Restores = Readonly<
  Record<string, ((context: Context, tx: Database, version: Version) => Promise<void>) | null>
>;

/** The kinds of records in the log: how each is put back, and who sees it and may do so beside the owners. */
export interface LoggedTypes {
  restores: Restores;
  rolesOf: (type: string) => Roles;
}
