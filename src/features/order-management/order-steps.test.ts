import { expect, test } from "vitest";
import { withdrawnPart } from "./order-steps.ts";

const order = {
  status: "pending" as const,
  items: [
    { id: 1, price: 5000, quantity: 1 },
    { id: 2, price: 149.9, quantity: 3 },
  ],
};
const stickers = { scope: "", items: [{ id: 2, name: "Sada samolepek", quantity: 3 }], settled_at: null };
const ride = {
  scope: "",
  items: [{ id: 1, name: "Jízda", quantity: 1 }],
  settled_at: "2026-11-03T10:00:00Z",
};

test("withdrawals cover the whole order, or a part with what it cost", () => {
  expect(withdrawnPart(order, [])).toBeNull();
  const part = { isWhole: false, isOpen: true, names: "3 × Sada samolepek", price: 449.7 };
  expect(withdrawnPart(order, [stickers])).toEqual(part);
  expect(withdrawnPart(order, [stickers, ride])).toMatchObject({ isWhole: true, price: 5449.7 });
  expect(withdrawnPart(order, [ride])).toMatchObject({ isWhole: false, isOpen: false });
});

test("a part that the customer named in words has no price, and no words at all mean the whole order", () => {
  const said = { scope: "jen samolepky", items: [], settled_at: null };
  expect(withdrawnPart(order, [said])).toMatchObject({ isWhole: false, names: "jen samolepky", price: 0 });
  expect(withdrawnPart(order, [{ ...said, scope: "" }])).toMatchObject({ isWhole: true });
});
