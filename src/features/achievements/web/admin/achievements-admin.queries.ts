import type { Language } from "#kit/contract/language.ts";
import type { Api } from "#kit/web/api.ts";
import type { ApiQuery } from "#kit/web/queries.ts";
import type { Achievement, AchievementsEndpoints } from "../../achievements.contract.ts";

/** All achievements, hidden ones too: the team's view. */
export const allAchievementsQuery: ApiQuery<Achievement[]> = {
  key: ["admin", "achievements"],
  staleTime: 0,
  fetch: (api, signal) => api.of<AchievementsEndpoints>()("GET /achievements", { signal }),
};

/** One achievement, asked for in each language to fill both (spec/back-office.md section 7). */
export async function fetchInBothLanguages(api: Api, id: number): Promise<Achievement> {
  const get = (language: Language) =>
    api.in(language).of<AchievementsEndpoints>()("GET /achievements/:id", { params: { id } });
  const [en, cs] = await Promise.all([get("en"), get("cs")]);
  return { ...en, translations: { en: en.translations.en, cs: cs.translations.cs } };
}
