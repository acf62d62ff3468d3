import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { orderParcels } from "#features/parcels/server/parcels.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { type Line, orderToChange } from "#testing/shop/order-to-change.ts";
import { notedFor } from "#testing/shop/paid-order.ts";
import { testServer } from "#testing/test-server.ts";

/** What is changed before it is paid, and what is refused. */
const server = await testServer();
const { db } = server.services;
let at: Awaited<ReturnType<typeof orderToChange>>;

beforeAll(() => server.services.jobs.stop());
beforeEach(async () => {
  at = await orderToChange(server);
});

describe("an order that is not paid", () => {
  test("gets more, less and something else; stock, total and the request for payment follow", async () => {
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    const wanted = [ride, { ...stickers, quantity: 5 }, at.shirt(2)];
    const planned = (await at.plan(wanted, "en")).body;
    expect(planned).toMatchObject({ total: 6878.5, to_pay: 6878.5, to_return: 0 });
    expect(planned.items.at(-1)).toEqual({ name: "Shirt (S)", quantity: 2, price: 500 });
    expect(planned.effects).toEqual(["take-stock", "mail-request"]);
    expect([await at.stock(), await at.sizeStock()]).toEqual([7, [3, 3]]);
    expect((await at.change(wanted)).body).toMatchObject({ total: 6878.5, goods: 6749.5 });
    expect([await at.stock(), await at.sizeStock()]).toEqual([5, [1, 3]]);
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ kind: "order-changed", toAddress: "zofie@example.cz" });
    expect(mail?.text).toContain("6\u00a0878,50\u00a0Kč");
    expect(mail?.text).toContain("Shirt (S)");
    expect(mail?.attachments.map(({ name }) => name)).toEqual([
      expect.stringContaining(".pdf"),
      "qr-platba.png",
    ]);
    const again = (await at.lines()) as [Line, Line, Line];
    expect((await at.change([again[0], { ...again[2], variant: at.sizes[1] }])).status).toBe(200);
    expect([await at.stock(), await at.sizeStock()]).toEqual([10, [3, 1]]);
    expect((await at.order()).items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2]);
    expect(await at.papers()).toEqual([]);
  });

  test("that was paid in part is paid once the part is enough", async () => {
    const [, stickers] = (await at.lines()) as [Line, Line];
    await notedFor(db, at.id, 57_870);
    expect((await at.plan([stickers])).body.effects).toContain("mark-paid");
    expect((await at.change([{ ...stickers }])).body).toMatchObject({
      total: 578.7,
      paid_at: expect.any(String),
    });
    expect((await at.papers()).map(({ total }) => total)).toEqual([57_870]);
  });
});

describe("is refused in plain words, and nothing is half done", () => {
  test.each(["cs", "en"] as const)(
    "once it was sent, and where nothing would be left (%s)",
    async (language) => {
      const [ride] = (await at.lines()) as [Line];
      const nothing = await at.plan([], language);
      expect([nothing.status, nothing.body.message]).toEqual([
        409,
        expect.stringContaining(language === "cs" ? "Zrušte ji celou" : "Cancel it instead"),
      ]);
      for (const status of ["shipped", "completed", "cancelled"]) {
        await at.setStatus(status);
        const refused = await at.plan([ride], language);
        expect([refused.status, refused.body.message]).toEqual([
          409,
          expect.stringContaining(language === "cs" ? "položky změnit nejde" : "can no longer be changed"),
        ]);
      }
    },
  );

  test("another sum than a carrier was told to collect; the same sum in another size is not", async () => {
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    await at.change([ride, at.shirt(1)]);
    await db.update(orders).set({ payment_kind: "cash" }).where(eq(orders.id, at.id));
    const point = { point_id: "1", point_name: "Brno", point_address: "Zvonařka 1", point_country: "CZ" };
    await db.insert(orderParcels).values({ order_id: at.id, ...point, weight_grams: 1000, state: "asked" });
    const [, shirt] = (await at.lines()) as [Line, Line];
    const refused = await at.plan([ride, { ...stickers, item: null }], "en");
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining("amount to collect"),
    ]);
    expect((await at.plan([ride, { ...shirt, variant: at.sizes[1] }])).status).toBe(200);
  });

  test("too many, no size, what is not offered or not in the order, at its line", async () => {
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    const errors = async (wanted: Line[]) => {
      const { status, body } = await at.plan(wanted);
      return [status, body.errors?.map((one: { path: string }) => one.path)];
    };
    expect(await errors([ride, { ...stickers, quantity: 11 }])).toEqual([422, ["lines.1.quantity"]]);
    expect((await at.plan([ride, { ...stickers, quantity: 10 }])).status).toBe(200);
    expect(await errors([ride, at.shirt(2), at.shirt(2)])).toEqual([422, ["lines.2.quantity"]]);
    expect(await errors([ride, { ...at.shirt(1), variant: null }])).toEqual([422, ["lines.1.variant"]]);
    expect(await errors([{ ...ride, product: "gone" }])).toEqual([422, ["lines.0.product"]]);
    expect(await errors([{ ...ride, item: 999_999 }])).toEqual([422, ["lines.0.product"]]);
    expect(await errors([ride, ride])).toEqual([422, ["lines.1.product"]]);
    expect((await at.order()).total).toBe(5578.7);
  });

  test("a second tab, a second press, and a customer who pays at the same moment: one counts", {
    tags: "both-databases",
  }, async () => {
    const [ride] = (await at.lines()) as [Line];
    const { updated_at } = await at.order();
    const answers = await Promise.all([1, 2, 3].map(() => at.change([ride, at.shirt(1)], updated_at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await at.sizeStock()).toEqual([2, 3]);
    const seen = await at.order();
    const wanted = await at.lines();
    const { total, to_pay, to_return } = (await at.plan([wanted[0] as Line])).body;
    await at.pay();
    const late = await at.call(`PUT ${at.path}/items`, {
      lines: [wanted[0]],
      version: seen.updated_at,
      seen: { total, to_pay, to_return },
    });
    expect([late.status, late.body.code]).toEqual([409, "CHANGED_MEANWHILE"]);
    // A price that has changed since the plan is told, too.
    const more = [...(await at.lines()).slice(0, 1), at.shirt(1)];
    const told = (await at.plan(more)).body;
    await db.update(products).set({ price_halere: 40_000 }).where(eq(products.id, "shirt"));
    const repriced = await at.call(`PUT ${at.path}/items`, {
      lines: more,
      version: (await at.order()).updated_at,
      seen: { total: told.total ?? 0, to_pay: told.to_pay ?? 0, to_return: told.to_return ?? 0 },
    });
    expect(repriced.status).toBe(409);
  });
});
