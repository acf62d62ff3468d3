import type { ApiQuery } from "#kit/web/queries.ts";
import type { Message, MessagesEndpoints } from "../messages.contract.ts";

/** The back office's messages, newest first. Always asked anew: visitors write while the screen is open. */
export const messagesQuery: ApiQuery<Message[]> = {
  key: ["contact-messages"],
  fetch: (api, signal) => api.of<MessagesEndpoints>()("GET /contact-messages", { signal }),
  staleTime: 0,
};
