import { expect, test } from "vitest";
import { shownSettings } from "#features/settings/shown-settings.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import { CheckoutNotices } from "./checkout-notices.tsx";
import type { Methods } from "./use-methods.ts";

const methods = (error: Error | null): Methods => ({
  shipping: [],
  payment: [],
  notForSum: [],
  loading: false,
  error,
  again: () => {},
  chosen: { shipping: undefined, payment: undefined },
  dropped: { shipping: null, payment: null },
  countries: ["CZ"],
  country: "CZ",
  nothingFits: null,
  parcelsGoTo: null,
});

function withContact(language: "en" | "cs") {
  const client = newQueryClient();
  const settings = { ...shownSettings([], language), contact_email: "team@team.example" };
  client.setQueryData([language, ...settingsQuery.key], settings);
  return client;
}

test("a failure without words is an unknown error", () => {
  const failure = { kind: "message", message: "", language: "en" } as const;
  const html = staticPage(<CheckoutNotices failure={failure} blocked={false} methods={methods(null)} />);
  expect(html).toContain("Failed to submit order: Unknown error");
  const unloaded = <CheckoutNotices failure={null} blocked={false} methods={methods(new Error(""))} />;
  expect(staticPage(unloaded)).toContain("Failed to load shipping and payment options: Unknown error");
});

test("a cart that nothing goes with is told so kindly, with the way to write (15.18)", () => {
  const page = (nothingFits: Methods["nothingFits"], language: "en" | "cs") =>
    staticPage(
      <CheckoutNotices
        failure={null}
        blocked={false}
        methods={{ ...methods(null), country: "GB", nothingFits }}
      />,
      { language, client: withContact(language) },
    );
  expect(page("country", "en")).toContain("to the country you chose (United Kingdom)");
  expect(page("country", "cs")).toContain("do vybrané země (Spojené království) neposíláme");
  expect(page("payment", "en")).toContain("No payment method");
  // Another way of shipping helps only where it can be paid.
  expect(page("payment", "cs")).toContain("Vyberte jinou dopravu");
  expect(page("anyPayment", "cs")).not.toContain("dopravu");
  expect(page("shipping", "cs")).toContain("nemáme žádnou dopravu");
  expect(page("shipping", "en")).toContain("mailto:");
  expect(page(null, "en")).not.toContain("mailto:");
});
