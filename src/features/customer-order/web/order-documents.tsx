import {
  orderConfirmationStyles as confirmation,
  orderViewStyles as styles,
} from "#features/orders/web/index.ts";
import { addressOfPage } from "#features/pages/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords, useSite } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";
import type { OrderAddress } from "./customer-order.queries.ts";

interface Props {
  address: OrderAddress;
  papers: CustomerOrder["papers"];
  /** The version of the terms that the order was made under. */
  terms: number | null;
}

/** The papers of an order as downloads, by the key of its page. */
export function OrderDocuments({ address: { id, key }, papers, terms }: Props) {
  const words = useWords(customerOrderWords);
  const told = useMailWords(words);
  const { apiBase } = useSite();
  return (
    <section aria-labelledby="papers-title" className={styles.part}>
      <h2 id="papers-title" className={styles.title}>
        {words.papers}
      </h2>
      {told.invoiceSent && papers.some(({ type }) => type === "final") && <p>{told.invoiceSent}</p>}
      <div className={confirmation.actions}>
        {papers.map(({ type, number }) => (
          <ButtonLink
            key={number + type}
            variant="quiet"
            href={`${apiBase}/api/orders/mine/${id}/${key}/papers/${type}${type === "proforma" ? "" : `?number=${number}`}`}
            download
          >
            {words.paper(type, number)} (PDF)
          </ButtonLink>
        ))}
        <ButtonLink variant="quiet" to={addressOfPage("terms", terms)}>
          {words.terms}
        </ButtonLink>
      </div>
    </section>
  );
}
