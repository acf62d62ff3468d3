import { productsQuery } from "#features/products/web/products.queries.ts";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { Notice } from "#kit/web/ui/notice.tsx";
import { useWords } from "#kit/web/words.ts";
import { cartWords } from "../cart.words.ts";

/** An empty cart's message with the way to the shop. */
export function CartEmpty() {
  const words = useWords(cartWords);
  return (
    <Notice
      tone="empty"
      title={words.empty}
      action={
        <ButtonLink to="/shop" queries={[productsQuery]}>
          {words.toShop}
        </ButtonLink>
      }
    >
      {words.emptyHelp}
    </Notice>
  );
}
