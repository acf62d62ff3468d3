import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Letter, LettersEndpoints, SubjectChoice, Subscribers } from "../../letters.contract.ts";

/** All letters, as far as they have gone out. */
export const lettersQuery: ApiQuery<Letter[]> = {
  key: ["admin", "newsletter-letters"],
  staleTime: 0,
  fetch: (api, signal) => api.of<LettersEndpoints>()("GET /newsletter/letters", { signal }),
};

/** What a letter can lead to. */
export const subjectsQuery: ApiQuery<SubjectChoice[]> = {
  key: ["admin", "newsletter-subjects"],
  fetch: (api, signal) => api.of<LettersEndpoints>()("GET /newsletter/subjects", { signal }),
};

/** Who gets letters, a page of them. */
export function subscribersQuery(page: number, q: string): ApiQuery<Subscribers> {
  return {
    key: ["admin", "newsletter-subscribers", page, q],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<LettersEndpoints>()("GET /newsletter/subscribers", { query: { page, q }, signal }),
  };
}
