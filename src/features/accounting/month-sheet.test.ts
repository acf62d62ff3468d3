import { expect, test } from "vitest";
import type { BookDocument, BookPayment, Books } from "./books.ts";
import { monthSheet } from "./month-sheet.ts";
import { sheetSections } from "./sheet-sections.ts";

const payment = (
  orderId: number,
  day: string,
  amount: number,
  source: BookPayment["source"],
): BookPayment => ({
  orderId,
  day,
  amount,
  source,
  way: source === "stripe" ? "card" : "bank",
  currency: "CZK",
  sameAs: null,
  namedBy: [],
});
const document = (orderId: number, issuedOn: string, total: number, rate: number | null): BookDocument => ({
  orderId,
  issuedOn,
  total,
  rate,
  base: null,
  outside: 0,
  kind: total < 0 ? "credit" : "final",
  number: `${issuedOn} ${total}`,
  year: 2027,
  sequence: 1,
  taxableOn: issuedOn,
  corrects: null,
  isCredited: false,
});
const order = (id: number, day: string, total: number, isCancelled = false) => ({
  id,
  total,
  isCancelled,
  createdAt: new Date(`${day}T10:00:00Z`),
  paidAt: null,
  paidHow: "bank" as const,
  priceBack: 0,
  due: 0,
  byVoucher: 0,
  discount: 0,
});

const BOOKS: Books = {
  orders: [order(1, "2027-05-20", 12_100), order(2, "2027-06-03", 1_120), order(3, "2027-06-30", 500, true)],
  payments: [
    payment(1, "2027-06-01", 12_100, "statement"),
    payment(2, "2027-06-04", 1_120, "stripe"),
    payment(3, "2027-06-30", 500, "statement"),
    payment(1, "2027-07-01", 7, "statement"),
  ],
  refunds: [
    {
      orderId: 3,
      way: "bank",
      source: "noted",
      isDone: true,
      day: "2027-07-02",
      amount: 500,
      price: 500,
      rounding: 0,
    },
    {
      orderId: 2,
      way: "card",
      source: "stripe",
      isDone: true,
      day: "2027-06-20",
      amount: 560,
      price: 560,
      rounding: 0,
    },
    {
      orderId: 2,
      way: "card",
      source: "stripe",
      isDone: false,
      day: "2027-06-21",
      amount: 100,
      price: 100,
      rounding: 0,
    },
  ],
  papers: [
    { ...document(1, "2027-05-31", 12_100, 21) },
    { ...document(2, "2027-06-05", 1_120, 12), taxableOn: "2027-05-31" },
    document(2, "2027-06-20", -560, 12),
    document(3, "2027-06-30", 500, 21),
  ],
  disputes: [],
  receipts: [],
  movements: [],
  balances: [],
  roundings: [],
};

const NO_VOUCHERS = {
  sold: 0,
  given: 0,
  paidWith: 0,
  takenOff: 0,
  returned: 0,
  voided: 0,
  leftOnSold: 0,
  leftOnGiven: 0,
};

test("a month has what was ordered, came, went and was issued in it, to the haléř by rate", () => {
  expect(monthSheet(BOOKS, "2027-06")).toEqual({
    vouchers: NO_VOUCHERS,
    rounding: 0,
    discounts: { count: 0, sum: 0 },
    month: "2027-06",
    placed: { count: 2, sum: 1_620 },
    cancelled: { count: 1, sum: 500 },
    payments: [
      { way: "bank", source: "statement", count: 2, sum: 12_600 },
      { way: "card", source: "stripe", count: 1, sum: 1_120 },
    ],
    refunds: [{ way: "card", source: "stripe", count: 1, sum: 560 }],
    disputes: { taken: { count: 0, sum: 0 }, returned: { count: 0, sum: 0 } },
    invoices: { count: 2, sum: 1_620 },
    credits: { count: 1, sum: -560 },
    vat: [
      { rate: 21, base: 413, vat: 87, total: 500 },
      { rate: 12, base: 500, vat: 60, total: 560 },
    ],
    otherTaxMonth: ["2027-06-05 1120"],
    // Invoiced in May, paid in June.
    opening: { held: 0, owed: 12_100 },
    closing: { held: 0, owed: 0 },
    open: [],
  });
});

