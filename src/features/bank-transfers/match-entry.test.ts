import fc from "fast-check";
import { expect, test } from "vitest";
import { bareAccount } from "./bank-entry.ts";
import { matchEntry, type OrderFacts, symbolsOf } from "./match-entry.ts";

const ORDER: OrderFacts = { id: 123, due: 50_000, isPaid: false, isCancelled: false };
const PAYMENT = { variableSymbol: "123", message: "", amount: 50_000, currency: "CZK", isReversal: false };

test.each([
  ["123", "", [123]],
  ["0000000123", "", [123]],
  [" 123 ", "VS123", [123]],
  ["", "/VS123", [123]],
  ["", "VS: 0000000123, děkuji", [123]],
  ["", "variabilní symbol 123", [123]],
  ["", "Variable symbol: 123", [123]],
  ["7", "/VS123/SS456/KS0308", [7, 123]],
  ["", "objednávka 123", []],
  ["", "DVS123", []],
  ["0", "", []],
  ["12345678901", "/VS12345678901", []],
  ["12a", "", []],
])("symbol %j and message %j name %j", (variableSymbol, message, expected) => {
  expect(symbolsOf({ variableSymbol, message })).toEqual(expected);
});

test.each([
  ["exact", PAYMENT, [ORDER]],
  ["short", { ...PAYMENT, amount: 49_999 }, [ORDER]],
  ["over", { ...PAYMENT, amount: 50_001 }, [ORDER]],
  ["other-currency", { ...PAYMENT, currency: "EUR" }, [ORDER]],
  ["already-paid", PAYMENT, [{ ...ORDER, isPaid: true }]],
  ["cancelled", PAYMENT, [{ ...ORDER, isCancelled: true }]],
  ["two-orders", { ...PAYMENT, message: "/VS7" }, [ORDER, { ...ORDER, id: 7 }]],
  // Somebody else's number in the message, which no order has.
  ["exact", { ...PAYMENT, message: "/VS999" }, [ORDER]],
  ["unknown-symbol", PAYMENT, []],
  ["no-symbol", { ...PAYMENT, variableSymbol: "" }, [ORDER]],
  ["reversal", { ...PAYMENT, isReversal: true }, [ORDER]],
] as const)("%s", (kind, payment, orders) => {
  expect(matchEntry(payment, orders).kind).toBe(kind);
});

test("payments in any order and number leave the same orders paid, none twice", () => {
  const payment = fc.record({
    symbol: fc.integer({ min: 1, max: 6 }),
    amount: fc.constantFrom(100, 200, 300),
  });
  const settle = (payments: { symbol: number; amount: number }[]) => {
    const orders = [1, 2, 3, 4].map((id) => ({
      id,
      due: 100 * (1 + (id % 3)),
      isPaid: false,
      isCancelled: id === 4,
    }));
    const paidBy = new Map<number, number>();
    for (const { symbol, amount } of payments) {
      const verdict = matchEntry({ ...PAYMENT, variableSymbol: String(symbol), amount }, orders);
      if (verdict.kind !== "exact") continue;
      const order = orders.find(({ id }) => id === verdict.orderId);
      if (order) order.isPaid = true;
      paidBy.set(verdict.orderId, (paidBy.get(verdict.orderId) ?? 0) + 1);
    }
    expect([...paidBy.values()].every((times) => times === 1)).toBe(true);
    return [...paidBy.keys()].toSorted();
  };
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 12 }), fc.func(fc.nat()), (payments, rank) => {
      const shuffled = payments.map((one, i) => ({ one, at: rank(i) })).toSorted((a, b) => a.at - b.at);
      expect(settle(shuffled.map(({ one }) => one))).toEqual(settle(payments));
    }),
  );
});

test("an account is the same in all its spellings", () => {
  const spellings = ["2400222233/2010", "CZ79 2010 0000 0024 0022 2233", "0000002400222233", "2400222233"];
  expect(new Set(spellings.map(bareAccount))).toEqual(new Set(["2400222233"]));
  expect(bareAccount("19-2000145399/0800")).toBe(bareAccount("CZ6508000000192000145399"));
  expect(bareAccount("DE89 3704 0044 0532 0130 00")).toBe("DE89370400440532013000");
  expect(bareAccount("")).toBe("");
});
