import { expect, test } from "@playwright/test";
import { runKillTest } from "../kill-test/kill-test.ts";

for (const [database, tag] of [
  ["embedded", " @job"],
  ["postgres", ""],
] as const) {
  test(`kill -9 at any moment loses and doubles nothing that was acknowledged: ${database}${tag}`, async () => {
    test.setTimeout(240_000);
    // What waits for its turn has its job; only the long run (npm run kill-test) waits until all is sent.
    const { faults, mails, orders, uploads } = await runKillTest({
      database,
      rounds: 2,
      mailPatience: 2_000,
    });
    expect(faults).toEqual([]);
    expect(mails.doubled).toBe(0);
    expect(orders).toBeGreaterThan(3);
    expect(uploads).toBeGreaterThan(0);
  });
}
