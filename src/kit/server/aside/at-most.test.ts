import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("never more than the limit run at once, all of them run in order, and a failure frees its place", async () => {
  const gate = atMost(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    started.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (n === 1) throw new Error("one fails");
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => gate(work(n))));
  expect(results.map((result) => result.status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
  expect([most, started]).toEqual([2, [0, 1, 2, 3, 4]]);
});
