import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, useParams } from "react-router";
import { isLanguage, LANGUAGES } from "#kit/contract/language/language.ts";
import { isNotFound, messageOf } from "#kit/web/api/api-error.ts";
import { optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { SelectField } from "#kit/web/ui/forms/select-field.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import type { NewsletterEndpoints, OwnSubscription } from "../newsletter.contract.ts";
import { newsletterWords } from "../newsletter.words.ts";
import styles from "./newsletter.module.css";
import { ownNewsletterQuery, type SubscriberAddress } from "./newsletter.queries.ts";

const addressOf = ({ id, key }: { id?: string; key?: string }): SubscriberAddress => ({
  id: Number(id),
  key: key ?? "",
});

export const loader = (args: LoaderFunctionArgs) =>
  prefetchPage(args, ownNewsletterQuery(addressOf(args.params)));
export const handle: PageRules = { isPersonal: true };
export const clientLoader = waitForNothing;

/** /newsletter/{id}/{key}: confirms, changes or ends one's own subscription, each by a button. */
export default function OwnNewsletterPage() {
  const words = useWords(newsletterWords);
  const { mine } = words;
  const address = addressOf(useParams());
  const query = useApiQuery(ownNewsletterQuery(address));
  const { data } = query;
  const isMissing = isNotFound(query.error);
  const title = isMissing ? mine.notFound : data ? mine.titles[data.state] : mine.loading;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Section
        level={1}
        kicker={words.kicker}
        title={title}
        lead={isMissing ? mine.notFoundHelp : data && mine.leads[data.state]}
      >
        <PageHead title={title} />
        {data ? (
          <Own address={address} own={data} />
        ) : (
          !isMissing && (
            <QueryState query={query} errorText={mine.loadFailed}>
              {() => null}
            </QueryState>
          )
        )}
      </Section>
    </>
  );
}

function Own({ address: { id, key }, own }: { address: SubscriberAddress; own: OwnSubscription }) {
  const words = useWords(newsletterWords);
  const { mine } = words;
  const api = useApi();
  const client = useQueryClient();
  const { language } = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const call = api.of<NewsletterEndpoints>();
  const params = { id, key };

  async function write(calling: Promise<OwnSubscription>): Promise<void> {
    setBusy(true);
    setFailure(null);
    setSaved(false);
    try {
      const changed = await calling;
      client.setQueryData(optionsOf(ownNewsletterQuery({ id, key }), api, language).queryKey, changed);
      setSaved(changed.state === own.state);
    } catch (error) {
      setFailure(words.failed(messageOf(error)));
    }
    setBusy(false);
  }

  const leave = () => write(call("POST /newsletter/mine/:id/:key/leave", { params }));
  return (
    <div className={styles.column}>
      {failure && <Notice tone="error">{failure}</Notice>}
      {own.state === "asked" && (
        <div className={styles.ways}>
          <Button
            disabled={busy}
            onClick={() => void write(call("POST /newsletter/mine/:id/:key/confirm", { params }))}
          >
            {mine.confirm}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void leave()}>
            {mine.notMe}
          </Button>
        </div>
      )}
      {own.state === "on" && (
        <>
          <SelectField
            label={mine.language}
            value={own.language}
            disabled={busy}
            onChange={({ currentTarget: { value } }) => {
              if (!isLanguage(value)) return;
              const body = { language: value };
              void write(call("POST /newsletter/mine/:id/:key/language", { params, body }));
            }}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {mine.languages[each]}
              </option>
            ))}
          </SelectField>
          <p role="status">{saved && mine.saved}</p>
          <div className={styles.ways}>
            <Button variant="quiet" disabled={busy} onClick={() => void leave()}>
              {mine.leave}
            </Button>
          </div>
        </>
      )}
      {own.state !== "asked" && own.state !== "on" && (
        <div className={styles.ways}>
          <ButtonLink to="/newsletter" variant="quiet">
            {mine.again}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
