import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, useParams } from "react-router";
import { WriteLink } from "#features/messages/web/index.ts";
import { isNotFound, messageOf } from "#kit/web/api/api-error.ts";
import { optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
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
import { ownReviewsWords } from "../own-reviews.words.ts";
import type { OwnReviews, ReviewsEndpoints } from "../reviews.contract.ts";
import { ReviewCard } from "./review-card.tsx";
import styles from "./review-page.module.css";
import { ownReviewsQuery, type ReviewAddress } from "./reviews.queries.ts";

const addressOf = ({ id, key }: { id?: string; key?: string }): ReviewAddress => ({
  id: Number(id),
  key: key ?? "",
});

export const loader = (args: LoaderFunctionArgs) =>
  prefetchPage(args, ownReviewsQuery(addressOf(args.params)));
export const handle: PageRules = { isPersonal: true };
export const clientLoader = waitForNothing;

/** /review/{id}/{key}: reviews of what was ridden or bought, by the link in the mail. The address is a secret key. */
export default function ReviewPage() {
  const words = useWords(ownReviewsWords);
  const address = addressOf(useParams());
  const query = useApiQuery(ownReviewsQuery(address));
  const { data } = query;
  const isMissing = isNotFound(query.error);
  const title = isMissing ? words.notFound : data ? words.titles[data.kind] : words.loading;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Section
        level={1}
        kicker={words.kicker}
        title={title}
        lead={isMissing ? words.notFoundHelp : data?.is_open && words.lead}
        action={isMissing && <WriteLink>{words.write}</WriteLink>}
      >
        <PageHead title={title} />
        {data ? (
          <Invited address={address} own={data} />
        ) : (
          !isMissing && (
            <QueryState query={query} errorText={words.loadFailed}>
              {() => null}
            </QueryState>
          )
        )}
      </Section>
    </>
  );
}

function Invited({ address, own }: { address: ReviewAddress; own: OwnReviews }) {
  const words = useWords(ownReviewsWords);
  const api = useApi();
  const client = useQueryClient();
  const { language } = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const keep = (changed: OwnReviews) =>
    client.setQueryData(optionsOf(ownReviewsQuery(address), api, language).queryKey, changed);

  async function refuse(): Promise<void> {
    setFailure(null);
    const { id, key } = address;
    try {
      keep(await api.of<ReviewsEndpoints>()("POST /reviews/mine/:id/:key/refuse", { params: { id, key } }));
    } catch (error) {
      setFailure(words.failed(messageOf(error)));
    }
  }

  return (
    <div className={styles.column}>
      {!own.is_open && <p>{words.closed}</p>}
      {own.items.map((item) => (
        <ReviewCard key={item.product_id} address={address} item={item} own={own} onChanged={keep} />
      ))}
      <div className={styles.how}>
        <h2>{words.how}</h2>
        <p>{words.verified}</p>
        {failure && <Notice tone="error">{failure}</Notice>}
        {own.is_refused ? (
          <p role="status">{words.refused}</p>
        ) : (
          <p>
            <Button variant="quiet" size="small" onClick={() => void refuse()}>
              {words.refuse}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
