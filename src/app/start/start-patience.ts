import { setTimeout } from "node:timers/promises";
import { DataFolderInUseError } from "#kit/server/database/database.ts";

/** A stop takes 10 s at most; a process that is here longer runs on. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

interface Waiting {
  say: (line: string) => void;
  patienceMs?: number;
}

/**
 * Does a step of the start. Where the site that ran before is still ending and holds the data folder or the port, it
 * says so once and waits: a restart then works at any moment. What is still in use after that belongs to a site that
 * runs on.
 *
 * @throws what the step threw last, DataFolderInUseError or EADDRINUSE among it
 */
export async function afterTheLastOne<T>(
  step: () => T | Promise<T>,
  { say, patienceMs = PATIENCE_MS }: Waiting,
): Promise<T> {
  const until = performance.now() + patienceMs;
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await step();
    } catch (error) {
      const inUse = whatIsInUse(error);
      if (!inUse || performance.now() > until) throw error;
      if (!isSaid) say(`${inUse.what} Waiting up to ${patienceMs / 1000} s for it to end; ${inUse.else}`);
      await setTimeout(PAUSE_MS);
    }
  }
}

function whatIsInUse(error: unknown): { what: string; else: string } | undefined {
  if (error instanceof DataFolderInUseError)
    return { what: error.inUse, else: "where it is to run on, give this one its own DATA_DIR." };
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE")
    return {
      what: `Port ${port} is in use by another process.`,
      else: "where it is to run on, give this one another PORT.",
    };
  return undefined;
}
