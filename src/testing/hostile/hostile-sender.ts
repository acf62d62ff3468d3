import process from "node:process";
import { type Fault, type HostileResult, type HostileRun, runHostile, runSeeds } from "./run-hostile.ts";

/** Sends hostile requests from a process of its own, so that the memory of the site is the site's alone. */

/** What it is told: a part of a run; without `count` the corpus. */
export type Order = Pick<HostileRun, "port" | "known" | "pages"> & { count?: number; seed?: number };

/** What it says: that it needs a bearer, which is answered with one, how far it is, and what came of it. */
export type Said = { wants: "token" } | { sent: number } | { fault: Fault } | { result: HostileResult };

const say = (said: Said) => process.send?.(said);

process.on("message", async (order: Order | { token: string }) => {
  if ("token" in order) return;
  const { count, seed } = order;
  const run = {
    ...order,
    token: askToken,
    onProgress: (sent: number) => say({ sent }),
    onFault: (fault: Fault) => say({ fault }),
  };
  const result =
    count === undefined ? await runSeeds(run) : await runHostile({ ...run, count, seed: seed ?? 0 });
  say({ result });
});

function askToken(): Promise<string> {
  return new Promise((resolve) => {
    const hear = (answer: { token?: string }) => {
      if (answer.token === undefined) return;
      process.off("message", hear);
      resolve(answer.token);
    };
    process.on("message", hear);
    say({ wants: "token" });
  });
}
