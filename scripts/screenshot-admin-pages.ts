import type { Page } from "@playwright/test";
import { ADMIN_ROUTES } from "../src/app/admin/admin-routes.ts";
import * as contentTypes from "../src/app/content/content-types.ts";
import { press, type Shot } from "./screenshot-shots.ts";

/** Screens with a form; the first record of the list is opened in it. */
const EDITORS = [
  ...Object.values(contentTypes).flatMap(({ screen, feature }) => (feature ? [] : [screen])),
  "/admin/shipping-and-payment",
];

/** `/admin/orders/new` as `orders-new`, `/admin/car-photos/:slug` as `car-photos`. */
const nameOf = (path: string) => path.replace(/\/:.*/, "").split("/").slice(2).join("-") || "dashboard";

const openMessage = async (page: Page) => {
  await page.locator("[data-message]").first().click({ timeout: 15_000 });
  await page.waitForTimeout(700);
};

/** Opens the first row of a list whose first button opens it. */
const openRow = async (page: Page) => {
  await page.locator("main tbody tr").first().getByRole("button").first().click({ timeout: 15_000 });
  await page.waitForTimeout(700);
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
  // An order's own screen needs an order: it is opened from the list.
  const screens = ADMIN_ROUTES.flatMap(({ path }) => (/[*]|:id$/.test(path) ? [] : [path]));
  return [
    ...screens.map((path) => ({ name: nameOf(path), path: path.replace(":slug", cars[0]?.slug ?? "none") })),
    { name: "order-detail", path: "/admin/orders", prepare: press(/^Detail/), dialog: true },
    { name: "order-status", path: "/admin/orders", prepare: press(/^(Upravit|Edit):/), dialog: true },
    { name: "message", path: "/admin/messages", prepare: openMessage },
    { name: "mail", path: "/admin/mails", prepare: openRow, dialog: true },
    { name: "mail-words-form", path: "/admin/mail-words?record=order-confirmation" },
    { name: "voucher", path: "/admin/vouchers", prepare: openRow, dialog: true },
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
