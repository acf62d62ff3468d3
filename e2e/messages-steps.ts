import type { Locator, Page } from "@playwright/test";

/** The words of the messages screen, and lists of messages that need no server. */

export const WORDS = {
  en: {
    remove: "Delete",
    search: "Search",
    messages: ["All", "Unread", "Read"],
    pages: "Pages of messages",
    page2: "Page 2",
    noMatch: "No message matches.",
    back: "Back to messages",
    replyTo: (name: string) => `Reply to ${name}`,
    send: "Send reply",
    emptyReply: "The reply must not be empty",
    sent: "The reply is stored, but nobody gets it: no mail server is set up, so it was only written to a file on the server.",
    failedToSend: "Error while sending the reply",
    earlier: "Earlier replies",
    messageDeleted: "Message deleted successfully",
    failedToLoad: "Failed to load messages",
  },
  cs: {
    remove: "Smazat",
    search: "Hledat",
    messages: ["Vše", "Nepřečtené", "Přečtené"],
    pages: "Stránky zpráv",
    page2: "Stránka 2",
    noMatch: "Žádná zpráva neodpovídá.",
    back: "Zpět na zprávy",
    replyTo: (name: string) => `Odpověď pro: ${name}`,
    send: "Odeslat odpověď",
    emptyReply: "Odpověď nemůže být prázdná",
    sent: "Odpověď je uložená, ale nikdo ji nedostane: není nastaven poštovní server, takže se jen zapsala do souboru na serveru.",
    failedToSend: "Chyba při odesílání odpovědi",
    earlier: "Dřívější odpovědi",
    messageDeleted: "Zpráva byla úspěšně smazána",
    failedToLoad: "Nepodařilo se načíst zprávy",
  },
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
