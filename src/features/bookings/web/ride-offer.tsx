import { rideDaysQuery } from "#features/days/web/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { pragueTime } from "#kit/contract/time/prague-time.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { bookingsWords } from "../bookings.words.ts";
import { rideDay } from "../ride-time.ts";
import styles from "./ride-offer.module.css";

type Ride = Pick<Product, "id" | "slug" | "category" | "is_orderable">;

/** Goods have no days, and nobody needs the days of what is not on sale. */
export function mayHaveDays({ category, is_orderable }: Pick<Ride, "category" | "is_orderable">): boolean {
  return category !== "merchandise" && is_orderable;
}

/**
 * The way to day and time, for a product that has days to come. They are those of the calendar, which come with the
 * page and with every link to it: nothing moves once it stands.
 */
export function RideOffer({ product }: { product: Ride }) {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  const { data: days = [], dataUpdatedAt } = useApiQuery(rideDaysQuery, mayHaveDays(product));
  const read = new Date(dataUpdatedAt);
  const today = pragueDay(read);
  const time = pragueTime(read);
  const open = days.filter(
    ({ status, seats, date, ends, products }) =>
      status === "published" &&
      seats > 0 &&
      (date > today || ends > time) &&
      products.some(({ id }) => id === product.id),
  );
  const next = open.find(({ is_full }) => !is_full) ?? open[0];
  if (!next) return null;
  const day = rideDay(`${next.date}T12:00:00Z`, language);
  return (
    <div className={styles.offer}>
      <p>{words.nextDay(day, next.is_full ? words.fullyBooked : words.free(next.free))}</p>
      <ButtonLink variant="quiet" size="small" to={`/product/${product.slug}/days`}>
        {words.chooseDay}
      </ButtonLink>
      <p className={styles.returns}>{words.returns}</p>
    </div>
  );
}
