import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { ListedMailWords, MailWordsEndpoints } from "../../mail-words.contract.ts";

/** The mails whose words can be changed. */
export const mailWordsQuery: ApiQuery<ListedMailWords[]> = {
  key: ["mail-words"],
  fetch: (api, signal) => api.of<MailWordsEndpoints>()("GET /mail-words", { signal }),
};
