import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;
const LANGUAGES = ["en", "cs"] as const;

beforeEach(async () => {
  shop = await openShop(server.services);
});

const place = (body: object = shop.payload, language: "cs" | "en" = "cs", key?: string) =>
  server.call("POST /orders", { body, language, ...(key && { headers: { "idempotency-key": key } }) });
const stored = () => db.select().from(orders);

type Payload = Awaited<ReturnType<typeof openShop>>["payload"];
const withCustomer = (change: object) => (p: Payload) => ({ ...p, customer: { ...p.customer, ...change } });
const withItem = (change: object) => (p: Payload) => ({ ...p, items: [{ ...p.items[0], ...change }] });

const refusals: [name: string, (p: Payload) => object, path: string, en: string, cs: string][] = [
  ["no name", withCustomer({ name: " " }), "customer.name", "Name is required.", "Jméno je povinné."],
  ["no e-mail", withCustomer({ email: "" }), "customer.email", "E-mail is required.", "E-mail je povinný."],
  [
    "a wrong e-mail",
    withCustomer({ email: "zofie@" }),
    "customer.email",
    "This is not an e-mail address.",
    "Toto není e-mailová adresa.",
  ],
  [
    "no phone",
    withCustomer({ phone: undefined }),
    "customer.phone",
    "Phone is required.",
    "Telefon je povinný.",
  ],
  [
    "no address",
    withCustomer({ address: ", , " }),
    "customer.address",
    "Address is required.",
    "Adresa je povinná.",
  ],
  [
    "a name that is too long",
    withCustomer({ name: "x".repeat(201) }),
    "customer.name",
    "Name may have at most 200 characters.",
    "Jméno může mít nejvýše 200 znaků.",
  ],
  [
    "an address that is too long",
    withCustomer({ address: "x".repeat(501) }),
    "customer.address",
    "Address may have at most 500 characters.",
    "Adresa může mít nejvýše 500 znaků.",
  ],
  ["an empty cart", (p) => ({ ...p, items: [] }), "items", "The cart is empty.", "Košík je prázdný."],
  ["no cart", (p) => ({ ...p, items: undefined }), "items", "The cart is empty.", "Košík je prázdný."],
  [
    "101 lines",
    (p) => ({ ...p, items: Array.from({ length: 101 }, (_, i) => ({ ...p.items[0], id: `thing-${i}` })) }),
    "items",
    "An order may have at most 100 different items. Please split it into several orders.",
    "Objednávka může mít nejvýše 100 různých položek. Rozdělte ji prosím do více objednávek.",
  ],
  [
    "a product twice",
    (p) => ({ ...p, items: [p.items[0], p.items[0]] }),
    "items.1.id",
    "This product is in the order twice; please combine the lines.",
    "Toto zboží je v objednávce dvakrát; spojte prosím řádky.",
  ],
  [
    "an unknown product",
    withItem({ id: "yacht" }),
    "items.0.id",
    "This product is no longer offered.",
    "Toto zboží už nenabízíme.",
  ],
  [
    "unknown shipping",
    (p) => ({ ...p, shipping_method: 999_999 }),
    "shipping_method",
    "This shipping method isn’t offered.",
    "Tento způsob dopravy nenabízíme.",
  ],
  [
    "unknown payment",
    (p) => ({ ...p, payment_method: 999_999 }),
    "payment_method",
    "This payment method isn’t offered.",
    "Tento způsob platby nenabízíme.",
  ],
  [
    "no shipping",
    (p) => ({ ...p, shipping_method: "" }),
    "shipping_method",
    "Select shipping",
    "Vyberte dopravu",
  ],
  [
    "no payment",
    (p) => ({ ...p, payment_method: null }),
    "payment_method",
    "Select payment",
    "Vyberte platbu",
  ],
  ...[0, 1.5, 100, "2", -1].map((quantity): (typeof refusals)[number] => [
    `the quantity ${JSON.stringify(quantity)}`,
    withItem({ quantity }),
    "items.0.quantity",
    "Quantity must be a whole number from 1 to 99.",
    "Množství musí být celé číslo od 1 do 99.",
  ]),
];

describe("what cannot be ordered", () => {
  test.each(refusals)("%s is 422 in both languages and stores nothing", async (_, change, path, en, cs) => {
    for (const [language, message] of [
      ["en", en],
      ["cs", cs],
    ] as const) {
      const answer = await place(change(shop.payload), language, "refused");
      expect(answer).toMatchObject({
        status: 422,
        body: { code: "INVALID", message, errors: [{ path, message }] },
      });
    }
    expect(await stored()).toEqual([]);
    // A refused order does not use its key up.
    expect((await place(shop.payload, "cs", "refused")).status).toBe(201);
  });

  test("inactive products and methods are refused like unknown ones", async () => {
    await db.update(products).set({ is_active: false }).where(eq(products.id, "sticker-set"));
    await db.update(shippingMethods).set({ is_active: false });
    await db.update(paymentMethods).set({ is_active: false });
    const { body } = await place();
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      "items.1.id",
      "shipping_method",
      "payment_method",
    ]);
  });

  test("a voucher can be ordered up to its last day in Prague, then no more", async () => {
    await db.update(products).set({ valid_until: "2026-03-31" }).where(eq(products.id, "drift-taxi-1"));
    server.setNow(new Date("2026-03-31T21:59:59Z"));
    expect((await place()).status).toBe(201);
    server.setNow(new Date("2026-03-31T22:00:00Z"));
    const words = {
      en: "The last day to order this product has passed.",
      cs: "Poslední den, kdy šlo toto zboží objednat, už uplynul.",
    };
    for (const language of LANGUAGES) {
      const late = await place(shop.payload, language);
      expect(late).toMatchObject({
        status: 422,
        body: { message: words[language], errors: [{ path: "items.0.id" }] },
      });
    }
    server.setNow(null);
    expect(await stored()).toHaveLength(1);
  });

  test("more than 30 orders of one address in 10 minutes are 429 with the time to wait", async () => {
    server.setNow(new Date("2026-05-20T10:00:00Z"));
    for (let i = 0; i < 30; i++) expect((await place()).status).toBe(201);
    server.setNow(new Date("2026-05-20T10:04:00Z"));
    const many = await place();
    expect(many).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(many.headers["retry-after"]).toBe("360");
    server.setNow(new Date("2026-05-20T10:10:01Z"));
    expect((await place()).status).toBe(201);
    server.setNow(null);
  });

  test("no more than 30 are taken when they come at once, and the others leave nothing", {
    tags: "both-databases",
  }, async () => {
    const all = await Promise.all(Array.from({ length: 36 }, () => place()));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(6);
    expect(await stored()).toHaveLength(30);
  });
});

test("control characters become spaces: no NUL reaches the database, no line break a paper", async () => {
  const customer = { ...shop.payload.customer, name: "Jan\u0000\r\nNovák\t" };
  expect((await place({ ...shop.payload, customer })).status).toBe(201);
  expect((await stored())[0]?.customer_name).toBe("Jan Novák");
  const items = [{ id: "drift\u0000taxi", quantity: 1, price: 1 }];
  expect((await place({ ...shop.payload, items })).body.errors[0].path).toBe("items.0.id");
});

test("what is no order at all is refused without a fault", async () => {
  for (const body of [{}, { customer: [], items: {}, total: {} }, { ...shop.payload, total: "NaN" }])
    expect((await place(body)).status).toBe(422);
  expect((await place([])).status).toBe(400);
  expect(await stored()).toEqual([]);
});
