import fs from "node:fs";
import path from "node:path";

/** What a system answers when it can't write, and what to do about it. */
const ERRORS: [codes: RegExp, sentence: string][] = [
  [/^(ENOSPC|EDQUOT|53100)$/, "the disk is full; make room and start again"],
  [/^EROFS$/, "the disk is read-only; make it writable and start again"],
  [/^(EACCES|EPERM|42501)$/, "takes a folder that this user may write"],
  // 58P02: the embedded database made a file, had none left to open it with, and found it in its way at the next try.
  [
    /^(EMFILE|ENFILE|53000|58P02)$/,
    "no more files can be opened; raise the limit (ulimit -n) and start again",
  ],
  [/^EIO$/, "the disk fails to read or write; look at the system's log"],
];

/** The same by SQLite, which holds the lock of the data folder. */
const SQLITE: Record<number, string> = { 13: "ENOSPC", 8: "EROFS", 10: "EIO" };

/**
 * What is wrong with the disk, in words with the system's own in brackets; null where the error, or what caused it,
 * is another one.
 */
export function diskError(error: unknown): string | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth += 1) {
    const { code, errcode, message } = each as Error & { code?: unknown; errcode?: number };
    const known = errcode === undefined ? String(code) : (SQLITE[errcode & 0xff] ?? "");
    const sentence = ERRORS.find(([codes]) => codes.test(known))?.[1];
    if (sentence) return `${sentence} (${message.split("\n")[0]})`;
  }
  return null;
}

/** Numbers of the system inside the embedded database, which throws them instead of errors. */
const EMBEDDED: Record<number, string> = {
  51: "ENOSPC",
  69: "EROFS",
  29: "EIO",
  2: "EACCES",
  63: "EPERM",
  33: "EMFILE",
};
/** What the embedded database needs to start: a segment of its log has 16 MB, and a new one is made of many files. */
const ROOM_BYTES = 64 * 1024 * 1024;

/**
 * What the embedded database threw at its start, as an error. Its own words tell little (it ends like a process, or
 * throws a number), so the disk is looked at.
 */
export function embeddedError(thrown: unknown, folder: string): Error {
  const { errno } = (thrown ?? {}) as { errno?: number };
  const code = (errno !== undefined && EMBEDDED[errno]) || codeOfDisk(path.dirname(path.resolve(folder)));
  if (code) return Object.assign(new Error(`${code} in ${folder}`, { cause: thrown }), { code });
  if (thrown instanceof Error) return thrown;
  return new Error(`The embedded database in ${folder} does not start`, { cause: thrown });
}

function codeOfDisk(folder: string): string | undefined {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    if (bavail * bsize < ROOM_BYTES) return "ENOSPC";
    const probe = path.join(folder, `.probe-${process.pid}`);
    fs.writeFileSync(probe, "probe", { flush: true });
    fs.rmSync(probe);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}
