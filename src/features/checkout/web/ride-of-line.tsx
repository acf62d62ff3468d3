import { useEffect, useState } from "react";
import { rideMoment } from "#features/bookings/index.ts";
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
  const now = useMinute();
  if (!ride) return null;
  const minutes = Math.ceil((Date.parse(ride.hold_until) - now) / 60_000);
  return (
    <span className={className}>
      {rideMoment(ride.starts_at, language)}
      <br />
      {minutes > 0 ? words.heldFor(minutes) : words.heldNoMore}
    </span>
  );
}

/** The present moment, looked at again twice a minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
