import { rm } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { adminCaller, type Call, callerOf, must, patient } from "../kill-test/call.ts";
import { ROOT, startSite } from "../site.ts";

/** One server after the other on the same data, each with a clock of its own. */
export interface SeasonSite {
  folder: string;
  /** Begins at a moment (ISO), after `kill -9` of the one before. */
  begin: (moment: string) => Promise<void>;
  kill: () => Promise<void>;
  /** Ends it in good order. */
  end: () => Promise<void>;
  /** As a visitor and as the team; while the server is busy they wait, once it is gone they throw. */
  visitor: Call;
  team: Call;
}

export async function seasonSite(
  folder: string,
  settings: Record<string, string> = {},
): Promise<SeasonSite & AsyncDisposable> {
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  let team: Call | undefined;
  const command = [
    process.execPath,
    "--import",
    join(ROOT, "e2e/season/shifted-clock.ts"),
    "build/app/main.js",
  ];
  const running = () => {
    if (!site || !team) throw new Error("no server runs");
    return { site, team };
  };
  return {
    folder,
    async begin(moment) {
      await site?.kill();
      const environment = { DATA_DIR: folder, DEMO: "off", ...settings, CLOCK_STARTS: moment };
      site = await startSite(undefined, environment, [], { command, cwd: ROOT });
      team = patient(await adminCaller(site.url));
    },
    kill: () => running().site.kill(),
    end: () => running().site.stop(),
    visitor: (...asked) => patient(callerOf(running().site.url))(...asked),
    team: (...asked) => running().team(...asked),
    async [Symbol.asyncDispose]() {
      await site?.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks again until what is asked holds; throws after a minute. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + 60_000; !(await holds()); await pause(500))
    if (Date.now() > giveUpAt) throw new Error(`${what} did not come`);
}

/** How many mails of a kind there are, sent or waiting. */
export async function countMails({ team }: SeasonSite, kind: string): Promise<number> {
  let count = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { mails, pagination } = await must(team("GET", `/mails?limit=200&page=${page}`));
    count += mails.filter((mail: { kind: string }) => mail.kind === kind).length;
    pages = pagination.totalPages;
  }
  return count;
}
