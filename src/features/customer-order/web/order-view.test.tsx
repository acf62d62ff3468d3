import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { CardPayment } from "./card-payment.tsx";
import { OrderContents } from "./order-contents.tsx";
import { OrderCourse } from "./order-course.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderVouchers } from "./order-vouchers.tsx";
import { OrderWithdrawal } from "./order-withdrawal.tsx";

const ORDER = {
  created_at: "2026-05-20T10:00:00.000Z",
  status: "processing",
  shipped_at: null,
  delivered_at: null,
  has_parcel: false,
  has_vouchers: true,
  vouchers_sent_at: "2026-05-20T10:05:00.000Z",
  customer_company: "Pneu s.r.o.",
  customer_name: "Žofie Šťastná",
  customer_address: "Děčínská 1, Česká Lípa, 470 01",
  shipping_name: "By e-mail",
  shipping_price: 0,
  total: 5000,
  items: [{ id: 1, name: "Drift taxi ride", quantity: 1, taken_back: 0, price: 5000, voucher_months: 12 }],
  vouchers: [],
  bookings: [],
  payment: { state: "paid", paid_at: "2026-05-20T10:05:00.000Z" },
} as unknown as CustomerOrder;

test("a voucher that went out by e-mail is not said to wait for being shipped (15.D)", () => {
  const paid = staticPage(<OrderCourse order={ORDER} />);
  expect(paid).toContain("Voucher sent by e-mail");
  expect(paid).not.toContain("Shipped");
  expect(paid.match(/not yet/g)).toHaveLength(1);
  const both = staticPage(<OrderCourse order={{ ...ORDER, has_parcel: true }} />, { language: "cs" });
  expect(both).toMatch(/Poukaz odeslán e-mailem.*Odesláno.*zatím ne.*Vyřízeno/);
});

test("a voucher that goes to a gift’s recipient on its day is issued, not sent", () => {
  const order = { ...ORDER, has_gift_by_mail: true };
  expect(staticPage(<OrderCourse order={order} />)).toContain("Voucher issued");
  expect(staticPage(<OrderCourse order={order} />, { language: "cs" })).toContain("Poukaz vystaven");
});

test("an order that is picked up is ready and handed over, not shipped (15.D)", () => {
  const order = { ...ORDER, has_vouchers: false, has_parcel: true, is_pickup: true };
  const page = staticPage(<OrderCourse order={order} />);
  expect(page).toMatch(/Ready for pick-up.*Handed over/);
  expect(page).not.toContain("Shipped");
  expect(staticPage(<OrderCourse order={order} />, { language: "cs" })).toMatch(
    /Připraveno k\svyzvednutí.*Předáno/,
  );
});

test("an order that was withdrawn from ends with that, and waits for nothing (15.D)", () => {
  const items = ["2026-05-21T10:00:00.000Z", "2026-05-23T10:00:00.000Z"].map((withdrawn_at, id) => ({
    ...ORDER.items[0],
    id,
    withdrawal: "withdrawn",
    withdrawn_at,
  })) as CustomerOrder["items"];
  const order = { ...ORDER, has_vouchers: false, has_parcel: true, items };
  const page = staticPage(<OrderCourse order={order} />);
  expect(page).toMatch(/Ordered.*Paid.*Withdrawn.*23 May 2026/);
  for (const never of ["not yet", "Shipped", "Done", "21 May"]) expect(page).not.toContain(never);
  expect(staticPage(<OrderCourse order={order} />, { language: "cs" })).toMatch(
    /Objednáno.*Zaplaceno.*Odstoupeno.*23\.\s5\. 2026/,
  );
  const received = { ...order, status: "done" as const, shipped_at: "2026-05-20T12:00:00.000Z" };
  expect(staticPage(<OrderCourse order={received} />)).toMatch(/Ordered.*Paid.*Shipped.*Done.*Withdrawn/);
  const kept = { ...order, items: [...items, ...ORDER.items] };
  expect(staticPage(<OrderCourse order={kept} />)).toMatch(/Done.*not yet/);
});

test("only a card that was charged is said to have paid", () => {
  const paid = (paid_how: "card" | "bank" | "voucher") =>
    staticPage(
      <CardPayment
        address={{ id: 1, key: "k" }}
        order={{ ...ORDER, payment: { ...ORDER.payment, kind: "card", paid_how } }}
        returned="no"
      />,
    );
  expect(paid("card")).toContain("The card payment was processed.");
  for (const how of ["bank", "voucher"] as const) expect(paid(how)).toBe("");
});

