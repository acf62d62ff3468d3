import { expect, test } from "vitest";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";
import { isLeft, orderState } from "./order-state.ts";

type Money = Partial<CustomerOrder["payment"]>;

/** An order over CZK 5,000 by bank; `withdrawal` is that of its only item. */
function said(
  status: CustomerOrder["status"],
  money: Money,
  {
    withdrawal = "open",
    withdrawn_at = null as string | null,
    is_pickup = false,
    language = "en" as "en" | "cs",
  } = {},
): string {
  const payment = {
    kind: "bank",
    state: "waiting",
    paid: 0,
    by_voucher: 0,
    amount: 5000,
    refunds: [],
    ...money,
  };
  const order = {
    status,
    is_pickup,
    items: [{ withdrawal, withdrawn_at }],
    payment,
  } as unknown as CustomerOrder;
  return orderState(order, customerOrderWords[language], language).replaceAll("\u00a0", " ");
}

const PAID: Money = { state: "paid", paid: 5000 };
const back = (amount: number, is_done = true) =>
  ({ amount, way: "bank", is_done, at: "2027-05-20T10:00:00.000Z" }) as const;
const LEFT = { withdrawal: "withdrawn", withdrawn_at: "2027-05-19T10:00:00.000Z" };

test("an order that goes on says what is to pay, or that it was paid", () => {
  expect(said("pending", {})).toBe("We have received your order. We’re waiting for your payment.");
  expect(said("pending", { paid: 4000, amount: 1000 })).toMatch(/You have paid .*4,000; .*1,000 remains/);
  expect(said("shipped", { kind: "cod" })).toBe(
    "Your order is on its way. You’ll pay the carrier CZK 5,000 when you receive the parcel.",
  );
  expect(said("shipped", { kind: "cash" }, { is_pickup: true })).toBe(
    "Your order is ready for you to pick up. You’ll pay CZK 5,000 in cash when you receive it.",
  );
  for (const status of ["processing", "shipped", "completed", "done"] as const)
    expect(said(status, PAID)).toBe(`${customerOrderWords.en.states[status]} Payment received.`);
});

test("where a discount left nothing to pay, no payment is said to have come; a gift voucher is one", () => {
  expect(said("processing", { state: "paid", paid: 0, amount: 0 })).toBe("We’re getting your order ready.");
  expect(said("processing", { state: "paid", paid: 0, by_voucher: 5000, amount: 0 })).toBe(
    "We’re getting your order ready. Payment received.",
  );
});

test("who has received an order is not told to pay on receiving it", () => {
  for (const kind of ["cash", "cod"] as const)
    for (const status of ["completed", "done"] as const)
      expect(said(status, { kind })).toBe(
        "Your order is complete. Thank you. We haven’t recorded your payment yet.",
      );
});

test("money that went back of an order that goes on is not kept quiet", () => {
  expect(said("shipped", { ...PAID, refunds: [back(1000)] })).toBe(
    "Your order is on its way. Payment received. We have refunded part of what you paid.",
  );
  expect(said("shipped", { ...PAID, refunds: [back(1000, false)] })).toBe(
    "Your order is on its way. Payment received. We’re refunding part of what you paid.",
  );
  expect(said("done", { ...PAID, refunds: [back(5000, false)] })).toBe(
    "Your order is complete. Thank you. We’re refunding what you paid.",
  );
  expect(said("done", { ...PAID, state: "refunded", refunds: [back(5000)] })).toBe(
    "Your order is complete. Thank you. We have refunded what you paid.",
  );
});

test("a cancelled order says where its money is, never that it has come", () => {
  const cancelled = (money: Money, language: "en" | "cs" = "en") => said("cancelled", money, { language });
  expect(cancelled({})).toBe("Your order was cancelled. Please don’t pay for it.");
  expect(cancelled({ paid: 1000, amount: 4000 })).toBe(
    "Your order was cancelled. We’ll refund what you paid.",
  );
  expect(cancelled(PAID)).toBe("Your order was cancelled. We’ll refund what you paid.");
  expect(cancelled({ state: "paid", by_voucher: 5000 })).toBe(
    "Your order was cancelled. We’ll refund what you paid.",
  );
  expect(cancelled({ ...PAID, refunds: [back(5000, false)] })).toBe(
    "Your order was cancelled. We’re refunding what you paid.",
  );
  expect(cancelled({ ...PAID, refunds: [back(1000)] })).toBe(
    "Your order was cancelled. We have refunded part of what you paid.",
  );
  expect(cancelled({ ...PAID, refunds: [back(4000), back(1000, false)] })).toBe(
    "Your order was cancelled. We’re refunding what you paid.",
  );
  expect(cancelled({ ...PAID, state: "refunded", refunds: [back(5000)] })).toBe(
    "Your order was cancelled. We have refunded what you paid.",
  );
  // Nothing was to pay.
  expect(cancelled({ state: "paid" })).toBe("Your order was cancelled.");
  expect(cancelled(PAID, "cs")).toBe("Vaše objednávka byla zrušena. Co jste zaplatili, vám vrátíme.");
  expect(cancelled({ ...PAID, state: "refunded" }, "cs")).toBe(
    "Vaše objednávka byla zrušena. Peníze jsme vám vrátili.",
  );
});

test("an order that was withdrawn from says so in place of where it is, and where its money is", () => {
  for (const status of ["pending", "processing", "shipped", "completed", "done"] as const) {
    const left = (money: Money, language: "en" | "cs" = "en") => said(status, money, { ...LEFT, language });
    expect(left({})).toBe("You have withdrawn from this order. Please don’t pay for it.");
    expect(left(PAID)).toBe("You have withdrawn from this order. We’ll refund you within 14 days.");
    expect(left({ paid: 1000, amount: 4000 })).toBe(
      "You have withdrawn from this order. We’ll refund you within 14 days.",
    );
    expect(left({ ...PAID, refunds: [back(5000, false)] })).toBe(
      "You have withdrawn from this order. We’re refunding what you paid.",
    );
    expect(left({ ...PAID, refunds: [back(4900)] })).toBe(
      "You have withdrawn from this order. We have refunded part of what you paid.",
    );
    expect(left({ ...PAID, state: "refunded" }, "cs")).toBe(
      "Od této objednávky jste odstoupili. Peníze jsme vám vrátili.",
    );
  }
  expect(said("cancelled", PAID, LEFT)).toBe("Your order was cancelled. We’ll refund what you paid.");
});

test("what the team took out of an order is not said to be withdrawn from", () => {
  const takenOut = { withdrawal: "withdrawn" };
  expect(said("processing", PAID, takenOut)).toBe("We’re getting your order ready. Payment received.");
  // A part of it was taken out, and the rest withdrawn from.
  const items = [takenOut, LEFT] as CustomerOrder["items"];
  expect(isLeft({ items })).toBe(true);
});
