import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { readAudit } from "./audit.ts";
import { deliveredPackages, refusedLicences } from "./licences.ts";
import { root } from "./setup.mjs";

/**
 * Packages that are delivered, to a server or as part of the build: every licence is one of the allowed ones, and the registry knows no high or critical
 * fault of any. Where no registry can be asked about faults that is said, and is no failure.
 */

/** Imported by files of `src` that no build takes in. */
const TOOLS = ["vite", "@react-router/dev"];

const PATIENCE_MS = 8_000;

/** npm's JSON; its exit code says only that there is something to read. */
function askForErrors(): Promise<string> {
  const args = ["audit", "--json", "--fetch-retries=0", "--fetch-timeout=5000"];
  return new Promise((resolve) => {
    execFile("npm", args, { cwd: root, timeout: PATIENCE_MS, maxBuffer: 50_000_000 }, (_, stdout) =>
      resolve(stdout),
    );
  });
}

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const delivered = deliveredPackages(packages, [
  ...Object.keys(packages[""].dependencies),
  ...bundledPackages(),
]);
const refused = refusedLicences(packages, delivered);
for (const each of refused) say(`Licence not allowed: ${each}`);
if (refused.length === 0) say("Licences: all allowed.");

const audit = readAudit(
  await askForErrors(),
  new Set([...delivered].map((path) => path.replace(/^.*node_modules\//, ""))),
);
if (audit.result === "clean") say(`Known faults: none that are high or critical (${audit.minor} lesser).`);
if (audit.result === "not asked") say(`Known faults: NOT ASKED, ${audit.why}`);
if (audit.result === "faulty") say(`Known faults, high or critical: ${audit.names.join(", ")}`);

process.exitCode = refused.length > 0 || audit.result === "faulty" ? 1 : 0;

/** Packages of development that the build takes in: those that `src` imports, and the fonts that are cut for the site. */
function bundledPackages(): string[] {
  const files = globSync(["src/**/*.{ts,tsx,css}", "scripts/make-fonts.ts"], { cwd: root });
  const sources = files.filter((file) => !/\.test\.|^src\/testing\//.test(file));
  const text = sources.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const names: string[] = Object.keys(packages[""].devDependencies);
  return names.filter(
    (name) => !TOOLS.includes(name) && new RegExp(`["']${RegExp.escape(name)}["'/]`).test(text),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
