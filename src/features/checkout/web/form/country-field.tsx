import { countryIn } from "#kit/contract/companies/address-country.ts";
import { LOCALE } from "#kit/contract/language/language.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { SelectField } from "#kit/web/ui/forms/select-field.tsx";
import { checkoutWords } from "../../checkout.words.ts";
import type { Methods } from "../use-methods.ts";
import { HOME } from "./checkout-values.ts";
import type { CheckoutForm } from "./use-checkout-form.ts";

/** The countries that the cart can be sent to; nothing to choose where there is one. */
export function CountryField({ form, methods }: { form: CheckoutForm; methods: Methods }) {
  const words = useWords(checkoutWords);
  const { language } = useLanguage();
  const chosen = form.values.country || HOME;
  const offered = new Set([...methods.countries, chosen]);
  const isAnother = methods.country !== chosen;
  if (offered.size < 2 && !isAnother) return null;
  const list = new Intl.ListFormat(LOCALE[language], { type: "conjunction" });
  const sentTo = methods.parcelsGoTo?.map((code) => countryIn(code, language));
  const warning = isAnother
    ? words.anotherCountry(countryIn(methods.country, language))
    : sentTo && words.parcelsGoTo(list.format(sentTo));
  const named = [...offered].map((code) => ({ code, name: countryIn(code, language) }));
  named.sort(
    (a, b) =>
      Number(b.code === "CZ") - Number(a.code === "CZ") || a.name.localeCompare(b.name, LOCALE[language]),
  );
  return (
    <div data-field="country">
      <SelectField
        label={words.country}
        warning={warning}
        name="country"
        autoComplete="country"
        value={chosen}
        onChange={(event) => form.set("country", event.target.value)}
      >
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
