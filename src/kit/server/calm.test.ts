import { afterEach, expect, test, vi } from "vitest";
import { watchForCalm } from "./calm.ts";

afterEach(() => vi.useRealTimers());

/** Whether the promise has been kept after so many milliseconds of a clock that the test moves. */
async function isKept(promise: Promise<void>, after: number): Promise<boolean> {
  let kept = false;
  promise.then(() => {
    kept = true;
  });
  await vi.advanceTimersByTimeAsync(after);
  return kept;
}

function watched() {
  vi.useFakeTimers();
  let load = 0;
  const calm = watchForCalm(() => load);
  return { calm, setLoad: (value: number) => (load = value) };
}

const never = new AbortController().signal;

test("work goes on at once where there is time, and waits where there is none until there is", async () => {
  const { calm, setLoad } = watched();
  expect(await isKept(calm.reached(never), 0)).toBe(true);
  setLoad(0.9);
  await vi.advanceTimersByTimeAsync(200);
  const waiting = calm.reached(never);
  expect(await isKept(waiting, 2000)).toBe(false);
  setLoad(0.3);
  expect(await isKept(waiting, 400)).toBe(true);
});

test("under a load that never ends it waits five seconds, and less where the process stops", async () => {
  const { calm, setLoad } = watched();
  setLoad(1);
  await vi.advanceTimersByTimeAsync(200);
  const waiting = calm.reached(never);
  expect(await isKept(waiting, 4900)).toBe(false);
  expect(await isKept(waiting, 200)).toBe(true);
  const stopping = new AbortController();
  const stopped = calm.reached(stopping.signal);
  expect(await isKept(stopped, 300)).toBe(false);
  stopping.abort();
  expect(await isKept(stopped, 200)).toBe(true);
});
