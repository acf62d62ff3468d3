import type { Page } from "@playwright/test";
import { ADMIN_ROUTES } from "../src/app/admin/admin-routes.ts";
import * as contentTypes from "../src/app/content/content-types.ts";
import { ORDER_VIEWS } from "../src/features/order-management/order-views.ts";
import { ORDER_STATUSES } from "../src/features/orders/order-status.ts";
import { REVIEW_STATES } from "../src/features/reviews/review-rules.ts";
import { BUILT_IN_SUBJECTS, SETTING_SUBJECTS } from "../src/features/settings/setting-subjects.ts";
import { press, type Shot } from "./screenshot-shots.ts";

/** Screens with a form; the first record of the list is opened in it. */
const EDITORS = [
  ...Object.values(contentTypes).flatMap(({ screen, feature }) => (feature ? [] : [screen])),
  "/admin/shipping-and-payment",
  "/admin/discount-codes",
  "/admin/results",
];

/** Dialogs and forms that a button of a screen opens: the screen, and the button in both languages. */
const OPENED: [name: string, path: string, button: RegExp][] = [
  ["invitation", "/admin/people", /^(Pozvat někoho|Invite someone)$/],
  ["person", "/admin/people", /^(Změnit|Change): /],
  ["person-end", "/admin/people", /^(Ukončit účet|Close account)/],
  ["passkey", "/admin/account", /^(Přidat přístupový klíč|Add a passkey)/],
  ["second-factor", "/admin/account", /^(Nastavit|Set up)$/],
  ["stock", "/admin/products", /^(Změnit sklad|Change the stock)/],
  ["scan", "/admin/vouchers", /^(Načíst fotoaparátem|Scan with the camera)/],
  ["review-hide", "/admin/reviews", /^(Skrýt|Hide)…/],
  ["export", "/admin/orders", /^(Jiný měsíc|Another month)$/],
  ["day-copy", "day", /^(Zkopírovat|Duplicate)$/],
  ["day-move", "day", /^(Přesunout den|Move the day)$/],
  ["day-cancel", "day", /^(Zrušit den|Cancel the day)$/],
  ["day-rule", "day", /^(Vytvořit podle pravidla|Create from a rule)$/],
  ["day-slot", "day", /^(Změnit čas|Change the slot)/],
  ["day-phone", "day", /^(Rezervace po telefonu|Booking by phone)$/],
  ["day-message", "day", /^(Napsat všem|Write to all)/],
  ["booking", "day", /^(Přesunout nebo zrušit|Move or cancel)/],
];

/** What a button of an order's own screen opens on it: the list, and the button in both languages. */
const ORDER_FORMS: [name: string, path: string, button: RegExp][] = [
  ["order-items", "/admin/orders?status=pending", /^(Změnit položky|Change items)$/],
  ["order-customer", "/admin/orders?status=pending", /^(Změnit údaje|Change the details)$/],
  ["order-take-back", "/admin/orders?status=processing", /^(Vzít část zpět|Take some items back)$/],
];

/** `/admin/orders/new` as `orders-new`, `/admin/car-photos/:slug` as `car-photos`. */
const nameOf = (path: string) => path.replace(/\/:.*/, "").split("/").slice(2).join("-") || "dashboard";

/** Presses the first of what opens a record. */
const openFirst = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click({ timeout: 15_000 });
  await page.waitForTimeout(700);
};

const openMessage = openFirst("[data-message]");
const openRow = openFirst("main tbody tr button");
const openPicture = openFirst("main li button");

/** Opens the first picture of the library, and how it is cropped. */
const openPictureView = async (page: Page) => {
  await openPicture(page);
  await press(/^(Výřez a střed|Crop and focus)/)(page);
};

/** Goes to the first order of a list, on its own screen. */
const openOrder = async (page: Page) => {
  await page.locator("main tbody a[href^='/admin/orders/']").first().click({ timeout: 15_000 });
  await page.locator("main section").first().waitFor();
  await page.waitForTimeout(700);
};

/** Ticks every order of the page. */
const chooseAll = async (page: Page) => {
  await page.locator("main table input[type=checkbox]").first().waitFor();
  for (const box of await page.locator("main tbody input[type=checkbox]").all()) await box.check();
};

/** Goes to the first order of a list and presses something there. */
const openOrderAnd = (name: RegExp) => async (page: Page) => {
  await openOrder(page);
  await press(name)(page);
};

/** Opens a form and goes on to one of its tabs. */
const openTab = (tab: RegExp) => async (page: Page) => {
  await press(/^(Upravit|Edit):/)(page);
  await page.getByRole("tab", { name: tab }).click({ timeout: 15_000 });
  await page.waitForTimeout(300);
};

