import { type LoaderFunctionArgs, useParams } from "react-router";
import { WriteLink } from "#features/messages/web/index.ts";
import { isNotFound } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { bookingsWords } from "../bookings.words.ts";
import { BookingView } from "./booking-view.tsx";
import { type BookingAddress, bookingQuery } from "./bookings.queries.ts";

const addressOf = ({ id, key }: { id?: string; key?: string }): BookingAddress => ({
  id: Number(id),
  key: key ?? "",
});

export const loader = (args: LoaderFunctionArgs) => prefetchPage(args, bookingQuery(addressOf(args.params)));
export const handle: PageRules = { isPersonal: true };
export const clientLoader = waitForNothing;

/** A booking for its customer, by the link in the mail. Its address is a secret key and is sent to nobody else. */
export default function BookingPage() {
  const words = useWords(bookingsWords);
  const address = addressOf(useParams());
  const query = useApiQuery(bookingQuery(address));
  const { booking: own } = words;
  const { notFoundHelp } = useMailWords(words);
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {isNotFound(query.error) ? (
        <Section level={1} kicker={own.kicker} title={own.notFound} lead={notFoundHelp}>
          <PageHead title={own.notFound} />
          <WriteLink>{words.write}</WriteLink>{" "}
          <ButtonLink variant="quiet" to="/book">
            {words.title}
          </ButtonLink>
        </Section>
      ) : query.data ? (
        <BookingView address={address} booking={query.data} refetch={() => void query.refetch()} />
      ) : (
        <Section level={1} kicker={own.kicker} title={own.loading}>
          <PageHead title={own.loading} />
          <QueryState query={query} errorText={own.failed}>
            {() => null}
          </QueryState>
        </Section>
      )}
    </>
  );
}
