import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { Methods } from "../use-methods.ts";
import { readValues } from "./checkout-values.ts";
import { MethodFields } from "./method-fields.tsx";

const form = {
  values: readValues(null),
  errorOf: () => undefined,
  set: () => {},
  fill: () => {},
  check: () => null,
  show: () => {},
};

const shown = (dropped: Methods["dropped"], language: "en" | "cs", notForSum: Methods["notForSum"] = []) => {
  const methods: Methods = {
    shipping: [],
    payment: [],
    notForSum,
    chosen: { shipping: undefined, payment: undefined },
    dropped,
    countries: ["CZ"],
    country: "GB",
    nothingFits: null,
    parcelsGoTo: null,
    loading: false,
    error: null,
    again: () => {},
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

test("a way of paying that takes no such sum is said with its limit, beside the choice", () => {
  const method = { name: "Karta", takes_from: 15, takes_to: 5000 } as Methods["payment"][number];
  const dropped = { shipping: null, payment: { name: "Karta", because: "sum" } } as const;
  const said = shown(dropped, "cs", [{ method, fault: "least" }]);
  expect(said).toContain("Platbu „Karta“ lze použít od 15 Kč.");
  expect(said).toContain("na částku, která zbývá zaplatit, použít nelze");
  const most = shown({ shipping: null, payment: null }, "en", [{ method, fault: "greatest" }]);
  expect(most).toContain("“Karta” can be used up to CZK 5,000.");
});
