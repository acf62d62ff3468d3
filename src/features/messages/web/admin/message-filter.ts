import type { Message } from "../../messages.contract.ts";

export const MESSAGE_FILTERS = ["all", "unread", "read"] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

/** The messages that a filter and a search leave; the opened one stays, though opening it made it read. */
export function shownMessages(
  messages: Message[],
  { filter, q, opened }: { filter: MessageFilter; q: string; opened: number | null },
): Message[] {
  const wanted = fold(q.trim());
  return messages.filter(({ id, is_read, name, email, subject, message }) => {
    if (!fold(`${name} ${email} ${subject} ${message}`).includes(wanted)) return false;
    return filter === "all" || id === opened || is_read === (filter === "read");
  });
}

/** Whether the HTML of a reply has no visible text. */
export function isBlankReply(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, " ").trim() === "";
}

/** Without case and accents, so that `lipa` finds `Lípa`. */
function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
