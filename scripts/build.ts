import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fingerprint } from "./fingerprint.mjs";
import { withLock } from "./lock.mjs";
import { runStep } from "./run-step.ts";
import { root } from "./setup.mjs";

/** What the built pages are made from. */
const sources = [
  "src",
  "demo",
  "public",
  "migrations",
  "react-router.config.ts",
  "vite.config.ts",
  "vite.admin.config.ts",
  "scripts/bundle-server.ts",
  "scripts/chunks.ts",
  "scripts/precompress.ts",
  "scripts/make-first-database.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Whether the build that left `stampFile` was made from other sources than those with the fingerprint `current`. */
export function isStale(stampFile: string, current: string): boolean {
  return !existsSync(stampFile) || readFileSync(stampFile, "utf8") !== current;
}

async function build(force: boolean): Promise<number> {
  const stampFile = join(root, "build/.stamp");
  return withLock(join(root, ".cache/build.lock"), async () => {
    const current = fingerprint(root, sources);
    if (!force && !isStale(stampFile, current)) return 0;
    process.stdout.write("Building the pages ...\n");
    rmSync(stampFile, { force: true });
    const steps: [string, string[]][] = [
      ["react-router", ["build"]],
      ["vite", ["build", "--config", "vite.admin.config.ts"]],
      ["node", ["scripts/bundle-server.ts"]],
      ["node", ["scripts/precompress.ts"]],
      ["node", ["scripts/make-first-database.ts"]],
    ];
    for (const [program, args] of steps) {
      const { code, said } = await runStep(program, args);
      if (code === 0) continue;
      process.stderr.write(said);
      return code;
    }
    writeFileSync(stampFile, current);
    return 0;
  });
}

if (import.meta.main) process.exitCode = await build(process.argv.includes("--force"));
