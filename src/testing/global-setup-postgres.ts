import type { TestProject } from "vitest/node";
import { prepareDatabase } from "#app/start/first-database.ts";
import { openDatabase } from "#kit/server/database/database.ts";
import { startPostgresServer } from "./database/postgres-server.ts";
import { migrationsFolder } from "./global-setup.ts";
import { testLog } from "./test-log.ts";

/** Starts the server that the tests of this project share, with the migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  try {
    const first = await openDatabase({ url: server.url });
    await first.executeSql("create database migrated");
    await first.close();
    const template = await openDatabase({
      url: Object.assign(new URL(server.url), { pathname: "migrated" }).href,
    });
    await prepareDatabase(template, migrationsFolder, testLog());
    await template.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
