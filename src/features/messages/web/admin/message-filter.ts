/** The buttons of the list; All filters nothing. */
export const MESSAGE_FILTERS = ["all", "unread", "read"] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

/** What a filter asks of a message's `is_read`; undefined: nothing. */
export const FILTERED_BY: Record<MessageFilter, boolean | undefined> = {
  all: undefined,
  unread: false,
  read: true,
};

/** Whether the HTML of a reply has no visible text. */
export function isBlankReply(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;/g, " ").trim() === "";
}
