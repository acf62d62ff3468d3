import { Group, NativeSelect, Stack, Switch } from "@mantine/core";
import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { NumberField } from "#kit/web/editor/number-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import { PAYMENT_KINDS } from "../../order-status.ts";
import type { OrdersEndpoints } from "../../orders.contract.ts";
import type { PaymentMethod } from "../../payment-and-shipping.contract.ts";
import { EMPTY_PAYMENT, type PaymentValues, paymentFaults, paymentValues } from "./method-values.ts";
import { allPaymentMethodsQuery } from "./methods.queries.ts";
import { methodsWords } from "./methods.words.ts";

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
    save: (api, body, method) =>
      method
        ? api.of<OrdersEndpoints>()("PUT /orders/payment-methods/:id", { params: { id: method.id }, body })
        : call("POST /orders/payment-methods", { body }),
    remove: (_, { id }) => call("DELETE /orders/payment-methods/:id", { params: { id } }),
    messages: t.payment,
  });
  const { form } = editor;
  return (
    <ContentScreen
      editor={editor}
      order={{
        idOf: ({ id }) => id,
        save: (items) =>
          call("PUT /display-order/payment-methods", { body: { ids: items.map(({ id }) => id) } }),
      }}
      level={2}
      title={t.payment.title}
      addLabel={t.payment.add}
      addTitle={t.payment.addTitle}
      editTitle={t.payment.editTitle}
      emptyText={t.payment.empty}
      columns={[
        { header: t.name, slot: "title", cell: ({ name }) => name || t.unnamed, text: ({ name }) => name },
        {
          header: t.kind,
          slot: "plain",
          cell: ({ kind }) => t.kinds[kind],
          text: ({ kind }) => t.kinds[kind],
        },
        { header: shared.order, cell: (method) => method.display_order },
        { header: shared.state, slot: "plain", cell: (method) => <ActiveBadge active={method.is_active} /> },
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
          <Switch label={shared.isActive} {...form.getInputProps("is_active", { type: "checkbox" })} />
        </Stack>
      }
    />
  );
}
