import { Anchor, Group, MultiSelect, NativeSelect, Stack, Switch, Text } from "@mantine/core";
import { Link } from "react-router";
import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { NumberField } from "#kit/web/editor/number-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import { PAYMENT_KINDS } from "../../order-status.ts";
import type { OrdersEndpoints } from "../../orders.contract.ts";
import type { PaymentMethod } from "../../payment-and-shipping.contract.ts";
import {
  EMPTY_PAYMENT,
  type PaymentValues,
  paymentBody,
  paymentFaults,
  paymentValues,
} from "./method-values.ts";
import { allPaymentMethodsQuery, allShippingMethodsQuery } from "./methods.queries.ts";
import { methodsWords } from "./methods.words.ts";

/** Active or not; and why customers do not see an active one all the same. */
function Offered({ method: { is_active, offered, kind } }: { method: PaymentMethod }) {
  const t = useWords(methodsWords);
  return (
    <>
      <ActiveBadge active={is_active} />
      {is_active && !offered && kind !== "cash" && (
        <Text size="xs" mt={4}>
          {t.notOffered[kind]}{" "}
          {kind === "bank" && (
            <Anchor component={Link} to="/admin/settings?edit=bank_account" size="xs" underline="always">
              {t.toAccount}
            </Anchor>
          )}
        </Text>
      )}
    </>
  );
}

/** List and form of the ways of paying. */
export function PaymentMethods() {
  const t = useWords(methodsWords);
  const shared = useWords(editorWords);
  const call = useApi().of<OrdersEndpoints>();
  const editor = useEditor<PaymentMethod, PaymentMethod, PaymentValues>({
    name: "payment-methods",
    list: allPaymentMethodsQuery,
    idOf: ({ id }) => id,
    labelOf: ({ name }) => name || t.unnamed,
    load: (_, method) => Promise.resolve(method),
    empty: EMPTY_PAYMENT,
    toValues: paymentValues,
    check: paymentFaults,
    save: (api, values, method) => {
      const body = paymentBody(values);
      return method
        ? api.of<OrdersEndpoints>()("PUT /orders/payment-methods/:id", { params: { id: method.id }, body })
        : call("POST /orders/payment-methods", { body });
    },
    remove: (_, { id }) => call("DELETE /orders/payment-methods/:id", { params: { id } }),
    messages: t.payment,
  });
  const { form } = editor;
  const shipping = useApiQuery(allShippingMethodsQuery).data ?? [];
  return (
    <ContentScreen
      editor={editor}
      order={{
        idOf: ({ id }) => id,
        save: (items) =>
          call("PUT /display-order/payment-methods", { body: { ids: items.map(({ id }) => id) } }),
      }}
      level={2}
      columns={[
        { header: t.name, slot: "title", cell: ({ name }) => name || t.unnamed, text: ({ name }) => name },
        {
          header: t.kind,
          slot: "plain",
          cell: ({ kind }) => t.kinds[kind],
          text: ({ kind }) => t.kinds[kind],
        },
        {
          header: t.goesWith,
          cell: ({ shipping_methods }) =>
            shipping_methods.length === 0
              ? t.everyShipping
              : shipping_methods
                  .map((id) => shipping.find((one) => one.id === id)?.name ?? t.deletedShipping(String(id)))
                  .join(", "),
        },
        { header: shared.order, cell: (method) => method.display_order },
        { header: shared.state, slot: "plain", cell: (method) => <Offered method={method} /> },
      ]}
      fields={
        <Stack>
          <Translated form={form} name="name" label={t.name} required />
          <Group align="flex-start" grow preventGrowOverflow={false}>
            <NativeSelect
              label={t.kind}
              description={t.kindHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              data={PAYMENT_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
              {...form.getInputProps("kind")}
            />
            <NumberField form={form} path="display_order" label={shared.order} blank={0} />
          </Group>
          <MultiSelect
            {...form.getInputProps("shipping_methods")}
            label={t.goesWith}
            description={t.goesWithHint}
            placeholder={form.values.shipping_methods.length === 0 ? t.everyShipping : undefined}
            data={[
              ...shipping.map(({ id, name }) => ({ value: String(id), label: name || t.unnamed })),
              ...form.values.shipping_methods
                .filter((id) => !shipping.some((one) => String(one.id) === id))
                .map((value) => ({ value, label: t.deletedShipping(value) })),
            ]}
            clearable
          />
          <Switch label={shared.isActive} {...form.getInputProps("is_active", { type: "checkbox" })} />
        </Stack>
      }
    />
  );
}
