import { expect, test } from "vitest";
import { eventsAdminWords } from "#features/events/web/admin/events-admin.words.ts";
import { products } from "#features/products/products.content.ts";
import { productsAdminWords } from "#features/products/web/admin/products-admin.words.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { healthWords } from "../health/health.words.ts";

test.each(LANGUAGES)("the back office is understood by people who are no programmers (%s)", (language) => {
  // The word may stand where it is explained, and in the validation messages, whose wording is fixed.
  for (const label of [productsAdminWords[language].slug, products.fields.slug.label[language]])
    expect(label).not.toMatch(/slug/i);
  // A hint is a sentence that says what to do.
  expect(eventsAdminWords[language].urlHint).toMatch(/^\p{Lu}.+(?:write|napište) #\.$/u);
  // What a site can "use" says nothing to whom it belongs.
  expect(healthWords[language].settings.none).not.toMatch(/value|hodnot/);
});
