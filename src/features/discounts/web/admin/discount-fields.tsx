import {
  Button,
  Group,
  MultiSelect,
  NativeSelect,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
  type TextInputProps,
} from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { DISCOUNT_KINDS } from "#features/orders/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { WholeField } from "#kit/web/editor/fields/number-field.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { DiscountsEndpoints } from "../../discounts.contract.ts";
import { DiscountLink } from "./discount-link.tsx";
import type { DiscountValues } from "./discount-values.ts";
import { discountsAdminWords } from "./discounts-admin.words.ts";

/** The fields of a discount code, the same for new and edit. */
export function DiscountFields({ form }: { form: UseFormReturnType<DiscountValues> }) {
  const t = useWords(discountsAdminWords);
  const api = useApi();
  const { data: products = [] } = useApiQuery(productsQuery);
  const { kind, products: chosen } = form.values;
  // So that inputs beside each other begin on one line.
  const below: Pick<TextInputProps, "inputWrapperOrder"> = {
    inputWrapperOrder: ["label", "input", "description", "error"],
  };

  async function generate() {
    const { code } = await api.of<DiscountsEndpoints>()("GET /discount-codes/suggestion", {});
    form.setFieldValue("code", code);
  }

  return (
    <Stack>
      <Group align="flex-start" wrap="nowrap">
        <TextInput
          {...below}
          label={t.code}
          description={t.codeHint}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          flex={1}
          {...form.getInputProps("code")}
        />
        <Button variant="default" mt={25} style={{ flexShrink: 0 }} onClick={() => void generate()}>
          {t.generate}
        </Button>
      </Group>
      <DiscountLink code={form.values.code} />
      <TextInput
        {...below}
        label={t.note}
        description={t.noteHint}
        maxLength={200}
        {...form.getInputProps("note")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t.kind}
          data={DISCOUNT_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          {...form.getInputProps("kind")}
        />
        {kind === "percent" && (
          <WholeField label={t.percent} min={1} blank={0} {...form.getInputProps("percent")} />
        )}
        {kind === "amount" && <MoneyField label={t.amount} {...form.getInputProps("amount")} />}
      </SimpleGrid>
      {kind !== "shipping" && (
        <Switch label={t.freeShipping} {...form.getInputProps("free_shipping", { type: "checkbox" })} />
      )}
      <MultiSelect
        {...below}
        {...form.getInputProps("products")}
        label={t.products}
        description={t.productsHint}
        placeholder={chosen.length === 0 ? t.allProducts : undefined}
        data={[
          ...products
            .filter(({ is_voucher, is_value }) => !(is_voucher && is_value))
            .map(({ id, name }) => ({ value: id, label: name || id })),
          ...chosen
            .filter((id) => !products.some((one) => one.id === id))
            .map((id) => ({ value: id, label: t.goneProduct(id) })),
        ]}
        searchable
        clearable
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Hinted hint={t.minimumHint}>
          <MoneyField label={t.minimum} {...form.getInputProps("minimum")} />
        </Hinted>
        <Hinted hint={t.maxUsesHint}>
          <WholeField label={t.maxUses} min={1} blank={null} {...form.getInputProps("max_uses")} />
        </Hinted>
      </SimpleGrid>
      <Switch
        label={t.once}
        description={t.onceHint}
        {...form.getInputProps("once_per_customer", { type: "checkbox" })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput type="date" label={t.from} {...form.getInputProps("valid_from")} />
        <TextInput
          {...below}
          type="date"
          label={t.until}
          description={t.daysHint}
          {...form.getInputProps("valid_until")}
        />
      </SimpleGrid>
      <Switch label={t.active} {...form.getInputProps("is_active", { type: "checkbox" })} />
    </Stack>
  );
}

function Hinted({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <Text size="xs" c="dimmed" mt={5}>
        {hint}
      </Text>
    </div>
  );
}
