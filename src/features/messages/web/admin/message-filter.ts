/** The buttons of the list; All filters nothing. */
export const MESSAGE_FILTERS = ["all", "unread", "read", "open"] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

/** What a filter asks of the messages. */
export const FILTERED_BY: Record<MessageFilter, { is_read?: boolean; is_done?: boolean }> = {
  all: {},
  unread: { is_read: false },
  read: { is_read: true },
  open: { is_done: false },
};

/** What stands for something in a ready answer. */
const PLACEHOLDERS = /\{(name|order|me)\}/g;

interface Facts {
  name: string;
  order: string;
  me: string;
}

/** A ready answer for one message; what is not known stays to be seen. */
export function filledAnswer(html: string, facts: Facts): string {
  const safe = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return html.replace(PLACEHOLDERS, (whole, key: keyof Facts) => safe(facts[key]) || whole);
}

/** Whether the HTML of a reply has no visible text. */
export function isBlankReply(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;/g, " ").trim() === "";
}
