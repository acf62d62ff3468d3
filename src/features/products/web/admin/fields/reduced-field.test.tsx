import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { Product } from "../../../products.contract.ts";
import { EMPTY_PRODUCT } from "../product-values.ts";
import { ReducedField } from "./reduced-field.tsx";

const stored = {
  price: 4500,
  is_reduced: true,
  reduction: { original_price: 5000, lowest_price: 4750.5 },
} as unknown as Product;

function Field() {
  const form = useForm({ initialValues: { ...EMPTY_PRODUCT, price: 4500, is_reduced: true } });
  return (
    <MantineProvider>
      <ReducedField form={form} stored={stored} />
    </MantineProvider>
  );
}

test("what the shop shows of a reduced price is said with two decimals (15.D)", () => {
  const said = (language: "en" | "cs") => staticPage(<Field />, { language }).replaceAll(/\s/g, " ");
  expect(said("en")).toContain("The shop shows 5,000.00 Kč struck through and the lowest price 4,750.50 Kč.");
  for (const amount of ["5 000,00 Kč", "4 750,50 Kč"]) expect(said("cs")).toContain(amount);
});
