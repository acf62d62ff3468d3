import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { billRows, documentVat } from "#features/invoices/invoice-content.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { notedFor } from "#testing/shop/paid-order.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";

/** One ride as a voucher for 5,000 and three stickers for 149.90, of which there were 10; shipping 129. */
const server = await testServer();
const { db } = server.services;
let token: string;
let id: number;
let path: string;
let mine: string;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  const { payload } = await openVoucherShop(server.services);
  await place(payload);
});

async function place(payload: object): Promise<void> {
  const { body } = await server.call("POST /orders", { language: "cs", body: payload });
  id = body.orderId;
  path = `/orders/admin/orders/${id}`;
  mine = `/orders/mine/${id}/${body.access_key}`;
  await db.delete(mails);
}

const call = (name: string, body?: object, language: "cs" | "en" = "cs") =>
  server.call(name, { token, language, body });
const pay = () => call(`POST ${path}/paid`, { how: "bank" });
const setStatus = (status: string) => call(`PATCH ${path}`, { status });
const order = async () => (await call(`GET ${path}`)).body;
const itemIds = async () => {
  const rows = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, id))
    .orderBy(asc(orderItems.id));
  return rows.map((row) => row.id) as [number, number];
};
const withdraw = (items: unknown[]) =>
  server.call(`POST ${mine}/withdrawal`, { language: "cs", body: { items } });
const takeBack = async (items: object[], seen?: number, language: "cs" | "en" = "cs") =>
  call(`POST ${path}/taken-back`, { items, seen: seen ?? (await order()).total }, language);
const documents = async () =>
  (await db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id))).map(
    ({ content }) => content,
  );
const stock = async () => (await db.select().from(products).where(eq(products.id, "sticker-set")))[0]?.stock;
const creditText = async () =>
  (await db.select().from(mails).where(eq(mails.kind, "credit-note")).orderBy(asc(mails.id)))
    .at(-1)
    ?.text.replaceAll("\u00a0", " ");
const sent = async () => (await db.select().from(mails).orderBy(asc(mails.id))).map(({ kind }) => kind);

