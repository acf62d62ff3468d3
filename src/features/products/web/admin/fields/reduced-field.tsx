import { Stack, Switch, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Product } from "../../../products.contract.ts";
import type { ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";

interface Props {
  form: UseFormReturnType<ProductValues>;
  /** The record that is being edited; null for a new one. */
  stored: Product | null;
}

/** The mark, and what the shop makes of it: the server reckons with the prices that were. */
export function ReducedField({ form, stored }: Props) {
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
                formatMoneyExact(reduction.original_price, language),
                formatMoneyExact(reduction.lowest_price, language),
              )
            : t.reducedNotShown}
        </Text>
      )}
    </Stack>
  );
}
