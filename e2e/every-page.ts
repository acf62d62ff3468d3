import { expect, type Page } from "@playwright/test";
import { numberedSlug } from "#kit/contract/content/slug.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { yearOf } from "../demo/content/days.ts";
import { events } from "../demo/content/events.ts";
import { addToCart, fillCheckout, SHOP_WORDS } from "./shop-steps.ts";

export type Language = "cs" | "en";

const POST = { en: "what-an-angle-kit-really-does", cs: "co-doopravdy-dela-vytocena-naprava" };

const TODAY = pragueDay(new Date());
/** The season before this year's: all of its rounds are over. */
const LAST_SEASON = yearOf(TODAY) - 1;
/** The latest of the demo's events that are over. */
const PAST = 6;
const EVENT_PAGE = `/event/${numberedSlug(events(TODAY)[PAST - 1]?.translations.en.title ?? "", PAST)}`;

/** Pages that read data, with what stands on them when the API has nothing: a list without records, a record gone. */
export const DATA_PAGES = (language: Language) => [
  "/cars-gallery",
  "/car/kestrel-s14",
  "/events-calendar",
  "/events-calendar?type=world",
  EVENT_PAGE,
  "/team/marek-havlin",
  `/season/${LAST_SEASON}`,
  "/gallery",
  "/achievements-gallery",
  "/shop",
  "/product/drift-taxi",
  "/blog",
  `/blog/${POST[language]}`,
  // The team is a section of the home page, as all others are.
  "/",
];

