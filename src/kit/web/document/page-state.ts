import { type DehydratedState, dehydrate, hashKey, type QueryClient } from "@tanstack/react-query";
import type { Language } from "#kit/contract/language/language.ts";
import type { SiteHosts } from "#kit/contract/language/page-address.ts";
import { isApiError } from "../api/api-error.ts";

/** What the server tells the browser with a page, as JSON that is data and never script. */
export interface PageState {
  language: Language;
  site: SiteAddresses;
  queries?: DehydratedState | undefined;
  /** The site has no mail server, so its mails reach nobody. */
  sendsNoMail?: true;
}

export interface SiteAddresses extends SiteHosts {
  apiBase: string;
  checkoutBase: string;
  /** What a stored picture's path is appended to; '' for the same host. */
  mediaBase: string;
}

export const PAGE_STATE_ID = "page-state";
/** The element into which an app draws that the server does not render. */
export const CLIENT_APP_ID = "app";

/**
 * The cache as data; failed reads too, so that the browser shows the same error that the server rendered. Without the
 * times of its reads: the same content makes the same bytes at any time and in any process, so that a page has one
 * `ETag`. The browser dates them and makes their hashes, see `readPageState`; what they are read with it knows.
 */
export function dehydrated(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status !== "pending",
    serializeData: (data) => data,
    shouldRedactErrors: () => false,
  });
  const { queries, ...rest } = dated(state, 0);
  return {
    ...rest,
    queries: queries.map(({ meta, ...query }) => ({ ...query, queryHash: "", state: told(query.state) })),
  };
}

/** What the state of a read is where nothing else is said. */
const READ = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  isInvalidated: false,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  status: "success",
  fetchStatus: "idle",
} as const;

type State = DehydratedState["queries"][number]["state"];

/** A state without what every read has; `readPageState` puts it back. */
function told(state: State): State {
  const usual: Record<string, unknown> = READ;
  return Object.fromEntries(
    Object.entries(state).filter(([name, value]) => usual[name] !== value || !(name in usual)),
  ) as State;
}

function dated({ queries, ...rest }: DehydratedState, at: number): DehydratedState {
  return {
    ...rest,
    queries: queries.map(({ state, ...query }) => ({
      ...query,
      dehydratedAt: at,
      state: {
        ...state,
        dataUpdatedAt: state.data === undefined ? 0 : at,
        errorUpdatedAt: state.error === null ? 0 : at,
      },
    })),
  };
}

function whole({ queries, ...rest }: DehydratedState): DehydratedState {
  const all = queries.map((query) => ({
    ...query,
    queryHash: hashKey(query.queryKey),
    state: { ...READ, ...query.state },
  }));
  return { ...rest, queries: all };
}

/** JSON that can stand in a script element. Errors become plain data. */
export function pageStateText(state: PageState): string {
  const text = JSON.stringify(state, (_, value) =>
    isApiError(value) ? { ...value, name: value.name, message: value.message } : value,
  );
  return text.replaceAll("<", "\\u003c");
}

/** Longer than any read of a page stays fresh, and still the same day nearly always: pages count days from it. */
const OLD_MS = 3_600_000;

/**
 * The state in this document, its data as of now: the page has just come, or the server has just said that it still
 * holds. What going back shows was not asked for again and may be of any age, so its data counts as old.
 * Throws where the state is missing: then this is no page of ours.
 */
export function readPageState(): PageState {
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? "") as PageState;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const at = Date.now() - (navigation?.type === "back_forward" ? OLD_MS : 0);
  return { ...state, ...(state.queries && { queries: dated(whole(state.queries), at) }) };
}
