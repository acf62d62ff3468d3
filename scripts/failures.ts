import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** One failed test and what it said. */
export interface Failure {
  name: string;
  message: string;
}

interface VitestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { errors?: { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const LINES_OF_A_MESSAGE = 30;
const LINES_OF_A_LOG = 200;
const WIDTH = 300;

/** The failed tests of a report of Vitest's JSON reporter. */
export function vitestFailures(report: VitestReport): Failure[] {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status !== "passed");
    if (failed.length === 0) return file.message ? [{ name: file.name, message: file.message }] : [];
    return failed.map((test) => ({
      name: `${file.name} › ${test.fullName}`,
      message: test.failureMessages?.join("\n") || test.status,
    }));
  });
}

/** The tests of a report of Playwright's JSON reporter that did not pass the first time. */
export function playwrightFailures(report: PlaywrightReport): Failure[] {
  const outside = report.errors.map(({ message = "" }) => ({ name: "outside of a test", message }));
  return [...report.suites.flatMap(inSuite), ...outside];
}

function inSuite({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== "expected")
      .map((test) => ({
        name: `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title} (${test.status})`,
        message: test.results.flatMap(({ errors = [] }) => errors.map((error) => error.message)).join("\n"),
      })),
  );
  return [...own, ...suites.flatMap(inSuite)];
}

/** Reads the failed tests from the report that a runner left in `file`; none where there is no report. */
export function readFailures<T>(file: string, read: (report: T) => Failure[]): Failure[] {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** What is printed of a step that failed: its tests, or the end of its log where no report names one. */
export function tellFailures(failures: readonly Failure[], log: string): string {
  if (failures.length === 0) return lines(readFileSync(log, "utf8")).slice(-LINES_OF_A_LOG).join("\n");
  return failures
    .flatMap(({ name, message }) => [
      `✘ ${name}`,
      ...lines(message)
        .slice(0, LINES_OF_A_MESSAGE)
        .map((line) => `    ${line}`),
    ])
    .join("\n");
}

function lines(text: string): string[] {
  return stripVTControlCharacters(text.trimEnd())
    .split("\n")
    .map((line) => line.slice(0, WIDTH));
}
