import { Group, Select, SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FilmField } from "#kit/web/editor/fields/film-field.tsx";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { ActiveSwitch, OrderField } from "#kit/web/editor/records/active-and-order.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { PRODUCT_CATEGORIES } from "../../../product-rules.ts";
import type { Product } from "../../../products.contract.ts";
import { ProductPhotosField } from "../photos/product-photos-field.tsx";
import { followingSlug, type ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";
import { GoesWithField } from "./goes-with-field.tsx";
import { ProductFeaturesField } from "./product-features-field.tsx";
import { ProductLimitsField } from "./product-limits-field.tsx";
import { ProductSafetyField } from "./product-safety-field.tsx";
import { ProductStockField } from "./product-stock-field.tsx";
import { ProductVoucherField } from "./product-voucher-field.tsx";
import { ReducedField } from "./reduced-field.tsx";

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
        <MoneyField label={t.priceCzk} required {...form.getInputProps("price")} />
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
      <ProductLimitsField form={form} />
      <ProductStockField form={form} />
      <Switch
        label={t.withdrawalExempt}
        description={t.withdrawalExemptHint}
        {...form.getInputProps("is_withdrawal_exempt", check)}
      />
      <ProductPhotosField form={form} stored={stored?.photos ?? []} />
      <FilmField form={form} path="film" label={t.film} />
      <GoesWithField form={form} stored={stored} />
      <Translated form={form} name="description" label={t.description} area />
      <ProductFeaturesField form={form} />
      {form.values.category === "merchandise" ? (
        <>
          <Translated form={form} name="material" label={t.material} area />
          <Translated form={form} name="care" label={t.care} area />
          <Translated form={form} name="sizing" label={t.sizing} area />
          <Text size="sm" c="dimmed">
            {t.sizingHint}
          </Text>
          <Translated form={form} name="delivery" label={t.delivery} area />
          <ProductSafetyField form={form} />
        </>
      ) : (
        <>
          <Translated form={form} name="what_to_expect" label={t.whatToExpect} area />
          <Translated form={form} name="locations" label={t.locations} area />
          <Translated form={form} name="availability" label={t.availability} area />
          <Translated form={form} name="eligibility" label={t.eligibility} area />
        </>
      )}
    </Stack>
  );
}
