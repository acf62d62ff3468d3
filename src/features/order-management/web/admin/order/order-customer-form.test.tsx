import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { OrderCustomerForm } from "./order-customer-form.tsx";

const said = (papers: { type: string; is_valid: boolean }[]) =>
  staticPage(
    <MantineProvider>
      <OrderCustomerForm
        order={{ id: 1, customer_email: "zofie@example.cz", papers } as unknown as OrderDetail}
        onClose={() => {}}
      />
    </MantineProvider>,
  ).replace(/\u00a0/g, " ");

test("an invoice that is valid is issued anew, also after a credit note over some pieces", () => {
  const none = "No document is issued";
  expect(said([])).toContain(none);
  expect(said([{ type: "final", is_valid: true }])).not.toContain(none);
  const credit = { type: "credit", is_valid: false };
  expect(said([{ type: "final", is_valid: true }, credit])).not.toContain(none);
  expect(said([{ type: "final", is_valid: false }, credit])).toContain(none);
});
