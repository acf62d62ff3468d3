import { Box, Group, Radio, SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { FilmField } from "#kit/web/editor/fields/film-field.tsx";
import { Fold } from "#kit/web/editor/fields/fold.tsx";
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
  // An address goes along with the English name, and with the Czech one until there is an English one.
  function follow(before: Both<unknown>, after: Both<unknown>): void {
    if (stored) return;
    const { slug } = form.getValues();
    const next = followingSlug(slug, String(before.en || before.cs), String(after.en || after.cs));
    if (next !== slug) form.setFieldValue("slug", next);
  }
  const nameIn = (language: Language) => form.getValues().translations[language].name;
  form.watch("translations.en.name", ({ previousValue, value }) =>
    follow({ en: previousValue, cs: nameIn("cs") }, { en: value, cs: nameIn("cs") }),
  );
  form.watch("translations.cs.name", ({ previousValue, value }) =>
    follow({ en: nameIn("en"), cs: previousValue }, { en: nameIn("en"), cs: value }),
  );
  const check = { type: "checkbox" } as const;
  const { values } = form;
  const isGoods = values.category === "merchandise";
  return (
    <Stack>
      <KindField form={form} />
      <Translated form={form} name="name" label={t.name} required />
      <ProductPhotosField form={form} stored={stored?.photos ?? []} />
      <Box maw={{ sm: 240 }}>
        <MoneyField label={t.priceCzk} required {...form.getInputProps("price")} />
      </Box>
      {isGoods && <ProductStockField form={form} />}
      <Translated form={form} name="description" label={t.description} area />
      <ProductFeaturesField form={form} />
      {isGoods ? (
        <>
          <Translated form={form} name="material" label={t.material} area />
          <Translated form={form} name="care" label={t.care} area />
          <Translated form={form} name="sizing" label={t.sizing} area />
          <Text size="sm" c="dimmed">
            {t.sizingHint}
          </Text>
          <Translated form={form} name="delivery" label={t.delivery} area />
        </>
      ) : (
        <>
          <Translated form={form} name="what_to_expect" label={t.whatToExpect} area />
          <Translated form={form} name="locations" label={t.locations} area />
          <Translated form={form} name="availability" label={t.availability} area />
          <Translated form={form} name="eligibility" label={t.eligibility} area />
        </>
      )}
      <FilmField form={form} path="film" label={t.film} />
      <GoesWithField form={form} stored={stored} />
      <ActiveSwitch form={form} />
      {!isGoods && (
        <>
          <Fold
            form={form}
            title={t.voucher}
            note={values.is_voucher ? t.isVoucher : ""}
            paths={["is_voucher", "is_value", "voucher_months", ...inBoth("what_to_bring")]}
          >
            <ProductVoucherField form={form} />
          </Fold>
          <Fold form={form} title={t.limits} paths={["min_height", "max_height", "min_weight", "max_weight"]}>
            <ProductLimitsField form={form} />
          </Fold>
          <Fold
            form={form}
            title={t.stockAndSizes}
            note={values.stock === null ? t.unlimited : String(values.stock)}
            paths={["stock", "variants"]}
          >
            <ProductStockField form={form} />
          </Fold>
        </>
      )}
      <Fold
        form={form}
        title={t.sale}
        note={[
          values.is_reduced && t.reducedShort,
          values.valid_until && `${t.validUntil} ${values.valid_until}`,
        ]
          .filter(Boolean)
          .join(", ")}
        paths={["valid_until", "is_reduced", "is_withdrawal_exempt"]}
      >
        <TextInput
          type="date"
          label={t.validUntil}
          description={t.validUntilHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...form.getInputProps("valid_until")}
        />
        <ReducedField form={form} stored={stored} />
        <Switch
          label={t.withdrawalExempt}
          description={t.withdrawalExemptHint}
          {...form.getInputProps("is_withdrawal_exempt", check)}
        />
      </Fold>
      <Fold
        form={form}
        title={t.place}
        note={[
          `/product/${values.slug}`,
          values.is_featured && t.featured,
          values.is_bestseller && t.bestseller,
          values.is_new && t.isNew,
        ]
          .filter(Boolean)
          .join(", ")}
        paths={["slug", "display_order", "is_featured", "is_bestseller", "is_new"]}
      >
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
          <OrderField form={form} />
        </SimpleGrid>
        <Group>
          <Switch label={t.featured} {...form.getInputProps("is_featured", check)} />
          <Switch label={t.bestseller} {...form.getInputProps("is_bestseller", check)} />
          <Switch label={t.isNew} {...form.getInputProps("is_new", check)} />
        </Group>
      </Fold>
      {isGoods && (
        <>
          <Fold
            form={form}
            title={t.safety}
            note={values.maker.name}
            paths={["maker", "eu_responsible", ...inBoth("safety")]}
          >
            <ProductSafetyField form={form} />
          </Fold>
          <Fold
            form={form}
            title={t.voucher}
            note={values.is_voucher ? t.isVoucher : ""}
            paths={["is_voucher", "is_value", "voucher_months", ...inBoth("what_to_bring")]}
          >
            <ProductVoucherField form={form} />
          </Fold>
        </>
      )}
    </Stack>
  );
}

const inBoth = (name: string) => LANGUAGES.map((language) => `translations.${language}.${name}`);

/** What is sold: everything below follows from it. */
function KindField({ form }: Pick<Props, "form">) {
  const t = useWords(productsAdminWords);
  return (
    <Radio.Group label={t.category} {...form.getInputProps("category")}>
      <SimpleGrid cols={{ base: 1, xs: 3 }} mt={4} spacing="xs">
        {PRODUCT_CATEGORIES.map((category) => (
          <Radio.Card key={category} value={category} p="sm" radius="md" aria-label={t.categories[category]}>
            <Group wrap="nowrap" align="flex-start">
              <Radio.Indicator />
              <div>
                <Text fw={600} size="sm">
                  {t.categories[category]}
                </Text>
                <Text size="xs" c="dimmed">
                  {t.kindHints[category]}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
