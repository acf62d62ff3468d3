import { type LoaderFunctionArgs, useParams } from "react-router";
import type { SignedStatement } from "#features/statements/statements.contract.ts";
import { isApiError, isNotFound } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { rideMoment } from "../ride-time.ts";
import type { BookingStatementsEndpoints } from "../statements.contract.ts";
import { bookingStatementsWords } from "../statements.words.ts";
import { type BookingAddress, bookingStatementsQuery } from "./bookings.queries.ts";
import { StatementSeats } from "./statement-seats.tsx";

const addressOf = ({ id, key }: { id?: string; key?: string }): BookingAddress => ({
  id: Number(id),
  key: key ?? "",
});

export const loader = (args: LoaderFunctionArgs) =>
  prefetchPage(args, bookingStatementsQuery(addressOf(args.params)));
export const handle: PageRules = { isPersonal: true };
export const clientLoader = waitForNothing;

/** /booking/{id}/{key}/statement: the safety rules and the riders' signatures. The address is a secret key. */
export default function StatementsPage() {
  const words = useWords(bookingStatementsWords);
  const { language } = useLanguage();
  const call = useApi().of<BookingStatementsEndpoints>();
  const address = addressOf(useParams());
  const query = useApiQuery(bookingStatementsQuery(address));
  const { data } = query;
  async function sign(body: SignedStatement): Promise<void> {
    const { id, key } = address;
    try {
      await call("POST /bookings/mine/:id/:key/statements", { params: { id, key }, body });
    } catch (error) {
      // The rules have changed meanwhile, or the booking has: what is shown is old.
      if (isApiError(error) && error.status === 409) await query.refetch();
      throw error;
    }
    await query.refetch();
  }
  const isMissing = isNotFound(query.error);
  const title = isMissing ? words.notFound : data || query.error ? words.title : words.loading;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Section
        level={1}
        kicker={words.kicker}
        title={title}
        lead={
          isMissing
            ? words.notFoundHelp
            : data && words.lead(data.name, rideMoment(new Date(data.starts_at), language))
        }
        action={
          !isMissing && (
            <ButtonLink variant="quiet" to={`/booking/${address.id}/${address.key}`}>
              {words.back}
            </ButtonLink>
          )
        }
      >
        <PageHead title={title} />
        {data ? (
          <StatementSeats statements={data} onSign={sign} />
        ) : (
          !isMissing && (
            <QueryState query={query} errorText={words.failed}>
              {() => null}
            </QueryState>
          )
        )}
      </Section>
    </>
  );
}
