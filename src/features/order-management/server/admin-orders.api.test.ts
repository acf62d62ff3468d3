import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ORDER_STATUSES } from "#features/orders/order-status.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;
let token: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
});

async function place(customer: object = {}): Promise<number> {
  const body = { ...shop.payload, customer: { ...shop.payload.customer, ...customer } };
  return (await server.call("POST /orders", { body })).body.orderId;
}
const call = (name: string, body?: object, language: "cs" | "en" = "en") =>
  server.call(name, { token, language, ...(body && { body }) });
const ids = (list: { id: number }[]) => list.map((order) => order.id);

describe("the list of orders", () => {
  test("is a plain array, newest first, without page and limit", async () => {
    const first = await place();
    const second = await place();
    const { status, body } = await call("GET /orders/admin/orders");
    expect(status).toBe(200);
    expect(ids(body)).toEqual([second, first]);
    expect(body[0]).toMatchObject({
      order_number: String(second).padStart(10, "0"),
      customer_name: "Žofie Šťastná",
      customer_email: "zofie@example.cz",
      customer_phone: "+420 123 456 789",
      customer_address: "Děčínská 1, Česká Lípa, 470 01",
      status: "pending",
      total: 5578.7,
      goods: 5449.7,
      shipping_price: 129,
      shipping_method: shop.shippingId,
      is_pickup: false,
      payment_method: shop.paymentId,
    });
    expect(Date.parse(body[0].created_at)).toBeGreaterThan(0);
  });

  test("answers at most the newest 1,000 as an array", async () => {
    const id = await place();
    const [{ id: _, ...row }] = (await db.select().from(orders)) as [typeof orders.$inferSelect];
    const old = new Date("2025-01-01T00:00:00Z");
    await db.insert(orders).values(Array.from({ length: 1000 }, () => ({ ...row, created_at: old })));
    const { body } = await call("GET /orders/admin/orders");
    expect(body).toHaveLength(1000);
    expect(body[0].id).toBe(id);
    const page = await call("GET /orders/admin/orders?page=1");
    expect(page.body.pagination).toEqual({ page: 1, limit: 50, total: 1001, totalPages: 21 });
  });

  test("with page or limit it is a page with its pagination", async () => {
    const all = [await place(), await place(), await place()].reverse();
    const second = await call("GET /orders/admin/orders?page=2&limit=2");
    expect(second.body.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
    expect(ids(second.body.orders)).toEqual(all.slice(2));
    expect((await call("GET /orders/admin/orders?limit=1")).body.orders).toHaveLength(1);
    expect((await call("GET /orders/admin/orders?page=9")).body.orders).toEqual([]);
  });

  test("finds by part of number, name, e-mail or phone whatever the accents, and by status; signs are plain text", async () => {
    const jan = await place({ name: "Jan_100%", email: "jan@example.com", phone: "777" });
    const zofie = await place();
    const found = async (query: string) =>
      ids((await call(`GET /orders/admin/orders?page=1&${query}`)).body.orders);
    for (const q of [
      "jan_100%",
      "AN@EXAMPLE.COM",
      "777",
      String(jan).padStart(10, "0"),
      `%23${String(jan).padStart(10, "0")}`,
    ])
      expect(await found(`q=${q.replaceAll("%", q.startsWith("%23") ? "%" : "%25")}`)).toEqual([jan]);
    expect(await found("q=Jan-100")).toEqual([]);
    // Not across the border of two fields.
    expect(await found("q=100%25jan@")).toEqual([]);
    for (const q of ["žofie šťastná", "ZOFIE STASTNA"])
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([zofie]);
    await call(`PATCH /orders/admin/orders/${jan}`, { status: "shipped" });
    expect(await found("status=shipped")).toEqual([jan]);
    expect(await found("status=")).toHaveLength(2);
  });

  test("finds by phone in any grouping, company, IČO, invoice number and swapped names (15.23)", async () => {
    const firm = { company_name: "Závodní pneu s.r.o.", company_id: "27074358", vat_id: "CZ27074358" };
    const jan = await place({ name: "Jan Novák", phone: "+420 777 123 456", ...firm });
    const other = await place({ name: "Petra Nováková", phone: "602111222" });
    const found = async (q: string) =>
      ids((await call(`GET /orders/admin/orders?page=1&q=${encodeURIComponent(q)}`)).body.orders);
    const phones = ["777123456", "777 123 456", "777-123-456", "+420777123456", "00420 777 123 456", "77712"];
    const names = ["Novák Jan", "novak  jan", "JAN NOVÁK", "jan 777123456"];
    const firms = ["zavodni pneu", "pneu závodní", "27074358", "270 74 358", "cz27074358"];
    for (const q of [...phones, ...names, ...firms]) expect([q, await found(q)]).toEqual([q, [jan]]);
    expect(await found("+420 602 111 222")).toEqual([other]);
    expect(await found("novak")).toEqual([other, jan]);
    expect(await found("Novák Petr Jan")).toEqual([]);

    const numbers = async (id: number) =>
      (await call(`GET /orders/admin/orders/${id}`)).body.papers.map(
        ({ number }: { number: string }) => number,
      );
    for (const id of [jan, other]) await call(`PATCH /orders/admin/orders/${id}`, { status: "done" });
    await call(`PATCH /orders/admin/orders/${other}`, { status: "cancelled" });
    const [janInvoice] = await numbers(jan);
    const [otherInvoice, credit] = await numbers(other);
    expect(await found(janInvoice)).toEqual([jan]);
    expect(await found(`${janInvoice.slice(0, 4)} ${janInvoice.slice(4)}`)).toEqual([jan]);
    for (const q of [otherInvoice, credit, credit.toLowerCase()])
      expect([q, await found(q)]).toEqual([q, [other]]);
    expect(await found(`#${String(jan).padStart(10, "0")}`)).toEqual([jan]);
  });

  test("an order with the longest name and company can still be placed and found (15.23)", async () => {
    const id = await place({
      name: "한".repeat(200),
      company_name: "글".repeat(200),
      company_id: "27074358",
    });
    expect(ids((await call("GET /orders/admin/orders?page=1&q=27074358")).body.orders)).toEqual([id]);
  });

  test.each(["page=0", "page=x", "limit=0", "limit=201", "status=lost"])("%s is 400", async (query) => {
    expect((await call(`GET /orders/admin/orders?${query}`)).status).toBe(400);
  });
});

describe("one order", () => {
  test("comes with its items in both languages", async () => {
    const id = await place();
    const { body } = await call(`GET /orders/admin/orders/${id}`);
    expect(body).toMatchObject({ id, shipping_name: { en: "Courier", cs: "Kurýr" } });
    expect(body.items).toEqual([
      expect.objectContaining({
        product_id: "drift-taxi-1",
        price: 5000,
        quantity: 1,
        translations: {
          en: { name: "Drift taxi ride", description: "Drift taxi ride." },
          cs: { name: "Jízda drift taxi", description: "Jízda drift taxi." },
        },
      }),
      expect.objectContaining({ product_id: "sticker-set", price: 149.9, quantity: 3 }),
    ]);
  });

  test("takes any of the six statuses directly, and no other", async () => {
    const id = await place();
    for (const status of [...ORDER_STATUSES, ...ORDER_STATUSES.toReversed()])
      expect((await call(`PATCH /orders/admin/orders/${id}`, { status })).body.status).toBe(status);
    for (const [language, start] of [
      ["en", "Status must be one of pending"],
      ["cs", "Stav musí být jeden z pending"],
    ] as const) {
      for (const body of [{ status: "lost" }, {}, { status: null }]) {
        const answer = await call(`PATCH /orders/admin/orders/${id}`, body, language);
        expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: "status" }] } });
        expect(answer.body.message).toContain(start);
      }
    }
  });

  test("that is deleted is hidden everywhere and kept in the database", async () => {
    const id = await place();
    expect((await call(`DELETE /orders/admin/orders/${id}`)).status).toBe(204);
    expect((await call("GET /orders/admin/orders")).body).toEqual([]);
    for (const name of ["GET", "DELETE"])
      expect((await call(`${name} /orders/admin/orders/${id}`)).status).toBe(404);
    expect((await call(`PATCH /orders/admin/orders/${id}`, { status: "done" })).status).toBe(404);
    expect((await call(`GET /orders/admin/orders/${id}/invoice?type=final`)).status).toBe(404);
    expect(await db.$count(orders)).toBe(1);
  });

  test("that was deleted is in a list of its own and comes back, with its pieces; sold meanwhile they say so", async () => {
    await db
      .update(products)
      .set({ category: "merchandise", stock: 3 })
      .where(eq(products.id, "sticker-set"));
    const stock = async () =>
      (await db.select().from(products).where(eq(products.id, "sticker-set")))[0]?.stock;
    const id = await place();
    expect(await stock()).toBe(0);
    await call(`DELETE /orders/admin/orders/${id}`);
    expect(await stock()).toBe(3);
    const deleted = (await call("GET /orders/admin/orders?view=deleted&page=1")).body.orders;
    expect(deleted.map((one: { id: number }) => one.id)).toEqual([id]);
    const back = () => call(`POST /orders/admin/orders/${id}/shown`);
    expect([(await back()).status, (await back()).status]).toEqual([204, 204]);
    expect(await stock()).toBe(0);
    expect((await call(`GET /orders/admin/orders/${id}`)).status).toBe(200);
    // Its customer has ordered it, not whoever brought it back.
    expect((await call(`GET /orders/admin/orders/${id}/story`)).body.timeline).toContainEqual(
      expect.objectContaining({ kind: "placed", by: "" }),
    );
    expect((await call("GET /orders/admin/orders?view=deleted&page=1")).body.orders).toEqual([]);
    await call(`DELETE /orders/admin/orders/${id}`);
    await place();
    const short = await back();
    expect([short.status, short.body.message]).toEqual([422, expect.stringContaining("Sticker set")]);
    expect((await call(`GET /orders/admin/orders/${id}`)).status).toBe(404);
    expect((await call("POST /orders/admin/orders/999999/shown")).status).toBe(404);
  });

  test("that was invoiced, cancelled and deleted comes back with its papers", async () => {
    const id = await place();
    await call(`POST /orders/admin/orders/${id}/paid`, { how: "bank" });
    await call(`PATCH /orders/admin/orders/${id}`, { status: "cancelled" });
    await call(`POST /orders/admin/orders/${id}/refunded`, { how: "bank" });
    expect((await call(`DELETE /orders/admin/orders/${id}`)).status).toBe(204);
    expect((await call(`POST /orders/admin/orders/${id}/shown`)).status).toBe(204);
    const { status, papers } = (await call(`GET /orders/admin/orders/${id}`)).body;
    expect([status, papers.map(({ type }: { type: string }) => type)]).toEqual([
      "cancelled",
      ["final", "credit"],
    ]);
    expect((await call("POST /accounting/check")).body.differences).toEqual([]);
  });

  test("that does not exist is 404 in both languages, and no number 400", async () => {
    expect(await call("GET /orders/admin/orders/999999", undefined, "cs")).toMatchObject({
      status: 404,
      body: { message: "Nenalezeno." },
    });
    expect((await call("GET /orders/admin/orders/999999")).body.message).toBe("Not found.");
    expect((await call("GET /orders/admin/orders/x")).status).toBe(400);
  });
});

