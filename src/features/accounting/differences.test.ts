import { expect, test } from "vitest";
import type { BookDocument, BookOrder, BookPayment, BookRefund, Books } from "./books.ts";
import { type Difference, differencesOf } from "./differences.ts";

const TODAY = "2027-06-30";
const order = (changes: Partial<BookOrder> = {}): BookOrder => ({
  id: 1,
  total: 1000,
  isCancelled: false,
  createdAt: new Date("2027-06-01T10:00:00Z"),
  paidAt: new Date("2027-06-02T10:00:00Z"),
  priceBack: 0,
  due: 0,
  byVoucher: 0,
  discount: 0,
  ...changes,
});
const payment = (changes: Partial<BookPayment> = {}): BookPayment => ({
  orderId: 1,
  way: "bank",
  source: "statement",
  day: "2027-06-02",
  amount: 1000,
  currency: "CZK",
  sameAs: null,
  namedBy: [],
  ...changes,
});
const refund = (changes: Partial<BookRefund> = {}): BookRefund => ({
  orderId: 1,
  way: "bank",
  source: "noted",
  isDone: true,
  day: "2027-06-10",
  amount: 1000,
  price: 1000,
  rounding: 0,
  ...changes,
});
const document = (changes: Partial<BookDocument> = {}): BookDocument => ({
  orderId: 1,
  kind: "final",
  number: "202700001",
  year: 2027,
  sequence: 1,
  total: 1000,
  rate: null,
  outside: 0,
  base: null,
  issuedOn: "2027-06-02",
  taxableOn: "2027-06-02",
  corrects: null,
  isCredited: false,
  ...changes,
});
const credit = (changes: Partial<BookDocument> = {}) =>
  document({
    kind: "credit",
    number: "D202700001",
    total: -1000,
    corrects: "202700001",
    issuedOn: "2027-06-10",
    ...changes,
  });

const NONE: Books = {
  orders: [],
  payments: [],
  refunds: [],
  disputes: [],
  papers: [],
  receipts: [],
  movements: [],
  balances: [],
  roundings: [],
};
const PAID: Partial<Books> = { orders: [order()], payments: [payment()], papers: [document()] };
const CANCELLED: Partial<Books> = {
  orders: [order({ isCancelled: true, priceBack: 1000 })],
  payments: [payment()],
  papers: [document({ isCredited: true }), credit()],
  refunds: [refund()],
};
/** A third of it was taken back: the order costs less, and what was too much then has gone back. */
const PARTLY: Partial<Books> = {
  orders: [order({ total: 700 })],
  payments: [payment()],
  papers: [document(), credit({ total: -300 })],
  refunds: [refund({ amount: 300, price: 0 })],
};

const found = (books: Partial<Books>): Difference[] => differencesOf({ ...NONE, ...books }, TODAY);

test.each([
  ["nothing at all", {}],
  ["paid and invoiced", PAID],
  [
    "a card payment that the bank has taken, of an order that stands",
    { ...PAID, disputes: [{ orderId: 1, source: "stripe", day: "2027-06-10", amount: 1000 }] },
  ],
  [
    "a card payment that the bank has taken, of an order whose part was taken back then",
    {
      ...PARTLY,
      refunds: [],
      papers: [document(), credit({ total: -300, issuedOn: "2027-06-12" })],
      disputes: [{ orderId: 1, source: "stripe", day: "2027-06-10", amount: 1000 }],
    },
  ],
  [
    "a part that the bank has taken, and what is too much beyond it given back",
    {
      ...PARTLY,
      refunds: [refund({ amount: 100, price: 0 })],
      disputes: [{ orderId: 1, source: "stripe", day: "2027-06-10", amount: 200 }],
    },
  ],
  [
    "a card payment that the bank has taken, of a cancelled order",
    {
      ...CANCELLED,
      orders: [order({ isCancelled: true })],
      refunds: [],
      disputes: [{ orderId: 1, source: "stripe", day: "2027-06-10", amount: 1000 }],
    },
  ],
  ["not paid", { orders: [order({ paidAt: null })] }],
  ["partly paid", { orders: [order({ paidAt: null })], payments: [payment({ amount: 400 })] }],
  ["handed over before it is paid", { orders: [order({ paidAt: null })], papers: [document()] }],
  ["cancelled before it was paid", { orders: [order({ paidAt: null, isCancelled: true })] }],
  ["cancelled, its money gone", CANCELLED],
  ["partly taken back, with a credit note of the part", PARTLY],
  [
    "partly taken back a week ago, its money not sent yet",
    { ...PARTLY, refunds: [], papers: [document(), credit({ total: -300, issuedOn: "2027-06-23" })] },
  ],
  [
    "a refund that is on its way",
    { ...CANCELLED, orders: [order({ isCancelled: true })], refunds: [refund({ isDone: false })] },
  ],
  [
    "cancelled a week ago, its money not sent yet",
    {
      ...CANCELLED,
      refunds: [],
      papers: [document({ isCredited: true }), credit({ issuedOn: "2027-06-23" })],
    },
  ],
  [
    "paid twice, what was too much has gone back",
    { ...PAID, payments: [payment(), payment()], refunds: [refund({ price: 0 })] },
  ],
  [
    "cancelled, taken up again and paid anew",
    {
      orders: [order()],
      payments: [payment(), payment()],
      refunds: [refund()],
      papers: [document({ isCredited: true }), credit(), document({ number: "202700002", sequence: 2 })],
    },
  ],
] as [string, Partial<Books>][])("nothing is amiss with an order that is %s", (_, books) => {
  expect(found(books)).toEqual([]);
});

