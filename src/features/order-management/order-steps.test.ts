import { expect, test } from "vitest";
import { moneyToSend, withdrawnPart } from "./order-steps.ts";

const order = {
  status: "pending" as const,
  items: [
    { id: 1, price: 5000, quantity: 1, taken_back: 0 },
    { id: 2, price: 149.9, quantity: 3, taken_back: 0 },
  ],
};
const stickers = {
  scope: "",
  is_late: false,
  settled_at: null,
  items: [{ id: 2, name: "Sada samolepek", quantity: 3 }],
};
const ride = {
  scope: "",
  is_late: false,
  items: [{ id: 1, name: "Jízda", quantity: 1 }],
  settled_at: "2026-11-03T10:00:00Z",
};

test("withdrawals cover the whole order, or a part with its pieces", () => {
  expect(withdrawnPart(order, [])).toBeNull();
  const part = {
    isWhole: false,
    isOpen: true,
    isInDoubt: false,
    names: "3 × Sada samolepek",
    pieces: [{ id: 2, quantity: 3 }],
  };
  expect(withdrawnPart(order, [stickers])).toEqual(part);
  expect(withdrawnPart(order, [stickers, ride])).toMatchObject({ isWhole: true });
  expect(withdrawnPart(order, [ride])).toMatchObject({ isWhole: false, isOpen: false });
});

test("what was taken back is not to be taken back again", () => {
  const [ride1, stickers3] = order.items as [(typeof order.items)[0], (typeof order.items)[0]];
  const after = (taken_back: number) => ({ ...order, items: [ride1, { ...stickers3, taken_back }] });
  expect(withdrawnPart(after(2), [stickers])).toMatchObject({
    isWhole: false,
    pieces: [{ id: 2, quantity: 1 }],
  });
  expect(withdrawnPart(after(3), [stickers])).toMatchObject({ isWhole: false, pieces: [] });
  expect(withdrawnPart(after(3), [stickers, ride])).toMatchObject({
    isWhole: true,
    pieces: [{ id: 1, quantity: 1 }],
  });
});

test("of several withdrawals each counts: one of the whole order, one that is late, the pieces of all", () => {
  const whole = { scope: "", items: [], is_late: false, settled_at: null };
  expect(withdrawnPart(order, [stickers, whole])).toMatchObject({ isWhole: true });
  const both = withdrawnPart(order, [stickers, { ...ride, settled_at: null, is_late: true }]);
  expect(both).toMatchObject({ isInDoubt: true, names: "3 × Sada samolepek, 1 × Jízda" });
  const late = [{ id: 2, name: "Sada samolepek", quantity: 3, doubt: "late" as const }];
  expect(withdrawnPart(order, [{ ...stickers, items: late }])?.pieces).toEqual([{ id: 2, quantity: 3 }]);
});

test("of an order that was taken back whole nothing is left to withdraw from", () => {
  const back = { ...order, items: order.items.map((item) => ({ ...item, taken_back: item.quantity })) };
  expect(withdrawnPart(back, [stickers, ride])).toMatchObject({ isWhole: false, pieces: [] });
});

test("a part that the customer named in words has no pieces, and no words at all mean the whole order", () => {
  const said = { scope: "jen samolepky", items: [], is_late: false, settled_at: null };
  expect(withdrawnPart(order, [said])).toMatchObject({ isWhole: false, names: "jen samolepky", pieces: [] });
  expect(withdrawnPart(order, [{ ...said, scope: "" }])).toMatchObject({ isWhole: true });
});

test("of what came too late or is exempt by law the team decides first; what is exempt is not proposed", () => {
  const late = withdrawnPart(order, [{ ...stickers, is_late: true }]);
  expect(late).toMatchObject({ isInDoubt: true, pieces: [{ id: 2, quantity: 3 }] });
  const whole = [...[{ id: 1, name: "Jízda", quantity: 1, doubt: "exempt" as const }], ...stickers.items];
  expect(withdrawnPart(order, [{ ...stickers, items: whole }])).toMatchObject({
    isInDoubt: true,
    isWhole: false,
    pieces: [{ id: 2, quantity: 3 }],
  });
});

test("what a voucher pays of an unpaid order is nothing to send: it goes back by itself", () => {
  const money = { left: 1500.5, voucher: 500.2 };
  expect(moneyToSend({ paid_at: null, money })).toBe(1000.3);
  expect(moneyToSend({ paid_at: null, money: { left: 500, voucher: 500 } })).toBe(0);
  expect(moneyToSend({ paid_at: "2026-11-03T10:00:00Z", money })).toBe(1500.5);
});
