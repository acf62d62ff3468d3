import { setTimeout } from "node:timers/promises";
import { startDemoSite } from "./lib/demo-site.ts";
import { takenBy } from "./lib/process-tree.ts";
import { atMost, type Row, run } from "./lib/row.ts";

/** Of a start: renditions that are made ahead, compiled code that is stored. */
const SETTLE_MS = 60_000;
const MINUTES = 5;

export const idle: Row = {
  name: "idle",
  title: "Processor of a site that nobody visits, with the embedded database",
  limit: "nothing: seconds of the processor over five minutes, which a busy machine does not change much",
  tried: [
    "Each of thirty workers asked the database for jobs every half to ten seconds. Now whoever adds a job wakes them, a job that waits for a moment wakes them then, and otherwise they look every half minute (`kit/server/jobs/alarm.ts`).",
  ],
  async measure() {
    const site = await startDemoSite();
    try {
      await setTimeout(SETTLE_MS);
      const before = await takenBy(site.pid);
      await setTimeout(MINUTES * 60_000);
      const seconds = (await takenBy(site.pid)).seconds - before.seconds;
      const share = Math.round((seconds / (MINUTES * 60)) * 10_000) / 100;
      return [atMost("of one core", share, 0.5, "%", `${seconds.toFixed(2)} s in ${MINUTES} minutes`)];
    } finally {
      await site.stop();
    }
  },
};

if (import.meta.main) await run(idle);
