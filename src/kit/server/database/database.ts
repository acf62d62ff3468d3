import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

export { DataFolderInUseError } from "./data-folder-lock.ts";
export {
  isDatabaseAway,
  isDatabaseBusy,
  isOutOfFiles,
  isUniqueViolation,
  isUnstorableText,
} from "./database-errors.ts";

/**
 * What a query is written against: the same type for the embedded database, a server, and a transaction.
 *
 * The embedded database has one connection. Transactions wait for each other there, and a query on `db`
 * from inside a transaction would wait for itself, so it throws: within a transaction use its `tx` only.
 */
export type Database = PgDatabase<QueryResult, Record<string, never>>;

/** What both drivers answer to `execute`: `db.execute<Row>(sql...)` has rows of that type. */
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

interface Rows<Row> {
  rows: Row[];
}

export interface OpenDatabase {
  db: Database;
  kind: "embedded" | "server";
  /** One statement with values for `$1`..., or several without: the rows, and the number of rows read or changed, of all. */
  // biome-ignore lint/suspicious/noExplicitAny: rows of hand-written SQL have no known shape.
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[]; rowCount: number }>;
  /** Reaches every listener of the channel, in this process and in others on the same server. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Calls back with each payload until the returned function is called. After a lost connection it listens
   * again; what was sent meanwhile is lost, so `onReconnect` is called to let the listener catch up.
   */
  listen(
    channel: string,
    callback: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /** Resolves when the database answers; throws an error for which `isDatabaseAway` holds otherwise. */
  ping(): Promise<void>;
  /** Waits for what is running, then closes. Other calls throw afterwards. */
  close(): Promise<void>;
  /**
   * Applies the Drizzle migrations of a folder; several processes may do it at once. With `upTo`, only those up
   * to the one of that time (its `when` in the journal, milliseconds).
   */
  migrate(migrationsFolder: string, upTo?: number): Promise<void>;
  /**
   * Runs `work` while no other process on the same database runs one under the same lock; the others wait. Its
   * statements may take the time they take.
   */
  alone<T>(lock: Lock, work: (db: Database) => Promise<T>): Promise<T>;
  /** Connections of the pool: busy, idle, and calls that wait for one. Undefined where there is one connection. */
  connections?: () => Record<"busy" | "idle" | "waiting", number>;
  /** The embedded database's data folder as a tar archive, taken between transactions. Undefined on a server. */
  dump?: () => Promise<Blob>;
}

/** What only one process does at a time. */
export type Lock = "migration" | "firstContent";

/**
 * `url`: a PostgreSQL server. `folder`: embedded, on disk, durable; `first`: a file with a gzipped `dump` that a
 * new folder begins with; without that file it is empty. `memory`: embedded, for tests.
 */
export type DatabaseOptions =
  | { url: string }
  | { folder: string; first?: string }
  | { memory: true; dump?: Blob };

/**
 * Opens the database and checks that it answers.
 *
 * @throws DataFolderInUseError when another process has the folder open
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  // Of the two only the one that is asked for is loaded.
  if ("url" in options) return (await import("./database-server.ts")).openServerDatabase(options.url);
  return (await import("./database-embedded.ts")).openEmbeddedDatabase(options);
}

/** Brings the schema up to date. A folder without migrations is up to date. */
export async function migrateDatabase(open: OpenDatabase, migrationsFolder: string): Promise<void> {
  await open.migrate(migrationsFolder);
}
