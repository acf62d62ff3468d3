import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { NO_CODES } from "#features/checkout/web/codes/use-codes.ts";
import { CheckoutForm } from "#features/checkout/web/form/checkout-form.tsx";
import { readValues } from "#features/checkout/web/form/checkout-values.ts";
import type { Methods } from "#features/checkout/web/use-methods.ts";
import type { Product } from "#features/products/products.contract.ts";
import { ProductView } from "#features/products/web/product/product-view.tsx";
import { productsQuery } from "#features/products/web/products.queries.ts";
import ShopPage from "#features/products/web/shop-page.tsx";
import { shownSettings } from "#features/settings/shown-settings.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";

const texts = (name: string) => ({
  name,
  description: name,
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
});
const product = {
  id: "cap",
  slug: "cap",
  price: 490,
  category: "merchandise",
  is_active: true,
  is_orderable: true,
  stock: null,
  variants: [],
  is_sold_out: false,
  reduction: null,
  valid_until: null,
  image_path: null,
  photos: [],
  features: [],
  translations: { en: texts("Cap"), cs: texts("Kšiltovka") },
} as unknown as Product;

const methods: Methods = {
  shipping: [],
  payment: [],
  notForSum: [],
  chosen: { shipping: undefined, payment: undefined },
  countries: ["CZ"],
  country: "CZ",
  nothingFits: null,
  parcelsGoTo: null,
  dropped: { shipping: null, payment: null },
  loading: false,
  error: null,
  again: () => {},
};
const form = {
  values: readValues(null),
  errorOf: () => undefined,
  set: () => {},
  fill: () => {},
  check: () => null,
  show: () => {},
};

const PARTS: [name: string, part: ReactNode][] = [
  ["the shop page", <ShopPage key="s" />],
  ["a product's page", <ProductView key="p" product={product} />],
  [
    "the checkout's form",
    <CheckoutForm
      key="c"
      form={form}
      lines={[]}
      codes={NO_CODES}
      methods={methods}
      blocked={false}
      onPlaced={() => {}}
    />,
  ],
];

function html(part: ReactNode, language: Language, vat_rate: string): string {
  const client = newQueryClient();
  const settings = { ...shownSettings([], language), vat_rate };
  client.setQueryData([language, ...settingsQuery.key], settings);
  for (const key of [productsQuery.key, [language, ...productsQuery.key]])
    client.setQueryData(key, [product]);
  return staticPage(part, { client, language, url: "/shop" }).replaceAll("\u00a0", " ");
}

const VAT = { en: /includ\w* VAT/, cs: /včetně DPH/ };

for (const language of LANGUAGES)
  test.each(PARTS)(
    `%s says that VAT is included where it is paid, and nothing of it elsewhere (15.24, ${language})`,
    (_, part) => {
      expect(html(part, language, "21")).toMatch(VAT[language]);
      for (const none of ["", "0"]) {
        const said = html(part, language, none);
        expect(said).not.toMatch(VAT[language]);
        expect(said).not.toBe("");
      }
    },
  );
