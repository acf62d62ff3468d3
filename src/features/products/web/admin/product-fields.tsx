import { Group, NumberInput, Select, SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { formatMoney } from "#kit/contract/money.ts";
import { ActiveSwitch, OrderField } from "#kit/web/editor/active-and-order.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { PRODUCT_CATEGORIES } from "../../product-rules.ts";
import type { Product } from "../../products.contract.ts";
import { ProductFeaturesField } from "./product-features-field.tsx";
import { ProductPhotosField } from "./product-photos-field.tsx";
import { ProductStockField } from "./product-stock-field.tsx";
import { followingSlug, type ProductValues } from "./product-values.ts";
import { ProductVoucherField } from "./product-voucher-field.tsx";
import { productsAdminWords } from "./products-admin.words.ts";

interface Props {
  form: UseFormReturnType<ProductValues>;
  /** The record that is being edited; null for a new one. */
  stored: Product | null;
}

/** The fields of a product, the same for new and edit. */
export function ProductFields({ form, stored }: Props) {
  const t = useWords(productsAdminWords);
  form.watch("translations.en.name", ({ previousValue, value }) => {
    if (stored) return;
    const { slug } = form.getValues();
    const next = followingSlug(slug, String(previousValue), String(value));
    if (next !== slug) form.setFieldValue("slug", next);
  });
  const check = { type: "checkbox" } as const;
  return (
    <Stack>
      <Translated form={form} name="name" label={t.name} required />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t.slug}
          description={t.slugHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          withAsterisk
          aria-required
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("slug")}
        />
        <PriceField form={form} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
        <Select
          label={t.category}
          data={PRODUCT_CATEGORIES.map((category) => ({ value: category, label: t.categories[category] }))}
          allowDeselect={false}
          {...form.getInputProps("category")}
        />
        <TextInput
          type="date"
          label={t.validUntil}
          description={t.validUntilHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...form.getInputProps("valid_until")}
        />
        <OrderField form={form} />
      </SimpleGrid>
      <Group>
        <ActiveSwitch form={form} />
        <Switch label={t.featured} {...form.getInputProps("is_featured", check)} />
        <Switch label={t.bestseller} {...form.getInputProps("is_bestseller", check)} />
        <Switch label={t.isNew} {...form.getInputProps("is_new", check)} />
      </Group>
      <ReducedField form={form} stored={stored} />
      <ProductVoucherField form={form} />
      <ProductStockField form={form} />
      <Switch
        label={t.withdrawalExempt}
        description={t.withdrawalExemptHint}
        {...form.getInputProps("is_withdrawal_exempt", check)}
      />
      <ProductPhotosField form={form} stored={stored?.photos ?? []} />
      <Translated form={form} name="description" label={t.description} area />
      <ProductFeaturesField form={form} />
      <Translated form={form} name="what_to_expect" label={t.whatToExpect} area />
      <Translated form={form} name="locations" label={t.locations} area />
      <Translated form={form} name="availability" label={t.availability} area />
      <Translated form={form} name="eligibility" label={t.eligibility} area />
    </Stack>
  );
}

/** The mark, and what the shop makes of it: the server reckons with the prices that were. */
function ReducedField({ form, stored }: Props) {
  const t = useWords(productsAdminWords);
  const { language } = useLanguage();
  const { price, is_reduced, reduction } = stored ?? {};
  const untouched = is_reduced && form.values.is_reduced && Number(form.values.price) === price;
  return (
    <Stack gap={4}>
      <Switch
        label={t.reduced}
        description={t.reducedHint}
        {...form.getInputProps("is_reduced", { type: "checkbox" })}
      />
      {untouched && (
        <Text size="sm" c={reduction ? "dimmed" : "orange"}>
          {reduction
            ? t.reducedShown(
                formatMoney(reduction.original_price, language),
                formatMoney(reduction.lowest_price, language),
              )
            : t.reducedNotShown}
        </Text>
      )}
    </Stack>
  );
}

/** CZK from 0 in steps of 0.01, with the language's decimal sign. What is being typed may be text. */
function PriceField({ form }: { form: UseFormReturnType<ProductValues> }) {
  const t = useWords(productsAdminWords);
  const { language } = useLanguage();
  return (
    <NumberInput
      label={t.priceCzk}
      withAsterisk
      aria-required
      min={0}
      step={0.01}
      decimalScale={2}
      decimalSeparator={language === "cs" ? "," : "."}
      allowedDecimalSeparators={[".", ","]}
      {...form.getInputProps("price")}
    />
  );
}
