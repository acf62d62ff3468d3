import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ownReviewsWords } from "#features/reviews/own-reviews.words.ts";
import { reviewsAdminWords } from "#features/reviews/web/admin/reviews-admin.words.ts";
import { caller } from "./api-calls.ts";
import { test as base, expect, expectSound } from "./fixtures.ts";
import { faults } from "./rich-results.ts";
import { ROOT, type Site, startSite } from "./site.ts";

const OWN = {
  en: {
    own: /^Your picture/,
    verified: /only from people who rode with us or received/,
    pictureOf: /^Customer’s picture/,
  },
  cs: {
    own: /^Vaše fotka/,
    verified: /jen lidé, kteří u.nás jeli nebo dostali, co tu koupili/,
    pictureOf: /^Fotka od zákazníka/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...ownReviewsWords[language],
  ...reviewsAdminWords[language],
  title: ownReviewsWords[language].titles.order,
  noStars: ownReviewsWords[language].missing.stars,
  noText: ownReviewsWords[language].missing.text,
  two: ownReviewsWords[language].starNames["2"],
  four: ownReviewsWords[language].starNames["4"],
  onSite: ownReviewsWords[language].states.published,
  sure: ownReviewsWords[language].takeBackYes,
  picture: ownReviewsWords[language].picture,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };
/** Goods of the demo team without an invented review: search engines are told of none. */
const GOODS = "key-ring";

/** A site on which somebody has had goods for a week, so that it has asked for a review. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "paddock-site-"));
      const environment = { DATA_DIR: folder, KEEP: "1" };
      const before = await startSite(process.env.PADDOCK_TEMPLATE, environment);
      for (const language of ["cs", "en"]) await handOver(before, language);
      await before.stop();
      await promisify(execFile)(process.execPath, ["e2e/days-later.ts", "8"], {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: folder, NODE_NO_WARNINGS: "1" },
      });
      const site = await startSite(undefined, environment);
      await use(site);
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** A paid order of goods that its customer has picked up. */
async function handOver(site: Site, language: string): Promise<void> {
  const call = await caller(site);
  const list = async (path: string) =>
    (await call("GET", path)) as { id: number; price: number; is_pickup: boolean }[];
  const { price } = (await call("GET", `/products/${GOODS}`)) as { price: number };
  const shipping = (await list("/orders/shipping-methods")).find(({ is_pickup }) => is_pickup);
  const [payment] = await list("/orders/payment-methods");
  const answer = await fetch(`${site.url}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body: JSON.stringify({
      customer: {
        name: "Jana Malá",
        email: `jana.${language}@example.cz`,
        phone: "777 123 456",
        address: "Jánská 5, Česká Lípa, 470 01",
      },
      items: [{ id: GOODS, quantity: 1, price }],
      shipping_method: shipping?.id,
      payment_method: payment?.id,
      total: price + (shipping?.price ?? 0),
    }),
  });
  const { orderId } = await answer.json();
  await call("POST", `/orders/admin/orders/${orderId}/paid`, { how: "cash" });
  await call("PATCH", `/orders/admin/orders/${orderId}`, { status: "completed" });
}

/** The paths that mails ask for reviews at, as their readers see them. */
async function asked(site: Site): Promise<string[]> {
  const texts = (await site.mails()).map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
  return texts.flatMap((text) => /\/review\/\d+\/[\w-]{32}\?lang=\w\w/.exec(text)?.[0] ?? []);
}

/** Customers have phones, whatever they speak. */
test.use({ viewport: { width: 360, height: 780 } });

test("from the mail's link to the published review with the team's answer, and back again @job", async ({
  adminPage: page,
  site,
  language,
}) => {
  const words = WORDS[language];
  await expect.poll(() => asked(site)).toHaveLength(2);
  const path = (await asked(site)).find((each) => each.endsWith(`lang=${language}`)) ?? "";
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await expect(page.getByLabel(words.name)).toHaveValue("Jana");
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.noStars)).toBeVisible();
  await expect(page.getByText(words.noText)).toBeVisible();
  await expectSound(page);
  // Keys move among the stars as in any group of radio buttons.
  await page.getByRole("radio", { name: words.two }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: words.four })).toBeChecked();
  await page.getByLabel(words.text).fill("Drží i po zimě. <b>Super</b>, <script>alert(1)</script> 😀");
  await page.getByLabel(words.picture).setInputFiles(join(ROOT, "demo/pictures/products/key-ring.webp"));
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
  const own = page.getByRole("img", { name: words.own });
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectSound(page);

  await page.goto("/admin/reviews");
  const review = page.getByTestId("review");
  await expect(review).toHaveCount(1);
  await expect(review).toContainText("<b>Super</b>");
  await expect(review.getByRole("img")).toBeVisible();
  await review.getByLabel(words.answer).fill("Díky!");
  await review.getByRole("button", { name: words.saveAnswer }).click();
  await expect(page.getByText(words.answered)).toBeVisible();
  await expectSound(page);
  // What is typed and not saved goes along.
  await review.getByLabel(words.answer).fill("Díky! Na jaře bude nová sada.");
  await review.getByRole("button", { name: words.publish }).click();
  await expect(page.getByText(words.published, { exact: true })).toBeVisible();
  await expect(review).toHaveCount(0);

  await page.goto(`/product/${GOODS}`);
  await page.getByTestId("review-summary").click();
  const shown = page.getByTestId("shown-review").first();
  await expect(shown).toContainText("<b>Super</b>");
  await expect(shown).toContainText("Díky! Na jaře bude nová sada.");
  await expect(shown.locator("p[lang]").first()).toHaveAttribute("lang", language);
  await expect(shown.getByRole("img", { name: words.pictureOf })).toBeVisible();
  await expect(page.getByText(words.verified)).toBeVisible();
  const [data = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = JSON.parse(data)["@graph"] as (Record<string, unknown> & { "@type": string })[];
  expect(things.find((thing) => thing["@type"] === "Product")).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1, bestRating: 5, worstRating: 1 },
    review: [{ reviewRating: { ratingValue: 4 }, author: { name: "Jana" }, inLanguage: language }],
  });
  expect(await faults(things)).toEqual([]);
  await expectSound(page);

  await page.goto(path);
  await expect(page.getByTestId("review-state")).toContainText(words.onSite);
  await page.getByRole("button", { name: words.takeBack }).click();
  await page.getByRole("button", { name: words.sure }).click();
  await expect(page.getByText(words.takenBack)).toBeVisible();
  await page.goto(`/product/${GOODS}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByTestId("shown-review")).toHaveCount(0);
  await expect(page.getByTestId("review-summary")).toHaveCount(0);
});
