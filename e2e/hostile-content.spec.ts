import { readdir, readFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fileKind } from "../src/features/settings/setting-defaults.ts";
import { valueError } from "../src/features/settings/setting-rules.ts";
import { ADMIN, expect, test } from "./fixtures.ts";
import { startSite } from "./site.ts";

/** What is written into every text of the site stays text, in a real browser under the real policy. */

/** Breaks out of attributes, JSON and scripts. Taken as markup it asks for /xss, which fails the test, or calls what is not there. */
const EVIL = `"'></script><img src=/xss onerror=xss()>`;
const EVIL_HTML = `<p>kept</p><script>xss()</script><img src="/xss" onerror="xss()"><svg onload="xss()"></svg><a href="javascript:xss()">link</a><p style="background:url(/xss)" onclick="xss()">kept too</p>`;

const LISTS = [
  "/team-members",
  "/cars",
  "/events",
  "/gallery",
  "/sponsors",
  "/products",
  "/achievements",
  "/achievement-stats",
  "/blog",
  "/settings",
];

const PICTURES = "demo/pictures/cars";

// biome-ignore lint/suspicious/noExplicitAny: records of every type
type Row = any;

test("scripts in every text of the back office and of visitors never run, and never even try to @job", async ({
  page,
}) => {
  test.slow();
  const site = await startSite(process.env.PADDOCK_TEMPLATE);
  const call = async (method: string, path: string, body?: object, token?: string): Promise<Row> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${site.url}/api${path}`, {
      method,
      headers: {
        ...(body && !isForm && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const said = await answer.text();
    expect(answer.status, `${method} ${path} ${said.slice(0, 300)}`).toBeLessThan(300);
    return said ? JSON.parse(said) : null;
  };
  try {
    const { accessToken: token, refreshToken, user } = await call("POST", "/auth/login", ADMIN);
    for (const list of LISTS) await spoil(list);
    const [car] = await call("GET", "/cars");
    await call("POST", `/car-photos/${car.id}`, await evilPhoto(), token);
    const order = await evilOrder();
    const message = { name: EVIL, email: "x@example.cz", subject: EVIL, message: EVIL, termsAgreed: true };
    const { id } = await call("POST", "/contact-messages", message);
    await call("POST", `/contact-messages/${id}/reply`, { replyMessage: EVIL_HTML }, token);
    const [post] = (await call("GET", "/blog")).posts;
    const [product] = await call("GET", "/products");

    const pages = [
      "/",
      "/cars-gallery",
      `/car/${car.slug}`,
      "/events-calendar",
      "/gallery",
      "/achievements-gallery",
      "/blog",
      "/shop",
      `/product/${product.slug}`,
      await orderPage(),
    ];
    for (const path of pages) await expectText(path);
    await page.goto(`${site.url}/blog/${post.slug}`);
    await expect(page.getByRole("main")).toContainText("kept too");
    await expect(
      page.locator("main script:not([type]), main svg[onload], main [onclick], main a[href^=javascript]"),
    ).toHaveCount(0);

    await page.addInitScript(
      (session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      },
      { accessToken: token, refreshToken, user: JSON.stringify(user) },
    );
    const screens = [
      "",
      `/orders?order=${order}`,
      `/messages?message=${id}`,
      "/mails?mail=1",
      "/history",
      `/car-photos/${car.slug}`,
      "/products",
      "/settings",
    ];
    for (const screen of screens) await expectText(`/admin${screen}`);

    /** Puts the text into every word of the list's first record, or of all settings. */
    async function spoil(list: string): Promise<void> {
      const answer = await call("GET", list, undefined, list === "/blog" ? undefined : token);
      const found: Row[] = list === "/blog" ? answer.posts : answer;
      // A built-in setting whose row was deleted has no id; what is no address, number or file is refused.
      const takesText = ({ id, setting_key: key }: Row) =>
        id !== null && !fileKind(key) && !valueError(key, EVIL);
      const spoiled = list === "/settings" ? found.filter(takesText) : found.slice(0, 1);
      for (const record of spoiled) {
        const whole =
          list === "/blog" ? await call("GET", `/blog/id/${record.id}`, undefined, token) : record;
        const words = (of: Row) =>
          Object.fromEntries(
            Object.entries(of ?? {})
              .filter(([field, value]) => typeof value === "string" && field !== "slug" && value !== "")
              .map(([field]) => [field, field === "content" ? EVIL_HTML : EVIL]),
          );
        const translations = { en: words(whole.translations?.en), cs: words(whole.translations?.cs) };
        if (Object.keys({ ...translations.en, ...translations.cs }).length === 0) continue;
        const key = list === "/cars" || list === "/products" ? record.slug : record.id;
        const method = list === "/blog" ? "PATCH" : "PUT";
        await call(method, `${list}/${key}`, { translations }, token);
      }
    }

    async function evilPhoto(): Promise<FormData> {
      const form = new FormData();
      const [picture = ""] = await readdir(PICTURES);
      form.append("images", new File([await readFile(join(PICTURES, picture))], `${EVIL}.webp`));
      form.append("names[0]", EVIL);
      form.append("descriptions[0][en]", EVIL);
      return form;
    }

    async function evilOrder(): Promise<number> {
      const goods = (await call("GET", "/products")).find(({ variants }: Row) => !variants?.length);
      const [shipping] = await call("GET", "/orders/shipping-methods");
      const [payment] = await call("GET", "/orders/payment-methods");
      const customer = { name: EVIL, email: "x@example.cz", phone: "+420777123456", address: EVIL };
      const { orderId } = await call("POST", "/orders", {
        customer,
        items: [{ id: goods.id, quantity: 1, price: goods.price }],
        shipping_method: shipping.id,
        payment_method: payment.id,
        total: goods.price + shipping.price,
      });
      return orderId;
    }

    /** The address that the customer's mail names. */
    async function orderPage(): Promise<string> {
      let path: string | undefined;
      await expect
        .poll(
          async () => {
            const mails = (await site.mails()).map((mail) => mail.replace(/=\r?\n/g, ""));
            path = mails.map((mail) => /\/order\/\d+\/[\w-]{32}/.exec(mail)?.[0]).find(Boolean);
            return path;
          },
          { timeout: 60_000 },
        )
        .toBeTruthy();
      return path as string;
    }

    async function expectText(path: string): Promise<void> {
      await page.goto(`${site.url}${path}`);
      await expect(page.locator("main"), path).toContainText("onerror=xss()");
      expect(await tookAsMarkup(page), path).toBe(0);
    }
  } finally {
    await site.stop();
  }
});

const tookAsMarkup = (page: Page) => page.locator("img[onerror], [src='/xss'], [onload='xss()']").count();

test("no address leads to a file of the server, nor to another site", async ({ site }) => {
  const climbing = [
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/..%5cpackage.json",
    "/....//package.json",
    "/%252e%252e/package.json",
  ];
  const places = ["", "/assets", "/admin/assets", "/media", "/api", "/api/docs/js", "/fonts"];
  for (const place of places) {
    for (const path of climbing) {
      const { status, location, body } = await rawGet(site.url, place + path);
      expect(body, place + path).not.toMatch(/"scripts"|"dependencies"/);
      expect(status, place + path).toBeGreaterThanOrEqual(400);
      expect(location).toBeUndefined();
    }
  }
  for (const path of [
    "//evil.example",
    "//evil.example/..",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "//evil.example/api/docs",
    "/blog//evil.example",
  ]) {
    const { location, body } = await rawGet(site.url, path);
    expect(location ?? "/", path).toMatch(/^\/(?![\\/])/);
    expect(body, path).not.toMatch(/(?:href|src|content)="(?:https?:)?\/\/evil/);
  }
});

/** As it is written: browsers and fetch tidy such paths up. */
function rawGet(
  origin: string,
  path: string,
): Promise<{ status: number; location: string | undefined; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => {
      let body = "";
      answer.on("data", (chunk) => {
        body += chunk;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body }),
      );
    }).on("error", reject);
  });
}
