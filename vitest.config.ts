import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { keepTestFilesInMemory } from "./scripts/temporary-folder.ts";

keepTestFilesInMemory();

/** Parts of pages that react, in a document without layout (src/testing/live-page.tsx). */
const DOM_TESTS = "src/**/*.dom.test.tsx";
const API_TESTS = "src/**/*.api.test.{ts,tsx}";
/** Units that open databases on disk, start processes or decode pictures: each with modules of its own. */
const HEAVY_UNITS = [
  "src/app/commands/admin-command.test.ts",
  "src/app/content/content-migrations.test.ts",
  "src/app/http/overload.test.ts",
  "src/kit/server/database/{database-embedded,database-server}.test.ts",
  "src/kit/server/jobs/jobs.test.ts",
  "src/kit/server/media/accept/accept-image.test.ts",
  "src/kit/server/media/media-routes.test.ts",
  "src/kit/server/media/remake/remake-aside.test.ts",
];
const testing = (name: string) => `./src/testing/${name}`;

/**
 * `api-embedded` and `api-postgres` hold the same tests, for both kinds of database. Modules are loaded once for all
 * files of a worker, except for `unit-heavy`: what a test stubs it puts back.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // What a test needs beyond a worker and the embedded database, said in its options (`{ tags: ... }`) or in its file's first line (`// @module-tag ...`).
    tags: [
      {
        name: "both-databases",
        description:
          "Two things at the same moment, a lock, or SQL that differs: on PostgreSQL in `npm test` too.",
      },
      {
        name: "processes",
        description: "Backups, first starts, migrations, commands, overload: in `npm run test:all` alone.",
      },
    ],
    // What is left out is not even loaded.
    experimental: { preParse: true },
    // What hangs is ended; how long something may take on a busy machine is no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: [testing("fail-on-console-error.ts"), testing("close-after-file.ts")],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}", "demo/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [API_TESTS, DOM_TESTS, ...HEAVY_UNITS, "**/node_modules/**"],
          globalSetup: [testing("global-setup.ts")],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          isolate: false,
          environment: "happy-dom",
          setupFiles: [testing("dom-setup.ts")],
          include: [DOM_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: "unit-heavy",
          include: HEAVY_UNITS,
          globalSetup: [testing("global-setup.ts")],
        },
      },
      {
        extends: true,
        test: {
          name: "api-embedded",
          isolate: false,
          include: [API_TESTS],
          globalSetup: [testing("global-setup.ts")],
        },
      },
      {
        extends: true,
        test: {
          name: "api-postgres",
          isolate: false,
          include: [API_TESTS],
          globalSetup: [testing("global-setup.ts"), testing("global-setup-postgres.ts")],
        },
      },
    ],
  },
});
