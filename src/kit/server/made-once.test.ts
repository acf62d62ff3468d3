import { expect, test } from "vitest";
import { madeOnce } from "./made-once.ts";

test("what is made is made once and shared, also while it is made", async () => {
  let made = 0;
  const thing = madeOnce(async () => ++made);
  expect(await Promise.all([thing.get(), thing.get()])).toEqual([1, 1]);
  expect(await thing.get()).toBe(1);
  thing.forget();
  expect(await thing.get()).toBe(2);
});

test("what could not be made is made anew at the next wish, also where making throws at once", async () => {
  let tries = 0;
  const thing = madeOnce(() => {
    tries += 1;
    if (tries === 1) throw new Error("at once");
    return tries === 2 ? Promise.reject(new Error("later")) : Promise.resolve("made");
  });
  await expect(thing.get()).rejects.toThrow("at once");
  await expect(thing.get()).rejects.toThrow("later");
  expect(await thing.get()).toBe("made");
});
