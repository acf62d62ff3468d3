import { type LineVariant, lineName } from "#features/cart/index.ts";
import { cart, cartWords } from "#features/cart/web/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { lineOf } from "../../cart-line.ts";
import type { CardProduct } from "../../products.contract.ts";
import { productWay } from "../product-link.tsx";

interface Props {
  product: CardProduct;
  /** Where a size can be chosen beside the button: the chosen one, null for none yet. Elsewhere left out. */
  variant?: LineVariant | null | undefined;
  /** Pressed before a size was chosen. */
  onMissing?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * Puts one piece into the cart; for what can't be ordered any more it says so. Of a product with sizes one is
 * chosen first: beside the button, or on the product's page, to which it leads.
 */
export function AddToCart({ product, variant, onMissing, className }: Props) {
  const words = useWords(cartWords);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const name = lineName({ ...product, variant: variant ?? undefined }, language) || words.unnamed;
  const hasSizes = product.variants?.some(({ is_active }) => is_active) ?? false;
  if (!product.is_orderable || product.is_sold_out) {
    return (
      <Button disabled className={className}>
        {product.is_orderable ? words.outOfStock : words.notOnSale}
      </Button>
    );
  }
  if (hasSizes && variant === undefined) {
    return (
      <ButtonLink {...productWay(product)} aria-label={words.chooseSizeOf(name)} className={className}>
        {words.chooseSize}
      </ButtonLink>
    );
  }
  return (
    <Button
      // A press before the script has come would be lost.
      aria-disabled={hydrated ? undefined : true}
      aria-label={words.addOf(name)}
      className={className}
      onClick={() => {
        if (hasSizes && !variant) onMissing?.();
        else cart.add(lineOf(product, hasSizes ? (variant ?? undefined) : undefined));
      }}
    >
      {words.add}
      <Icon icon="cart-plus" />
    </Button>
  );
}