describe("shipping and payment methods", () => {
  test("are arrays with names in the asked language; visitors see the active ones", async () => {
    const shipping = await server.call("GET /orders/shipping-methods", { language: "cs" });
    expect(shipping.body).toEqual([
      expect.objectContaining({ id: shop.shippingId, name: "Kurýr", price: 129 }),
    ]);
    const payment = await server.call("GET /orders/payment-methods", { language: "en" });
    expect(payment.body).toEqual([
      expect.objectContaining({ id: shop.paymentId, name: "Bank transfer", kind: "bank" }),
    ]);
    await call(`PUT /orders/shipping-methods/${shop.shippingId}`, { is_active: false });
    await call(`PUT /orders/payment-methods/${shop.paymentId}`, { is_active: false });
    for (const kind of ["shipping", "payment"]) {
      expect((await server.call(`GET /orders/${kind}-methods`)).body).toEqual([]);
      expect((await call(`GET /orders/${kind}-methods`)).body).toHaveLength(1);
    }
  });

  test("are added, changed in what is sent, and deleted", async () => {
    const translations = { en: { name: "Drone" }, cs: { name: "Dron" } };
    const added = await call("POST /orders/shipping-methods", { translations, price: "99.90" });
    expect(added).toMatchObject({ status: 201, body: { name: "Drone", price: 99.9, is_active: true } });
    const changed = await call(
      `PUT /orders/shipping-methods/${added.body.id}`,
      { translations: { cs: { name: "Dronem" } }, display_order: 5 },
      "cs",
    );
    expect(changed.body).toMatchObject({ name: "Dronem", price: 99.9, display_order: 5 });
    expect((await call(`DELETE /orders/shipping-methods/${added.body.id}`)).status).toBe(204);
    expect((await call(`DELETE /orders/shipping-methods/${added.body.id}`)).status).toBe(404);

    const card = await call("POST /orders/payment-methods", { translations, kind: "card" });
    expect(card).toMatchObject({ status: 201, body: { kind: "card" } });
    expect((await call(`PUT /orders/payment-methods/${card.body.id}`, { kind: "cash" })).body.kind).toBe(
      "cash",
    );
    expect((await call(`DELETE /orders/payment-methods/${card.body.id}`)).status).toBe(204);
    expect((await call("PUT /orders/payment-methods/999999", { kind: "cash" })).status).toBe(404);
  });

  test("need a name in both languages, a price and a kind", async () => {
    const translations = { en: { name: "Drone" }, cs: { name: "" } };
    const unnamed = await call("POST /orders/shipping-methods", { translations, price: 1 }, "cs");
    expect(unnamed).toMatchObject({ status: 422, body: { message: "Název je povinný v obou jazycích" } });
    expect((await call("POST /orders/payment-methods", { translations, kind: "bank" })).body.message).toBe(
      "Name is required in both languages",
    );
    const named = { en: { name: "Drone" }, cs: { name: "Dron" } };
    for (const price of [undefined, -1, 0.001])
      expect(
        (await call("POST /orders/shipping-methods", { translations: named, price })).body.errors[0].path,
      ).toBe("price");
    for (const kind of [undefined, "barter"])
      expect(
        (await call("POST /orders/payment-methods", { translations: named, kind })).body.errors[0].path,
      ).toBe("kind");
  });
});

test("every call of the back office needs a live access token", async () => {
  const login = await server.call("POST /auth/login", { body: ADMIN });
  await server.call("POST /auth/logout", { token: login.body.accessToken, body: {} });
  const calls = [
    "GET /orders/admin/orders",
    "GET /orders/admin/orders/1",
    "PATCH /orders/admin/orders/1",
    "DELETE /orders/admin/orders/1",
    "GET /orders/admin/orders/1/invoice?type=proforma",
    "POST /orders/shipping-methods",
    "PUT /orders/shipping-methods/1",
    "DELETE /orders/shipping-methods/1",
    "POST /orders/payment-methods",
    "PUT /orders/payment-methods/1",
    "DELETE /orders/payment-methods/1",
  ];
  for (const bad of [undefined, "nonsense", login.body.refreshToken, login.body.accessToken]) {
    for (const name of calls) {
      const withBody = /^(POST|PUT|PATCH)/.test(name) ? { body: { status: "done" } } : {};
      const answer = await server.call(name, { ...(bad && { token: bad }), ...withBody });
      expect([name, answer.status]).toEqual([name, 401]);
    }
  }
});
