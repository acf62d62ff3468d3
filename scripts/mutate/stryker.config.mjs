import process from "node:process";
import { SUBJECTS } from "./subjects.mjs";

const subject = process.env.SUBJECT;

/** Of one subject: changes its rules one place at a time and asks the units beside them who notices. */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", import.meta.resolve("./texts.mjs")],
  ignorers: ["texts"],
  mutate: SUBJECTS[subject].files,
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // TypeScript 7 has no interface that Stryker could read it by; vitest needs none.
  tsconfigFile: "none.json",
  tempDirName: ".cache/mutate/copy",
  // Not incremental: what a module makes once, as it is loaded, would not be asked again for new tests.
  ignorePatterns: ["build", "test-results", ".cache", "docs", "e2e", "bench", "demo", "public", "migrations"],
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: `.cache/mutate/${subject}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
};
