import type { Page } from "@playwright/test";
import { fillCheckout, SHOP_WORDS } from "../e2e/shop-steps.ts";

type Language = "cs" | "en";

/** A page to take a picture of. */
interface Shot {
  name: string;
  path: string;
  /** What is done before the picture, beyond opening the page. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Presses a button or link by its name in either language, the first where several have it. */
const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
  await page.waitForTimeout(700);
};

/** A cart as the shop stores it in the browser. */
const fillCart = (page: Page) =>
  page.evaluate(async () => {
    const products: { id: string; price: number; image_path: string; translations: unknown }[] = await fetch(
      "/api/products",
    ).then((answer) => answer.json());
    const lines = products.slice(0, 2).map((product, index) => ({ ...product, quantity: index + 1 }));
    localStorage.setItem("cart", JSON.stringify(lines));
  });

const withCart = async (page: Page) => {
  await fillCart(page);
  await page.reload({ waitUntil: "networkidle" });
};

/** Fills the checkout, orders by bank transfer and waits for the confirmation. */
const confirmed = (language: Language) => async (page: Page) => {
  const words = SHOP_WORDS[language];
  await withCart(page);
  await fillCheckout(page, words);
  await page.getByRole("button", { name: words.order }).click();
  await page.getByRole("heading", { level: 1, name: words.thanks }).waitFor();
};

/** Every public page; the first car, product and post of the site stand for theirs. */
export async function publicShots(url: string, language: Language): Promise<Shot[]> {
  const first = async (path: string): Promise<string> => {
    const answer = await fetch(`${url}/api/${path}`, { headers: { "accept-language": language } });
    const body = (await answer.json()) as { slug: string }[] | { posts: { slug: string }[] };
    return (Array.isArray(body) ? body : body.posts)[0]?.slug ?? "none";
  };
  const [car, product, post] = await Promise.all([first("cars"), first("products"), first("blog?limit=1")]);
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
    { name: "cart-empty", path: "/cart" },
    { name: "cart", path: "/cart", prepare: withCart },
    { name: "checkout", path: "/checkout", prepare: withCart },
    { name: "confirmation", path: "/checkout", prepare: confirmed(language) },
    { name: "lightbox", path: "/gallery", prepare: press(/^(Zvětšit|Show larger)/) },
    { name: "withdrawal", path: "/withdrawal" },
    { name: "login", path: "/login" },
    { name: "terms", path: "/terms" },
    { name: "privacy", path: "/privacy" },
    { name: "cookies", path: "/cookies" },
    { name: "not-found", path: "/no-such-page" },
  ];
}

/** Every screen of the back office. */
export async function adminShots(url: string): Promise<Shot[]> {
  const cars = (await fetch(`${url}/api/cars`).then((answer) => answer.json())) as { slug: string }[];
  const screens = [
    "orders",
    "messages",
    "blog",
    "shipping-and-payment",
    "account",
    "cars",
    `car-photos/${cars[0]?.slug ?? "none"}`,
    "team",
    "vouchers",
    "mails",
    "history",
    "customer-data",
    "translations",
    "health",
    "achievements",
    "achievement-stats",
    "events",
    "gallery",
    "sponsors",
    "settings",
    "products",
  ];
  return [
    { name: "dashboard", path: "/admin" },
    ...screens.map((screen) => ({ name: screen.split("/")[0] as string, path: `/admin/${screen}` })),
    { name: "order-detail", path: "/admin/orders", prepare: press(/^Detail/) },
    ...["cars", "products", "blog", "events", "team"].map((screen) => ({
      name: `${screen}-form`,
      path: `/admin/${screen}`,
      prepare: press(/^(Upravit|Edit)/),
    })),
  ];
}
