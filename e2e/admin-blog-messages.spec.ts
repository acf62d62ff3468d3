import type { Page } from "@playwright/test";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

/** Posts of the demo team, the draft among them: what is beyond was added here and goes again. */
const DEMO_POSTS = 13;

test.afterEach(async ({ site }) => {
  const call = await caller(site);
  const posts = (await call("GET", "/blog?admin=true&limit=50")) as { id: number }[];
  for (const { id } of posts) if (id > DEMO_POSTS) await call("DELETE", `/blog/${id}`);
});

const WORDS = {
  en: {
    add: "Add post",
    title: "Title",
    slugRequired: "URL slug is required for both languages",
    general: "General Info",
    content: (language: string) => `Content (${language})`,
    added: "Post added successfully",
    updated: "Post updated successfully",
    deleted: "Post deleted successfully",
    draft: "DRAFT",
    isActive: "Published (otherwise a draft)",
    save: "Save",
    edit: "Edit",
    remove: "Delete",
    search: "Search",
    bold: "Bold",
    picture: "Image",
    choosePicture: "Choose a picture from this device",
    alternative: "Alternative text",
    link: "Link",
    address: "Address",
    linkRefused: "Only http and https addresses and e-mail addresses can be links",
    insert: "Insert",
    textStyle: "Text style",
    colour: "Text colour",
    background: "Background colour",
    red: "Red",
    messages: ["All", "Unread", "Read"],
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
    add: "Přidat příspěvek",
    title: "Název",
    slugRequired: "URL slug je povinný pro oba jazyky",
    general: "Obecné informace",
    content: (language: string) => `Obsah (${language})`,
    added: "Příspěvek byl úspěšně přidán",
    updated: "Příspěvek byl úspěšně upraven",
    deleted: "Příspěvek byl úspěšně smazán",
    draft: "KONCEPT",
    isActive: "Publikováno (jinak koncept)",
    save: "Uložit",
    edit: "Upravit",
    remove: "Smazat",
    search: "Hledat",
    bold: "Tučně",
    picture: "Obrázek",
    choosePicture: "Vybrat obrázek z tohoto zařízení",
    alternative: "Alternativní text",
    link: "Odkaz",
    address: "Adresa",
    linkRefused: "Odkazem může být jen adresa http, https nebo e-mail",
    insert: "Vložit",
    textStyle: "Styl textu",
    colour: "Barva textu",
    background: "Barva pozadí",
    red: "Červená",
    messages: ["Vše", "Nepřečtené", "Přečtené"],
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

/** A red dot of 1 x 1 pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

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

test("a post is refused, written with a picture, published, made a draft and deleted", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const name = `Průzkum ${language} ${Date.now()}`;
  const slug = name.toLowerCase().replace("ů", "u").replaceAll(" ", "-");
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: words.add }).click();

  await page.getByRole("tab", { name: words.content("EN") }).click();
  await page.getByRole("button", { name: words.save }).click();
  await expect(banner(page, "alert")).toHaveText(words.slugRequired);
  await expect(page.getByRole("tab", { name: words.general })).toHaveAttribute("aria-selected", "true");

  await page.getByLabel(`${words.title} (EN)`).fill(name);
  await expect(page.getByLabel("URL slug (EN)")).toHaveValue(slug);
  await page.getByLabel(`${words.title} (CS)`).fill(name);
  await expect(page.getByLabel("URL slug (CS)")).toHaveValue(slug);
  await page.getByLabel("URL slug (CS)").fill(`${slug}-cs`);

  await page.getByRole("tab", { name: words.content("EN") }).click();
  const text = page.getByRole("textbox", { name: words.content("EN") });
  await text.click();
  await page.getByRole("button", { name: words.bold }).click();
  await page.keyboard.type("Loud");
  await page.getByRole("button", { name: words.bold }).click();
  await page.keyboard.type(" engine");
  await page.getByRole("button", { name: words.picture, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.picture });
  const chosen = page.waitForEvent("filechooser");
  await dialog.getByLabel(words.choosePicture).click();
  await (await chosen).setFiles({ name: "dot.png", mimeType: "image/png", buffer: PICTURE });
  await dialog.getByLabel(words.alternative).fill("A red dot");
  await dialog.getByRole("button", { name: words.insert }).click();
  await expect(text.getByRole("img", { name: "A red dot" })).toHaveAttribute("src", /\/media\//);
  await expectSound(page);
  await page.getByRole("button", { name: words.save }).click();
  await expect(banner(page, "status")).toHaveText(words.added);
  const post = await read(site, `/blog/${slug}`);
  expect(post.content).toMatch(
    /^<p><strong>Loud<\/strong> engine<\/p><img src="\/media\/[^"]+" alt="A red dot"/,
  );
  expect(post.slugs).toEqual({ en: slug, cs: `${slug}-cs` });

  await page.getByLabel(words.search).fill(name);
  await page.getByRole("button", { name: `${words.edit}: ${name}` }).click();
  await expect(page.getByLabel("URL slug (EN)")).toBeDisabled();
  await page.getByLabel(words.isActive).uncheck({ force: true });
  await page.getByRole("button", { name: words.save }).click();
  await expect(banner(page, "status")).toHaveText(words.updated);
  await expect(page.getByText(words.draft, { exact: true })).toBeVisible();
  expect((await fetch(`${site.url}/api/blog/${slug}`)).status).toBe(404);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: `${words.remove}: ${name}` }).click();
  await expect(banner(page, "status")).toHaveText(words.deleted);
});

test("what the toolbar makes is what is stored", async ({ adminPage: page, language, site }) => {
  const words = WORDS[language];
  const slug = `tools-${language}-${Date.now()}`;
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: words.add }).click();
  for (const each of ["EN", "CS"]) {
    await page.getByLabel(`${words.title} (${each})`).fill(slug);
    await page.getByLabel(`URL slug (${each})`).fill(slug);
  }
  await page.getByRole("tab", { name: words.content("EN") }).click();
  const text = page.getByRole("textbox", { name: words.content("EN") });
  const tool = (name: string) => page.locator(`[data-tool="${name}"]:visible`).click();
  await text.click();
  await page.getByRole("combobox", { name: words.textStyle }).and(page.locator(":visible")).selectOption("3");
  await page.keyboard.type("Head");
  await tool("alignCenter");
  await page.keyboard.press("Enter");
  await tool("indent");
  for (const name of ["colour", "background"] as const) {
    await tool(name);
    await page.getByRole("dialog", { name: words[name] }).getByRole("button", { name: words.red }).click();
  }
  await tool("strike");
  await page.keyboard.type("Red");
  await page.keyboard.press("Enter");
  await tool("clean");
  await tool("orderedList");
  await page.keyboard.type("One");
  await page.getByRole("button", { name: words.save }).click();
  await expect(banner(page, "status")).toHaveText(words.added);
  const { content } = await read(site, `/blog/${slug}`);
  expect(content).toBe(
    '<h3 style="text-align:center">Head</h3>' +
      '<p style="text-align:center;margin-left:2em">' +
      '<span style="color:rgb(224, 49, 49);background-color:rgb(224, 49, 49)"><s>Red</s></span></p>' +
      "<ol><li><p>One</p></li></ol>",
  );
});

test("a link that is none is refused in the editor", async ({ adminPage: page, language }) => {
  const words = WORDS[language];
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: words.add }).click();
  await page.getByRole("tab", { name: words.content("CS") }).click();
  const text = page.getByRole("textbox", { name: words.content("CS") });
  await text.fill("Web");
  await page.keyboard.press("ControlOrMeta+a");
  await page.getByRole("button", { name: words.link }).click();
  const dialog = page.getByRole("dialog", { name: words.link });
  await dialog.getByLabel(words.address).fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(words.linkRefused);
  await dialog.getByLabel(words.address).fill("example.cz");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link", { name: "Web" })).toHaveAttribute("href", "https://example.cz");
});

test("the toolbar is walked with the arrow keys", async ({ adminPage: page, language }) => {
  const words = WORDS[language];
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: words.add }).click();
  await page.getByRole("tab", { name: words.content("EN") }).click();
  const tools = page.getByRole("toolbar").getByRole("button");
  await tools.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tools.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: words.content("EN") })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tools.last()).toBeFocused();
});

test("a message is opened, which makes it read, answered and deleted", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const subject = `Jízda ${language} ${Date.now()}`;
  await sendMessage(site, subject);
  await page.goto("/admin/messages");
  await page.getByLabel(words.search).fill(subject);
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

test.describe("with faults of the API", () => {
  test.use({ expectedFaults: [/500/] });

  test("messages that can't be loaded, and a reply that can't be sent, are said", async ({
    adminPage: page,
    language,
  }) => {
    const words = WORDS[language];
    await page.route(/\/api\/contact-messages\?/, (route) => route.fulfill({ json: [READ_MESSAGE] }));
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

function banner(page: Page, role: "alert" | "status") {
  return page.getByRole("main").getByRole(role).filter({ hasText: /./ });
}

/** The number beside Messages in the sidebar; none is 0. */
async function unreadCount(page: Page): Promise<number> {
  const [text = "0"] = await page.locator('a[href="/admin/messages"] .mantine-Badge-label').allTextContents();
  return Number(text);
}

async function read(site: Site, path: string) {
  return (await fetch(`${site.url}/api${path}`, { headers: { "accept-language": "en" } })).json();
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
