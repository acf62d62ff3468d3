import type { FastifyBaseLogger } from "fastify";

export interface LogLine {
  level: string;
  /** The error or other details that were logged. */
  details: unknown;
  message: string | undefined;
}

/** A logger that keeps what it is told in `lines`, for tests that ask what was logged. */
export function testLog(): FastifyBaseLogger & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const keep = (level: string) => (details: unknown, message?: string) => {
    lines.push(
      typeof details === "string"
        ? { level, details: undefined, message: details }
        : { level, details, message },
    );
  };
  const log = {
    lines,
    level: "trace",
    ...Object.fromEntries(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"].map((level) => [level, keep(level)]),
    ),
    child: () => log,
  };
  return log as unknown as FastifyBaseLogger & { lines: LogLine[] };
}
