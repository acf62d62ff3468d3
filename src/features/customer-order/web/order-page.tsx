import { type LoaderFunctionArgs, useParams } from "react-router";
import { isNotFound } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { customerOrderWords } from "../customer-order.words.ts";
import { customerOrderQuery, type OrderAddress } from "./customer-order.queries.ts";
import { OrderNotFound } from "./order-not-found.tsx";
import { OrderView } from "./order-view.tsx";

const addressOf = ({ id, key }: { id?: string; key?: string }): OrderAddress => ({
  id: Number(id),
  key: key ?? "",
});

export const loader = (args: LoaderFunctionArgs) =>
  prefetchPage(args, customerOrderQuery(addressOf(args.params)));
export const handle: PageRules = { isPersonal: true, parameters: ["from"] };
export const clientLoader = waitForNothing;

/** An order for its customer, by the link in the mail. Its address is a secret key and is sent to nobody else. */
export default function OrderPage() {
  const words = useWords(customerOrderWords);
  const address = addressOf(useParams());
  const query = useApiQuery(customerOrderQuery(address));
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {isNotFound(query.error) ? (
        <OrderNotFound />
      ) : query.data ? (
        <OrderView address={address} order={query.data} refetch={() => void query.refetch()} />
      ) : (
        <Section level={1} kicker={words.kicker} title={words.loading}>
          <PageHead title={words.loading} />
          <QueryState query={query} errorText={words.failed}>
            {() => null}
          </QueryState>
        </Section>
      )}
    </>
  );
}
