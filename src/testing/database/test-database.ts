import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#kit/server/database/database.ts";
import { type Beginning, beginningOf, resetTo } from "../database-reset.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of a tar archive: an embedded database without anything in it. To make one anew takes five times as long. */
    emptyDump: string;
    /** The same with every migration applied. */
    migratedDump: string;
    /** A real server whose database `migrated` is the template; absent where tests run embedded. */
    postgresUrl: string | undefined;
  }
}

/** A migrated database, of one test after another. */
interface Kept {
  open: () => Promise<OpenDatabase>;
  remove: () => Promise<void>;
}

interface Copies {
  /** Those that no test has at the moment. */
  free: Kept[];
  beginning: Beginning | undefined;
}

/** A file seldom needs more at once, and each embedded one takes memory. */
const KEPT = 3;

/** The copies of the one template in this worker, embedded (undefined) or on a server. */
const copies = new Map<string | undefined, Copies>();

/**
 * A database of its own for one test file, with every migration applied: embedded, or on the PostgreSQL server
 * where the vitest project runs one. The caller closes it (`afterAll(() => open.close())`), which keeps it for the next
 * one: to take back what tests did to it is a twentieth of the work of making another.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const server = inject("postgresUrl");
  const own = copies.get(server) ?? { free: [], beginning: undefined };
  copies.set(server, own);
  for (let kept = own.free.pop(); kept; kept = own.free.pop()) {
    const open = await kept.open();
    if (own.beginning && (await resetTo(own.beginning, open).catch(() => false)))
      return lent(open, kept, own.free);
    await open.close();
    await kept.remove();
  }
  const made = server ? await keptOnServer(server) : await keptInMemory();
  const open = await made.open();
  own.beginning ??= await beginningOf(open);
  return lent(open, made, own.free);
}

function lent(open: OpenDatabase, kept: Kept, free: Kept[]): OpenDatabase {
  let isClosed = false;
  return {
    ...open,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await open.close();
      if (free.length < KEPT) free.push(kept);
      else await kept.remove();
    },
  };
}

async function keptOnServer(server: string): Promise<Kept> {
  const { name, url } = await createFromTemplate(server, "migrated");
  return {
    open: () => openDatabase({ url }),
    remove: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function keptInMemory(): Promise<Kept> {
  const open = await openDatabase({ memory: true, dump: await openAsBlob(inject("migratedDump")) });
  return { open: async () => untilClosed(open), remove: open.close };
}

/** The same database for one user, to whom it is closed while it goes on for the next: what they left running ends. */
function untilClosed(open: OpenDatabase): OpenDatabase {
  let isClosed = false;
  const refuse = () => {
    if (isClosed) throw new Error("PGlite is closed");
  };
  const listening: (() => Promise<void>)[] = [];
  return {
    ...open,
    db: new Proxy(open.db, {
      get(target, name, receiver) {
        refuse();
        return Reflect.get(target, name, receiver);
      },
    }),
    async executeSql(...call) {
      refuse();
      return open.executeSql(...call);
    },
    async notify(...call) {
      refuse();
      return open.notify(...call);
    },
    async ping() {
      refuse();
      return open.ping();
    },
    async listen(...call) {
      refuse();
      const stop = await open.listen(...call);
      listening.push(stop);
      return stop;
    },
    async close() {
      isClosed = true;
      for (const stop of listening) await stop();
      // Waits for the transaction that is under way.
      await open.db.transaction(async () => {});
    },
  };
}

/** A database of the same kind with nothing in it, not even tables. The caller closes it. */
export async function emptyTestDatabase(): Promise<OpenDatabase> {
  const server = inject("postgresUrl");
  return server ? databaseOnServer(server, "template0") : emptyEmbeddedDatabase();
}

/** An embedded one with nothing in it, wherever the other tests run. The caller closes it. */
export async function emptyEmbeddedDatabase(): Promise<OpenDatabase> {
  return openDatabase({ memory: true, dump: await openAsBlob(inject("emptyDump")) });
}

/** The address of such an empty database on the server, and how to remove it; undefined where tests run embedded. */
export async function emptyDatabaseUrl(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const server = inject("postgresUrl");
  if (!server) return undefined;
  const { name, url } = await createFromTemplate(server, "template0");
  return { url, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function databaseOnServer(server: string, template: string): Promise<OpenDatabase> {
  const { name, url } = await createFromTemplate(server, template);
  const open = await openDatabase({ url });
  return {
    ...open,
    async close() {
      await open.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function createFromTemplate(server: string, template: string): Promise<{ name: string; url: string }> {
  const name = `t_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name} template ${template}`);
  return { name, url: Object.assign(new URL(server), { pathname: name }).href };
}

async function onServer(server: string, statement: string): Promise<void> {
  const open = await openDatabase({ url: server });
  try {
    await open.executeSql(statement);
  } finally {
    await open.close();
  }
}
