import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countPlaywright, countReport, countVitest, lastLine, withExitCode } from "./counts.ts";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test("a pending or todo test counts as failed, one that its tag leaves out as neither", () => {
  const report = { testResults: [file("passed", "passed", "skipped", "pending", "todo")] };
  expect(countVitest(report)).toEqual({ passed: 1, failed: 2 });
});

test("a test file that could not be loaded counts as one failure", () => {
  const report = {
    testResults: [file("failed"), file("passed", "passed"), file("failed", "failed", "passed")],
  };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2 });
});

test("skipped journeys and errors outside of journeys count as failed", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 5 });
});

test("one journey in a hundred may need a second try; more of them failed", () => {
  const stats = { expected: 298, unexpected: 0, flaky: 3, skipped: 0 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 301, failed: 0 });
  expect(countPlaywright({ stats: { ...stats, flaky: 4 }, errors: [] })).toEqual({ passed: 298, failed: 4 });
});

test("a runner that ends with an error is a failure though its report names none", () => {
  expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(withExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

test("a missing report and a report without tests are failures", () => {
  const folder = mkdtempSync(join(tmpdir(), "counts-"));
  expect(countReport(join(folder, "none.json"), countVitest, 0)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(join(folder, "empty.json"), '{"testResults":[]}');
  expect(countReport(join(folder, "empty.json"), countVitest, 0)).toEqual({ passed: 0, failed: 1 });
});

test("the last line sums every step", () => {
  expect(lastLine([])).toBe("0 passed, 0 failed");
  expect(
    lastLine([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toBe("5 passed, 1 failed");
});
