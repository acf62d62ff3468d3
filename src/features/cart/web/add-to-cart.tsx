import { faCartPlus } from "@fortawesome/free-solid-svg-icons/faCartPlus";
import type { Product } from "#features/products/products.contract.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { Button } from "#kit/web/ui/button.tsx";
import { Icon } from "#kit/web/ui/icon.tsx";
import { useHydrated } from "#kit/web/ui/use-hydrated.ts";
import { useWords } from "#kit/web/words.ts";
import { cartWords } from "../cart.words.ts";
import { lineOf } from "../cart-check.ts";
import { lineName } from "../cart-lines.ts";
import { cart } from "./cart-store.ts";

interface Props {
  product: Product;
  className?: string | undefined;
}

/** Puts one piece into the cart; for what can't be ordered any more it says so. */
export function AddToCart({ product, className }: Props) {
  const words = useWords(cartWords);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const name = lineName(product, language) || words.unnamed;
  if (!product.is_orderable) {
    return (
      <Button disabled className={className}>
        {words.notOnSale}
      </Button>
    );
  }
  return (
    <Button
      // A press before the script has come would be lost.
      aria-disabled={hydrated ? undefined : true}
      aria-label={words.addOf(name)}
      className={className}
      onClick={() => cart.add(lineOf(product))}
    >
      {words.add}
      <Icon icon={faCartPlus} />
    </Button>
  );
}
