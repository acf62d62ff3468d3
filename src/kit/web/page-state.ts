import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import type { Language } from "#kit/contract/language.ts";
import { isApiError } from "./api-error.ts";

/** What the server tells the browser with a page, as JSON that is data and never script. */
export interface PageState {
  language: Language;
  site: SiteAddresses;
  queries?: DehydratedState | undefined;
  /** The back office's style elements carry it. */
  styleNonce?: string;
}

export interface SiteAddresses {
  /** The site's own address, such as `https://www.example.cz`. */
  origin: string;
  /** The two languages' hosts where both are configured. */
  hosts: Record<Language, string> | null;
  apiBase: string;
  checkoutBase: string;
  /** What a stored picture's path is appended to; '' for the same host. */
  mediaBase: string;
}

export const PAGE_STATE_ID = "page-state";

/** The cache as data; failed reads too, so that the browser shows the same error that the server rendered. */
export function dehydrated(client: QueryClient): DehydratedState {
  return dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status !== "pending",
    serializeData: (data) => data,
    shouldRedactErrors: () => false,
  });
}

/** JSON that can stand in a script element. Errors become plain data. */
export function pageStateText(state: PageState): string {
  const text = JSON.stringify(state, (_, value) =>
    isApiError(value) ? { ...value, name: value.name, message: value.message } : value,
  );
  return text.replaceAll("<", "\\u003c");
}

/** The state in this document. Throws where it is missing: then this is no page of ours. */
export function readPageState(): PageState {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? "") as PageState;
}
