import { useState } from "react";
import { type LoaderFunctionArgs, useParams } from "react-router";
import { WriteLink } from "#features/messages/web/index.ts";
import { isNotFound, messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import type { BookingsEndpoints, WaitingEntry } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import { rideDay } from "../ride-time.ts";
import { waitingQuery } from "./bookings.queries.ts";
import styles from "./ride-days.module.css";

const addressOf = ({ id, key }: { id?: string; key?: string }) => ({ id: Number(id), key: key ?? "" });

export const loader = (args: LoaderFunctionArgs) => prefetchPage(args, waitingQuery(addressOf(args.params)));
export const handle: PageRules = { isPersonal: true };
export const clientLoader = waitForNothing;

/** An entry of a waiting list for whoever has its link, and the way to leave it. */
export default function WaitingPage() {
  const words = useWords(bookingsWords);
  const own = words.waitingPage;
  const address = addressOf(useParams());
  const query = useApiQuery(waitingQuery(address));
  const title = isNotFound(query.error) ? own.notFound : (query.data?.name ?? own.kicker);
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Section level={1} kicker={own.kicker} title={title}>
        <PageHead title={title} />
        {isNotFound(query.error) ? (
          <WriteLink>{words.write}</WriteLink>
        ) : (
          <QueryState query={query} errorText={own.failed}>
            {(entry) => <Entry address={address} entry={entry} refetch={() => void query.refetch()} />}
          </QueryState>
        )}
      </Section>
    </>
  );
}

interface Props {
  address: { id: number; key: string };
  entry: WaitingEntry;
  refetch: () => void;
}

function Entry({ address, entry, refetch }: Props) {
  const words = useWords(bookingsWords);
  const { language } = useLanguage();
  const call = useApi().of<BookingsEndpoints>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function leave(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await call("POST /bookings/waiting/:id/:key/leave", { params: address });
    } catch (error) {
      setFailure(messageOf(error));
    }
    refetch();
    setBusy(false);
  }

  return (
    <div className={styles.column}>
      {failure && <Notice tone="error">{words.failed(failure)}</Notice>}
      <p className={styles.big}>
        {[rideDay(entry.starts_at, language), entry.place].filter(Boolean).join(", ")}
      </p>
      <p>{entry.is_waiting ? words.waitingPage.position(entry.position) : words.left}</p>
      {entry.is_waiting && (
        <Button variant="quiet" disabled={busy} onClick={() => void leave()}>
          {busy ? words.sending : words.leave}
        </Button>
      )}
    </div>
  );
}
