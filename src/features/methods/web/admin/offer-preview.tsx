import { Fieldset, Group, List, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { COUNTRIES, countryIn } from "#kit/contract/companies/address-country.ts";
import { formatPrice, type Halere, toHalere } from "#kit/contract/money/money.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { WholeField } from "#kit/web/editor/fields/number-field.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { type Load, pricedFor, shippingError } from "../../method-fit.ts";
import type { ShippingMethod } from "../../shipping-methods.content.ts";
import { allShippingMethodsQuery } from "./all-methods.queries.ts";
import { methodsWords } from "./methods.words.ts";

/** What the form holds: numbers may still be texts. */
type Draft = Omit<ShippingMethod, "id" | "name" | "created_at" | "updated_at">;

interface Props {
  /** The method as it would be saved. */
  draft: Draft;
  /** The stored method that is being edited; null for a new one. */
  id: number | null;
}

/** For a cart that the team makes up: which ways of shipping the checkout would offer, and for how much. */
export function OfferPreview({ draft, id }: Props) {
  const t = useWords(methodsWords).preview;
  const { language } = useLanguage();
  const [goods, setGoods] = useState<number | string>(1200);
  const [grams, setGrams] = useState<number | string | null>(3000);
  const [country, setCountry] = useState("CZ");
  const stored = useApiQuery(allShippingMethodsQuery).data ?? [];
  const edited = { ...draft, id: id ?? 0, name: draft.translations[language].name || t.thisOne };
  const methods = id === null ? [...stored, edited] : stored.map((one) => (one.id === id ? edited : one));
  const load: Load = typeof grams === "number" ? { grams, isWhole: true } : { grams: 0, isWhole: false };
  const needs = { parcel: true, country, load };
  const isReady = isAmount(goods) && typeof grams !== "string" && isPriced(draft);
  const offerOf = (method: (typeof methods)[number], goodsHalere: Halere) => {
    const error = shippingError(method, needs);
    const { price } = pricedFor(method, needs, goodsHalere);
    return { method, text: error ? t.not[error] : formatPrice(price, language), isOffered: !error };
  };
  const active = methods.filter(({ is_active }) => is_active);
  const said = isReady ? active.map((method) => offerOf(method, toHalere(goods))) : [];
  return (
    <Fieldset legend={t.title}>
      <Group align="flex-start" grow preventGrowOverflow={false} mb="sm">
        <MoneyField label={t.goods} value={goods} onChange={setGoods} />
        <WholeField label={t.grams} min={1} blank={null} value={grams} onChange={setGrams} />
        <NativeSelect
          label={t.country}
          value={country}
          data={COUNTRIES.map((value) => ({ value, label: countryIn(value, language) }))}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        />
      </Group>
      {isReady ? (
        <List size="sm" aria-live="polite" aria-label={t.title}>
          {said.map(({ method, text, isOffered }) => (
            <List.Item key={method.id}>
              <Text
                span
                size="sm"
                c={isOffered ? undefined : "dimmed"}
                fw={method === edited ? 600 : undefined}
              >
                {method.name}: {text}
              </Text>
            </List.Item>
          ))}
        </List>
      ) : (
        <Text size="sm" c="dimmed">
          {t.notReady}
        </Text>
      )}
    </Fieldset>
  );
}

/** Whether it can be reckoned with: forms hold texts while they are typed. */
function isAmount(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1_000_000_000;
}

/** Whether all of its numbers are typed. */
function isPriced({ price, price_steps = [], free_from = null, max_weight_grams = null }: Draft): boolean {
  const isNone = (value: unknown) => value === null || value === "";
  return (
    (price_steps.length > 0 || isAmount(price)) &&
    price_steps.every((step) => isAmount(step.up_to_grams) && isAmount(step.price)) &&
    [free_from, max_weight_grams].every((value) => isNone(value) || isAmount(value))
  );
}
