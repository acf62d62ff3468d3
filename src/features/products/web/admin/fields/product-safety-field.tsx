import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";

/** What Regulation (EU) 2023/988 wants said of goods that are offered online. */
export function ProductSafetyField({ form }: { form: UseFormReturnType<ProductValues> }) {
  const t = useWords(productsAdminWords);
  return (
    <Stack>
      <Text size="sm">{t.makerHint}</Text>
      <Who form={form} field="maker" title={t.maker} />
      <Text size="sm">{t.euResponsibleHint}</Text>
      <Who form={form} field="eu_responsible" title={t.euResponsible} />
      <Translated form={form} name="safety" label={t.warnings} area />
      <Text size="xs" c="dimmed">
        {t.warningsHint}
      </Text>
    </Stack>
  );
}

interface Props {
  form: UseFormReturnType<ProductValues>;
  field: "maker" | "eu_responsible";
  title: string;
}

function Who({ form, field, title }: Props) {
  const t = useWords(productsAdminWords);
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <TextInput label={title} {...form.getInputProps(`${field}.name`)} />
      <TextInput label={t.postalAddress(title)} {...form.getInputProps(`${field}.address`)} />
      <TextInput
        label={t.electronicAddress(title)}
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps(`${field}.contact`)}
      />
    </SimpleGrid>
  );
}