test.each([
  ["payment-differs", { ...PAID, payments: [] }, { expected: 1000, found: 0 }],
  ["payment-differs", { ...PAID, payments: [payment({ amount: 900 })] }, { expected: 1000, found: 900 }],
  ["payment-differs", { ...PAID, payments: [payment(), payment()] }, { expected: 1000, found: 2000 }],
  ["payment-differs", { ...PARTLY, payments: [payment({ amount: 900 })] }, { expected: 700, found: 600 }],
  [
    "payment-unseen",
    { orders: [order({ paidAt: null })], payments: [payment()] },
    { expected: 1000, found: 1000 },
  ],
  ["money-of-cancelled", { ...CANCELLED, refunds: [] }, { expected: 0, found: 1000 }],
  ["money-of-cancelled", { ...CANCELLED, refunds: [refund({ amount: 600 })] }, { expected: 0, found: 400 }],
  ["payment-differs", { ...CANCELLED, refunds: [refund({ amount: 1200 })] }, { expected: 0, found: -200 }],
  [
    "refund-without-credit",
    { ...PAID, orders: [order({ priceBack: 300 })], refunds: [refund({ amount: 300, price: 300 })] },
    { expected: 0, found: 300 },
  ],
  ["credit-without-refund", { ...PARTLY, refunds: [] }, { what: "202700001", expected: 300, found: 0 }],
  ["invoice-differs", { ...PAID, papers: [] }, { what: "", expected: 1000, found: 0 }],
  [
    "invoice-differs",
    { ...PAID, papers: [document(), document({ number: "202700002", sequence: 2 })] },
    { what: "202700002", expected: 1000, found: 2000 },
  ],
  ["invoice-differs", { ...PAID, papers: [document({ total: 990 })] }, { expected: 1000, found: 990 }],
  [
    "invoice-differs",
    { orders: [order({ isCancelled: true, paidAt: null })], papers: [document()] },
    { what: "202700001", expected: 0, found: 1000 },
  ],
  [
    "invoice-differs",
    { ...PAID, papers: [document(), credit({ total: -1100 })], orders: [order()] },
    { what: "202700001", expected: 1000, found: -100 },
  ],
  [
    "voucher-differs",
    { ...PAID, orders: [order({ byVoucher: 300 })] },
    { what: "", expected: 0, found: 300 },
  ],
] as [string, Partial<Books>, Partial<Difference>][])("%s is found", (kind, books, said) => {
  expect(found(books)[0]).toMatchObject({ kind, orderId: 1, ...said });
});

test("a payment that two orders were paid with is found; two that the bank tells apart are two", () => {
  const two = (namedBy: [string[], string[]]) => ({
    orders: [order(), order({ id: 2 })],
    payments: [
      payment({ sameAs: "x", namedBy: namedBy[0] }),
      payment({ orderId: 2, sameAs: "x", namedBy: namedBy[1] }),
    ],
    papers: [document(), document({ orderId: 2, number: "202700002", sequence: 2 })],
  });
  expect(found(two([["fio 1"], ["camt053 1"]]))).toEqual([
    { kind: "payment-twice", orderId: 2, what: "1", expected: null, found: 1000 },
  ]);
  expect(found(two([["fio 1"], ["fio 1"]]))).toEqual([]);
});

test("numbers that are missing in a series are named, a run of them once; each year begins anew", () => {
  const documents = [
    ...[2, 5, 6].map((sequence) =>
      document({ sequence, number: `2027${String(sequence).padStart(5, "0")}` }),
    ),
    document({ year: 2028, sequence: 1, number: "202800001" }),
  ].map((each, place) => ({ ...each, orderId: place + 10 }));
  const receipts = [{ number: "U202700002", year: 2027, sequence: 2 }];
  expect(found({ papers: documents, receipts }).map(({ kind, what }) => [kind, what])).toEqual([
    ["number-missing", "202700001"],
    ["number-missing", "202700003–202700004"],
    ["number-missing", "U202700001"],
  ]);
});
