import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coarseTimers } from "./coarse-timers.ts";

const { setTimeout: set, clearTimeout: clear } = coarseTimers;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Sets a timer that writes its name down when it rings. */
function rings() {
  const rung: string[] = [];
  return { rung, named: (name: string) => () => void rung.push(name) };
}

test("long timers that are due at about the same time share one of the browser's", () => {
  const { rung, named } = rings();
  for (let query = 0; query < 30; query++) set(named(`query ${query}`), 300_000 + query);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
  vi.advanceTimersByTime(299_999);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(10_100);
  expect(rung).toHaveLength(30);
  expect(vi.getTimerCount()).toBe(0);
});

test("a long timer is never early, and at most ten seconds late", () => {
  for (const delay of [30_000, 59_897, 1_799_994]) {
    const { rung, named } = rings();
    set(named("due"), delay);
    vi.advanceTimersByTime(delay - 1);
    expect(rung).toEqual([]);
    vi.advanceTimersByTime(10_001);
    expect(rung).toEqual(["due"]);
  }
});

test("a short one rings when it says", () => {
  const { rung, named } = rings();
  set(named("due"), 29_999);
  vi.advanceTimersByTime(29_998);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(["due"]);
});

test("one that is cleared does not ring, the others do; the last one takes the browser's timer along", () => {
  const { rung, named } = rings();
  const [first, second] = [set(named("first"), 60_000), set(named("second"), 60_000)];
  clear(first);
  vi.advanceTimersByTime(70_000);
  expect(rung).toEqual(["second"]);
  clear(second);

  const [third, short] = [set(named("third"), 60_000), set(named("short"), 10)];
  clear(third);
  clear(short);
  clear(undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test("a callback may clear one that is due with it, and set the next", () => {
  const { rung, named } = rings();
  set(() => {
    clear(other);
    set(named("next"), 60_000);
  }, 60_000);
  const other = set(named("other"), 60_000);
  vi.advanceTimersByTime(140_000);
  expect(rung).toEqual(["next"]);
});
