import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewLine } from "../cart-lines.ts";

const cap: NewLine = {
  id: "team-cap",
  price: 490,
  image_path: null,
  translations: { en: { name: "Cap", description: "" }, cs: { name: "Kšiltovka", description: "" } },
  slug: "team-cap",
};

/** The storage that the tabs of a browser share. */
const stored = new Map<string, string>();

/** The store as another tab has it: a module of its own on the same storage. */
async function openTab() {
  vi.resetModules();
  return import("./cart-store.ts");
}

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("document", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("the cart persists under the key `cart`, without the notification", async () => {
  const { cart } = await openTab();
  cart.add(cap);
  cart.add(cap);
  expect(JSON.parse(stored.get("cart") ?? "").state).toEqual({ lines: [{ ...cap, quantity: 2 }] });
  const { useCartStore } = await openTab();
  expect(useCartStore.getState()).toMatchObject({ lines: [{ id: "team-cap", quantity: 2 }], added: null });
});

test("each adding is told anew, also of the same product", async () => {
  const { cart, useCartStore } = await openTab();
  cart.add(cap);
  const first = useCartStore.getState().added;
  cart.add(cap);
  expect(first?.line).toEqual(cap);
  expect(useCartStore.getState().added).not.toBe(first);
  cart.dismissAdded();
  expect(useCartStore.getState().added).toBeNull();
});

test("a tab that did not hear of another one's change adds to it, not over it", async () => {
  const one = await openTab();
  one.cart.add(cap);
  const other = await openTab();
  other.cart.add({ ...cap, id: "key-ring" });
  one.cart.add(cap);
  expect(one.useCartStore.getState().lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ["team-cap", 2],
    ["key-ring", 1],
  ]);
});

test("garbage under the key is an empty cart that can be filled", async () => {
  stored.set("cart", '{"state":{"lines":{"no":"list"}},"version":99}');
  const { cart, useCartStore } = await openTab();
  expect(useCartStore.getState().lines).toEqual([]);
  cart.add(cap);
  expect(useCartStore.getState().lines).toHaveLength(1);
});

test("clearing empties the cart and what is stored", async () => {
  const { cart } = await openTab();
  cart.add(cap);
  cart.clear();
  const { useCartStore } = await openTab();
  expect(useCartStore.getState().lines).toEqual([]);
});
