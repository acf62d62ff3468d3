import type { Both } from "#kit/contract/language/language.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import type {
  Message,
  MessageCounts,
  MessagePage,
  MessagesEndpoints,
  ReadyAnswer,
} from "../messages.contract.ts";

/** Messages on one page of the back office. */
const PER_PAGE = 50;

/** The first part of the key of every read of messages: a write makes all of them fetch again. */
export const MESSAGES_KEY = "contact-messages";

const INVALID_FORMAT: Both<string> = {
  en: "Invalid data format from API",
  cs: "Neplatný formát dat z API",
};

interface MessagesFilter {
  page: number;
  /** Messages on a page. */
  limit?: number;
  q?: string;
  /** Undefined: read or not. */
  is_read?: boolean | undefined;
  /** Undefined: done or not. */
  is_done?: boolean | undefined;
}

/** One page of the messages, newest first. Always fetched again: visitors write while the screen is open. */
export function messagesQuery({
  page,
  limit = PER_PAGE,
  q = "",
  is_read,
  is_done,
}: MessagesFilter): ApiQuery<MessagePage> {
  return {
    key: [MESSAGES_KEY, "list", { page, limit, q, is_read: is_read ?? null, is_done: is_done ?? null }],
    fetch: async (api, signal) => {
      const query = {
        page,
        limit,
        ...(q && { q }),
        ...(is_read !== undefined && { is_read }),
        ...(is_done !== undefined && { is_done }),
      };
      const answer = await api.of<MessagesEndpoints>()("GET /contact-messages", { query, signal });
      if (Array.isArray(answer) || !Array.isArray(answer?.messages))
        throw new ApiError("parse", INVALID_FORMAT[api.language]);
      return answer;
    },
    staleTime: 0,
  };
}

/** One message, wherever in the list it stands. */
export function messageQuery(id: number): ApiQuery<Message> {
  return {
    key: [MESSAGES_KEY, "one", id],
    fetch: (api, signal) =>
      api.of<MessagesEndpoints>()("GET /contact-messages/:id", { params: { id }, signal }),
    staleTime: 0,
  };
}

/** Who of the team answers messages. */
export const colleaguesQuery: ApiQuery<{ id: number; name: string }[]> = {
  key: [MESSAGES_KEY, "colleagues"],
  fetch: (api, signal) => api.of<MessagesEndpoints>()("GET /contact-messages/colleagues", { signal }),
};

/** Answers that the team gives often. */
export const readyAnswersQuery: ApiQuery<ReadyAnswer[]> = {
  key: ["ready-answers"],
  fetch: (api, signal) => api.of<MessagesEndpoints>()("GET /ready-answers", { signal }),
};

/** How many messages there are and how many nobody has opened yet, for the sidebar and the dashboard. */
export const messageCountsQuery: ApiQuery<MessageCounts> = {
  key: [MESSAGES_KEY, "count"],
  fetch: (api, signal) => api.of<MessagesEndpoints>()("GET /contact-messages/count", { signal }),
  staleTime: 0,
};
