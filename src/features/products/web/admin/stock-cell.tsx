import { Badge, Text } from "@mantine/core";
import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import type { Product } from "../../products.contract.ts";
import { productsAdminWords } from "./products-admin.words.ts";

/** What is left of a product, size by size; red where nothing is. */
export function StockCell({ product }: { product: Product }) {
  const t = useWords(productsAdminWords);
  const { language } = useLanguage();
  if (product.is_sold_out) {
    return (
      <Badge color="red" variant="light">
        {t.soldOut}
      </Badge>
    );
  }
  const count = (stock: number | null) => stock ?? t.unlimited;
  const sizes = product.variants.filter(({ is_active }) => is_active);
  if (sizes.length === 0)
    return (
      <Text size="xs" miw={80}>
        {count(product.stock)}
      </Text>
    );
  return (
    <Text size="xs" miw={64}>
      {/* A size and its count stay together. */}
      {sizes
        .map(({ label, stock }) => `${label[language]}:\u00a0${count(stock ?? product.stock)}`)
        .join(" · ")}
    </Text>
  );
}