/** Saves a new record with nothing in it. */
const saveEmpty = async (page: Page) => {
  await page.locator("main h1 + button").first().click({ timeout: 15_000 });
  await press(/^(Uložit|Save)$/)(page);
};

const failing = (page: Page) =>
  page.route("**/api/cars*", (route) => route.fulfill({ status: 500, json: { message: "" } }));

/** Every screen of the back office. */
export async function adminShots(url: string): Promise<Shot[]> {
  const cars = (await fetch(`${url}/api/cars`).then((answer) => answer.json())) as { slug: string }[];
  const days = (await fetch(`${url}/api/days`).then((answer) => answer.json())) as { id: number }[];
  const day = `/admin/days/${days[0]?.id}`;
  // An order's own screen needs an order: it is opened from the list.
  const screens = ADMIN_ROUTES.flatMap(({ path }) => (/[*]|:id$/.test(path) ? [] : [path]));
  return [
    ...screens.map((path) => ({ name: nameOf(path), path: path.replace(":slug", cars[0]?.slug ?? "none") })),
    { name: "day", path: day },
    ...OPENED.map(([name, path, button]) => ({
      name,
      path: path === "day" ? day : path,
      prepare: press(button),
      dialog: true,
    })),
    ...SETTING_SUBJECTS.map((one) => ({ name: `settings-${one}`, path: `/admin/settings?subject=${one}` })),
    ...BUILT_IN_SUBJECTS.map((one) => ({
      name: `settings-${one}-form`,
      path: `/admin/settings?subject=${one}&record=${one}`,
    })),
    { name: "packeta", path: "/admin/shipping-and-payment?tab=packeta" },
    { name: "payment-methods", path: "/admin/shipping-and-payment?tab=payment" },
    ...ORDER_VIEWS.map((one) => ({
      name: `order-${one}`,
      path: `/admin/orders?view=${one}`,
      prepare: openOrder,
    })),
    ...ORDER_STATUSES.map((one) => ({
      name: `order-${one}`,
      path: `/admin/orders?status=${one}`,
      prepare: openOrder,
    })),
    ...ORDER_VIEWS.map((one) => ({ name: `orders-${one}`, path: `/admin/orders?view=${one}` })),
    { name: "orders-chosen", path: "/admin/orders?view=to-ship", prepare: chooseAll },
    ...ORDER_FORMS.map(([name, path, button]) => ({ name, path, prepare: openOrderAnd(button) })),
    { name: "bank-transfers-all", path: "/admin/bank-transfers?view=all" },
    ...REVIEW_STATES.map((one) => ({ name: `reviews-${one}`, path: `/admin/reviews?state=${one}` })),
    { name: "order-detail", path: "/admin/orders", prepare: press(/^Detail/), dialog: true },
    { name: "order-status", path: "/admin/orders", prepare: press(/^(Upravit|Edit):/), dialog: true },
    { name: "message", path: "/admin/messages", prepare: openMessage },
    { name: "mail", path: "/admin/mails", prepare: openRow, dialog: true },
    { name: "mail-words-form", path: "/admin/mail-words?record=order-confirmation" },
    { name: "voucher", path: "/admin/vouchers", prepare: openRow, dialog: true },
    { name: "picture", path: "/admin/pictures", prepare: openPicture, dialog: true },
    { name: "picture-view", path: "/admin/pictures", prepare: openPictureView, dialog: true },
    { name: "history-entry", path: "/admin/history", prepare: openRow, dialog: true },
    ...EDITORS.map((path) => ({
      name: `${nameOf(path)}-form`,
      path,
      prepare: press(/^(Upravit|Edit):/),
    })),
    { name: "cars-specs", path: "/admin/cars", prepare: openTab(/^Specif/) },
    { name: "blog-text", path: "/admin/blog", prepare: openTab(/\(CS\)$/) },
    { name: "cars-new", path: "/admin/cars", prepare: press(/^(Přidat auto|Add car)/i) },
    { name: "products-faults", path: "/admin/products", prepare: saveEmpty },
    ...["blog", "events", "team", "pages"].map((one) => ({
      name: `${one}-faults`,
      path: `/admin/${one}`,
      prepare: saveEmpty,
    })),
    { name: "sponsors-copy", path: "/admin/sponsors", prepare: press(/^(Zkopírovat|Duplicate):/) },
    {
      name: "payment-methods-form",
      path: "/admin/shipping-and-payment?tab=payment",
      prepare: press(/^(Upravit|Edit):/),
    },
    { name: "cars-failed", path: "/admin/cars", before: failing },
    { name: "gate", path: "/gate", widths: [360] },
    {
      name: "menu",
      path: "/admin",
      prepare: press(/^(Otevřít nabídku|Open the menu)/),
      widths: [360],
      screen: { width: 360, height: 780 },
    },
  ];
}
