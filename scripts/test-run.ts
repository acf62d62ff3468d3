import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { provideChromium } from "./chromium.ts";
import { type Counts, countPlaywright, countReport, countVitest, lastLine } from "./counts.ts";
import { type Failure, playwrightFailures, readFailures, tellFailures, vitestFailures } from "./failures.ts";
import { testsNearChanges } from "./near-tests.ts";
import { endSteps, runStep } from "./run-step.ts";
import { root } from "./setup.mjs";

const logs = join(root, ".cache/test-logs");
const minute = 60_000;
const results: Counts[] = [];

const parts = ["static", "unit", "api", "e2e"];
const asked = process.argv.slice(2);
const isQuick = asked.includes("quick");
const wants = (part: string) => asked.length === 0 || asked.includes(part);

/** Keeps a step's result and says it in one line, with the tests that failed or wavered. */
function report(name: string, log: string, started: number, counts: Counts, failures: Failure[] = []) {
  results.push(counts);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const failed = counts.failed > 0;
  process.stdout.write(`${failed ? "FAILED" : "ok    "} ${name}: ${lastLine([counts])} (${seconds} s)\n`);
  if (!failed && failures.length === 0) return true;
  process.stdout.write(`${tellFailures(failures, log)}\n--- whole: ${relative(root, log)}\n`);
  return !failed;
}

/** A check that counts as one: its commands run until one fails. */
async function check(name: string, ...commands: [program: string, ...args: string[]][]): Promise<void> {
  const log = join(logs, `${name}.log`);
  const started = Date.now();
  let failed = 0;
  for (const [program, ...args] of commands) {
    if (failed === 0 && (await runStep(program, args, { log, timeoutMs: 5 * minute })) !== 0) failed = 1;
  }
  report(name, log, started, { passed: 1 - failed, failed });
}

async function staticChecks(): Promise<void> {
  await check("biome", ["biome", "ci", "--colors=off"]);
  await check("types", ["react-router", "typegen"], ["tsc", "--noEmit"]);
  await check("knip", ["knip"]);
  if (isQuick) return;
  await check("packages", ["node", "scripts/check-packages.ts"]);
  process.stdout.write(/^.*NOT ASKED.*\n/m.exec(readFileSync(join(logs, "packages.log"), "utf8"))?.[0] ?? "");
}

async function vitest(name: string, projects: string[], files: string[] = []): Promise<void> {
  const log = join(logs, `${name}.log`);
  const json = join(logs, `${name}.json`);
  const started = Date.now();
  const code = await runStep(
    "vitest",
    [
      "run",
      ...files,
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${json}`,
    ],
    { log, timeoutMs: 15 * minute },
  );
  report(name, log, started, countReport(json, countVitest, code), readFailures(json, vitestFailures));
}

/** Builds when stale. Says nothing when it works: the journeys show what the build is worth. */
async function build(): Promise<boolean> {
  const log = join(logs, "build.log");
  const started = Date.now();
  const code = await runStep("node", ["scripts/build.ts"], { log, timeoutMs: 10 * minute });
  return code === 0 || report("build", log, started, { passed: 0, failed: 1 });
}

async function browser(): Promise<string | undefined> {
  const log = join(logs, "browser.log");
  return provideChromium(async (program, args, env) => {
    process.stdout.write(`A Chromium for the tests, trying: ${program} ${args.join(" ")}\n`);
    return (await runStep(program, args, { log, timeoutMs: 5 * minute, ...(env && { env }) })) === 0;
  });
}

async function journeys(chromiumPath: string | undefined): Promise<void> {
  const started = Date.now();
  if (!chromiumPath) {
    report("e2e", join(logs, "browser.log"), started, { passed: 0, failed: 1 });
    process.stdout.write(
      "The browser journeys did not run: install Chromium, or name one in CHROMIUM_PATH.\n",
    );
    return;
  }
  const log = join(logs, "e2e.log");
  const env = { CHROMIUM_PATH: chromiumPath };
  const code = await runStep("playwright", ["test"], { log, env, timeoutMs: 45 * minute });
  const json = join(logs, "e2e.json");
  const counts = countReport(json, countPlaywright, code);
  report("e2e", log, started, counts, readFailures(json, playwrightFailures));
}

async function everything(): Promise<void> {
  const chromiumPath = wants("e2e") ? browser() : undefined;
  // The static checks run beside the tests; no test measures time.
  const beside = wants("static") ? staticChecks() : undefined;
  if (wants("e2e") || wants("api")) await build();
  const embedded = [
    ...(wants("unit") ? ["unit", "unit-heavy"] : []),
    ...(wants("api") ? ["api-embedded"] : []),
  ];
  if (embedded.length > 0) await vitest(embedded.join("+"), embedded);
  if (wants("api")) await vitest("api-postgres", ["api-postgres"]);
  await beside;
  if (wants("e2e")) await journeys(await chromiumPath);
}

/** What says within 90 s whether a change is worth the whole: no browser, no PostgreSQL server, no packages. */
async function quick(): Promise<void> {
  const beside = staticChecks();
  await vitest("unit", ["unit"]);
  const near = testsNearChanges();
  if (near.length > 0) await vitest(`near-${near.length}-files`, ["unit-heavy", "api-embedded"], near);
  await beside;
}

const unknown = isQuick ? asked.slice(1) : asked.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  process.stderr.write(`npm test knows ${parts.join(", ")}, not ${unknown.join(", ")}.\n`);
  process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    endSteps();
    process.exit(130);
  });
}
rmSync(logs, { recursive: true, force: true });
await (isQuick ? quick() : everything());
process.stdout.write(`${lastLine(results)}\n`);
process.exitCode = results.every((counts) => counts.failed === 0) ? 0 : 1;
