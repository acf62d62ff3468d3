import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, useParams } from "react-router";
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
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import type { OwnAlert, StockAlertsEndpoints } from "../stock-alerts.contract.ts";
import { stockAlertsWords } from "../stock-alerts.words.ts";
import styles from "./stock-alert.module.css";
import { type AlertAddress, ownAlertQuery } from "./stock-alerts.queries.ts";

const addressOf = ({ id, key }: { id?: string; key?: string }): AlertAddress => ({
  id: Number(id),
  key: key ?? "",
});

export const loader = (args: LoaderFunctionArgs) => prefetchPage(args, ownAlertQuery(addressOf(args.params)));
export const handle: PageRules = { isPersonal: true };
export const clientLoader = waitForNothing;

/** /stock-alert/{id}/{key}: confirms or takes back one's wish to be told, each by a button. */
export default function StockAlertPage() {
  const words = useWords(stockAlertsWords);
  const address = addressOf(useParams());
  const query = useApiQuery(ownAlertQuery(address));
  const { data } = query;
  const state = isNotFound(query.error) ? "gone" : data?.state;
  const title = state ? words.titles[state] : words.loading;
  const what = data ? words.what(data.name, data.size) : "";
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Section
        level={1}
        kicker={words.kicker}
        title={title}
        lead={state === "gone" ? words.leads.gone : state && words.leads[state](what)}
      >
        <PageHead title={title} />
        {state === "gone" && <ButtonLink to="/shop">{words.shop}</ButtonLink>}
        {data && state !== "gone" && <Own address={address} own={data} />}
        {!state && (
          <QueryState query={query} errorText={words.loadFailed}>
            {() => null}
          </QueryState>
        )}
      </Section>
    </>
  );
}

function Own({ address: { id, key }, own }: { address: AlertAddress; own: OwnAlert }) {
  const words = useWords(stockAlertsWords);
  const api = useApi();
  const client = useQueryClient();
  const { language } = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const call = api.of<StockAlertsEndpoints>();
  const params = { id, key };

  async function write(calling: Promise<OwnAlert>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const changed = await calling;
      client.setQueryData(optionsOf(ownAlertQuery({ id, key }), api, language).queryKey, changed);
    } catch (error) {
      setFailure(words.failed(messageOf(error)));
    }
    setBusy(false);
  }

  return (
    <div className={styles.form}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className={styles.ways}>
        {own.state === "asked" && (
          <Button
            disabled={busy}
            onClick={() => void write(call("POST /stock-alerts/mine/:id/:key/confirm", { params }))}
          >
            {words.confirm}
          </Button>
        )}
        {own.state === "waiting" && own.slug && (
          <ButtonLink to={`/product/${own.slug}`}>{words.show}</ButtonLink>
        )}
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => void write(call("POST /stock-alerts/mine/:id/:key/leave", { params }))}
        >
          {words.leave}
        </Button>
      </div>
    </div>
  );
}
