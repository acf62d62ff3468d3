import { defineConfig } from "vitest/config";

const apiTests = "src/**/*.api.test.{ts,tsx}";
const testing = (name: string) => `./src/testing/${name}`;

/** `api-embedded` and `api-postgres` run the same tests on both kinds of database. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
        test: { name: "api-embedded", include: [apiTests], globalSetup: [testing("global-setup.ts")] },
      },
      {
        extends: true,
        test: {
          name: "api-postgres",
          include: [apiTests],
          globalSetup: [testing("global-setup.ts"), testing("global-setup-postgres.ts")],
        },
      },
    ],
  },
});
