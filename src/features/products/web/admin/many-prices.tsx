import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Product } from "../../products.contract.ts";
import { changedPrice, PRICE_WAYS, type PriceWay } from "./price-change.ts";
import { productsAdminWords } from "./products-admin.words.ts";

/** Changes the prices of the ticked products; one of them is shown as it would be. */
export function ManyPrices({
  example,
  onApply,
}: {
  example: Product | undefined;
  onApply: (changeOf: (product: Product) => object) => void;
}) {
  const t = useWords(productsAdminWords).many;
  const { language } = useLanguage();
  const [way, setWay] = useState<PriceWay>("lower-percent");
  const [by, setBy] = useState<number | string>("");
  const isReady = typeof by === "number" && by > 0;
  const money = (czk: number) => formatMoneyExact(czk, language);
  return (
    <Group gap="xs" align="flex-end">
      <NativeSelect
        size="sm"
        label={t.prices}
        value={way}
        data={PRICE_WAYS.map((value) => ({ value, label: t.ways[value] }))}
        onChange={({ currentTarget }) =>
          setWay(PRICE_WAYS.find((one) => one === currentTarget.value) ?? "lower-percent")
        }
      />
      <MoneyField label={t.by} value={by} onChange={setBy} style={{ width: "6rem" }} />
      <Button
        size="sm"
        disabled={!isReady}
        onClick={() => isReady && onApply(({ price }) => ({ price: changedPrice(price, way, by) }))}
      >
        {t.change}
      </Button>
      {isReady && example && (
        <Text size="xs" c="dimmed">
          {t.example(money(example.price), money(changedPrice(example.price, way, by)))}
        </Text>
      )}
    </Group>
  );
}
