import type { LineVariant } from "#features/cart/index.ts";
import { cart } from "#features/cart/web/index.ts";
import { lineOf } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { lastGiftDay } from "../../gift-rules.ts";
import { giftWords } from "./gift.words.ts";
import { GiftForm } from "./gift-form.tsx";
import { giftLineOf, NO_WISH } from "./gift-values.ts";

interface Props {
  product: Product;
  variant: LineVariant | null | undefined;
  onMissing: () => void;
  onClose: () => void;
}

/** A gift that is put into the cart, a line of its own. */
export default function NewGift({ product, variant, onMissing, onClose }: Props) {
  const words = useWords(giftWords);
  const announce = useAnnounce();
  const today = pragueDay(new Date());
  return (
    <GiftForm
      title={words.title}
      wish={NO_WISH}
      today={today}
      lastDay={lastGiftDay(today, product.voucher_months)}
      product={{ id: product.id, variant: variant?.id }}
      submit={words.add}
      onCancel={onClose}
      onSubmit={(wish) => {
        if (variant === null) return onMissing();
        cart.add({ ...lineOf(product, variant), gift: giftLineOf(wish) });
        announce(words.added);
        onClose();
      }}
    />
  );
}
