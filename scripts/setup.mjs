// What every command runs first. Plain JavaScript without dependencies: nothing is installed yet,
// and the machine's own Node (18 or later) may be too old for the rest.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { fingerprint } from "./fingerprint.mjs";
import { lockMismatches } from "./installed.mjs";
import { withLock } from "./lock.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const pinnedNode = join(root, "node_modules/.bin/node");

/** What npm itself notes about the packages that it installed. */
const hiddenLockfile = "node_modules/.package-lock.json";
const STOPS = ["SIGINT", "SIGTERM", "SIGHUP"];
const stamp = join(root, "node_modules/.cache/paddock/installed");

/** Whether this is a server's place: a build, and of the packages only those that run it (`npm ci --omit=dev`). */
export function hasOnlyServer() {
  const installed = join(root, hiddenLockfile);
  if (!existsSync(join(root, "build/app/main.js")) || !existsSync(installed)) return false;
  return !packagesIn(hiddenLockfile)["node_modules/vite"];
}

/**
 * Installs the locked packages where they are missing or differ from the lockfile, and sees that the pinned
 * Node runs; without `dev` only those that run a build. Throws an Error whose message is a sentence for the person at
 * the terminal.
 */
export async function setup({ dev = true } = {}) {
  await withLock(join(root, ".cache/setup.lock"), async () => {
    const all = fingerprint(root, ["package.json", "package-lock.json"]);
    const wanted = dev ? all : `${all} server`;
    if (existsSync(stamp) && [wanted, all].includes(readFileSync(stamp, "utf8"))) return;
    if (!alreadyInstalled(dev)) {
      process.stdout.write("Installing packages ...\n");
      await install(dev);
    }
    checkPinnedNode();
    mkdirSync(join(stamp, ".."), { recursive: true });
    writeFileSync(stamp, wanted);
  });
  checkPinnedNode();
}

/** The environment for child processes: the project's own programs, the pinned Node among them, come first. */
export function pinnedEnvironment() {
  return {
    ...process.env,
    PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  };
}

/** Runs `npm start`-like entry points: a known failure is one sentence, not a stack. */
export async function orSayWhy(work) {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Spares a developer who ran npm by hand, or changed only a script in package.json, the whole installation. */
function alreadyInstalled(dev) {
  return existsSync(join(root, hiddenLockfile)) && existsSync(pinnedNode) && mismatches(dev).length === 0;
}

/** One line for each way in which package.json, the lockfile and what is installed differ. */
function mismatches(dev) {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const locked = packagesIn("package-lock.json");
  const kinds = ["dependencies", "devDependencies", "optionalDependencies"];
  return [
    ...kinds
      .filter((kind) => !isDeepStrictEqual(manifest[kind] ?? {}, locked[""][kind] ?? {}))
      .map((kind) => `the ${kind} of package.json are not those of package-lock.json`),
    ...lockMismatches(locked, packagesIn(hiddenLockfile), dev),
  ];
}

async function install(dev) {
  rmSync(stamp, { force: true });
  const options = [dev ? "--include=dev" : "--omit=dev", "--include=optional", "--no-audit", "--no-fund"];
  const first = await npm(["ci", ...options]);
  if (first.code === 0) return;
  // `npm ci` refuses a lockfile written where a registry lacked packages made for other systems.
  // `npm install` takes it; what it put there is then compared with the lockfile.
  if (!first.output.includes("from lock file")) throw failed(first);
  const second = await npm(["install", "--no-save", ...options]);
  if (second.code !== 0) throw failed(second);
  const differences = mismatches(dev);
  if (differences.length > 0) {
    throw new Error(`The installed packages differ from package-lock.json:\n${differences.join("\n")}`);
  }
}

function failed({ output }) {
  return new Error(`${output}\nThe packages could not be installed; npm's own words stand above.`);
}

function packagesIn(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
}

/** npm replaces the pinned Node, so it must not run on it: its PATH leaves the project's programs out. */
function npm(args) {
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((entry) => !entry.endsWith("node_modules/.bin"));
  // Two installations at once destroy each other: a stop does not leave this one behind.
  const stop = () => child.once("close", () => process.exit(1)).kill();
  for (const signal of STOPS) process.once(signal, stop);
  const child = spawn("npm", args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: `npm could not be started: ${error.message}` }));
    child.on("close", (code) => resolve({ code, output }));
  }).finally(() => {
    for (const signal of STOPS) process.off(signal, stop);
  });
}

function checkPinnedNode() {
  const wanted = packagesIn("package-lock.json")["node_modules/node"].version;
  const found = spawnSync(pinnedNode, ["--version"], { encoding: "utf8" });
  if (found.stdout?.trim() === `v${wanted}`) return;
  throw new Error(
    `Node ${wanted}, which comes with the npm package "node", does not run here ` +
      `(${found.error?.message ?? (found.stdout || found.stderr).trim()}). Its program is fetched by the package's install ` +
      "script: check that npm may run install scripts (npm config get ignore-scripts), " +
      "delete node_modules and try again.",
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await orSayWhy(() => setup({ dev: !process.argv.includes("--omit=dev") }));
