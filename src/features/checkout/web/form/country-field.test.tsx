import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { Methods } from "../use-methods.ts";
import { readValues } from "./checkout-values.ts";
import { CountryField } from "./country-field.tsx";

const form = {
  values: { ...readValues(null), country: "GB" },
  errorOf: () => undefined,
  set: () => {},
  fill: () => {},
  check: () => null,
  show: () => {},
};
const shown = (parcelsGoTo: string[] | null, language: "en" | "cs") =>
  staticPage(
    <CountryField
      form={form}
      methods={{ countries: ["CZ", "SK", "GB"], country: "GB", parcelsGoTo } as unknown as Methods}
    />,
    { language },
  ).replaceAll("\u00a0", " ");

test("a buyer from abroad is told beside the country where parcels go (visitor 8)", () => {
  expect(shown(["CZ", "SK"], "en")).toContain(
    "We send parcels only to these countries: Czech Republic and Slovakia.",
  );
  expect(shown(["CZ", "SK"], "cs")).toContain(
    "Balíky posíláme jen do těchto zemí: Česká republika a Slovensko.",
  );
  expect(shown(null, "en")).not.toContain("parcels");
});
