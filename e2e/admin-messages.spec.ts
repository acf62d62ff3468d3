import type { Locator, Page } from "@playwright/test";
import { expect, expectSound, test } from "./fixtures.ts";
import { banner, longList, onePage, READ_MESSAGE, WORDS } from "./messages-steps.ts";
import type { Site } from "./site.ts";

test("a message is opened, which makes it read, answered and deleted @job", async ({
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
  // The site of these tests has no mail server.
  await expect(banner(page, "alert")).toHaveText(words.sent);
  await expect(detail.getByRole("region", { name: words.earlier })).toContainText("Ano, přijeďte.");
  await expect(detail.getByRole("textbox", { name: words.replyTo("Karel") })).toHaveText("");

  page.once("dialog", (dialog) => void dialog.accept());
  await detail.getByRole("button", { name: words.remove }).click();
  await expect(banner(page, "status")).toHaveText(words.messageDeleted);
  await expect(row).toHaveCount(0);
});

test("a typed reply waits while another message is read, and on a phone there is a way back @both", async ({
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

test("the list is at most 600 pixels high, its filters show what they say, and the reply has its toolbar @both", async ({
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

const ORDERS = ["opened as the search begins", "opened just after the search has begun"];

for (const order of ORDERS)
  test(`a message that is ${order} is open, though the search does not find it`, async ({
    adminPage: page,
    language,
  }) => {
    await longList(page, 120);
    await page.goto("/admin/messages");
    await expect(page.getByRole("button", { name: "Subject 2." })).toBeVisible();
    await typeInto(page.getByLabel(WORDS[language].search), "subject 1", {
      id: 2,
      isFirst: order === ORDERS[0],
    });
    await expect(page.getByRole("heading", { level: 2, name: "Subject 2.", exact: true })).toBeVisible();
    await expect(page.locator('[data-message="118"]')).toBeAttached();
    await expect(page).toHaveURL(/\?q=subject\+1&message=2$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/messages(\?q=subject\+1)?$/);
  });

test("what is open stays as it is while a search or a filter fetches another list", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const [, unread = ""] = words.messages;
  await longList(page, 120);
  await page.goto("/admin/messages?message=2");
  const detail = page.getByRole("region", { name: "Subject 2." });
  // Drawn anew, it would lose the mark.
  await detail.evaluate((element) => element.setAttribute("data-marked", ""));
  // On a phone the opened message stands where the list was: its controls are there, out of sight.
  await typeInto(page.getByLabel(words.search), "subject 1");
  await expect(page.locator('[data-message="118"]')).toBeAttached();
  await expect(detail).toHaveAttribute("data-marked");
  await page.getByRole("button", { name: unread, exact: true, includeHidden: true }).dispatchEvent("click");
  await expect(page.locator('[data-message="118"]')).toHaveCount(0);
  await expect(page.locator('[data-message="117"]')).toBeAttached();
  await expect(detail).toHaveAttribute("data-marked");
});

/** Types into the search, and opens a message in the moment in which the search begins: just before it, or after. */
async function typeInto(
  field: Locator,
  text: string,
  opened?: { id: number; isFirst: boolean },
): Promise<void> {
  await field.evaluate(
    (input: HTMLInputElement, { text, opened }) => {
      const open = () => document.querySelector<HTMLElement>(`[data-message="${opened?.id}"]`)?.click();
      // Timers of one length run one straight after the other, in the order in which they were set.
      if (opened?.isFirst) setTimeout(open, 500);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      if (opened && !opened.isFirst) setTimeout(open, 500);
    },
    { text, opened },
  );
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
