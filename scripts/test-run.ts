import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { globSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { provideChromium } from "./chromium.ts";
import { type Counts, countPlaywright, countReport, countVitest, lastLine } from "./counts.ts";
import { endSteps, runStep } from "./run-step.ts";
import { root } from "./setup.mjs";

/**
 * `npm test`, `npm run test:quick` and `npm run test:all`: which tests of vitest and Playwright each of them takes is said
 * by the tests' tags and titles (docs/decisions/0145-three-commands.md). Their reporters tell what failed.
 */
const PARTS = ["static", "unit", "api", "e2e"];
const [mode, ...asked] = ["quick", "all"].includes(process.argv[2] ?? "")
  ? process.argv.slice(2)
  : ["push", ...process.argv.slice(2)];
const unknown = asked.filter((part) => !PARTS.includes(part));
const wants = (part: string) => asked.length === 0 || asked.includes(part);

const reports = join(root, ".cache/test-reports");
const results: Counts[] = [];

/** Keeps a step's result and says it in one line. */
function report(name: string, started: number, counts: Counts): void {
  results.push(counts);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${counts.failed > 0 ? "FAILED" : "ok    "} ${name}: ${lastLine([counts])} (${seconds} s)\n`,
  );
}

/** A check that counts as one: its commands run until one fails. */
async function check(name: string, ...commands: [program: string, ...args: string[]][]): Promise<void> {
  const started = Date.now();
  let failed = 0;
  for (const [program, ...args] of commands) {
    const { code, said } = await runStep(program, args);
    // What could not be asked is said even where nothing failed.
    process.stdout.write(code === 0 ? (/^.*NOT ASKED.*\n/m.exec(said)?.[0] ?? "") : said);
    failed = code === 0 ? 0 : 1;
    if (failed) break;
  }
  report(name, started, { passed: 1 - failed, failed });
}

async function staticChecks(): Promise<void> {
  await check("biome", ["biome", "ci", "--colors=off"]);
  await check("types", ["react-router", "typegen"], ["tsc", "--noEmit"]);
  await check("knip", ["knip"]);
  if (mode !== "quick") await check("packages", ["node", "scripts/check-packages.ts"]);
}

/** What a runner prints is seen as it comes; its report is counted. */
async function tests(name: string, command: [string, ...string[]], env: Record<string, string> = {}) {
  const [program, ...args] = command;
  const started = Date.now();
  const json = join(reports, `${name}.json`);
  const isVitest = program === "vitest";
  const { code } = await runStep(program, isVitest ? [...args, `--outputFile.json=${json}`] : args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: json },
    minutes: 45,
    isShown: true,
  });
  report(
    name,
    started,
    isVitest ? countReport(json, countVitest, code) : countReport(json, countPlaywright, code),
  );
}

function vitest(name: string, projects: string[], tags: string | undefined, files: string[] = []) {
  const filter = tags ? [`--tags-filter=${tags}`] : [];
  const asked = projects.map((project) => `--project=${project}`);
  return tests(name, ["vitest", "run", ...files, ...asked, ...filter, "--reporter=dot", "--reporter=json"]);
}

/** Builds when stale. Says nothing when it works: the journeys show what the build is worth. */
async function build(): Promise<void> {
  const started = Date.now();
  const { code, said } = await runStep("node", ["scripts/build.ts"]);
  if (code === 0) return;
  process.stdout.write(said);
  report("build", started, { passed: 0, failed: 1 });
}

const browser = () =>
  provideChromium(async (program, args, env) => {
    process.stdout.write(`A Chromium for the tests, trying: ${program} ${args.join(" ")}\n`);
    return (await runStep(program, args, env && { env })).code === 0;
  });

async function journeys(chromiumPath: string | undefined): Promise<void> {
  if (!chromiumPath) {
    process.stdout.write(
      "The browser journeys did not run: install Chromium, or name one in CHROMIUM_PATH.\n",
    );
    return report("e2e", Date.now(), { passed: 0, failed: 1 });
  }
  const which = mode === "all" ? [] : ["--project=server", "--project=browser", "--grep=@job"];
  await tests("e2e", ["playwright", "test", ...which, "--reporter=dot,json"], {
    CHROMIUM_PATH: chromiumPath,
  });
}

async function everything(): Promise<void> {
  const chromiumPath = wants("e2e") ? browser() : undefined;
  // The static checks run beside the tests; no test measures time.
  const beside = wants("static") ? staticChecks() : undefined;
  if (wants("e2e") || wants("api")) await build();
  const embedded = [
    ...(wants("unit") ? ["unit", "dom", "unit-heavy"] : []),
    ...(wants("api") ? ["api-embedded"] : []),
  ];
  const isAll = mode === "all";
  if (embedded.length > 0) await vitest("embedded", embedded, isAll ? undefined : "!processes");
  if (wants("api"))
    await vitest("api-postgres", ["api-postgres"], isAll ? undefined : "both-databases && !processes");
  await beside;
  if (wants("e2e")) await journeys(await chromiumPath);
}

/** What says within 90 s whether a change is worth the whole: no browser, no PostgreSQL server, no packages. */
async function quick(): Promise<void> {
  const beside = staticChecks();
  await vitest("unit", ["unit", "dom"], "!processes");
  const near = globSync(changedRooms().map((room) => `${room}/**/*.api.test.{ts,tsx}`));
  if (near.length > 0) await vitest(`near-${near.length}-files`, ["api-embedded"], "!processes", near);
  await beside;
}

/**
 * The features, and the rooms of app and kit, in which something has changed since the branch left main. By its imports
 * every API test reaches the whole server, so that vitest's `--changed` would run all of them.
 */
function changedRooms(): string[] {
  const isOnMain = git("rev-parse", "--abbrev-ref", "HEAD")[0] === "main";
  const [base = "HEAD"] = git("merge-base", "HEAD", isOnMain ? "origin/main" : "main");
  const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  const room = /^src\/(features|app|kit\/(contract|server))\/[\w-]+(?=\/)/;
  return [...new Set(changed.flatMap((file) => room.exec(file)?.[0] ?? []))];
}

/** The lines that git says; none where there is no repository, or no such branch. */
function git(...args: string[]): string[] {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter(Boolean);
  } catch {
    return [];
  }
}

if (unknown.length > 0) {
  process.stderr.write(`npm test knows ${PARTS.join(", ")}, not ${unknown.join(", ")}.\n`);
  process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    endSteps();
    process.exit(130);
  });
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (mode === "all") {
  process.env.WALK_SEED ??= String(randomInt(1, 2 ** 31));
  process.stdout.write(`Walks begin with WALK_SEED=${process.env.WALK_SEED}\n`);
}
await (mode === "quick" ? quick() : everything());
process.stdout.write(`${lastLine(results)}\n`);
process.exitCode = results.every((counts) => counts.failed === 0) ? 0 : 1;
