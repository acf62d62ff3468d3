import type { Page } from "@playwright/test";
import { fillCheckout, SHOP_WORDS } from "../e2e/shop-steps.ts";
import { orderShots } from "./screenshot-orders.ts";
import { rideShots } from "./screenshot-rides.ts";
import { press, type Shot } from "./screenshot-shots.ts";
import { stateShots } from "./screenshot-states.ts";

type Language = "cs" | "en";

/** A cart as the shop stores it in the browser: a voucher and goods without sizes. */
const fillCart = (page: Page) =>
  page.evaluate(async () => {
    const products: { category: string; is_voucher: boolean; variants: unknown[] }[] = await fetch(
      "/api/products",
    ).then((answer) => answer.json());
    const voucher = products.find(({ is_voucher }) => is_voucher);
    const goods = products.find(
      ({ category, variants }) => category === "merchandise" && variants.length === 0,
    );
    const lines = [voucher, goods].flatMap((product, index) =>
      product ? { ...product, quantity: index + 1 } : [],
    );
    localStorage.setItem("cart", JSON.stringify(lines));
  });

const withCart = async (page: Page) => {
  await fillCart(page);
  await page.reload({ waitUntil: "networkidle" });
};

/** Fills the checkout and orders. */
const order = async (page: Page, language: Language, payment: "bankMethod" | "cardMethod") => {
  const words = SHOP_WORDS[language];
  await withCart(page);
  await fillCheckout(page, words, words[payment]);
  await page.getByRole("button", { name: words.order }).click();
};

/** Orders by bank transfer and waits for the confirmation. */
const confirmed = (language: Language) => async (page: Page) => {
  await order(page, language, "bankMethod");
  await page.getByRole("heading", { level: 1, name: SHOP_WORDS[language].thanks }).waitFor();
};

/** Orders, and opens the order's own page by the link in the confirmation. */
const ordered = (language: Language) => async (page: Page) => {
  await confirmed(language)(page);
  await page.locator("main a[href*='/order/']").first().click();
  await page.waitForURL("**/order/**");
};

/** Orders by card; the gateway is the test's. */
const toGateway = (language: Language) => async (page: Page) => {
  await order(page, language, "cardMethod");
  await page.waitForURL("**/test-payment/**");
};

/** Sends the checkout with nothing filled in. */
const unfilled = async (page: Page) => {
  await withCart(page);
  await press(/^(Objednávka zavazující|Order with obligation)/)(page);
};

/** Sends the contact form with nothing filled in. */
const unfilledContact = press(/^(Odeslat zprávu|Send message)$/);

/** Sends a message by the contact form; the server takes few an hour, so the answer is the picture's own. */
const sentContact = async (page: Page) => {
  await page.route("**/api/contact-messages", (route) => route.fulfill({ status: 201, json: {} }));
  const form = page.locator("#contact form");
  for (const field of ["name", "subject", "message"])
    await form.locator(`[name=${field}]`).fill("Jana Nováková");
  await form.locator("[name=email]").fill("jana@example.cz");
  await form.locator("[name=termsAgreed]").check();
  await press(/^(Odeslat zprávu|Send message)$/)(page);
};

/**
 * Waits for the tokens, which only a hydrated page shows. When Vite bundles the page's imports for the first time, it
 * reloads the page. Where that fails, the page is never hydrated, so it is reloaded here.
 */
const hydrated = async (page: Page) => {
  const token = page.locator("main code", { hasText: "--color-hot" }).first();
  for (let tries = 0; tries < 6; tries++) {
    const shown = await token.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    );
    if (!shown) await page.reload({ timeout: 90_000 });
    else if (!(await page.waitForEvent("framenavigated", { timeout: 4000 }).catch(() => null))) return;
  }
  throw new Error("The styleguide was not hydrated");
};

/** Every public page: each car and product; of posts the first stands for all. */
export async function publicShots(url: string, language: Language, names?: string[]): Promise<Shot[]> {
  const slugs = async (path: string): Promise<string[]> => {
    const answer = await fetch(`${url}/api/${path}`, { headers: { "accept-language": language } });
    const body = (await answer.json()) as { slug: string }[] | { posts: { slug: string }[] };
    return (Array.isArray(body) ? body : body.posts).map(({ slug }) => slug);
  };
  const [cars, products, posts] = await Promise.all([
    slugs("cars"),
    slugs("products"),
    slugs("blog?limit=1"),
  ]);
  const [car = "none", ...otherCars] = cars;
  const [product = "none", ...otherProducts] = products;
  const [post = "none"] = posts;
  const styleguide = await fetch(`${url}/styleguide`);
  return [
    { name: "home", path: "/" },
    { name: "cars", path: "/cars-gallery" },
    { name: "car", path: `/car/${car}` },
    { name: "events-our", path: "/events-calendar?type=our" },
    { name: "events-world", path: "/events-calendar?type=world" },
    { name: "gallery", path: "/gallery" },
    { name: "achievements", path: "/achievements-gallery" },
    { name: "blog", path: "/blog" },
    { name: "post", path: `/blog/${post}` },
    { name: "shop", path: "/shop" },
    { name: "product", path: `/product/${product}` },
    ...otherCars.map((slug) => ({ name: `car-${slug}`, path: `/car/${slug}` })),
    ...otherProducts.map((slug) => ({ name: `product-${slug}`, path: `/product/${slug}` })),
    { name: "contact-faults", path: "/", prepare: unfilledContact, part: "#contact" },
    { name: "contact-sent", path: "/", prepare: sentContact, part: "#contact" },
    { name: "team", path: "/", part: "#team" },
    { name: "cart-empty", path: "/cart" },
    { name: "cart", path: "/cart", prepare: withCart },
    { name: "checkout", path: "/checkout", prepare: withCart },
    { name: "confirmation", path: "/checkout", prepare: confirmed(language) },
    { name: "lightbox", path: "/gallery", prepare: press(/^(Zvětšit|Enlarge)/), screen: "first" },
    { name: "checkout-faults", path: "/checkout", prepare: unfilled },
    { name: "order", path: "/checkout", prepare: ordered(language) },
    { name: "test-payment", path: "/checkout", prepare: toGateway(language) },
    { name: "cart-notice", path: `/product/${product}`, prepare: press(/^(Přidat do košíku|Add to Cart)/) },
    { name: "withdrawal", path: "/withdrawal" },
    { name: "login", path: "/login" },
    { name: "partners", path: "/page/partners" },
    { name: "terms", path: "/terms" },
    { name: "privacy", path: "/privacy" },
    { name: "cookies", path: "/cookies" },
    { name: "guarantee", path: "/guarantee" },
    { name: "accessibility", path: "/accessibility" },
    { name: "safety", path: "/safety" },
    { name: "not-found", path: "/no-such-page" },
    ...(styleguide.ok ? [{ name: "styleguide", path: "/styleguide", prepare: hydrated }] : []),
    ...(await rideShots(url, language)),
    ...(await orderShots(url, language, names)),
    ...stateShots(),
  ];
}