/** What stands in place of the content where it failed to load. */
const FAILED: Record<Language, [page: RegExp, texts: string[]][]> = {
  en: [
    [/^\/cars-gallery/, ["Failed to load cars data"]],
    [/^\/car\//, ["Failed to load car details"]],
    [/^\/events/, ["Failed to load events data"]],
    [/^\/event\//, ["Failed to load the event"]],
    [/^\/team\//, ["Failed to load this person"]],
    [/^\/season\//, ["Failed to load results"]],
    [/^\/gallery/, ["Failed to load gallery data"]],
    [/^\/achievements/, ["Failed to load achievements data"]],
    [/^\/shop/, ["Failed to load products data"]],
    [/^\/product\//, ["Failed to load product details"]],
    [/^\/blog$/, ["Failed to load posts"]],
    [/^\/blog\//, ["Failed to load the post"]],
    [
      /^\/$/,
      [
        "Failed to load achievement stats",
        "Failed to load team members",
        "Failed to load cars data",
        "Failed to load products data",
        "Failed to load events data",
        "Failed to load gallery",
        "Failed to load sponsors",
        "Failed to load blog data",
      ],
    ],
  ],
  cs: [
    [/^\/cars-gallery/, ["Nepodařilo se načíst auta"]],
    [/^\/car\//, ["Nepodařilo se načíst detail auta"]],
    [/^\/events/, ["Nepodařilo se načíst události"]],
    [/^\/event\//, ["Nepodařilo se načíst akci"]],
    [/^\/team\//, ["Nepodařilo se načíst člena týmu"]],
    [/^\/season\//, ["Nepodařilo se načíst výsledky"]],
    [/^\/gallery/, ["Nepodařilo se načíst galerii"]],
    [/^\/achievements/, ["Nepodařilo se načíst úspěchy"]],
    [/^\/shop/, ["Nepodařilo se načíst produkty"]],
    [/^\/product\//, ["Nepodařilo se načíst detail produktu"]],
    [/^\/blog$/, ["Nepodařilo se načíst články"]],
    [/^\/blog\//, ["Nepodařilo se načíst článek"]],
    [
      /^\/$/,
      [
        "Nepodařilo se načíst statistiky úspěchů",
        "Nepodařilo se načíst členy týmu",
        "Nepodařilo se načíst auta",
        "Nepodařilo se načíst produkty",
        "Nepodařilo se načíst události",
        "Nepodařilo se načíst galerii",
        "Nepodařilo se načíst partnery",
        "Nepodařilo se načíst novinky z blogu",
      ],
    ],
  ],
};

/** The same where there is nothing: an empty list, or a record that is gone. */
const NOTHING: Record<Language, [page: RegExp, texts: string[]][]> = {
  en: [
    [/^\/cars-gallery/, ["No cars to display"]],
    [/^\/car\//, ["Car not found", "All cars"]],
    [/^\/events-calendar$/, ["No upcoming team events"]],
    [/^\/events-calendar\?type=world/, ["No upcoming world events"]],
    [/^\/event\//, ["Event not found", "All events"]],
    [/^\/team\//, ["We know nobody of this name", "The team"]],
    [/^\/season\//, ["No results here", "Achievements"]],
    [/^\/gallery/, ["No pictures here yet"]],
    [/^\/achievements/, ["No achievements here yet"]],
    [/^\/product\//, ["Product not found", "Back to the shop"]],
    [/^\/blog$/, ["No posts found."]],
    [/^\/blog\//, ["Post not found", "Back to blog"]],
    [/^\/$/, ["No cars to display", "No upcoming team events", "The ride isn’t on sale at the moment"]],
  ],
  cs: [
    [/^\/cars-gallery/, ["Žádná auta k zobrazení"]],
    [/^\/car\//, ["Auto nebylo nalezeno", "Všechna auta"]],
    [/^\/events-calendar$/, ["Žádné nadcházející akce týmu"]],
    [/^\/events-calendar\?type=world/, ["Žádné nadcházející světové akce"]],
    [/^\/event\//, ["Akce nebyla nalezena", "Všechny akce"]],
    [/^\/team\//, ["Nikoho takového neznáme", "Celý tým"]],
    [/^\/season\//, ["Tady žádné výsledky nejsou", "Úspěchy"]],
    [/^\/gallery/, ["Zatím tu nejsou žádné fotografie"]],
    [/^\/achievements/, ["Zatím tu nejsou žádné úspěchy"]],
    [/^\/product\//, ["Produkt nebyl nalezen", "Zpět do e-shopu"]],
    [/^\/blog$/, ["Nebyly nalezeny žádné články"]],
    [/^\/blog\//, ["Článek nebyl nalezen", "Zpět na blog"]],
    [/^\/$/, ["Žádná auta k zobrazení", "Žádné nadcházející akce týmu", "Jízda teď není v prodeji"]],
  ],
};

export const saysOf = (state: "failed" | "nothing", path: string, language: Language): string[] =>
  (state === "failed" ? FAILED : NOTHING)[language].find(([page]) => page.test(path))?.[1] ?? [];

export const PLAIN_PAGES = [
  "/page/partners",
  "/terms",
  "/privacy",
  "/cookies",
  "/guarantee",
  "/accessibility",
  "/safety",
  "/login",
  "/cart",
  "/checkout",
  "/no-such-page",
];

const CONSENT = { en: "Cookie consent", cs: "Souhlas s cookies" };

/** Opens a page as a new visitor and waits until its scripts have hydrated it: then the banner is there. */
export async function openPage(page: Page, path: string, language: Language): Promise<void> {
  // A server that has just made an order's papers on a busy machine refuses visitors for a moment.
  await expect.poll(async () => (await page.request.get("/readyz")).status()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole("region", { name: CONSENT[language] })).toBeVisible();
}

/** Fills cart and checkout and orders; ends on the confirmation. `judge` sees each screen. */
export async function order(page: Page, language: Language, judge: () => Promise<void>): Promise<void> {
  const words = SHOP_WORDS[language];
  await openPage(page, "/product/team-cap", language);
  await addToCart(page, words.addCap);
  await openPage(page, "/cart", language);
  await expect(page.getByRole("link", { name: words.toCheckout })).toBeVisible();
  await judge();
  await page.getByRole("link", { name: words.toCheckout }).click();
  await fillCheckout(page, words);
  await judge();
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.thanks);
  await judge();
}

type Answer = "wait" | "fail" | "nothing";

/** Stands between the browser and the API's reads: holds them back, then lets them fail or find nothing. */
export async function standBetween(page: Page) {
  let answer: Answer = "wait";
  let release = () => {};
  let held = Promise.resolve();
  await page.route(/\/api\/(?!auth)/, async (route) => {
    await held;
    if (answer === "wait") return route.continue();
    if (answer === "fail") return route.fulfill({ status: 500, json: { message: "" } });
    const { pathname } = new URL(route.request().url());
    if (/\/(cars|products|blog|events|years)\/[^/]+$/.test(pathname))
      return route.fulfill({ status: 404, json: { message: "Not found.", code: "NOT_FOUND" } });
    if (pathname.endsWith("/blog"))
      return route.fulfill({
        json: { posts: [], pagination: { page: 1, limit: 9, total: 0, totalPages: 0 } },
      });
    return route.fulfill({ json: [] });
  });
  return {
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    let: (next: Exclude<Answer, "wait">) => {
      answer = next;
      release();
    },
  };
}
