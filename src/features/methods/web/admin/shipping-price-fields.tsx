import { ActionIcon, Button, Group, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { shippingMethods } from "../../shipping-methods.content.ts";
import { methodsWords } from "./methods.words.ts";

type Form = UseFormReturnType<FormValuesOf<typeof shippingMethods>>;

/** What most carriers charge by. */
const USUAL_STEPS = [2000, 5000, 10_000];

/** What shipping costs: one price, or steps by weight; how heavy a parcel may be; from which sum it is free. */
export function ShippingPriceFields({ form, label }: { form: Form; label: (name: "price") => string }) {
  const t = useWords(methodsWords);
  // An API may know no steps.
  const { price_steps: steps = [], price } = form.values;
  const isStepped = steps.length > 0;

  function choose(byWeight: boolean): void {
    // The field of one price goes: what is no number in it could not be seen any more.
    const czk = typeof price === "number" ? price : 0;
    form.setFieldValue("price", czk);
    form.setFieldValue(
      "price_steps",
      byWeight ? USUAL_STEPS.map((up_to_grams) => ({ up_to_grams, price: czk })) : [],
    );
  }

  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t.pricing.kind}
          value={isStepped ? "steps" : "one"}
          data={[
            { value: "one", label: t.pricing.one },
            { value: "steps", label: t.pricing.steps },
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value === "steps")}
        />
        {!isStepped && <MoneyField label={label("price")} required {...form.getInputProps("price")} />}
      </SimpleGrid>
      {steps.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <Group key={i} wrap="nowrap" align="flex-end" gap="xs">
          <NumberField
            form={form}
            path={`price_steps.${i}.up_to_grams`}
            label={t.pricing.upTo(i + 1)}
            min={1}
            blank={null}
          />
          <MoneyField label={t.pricing.stepPrice(i + 1)} {...form.getInputProps(`price_steps.${i}.price`)} />
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={t.pricing.removeStep(i + 1)}
            onClick={() => form.removeListItem("price_steps", i)}
          >
            <Icon icon="xmark" />
          </ActionIcon>
        </Group>
      ))}
      {isStepped && (
        <div>
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              const last = steps.at(-1);
              form.insertListItem("price_steps", {
                up_to_grams: Number(last?.up_to_grams) * 2 || 1000,
                price: last?.price ?? 0,
              });
            }}
          >
            {t.pricing.addStep}
          </Button>
          <Text size="xs" c="dimmed" mt={5}>
            {t.pricing.stepsHint}
          </Text>
        </div>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {!isStepped && (
          <div>
            <NumberField
              form={form}
              path="max_weight_grams"
              label={t.pricing.heaviest}
              min={1}
              blank={null}
            />
            <Text size="xs" c="dimmed" mt={5}>
              {t.pricing.heaviestHint}
            </Text>
          </div>
        )}
        <div>
          <MoneyField label={t.pricing.freeFrom} {...form.getInputProps("free_from")} />
          <Text size="xs" c="dimmed" mt={5}>
            {t.pricing.freeFromHint}
          </Text>
        </div>
      </SimpleGrid>
    </Stack>
  );
}
