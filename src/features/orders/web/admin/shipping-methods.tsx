import { Checkbox, Group, Input, MultiSelect, Stack, Switch, Text } from "@mantine/core";
import { formatMoneyExact } from "#kit/contract/money.ts";
import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { MoneyField } from "#kit/web/editor/money-field.tsx";
import { NumberField } from "#kit/web/editor/number-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import { COUNTRIES, countryIn } from "../../address-country.ts";
import type { OrdersEndpoints } from "../../orders.contract.ts";
import type { ShippingMethod } from "../../payment-and-shipping.contract.ts";
import { EMPTY_SHIPPING, type ShippingValues, shippingFaults, shippingValues } from "./method-values.ts";
import { allShippingMethodsQuery } from "./methods.queries.ts";
import { methodsWords } from "./methods.words.ts";

/** What it carries and where it goes, in short. */
function Carried({ method: { for_goods, for_services, countries } }: { method: ShippingMethod }) {
  const t = useWords(methodsWords);
  const { language } = useLanguage();
  const what = [for_goods && t.goodsShort, for_services && t.servicesShort].filter(Boolean).join(", ");
  const where = countries.map((code) => countryIn(code, language)).join(", ") || t.everywhere;
  return (
    <>
      <Text size="sm">{what}</Text>
      <Text size="xs" c="dimmed">
        {where}
      </Text>
    </>
  );
}

/** List and form of the ways of shipping. */
export function ShippingMethods() {
  const t = useWords(methodsWords);
  const shared = useWords(editorWords);
  const { language } = useLanguage();
  const call = useApi().of<OrdersEndpoints>();
  const editor = useEditor<ShippingMethod, ShippingMethod, ShippingValues>({
    name: "shipping-methods",
    list: allShippingMethodsQuery,
    idOf: ({ id }) => id,
    labelOf: ({ name }) => name || t.unnamed,
    load: (_, method) => Promise.resolve(method),
    empty: EMPTY_SHIPPING,
    toValues: shippingValues,
    check: shippingFaults,
    save: (api, values, method) => {
      const body = { ...values, price: Number(values.price) };
      return method
        ? api.of<OrdersEndpoints>()("PUT /orders/shipping-methods/:id", { params: { id: method.id }, body })
        : call("POST /orders/shipping-methods", { body });
    },
    remove: (_, { id }) => call("DELETE /orders/shipping-methods/:id", { params: { id } }),
    messages: t.shipping,
  });
  const { form } = editor;
  return (
    <ContentScreen
      editor={editor}
      order={{
        idOf: ({ id }) => id,
        save: (items) =>
          call("PUT /display-order/shipping-methods", { body: { ids: items.map(({ id }) => id) } }),
      }}
      level={2}
      columns={[
        { header: t.name, slot: "title", cell: ({ name }) => name || t.unnamed, text: ({ name }) => name },
        { header: t.priceShort, cell: (method) => formatMoneyExact(method.price, language) },
        { header: t.carries, cell: (method) => <Carried method={method} /> },
        { header: shared.order, cell: (method) => method.display_order },
        { header: shared.state, slot: "plain", cell: (method) => <ActiveBadge active={method.is_active} /> },
      ]}
      fields={
        <Stack>
          <Translated form={form} name="name" label={t.name} required />
          <Group align="flex-start" grow preventGrowOverflow={false}>
            <MoneyField label={t.price} required {...form.getInputProps("price")} />
            <NumberField form={form} path="display_order" label={shared.order} blank={0} />
          </Group>
          <Input.Wrapper label={t.carries} error={form.errors.for_goods}>
            <Stack gap="xs" mt={4}>
              <Checkbox
                label={t.forGoods}
                {...form.getInputProps("for_goods", { type: "checkbox" })}
                error={null}
              />
              <Checkbox label={t.forServices} {...form.getInputProps("for_services", { type: "checkbox" })} />
            </Stack>
          </Input.Wrapper>
          <Checkbox
            label={t.isPickup}
            description={t.isPickupHint}
            {...form.getInputProps("is_pickup", { type: "checkbox" })}
          />
          <MultiSelect
            {...form.getInputProps("countries")}
            label={t.countries}
            description={t.countriesHint}
            placeholder={form.values.countries.length === 0 ? t.everywhere : undefined}
            data={COUNTRIES.map((value) => ({ value, label: countryIn(value, language) }))}
            searchable
            clearable
          />
          <Switch label={shared.isActive} {...form.getInputProps("is_active", { type: "checkbox" })} />
        </Stack>
      }
    />
  );
}
