import { spawnSync } from "node:child_process";
import { basename, delimiter, join } from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";

/** The same browser without windows: it takes a quarter less of the processor for the same tests. */
const SHELL = "chromium-headless-shell";
const names = [SHELL, "chromium", "chromium-browser", "google-chrome"];

/** Where a Chromium may lie, best first: `CHROMIUM_PATH`, the PATH, Playwright's own download. */
export function chromiumCandidates(env: NodeJS.ProcessEnv, downloaded: string): string[] {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env.CHROMIUM_PATH, ...onPath, downloaded].filter((path): path is string => Boolean(path));
}

/**
 * The path of a Chromium that runs here, or undefined. Asking for its version tells a working one from a
 * file that is not there, from a download that lacks system libraries, and from a distribution's stand-in.
 */
export function findChromium(): string | undefined {
  return chromiumCandidates(process.env, chromium.executablePath()).find(
    (path) => spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0,
  );
}

/** Runs one command, tells whether it succeeded. */
type Run = (program: string, args: string[], env?: Record<string, string>) => Promise<boolean>;

/**
 * Finds a Chromium or fetches one: Playwright's download first, then the system's package manager, as root
 * or through a sudo that asks for no password. Returns its path, or undefined where nothing helped.
 *
 * Where only the browser with windows is there, and nobody has named it, root gets the shell beside it.
 */
export async function provideChromium(
  run: Run,
  find = findChromium,
  isRoot = process.getuid?.() === 0,
  isNamed = Boolean(process.env.CHROMIUM_PATH),
) {
  const found = find();
  if (found && (isNamed || !isRoot || basename(found) === SHELL)) return found;
  if (!found) {
    await run("playwright", ["install", "chromium"], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000" });
    const downloaded = find();
    if (downloaded) return downloaded;
  }
  const asRoot = isRoot ? [] : ["sudo", "-n"];
  const aptGet = (...args: string[]) => {
    const [program = "apt-get", ...rest] = [
      ...asRoot,
      "env",
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      ...args,
    ];
    return run(program, rest);
  };
  await aptGet("update"); // One broken source makes it fail and still leaves lists good enough to install from.
  await aptGet("install", "-y", "--no-install-recommends", SHELL);
  const installed = find();
  if (installed) return installed;
  await aptGet("install", "-y", "--no-install-recommends", "chromium");
  return find();
}
