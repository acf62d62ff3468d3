import { ActionIcon, Button, Fieldset, Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { EMPTY_VARIANT, type ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";
import styles from "./product-stock-field.module.css";

const USUAL_SIZES = ["S", "M", "L", "XL", "XXL"];

type Form = UseFormReturnType<ProductValues>;

/** How many pieces there are, and in which sizes. */
export function ProductStockField({ form }: { form: Form }) {
  const t = useWords(productsAdminWords);
  const { variants } = form.values;
  return (
    <Fieldset legend={t.stockAndSizes}>
      <Stack>
        <div>
          <div className={styles.count}>
            <NumberField form={form} path="stock" label={t.stock} blank={null} />
          </div>
          <Text size="xs" c="dimmed" mt={5}>
            {t.stockHint} {variants.length > 0 && t.stockOfRest}
          </Text>
        </div>
        {form.values.category === "merchandise" && (
          <div>
            <div className={styles.count}>
              <NumberField form={form} path="weight_grams" label={t.weight} min={1} blank={null} />
            </div>
            <Text size="xs" c="dimmed" mt={5}>
              {t.weightHint} {variants.length > 0 && t.weightOfSizes}
            </Text>
          </div>
        )}
        {[...variants.keys()].map((i) => (
          <SizeRow key={i} form={form} place={i} />
        ))}
        <Group>
          <Button variant="default" size="sm" onClick={() => form.insertListItem("variants", EMPTY_VARIANT)}>
            {t.addSize}
          </Button>
          {variants.length === 0 && (
            <Button
              variant="default"
              size="sm"
              onClick={() =>
                form.setFieldValue(
                  "variants",
                  USUAL_SIZES.map((cs) => ({ ...EMPTY_VARIANT, label: { cs, en: "" } })),
                )
              }
            >
              {t.addUsualSizes}
            </Button>
          )}
        </Group>
      </Stack>
    </Fieldset>
  );
}

function SizeRow({ form, place }: { form: Form; place: number }) {
  const t = useWords(productsAdminWords);
  const path = `variants.${place}`;
  return (
    <div className={styles.row} data-weighed={form.values.category === "merchandise" || undefined}>
      <TextInput label={t.size(place + 1)} {...form.getInputProps(`${path}.label.cs`)} />
      <TextInput label={t.sizeEn} lang="en" {...form.getInputProps(`${path}.label.en`)} />
      <NumberField form={form} path={`${path}.stock`} label={t.sizePieces} blank={null} />
      {form.values.category === "merchandise" && (
        <NumberField form={form} path={`${path}.weight_grams`} label={t.sizeWeight} min={1} blank={null} />
      )}
      <Group gap="xs" className={styles.tools}>
        <Switch
          label={t.sizeActive}
          {...form.getInputProps(`${path}.is_active`, { type: "checkbox" })}
          style={{ flex: 1 }}
        />
        <ActionIcon
          variant="default"
          size="lg"
          disabled={place === 0}
          aria-label={t.upSize(place + 1)}
          onClick={() => form.reorderListItem("variants", { from: place, to: place - 1 })}
        >
          <Icon icon="arrow-up" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t.removeSize(place + 1)}
          onClick={() => form.removeListItem("variants", place)}
        >
          <Icon icon="xmark" />
        </ActionIcon>
      </Group>
    </div>
  );
}
