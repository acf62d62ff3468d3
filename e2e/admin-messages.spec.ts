import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

const WORDS = {
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
    sent: "The reply was sent successfully!",
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
    sent: "Odpověď byla úspěšně odeslána!",
    failedToSend: "Chyba při odesílání odpovědi",
    earlier: "Dřívější odpovědi",
    messageDeleted: "Zpráva byla úspěšně smazána",
    failedToLoad: "Nepodařilo se načíst zprávy",
  },
};

const READ_MESSAGE = {
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

test("a message is opened, which makes it read, answered and deleted", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const subject = `Jízda ${language} ${Date.now()}`;
  await sendMessage(site, subject);
  await page.goto("/admin/messages");
  // Without accents and in capitals: the server finds it all the same.
  await page.getByLabel(words.search).fill(subject.replace("í", "I"));
  await page.getByRole("button", { name: words.messages[1] ?? "", exact: true }).click();
  const row = page.getByRole("button", { name: subject });
  await expect(row).toBeVisible();
  // The search begins when typing has paused: a message that was opened before would be closed by it.
  await expect(page).toHaveURL(/[?&]q=/);
  const before = await unreadCount(page);
  expect(before).toBeGreaterThan(0);
  await row.click();
  const detail = page.getByRole("region", { name: subject });
  await expect(detail).toContainText("Je volno v sobotu?");
  await expect.poll(() => unreadCount(page)).toBe(before - 1);
  await expectSound(page);

  await detail.getByRole("button", { name: words.send }).click();
  await expect(detail).toContainText(words.emptyReply);
  await detail.getByRole("textbox", { name: words.replyTo("Karel") }).fill("Ano, přijeďte.");
  await detail.getByRole("button", { name: words.send }).click();
  await expect(banner(page, "status")).toHaveText(words.sent);
  await expect(detail.getByRole("region", { name: words.earlier })).toContainText("Ano, přijeďte.");
  await expect(detail.getByRole("textbox", { name: words.replyTo("Karel") })).toHaveText("");

  page.once("dialog", (dialog) => void dialog.accept());
  await detail.getByRole("button", { name: words.remove }).click();
  await expect(banner(page, "status")).toHaveText(words.messageDeleted);
  await expect(row).toHaveCount(0);
});

test("a typed reply waits while another message is read, and on a phone there is a way back", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const subject = `Návrat ${language} ${Date.now()}`;
  await sendMessage(site, subject);
  await page.goto("/admin/messages");
  const row = page.getByRole("button", { name: subject });
  await row.click();
  const editor = page.getByRole("textbox", { name: words.replyTo("Karel") });
  await editor.fill("Rozepsáno");
  const back = page.getByRole("button", { name: words.back });
  if (language === "cs") {
    await expect(row).toBeHidden();
    await back.click();
    await expect(row).toBeFocused();
  } else {
    await expect(back).toBeHidden();
    await page.goto("/admin/messages");
  }
  await row.click();
  await expect(editor).toHaveText("Rozepsáno");
});

test("the list is at most 600 pixels high, its filters show what they say, and the reply has its toolbar", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const [all = "", unread = "", read = ""] = words.messages;
  const messages = Array.from({ length: 40 }, (_, i) => ({
    ...READ_MESSAGE,
    id: i + 1,
    subject: `Subject ${i + 1}`,
    is_read: i > 0,
  }));
  await page.route(/\/api\/contact-messages\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams.get("is_read");
    const wanted = messages.filter(({ is_read }) => asked === null || String(is_read) === asked);
    return route.fulfill({ json: onePage(wanted) });
  });
  await page.goto("/admin/messages", { waitUntil: "networkidle" });
  const rows = page.getByRole("main").getByRole("button", { name: /Subject/ });
  await expect(rows).toHaveCount(40);
  const list = page.getByRole("main").getByRole("list").filter({ hasText: "Subject" });
  expect((await list.boundingBox())?.height).toBe(600);
  for (const [name, count] of [
    [unread, 1],
    [read, 39],
    [all, 40],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(rows).toHaveCount(count);
  }
  await rows.nth(1).click();
  const tools = page.locator("[data-tool]:visible");
  await expect(tools.first()).toBeVisible();
  expect(
    await tools.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.tool)),
  ).toEqual(["bold", "italic", "underline", "bulletList", "orderedList", "link", "clean"]);
  // A paragraph and two levels of headings.
  await expect(
    page.locator("main section select:visible option, main [role=region] select:visible option"),
  ).toHaveCount(3);
});

