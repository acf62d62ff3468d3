import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { API_TESTS, HEAVY_UNITS } from "../vitest.config.ts";
import { root } from "./setup.mjs";

/** Folders whose own files are about many things: what lies in one is near to what names it, not to its neighbours. */
const HALLS = [
  "src",
  "src/app",
  "src/kit",
  "src/kit/contract",
  "src/kit/server",
  "src/kit/web",
  "src/testing",
];

/**
 * The tests, of those that take seconds each, that are near what changed since the branch left main, committed or not.
 * By its imports every API test reaches the whole server, so that Vitest's `--changed` runs all of them after any
 * change there.
 */
export function testsNearChanges(): string[] {
  const tests = globSync([API_TESTS, ...HEAVY_UNITS], { cwd: root }).sort();
  return nearTests(changedFiles(), tests, (test) => readFileSync(join(root, test), "utf8"));
}

/**
 * Of `tests` those of a changed file's room, those that import from a changed feature, and those that name a changed
 * file of the kit or the app in an import or a command.
 */
export function nearTests(
  changed: readonly string[],
  tests: readonly string[],
  read: (test: string) => string,
): string[] {
  const files = changed.filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.includes("/web/"));
  const rooms = files.flatMap((file) => roomOf(file) ?? []);
  const names = files.filter((file) => !roomOf(file) || file.includes("/kit/")).map((file) => basename(file));
  const features = rooms.filter((room) => room.startsWith("src/features/"));
  return tests.filter(
    (test) =>
      files.includes(test) ||
      rooms.some((room) => test.startsWith(room)) ||
      features.some((feature) => read(test).includes(`"#${feature.slice("src/".length)}`)) ||
      names.some((name) => new RegExp(`["/]${RegExp.escape(name)}"`).test(read(test))),
  );
}

/** A feature, or a folder of the kit or the app that is about one thing; with a slash at the end. */
function roomOf(file: string): string | undefined {
  const [feature] = /^src\/features\/[^/]+\//.exec(file) ?? [];
  const folder = dirname(file);
  return feature ?? (HALLS.includes(folder) ? undefined : `${folder}/`);
}

/** From the top of the project; on main itself, since what was last fetched. None where there is no repository. */
function changedFiles(): string[] {
  const isOnMain = git("rev-parse", "--abbrev-ref", "HEAD")[0] === "main";
  const [base = "HEAD"] = git("merge-base", "HEAD", isOnMain ? "origin/main" : "main");
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}

function git(...args: string[]): string[] {
  try {
    const said = execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return said.split("\n").filter(Boolean);
  } catch {
    return [];
  }
}