describe("pieces that a customer withdraws from", () => {
  test("get a credit note of their own with VAT, go back to stock, and their money can be sent back", async () => {
    await pay();
    const [, stickers] = await itemIds();
    expect((await withdraw([{ id: stickers, quantity: 2 }])).status).toBe(201);
    await db.delete(mails);
    const before = await stock();
    const { status, body } = await takeBack([{ id: stickers, quantity: 2 }]);
    expect([status, body.total, body.goods, body.items[1].taken_back]).toEqual([200, 5278.9, 5149.9, 2]);
    expect(await stock()).toBe((before ?? 0) + 2);
    const [invoice, credit] = await documents();
    expect(credit).toMatchObject({
      type: "credit",
      total: -29_980,
      corrects: { number: invoice?.number },
      lines: [{ name: "Sada samolepek", quantity: 2, unit: -14_990 }],
      shipping: { price: 0 },
      reason: "withdrawn",
    });
    if (!credit) throw new Error("no credit note");
    const rows = billRows(credit, { discount: "Sleva", shipping: "", fee: "" });
    expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(-29_980);
    expect(rows.reduce((sum, row) => sum + row.vat, 0)).toBe(documentVat(credit)?.vat ?? 0);
    expect(await sent()).toEqual(["credit-note"]);
    expect(await creditText()).toContain("do 14 dnů od odstoupení.");
    // The money is still to go: the withdrawal waits for it.
    expect(body.withdrawal_open_since).not.toBeNull();
    expect(body.money.left).toBe(5578.7);
    const refunded = await call(`POST ${path}/refunds`, {
      way: "bank",
      amount: 299.8,
      account: "19-2000145399/0800",
      seen: 0,
    });
    expect(refunded.body.refunds).toMatchObject([{ reason: "withdrawn", amount: 299.8, price: 0 }]);
    const step = `PATCH ${path}/refunds/${refunded.body.refunds[0].id}`;
    expect((await call(step, { step: "sent" })).body).toMatchObject({
      withdrawal_open_since: null,
      money: { left: 5278.9 },
    });
    // More than that is not too much.
    expect(
      (
        await call(`POST ${path}/refunds`, {
          way: "bank",
          amount: 1,
          account: "19-2000145399/0800",
          seen: 299.8,
        })
      ).status,
    ).toBe(409);
  });

  test("are seen by their customer: what is left, each credit note, and what can still be withdrawn from", async () => {
    await pay();
    const [, stickers] = await itemIds();
    await withdraw([{ id: stickers, quantity: 1 }]);
    await takeBack([{ id: stickers, quantity: 1 }]);
    await withdraw([{ id: stickers, quantity: 1 }]);
    await takeBack([{ id: stickers, quantity: 1 }]);
    const seen = (await server.call(`GET ${mine}`)).body;
    expect(seen.items[1]).toMatchObject({
      quantity: 3,
      taken_back: 2,
      open_pieces: 1,
      withdrawal: "open",
      withdrawn_at: null,
    });
    const credits = seen.papers.filter(({ type }: { type: string }) => type === "credit");
    expect(credits).toHaveLength(2);
    for (const { number } of credits) {
      const pdf = await server.call(`GET ${mine}/papers/credit?number=${number}`);
      expect(pdf.headers["content-disposition"]).toContain(number);
    }
    expect((await withdraw([{ id: stickers, quantity: 2 }])).status).toBe(409);
    expect((await withdraw([stickers])).status).toBe(201);
    expect((await server.call(`GET ${mine}`)).body.items[1]).toMatchObject({ withdrawal: "withdrawn" });
  });

  test("of an order that is not paid make it cheaper; a part that was paid may be enough then", async () => {
    const [, stickers] = await itemIds();
    await notedFor(db, id, 512_900);
    const { body } = await takeBack([{ id: stickers, quantity: 2 }]);
    expect(body).toMatchObject({ total: 5278.9, paid_at: null });
    expect(await sent()).toEqual(["order-reduced"]);
    expect((await takeBack([{ id: stickers, quantity: 1 }])).body).toMatchObject({
      total: 5129,
      paid_at: expect.any(String),
    });
    expect(await sent()).toContain("order-paid");
    expect((await documents()).map(({ type, total }) => [type, total])).toEqual([["final", 512_900]]);
  });

  test("that nobody withdrew from are credited without a withdrawal", async () => {
    await pay();
    const [ride, stickers] = await itemIds();
    await db.delete(mails);
    await takeBack([{ id: stickers, quantity: 1 }]);
    expect(await creditText()).toContain("jakým jste zaplatili, do 14 dnů.");
    // A statement that came too late is none: what the team takes back then, it takes back of its own accord.
    await withdraw([{ id: stickers, quantity: 1 }]);
    await db.update(withdrawals).set({ is_late: true });
    await takeBack([{ id: stickers, quantity: 1 }]);
    await db.update(withdrawals).set({ is_late: false });
    await withdraw([{ id: ride, quantity: 1 }]);
    await takeBack([{ id: ride, quantity: 1 }]);
    expect((await documents()).slice(1).map(({ reason }) => reason)).toEqual([
      "reduced",
      "reduced",
      "withdrawn",
    ]);
  });

  test("are credited where an invoice is valid, as the order says; otherwise its customer is told", async () => {
    await pay();
    const [, stickers] = await itemIds();
    await takeBack([{ id: stickers, quantity: 1 }]);
    const papers = async () =>
      (await order()).papers.map(({ type, is_valid }: { type: string; is_valid: boolean }) => [
        type,
        is_valid,
      ]);
    // The invoice holds for the rest, though the last paper is the credit note.
    expect(await papers()).toEqual([
      ["final", true],
      ["credit", false],
    ]);
    await call(`POST ${path}/undo`, { what: "payment", status: "pending" });
    expect(await papers()).toEqual([
      ["final", false],
      ["credit", false],
      ["credit", false],
    ]);
    await db.delete(mails);
    await takeBack([{ id: stickers, quantity: 1 }]);
    expect((await papers()).length).toBe(3);
    expect((await db.select().from(mails)).map(({ kind }) => kind)).toEqual(["order-reduced"]);
  });

  test("that are all rides of an order before it is paid: it is paid without vouchers", async () => {
    const [ride] = await itemIds();
    await takeBack([{ id: ride, quantity: 1 }]);
    expect((await pay()).status).toBe(200);
    expect(await db.select().from(vouchers)).toEqual([]);
  });

  test("that are a ride lose their unused voucher; a used one can't be taken back", async () => {
    await pay();
    const [ride, stickers] = await itemIds();
    await db.update(vouchers).set({ used_at: new Date() });
    const refused = await takeBack(
      [
        { id: ride, quantity: 1 },
        { id: stickers, quantity: 1 },
      ],
      undefined,
      "en",
    );
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("have been used")]);
    expect((await order()).items[1].taken_back).toBe(0);
    expect(await documents()).toHaveLength(1);
    await db.update(vouchers).set({ used_at: null });
    expect((await takeBack([{ id: ride, quantity: 1 }])).status).toBe(200);
    expect((await db.select().from(vouchers))[0]?.voided_at).not.toBeNull();
    // Taking the order up again after a cancellation brings no voucher of it back.
    await setStatus("cancelled");
    await setStatus("processing");
    expect((await db.select().from(vouchers))[0]?.voided_at).not.toBeNull();
    expect((await documents()).map(({ total }) => total)).toEqual([557_870, -500_000, -57_870, 57_870]);
  });
});

