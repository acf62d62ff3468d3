import type { LineGift } from "#features/cart/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { giftSummary } from "./gift-values.ts";

/** What a line of the cart is as a gift. Nothing for one that is none. */
export function GiftOfLine({
  gift,
  className,
}: {
  gift: LineGift | undefined;
  className?: string | undefined;
}) {
  const { language } = useLanguage();
  if (!gift) return null;
  const { title, text } = giftSummary(gift, language);
  return (
    <span className={className}>
      {title}
      <br />
      {text}
    </span>
  );
}
