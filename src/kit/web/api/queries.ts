import { type QueryClient, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ContentType, RecordOf } from "#kit/contract/content/content-type.ts";
import { FOR_EDITORS, type PublicRecord } from "#kit/contract/content/public-record.ts";
import type { Endpoints } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { NO_BREAKS, type NoBreaks } from "#kit/contract/language/no-breaks.ts";
import { useLanguage } from "../language/language.tsx";
import { useApi } from "../page-context.ts";
import type { Api } from "./api.ts";
import { isApiError } from "./api-error.ts";

/** A read of the API, described once: loaders prefetch it, pages use it, links prefetch it. */
export interface ApiQuery<T> {
  key: readonly unknown[];
  fetch: (api: Api, signal?: AbortSignal) => Promise<T>;
  /** How long the data counts as fresh, milliseconds; a minute unless told. */
  staleTime?: number;
  retry?: (failures: number, error: Error) => boolean;
  retryDelay?: number;
  /** For content that pages show: how its texts get their no-break spaces. */
  noBreaks?: NoBreaks;
}

/**
 * A read of content that pages only show. It has the texts of the asked language alone, because they come with each
 * page. All get no-break spaces, unless `tying` says otherwise.
 */
export function publicQuery<T>({
  fetch,
  noBreaks: tying = NO_BREAKS,
  ...query
}: ApiQuery<T>): ApiQuery<PublicRecord<T>> {
  return { ...query, noBreaks: tying, fetch: async (api, signal) => asPublic(await fetch(api, signal)) };
}

/**
 * The records of a content type that pages show: `publicListOf<typeof sponsors>("sponsors")`. The declaration is given
 * as a type only, because its schemas would bring Zod along.
 */
export function publicListOf<C extends ContentType>(type: C["type"]): ApiQuery<PublicRecord<RecordOf<C>[]>> {
  // The endpoints of a type that is still a parameter have no names yet; `endpointsOf` makes them so.
  return publicQuery<RecordOf<C>[]>({
    key: [type],
    fetch: (api, signal) => (api.of<Endpoints>() as AnyCall)(`GET /${type}`, { signal }),
  });
}

type AnyCall = (name: string, input: object) => Promise<never>;

const UNSEEN: ReadonlySet<string> = new Set(FOR_EDITORS);

function asPublic<T>(value: T): PublicRecord<T>;
function asPublic(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asPublic);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !UNSEEN.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, asPublic(part)]));
}

const FRESH_MS = 60_000;
/** Data that no page shows is kept at least this long, milliseconds. */
const KEPT_MS = 300_000;

/** TanStack options of a query in a language. The language is part of the key: each has its own data. */
export function optionsOf<T>(query: ApiQuery<T>, api: Api, language: Language) {
  return {
    queryKey: [language, ...query.key],
    queryFn: ({ signal }: { signal: AbortSignal }) => query.fetch(api.in(language), signal),
    staleTime: query.staleTime ?? FRESH_MS,
    retry: query.retry ?? false,
    retryDelay: query.retryDelay ?? 0,
    // What is fresh is kept; on the server the whole cache goes with its page.
    gcTime:
      typeof document === "undefined" ? Number.POSITIVE_INFINITY : Math.max(KEPT_MS, query.staleTime ?? 0),
    // An error rendered by the server is shown as it is; the page's own "try again" asks anew.
    retryOnMount: false,
    meta: { query },
  };
}

export function useApiQuery<T>(query: ApiQuery<T>, enabled = true): UseQueryResult<T, Error> {
  const api = useApi();
  const { language } = useLanguage();
  const select = query.noBreaks ? { select: query.noBreaks[language]<T> } : {};
  const page = useRef({ language, switches: false });
  page.current.switches = page.current.language !== language;
  const result = useQuery({
    ...optionsOf(query, api, language),
    ...select,
    // A switch has asked for the other language's data ahead (`prefetchInLanguage`): what failed is not asked for again.
    enabled: ({ state }) => enabled && !(page.current.switches && state.status === "error"),
  });
  // After the library's own effect, which decides whether to ask.
  useEffect(() => {
    page.current = { language, switches: false };
  }, [language]);
  return result;
}

/** Fetches queries into the cache; a failed one stays there as its error. Never throws. */
export async function prefetchAll(
  client: QueryClient,
  api: Api,
  language: Language,
  queries: ApiQuery<unknown>[],
): Promise<void> {
  await Promise.all(queries.map((query) => client.prefetchQuery(optionsOf(query, api, language))));
}

/** The same for the server, which does not wait for second tries: the browser makes them. */
export async function prefetchOnce(
  client: QueryClient,
  api: Api,
  language: Language,
  queries: ApiQuery<unknown>[],
): Promise<void> {
  await Promise.all(
    queries.map((query) => client.prefetchQuery({ ...optionsOf(query, api, language), retry: false })),
  );
}

/** The data of every query on screen in another language, so that switching shows it at once. */
export async function prefetchInLanguage(client: QueryClient, api: Api, language: Language): Promise<void> {
  const active = client.getQueryCache().findAll({ type: "active" });
  const queries = active.flatMap((found) =>
    found.meta?.query ? [found.meta.query as ApiQuery<unknown>] : [],
  );
  await prefetchAll(client, api, language, queries);
}

/** Retries of the settings read: 3 times, 2 s apart, on 429 or network errors. */
export function retryBusyOrOffline(failures: number, error: Error): boolean {
  return failures < 3 && isApiError(error) && (error.status === 429 || error.kind === "network");
}
