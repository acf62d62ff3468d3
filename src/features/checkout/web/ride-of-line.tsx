import { rideMoment, rideTime } from "#features/bookings/index.ts";
import type { CartLine } from "#features/cart/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { cartPageWords } from "../cart-page.words.ts";

/** When a line's ride is, and until when its seats are held. Nothing for a line without. */
export function RideOfLine({
  line: { ride },
  className,
}: {
  line: CartLine;
  className?: string | undefined;
}) {
  const words = useWords(cartPageWords);
  const { language } = useLanguage();
  if (!ride) return null;
  return (
    <span className={className}>
      {rideMoment(ride.starts_at, language)}
      <br />
      {words.heldUntil(rideTime(ride.hold_until, language))}
    </span>
  );
}
