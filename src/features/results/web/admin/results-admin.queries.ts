import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#kit/web/api/api-error.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { ResultsEndpoints, SeasonHead, ShownRound, ShownSeason } from "../../results.contract.ts";
import type { ResultsAdminEndpoints } from "../../results-admin.contract.ts";
import type { SeasonRules } from "../../rules/season-rules.ts";
import { resultsAdminWords } from "./results-admin.words.ts";

/** All seasons, those that are not published too. */
export const teamSeasonsQuery: ApiQuery<(SeasonHead & { rounds: number })[]> = {
  key: ["team-results", "seasons"],
  staleTime: 0,
  fetch: (api, signal) => api.of<ResultsEndpoints>()("GET /results/seasons", { signal }),
};

export const teamSeasonQuery = (id: number): ApiQuery<ShownSeason> => ({
  key: ["team-results", "season", id],
  staleTime: 0,
  fetch: (api, signal) => api.of<ResultsEndpoints>()("GET /results/seasons/:id", { params: { id }, signal }),
});

export const teamRoundQuery = (id: string): ApiQuery<ShownRound> => ({
  key: ["team-results", "round", id],
  staleTime: 0,
  fetch: (api, signal) => api.of<ResultsEndpoints>()("GET /results/rounds/:id", { params: { id }, signal }),
});

export const readyRulesQuery: ApiQuery<{ key: string; name: string; note: string; rules: SeasonRules }[]> = {
  key: ["team-results", "ready"],
  fetch: (api, signal) => api.of<ResultsAdminEndpoints>()("GET /results/ready-rules", { signal }),
};

function useResultsCall() {
  return useApi().of<ResultsAdminEndpoints>();
}

/** A write of results; what the server refuses is said, and what is shown is read again either way. */
export function useResultsWrite(onBanner: (banner: Banner | null) => void) {
  const t = useWords(resultsAdminWords);
  const call = useResultsCall();
  const client = useQueryClient();
  return useMutation<unknown, Error, (call: ReturnType<typeof useResultsCall>) => Promise<unknown>>({
    mutationFn: (write) => write(call),
    onSuccess: () => {
      onBanner({ tone: "success", text: t.saved });
      return client.invalidateQueries();
    },
    onError: (error) => {
      onBanner({ tone: "error", text: t.didNotWork(messageOf(error)) });
      return client.invalidateQueries();
    },
    networkMode: "always",
  });
}

export type Write = ReturnType<typeof useResultsWrite>;
