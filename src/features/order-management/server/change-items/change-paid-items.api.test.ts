import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notedOf } from "#features/orders/server/index.ts";
import { orderPath } from "#features/orders/server/order-key.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { notePayment } from "#features/payments/server/index.ts";
import { markOrderPaid } from "#features/payments/server/mark-paid.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import { csvOf } from "#testing/outside/bank-statements.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { type Line, orderToChange } from "#testing/shop/order-to-change.ts";
import { testServer } from "#testing/test-server.ts";
import { settleUnpaidOrders } from "../unpaid/unpaid-orders.ts";

/** What is changed after it was paid: papers, vouchers, and the difference. */
const smtp = await startSmtpServer();
const server = await testServer({ SMTP_URL: smtp.url });
const { db } = server.services;
let at: Awaited<ReturnType<typeof orderToChange>>;

beforeAll(() => server.services.jobs.stop());
beforeEach(async () => {
  at = await orderToChange(server);
});

async function rowOf() {
  const [row] = await db.select().from(orders).where(eq(orders.id, at.id));
  if (!row) throw new Error("no order");
  return row;
}

describe("an order that is paid", () => {
  test("gets another size at the price as sold: a credit note, a new invoice, and nothing to pay", async () => {
    const [ride] = (await at.lines()) as [Line];
    await at.change([ride, at.shirt(2)]);
    await at.pay();
    await db.update(products).set({ price_halere: 90_000 }).where(eq(products.id, "shirt"));
    await db.delete(mails);
    const now = (await at.lines()) as [Line, Line];
    const wanted = [now[0], { ...now[1], variant: at.sizes[1] }];
    expect((await at.plan(wanted)).body).toMatchObject({
      to_pay: 0,
      to_return: 0,
      effects: ["return-stock", "take-stock", "correct-invoice", "mail-changed"],
    });
    expect((await at.change(wanted)).status).toBe(200);
    expect(await at.sizeStock()).toEqual([3, 1]);
    expect((await at.papers()).map(({ type, total }) => [type, total])).toEqual([
      ["final", 612_900],
      ["credit", -612_900],
      ["final", 612_900],
    ]);
    expect((await at.papers()).at(-1)?.lines.at(-1)).toEqual({
      name: "Shirt (M)",
      quantity: 2,
      unit: 50_000,
    });
    expect(await at.sent()).toEqual(["credit-note", "invoice", "order-changed"]);
    const { timeline } = (await at.call(`GET ${at.path}/story`)).body;
    expect(timeline.find(({ kind }: { kind: string }) => kind === "items")).toMatchObject({
      gone: "2 × Shirt (S)",
      came: "2 × Shirt (M)",
      by: expect.stringMatching(/./),
    });
    // The ride's voucher stays what it was.
    expect((await db.select().from(vouchers)).map(({ voided_at }) => voided_at)).toEqual([null]);
  });

  test("gets something cheaper: what was paid too much can be sent back, and the books agree", async () => {
    await at.pay();
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    const wanted = [ride, { ...stickers, product: "shirt", variant: at.sizes[0], quantity: 1 }];
    await db.update(products).set({ price_halere: 40_000 }).where(eq(products.id, "shirt"));
    expect((await at.plan(wanted)).body).toMatchObject({ total: 5529, to_pay: 0, to_return: 49.7 });
    const { body } = await at.change(wanted);
    expect(body).toMatchObject({ total: 5529, money: { left: 5578.7 } });
    expect((await at.papers()).map(({ total }) => total)).toEqual([557_870, -557_870, 552_900]);
    expect((await db.select().from(mails).orderBy(mails.id)).at(-1)?.text).toContain("49,70\u00a0Kč víc");
    expect((await at.call("POST /accounting/check")).body.differences).toEqual([]);
    await at.sendBack();
    expect(await at.order()).toMatchObject({
      money: { left: 5529 },
      refunds: [{ reason: "surplus", price: 0 }],
    });
    expect((await at.call("POST /accounting/check")).body.differences).toEqual([]);
  });

  test("gets something dearer: the difference is due, and its payment by transfer brings the rest", async () => {
    await at.pay();
    await db.delete(mails);
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    const wanted = [{ ...ride, product: "long" }, stickers];
    expect((await at.plan(wanted)).body).toMatchObject({ total: 6578.7, to_pay: 1000, to_return: 0 });
    expect((await at.plan(wanted)).body.effects).toContain("issue-vouchers-later");
    expect((await at.change(wanted)).body).toMatchObject({
      total: 6578.7,
      due: 1000,
      paid_at: expect.any(String),
    });
    // The old ride's voucher is void, the new one waits for the money.
    expect((await db.select().from(vouchers)).map(({ voided_at }) => voided_at !== null)).toEqual([true]);
    const invoice = (await at.papers()).at(-1);
    expect(invoice).toMatchObject({ total: 657_870, paid_on: null, paid_part: 557_870 });
    expect(invoice?.spayd).toContain("AM:1000.00");
    const told = (await db.select().from(mails).orderBy(mails.id)).at(-1);
    expect(told?.text).toContain("zbývá doplatit 1\u00a0000\u00a0Kč");
    expect(told?.text).toContain("Částka: 1\u00a0000\u00a0Kč");
    expect((await at.call("POST /accounting/check")).body.differences).toEqual([]);
    // Its customer sees what is left to pay, and how.
    const mine = (
      await server.call(
        `GET ${orderPath(server.services.config, await rowOf())}`.replace("/order/", "/orders/mine/"),
      )
    ).body;
    expect(mine.payment).toMatchObject({ state: "waiting", paid: 5578.7, amount: 1000 });
    expect(mine.payment.spayd).toContain("AM:1000.00");
    // It is to be paid before it is sent, and nobody cancels it by itself.
    const inView = async (view: string) =>
      (await at.call(`GET /orders/admin/orders?page=1&view=${view}`)).body.orders.length;
    expect([await inView("to-pay"), await inView("to-ship")]).toEqual([1, 0]);
    server.setNow(new Date(Date.now() + 60 * 86_400_000));
    await settleUnpaidOrders(server.services);
    server.setNow(null);
    expect((await at.order()).status).not.toBe("cancelled");
    await db.delete(mails);
    // A part of the difference leaves the rest.
    await db.transaction((tx) =>
      markOrderPaid(programContext(server.services, "cs"), tx, at.id, {
        book: () => notePayment(programContext(server.services, "cs"), tx, at.id, "bank", 40_000),
      }),
    );
    const part = (await db.select().from(mails).orderBy(mails.id)).at(-1)?.text.replaceAll("\u00a0", " ");
    expect(part).toContain("přijali jsme vaši platbu 400 Kč");
    expect(part).toContain("Zbývá doplatit 600 Kč. Jak zaplatit, najdete na stránce objednávky.");
    expect(part).not.toContain("Připravujeme ji");
    // The bank's statement: the difference under the same symbol pays it.
    const symbol = String(at.id).padStart(10, "0");
    const payment = { day: "2026-05-20", amount: 600, symbol, name: "Žofie", account: "2000145399" };
    const content = Buffer.from(csvOf([{ ...payment, bank: "0800" }])).toString("base64");
    const uploaded = await at.call("POST /bank-transfers/statements", { content });
    expect(uploaded.body).toMatchObject({ incoming: 1, paid: 1 });
    expect(await at.order()).toMatchObject({ due: 0, money: { left: 6578.7 } });
    expect(await at.sent()).toEqual(expect.arrayContaining(["order-paid", "vouchers"]));
    expect((await db.select().from(vouchers)).filter(({ voided_at }) => !voided_at)).toHaveLength(1);
    expect((await at.call("POST /accounting/check")).body.differences).toEqual([]);
    expect([await inView("to-pay"), await inView("to-ship")]).toEqual([0, 1]);
  });

  test("has its difference made smaller by pieces that go, and noted by hand once", {
    tags: "both-databases",
  }, async () => {
    await at.pay();
    await at.change([...(await at.lines()), at.shirt(2)]);
    expect((await at.order()).due).toBe(1000);
    const shirts = (await at.lines()).at(-1) as Line;
    await at.change([...(await at.lines()).slice(0, -1), { ...shirts, quantity: 1 }]);
    expect((await at.order()).due).toBe(500);
    const two = await Promise.all([at.pay(), at.pay()]);
    expect(two.map(({ body }) => body.due)).toEqual([0, 0]);
    const noted = await notedOf(db, at.id);
    expect(noted.map(({ amount_halere }) => amount_halere)).toEqual([557_870, 50_000]);
    expect((await at.order()).money).toMatchObject({ paid: 6078.7, left: 6078.7 });
    expect((await at.call("POST /accounting/check")).body.differences).toEqual([]);
  });

  test("loses pieces by a credit note over them alone", async () => {
    await at.pay();
    await db.delete(mails);
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    const wanted = [ride, { ...stickers, quantity: 1 }];
    expect((await at.plan(wanted)).body.effects).toEqual(["return-stock", "credit-pieces"]);
    const { body } = await at.change(wanted);
    expect(body).toMatchObject({ total: 5278.9, items: [{}, { quantity: 3, taken_back: 2 }] });
    expect((await at.papers()).map(({ total }) => total)).toEqual([557_870, -29_980]);
    expect(await at.sent()).toEqual(["credit-note"]);
    expect((await at.call("POST /accounting/check")).body.differences).toEqual([]);
  });

  test("changes its ride: the unused voucher is void, the new ride has its own; a used one stays", async () => {
    await db.update(products).set({ price_halere: 500_000 }).where(eq(products.id, "long"));
    await at.pay();
    const [ride, stickers] = (await at.lines()) as [Line, Line];
    const wanted = [{ ...ride, product: "long" }, stickers];
    expect((await at.plan(wanted)).body.effects).toContain("void-vouchers");
    await db.update(vouchers).set({ used_at: new Date() });
    const refused = await at.plan(wanted, "en");
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("been used")]);
    await db.update(vouchers).set({ used_at: null });
    expect((await at.change(wanted)).status).toBe(200);
    const issued = await db.select().from(vouchers).orderBy(vouchers.id);
    expect(issued.map(({ voided_at, content }) => [voided_at !== null, content.name])).toEqual([
      [true, "Jízda drift taxi"],
      [false, "Long ride"],
    ]);
    expect(await at.sent()).toContain("vouchers");
  });
});
