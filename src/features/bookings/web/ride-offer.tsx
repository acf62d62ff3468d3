import type { Product } from "#features/products/products.contract.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useApiQuery } from "#kit/web/queries.ts";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { useHydrated } from "#kit/web/ui/use-hydrated.ts";
import { useWords } from "#kit/web/words.ts";
import { bookingsWords } from "../bookings.words.ts";
import { rideDay } from "../ride-time.ts";
import { rideDaysQuery } from "./bookings.queries.ts";

/**
 * The way to day and time, for a product that has days to come. It is asked for in the browser: a product's page is
 * kept for everybody, places go by the minute.
 */
export function RideOffer({
  product,
}: {
  product: Pick<Product, "id" | "slug" | "category" | "is_orderable">;
}) {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const mayHaveDays = product.category !== "merchandise" && product.is_orderable;
  const { data: days = [] } = useApiQuery(rideDaysQuery(product.id), hydrated && mayHaveDays);
  const open = days.filter(({ is_cancelled }) => !is_cancelled);
  const next = open.find(({ is_full }) => !is_full) ?? open[0];
  const [first] = next?.slots ?? [];
  if (!next || !first) return null;
  return (
    <p>
      {words.nextDay(rideDay(first.starts_at, language), next.is_full ? words.full : words.free(sumOf(next)))}{" "}
      <ButtonLink variant="quiet" size="small" to={`/product/${product.slug}/days`}>
        {words.chooseDay}
      </ButtonLink>
    </p>
  );
}

function sumOf({ slots }: { slots: { free: number }[] }): number {
  return slots.reduce((sum, { free }) => sum + free, 0);
}