test("a long list has pages; the browser's way back keeps page, filter, search and message", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const [, unread = "", read = ""] = words.messages;
  await longList(page, 120);
  await page.goto("/admin/messages");
  const row = (number: number) => page.getByRole("button", { name: `Subject ${number}.` });
  const rows = page.getByRole("main").getByRole("button", { name: /Subject/ });
  const heading = (number: number) =>
    page.getByRole("heading", { level: 2, name: `Subject ${number}.`, exact: true });
  const toPage2 = page
    .getByRole("navigation", { name: words.pages })
    .getByRole("button", { name: words.page2, exact: true });
  await expect(rows).toHaveCount(50);
  await expectSound(page);
  await toPage2.click();
  await expect(row(51)).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  await row(52).click();
  await expect(heading(52)).toBeVisible();
  await page.reload();
  await expect(heading(52)).toBeVisible();
  await page.goBack();
  await expect(row(52)).toBeVisible();
  await page.goBack();
  await expect(row(1)).toBeVisible();

  // A search and another filter begin on the first page.
  await toPage2.click();
  await expect(row(51)).toBeVisible();
  await page.getByLabel(words.search).fill("subject 1");
  await expect(row(100)).toBeVisible();
  await expect(rows).toHaveCount(32);
  await expect(page).toHaveURL(/\?q=subject\+1$/);
  await page.getByRole("button", { name: read, exact: true }).click();
  await expect(rows).toHaveCount(16);
  await row(118).click();
  await expect(heading(118)).toBeVisible();
  await page.reload();
  await expect(heading(118)).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(16);
  await expect(page.getByLabel(words.search)).toHaveValue("subject 1");

  // What the list does not show can be read all the same.
  await page.goto("/admin/messages?show=unread&page=2&message=2");
  await expect(heading(2)).toBeVisible();
  await expect(page.getByRole("button", { name: unread, exact: true, includeHidden: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(row(2)).toHaveCount(0);
});

test("what is searched for in vain is said", async ({ adminPage: page, language }) => {
  const words = WORDS[language];
  await longList(page, 3);
  await page.goto("/admin/messages");
  await page.getByLabel(words.search).fill("nobody wrote this");
  await expect(page.getByText(words.noMatch)).toBeVisible();
  await expectSound(page);
});

test.describe("with faults of the API", () => {
  test.use({ expectedFaults: [/500/] });

  test("messages that can't be loaded, and a reply that can't be sent, are said", async ({
    adminPage: page,
    language,
  }) => {
    const words = WORDS[language];
    await page.route(/\/api\/contact-messages\?/, (route) =>
      route.fulfill({ json: onePage([READ_MESSAGE]) }),
    );
    await page.route(/\/api\/contact-messages\/\d+\/reply/, (route) =>
      route.fulfill({ status: 500, body: "{}" }),
    );
    await page.goto("/admin/messages");
    await page.getByRole("button", { name: READ_MESSAGE.subject }).click();
    await page.getByRole("textbox", { name: words.replyTo("Karel") }).fill("Ano");
    await page.getByRole("button", { name: words.send }).click();
    await expect(banner(page, "alert")).toHaveText(words.failedToSend);
    await expect(page.getByRole("textbox", { name: words.replyTo("Karel") })).toHaveText("Ano");
    await page.route(/\/api\/contact-messages\?/, (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/admin/messages");
    await expect(banner(page, "alert")).toHaveText(words.failedToLoad);
  });
});

/** The answer of a list that has all on one page. */
function onePage(messages: (typeof READ_MESSAGE)[]) {
  return { messages, pagination: { page: 1, limit: 50, total: messages.length, totalPages: 1 } };
}

/** An API with so many messages, every other of them read, newest first: page, search and filter as the server's. */
async function longList(page: Page, count: number): Promise<void> {
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

function banner(page: Page, role: "alert" | "status") {
  return page.getByRole("main").getByRole(role).filter({ hasText: /./ });
}

/** The number beside Messages in the sidebar; none is 0. */
async function unreadCount(page: Page): Promise<number> {
  const [text = "0"] = await page.locator('a[href="/admin/messages"] .mantine-Badge-label').allTextContents();
  return Number(text);
}

async function sendMessage(site: Site, subject: string): Promise<void> {
  const answer = await fetch(`${site.url}/api/contact-messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Karel",
      email: "karel@example.cz",
      subject,
      message: "Dobrý den.\nJe volno v sobotu?",
      termsAgreed: true,
      honeypot: "",
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}
