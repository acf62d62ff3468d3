import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLanguage } from "#kit/web/language.tsx";
import { useApiQuery } from "#kit/web/queries.ts";
import { allTied } from "#kit/web/tied.ts";
import { type ShownSettings, shownSettings } from "../shown-settings.ts";
import { vatRate } from "../vat-rate.ts";
import { isSilent, settingsQuery } from "./settings.queries.ts";

interface Settings {
  /** The shown text of each built-in key; its default while nothing is known. */
  settings: ShownSettings;
  /** Loading, loaded or failed. A failure that falls back to the defaults counts as loaded. */
  query: UseQueryResult<ShownSettings, Error>;
}

/** The site's settings in the language of the page; the built-in defaults where they can't be fetched. */
export function useSettings(): Settings {
  const { language } = useLanguage();
  const query = useApiQuery(settingsQuery);
  const settings = useMemo(
    () => allTied(query.data ?? shownSettings([], language), language),
    [query.data, language],
  );
  const fallsBack = query.data === undefined && query.error !== null && isSilent(query.error);
  return { settings, query: fallsBack ? asLoaded(query, settings) : query };
}

function asLoaded(
  failed: UseQueryResult<ShownSettings, Error>,
  data: ShownSettings,
): UseQueryResult<ShownSettings, Error> {
  const loaded = { data, error: null, status: "success", isSuccess: true, isError: false };
  // The library's union has no maker for a result that was not answered, so the compiler is told.
  return { ...failed, ...loaded, isLoadingError: false } as unknown as UseQueryResult<ShownSettings, Error>;
}

/** Whether prices include VAT: where no rate is set, the seller pays none, and nothing is said of it. */
export function usePaysVat(): boolean {
  return vatRate(useSettings().settings.vat_rate) !== null;
}
