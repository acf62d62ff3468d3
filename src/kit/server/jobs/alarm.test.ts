import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAlarm } from "./alarm.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

function alarmOf(paceMs: number) {
  const looks: number[] = [];
  const start = performance.now();
  const alarm = createAlarm(() => looks.push(Math.round(performance.now() - start)), paceMs);
  return { alarm, looks };
}

test("after a job was added it is looked for soon and again, and then no more", async () => {
  const { alarm, looks } = alarmOf(0);
  alarm.expectJob();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks).toEqual([30, 250, 1_000, 4_000]);
});

test("many jobs are looked for at the pace that was asked for, the last one too", async () => {
  const { alarm, looks } = alarmOf(500);
  for (let n = 0; n < 200; n++) {
    alarm.expectJob();
    await vi.advanceTimersByTimeAsync(10);
  }
  const added = 2_000;
  await vi.advanceTimersByTimeAsync(60_000);
  const gaps = looks.slice(1).map((at, n) => at - (looks[n] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500);
  expect(looks.find((at) => at > added)).toBeLessThan(added + 600);
  expect(looks.length).toBeLessThan(15);
});

test("a job that falls due later is looked for then", async () => {
  const { alarm, looks } = alarmOf(500);
  alarm.expectJobIn(90_000);
  alarm.expectJobIn(10_000);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks).toEqual([10_000, 90_000]);
});

test("nobody is woken after the end", async () => {
  const { alarm, looks } = alarmOf(0);
  alarm.expectJob();
  alarm.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks).toEqual([]);
});
