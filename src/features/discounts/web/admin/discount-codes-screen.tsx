import { Badge, Button, Text } from "@mantine/core";
import type { Language } from "#kit/contract/language/language.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { validationErrorsOf } from "#kit/web/editor/records/check-whole.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { type Discount, type DiscountsEndpoints, discountInput } from "../../discounts.contract.ts";
import { DiscountFields } from "./discount-fields.tsx";
import { type DiscountValues, EMPTY_DISCOUNT, valuesOf } from "./discount-values.ts";
import { discountsQuery } from "./discounts.queries.ts";
import { discountsAdminWords } from "./discounts-admin.words.ts";

const COLOURS: Record<Discount["state"], string> = {
  active: "green",
  early: "blue",
  ended: "gray",
  "used-up": "yellow",
  off: "gray",
};

/** /admin/discount-codes: the codes that customers write into the cart, and what they have brought. */
export default function DiscountCodesScreen() {
  const t = useWords(discountsAdminWords);
  const { language } = useLanguage();
  const api = useApi();
  const editor = useEditor<Discount, Discount, DiscountValues>({
    name: "discount-codes",
    at: "/admin/discount-codes",
    list: discountsQuery,
    idOf: ({ id }) => id,
    labelOf: ({ code }) => code,
    empty: EMPTY_DISCOUNT,
    toValues: valuesOf,
    toCopy: (discount) => ({ ...valuesOf(discount), code: "", is_active: false }),
    check: (values, _, language) => validationErrorsOf(discountInput, values, language),
    save: (api, body, discount) => {
      const call = api.of<DiscountsEndpoints>();
      if (!discount) return call("POST /discount-codes", { body });
      return call("PUT /discount-codes/:id", { params: { id: discount.id }, body });
    },
    remove: (api, { id }) => api.of<DiscountsEndpoints>()("DELETE /discount-codes/:id", { params: { id } }),
    messages: t.messages,
  });

  function toggle(discount: Discount) {
    const { id, is_active } = discount;
    const body = { ...valuesOf(discount), is_active: !is_active };
    const call = api.basedOn(discount.updated_at).of<DiscountsEndpoints>();
    void editor.run(
      () => call("PUT /discount-codes/:id", { params: { id }, body }),
      is_active ? t.switchedOff : t.switchedOn,
      t.failedToSwitch,
    );
  }

  return (
    <ContentScreen
      editor={editor}
      above={<Text c="dimmed">{t.hint}</Text>}
      columns={[
        {
          header: t.code,
          slot: "title",
          cell: ({ code, note }) => (
            <div>
              {code}
              {note && (
                <Text size="xs" c="dimmed" fw={400}>
                  {note}
                </Text>
              )}
            </div>
          ),
          text: ({ code, note }) => `${code} ${note}`,
        },
        { header: t.brings, cell: (discount) => bringsOf(discount, t, language) },
        { header: t.days, cell: (discount) => daysOf(discount, t, language) },
        {
          header: t.uses,
          cell: ({ uses, max_uses }) => (
            <Text span inherit style={{ whiteSpace: "nowrap" }}>
              {max_uses === null ? uses : t.usesOf(uses, max_uses)}
            </Text>
          ),
        },
        { header: t.given, cell: ({ given }) => formatMoneyExact(given, language) },
        {
          header: t.state,
          slot: "plain",
          cell: ({ state }) => (
            <Badge color={COLOURS[state]} variant="light">
              {t.states[state]}
            </Badge>
          ),
          text: ({ state }) => t.states[state],
        },
      ]}
      rowActions={(discount) => (
        <Button
          size="xs"
          variant="default"
          aria-label={`${discount.is_active ? t.switchOff : t.switchOn}: ${discount.code}`}
          onClick={() => toggle(discount)}
        >
          {discount.is_active ? t.switchOff : t.switchOn}
        </Button>
      )}
      fields={<DiscountFields form={editor.form} />}
    />
  );
}

type Words = (typeof discountsAdminWords)[Language];

function bringsOf(discount: Discount, t: Words, language: Language): string {
  const { kind, percent, amount, free_shipping, minimum, products } = discount;
  return [
    kind === "percent" ? t.percentOff(percent) : "",
    kind === "amount" ? formatMoneyExact(amount, language) : "",
    free_shipping ? t.withShipping : "",
    products.length > 0 ? t.onlyFor(products.length) : "",
    minimum > 0 ? t.fromSum(formatMoneyExact(minimum, language)) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function daysOf({ valid_from, valid_until }: Discount, t: Words, language: Language): string {
  const days = [
    valid_from && t.since(formatDay(valid_from, language)),
    valid_until && t.to(formatDay(valid_until, language)),
  ];
  return days.filter(Boolean).join(" ") || t.always;
}
