import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  shop = await openShop(server.services);
});

const set = (key: string, value: string) =>
  db.update(settings).set({ value }).where(eq(settings.setting_key, key));
const place = (body: object = shop.payload, language: "cs" | "en" = "cs", key?: string) =>
  server.call("POST /orders", { body, language, ...(key && { headers: { "idempotency-key": key } }) });
const stored = () => db.select().from(orders);

describe("an order", () => {
  test("is answered with its number, total and how to pay it, and stored as sold", async () => {
    await set("bank_account", "2000145399/0800");
    await set("bank_iban", "CZ65 0800 0000 1920 0014 5399");
    await set("company_name", "Lípa Drift Team s.r.o.");
    server.setNow(new Date("2026-05-19T22:30:00Z"));
    const { status, body } = await place();
    server.setNow(null);
    expect(status).toBe(201);
    const number = String(body.orderId).padStart(10, "0");
    expect(body).toEqual({
      orderId: expect.any(Number),
      order_number: number,
      total: 5578.7,
      discount: 0,
      by_voucher: 0,
      access_key: expect.stringMatching(/^[\w-]{32}$/),
      payment: {
        kind: "bank",
        account: "2000145399/0800",
        iban: "CZ6508000000192000145399",
        bic: "",
        payee: "Lípa Drift Team s.r.o.",
        variable_symbol: number,
        amount: 5578.7,
        due_date: "2026-05-27",
        spayd: `SPD*1.0*ACC:CZ6508000000192000145399*AM:5578.70*CC:CZK*X-VS:${number}*DT:20260527*MSG:OBJEDNAVKA ${number}`,
      },
    });
    const [order] = await stored();
    expect(order).toMatchObject({
      customer_name: "Žofie Šťastná",
      customer_address: "Děčínská 1, Česká Lípa, 470 01",
      language: "cs",
      status: "pending",
      goods_halere: 544_970,
      shipping_halere: 12_900,
      total_halere: 557_870,
      shipping_name: { en: "Courier", cs: "Kurýr" },
      payment_kind: "bank",
    });
    const items = await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.order_id, body.orderId))
      .orderBy(orderItems.id);
    expect(
      items.map(({ product_id, price_halere, quantity }) => [product_id, price_halere, quantity]),
    ).toEqual([
      ["drift-taxi-1", 500_000, 1],
      ["sticker-set", 14_990, 3],
    ]);
    expect(items[0]?.translations.cs).toEqual({ name: "Jízda drift taxi", description: "Jízda drift taxi." });
    await set("bank_account", "");
    await set("bank_iban", "");
  });

  test("leaves bank details blank for other ways of paying", async () => {
    await set("bank_iban", "CZ6508000000192000145399");
    await db.update(paymentMethods).set({ kind: "cash" });
    expect((await place()).body.payment).toMatchObject({ kind: "cash", account: "", iban: "", spayd: "" });
    await set("bank_iban", "");
  });

  test("keeps names and prices as sold when the product changes or goes", async () => {
    const { body } = await place();
    await db.delete(products);
    const token = await server.signIn();
    const detail = await server.call(`GET /orders/admin/orders/${body.orderId}`, { token });
    expect(detail.body.items[1]).toMatchObject({
      price: 149.9,
      translations: { en: { name: "Sticker set" } },
    });
  });

  test("does not depend on the prices of the browser", async () => {
    const cheap = { ...shop.payload, items: [{ id: "drift-taxi-1", quantity: 1, price: 1 }], total: 130 };
    const answer = await place(cheap, "en");
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "PRICE_CHANGED",
      message: "Prices have changed since the page was loaded. Please check the order again.",
      items: [{ id: "drift-taxi-1", price: 5000 }],
      shipping: 129,
      total: 5129,
    });
    expect((await place(cheap, "cs")).body.message).toMatch(/^Od načtení stránky se změnily ceny/);
    expect(await stored()).toEqual([]);
  });

  test("is refused when shipping or a price has changed since, and accepted with the answered prices", async () => {
    await db.update(shippingMethods).set({ price_halere: 13_950 });
    await db.update(products).set({ price_halere: 15_000 }).where(eq(products.id, "sticker-set"));
    const { status, body } = await place();
    expect([status, body.code]).toEqual([409, "PRICE_CHANGED"]);
    const items = shop.payload.items.map((item, index) => ({ ...item, price: body.items[index].price }));
    expect((await place({ ...shop.payload, items, total: body.total })).status).toBe(201);
  });
});

describe("an order for a firm", () => {
  const placeFor = (company: object) =>
    server.call("POST /orders", {
      language: "cs",
      body: { ...shop.payload, customer: { ...shop.payload.customer, ...company } },
    });

  test("keeps its name and numbers without the spaces between digits", async () => {
    const { status, body } = await placeFor({
      company_name: " Pneu s.r.o. ",
      company_id: "270 74 358",
      vat_id: "cz27074358",
    });
    expect(status).toBe(201);
    const [order] = await db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(order).toMatchObject({
      customer_company: "Pneu s.r.o.",
      customer_company_id: "27074358",
      customer_vat_id: "CZ27074358",
    });
  });

  test("from another country may have the number that its country gives it; the IČO of a Czech one is checked", async () => {
    const german = { company_name: "Reifen GmbH", company_id: "HRB 12345 B", vat_id: "DE136695976" };
    const { status, body } = await placeFor({ ...german, country: "DE" });
    expect(status, JSON.stringify(body)).toBe(201);
    const [order] = await db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(order).toMatchObject({ customer_company_id: "HRB 12345 B", customer_vat_id: "DE136695976" });
    const without = { company_name: "Pneus SA", company_id: "CHE-123.456.789", vat_id: "" };
    expect((await placeFor({ ...without, country: "CH" })).status).toBe(201);
    const czech = await placeFor({ ...without, vat_id: "CZ27074358", country: "DE" });
    expect(czech.body.errors).toMatchObject([{ path: "customer.company_id" }]);
  });

  test("with a wrong number is refused in words that name the field", async () => {
    const wrong = await placeFor({ company_name: "Pneu", company_id: "27074359", vat_id: "123" });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual([
      { path: "customer.vat_id", message: expect.stringContaining("Toto není DIČ") },
      { path: "customer.company_id", message: expect.stringContaining("Toto není platné IČO") },
    ]);
    const nameless = await placeFor({ company_id: "27074358" });
    expect(nameless.status).toBe(422);
    expect(nameless.body.errors).toEqual([
      { path: "customer.company_name", message: "Vyplňte prosím název firmy." },
    ]);
  });
});
