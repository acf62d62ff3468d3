import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const tab = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

/** The page after a reload: its modules anew, the tab's storage as it was. */
async function load() {
  vi.resetModules();
  return import("./idempotency-key.ts");
}

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", tab);
});

const body = { total: 590, items: [{ id: "team-cap", quantity: 1 }] };

test("the same order keeps its key over retries and reloads", async () => {
  const { keyFor } = await load();
  const key = keyFor(body);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ ...body })).toBe(key);
  const reloaded = await load();
  expect(reloaded.keyFor(body)).toBe(key);
});

test("a changed form or cart gets a new one", async () => {
  const { keyFor } = await load();
  const key = keyFor(body);
  const changed = keyFor({ ...body, total: 690 });
  expect(changed).not.toBe(key);
  expect(keyFor(body)).not.toBe(changed);
});

test("after an order succeeded, the same content is another order", async () => {
  const { keyFor, forgetKey } = await load();
  const key = keyFor(body);
  forgetKey();
  expect(keyFor(body)).not.toBe(key);
});

test("where the tab's storage is forbidden, the key holds as long as the page", async () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const { keyFor, forgetKey } = await load();
  const key = keyFor(body);
  expect(keyFor(body)).toBe(key);
  forgetKey();
  expect(keyFor(body)).not.toBe(key);
});
