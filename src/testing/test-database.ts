import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#kit/server/database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of a tar archive: an embedded database with every migration applied. */
    migratedDump: string;
    /** A real server whose database `migrated` is the template; absent where tests run embedded. */
    postgresUrl: string | undefined;
  }
}

/**
 * A database of its own for one test file, with every migration applied: embedded, or on the PostgreSQL server
 * where the vitest project runs one. The caller closes it (`afterAll(() => open.close())`), or Node hangs.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const server = inject("postgresUrl");
  if (server) return databaseOnServer(server);
  return openDatabase({ memory: true, dump: await openAsBlob(inject("migratedDump")) });
}

/** A database of the same kind with nothing in it, not even tables. The caller closes it. */
export async function emptyTestDatabase(): Promise<OpenDatabase> {
  const server = inject("postgresUrl");
  return server ? databaseOnServer(server, "template0") : openDatabase({ memory: true });
}

/** The address of such an empty database on the server, and how to remove it; undefined where tests run embedded. */
export async function emptyDatabaseUrl(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const server = inject("postgresUrl");
  if (!server) return undefined;
  const { name, url } = await createFromTemplate(server, "template0");
  return { url, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function databaseOnServer(server: string, template = "migrated"): Promise<OpenDatabase> {
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