describe("is refused in plain words, and nothing is half done", () => {
  test("more pieces than there are, none, of another order, and the same twice", async () => {
    const [ride, stickers] = await itemIds();
    const wrong = [
      [{ id: stickers, quantity: 4 }],
      [
        { id: stickers, quantity: 2 },
        { id: stickers, quantity: 2 },
      ],
      [{ id: 999_999, quantity: 1 }],
      [{ id: stickers, quantity: 0 }],
      [{ id: ride, quantity: -1 }],
      [],
    ];
    for (const items of wrong) expect((await takeBack(items)).status, JSON.stringify(items)).toBe(422);
    expect((await order()).total).toBe(5578.7);
  });

  test.each(["cs", "en"] as const)("all of the order, and a cancelled one (%s)", async (language) => {
    const [ride, stickers] = await itemIds();
    const all = [
      { id: ride, quantity: 1 },
      { id: stickers, quantity: 3 },
    ];
    const whole = await takeBack(all, undefined, language);
    expect([whole.status, whole.body.message]).toEqual([
      409,
      expect.stringContaining(language === "cs" ? "Zrušte ji celou" : "Cancel the order instead"),
    ]);
    await setStatus("cancelled");
    expect((await takeBack([{ id: stickers, quantity: 1 }])).status).toBe(409);
  });

  test("a second press and a second tab: of many at once one counts", {
    tags: "both-databases",
  }, async () => {
    await pay();
    const [, stickers] = await itemIds();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => takeBack([{ id: stickers, quantity: 1 }], 5578.7)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await documents()).map(({ total }) => total)).toEqual([557_870, -14_990]);
  });
});

test("whatever is paid, taken back, sent back, cancelled and taken up again, documents, stock, vouchers and money agree", async () => {
  const step = fc.oneof(
    fc.constant({ do: "pay" as const }),
    fc.record({
      do: fc.constant("take" as const),
      item: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    fc.constant({ do: "send" as const }),
    fc.record({
      do: fc.constant("move" as const),
      to: fc.constantFrom("pending", "processing", "shipped", "completed", "cancelled"),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const { payload } = await openVoucherShop(server.services);
      await db.delete(withdrawals);
      await place(payload);
      for (const one of [...steps, { do: "move" as const, to: "cancelled" }, { do: "send" as const }]) {
        if (one.do === "pay") await pay();
        if (one.do === "move") await setStatus(one.to);
        if (one.do === "take")
          await takeBack([{ id: (await itemIds())[one.item] as number, quantity: one.quantity }]);
        if (one.do === "send") await sendBack();
        await expectAgreement();
      }
      expect((await order()).money).toMatchObject({ left: 0 });
    }),
    walk(12),
  );
});

/** Sends back all that may go: of a standing order what is too much. */
async function sendBack(): Promise<void> {
  const { total, status, money, refunded } = await order();
  const due = status === "cancelled" ? money.left : money.left - (total - (refunded ?? 0));
  if (due <= 0) return;
  const amount = Math.round(due * 100) / 100;
  const seen = Math.round((money.returned + money.on_the_way) * 100) / 100;
  const { status: answered, body } = await call(`POST ${path}/refunds`, {
    way: "bank",
    amount,
    account: "19-2000145399/0800",
    seen,
  });
  expect([answered, body.message]).toEqual([201, undefined]);
  const open = body.refunds.find(({ state }: { state: string }) => state === "pending");
  await call(`PATCH ${path}/refunds/${open.id}`, { step: "sent" });
}

async function expectAgreement(): Promise<void> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("no order");
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, id))
    .orderBy(asc(orderItems.id));
  const kept = items.map(({ quantity, taken_back }) => quantity - taken_back);
  const goods = items.reduce((sum, { price_halere }, at) => sum + price_halere * (kept[at] ?? 0), 0);
  expect([row.goods_halere, row.total_halere]).toEqual([goods, goods + row.shipping_halere]);
  const worth = (await documents()).reduce((sum, { total }) => sum + total, 0);
  const isCancelled = row.status === "cancelled";
  const hasValid = (await db.select().from(invoices).where(eq(invoices.order_id, id))).some(
    ({ kind, credited_at }) => kind === "final" && !credited_at,
  );
  expect([row.status, worth, hasValid && isCancelled]).toEqual([
    row.status,
    hasValid ? row.total_halere : 0,
    false,
  ]);
  expect(await stock()).toBe(10 - (isCancelled ? 0 : (kept[1] ?? 0)));
  const live = (await db.select().from(vouchers)).filter(({ voided_at }) => !voided_at).length;
  expect(live).toBeLessThanOrEqual(isCancelled ? 0 : (kept[0] ?? 0));
  const { money } = await order();
  expect(money.left).toBeCloseTo(money.paid - money.returned - money.on_the_way, 2);
}
