import { EventEmitter } from "node:events";
import { type DestinationStream, pino } from "pino";
import type { Config } from "./config/config.ts";

/** What gives access or names a person, wherever in a line it stands. */
const SECRETS: [RegExp, string][] = [
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]"],
  [/\b(bearer\s+)[\w.~+/=-]+/gi, "$1[token]"],
  [/\b(?:(?:sk|rk)_(?:test|live)|whsec)_\w+/g, "[key]"],
  // Behind an id, and any part of an address that is as long and as mixed as keys are.
  [/(\/\d+\/)[\w-]{20,}/g, "$1[key]"],
  [/(?<=\/)(?=[a-z\d_-]*[A-Z])[\w-]{32,}/g, "[key]"],
  [/\b(\w+:\/\/)[^\s/"@]+@/g, "$1[sign-in]@"],
  [/(?<![^\s"'\\<>@:,;()[\]=/])[^\s"'\\<>@:,;()[\]=/]+@[^\s"'\\<>@:,;()[\]/]+/g, "[e-mail]"],
];

/** The text without tokens, keys, passwords in addresses, and e-mail addresses. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((left, [secret, sign]) => left.replace(secret, sign), text);
}

/** The log: a JSON object a line. What is personal or secret is left out, whoever writes it. */
export function createLog({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">, destination?: DestinationStream) {
  const headers = ["authorization", "cookie"].flatMap((name) => [`headers.${name}`, `req.headers.${name}`]);
  const out = destination ?? pino.destination(1);
  // A log that can't be written (its reader is gone, the disk is full) is no reason to end.
  if (out instanceof EventEmitter) out.on("error", () => {});
  return pino(
    {
      level: LOG_LEVEL,
      serializers: { err: loggedError },
      redact: [...headers, ...["password", "token", "accessToken", "refreshToken", "body", "*.password"]],
      hooks: { streamWrite: withoutSecrets },
    },
    out,
  );
}

/**
 * What helps to find a fault: its kind, words, codes and stack. What a query was given, the row that a constraint
 * refused and whom a mail was for stay out: they are personal.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, column, responseCode, statusCode } = error as Error &
    Record<string, unknown>;
  const known = { code, constraint, table, column, responseCode, statusCode };
  const told = Object.entries(known).filter(([, value]) => ["string", "number"].includes(typeof value));
  const message = withoutValues(error.message);
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message,
    stack: error.stack?.replace(error.message, message),
    ...Object.fromEntries(told),
    ...(error.cause !== undefined && depth < 4 && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** Drizzle adds a query's values to its message, PostgreSQL the value that it could not read. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, "").replace(/: "[\s\S]*"$/, ": [value]");
}
