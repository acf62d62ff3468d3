import type { Page } from "@playwright/test";

type Language = "cs" | "en";

/** A page to take a picture of. */
interface Shot {
  name: string;
  path: string;
  /** What is done before the picture, beyond opening the page. */
  prepare?: (page: Page) => Promise<unknown>;
}

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
  ];
}
