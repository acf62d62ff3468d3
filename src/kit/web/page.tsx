import {
  QueryClient as Client,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { Language } from "#kit/contract/language/language.ts";
import type { Api } from "./api/api.ts";
import { prefetchInLanguage } from "./api/queries.ts";
import type { PageState } from "./document/page-state.ts";
import { keepAskedLanguage, LanguageProvider, rememberLanguage } from "./language/language.tsx";
import { PageContext } from "./page-context.ts";
import { hydrateAll } from "./ui/hydration/parts.ts";

export function newQueryClient(): QueryClient {
  // Without a network a query fails and says so; by default it would wait for one, and its page with it.
  return new Client({ defaultOptions: { queries: { refetchOnWindowFocus: false, networkMode: "always" } } });
}

interface Props {
  api: Api;
  client: QueryClient;
  state: PageState;
  children: ReactNode;
}

/** The document's data stays for parts that are hydrated when the visitor comes to them, however late. */
const KEPT = { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } };

/** How long switching waits for the other language's data before it shows the page's loading states. */
const SWITCH_WAIT_MS = 800;

/** The document anew: what has no code yet can't change its language in place. */
function loadInLanguage(language: Language): void {
  const address = new URL(location.href);
  address.searchParams.set("lang", language);
  location.assign(address);
}

/** What every page stands in: language, API client, query cache. The same on the server and in the browser. */
export function PageProviders({ api, client, state, children }: Props) {
  const [language, setLanguageState] = useState<Language>(state.language);
  const setLanguage = useCallback(
    async (next: Language) => {
      rememberLanguage(next);
      if (!(await hydrateAll())) return loadInLanguage(next);
      const patience = new Promise((resolve) => setTimeout(resolve, SWITCH_WAIT_MS));
      await Promise.race([prefetchInLanguage(client, api, next), patience]);
      document.documentElement.lang = next;
      setLanguageState(next);
    },
    [api, client],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and the storage of the first load
  useEffect(() => {
    const stored = keepAskedLanguage(language);
    if (stored && stored !== language) void setLanguage(stored);
    else if (stored) rememberLanguage(stored);
  }, []);
  const languageState = useMemo(
    () => ({ language, setLanguage: (next: Language) => void setLanguage(next) }),
    [language, setLanguage],
  );
  const page = useMemo(
    () => ({
      api: api.in(language),
      site: state.site,
      sendsNoMail: state.sendsNoMail,
    }),
    [api, language, state.site, state.sendsNoMail],
  );
  return (
    <PageContext value={page}>
      <LanguageProvider value={languageState}>
        <QueryClientProvider client={client}>
          <HydrationBoundary state={state.queries} options={KEPT}>
            {children}
          </HydrationBoundary>
        </QueryClientProvider>
      </LanguageProvider>
    </PageContext>
  );
}
