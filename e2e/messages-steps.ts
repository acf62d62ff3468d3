import type { Locator, Page } from "@playwright/test";
import { messagesAdminWords } from "#features/messages/web/admin/messages-admin.words.ts";

/** The words of the messages screen, and lists of messages that need no server. */

const wordsIn = (language: "en" | "cs") => {
  const { filters, written, deleted, ...words } = messagesAdminWords[language];
  return { ...words, messages: Object.values(filters), sent: written, messageDeleted: deleted };
};

export const WORDS = {
  en: { ...wordsIn("en"), page2: "Page 2", emptyReply: "The reply must not be empty" },
  cs: { ...wordsIn("cs"), page2: "Stránka 2", emptyReply: "Odpověď nemůže být prázdná" },
};

export const READ_MESSAGE = {
  id: 1,
  name: "Karel",
  email: "karel@example.cz",
  subject: "Porucha",
  message: "Dobrý den",
  language: "cs",
  is_read: true,
  has_reply: false,
  created_at: "2027-06-14T10:00:00.000Z",
  replies: [],
};

/** The answer of a list that has all on one page. */
export function onePage(messages: (typeof READ_MESSAGE)[]) {
  return { messages, pagination: { page: 1, limit: 50, total: messages.length, totalPages: 1 } };
}

/** An API with so many messages, every other of them read, newest first: page, search and filter as the server's. */
export async function longList(page: Page, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, i) => ({
    ...READ_MESSAGE,
    id: i + 1,
    subject: `Subject ${i + 1}.`,
    is_read: i % 2 === 1,
  }));
  await page.route(/\/api\/contact-messages\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [at, limit] = [Number(asked.get("page")), Number(asked.get("limit"))];
    const found = all.filter(
      ({ subject, is_read }) =>
        subject.toLowerCase().includes(asked.get("q") ?? "") &&
        (asked.get("is_read") ?? String(is_read)) === String(is_read),
    );
    const messages = found.slice((at - 1) * limit, at * limit);
    const totalPages = Math.ceil(found.length / limit);
    return route.fulfill({
      json: { messages, pagination: { page: at, limit, total: found.length, totalPages } },
    });
  });
  await page.route(/\/api\/contact-messages\/\d+/, (route) => {
    const id = Number(/messages\/(\d+)/.exec(route.request().url())?.[1]);
    return route.fulfill({ json: { ...all[id - 1], is_read: true } });
  });
}

/** The banner of the screen; a form has live regions of its own. */
export function banner(page: Page, role: "alert" | "status"): Locator {
  return page.getByRole("main").getByRole(role).filter({ hasText: /./ });
}
