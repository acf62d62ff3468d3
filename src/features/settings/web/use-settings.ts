import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { addAllNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { type PublicSettings, shownSettings } from "../shown-settings.ts";
import { vatRate } from "../vat-rate.ts";
import { isSilent, settingsQuery } from "./settings.queries.ts";

interface Settings {
  /** The shown text of each built-in key; its default while nothing is known. */
  settings: PublicSettings;
  /** Loading, loaded or failed. A failure that falls back to the defaults counts as loaded. */
  query: UseQueryResult<PublicSettings, Error>;
}

/** The site's settings in the language of the page; the built-in defaults where they can't be fetched. */
export function useSettings(): Settings {
  const { language } = useLanguage();
  const query = useApiQuery(settingsQuery);
  const settings = useMemo(
    () => addAllNoBreaks(query.data ?? shownSettings([], language), language),
    [query.data, language],
  );
  const fallsBack = query.data === undefined && query.error !== null && isSilent(query.error);
  return { settings, query: fallsBack ? asLoaded(query, settings) : query };
}

function asLoaded(
  failed: UseQueryResult<PublicSettings, Error>,
  data: PublicSettings,
): UseQueryResult<PublicSettings, Error> {
  const loaded = { data, error: null, status: "success", isSuccess: true, isError: false };
  // The library's union has no maker for a result that was not answered, so the compiler is told.
  return { ...failed, ...loaded, isLoadingError: false } as unknown as UseQueryResult<PublicSettings, Error>;
}

/** Whether prices include VAT: where no rate is set, the seller pays none, and nothing is said of it. */
export function usePaysVat(): boolean {
  return vatRate(useSettings().settings.vat_rate) !== null;
}
