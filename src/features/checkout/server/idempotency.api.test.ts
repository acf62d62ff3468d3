import { beforeEach, describe, expect, test } from "vitest";
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

describe("the Idempotency-Key", () => {
  test("gives the same answer again and no second order, also when prices have changed meanwhile", async () => {
    const first = await place(shop.payload, "cs", "key-1");
    await db.update(products).set({ price_halere: 1 });
    const second = await place(shop.payload, "en", "key-1");
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  test("makes one order of 50 calls at once", { tags: "both-databases" }, async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(shop.payload, "cs", "key-50")));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    const mails = await server.services.open.executeSql(
      "select 1 from mails where text like '%' || $1 || '%'",
      [answers[0]?.body.order_number],
    );
    expect(mails.rows).toHaveLength(2);
  });

  test("with another body is 422 in both languages", async () => {
    await place(shop.payload, "cs", "key-2");
    const other = { ...shop.payload, customer: { ...shop.payload.customer, name: "Jan" } };
    const words = {
      en: "This Idempotency-Key was used for a different order.",
      cs: "Tento Idempotency-Key byl použit pro jinou objednávku.",
    };
    for (const language of LANGUAGES) {
      const answer = await place(other, language, "key-2");
      expect(answer).toMatchObject({
        status: 422,
        body: { code: "IDEMPOTENCY_KEY_REUSED", message: words[language] },
      });
    }
    expect(await stored()).toHaveLength(1);
  });

  test("is not needed: every call without it is a new order", async () => {
    await place();
    await place();
    expect(await stored()).toHaveLength(2);
  });

  test("that is no key is 400", async () => {
    expect((await place(shop.payload, "cs", "x".repeat(201))).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
