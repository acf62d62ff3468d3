import type { LineGift } from "#features/cart/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { giftWords } from "./gift.words.ts";
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
  const told = useMailWords(useWords(giftWords));
  if (!gift) return null;
  const { title, text } = giftSummary(gift, language, told);
  return (
    <span className={className}>
      {title}
      <br />
      {text}
    </span>
  );
}
