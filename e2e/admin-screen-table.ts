import { expect, type Page } from "@playwright/test";

/** The editors of the back office: where they are, what they read, and how they say that something failed. */

interface Said {
  list: string;
  one: string;
  /** Followed by `: ` and the server's message where the screen shows it. */
  save: string;
  remove: string;
}

export interface EditorScreen {
  path: string;
  /** The list's address under /api. */
  api: string;
  en: Said;
  cs: Said;
}

/** What the server says in these tests when it fails. */
export const REASON = "The garage is closed";

const said = (list: string, one: string, save: string, remove: string): Said => ({ list, one, save, remove });

const english = (list: string, one: string, reason = true) =>
  said(
    `Failed to load ${list}`,
    `Failed to load ${one} for editing`,
    `Failed to save ${one}${reason ? `: ${REASON}` : ""}`,
    `Failed to delete ${one}`,
  );

const czech = (list: string, one: string, reason = true) =>
  said(
    `Nepodařilo se načíst ${list}`,
    `Nepodařilo se načíst ${one} k úpravě`,
    `Nepodařilo se uložit ${one}${reason ? `: ${REASON}` : ""}`,
    `Nepodařilo se smazat ${one}`,
  );

export const EDITORS: EditorScreen[] = [
  {
    path: "/admin/team",
    api: "team-members",
    en: english("team members", "team member"),
    cs: czech("členy týmu", "člena týmu"),
  },
  { path: "/admin/cars", api: "cars", en: english("cars", "car"), cs: czech("auta", "auto") },
  {
    path: "/admin/days",
    api: "days",
    en: { ...english("ride days", "the day") },
    cs: { ...czech("dny jízd", "den") },
  },
  { path: "/admin/events", api: "events", en: english("events", "event"), cs: czech("události", "událost") },
  {
    path: "/admin/gallery",
    api: "gallery",
    en: english("gallery", "gallery item"),
    cs: czech("galerii", "položku galerie"),
  },
  {
    path: "/admin/sponsors",
    api: "sponsors",
    en: english("sponsors", "sponsor"),
    cs: czech("sponzory", "sponzora"),
  },
  {
    path: "/admin/products",
    api: "products",
    en: { ...english("products", "product"), one: `Failed to load product for editing: ${REASON}` },
    cs: { ...czech("produkty", "produkt"), one: `Nepodařilo se načíst produkt k úpravě: ${REASON}` },
  },
  {
    path: "/admin/achievements",
    api: "achievements",
    en: english("achievements", "achievement", false),
    cs: czech("úspěchy", "úspěch", false),
  },
  {
    path: "/admin/achievement-stats",
    api: "achievement-stats",
    en: english("achievement stats", "achievement stat", false),
    cs: { ...czech("statistiky úspěchů", "statistiku", false) },
  },
  {
    path: "/admin/settings",
    api: "settings",
    en: english("settings", "setting"),
    cs: czech("nastavení", "nastavení"),
  },
  {
    path: "/admin/blog",
    api: "blog",
    en: english("posts", "post"),
    cs: czech("příspěvky", "příspěvek"),
  },
];

/** Goes to another screen as a link of the sidebar would: without a new document. */
export async function visitScreen(page: Page, path: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(heading).not.toHaveText(before);
}

/** Opens the form of a new record. */
export async function openNew(page: Page): Promise<void> {
  await page.locator("main h1 + button, main h2 + button").first().click();
  await page.locator("main form").waitFor();
}

/** Opens the form of the first record of the list. */
export async function openFirst(page: Page): Promise<void> {
  await page.locator("main tbody tr").first().locator("td:last-child").getByRole("button").first().click();
}
