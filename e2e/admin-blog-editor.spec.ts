import type { Page } from "@playwright/test";
import { blogAdminWords } from "#features/blog/web/admin/blog-admin.words.ts";
import { richTextWords } from "#kit/web/editor/rich-text/rich-text-editor.words.ts";
import { caller } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

/** Posts of the demo team, the draft among them: what is beyond was added here and goes again. */
const DEMO_POSTS = 13;

test.afterEach(async ({ site }) => {
  const call = await caller(site);
  const posts = (await call("GET", "/blog?admin=true&limit=50")) as { id: number }[];
  for (const { id } of posts) if (id > DEMO_POSTS) await call("DELETE", `/blog/${id}`);
});

const OWN = {
  en: {
    title: "Title",
    content: (language: string) => `Content (${language})`,
    save: "Save",
    linkRefused: "Only http and https addresses and e-\u2060mail addresses can be links",
    leftOut: "A picture from another site or program was left out",
  },
  cs: {
    title: "Název",
    content: (language: string) => `Obsah (${language})`,
    save: "Uložit",
    linkRefused: "Odkazem může být jen adresa http, https nebo e-\u2060mail",
    leftOut: "Obrázek z jiného webu nebo programu tu nezůstal",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...richTextWords[language],
  ...blogAdminWords[language],
  link: richTextWords[language].tools.link,
  colour: richTextWords[language].tools.colour,
  background: richTextWords[language].tools.background,
  red: richTextWords[language].colours.red,
  black: richTextWords[language].colours.black,
  published: blogAdminWords[language].isActive,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

/** The blog's toolbar without its headings. */
const TOOLS = [
  ...["bold", "italic", "underline", "strike", "bulletList", "orderedList", "outdent", "indent"],
  ...[
    "colour",
    "background",
    "link",
    "picture",
    "alignLeft",
    "alignCenter",
    "alignRight",
    "alignJustify",
    "clean",
    "undo",
    "redo",
  ],
];

test("what the toolbar makes is what is stored @job", async ({ adminPage: page, language, site }) => {
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
  for (const [name, colour] of [
    ["colour", words.red],
    ["background", words.black],
  ] as const) {
    await tool(name);
    await page.getByRole("dialog", { name: words[name] }).getByRole("button", { name: colour }).click();
  }
  await tool("strike");
  await page.keyboard.type("Red");
  await page.keyboard.press("Enter");
  await tool("clean");
  await tool("orderedList");
  await page.keyboard.type("One");
  await tool("undo");
  await expect(text).not.toContainText("One");
  await tool("redo");
  await page.getByRole("tab").first().click();
  await page.getByLabel(words.published).check({ force: true });
  await page.getByRole("button", { name: words.save }).click();
  await expect(banner(page, "status")).toHaveText(words.added);
  const { content } = await read(site, `/blog/${slug}`);
  expect(content).toBe(
    '<h3 style="text-align:center">Head</h3>' +
      '<p style="text-align:center;margin-left:2em">' +
      '<span style="color:rgb(224, 49, 49);background-color:rgb(0, 0, 0)"><s>Red</s></span></p>' +
      "<ol><li><p>One</p></li></ol>",
  );
});

test("what is pasted keeps its lists and tables, and neither colours nor pictures of elsewhere", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: words.add }).click();
  await page.getByRole("tab", { name: words.content("CS") }).click();
  const text = page.getByRole("textbox", { name: words.content("CS") });
  await text.click();
  await text.evaluate((element) => {
    const sign =
      "<![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>";
    const item = (word: string) =>
      `<p style='mso-list:l0 level1 lfo1'>${sign}<span style='color:black'>${word}</span></p>`;
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<html><body>${item("Jedna")}${item("Dva")}<table><tr><td>Den</td><td>Kde</td></tr></table><p>Jedeme <img alt="🔥" src="https://a.example/1.png"><img alt="Auto" src="https://a.example/2.png"></p></body></html>`,
    );
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text.locator("ul > li")).toHaveText(["Jedna", "Dva"]);
  await expect(text.locator("table td")).toHaveText(["Den", "Kde"]);
  await expect(text.locator("p", { hasText: "Jedeme 🔥" })).toBeVisible();
  await expect(text.locator("img:not(.ProseMirror-separator), [style]")).toHaveCount(0);
  await expect(page.getByText(words.leftOut)).toBeVisible();
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
  expect(
    await page
      .locator("[data-tool]:visible")
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.tool)),
  ).toEqual(TOOLS);
  // A paragraph and six levels of headings.
  await expect(page.locator("select:visible option")).toHaveCount(7);
  await tools.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tools.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: words.content("EN") })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tools.last()).toBeFocused();
});

function banner(page: Page, role: "alert" | "status") {
  return page.getByRole("main").getByRole(role).filter({ hasText: /./ });
}

async function read(site: Site, path: string) {
  return (await fetch(`${site.url}/api${path}`, { headers: { "accept-language": "en" } })).json();
}
