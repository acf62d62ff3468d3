import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { OrderRefund } from "./order-refund.tsx";

const CARD = { gateway: "stripe" as const, most: 5000 };
const MONEY = {
  paid: 5578.7,
  returned: 0,
  rounding: 0,
  on_the_way: 0,
  disputed: 0,
  left: 5578.7,
  voucher: 0,
  card: null,
  account: "",
};

/** The form of a cancelled order with this money. */
const form = (money: OrderDetail["money"]) =>
  staticPage(
    <MantineProvider>
      <OrderRefund
        order={
          {
            ...{ id: 1, status: "cancelled", paid_how: "card", total: 5578.7, due: 0, owed: money.left },
            ...{ customer_email: "zofie@example.cz", refunded: null, refunded_at: null, refunds: [], money },
          } as unknown as OrderDetail
        }
      />
    </MantineProvider>,
  ).replace(/\u00a0/g, " ");

test("the form begins with a transfer where nobody knows the account, and with no note that the money has gone", () => {
  const html = form(MONEY);
  expect(html).toContain("Customer’s account or IBAN");
  expect(html).toContain("Prepare the transfer");
  expect(html).not.toContain("Record the refund");
  expect(form({ ...MONEY, card: CARD })).toContain("Refund the money");
});

test("what did not come by card is said to be sent afterwards", () => {
  expect(form({ ...MONEY, card: CARD })).toMatch(
    /5,000\.00 Kč is refunded.*578\.70 Kč was paid in another way/s,
  );
  expect(form({ ...MONEY, card: { ...CARD, most: 5578.7 } })).not.toContain("another way");
});
