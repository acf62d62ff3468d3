import { Anchor, MultiSelect, NativeSelect, SimpleGrid, Stack, Switch, Text } from "@mantine/core";
import { Link } from "react-router";
import { GatewaySign } from "#features/payments/web/admin/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { OrderField } from "#kit/web/editor/records/active-and-order.tsx";
import { ActiveBadge } from "#kit/web/editor/records/active-badge.tsx";
import { callsOf, listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import {
  copyFormOf,
  emptyFormOf,
  type FormValuesOf,
  formErrorsOf,
  formValuesOf,
} from "#kit/web/editor/records/content-form.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { type PaymentMethod, paymentMethods, wholePayment } from "../../payment-methods.content.ts";
import { allPaymentMethodsQuery, allShippingMethodsQuery } from "./all-methods.queries.ts";
import { methodsWords } from "./methods.words.ts";

const EMPTY: FormValuesOf<typeof paymentMethods> = { ...emptyFormOf(paymentMethods), kind: "bank" };

/** Active or not; and why customers do not see an active one all the same. */
function Offered({ method: { is_active, offered, kind } }: { method: PaymentMethod }) {
  const t = useWords(methodsWords);
  const maySetAccount = useMay(OWNERS_ONLY);
  return (
    <>
      <ActiveBadge active={is_active} />
      {is_active && !offered && (kind === "bank" || kind === "card") && (
        <Text size="xs" mt={4}>
          {t.notOffered[kind]}{" "}
          {kind === "bank" && maySetAccount && (
            <Anchor component={Link} to="/admin/settings?subject=seller&record=seller" size="xs">
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
  const { language } = useLanguage();
  const api = useApi();
  const editor = useEditor<PaymentMethod, PaymentMethod, FormValuesOf<typeof paymentMethods>>({
    name: paymentMethods.type,
    at: "/admin/shipping-and-payment/payment",
    list: allPaymentMethodsQuery,
    idOf: ({ id }) => id,
    labelOf: ({ name }) => name || t.unnamed,
    empty: EMPTY,
    toValues: (method) => formValuesOf(paymentMethods, method),
    toCopy: (method) => copyFormOf(paymentMethods, method),
    check: (values, method, language) =>
      formErrorsOf(paymentMethods, values, method === null, language, wholePayment),
    save: (api, body, method) => {
      const calls = callsOf(paymentMethods, api);
      return method ? calls.update(method.id, body) : calls.create(body);
    },
    remove: (api, { id }) => callsOf(paymentMethods, api).remove(id),
    messages: t.payment,
  });
  const { form } = editor;
  const { choice, label, options, text } = useContentFields(paymentMethods, form);
  const chosen = form.values.shipping_methods;
  const shipping = useApiQuery(allShippingMethodsQuery).data ?? [];
  return (
    <ContentScreen
      editor={editor}
      order={listOrderOf(paymentMethods, api)}
      level={2}
      above={<GatewaySign always />}
      columns={[
        {
          header: label("name"),
          slot: "title",
          cell: ({ name }) => name || t.unnamed,
          text: ({ name }) => name,
        },
        {
          header: label("kind"),
          slot: "plain",
          cell: ({ kind }) => choice("kind", kind),
          text: ({ kind }) => choice("kind", kind),
        },
        {
          header: label("fee"),
          cell: ({ fee }) => (fee > 0 ? formatMoneyExact(fee, language) : "–"),
        },
        {
          header: label("shipping_methods"),
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
          <Translated {...text("name")} />
          <SimpleGrid cols={{ base: 1, md: 3 }}>
            <NativeSelect
              label={label("kind")}
              description={t.kindHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              data={options("kind")}
              {...form.getInputProps("kind")}
            />
            <div>
              <MoneyField label={label("fee")} {...form.getInputProps("fee")} />
              <Text size="xs" c="dimmed" mt={5}>
                {t.feeHint}
              </Text>
            </div>
            <OrderField form={form} />
          </SimpleGrid>
          <div>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <MoneyField label={label("least")} {...form.getInputProps("least")} />
              <MoneyField label={label("greatest")} {...form.getInputProps("greatest")} />
            </SimpleGrid>
            <Text size="xs" c="dimmed" mt={5}>
              {t.limitsHint}
            </Text>
          </div>
          <MultiSelect
            {...form.getInputProps("shipping_methods")}
            value={chosen.map(String)}
            onChange={(ids) => form.setFieldValue("shipping_methods", ids.map(Number))}
            label={label("shipping_methods")}
            description={t.goesWithHint}
            placeholder={chosen.length === 0 ? t.everyShipping : undefined}
            data={[
              ...shipping.map(({ id, name }) => ({ value: String(id), label: name || t.unnamed })),
              ...chosen
                .filter((id) => !shipping.some((one) => one.id === id))
                .map((id) => ({ value: String(id), label: t.deletedShipping(String(id)) })),
            ]}
            clearable
          />
          <Switch label={shared.isActive} {...form.getInputProps("is_active", { type: "checkbox" })} />
        </Stack>
      }
    />
  );
}
