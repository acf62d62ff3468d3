import { existsSync, readFileSync } from "node:fs";

/** How many tests passed, and how many did anything else: failed, were skipped or never ran. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Counts a report of Vitest's JSON reporter. A file that could not even be loaded is one failure. What was left out by
 * its tag counts as neither; no test may be skipped by hand (biome).
 */
export function countVitest(report: VitestReport): Counts {
  const counts = { passed: 0, failed: 0 };
  for (const file of report.testResults) {
    const ran = file.assertionResults.filter((test) => test.status !== "skipped");
    const passed = ran.filter((test) => test.status === "passed").length;
    const failed = ran.length - passed;
    counts.passed += passed;
    counts.failed += failed === 0 && file.status !== "passed" ? 1 : failed;
  }
  return counts;
}

/**
 * Counts a report of Playwright's JSON reporter. Errors outside of any test count as well. A journey that
 * passes at its second try passed, where that happens to one in a hundred at most (`docs/decisions/0145-three-commands.md`).
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const forgiven = flaky <= (expected + flaky) / 100 ? flaky : 0;
  return {
    passed: expected + forgiven,
    failed: unexpected + (flaky - forgiven) + skipped + report.errors.length,
  };
}

/** A runner that ended with an error is a failure, even where its report names none or there is no report. */
export function withExitCode(counts: Counts, code: number): Counts {
  return { passed: counts.passed, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed };
}

/** Reads and counts the report that a runner left in `file`. */
export function countReport<T>(file: string, count: (report: T) => Counts, code: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const counts = withExitCode(count(JSON.parse(readFileSync(file, "utf8"))), code);
  return counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts;
}

/** The last line that `npm test` prints. */
export function lastLine(all: readonly Counts[]): string {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
