import type { Product } from "#features/products/products.contract.ts";
import { productQuery } from "#features/products/web/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { christmasDeadline, latestDelivery } from "./delivery.ts";
import { deliveryWords } from "./delivery.words.ts";

/** The day on which goods are there, and until when to order them for Christmas; of the day on which the page was read. */
export function DeliveryNote({ product }: { product: Product }) {
  const words = useWords(deliveryWords);
  const { language } = useLanguage();
  const { dataUpdatedAt } = useApiQuery(productQuery(product.slug));
  if (product.category !== "merchandise" || product.is_sold_out || !product.is_orderable || !dataUpdatedAt)
    return null;
  const today = pragueDay(new Date(dataUpdatedAt));
  const christmas = christmasDeadline(today);
  return (
    <p>
      {words.there(formatDay(latestDelivery(today), language))}
      {christmas && ` ${words.christmas(formatDay(christmas, language))}`}
    </p>
  );
}
