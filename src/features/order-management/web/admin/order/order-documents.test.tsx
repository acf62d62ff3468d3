import { MantineProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { OrderDocuments } from "./order-documents.tsx";

const shown = (papers: OrderDetail["papers"]) =>
  staticPage(
    <MantineProvider>
      <OrderDocuments order={{ id: 1, papers } as unknown as OrderDetail} />
    </MantineProvider>,
  );

test("where no invoice was issued the button says that it issues one", () => {
  const before = shown([]);
  expect(before).toContain("Issue the invoice");
  expect(before).toContain("Issues an invoice with the next number.");
  const issued_at = "2026-11-28T10:00:00.000Z";
  const after = shown([{ type: "final", number: "202600001", issued_at, is_valid: true }]);
  expect(after).not.toContain("Issue the invoice");
  expect(after).toContain("Invoice");
});
