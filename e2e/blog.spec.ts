import type { Page } from "@playwright/test";
import { blogWords } from "#features/blog/blog.words.ts";
import { blogPagesWords } from "#features/blog/blog-pages.words.ts";
import { uiWords } from "#kit/web/ui/ui.words.ts";
import { blog } from "../demo/content/blog.ts";
import { pragueDay } from "../src/kit/contract/time/days.ts";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import { visitWithin } from "./states.ts";

const OWN = {
  en: {
    empty: "No posts found.",
    loadFailed: "Failed to load posts",
    notFound: "Post not found",
    racing: "Racing",
    handbrake: "basics",
    slug: "what-an-angle-kit-really-does",
    post: "What an angle kit really does",
    otherLanguage: "CS – Čeština",
    otherSlug: "co-doopravdy-dela-vytocena-naprava",
    facts: ["Published", "Author", "Category"],
    tagLink: "#steering",
  },
  cs: {
    empty: "Nebyly nalezeny žádné články",
    loadFailed: "Nepodařilo se načíst články",
    notFound: "Článek nebyl nalezen",
    racing: "Závody",
    handbrake: "základy",
    slug: "co-doopravdy-dela-vytocena-naprava",
    post: "Co doopravdy dělá rejdový kit",
    otherLanguage: "EN – English",
    otherSlug: "what-an-angle-kit-really-does",
    facts: ["Vydáno", "Autor", "Rubrika"],
    tagLink: "#řízení",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...blogPagesWords[language],
  ...blogWords[language],
  blog: blogPagesWords[language].title,
  share: blogPagesWords[language].shareByDevice,
  again: uiWords[language].tryAgain,
  loading: uiWords[language].loading,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

/** The newest post of the demo team on the day of the test. */
const firstPost = (language: "en" | "cs") =>
  blog(pragueDay(new Date()))[0]?.translations[language].title ?? "";

const posts = (page: Page) => page.getByRole("main").getByRole("article");
const choose = (page: Page, choice: "accepted" | "declined") =>
  page.addInitScript((value) => localStorage.setItem("cookieConsent", value), choice);

test("the blog shows nine posts, and the others behind Next, from the top; back leads back @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await choose(page, "declined");
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.blog);
  await expect(posts(page)).toHaveCount(9);
  await expect(posts(page).first()).toContainText(firstPost(language));
  await page.getByRole("link", { name: words.next, exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(posts(page)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("link", { name: words.next, exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: words.previous, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(posts(page)).toHaveCount(9);
});

test("a category and a tag leave what has them, start on the first page, and read the filters once @both", async ({
  page,
  language,
  isMobile,
}) => {
  const words = WORDS[language];
  await choose(page, "declined");
  const lists: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/blog\/(categories|tags)\/list/.test(request.url())) lists.push(request.url());
  });
  await page.goto("/blog?page=2");
  await expect(posts(page)).toHaveCount(3);
  const filters = page.getByRole("search");
  const pick = async (label: string, choice: string) => {
    if (isMobile) await page.getByLabel(label).selectOption({ label: choice });
    else await filters.getByRole("link", { name: new RegExp(`^${choice}( \\d+)?$`) }).click();
  };
  await pick(words.category, words.racing);
  await expect(page).toHaveURL(/\/blog\?category=racing$/);
  await expect(posts(page)).toHaveCount(4);
  await expectSound(page);
  await pick(words.tag, words.handbrake);
  await expect(page).toHaveURL(/\/blog\?category=racing&tag=basics$/);
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole("link", { name: words.showAll }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(posts(page)).toHaveCount(9);
  expect(lists).toEqual([]);
});

test("a post has its text, its facts, ways to share it and more of its kind @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await choose(page, "declined");
  await page.goto(`/blog/${words.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.post);
  const facts = page.getByRole("complementary");
  await expect(facts.getByRole("term")).toHaveText(words.facts);
  await expect(facts.getByRole("link", { name: /Facebook|WhatsApp| X / })).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);
  await page.getByRole("link", { name: words.tagLink }).click();
  await expect(page).toHaveURL(/\/blog\?tag=steering$/);
});

test("a device that shares by itself is offered with the post's address", async ({
  page,
  site,
  language,
}) => {
  const words = WORDS[language];
  await choose(page, "declined");
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = `${data?.title} ${data?.url}`;
    };
  });
  await page.goto(`/blog/${words.slug}`);
  await page.getByRole("button", { name: words.share }).click();
  await expect(page.locator("html")).toHaveAttribute(
    "data-shared",
    `${words.post} ${site.url}/blog/${words.slug}?lang=${language}`,
  );
});

test("a post follows the language to its other address, and an address of the other language to its own @both @job", async ({
  page,
  language,
  isMobile,
}) => {
  const words = WORDS[language];
  await choose(page, "declined");
  await page.goto(`/blog/${words.otherSlug}`);
  await expect(page).toHaveURL(new RegExp(`/blog/${words.slug}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.post);
  if (isMobile) await page.getByRole("button", { name: language === "cs" ? "Nabídka" : "Menu" }).click();
  await page
    .locator(isMobile ? "dialog" : "header")
    .first()
    .getByRole("link", { name: words.otherLanguage })
    .click();
  await expect(page).toHaveURL(new RegExp(`/blog/${words.otherSlug}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    WORDS[language === "cs" ? "en" : "cs"].post,
  );
});

test("an address that a post had before leads for good to the one it has now", async ({
  page,
  site,
  language,
}) => {
  const { accessToken } = await (
    await page.request.post(`${site.url}/api/auth/login`, { data: ADMIN })
  ).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const texts = (name: string) => ({
    en: { slug: `${name}-en`, title: "Renamed" },
    cs: { slug: `${name}-cs`, title: "Přejmenovaný" },
  });
  const created = await page.request.post(`${site.url}/api/blog`, {
    headers,
    data: { translations: texts("before"), published_date: "2020-02-02" },
  });
  const { id } = await created.json();
  try {
    const data = { translations: texts("after") };
    await page.request.patch(`${site.url}/api/blog/${id}`, { headers, data });
    const answer = await page.request.get(`${site.url}/blog/before-${language}?a=b`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/blog/after-${language}?a=b`);
    await page.goto(`/blog/before-${language}`);
    await expect(page).toHaveURL(new RegExp(`/blog/after-${language}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts("after")[language].title);
  } finally {
    await page.request.delete(`${site.url}/api/blog/${id}`, { headers });
  }
});

test.describe("what the blog does not have, or can't get", () => {
  test.use({ expectedFaults: [/404|500/] });

  test("an unknown post is a 404 with the way back", async ({ page, language }) => {
    const words = WORDS[language];
    const answer = await page.goto("/blog/none-such");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound);
    await expectSound(page);
    await page.getByRole("main").getByRole("link", { name: words.back }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.blog);
  });

  for (const number of ["0", "999999", "two"]) {
    test(`page ${number} is a 404 with the way to the first one`, async ({ page, language }) => {
      const words = WORDS[language];
      const answer = await page.goto(`/blog?page=${number}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(words.empty)).toBeVisible();
      await expectSound(page);
      await page.getByRole("main").getByRole("link", { name: words.firstPage }).click();
      await expect(posts(page)).toHaveCount(9);
    });
  }

  test("an unknown category says so and leads to all posts", async ({ page, language }) => {
    const words = WORDS[language];
    await page.goto("/blog?category=knitting");
    await expect(page.getByText(words.empty)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: words.showAll }).click();
    await expect(posts(page)).toHaveCount(9);
  });

  test("a blog without posts has nothing to choose from, and leads home", async ({ page, language }) => {
    const words = WORDS[language];
    await page.route("**/api/blog/*/list*", (route) => route.fulfill({ json: [] }));
    await page.route("**/api/blog?*", (route) =>
      route.fulfill({
        json: { posts: [], pagination: { page: 1, limit: 9, total: 0, totalPages: 0 } },
      }),
    );
    await visitWithin(page, "/blog");
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page.getByRole("search")).toHaveCount(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: language === "cs" ? "Na úvodní stránku" : "To the home page" })
      .click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("posts that come late are waited for; posts that fail to come can be asked for again", async ({
    page,
    language,
  }) => {
    const words = WORDS[language];
    await choose(page, "declined");
    await page.goto(`/blog/${words.slug}`, { waitUntil: "networkidle" });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/blog\?/, async (route) => {
      await asked;
      await route.fulfill({ status: 500, json: { message: "" } });
    });
    await page.getByRole("link", { name: words.back }).first().click();
    await expect(page.getByRole("main").getByText(words.loading).last()).toBeVisible();
    answer();
    await expect(page.getByRole("alert")).toContainText(words.loadFailed);
    await page.unroute(/\/api\/blog\?/);
    await page.getByRole("button", { name: words.again }).click();
    await expect(posts(page)).toHaveCount(9);
  });
});
