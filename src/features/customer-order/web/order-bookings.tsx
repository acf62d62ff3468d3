import { rideMoment } from "#features/bookings/index.ts";
import { orderViewStyles as styles } from "#features/orders/web/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";

/** The seats of an order, each with its own page. Cancelled ones stand there too, for what can be chosen instead. */
export function OrderBookings({ bookings }: Pick<CustomerOrder, "bookings">) {
  const words = useWords(customerOrderWords);
  const { language } = useLanguage();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="bookings-title" className={styles.part}>
      <h2 id="bookings-title" className={styles.title}>
        {words.bookings}
      </h2>
      <ul className={styles.lines}>
        {bookings.map(({ id, key, name, starts_at, state, riders }) => (
          <li key={id} className={styles.voucher}>
            <span>
              {rideMoment(starts_at, language)}
              <br />
              <span className={styles.note}>
                {[words.bookingStates[state], name, ...riders].filter(Boolean).join(", ")}
              </span>
            </span>
            <ButtonLink
              variant="quiet"
              to={`/booking/${id}/${key}`}
              aria-label={words.showBookingOf(rideMoment(starts_at, language))}
            >
              {words.showBooking}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
