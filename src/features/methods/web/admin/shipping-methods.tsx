import {
  Checkbox,
  Input,
  MultiSelect,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Switch,
  Text,
} from "@mantine/core";
import { COUNTRIES, countryIn } from "#kit/contract/companies/address-country.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { OrderField } from "#kit/web/editor/records/active-and-order.tsx";
import { ActiveBadge } from "#kit/web/editor/records/active-badge.tsx";
import { listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import { emptyFormOf, type FormValuesOf, formErrorsOf } from "#kit/web/editor/records/content-form.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { type ShippingMethod, shippingMethods, wholeShipping } from "../../shipping-methods.content.ts";
import { allShippingMethodsQuery } from "./all-methods.queries.ts";
import { methodsWords } from "./methods.words.ts";
import { OfferPreview } from "./offer-preview.tsx";
import { ShippingPriceFields } from "./shipping-price-fields.tsx";

/** What most new ways of shipping are: goods, within the country, for a price that is still to be written. */
const EMPTY: FormValuesOf<typeof shippingMethods> = {
  ...emptyFormOf(shippingMethods),
  price: 0,
  for_services: false,
  countries: ["CZ"],
};

/** What it carries and where it goes, in short. */
function Carried({ method: { for_goods, for_services, countries } }: { method: ShippingMethod }) {
  const t = useWords(methodsWords);
  const { language } = useLanguage();
  const what = [for_goods && t.goodsShort, for_services && t.servicesShort].filter(Boolean).join(", ");
  const where = countries.map((code) => countryIn(code, language)).join(", ") || t.everywhere;
  return (
    <Stack gap={0}>
      <Text size="sm">{what}</Text>
      <Text size="xs" c="dimmed">
        {where}
      </Text>
    </Stack>
  );
}

/** What it costs, in short: one price or the cheapest and the dearest, and from which sum nothing. */
function Cost({ method: { price, price_steps = [], free_from } }: { method: ShippingMethod }) {
  const t = useWords(methodsWords);
  const { language } = useLanguage();
  const money = (czk: number) => formatMoneyExact(czk, language);
  const last = price_steps.at(-1);
  return (
    <>
      <Text size="sm">
        {last && last.price !== price ? `${money(price)} – ${money(last.price)}` : money(price)}
      </Text>
      {typeof free_from === "number" && (
        <Text size="xs" c="dimmed">
          {t.pricing.freeShort(money(free_from))}
        </Text>
      )}
    </>
  );
}

/** List and form of the ways of shipping. */
export function ShippingMethods() {
  const t = useWords(methodsWords);
  const shared = useWords(editorWords);
  const { language } = useLanguage();
  const api = useApi();
  const editor = useContentEditor(shippingMethods, {
    words: { ...t.shipping, unnamed: t.unnamed },
    at: "/admin/shipping-and-payment/shipping",
    list: allShippingMethodsQuery,
    load: undefined,
    empty: EMPTY,
    check: (values, method, language) =>
      formErrorsOf(shippingMethods, values, method === null, language, wholeShipping),
  });
  const { form } = editor;
  const { label, options, text } = useContentFields(shippingMethods, form);
  return (
    <ContentScreen
      editor={editor}
      order={listOrderOf(shippingMethods, api)}
      level={2}
      columns={[
        {
          header: label("name"),
          slot: "title",
          cell: ({ name }) => name || t.unnamed,
          text: ({ name }) => name,
        },
        { header: t.priceShort, cell: (method) => <Cost method={method} /> },
        { header: t.carries, cell: (method) => <Carried method={method} /> },
        { header: shared.order, cell: (method) => method.display_order },
        { header: shared.state, slot: "plain", cell: (method) => <ActiveBadge active={method.is_active} /> },
      ]}
      fields={
        <Stack>
          <Translated {...text("name")} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <OrderField form={form} />
          </SimpleGrid>
          <ShippingPriceFields form={form} label={label} />
          <Input.Wrapper label={t.carries} error={form.errors.for_goods}>
            <Stack gap="xs" mt={4}>
              <Checkbox
                label={label("for_goods")}
                {...form.getInputProps("for_goods", { type: "checkbox" })}
                error={null}
              />
              <Checkbox
                label={label("for_services")}
                {...form.getInputProps("for_services", { type: "checkbox" })}
              />
            </Stack>
          </Input.Wrapper>
          <Checkbox
            label={label("is_pickup")}
            description={t.isPickupHint}
            {...form.getInputProps("is_pickup", { type: "checkbox" })}
          />
          <NativeSelect
            label={label("carrier")}
            description={t.carrierHint}
            inputWrapperOrder={["label", "input", "description", "error"]}
            data={options("carrier")}
            {...form.getInputProps("carrier")}
          />
          {form.values.for_goods && (
            <NumberInput
              hideControls
              label={label("weight_grams")}
              description={t.weightHint}
              min={1}
              max={30_000}
              allowDecimal={false}
              {...form.getInputProps("weight_grams")}
            />
          )}
          <MultiSelect
            {...form.getInputProps("countries")}
            label={label("countries")}
            description={t.countriesHint}
            placeholder={form.values.countries.length === 0 ? t.everywhere : undefined}
            data={COUNTRIES.map((value) => ({ value, label: countryIn(value, language) }))}
            searchable
            clearable
          />
          {form.values.for_goods && (
            <OfferPreview draft={form.values} id={editor.opened?.record?.id ?? null} />
          )}
          <Switch label={shared.isActive} {...form.getInputProps("is_active", { type: "checkbox" })} />
        </Stack>
      }
    />
  );
}
