import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The short hash of a checkout's commit, without asking git; null where the folder is none. */
export function commitOf(root: string): string | null {
  const read = (path: string) => readFileSync(join(root, ".git", path), "utf8").trim();
  try {
    const head = read("HEAD");
    const branch = /^ref: (.+)$/.exec(head)?.[1];
    return (branch ? ofBranch(branch, read) : head)?.slice(0, 9) ?? null;
  } catch {
    return null;
  }
}

function ofBranch(branch: string, read: (path: string) => string): string | undefined {
  try {
    return read(branch);
  } catch {
    const line = read("packed-refs")
      .split("\n")
      .find((each) => each.endsWith(` ${branch}`));
    return line?.split(" ")[0];
  }
}
