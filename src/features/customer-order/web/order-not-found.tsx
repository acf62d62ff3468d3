import { WriteLink } from "#features/messages/web/index.ts";
import { orderConfirmationStyles as styles } from "#features/orders/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { customerOrderWords } from "../customer-order.words.ts";

/** A link that was cut off or changed: what to do about it. */
export function OrderNotFound() {
  const words = useWords(customerOrderWords);
  const { notFound } = useMailWords(words);
  return (
    <Section level={1} kicker={words.kicker} title={words.notFound} lead={notFound}>
      <PageHead title={words.notFound} />
      <div className={styles.actions}>
        <WriteLink>{words.write}</WriteLink>
        <ButtonLink variant="quiet" to="/shop" queries={[productsQuery]}>
          {words.toShop}
        </ButtonLink>
      </div>
    </Section>
  );
}
