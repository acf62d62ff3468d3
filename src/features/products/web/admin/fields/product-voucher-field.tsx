import { Stack, Switch, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { VOUCHER_MONTHS } from "../../../product-rules.ts";
import type { ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";
import styles from "./product-stock-field.module.css";

/** Whether each sold piece becomes a voucher, and what the voucher says beside the product's own texts. */
export function ProductVoucherField({ form }: { form: UseFormReturnType<ProductValues> }) {
  const t = useWords(productsAdminWords);
  return (
    <Stack>
      <Switch
        label={t.isVoucher}
        description={t.isVoucherHint}
        {...form.getInputProps("is_voucher", { type: "checkbox" })}
      />
      {form.values.is_voucher && (
        <>
          <Switch
            label={t.isValue}
            description={t.isValueHint}
            {...form.getInputProps("is_value", { type: "checkbox" })}
          />
          <div className={styles.count}>
            <NumberField
              form={form}
              path="voucher_months"
              label={t.voucherMonths}
              min={1}
              blank={VOUCHER_MONTHS}
            />
          </div>
          {!form.values.is_value && (
            <>
              <Translated form={form} name="what_to_bring" label={t.whatToBring} area />
              <Text size="xs" c="dimmed">
                {t.voucherTexts}
              </Text>
            </>
          )}
        </>
      )}
    </Stack>
  );
}
