import fc from "fast-check";
import { expect, test } from "vitest";
import { bareAccount } from "./bank-entry.ts";
import { matchEntry, type OrderFacts, symbolsOf } from "./match-entry.ts";
import { numbersIn, numbersNamedIn } from "./order-in-message.ts";

const ORDER: OrderFacts = { id: 123, due: 50_000, isPaid: false, isCancelled: false };
const PAYMENT = { variableSymbol: "123", message: "", amount: 50_000, currency: "CZK", isReversal: false };

test.each([
  ["123", "", [123]],
  ["0000000123", "", [123]],
  [" 123 ", "VS123", [123]],
  [" 123 ", "", [123]],
  ["", "/VS123", [123]],
  ["", "VS: 0000000123, děkuji", [123]],
  ["", "variabilní symbol 123", [123]],
  ["", "Variable symbol: 123", [123]],
  ["7", "/VS123/SS456/KS0308", [7, 123]],
  // The words of our own QR code.
  ["", "OBJEDNAVKA 0000000123", [123]],
  ["", "DVS123", []],
  ["0", "", []],
  ["12345678901", "/VS12345678901", []],
  ["12a", "", []],
])("symbol %j and message %j name %j", (variableSymbol, message, expected) => {
  expect(symbolsOf({ variableSymbol, message })).toEqual(expected);
});

test.each([
  ...[
    "OBJEDNAVKA 0000000042",
    "Objednávka 42",
    "objednávka č. 42",
    "obj. č. 42",
    "obj.č.42",
    "Obj 42",
    "OBJ42",
  ],
  ...[
    "číslo objednávky: 42",
    "Order 0000000042",
    "order no. 42",
    "Order number is 42",
    "ORDER #42",
    "#42",
    "# 42",
  ],
  ...["VS:42", "VS42", "VS 0000000042", "/VS/42", "/VS/0000000042/SS/7/KS/0308", "v.s. 42", "V. S. 42"],
  ...["var. symbol 42", "var.symb.:42", "variabilní symbol je 42", "Variabilní symbol = 42", "vs\u00a042"],
  ...[
    "objednávka\u00a0č.\u202f42",
    "za objednavku 42, děkuji",
    "platba obj. 42. Novák",
    "VS42,KS308,tel. 606123456",
    "obj.         42",
    "objednavka_42",
    "zakázka č. 42",
    "Bestellung Nr. 42",
    "Bestellnummer: 42",
    "order ref. 42",
  ],
])("the message %j names order 42", (message) => {
  expect(numbersNamedIn(message)).toEqual([42]);
});

test("a message names an order by the number of its invoice", () => {
  for (const message of ["faktura 202600042", "Fa č. 202600042", "invoice no. 202600042", "VS 202600042"])
    expect(numbersNamedIn(message), message).toEqual([202_600_042]);
  const invoiced = { ...ORDER, id: 7, invoices: ["202600042"] };
  const entry = { ...PAYMENT, variableSymbol: "", message: "faktura 202600042" };
  expect(matchEntry(entry, [invoiced])).toEqual({ kind: "exact", orderId: 7 });
});

test.each([
  ...[
    "42",
    "Platba 42",
    "objednávka ze dne 20.11.2026",
    "obj. 20.11.2026",
    "objednávka 20. 11. 2026",
    "tel. 606123456",
  ],
  ...[
    "objednávka 2 ks trička",
    "2x vstup",
    "order 2 tickets",
    "obj. 42 Kč",
    "účet 42/0800",
    "obj. 42/2026",
    "zákaz 42 km",
  ],
  ...[
    "obj. 2 hodiny",
    "obj. 90 min",
    "objednávka 3 poukazy",
    "obj. 2 vstupenky",
    "obj. 3 lístky",
    "obj. 2 jízdy",
  ],
  `${"x ".repeat(500)}VS42`,
  ...["objem 42", "border 42", "DVS42", "vstup 42", "faktura 42", "VS 12345678901", "obj. 42,50", "&#42;"],
])("the message %j names no order by itself", (message) => {
  expect(numbersNamedIn(message)).toEqual([]);
});

test("a number that happens to be in a message is enough for a suggestion", () => {
  expect(numbersIn("Platba 42, obj. 2 ks, 0000000007, 12,50, 20.11.2026, 12345678901")).toEqual([
    { number: 42, isLikeAnOrders: false },
    { number: 2, isLikeAnOrders: false },
    { number: 7, isLikeAnOrders: true },
  ]);
  expect(numbersIn("0 007 1000000007 0000000000")).toEqual([
    { number: 7, isLikeAnOrders: false },
    { number: 1_000_000_007, isLikeAnOrders: false },
  ]);
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

test("a verdict says how much is missing or too much, and which orders are meant", () => {
  expect(matchEntry({ ...PAYMENT, amount: 49_000 }, [ORDER])).toEqual({
    kind: "short",
    orderId: 123,
    difference: 1_000,
  });
  expect(matchEntry({ ...PAYMENT, amount: 51_500 }, [ORDER])).toEqual({
    kind: "over",
    orderId: 123,
    difference: 1_500,
  });
  expect(matchEntry({ ...PAYMENT, message: "/VS7" }, [ORDER, { ...ORDER, id: 7 }])).toEqual({
    kind: "two-orders",
    orderIds: [123, 7],
  });
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

test("what the carrier was told to collect pays an order with haléře, and no other sum does", () => {
  const due = 37_850;
  const order = { ...ORDER, due, collected: 37_900 };
  const kindOf = (amount: number) => matchEntry({ ...PAYMENT, amount }, [order]).kind;
  expect([37_850, 37_900, 37_800, 38_000].map(kindOf)).toEqual(["exact", "exact", "short", "over"]);
  expect(matchEntry({ ...PAYMENT, amount: 37_900 }, [{ ...ORDER, due }]).kind).toBe("over");
});

test("an account is the same in all its spellings", () => {
  const spellings = ["2400222233/2010", "CZ79 2010 0000 0024 0022 2233", "0000002400222233", "2400222233"];
  expect(new Set(spellings.map(bareAccount))).toEqual(new Set(["2400222233"]));
  expect(bareAccount("19-2000145399/0800")).toBe(bareAccount("CZ6508000000192000145399"));
  expect(bareAccount("DE89 3704 0044 0532 0130 00")).toBe("DE89370400440532013000");
  expect(bareAccount("")).toBe("");
});
