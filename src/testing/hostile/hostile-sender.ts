import process from "node:process";
import type { Role } from "#kit/contract/roles.ts";
import {
  type Fault,
  type HostileResult,
  type HostileRun,
  runHostile,
  runSeeds,
  runSlow,
} from "./run-hostile.ts";

/** Sends hostile requests from a process of its own, so that memory and processor time of the site are the site's alone. */

/** What it is told: a part of a run; without `count` the corpus, or every slow text. */
export type Order = Pick<HostileRun, "port" | "known" | "pages" | "drawings"> & {
  count?: number;
  seed?: number;
  slow?: boolean;
  every?: number;
};

/** What it asks for: a bearer, or how long the site's processor has worked. */
export type Want = { token: Role } | "cpu";

/** What it says: what it needs, which is answered, how far it is, and what came of it. */
export type Said = { wants: Want } | { sent: number } | { fault: Fault } | { result: HostileResult };

const say = (said: Said) => process.send?.(said);

let isStopped = false;

process.on("message", async (order: Order | { answer: string | number } | "stop") => {
  if (order === "stop") isStopped = true;
  if (order === "stop" || "answer" in order) return;
  const { count, seed, slow } = order;
  const run = {
    ...order,
    token: (role: Role = "owner") => ask<string>({ token: role }),
    isStopped: () => isStopped,
    meter: () => ask<number>("cpu"),
    onProgress: (sent: number) => say({ sent }),
    onFault: (fault: Fault) => say({ fault }),
  };
  if (slow) return say({ result: await runSlow(run) });
  const result =
    count === undefined ? await runSeeds(run) : await runHostile({ ...run, count, seed: seed ?? 0 });
  say({ result });
});

function ask<T extends string | number>(wants: Want): Promise<T> {
  return new Promise((resolve) => {
    const hear = (said: { answer?: T }) => {
      if (said.answer === undefined) return;
      process.off("message", hear);
      resolve(said.answer);
    };
    process.on("message", hear);
    say({ wants });
  });
}
