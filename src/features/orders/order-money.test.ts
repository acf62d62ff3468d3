import fc from "fast-check";
import { expect, test } from "vitest";
import { walk } from "#testing/walk.ts";
import { roundingBack } from "./cash-rounding.ts";
import { type MoneyEntry, paidHowOf, paymentsOf, standingOf, sumsOf } from "./order-money.ts";

const at = (minute: number) => new Date(Date.UTC(2027, 5, 1, 10, minute));
const entry = (id: number, more: Partial<MoneyEntry>): MoneyEntry => ({
  id,
  at: at(id),
  way: "bank",
  amount_halere: 0,
  rounding_halere: 0,
  price_halere: 0,
  state: "settled",
  settled_at: at(id),
  source: "bank",
  undoes: null,
  ...more,
});
const standing = (entries: MoneyEntry[], total = 1000, isCancelled = false) =>
  standingOf(sumsOf(entries), total, isCancelled);
const paid = entry(1, { amount_halere: 1000 });
const refund = (id: number, more: Partial<MoneyEntry> = {}) =>
  entry(id, { source: "refund", amount_halere: -1000, price_halere: 1000, ...more });

test.each<[string, MoneyEntry[], Partial<ReturnType<typeof standing>>, boolean?]>([
  ["nothing has come", [], { left: 0, due: 1000, owed: 0 }],
  ["a part", [entry(1, { amount_halere: 300 })], { left: 300, due: 700, owed: 0 }],
  ["the whole", [paid], { left: 1000, due: 0, owed: 0 }],
  ["twice", [paid, entry(2, { amount_halere: 1000, source: "card" })], { left: 2000, due: 0, owed: 1000 }],
  ["cancelled, it all has to go back", [paid], { left: 1000, due: 0, owed: 1000 }, true],
  [
    "and is on its way",
    [paid, refund(2, { state: "asked", settled_at: null })],
    { left: 0, due: 0, owed: 0 },
  ],
  ["and is here again", [paid, refund(2, { state: "failed", settled_at: null })], { left: 1000, owed: 0 }],
  ["a bank holds it", [paid, entry(2, { source: "dispute", amount_halere: -1000 })], { due: 0, hole: 1000 }],
  [
    "a bank has taken it, and it was paid again",
    [paid, entry(2, { source: "dispute", amount_halere: -1000 }), entry(3, { amount_halere: 1000 })],
    { left: 1000, due: 0, owed: 0, hole: 0 },
  ],
  [
    "less was taken as enough",
    [entry(1, { amount_halere: 900 }), entry(2, { source: "waived", price_halere: 100 })],
    { due: 0, owed: 0 },
  ],
  [
    "taken up again after it went back",
    [paid, refund(2), entry(3, { source: "anew" })],
    { left: 0, due: 1000, owed: 0 },
  ],
  [
    "taken up again, paid again, and what went back came back",
    [
      paid,
      refund(2),
      entry(3, { source: "anew" }),
      entry(4, { amount_halere: 1000 }),
      refund(5, { amount_halere: 1000, price_halere: -1000, undoes: 2 }),
    ],
    { left: 2000, due: 0, owed: 1000 },
  ],
])("%s", (_, entries, expected, isCancelled = false) => {
  expect(standing(entries, 1000, isCancelled)).toMatchObject(expected);
});

test("how it was paid is the way that made it so; what is undone is no payment", () => {
  const voucher = entry(1, { source: "voucher", way: "voucher", amount_halere: 300 });
  const cash = entry(2, { source: "note", way: "cash", amount_halere: 700 });
  const undone = entry(3, { ...cash, id: 3, amount_halere: -700, undoes: 2 });
  const card = entry(4, { source: "card", way: "card", amount_halere: 700 });
  expect(paidHowOf([voucher], at(5))).toBe("voucher");
  expect(paidHowOf([voucher, cash], at(5))).toBe("cash");
  expect(paidHowOf([voucher, cash, undone], at(5))).toBe("voucher");
  expect(paidHowOf([voucher, cash, undone, card], at(5))).toBe("card");
  // What comes after it was paid makes it no other payment.
  expect(paidHowOf([cash, card], at(3))).toBe("cash");
  expect(paidHowOf([cash], null)).toBeNull();
  expect(paymentsOf([voucher, cash, undone, card]).map(({ id }) => id)).toEqual([1, 4]);
});

test("however a sum is given back in cash, whole crowns go out, and at the end what was handed over", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.integer({ min: -50, max: 50 }), (amounts, paidRounding) => {
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      // What was paid in cash came in whole crowns.
      const rounded = paidRounding === 0 ? 0 : Math.round(total / 100) * 100 - total;
      let roundedBack = 0;
      let gone = 0;
      for (const [place, amount] of amounts.entries()) {
        const isAll = place === amounts.length - 1;
        const rounding = roundingBack({ rounded, roundedBack }, { way: "cash", amount, isAll });
        expect((amount + rounding) % 100 || 0).toBe(0);
        roundedBack += rounding;
        gone += amount;
        expect(Math.abs(roundedBack - (isAll ? rounded : 0))).toBeLessThanOrEqual(50);
      }
      expect(gone + roundedBack).toBe(Math.round((total + rounded) / 100) * 100);
    }),
    walk(200),
  );
});
