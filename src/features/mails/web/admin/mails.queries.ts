import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { MailState } from "../../mail-states.ts";
import type { MailDelivery, MailDetail, MailPage, MailsEndpoints } from "../../mails.contract.ts";

interface MailsFilter {
  page: number;
  q: string;
  state: MailState | undefined;
}

/** One page of the mail log, newest first. */
export function mailsQuery({ page, q, state }: MailsFilter): ApiQuery<MailPage> {
  return {
    key: ["mails", "list", { page, q, state: state ?? null }],
    fetch: (api, signal) =>
      api.of<MailsEndpoints>()("GET /mails", {
        query: { page, ...(q && { q }), ...(state && { state }) },
        signal,
      }),
  };
}

/** Whether mails reach anybody. It changes with a restart of the server only. */
export function mailDeliveryQuery(): ApiQuery<{ delivery: MailDelivery }> {
  return {
    key: ["mails", "delivery"],
    fetch: (api, signal) => api.of<MailsEndpoints>()("GET /mails/delivery", { signal }),
  };
}

/** One mail with its text. */
export function mailQuery(id: number): ApiQuery<MailDetail> {
  return {
    key: ["mails", id],
    fetch: (api, signal) => api.of<MailsEndpoints>()("GET /mails/:id", { params: { id }, signal }),
  };
}
