import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { Methods } from "../use-methods.ts";
import { readValues } from "./checkout-values.ts";
import { MethodFields } from "./method-fields.tsx";

const form = {
  values: readValues(null),
  errorOf: () => undefined,
  ...{ set: () => {}, fill: () => {}, check: () => null, show: () => {} },
};

const shown = (dropped: Methods["dropped"], language: "en" | "cs") => {
  const methods: Methods = {
    ...{
      shipping: [],
      payment: [],
      notForSum: [],
      chosen: { shipping: undefined, payment: undefined },
      dropped,
    },
    ...{ countries: ["CZ"], country: "GB", nothingFits: null, parcelsGoTo: null },
    ...{ loading: false, error: null, again: () => {} },
  };
  return staticPage(<MethodFields form={form} lines={[]} methods={methods} />, { language }).replaceAll(
    "\u00a0",
    " ",
  );
};

test("a choice that is empty again says which it was and why, at its field", () => {
  const courier = { name: "Kurýr", because: "country" } as const;
  const cash = { name: "Hotově", because: "shipping" } as const;
  const both = shown({ shipping: courier, payment: cash }, "cs");
  expect(both).toMatch(
    /<p id="[^"]+-warning"[^>]*>Doprava „Kurýr“ není pro vybranou zemi \(Spojené království\) k dispozici\./,
  );
  expect(both).toContain("Platbu „Hotově“ s vybranou dopravou použít nelze.");
  expect(both.match(/aria-describedby="[^"]+-warning"/g)).toHaveLength(2);
  const gone = shown({ shipping: { name: "", because: "gone" }, payment: null }, "en");
  expect(gone).toContain("The shipping you chose is no longer offered.");
  expect(shown({ shipping: null, payment: null }, "en")).not.toContain("-warning");
});
