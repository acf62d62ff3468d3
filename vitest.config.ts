import { defineConfig } from "vitest/config";

const apiTests = "src/**/*.api.test.{ts,tsx}";
const testing = (name: string) => `./src/testing/${name}`;

/** `api-embedded` and `api-postgres` run the same tests on both kinds of database. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // What hangs is ended; how long something may take on a busy machine is no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [testing("fail-on-console-error.ts")],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "demo/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [apiTests, "**/node_modules/**"],
          globalSetup: [testing("global-setup.ts")],
        },
      },
      {
        extends: true,
        test: {
          name: "api-embedded",
          isolate: false,
          include: [apiTests],
          globalSetup: [testing("global-setup.ts")],
        },
      },
      {
        extends: true,
        test: {
          name: "api-postgres",
          isolate: false,
          include: [apiTests],
          globalSetup: [testing("global-setup.ts"), testing("global-setup-postgres.ts")],
        },
      },
    ],
  },
});
