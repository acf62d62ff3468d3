import { Button, Group, NativeSelect, NumberInput, Stack } from "@mantine/core";
import { mayHaveDays } from "#features/bookings/web/index.ts";
import { MAX_QUANTITY } from "#features/cart/index.ts";
import { piecesLeft } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { localised } from "#kit/contract/language/language.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { newOrderWords } from "./new-order.words.ts";
import { emptyLine, type Line } from "./order-form.ts";
import { RideSlot } from "./ride-slot.tsx";

interface Props<L extends Line> {
  lines: L[];
  products: Product[];
  /** What is wrong, by the path of the field, such as `items.0.quantity`. */
  faults: Record<string, string>;
  onChange: (lines: (L | Line)[]) => void;
  /** Whether a ride's day and time is chosen here. */
  hasDays?: boolean;
}

/** Products with their sizes and pieces, one below the other. */
export function OrderLinesFields<L extends Line>({
  lines,
  products,
  faults,
  onChange,
  hasDays = false,
}: Props<L>) {
  const t = useWords(newOrderWords);
  const { language } = useLanguage();
  const nameOf = (product: Product) => localised(product.translations, language).name;
  // What an order has already stays in the list, also where it is not sold any more.
  const offered = products.filter(
    ({ id, is_orderable }) => is_orderable || lines.some(({ product }) => product === id),
  );
  const set = (key: number, change: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));

  return (
    <Stack gap="md">
      {lines.map((line, index) => {
        const product = products.find(({ id }) => id === line.product);
        const sizes =
          product?.variants.filter(({ id, is_active }) => is_active || String(id) === line.variant) ?? [];
        const fault = (field: string) => faults[`items.${index}.${field}`];
        const left = product ? piecesLeft(product, Number(line.variant)) : null;
        return (
          <Group key={line.key} align="flex-start" gap="sm">
            <NativeSelect
              style={{ flex: "1 1 18rem", minWidth: 0 }}
              label={t.product}
              withAsterisk
              value={line.product}
              error={fault("id")}
              data={[
                { value: "", label: t.choose },
                ...(line.product && !product ? [{ value: line.product, label: t.gone }] : []),
                ...offered.map((one) => ({
                  value: one.id,
                  label: `${nameOf(one)}, ${one.is_sold_out ? t.soldOut : formatMoneyExact(one.price, language)}`,
                  disabled: one.is_sold_out,
                })),
              ]}
              onChange={({ currentTarget }) =>
                set(line.key, { product: currentTarget.value, variant: "", slot: "" })
              }
            />
            {product && sizes.length > 0 && (
              <NativeSelect
                style={{ flex: "1 1 8rem" }}
                label={t.size}
                withAsterisk
                value={line.variant}
                error={fault("variant")}
                data={[
                  { value: "", label: t.choose },
                  ...sizes.map(({ id, label }) => ({
                    value: String(id),
                    label: label[language] || label.en || label.cs,
                    disabled: piecesLeft(product, id) === 0,
                  })),
                ]}
                onChange={({ currentTarget }) => set(line.key, { variant: currentTarget.value })}
              />
            )}
            {hasDays && product && mayHaveDays(product) && (
              <RideSlot
                product={product.id}
                seats={line.quantity}
                slot={line.slot ?? ""}
                error={fault("holds")}
                onChange={(slot, slotPrice) => set(line.key, { slot, slotPrice })}
              />
            )}
            {/* The button stays beside its field, also on a phone. */}
            <Group gap="sm" align="flex-start" wrap="nowrap">
              <NumberInput
                hideControls
                style={{ flex: "0 1 7rem" }}
                label={t.quantity}
                description={left === null ? undefined : t.left(left)}
                inputWrapperOrder={["label", "input", "description", "error"]}
                inputMode="numeric"
                min={1}
                max={MAX_QUANTITY}
                clampBehavior="strict"
                allowDecimal={false}
                value={line.quantity}
                error={fault("quantity")}
                onChange={(value) => set(line.key, { quantity: Number(value) || 1 })}
              />
              {lines.length > 1 && (
                <Button
                  variant="default"
                  mih={44}
                  mt={24}
                  aria-label={t.takeAway(product ? nameOf(product) : "")}
                  onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                >
                  ×
                </Button>
              )}
            </Group>
          </Group>
        );
      })}
      <Button
        variant="default"
        mih={44}
        style={{ alignSelf: "start" }}
        onClick={() => onChange([...lines, emptyLine(Math.max(...lines.map(({ key }) => key)) + 1)])}
      >
        {t.more}
      </Button>
    </Stack>
  );
}
