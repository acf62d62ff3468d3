import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Refusal } from "#kit/contract/errors.ts";
import { Turns } from "./turns.ts";

/** Work that ends when the test says so; `order` has what has begun. */
function slow(turns: Turns) {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const take = (address: string, key: string) =>
    turns.take(address, key, () => {
      order.push(key);
      return new Promise<string>((resolve) => ends.push(() => resolve(key)));
    });
  const endAll = async () => {
    for (let quiet = 0; quiet < 3; quiet++) {
      for (let turn = 0; turn < 20; turn++) await setImmediate();
      if (ends.length > 0) quiet = 0;
      ends.shift()?.();
    }
  };
  return { order, take, endAll };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => (error instanceof Refusal ? error.code : error),
  );

test("few run at once, and each address in its turn: a flood waits behind itself, not others behind it", async () => {
  const turns = new Turns({ atOnce: 2, perAddress: 100, inAll: 500 });
  const { order, take, endAll } = slow(turns);
  const flood = Array.from({ length: 50 }, (_, i) => take("flood", `flood ${i}`));
  const visitors = ["a", "b"].map((name) => take(name, name));
  expect(order).toEqual([]);
  await endAll();
  expect(await Promise.all([...flood, ...visitors])).toHaveLength(52);
  expect(order.indexOf("a")).toBeLessThan(5);
  expect(order.indexOf("b")).toBeLessThan(6);
  expect(turns.waiting).toBe(0);
});

test("too many of one address are refused, and nobody else", async () => {
  const { take, endAll } = slow(new Turns({ atOnce: 1, perAddress: 3, inAll: 500 }));
  const flood = Array.from({ length: 10 }, (_, i) => codeOf(take("flood", `flood ${i}`)));
  const visitor = codeOf(take("visitor", "page"));
  await endAll();
  const codes = await Promise.all(flood);
  expect(codes.filter((code) => code === "done")).toHaveLength(3);
  expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(7);
  expect(await visitor).toBe("done");
});

test("where all places are taken, the address with the most gives one up", async () => {
  const { take, endAll } = slow(new Turns({ atOnce: 1, perAddress: 10, inAll: 6 }));
  const flood = Array.from({ length: 6 }, (_, i) => codeOf(take("flood", `flood ${i}`)));
  const visitors = ["a", "b"].map((name) => codeOf(take(name, name)));
  await endAll();
  expect(await Promise.all(visitors)).toEqual(["done", "done"]);
  expect((await Promise.all(flood)).filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(2);
});

test("nobody is refused for the same reason twice: with all places taken by many, the next is told to wait", async () => {
  const { take, endAll } = slow(new Turns({ atOnce: 1, perAddress: 10, inAll: 3 }));
  const works = ["a", "b", "c", "d", "e"].map((name) => codeOf(take(name, name)));
  await endAll();
  expect(await Promise.all(works)).toEqual(["done", "done", "done", "UNAVAILABLE", "UNAVAILABLE"]);
});

test("whoever waits for what a flood has asked for as well gets it in their own turn", async () => {
  const turns = new Turns({ atOnce: 1, perAddress: 100, inAll: 500 });
  const { order, take, endAll } = slow(turns);
  const flood = Array.from({ length: 50 }, (_, i) => take("flood", i === 40 ? "home" : `flood ${i}`));
  turns.join("visitor", "home");
  turns.join("visitor", "not there");
  await endAll();
  await Promise.all(flood);
  expect(order.indexOf("home")).toBeLessThan(4);
  expect(order).toHaveLength(50);
});

test("work that fails gives its place on", async () => {
  const turns = new Turns({ atOnce: 1, perAddress: 5, inAll: 5 });
  const failing = turns.take("a", "a", () => Promise.reject(new Error("broken")));
  const next = turns.take("b", "b", async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("what waits under the name of something else that waits is done as well", async () => {
  const { order, take, endAll } = slow(new Turns({ atOnce: 1, perAddress: 5, inAll: 5 }));
  const works = ["busy", "home", "home"].map((key) => take("a", key));
  await endAll();
  expect(await Promise.all(works)).toEqual(["busy", "home", "home"]);
  expect(order).toEqual(["busy", "home", "home"]);
});
