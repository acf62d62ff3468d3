import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import type { RecordType } from "../record-types.ts";

/** How each kind of record is put back, within `tx`; null for kinds that are only logged. */
export type Restores = Record<
  RecordType,
  ((context: Context, tx: Database, version: Version) => Promise<void>) | null
>;