test("after a card that failed the page offers a transfer; a sum that cards don't take is said in words", () => {
  const way = { id: 7, kind: "bank" as const, name: "Bank transfer" };
  const waiting = (card: "failed" | "refused", changes: Partial<CustomerOrder["payment"]> = {}) =>
    staticPage(
      <CardPayment
        address={{ id: 1, key: "k" }}
        order={{
          ...ORDER,
          payment: {
            ...ORDER.payment,
            kind: "card",
            state: "waiting",
            paid_at: null,
            card,
            card_offered: true,
            card_fault: "",
            other_ways: [way],
            ...changes,
          },
        }}
        returned="no"
      />,
    );
  expect(waiting("failed")).toMatch(/Try again.*Pay by bank transfer instead/s);
  const small = waiting("failed", { card_offered: false, card_fault: "Cards from CZK 15." });
  expect(small).toMatch(/Cards from CZK 15\..*Pay by bank transfer instead/s);
  expect(small).not.toContain("Try again");
  // Money that came and is looked at: nobody pays a second time.
  expect(waiting("refused")).not.toContain("instead");
  expect(waiting("failed", { card_offered: false, other_ways: [] })).toContain("take cards right now");
});

test("the address begins with the firm, and what costs nothing is free (15.D)", () => {
  const page = staticPage(<OrderContents order={ORDER} />);
  expect(page).toContain("Pneu s.r.o., Žofie Šťastná, Děčínská 1, 470\u00a001 Česká Lípa");
  expect(page).toContain(">free</data>");
  expect(staticPage(<OrderContents order={ORDER} />, { language: "cs" })).toContain(">zdarma</data>");
});

test("what a gift voucher or a discount paid for is not free: nothing is left to pay", () => {
  const byVoucher = { ...ORDER, payment: { ...ORDER.payment, by_voucher: 5000 } };
  expect(staticPage(<OrderContents order={byVoucher} />)).toMatch(/>CZK\s0<\/data>/);
  const discounted = { ...ORDER, discount: { code: "ALL", goods: 5000, free_shipping: false }, total: 0 };
  expect(staticPage(<OrderContents order={discounted} />, { language: "cs" })).toMatch(/>0\sKč<\/data>/);
});

test("a voucher to come says how long it will be valid; one that is there says its last day alone (15.16)", () => {
  expect(staticPage(<OrderContents order={ORDER} />)).toContain("Voucher valid for 12 months from payment");
  const issued = {
    code: "X",
    name: "Ride",
    valid_until: "2027-05-20",
    state: "valid" as const,
    is_withdrawn: false,
    value: null,
    balance: null,
  };
  expect(staticPage(<OrderContents order={{ ...ORDER, vouchers: [issued] }} />)).not.toContain("12 months");
});

test("an item that the team took out says so, not when it was withdrawn from", () => {
  const page = (withdrawn_at: string | null, language: "en" | "cs") => {
    const items = [{ ...ORDER.items[0], withdrawal: "withdrawn", open_pieces: 0, withdrawn_at }];
    const order = { ...ORDER, items, withdrawals: [] } as unknown as CustomerOrder;
    return staticPage(<OrderWithdrawal address={{ id: 1, key: "k" }} order={order} onDone={() => {}} />, {
      language,
    });
  };
  expect(page(null, "en")).toMatch(/Drift taxi ride: no longer part of the\sorder/);
  expect(page(null, "cs")).toMatch(/Drift taxi ride: už není součástí\sobjednávky/);
  expect(page("2026-05-21T10:00:00.000Z", "en")).toMatch(/you withdrew on.*21\sMay\s2026/);
});

test("a voucher that was withdrawn from is not offered to be used", () => {
  const page = (is_withdrawn: boolean, balance: number | null, language: "en" | "cs" = "en") => {
    const voucher = {
      code: "X",
      name: "Ride",
      valid_until: "2027-05-20",
      state: "valid" as const,
      is_withdrawn,
    };
    const vouchers = [{ ...voucher, value: balance, balance }];
    const address = { id: 1, key: "k" };
    return staticPage(<OrderVouchers address={address} vouchers={vouchers} booked={[]} />, { language });
  };
  for (const balance of [null, 500]) {
    expect(page(false, balance)).toMatch(/\/book#X|\/gift-voucher#X/);
    expect(page(true, balance)).toContain("You have withdrawn from it");
    expect(page(true, balance)).not.toMatch(/href=/);
  }
  expect(page(true, null, "cs")).toMatch(/Odstoupili jste od\sněj/);
});

test("once there is an invoice, the order's page says that it was e-mailed, where mail is sent", () => {
  const shown = (type: "proforma" | "final", sendsNoMail?: true) =>
    staticPage(
      <OrderDocuments address={{ id: 1, key: "k" }} papers={[{ type, number: "1" }]} terms={null} />,
      sendsNoMail ? { sendsNoMail } : {},
    );
  expect(shown("final")).toContain("The invoice was e");
  expect(shown("proforma")).not.toContain("The invoice was");
  expect(shown("final", true)).not.toContain("The invoice was");
});