test("the next month begins as the one before ended, and payments, refunds and documents lead from one to the other", () => {
  const months = ["2027-05", "2027-06", "2027-07"].map((month) => monthSheet(BOOKS, month));
  const net = ({ held, owed }: { held: number; owed: number }) => held - owed;
  for (const [place, sheet] of months.entries()) {
    const { payments, refunds, invoices, credits, opening, closing } = sheet;
    const all = (rows: { sum: number }[]) => rows.reduce((sum, row) => sum + row.sum, 0);
    expect(net(closing)).toBe(net(opening) + all(payments) - all(refunds) - invoices.sum - credits.sum);
    if (place > 0) expect(opening).toEqual(months[place - 1]?.closing);
  }
  expect(months[2]?.open).toEqual([
    { orderId: 1, sum: 7 },
    { orderId: 3, sum: -500 },
  ]);
});

test("nothing is written without a sign", () => {
  const amounts = sheetSections(monthSheet(BOOKS, "2020-02"), "cs").flatMap(({ rows }) =>
    rows.flatMap((row) => row.amounts),
  );
  expect(amounts.some((amount) => Object.is(amount, -0))).toBe(false);
});

test("the sheet of a seller without VAT says so, in both languages", () => {
  const plain = { ...BOOKS, papers: BOOKS.papers.map((each) => ({ ...each, rate: null })) };
  const vatOf = (language: "cs" | "en") => sheetSections(monthSheet(plain, "2027-06"), language)[4]?.rows;
  expect(vatOf("cs")).toEqual([
    { label: "Prodávající není plátce DPH", count: null, amounts: [1_060, 0, 1_060] },
  ]);
  expect(vatOf("en")?.[0]?.label).toBe("Seller not registered for VAT");
});

test("gift vouchers are no new money: what they paid stands apart, with what is left on them", () => {
  const moved = (
    kind: Books["movements"][number]["kind"],
    day: string,
    amount: number,
    orderId: number | null,
  ) => ({
    code: "A",
    kind,
    day,
    amount,
    orderId,
    isGiven: false,
  });
  const sheet = monthSheet(
    {
      ...BOOKS,
      payments: [{ ...payment(1, "2027-06-01", 400, "voucher"), way: "voucher" }],
      movements: [
        moved("issued", "2027-05-01", 1000, 9),
        moved("used", "2027-06-01", -400, 1),
        moved("used", "2027-06-02", -100, null),
        moved("returned", "2027-06-03", 50, 1),
        moved("used", "2027-07-01", -500, 2),
      ],
    },
    "2027-06",
  );
  expect(sheet.payments).toEqual([]);
  expect(sheet.vouchers).toEqual({
    ...NO_VOUCHERS,
    paidWith: 400,
    takenOff: 100,
    returned: 50,
    leftOnSold: 550,
  });
});

test("what banks take of card payments and give back is told, and leads from one balance to the next", () => {
  const disputed: Books = {
    ...BOOKS,
    disputes: [
      { orderId: 2, source: "stripe", day: "2027-06-22", amount: 560 },
      { orderId: 1, source: "stripe", day: "2027-06-23", amount: 100 },
      { orderId: 1, source: "stripe", day: "2027-07-03", amount: -100 },
    ],
  };
  const june = monthSheet(disputed, "2027-06");
  expect(june.disputes).toEqual({ taken: { count: 2, sum: 660 }, returned: { count: 0, sum: 0 } });
  expect(monthSheet(disputed, "2027-07").disputes.returned).toEqual({ count: 1, sum: 100 });
  const net = (sheet: typeof june) => sheet.closing.held - sheet.closing.owed;
  expect(net(june)).toBe(net(monthSheet(BOOKS, "2027-06")) - 660);
  const rows = sheetSections(june, "en").flatMap((section) => section.rows);
  const amounts = (label: string) => rows.find((row) => row.label === label)?.amounts;
  expect([amounts("Taken by the banks"), amounts("Disputed card payments")]).toEqual([[660], [-660]]);
});
