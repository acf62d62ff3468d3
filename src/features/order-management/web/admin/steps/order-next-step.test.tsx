import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { withdrawalsQuery } from "#features/withdrawals/web/index.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { OrderNextStep } from "./order-next-step.tsx";

const INVOICE = { type: "final", number: "2026000001", issued_at: "2026-11-01T10:00:00Z" };
const UNPAID = {
  id: 1,
  status: "pending",
  customer_email: "zofie@example.cz",
  items: [],
  papers: [],
  refunds: [],
  rides_asked_back: [],
  rides_without_day: [],
  paid_at: null,
  total: 5000,
  refunded: null,
  owed: 0,
  money: { paid: 0, returned: 0, on_the_way: 0, left: 0, voucher: 0, card: null, account: "" },
};

function shown(order: object, withdrawals: object[]): string {
  const client = newQueryClient();
  client.setQueryData(["en", ...withdrawalsQuery(1).key], withdrawals);
  return staticPage(
    <MantineProvider>
      <OrderNextStep order={{ ...UNPAID, ...order } as unknown as OrderDetail} saidOnly />
    </MantineProvider>,
    { client },
  );
}

/** The steps of an order whose customer has withdrawn from all of it. */
function steps(order: object): string[] {
  const html = shown(order, [{ scope: "", items: [], settled_at: null }]);
  return [...html.matchAll(/<li.*?<\/li>/gs)].map(([item]) =>
    item
      .replace(/<a .*?<\/a>/gs, "")
      .replace(/<[^>]+>/g, "")
      .replace(/[\u00a0 ]+/g, " ")
      .replace(/\u2060/g, "")
      .trim(),
  );
}

test("an unpaid order is cancelled, and nothing more", () => {
  expect(steps({})).toEqual(["Cancel the order. It wasn’t paid, so there is nothing to refund."]);
});

test("what a voucher pays of an unpaid order goes back by itself: no credit note, no refund", () => {
  expect(steps({ money: { ...UNPAID.money, left: 1000, voucher: 1000 } })).toEqual([
    expect.stringMatching(/^Cancel the order\. Items go back.*goes back onto it automatically\.$/),
  ]);
});

test("a part that came by transfer is refunded; cancelling has settled the withdrawal by then", () => {
  expect(steps({ money: { ...UNPAID.money, left: 1500, voucher: 1000 } })).toEqual([
    expect.stringMatching(/^Cancel the order\. Items go back.*automatically\.$/),
    "Refund 500.00 Kč using the same payment method.",
    "Refund it below, under Money. The customer is notified.",
  ]);
});

test("a paid order with an invoice gets its credit note, and the refund settles the withdrawal", () => {
  const paid = { paid_at: "2026-11-01T10:00:00Z", money: { ...UNPAID.money, left: 5000, voucher: 1000 } };
  expect(steps({ ...paid, papers: [{ ...INVOICE, is_valid: true }] })).toEqual([
    expect.stringMatching(/^Cancel the order\. A credit note is issued and e-mailed/),
    "Refund 5,000.00 Kč using the same payment method.",
    expect.stringContaining("the withdrawal is settled"),
  ]);
  expect(steps({ ...paid, papers: [{ ...INVOICE, is_valid: false }] })[0]).not.toContain("credit note");
});

test("a ride whose money is asked for after its day was cancelled is named", () => {
  expect(shown({}, [])).not.toContain("What to do now");
  const ride = { names: { en: "Drift taxi", cs: "Drift taxi" }, starts_at: "2027-05-20T07:00:00Z" };
  const html = shown({ rides_asked_back: [ride] }, []).replace(/\u00a0/g, " ");
  expect(html).toMatch(/has asked for their money back: Drift taxi, .*20 May 2027/);
  expect(html).not.toMatch(/<ol|paid more than/);
});

test("each step leads to the part of the screen where it is done", () => {
  const paid = { paid_at: "2026-11-01T10:00:00Z", papers: [INVOICE], money: { ...UNPAID.money, left: 5000 } };
  const html = shown({ ...paid, owed: 5000 }, [{ scope: "", items: [], settled_at: null }]);
  expect([...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)).toEqual([
    "order-actions",
    "order-money",
  ]);
});
