import { DataFolderInUseError } from "./data-folder-lock.ts";

/** SQLSTATE classes and codes of a server that cannot serve now: gone, starting, stopping, full, read-only. */
const AWAY_STATES = /^(08...|53...|57P0[1-5]|58...|25006)$/;

const AWAY_SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOSPC",
  "EIO",
  "EROFS",
]);

/** Both drivers report a lost connection partly by text alone. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after|PGlite is clos)/;

/**
 * True when the error, or what caused it, means that the database cannot be reached or cannot serve now
 * (connection lost, server stopping, disk full). Worth a 503 and a later try; false for errors in the query.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some(
    (each) =>
      each instanceof DataFolderInUseError ||
      (typeof each.code === "string" && (AWAY_STATES.test(each.code) || AWAY_SYSTEM_CODES.has(each.code))) ||
      AWAY_MESSAGES.test(each.message),
  );
}

/**
 * True when the error, or what caused it, is a violated unique constraint or index;
 * with `constraint`, only that one's.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return causes(error).some(
    (each) => each.code === "23505" && (constraint === undefined || each.constraint === constraint),
  );
}

/** SQLSTATEs of a statement that others kept from ending: serialisation, deadlock, a lock or a turn waited for too long. */
const BUSY_STATES = new Set(["40001", "40P01", "55P03", "57014"]);

/**
 * True when the error, or what caused it, is that others were in the way: nothing was written, and the same again may
 * well succeed.
 */
export function isDatabaseBusy(error: unknown): boolean {
  return causes(error).some(({ code }) => code !== undefined && BUSY_STATES.has(code));
}

/** True when the error, or what caused it, is that this process or the system can open no more files. */
export function isOutOfFiles(error: unknown): boolean {
  return causes(error).some(({ code }) => code === "EMFILE" || code === "ENFILE");
}

/** True for text that PostgreSQL can't hold, such as one with a NUL character. */
export function isUnstorableText(error: unknown): boolean {
  return causes(error).some((each) => each.code === "22021" || each.code === "22P05");
}

type DriverError = Error & { code?: string; constraint?: string };

/** The error and its causes, outermost first: Drizzle wraps what the driver throws. */
function causes(error: unknown): DriverError[] {
  const chain: DriverError[] = [];
  for (let each = error; each instanceof Error && chain.length < 8; each = each.cause) chain.push(each);
  return chain;
}
