import { SimpleGrid, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";

/** Height and weight of who may ride; merchandise has none. */
export function ProductLimitsField({ form }: { form: UseFormReturnType<ProductValues> }) {
  const t = useWords(productsAdminWords);
  if (form.values.category === "merchandise") return null;
  return (
    <Stack>
      <Text size="xs" c="dimmed">
        {t.limitsHint}
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <NumberField form={form} path="min_height" label={t.minHeight} blank={null} />
        <NumberField form={form} path="max_height" label={t.maxHeight} blank={null} />
        <NumberField form={form} path="min_weight" label={t.minWeight} blank={null} />
        <NumberField form={form} path="max_weight" label={t.maxWeight} blank={null} />
      </SimpleGrid>
    </Stack>
  );
}
