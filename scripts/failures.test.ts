import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playwrightFailures, readFailures, tellFailures, vitestFailures } from "./failures.ts";

const folder = mkdtempSync(join(tmpdir(), "failures-"));
function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test("Vitest's failed tests are named with what they said; a file that could not be loaded is one", () => {
  const passed = { fullName: "a", status: "passed" };
  const failed = { fullName: "b", status: "failed", failureMessages: ["expected 1"] };
  const report = {
    testResults: [
      { name: "x.test.ts", assertionResults: [passed, failed, { fullName: "c", status: "skipped" }] },
      { name: "y.test.ts", message: "no such module", assertionResults: [] },
      { name: "z.test.ts", message: "", assertionResults: [passed] },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    { name: "x.test.ts › b", message: "expected 1" },
    { name: "x.test.ts › c", message: "skipped" },
    { name: "y.test.ts", message: "no such module" },
  ]);
});

test("Playwright's failed and flaky tests are named in nested suites, errors outside of tests too", () => {
  const spec = (title: string, status: "expected" | "flaky" | "unexpected") => ({
    title,
    file: "a.spec.ts",
    line: 3,
    tests: [{ projectName: "phone-cs", status, results: [{ errors: [{ message: "no heading" }] }, {}] }],
  });
  const report = {
    suites: [
      {
        title: "a.spec.ts",
        specs: [spec("works", "expected"), spec("wavers", "flaky")],
        suites: [{ title: "inner", specs: [spec("breaks", "unexpected")] }],
      },
    ],
    errors: [{ message: "no setup" }],
  };
  expect(playwrightFailures(report)).toEqual([
    { name: "[phone-cs] a.spec.ts:3 › wavers (flaky)", message: "no heading" },
    { name: "[phone-cs] a.spec.ts:3 › breaks (unexpected)", message: "no heading" },
    { name: "outside of a test", message: "no setup" },
  ]);
});

test("long messages are cut and colours are taken out", () => {
  const message = `\u001b[31mred\u001b[0m\n${"x".repeat(999)}\n${"y\n".repeat(99)}`;
  const said = tellFailures([{ name: "t", message }], "");
  expect(said).toMatch(/^✘ t\n {4}red\n {4}x{300}\n {4}y\n/);
  expect(said.split("\n")).toHaveLength(31);
});

test("without a report, or without a failure in it, the end of the log is shown", () => {
  const log = written("step.log", `${Array.from({ length: 300 }, (_, line) => `line ${line}`).join("\n")}\n`);
  expect(readFailures(join(folder, "none.json"), vitestFailures)).toEqual([]);
  expect(readFailures(written("empty.json", '{"testResults":[]}'), vitestFailures)).toEqual([]);
  expect(tellFailures([], log)).toMatch(/^line 100\n[\s\S]*line 299$/);
});
