import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { OrderRefund } from "./order-refund.tsx";
import { RefundWayFields } from "./refund-way.tsx";

const CARD = { gateway: "stripe" as const, most: 5000 };
const MONEY = {
  paid: 5578.7,
  returned: 0,
  rounding: 0,
  rounding_back: 0,
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
            id: 1,
            status: "cancelled",
            paid_how: "card",
            total: 5578.7,
            due: 0,
            owed: money.left,
            customer_email: "zofie@example.cz",
            refunded: null,
            refunded_at: null,
            refunds: [],
            money,
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

test("what is handed over in cash is said in whole crowns, and as it came where all of it goes back", () => {
  const said = (money: Partial<typeof MONEY>, amount: number) => {
    const nothing = () => undefined;
    const chosen = {
      ways: ["noted" as const],
      way: "noted" as const,
      setWay: nothing,
      account: "",
      setAccount: nothing,
      how: "cash" as const,
      setHow: nothing,
      money: { ...MONEY, ...money },
    };
    return staticPage(
      <MantineProvider>
        <RefundWayFields chosen={chosen} amount={amount} email="" />
      </MantineProvider>,
    ).replace(/\u00a0/g, " ");
  };
  expect(said({}, 33.3)).toContain("refunded 33.00 Kč");
  // Thirty haléře too few went out before.
  expect(said({ rounding_back: -0.3 }, 33.3)).toContain("refunded 34.00 Kč");
  expect(said({ rounding: 0.3 }, 5578.7)).toContain("refunded 5,579.00 Kč");
});
