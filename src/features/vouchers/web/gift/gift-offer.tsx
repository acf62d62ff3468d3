import { lazy, Suspense } from "react";
import type { LineVariant } from "#features/cart/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import styles from "./gift.module.css";
import { giftWords } from "./gift.words.ts";

const load = () => import("./new-gift.tsx");
const NewGift = lazy(load);

interface Props {
  product: Product;
  /** The chosen size; null for none yet, undefined where there are none. */
  variant: LineVariant | null | undefined;
  /** Pressed before a size was chosen. */
  onMissing: () => void;
  /** Whether the form is open, and what opens and closes it. */
  isOther: boolean;
  onOther: (isOther: boolean) => void;
}

/** On the page of what is sold as a voucher: buying it as a gift. What that takes comes when it is opened. */
export function GiftOffer({ product, variant, onMissing, isOther, onOther }: Props) {
  const words = useWords(giftWords);
  const { openHint } = useMailWords(words);
  const hydrated = useHydrated();
  if (!product.is_voucher || !product.is_orderable || product.is_sold_out) return null;
  if (isOther)
    return (
      <Suspense fallback={<Spinner />}>
        <NewGift product={product} variant={variant} onMissing={onMissing} onClose={() => onOther(false)} />
      </Suspense>
    );
  return (
    <div className={styles.open}>
      <Button
        variant="quiet"
        aria-disabled={hydrated ? undefined : true}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => onOther(true)}
      >
        {words.open}
      </Button>
      <span className={styles.note}>{openHint}</span>
    </div>
  );
}
