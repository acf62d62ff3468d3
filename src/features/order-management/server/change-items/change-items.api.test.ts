import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orderPath } from "#features/orders/server/order-key.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { notedPayments } from "#features/payments/server/refunds/refunds.table.ts";
import { products, productVariants } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { csvOf } from "#testing/bank-statements.ts";
import { openVoucherShop } from "#testing/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleUnpaidOrders } from "../unpaid/unpaid-orders.ts";

/**
 * One ride as a voucher for 5,000 and three stickers for 149.90, of which there were 10; shipping 129. A shirt for 500
 * in two sizes, three of each, and another ride for 6,000.
 */
const server = await testServer();
const { db } = server.services;
let token: string;
let id: number;
let path: string;
let sizes: [number, number];

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(open);

async function open(): Promise<void> {
  const { payload } = await openVoucherShop(server.services);
  await db.delete(withdrawals);
  const iban = { value: DEMO_SELLER.bank_iban };
  await db.update(settings).set(iban).where(eq(settings.setting_key, "bank_iban"));
  await widen();
  const { body } = await server.call("POST /orders", { language: "cs", body: payload });
  id = body.orderId;
  path = `/orders/admin/orders/${id}`;
  await db.delete(mails);
}

/** More to choose from. */
async function widen(): Promise<void> {
  const [ride] = await db.select().from(products).where(eq(products.id, "drift-taxi-1"));
  if (!ride) throw new Error("no ride");
  const named = (name: string) => ({
    en: { ...ride.translations.en, name },
    cs: { ...ride.translations.cs, name },
  });
  await db.insert(products).values([
    { ...ride, id: "long", slug: "long", price_halere: 600_000, translations: named("Long ride") },
    {
      ...{ id: "shirt", slug: "shirt", price_halere: 50_000, translations: named("Shirt") },
      category: "merchandise",
    },
  ]);
  const rows = await db
    .insert(productVariants)
    .values(
      ["S", "M"].map((label, display_order) => ({
        ...{ product_id: "shirt", label: { en: label, cs: label }, stock: 3, display_order },
      })),
    )
    .returning();
  sizes = rows.map((row) => row.id) as [number, number];
}

interface Line {
  item: number | null;
  product: string;
  variant?: number | null;
  quantity: number;
}
const call = (name: string, body?: object, language: "cs" | "en" = "cs") =>
  server.call(name, { token, language, body });
const pay = () => call(`POST ${path}/paid`, { how: "bank" });
const setStatus = (status: string) => call(`PATCH ${path}`, { status });
const order = async () => (await call(`GET ${path}`)).body;
const itemRows = () =>
  db.select().from(orderItems).where(eq(orderItems.order_id, id)).orderBy(asc(orderItems.id));
/** The lines as they are. */
const lines = async (): Promise<Line[]> =>
  (await itemRows())
    .filter(({ quantity, taken_back }) => quantity > taken_back)
    .map((row) => ({
      ...{ item: row.id, product: row.product_id, variant: row.variant_id },
      quantity: row.quantity - row.taken_back,
    }));
const plan = (wanted: Line[], language: "cs" | "en" = "cs") =>
  call(`POST ${path}/items/plan`, { lines: wanted }, language);
/** As the screen does it: plans, and does what was told. */
async function change(wanted: Line[], version?: string) {
  const { updated_at } = await order();
  const planned = await plan(wanted);
  if (planned.status !== 200) return planned;
  const { total, to_pay, to_return } = planned.body;
  return call(`PUT ${path}/items`, {
    ...{ lines: wanted, version: version ?? updated_at, seen: { total, to_pay, to_return } },
  });
}
const papers = async () =>
  (await db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id))).map(
    ({ content }) => content,
  );
const stock = async (product = "sticker-set") =>
  (await db.select().from(products).where(eq(products.id, product)))[0]?.stock;
const sizeStock = async () =>
  (await db.select().from(productVariants).orderBy(productVariants.id)).map((row) => row.stock);
const sent = async () => (await db.select().from(mails).orderBy(asc(mails.id))).map(({ kind }) => kind);
const shirt = (quantity: number, size: 0 | 1 = 0, item: number | null = null): Line => ({
  ...{ item, product: "shirt", variant: sizes[size], quantity },
});

describe("an order that is not paid", () => {
  test("gets more, less and something else; stock, total and the request for payment follow", async () => {
    const [ride, stickers] = (await lines()) as [Line, Line];
    const wanted = [ride, { ...stickers, quantity: 5 }, shirt(2)];
    const planned = (await plan(wanted, "en")).body;
    expect(planned).toMatchObject({ total: 6878.5, to_pay: 6878.5, to_return: 0 });
    expect(planned.items.at(-1)).toEqual({ name: "Shirt (S)", quantity: 2, price: 500 });
    expect(planned.effects).toEqual(["take-stock", "mail-request"]);
    expect([await stock(), await sizeStock()]).toEqual([7, [3, 3]]);
    expect((await change(wanted)).body).toMatchObject({ total: 6878.5, goods: 6749.5 });
    expect([await stock(), await sizeStock()]).toEqual([5, [1, 3]]);
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ kind: "order-changed", toAddress: "zofie@example.cz" });
    expect(mail?.text).toContain("6\u00a0878,50\u00a0Kč");
    expect(mail?.text).toContain("Shirt (S)");
    expect(mail?.attachments.map(({ name }) => name)).toEqual([
      expect.stringContaining(".pdf"),
      "qr-platba.png",
    ]);
    const again = (await lines()) as [Line, Line, Line];
    expect((await change([again[0], { ...again[2], variant: sizes[1] }])).status).toBe(200);
    expect([await stock(), await sizeStock()]).toEqual([10, [3, 1]]);
    expect((await order()).items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2]);
    expect(await papers()).toEqual([]);
  });

  test("that was paid in part is paid once the part is enough", async () => {
    const [, stickers] = (await lines()) as [Line, Line];
    const by = { how: "bank" as const, amount_halere: 57_870, by: "", at: new Date() };
    await db.insert(notedPayments).values({ order_id: id, ...by });
    expect((await change([{ ...stickers }])).body).toMatchObject({
      ...{ total: 578.7, paid_at: expect.any(String) },
    });
    expect((await papers()).map(({ total }) => total)).toEqual([57_870]);
  });
});

describe("an order that is paid", () => {
  test("gets another size at the price as sold: a credit note, a new invoice, and nothing to pay", async () => {
    const [ride] = (await lines()) as [Line];
    await change([ride, shirt(2)]);
    await pay();
    await db.update(products).set({ price_halere: 90_000 }).where(eq(products.id, "shirt"));
    await db.delete(mails);
    const now = (await lines()) as [Line, Line];
    const wanted = [now[0], { ...now[1], variant: sizes[1] }];
    expect((await plan(wanted)).body).toMatchObject({
      ...{ to_pay: 0, to_return: 0 },
      effects: ["return-stock", "take-stock", "correct-invoice", "mail-changed"],
    });
    expect((await change(wanted)).status).toBe(200);
    expect(await sizeStock()).toEqual([3, 1]);
    expect((await papers()).map(({ type, total }) => [type, total])).toEqual([
      ["final", 612_900],
      ["credit", -612_900],
      ["final", 612_900],
    ]);
    expect((await papers()).at(-1)?.lines.at(-1)).toEqual({ name: "Shirt (M)", quantity: 2, unit: 50_000 });
    expect(await sent()).toEqual(["credit-note", "invoice", "order-changed"]);
    const { timeline } = (await call(`GET ${path}/story`)).body;
    expect(timeline.find(({ kind }: { kind: string }) => kind === "items")).toMatchObject({
      ...{ gone: "2 × Shirt (S)", came: "2 × Shirt (M)", by: expect.stringMatching(/./) },
    });
    // The ride's voucher stays what it was.
    expect((await db.select().from(vouchers)).map(({ voided_at }) => voided_at)).toEqual([null]);
  });

  test("gets something cheaper: what was paid too much can be sent back, and the books agree", async () => {
    await pay();
    const [ride, stickers] = (await lines()) as [Line, Line];
    const wanted = [ride, { ...stickers, product: "shirt", variant: sizes[0], quantity: 1 }];
    await db.update(products).set({ price_halere: 40_000 }).where(eq(products.id, "shirt"));
    expect((await plan(wanted)).body).toMatchObject({ total: 5529, to_pay: 0, to_return: 49.7 });
    const { body } = await change(wanted);
    expect(body).toMatchObject({ total: 5529, money: { left: 5578.7 } });
    expect((await papers()).map(({ total }) => total)).toEqual([557_870, -557_870, 552_900]);
    expect((await db.select().from(mails)).at(-1)?.text).toContain("49,70\u00a0Kč víc");
    expect((await call("POST /accounting/check")).body.differences).toEqual([]);
    await sendBack();
    expect(await order()).toMatchObject({
      money: { left: 5529 },
      refunds: [{ reason: "surplus", price: 0 }],
    });
    expect((await call("POST /accounting/check")).body.differences).toEqual([]);
  });

  test("gets something dearer: the difference is due, and its payment by transfer brings the rest", async () => {
    await pay();
    await db.delete(mails);
    const [ride, stickers] = (await lines()) as [Line, Line];
    const wanted = [{ ...ride, product: "long" }, stickers];
    expect((await plan(wanted)).body).toMatchObject({ total: 6578.7, to_pay: 1000, to_return: 0 });
    expect((await plan(wanted)).body.effects).toContain("issue-vouchers-later");
    expect((await change(wanted)).body).toMatchObject({
      total: 6578.7,
      due: 1000,
      paid_at: expect.any(String),
    });
    // The old ride's voucher is void, the new one waits for the money.
    expect((await db.select().from(vouchers)).map(({ voided_at }) => voided_at !== null)).toEqual([true]);
    const invoice = (await papers()).at(-1);
    expect(invoice).toMatchObject({ total: 657_870, paid_on: null, paid_part: 557_870 });
    expect(invoice?.spayd).toContain("AM:1000.00");
    const told = (await db.select().from(mails)).at(-1);
    expect(told?.text).toContain("zbývá doplatit 1\u00a0000,00\u00a0Kč");
    expect(told?.text).toContain("Částka: 1\u00a0000\u00a0Kč");
    expect((await call("POST /accounting/check")).body.differences).toEqual([]);
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
      (await call(`GET /orders/admin/orders?page=1&view=${view}`)).body.orders.length;
    expect([await inView("to-pay"), await inView("to-ship")]).toEqual([1, 0]);
    server.setNow(new Date(Date.now() + 60 * 86_400_000));
    await settleUnpaidOrders(server.services);
    server.setNow(null);
    expect((await order()).status).not.toBe("cancelled");
    await db.delete(mails);
    // The bank's statement: the difference under the same symbol pays it.
    token = await server.signIn();
    const symbol = String(id).padStart(10, "0");
    const payment = { day: "2026-05-20", amount: 1000, symbol, name: "Žofie", account: "2000145399" };
    const content = Buffer.from(csvOf([{ ...payment, bank: "0800" }])).toString("base64");
    const uploaded = await call("POST /bank-transfers/statements", { content });
    expect(uploaded.body).toMatchObject({ incoming: 1, paid: 1 });
    expect(await order()).toMatchObject({ due: 0, money: { left: 6578.7 } });
    expect(await sent()).toEqual(expect.arrayContaining(["order-paid", "vouchers"]));
    expect((await db.select().from(vouchers)).filter(({ voided_at }) => !voided_at)).toHaveLength(1);
    expect((await call("POST /accounting/check")).body.differences).toEqual([]);
    expect([await inView("to-pay"), await inView("to-ship")]).toEqual([0, 1]);
  });

  test("has its difference made smaller by pieces that go, and noted by hand once", async () => {
    await pay();
    await change([...(await lines()), shirt(2)]);
    expect((await order()).due).toBe(1000);
    const shirts = (await lines()).at(-1) as Line;
    await change([...(await lines()).slice(0, -1), { ...shirts, quantity: 1 }]);
    expect((await order()).due).toBe(500);
    const two = await Promise.all([pay(), pay()]);
    expect(two.map(({ body }) => body.due)).toEqual([0, 0]);
    const noted = await db.select().from(notedPayments);
    expect(noted.map(({ amount_halere }) => amount_halere)).toEqual([557_870, 50_000]);
    expect((await order()).money).toMatchObject({ paid: 6078.7, left: 6078.7 });
    expect((await call("POST /accounting/check")).body.differences).toEqual([]);
  });

  test("loses pieces by a credit note over them alone", async () => {
    await pay();
    await db.delete(mails);
    const [ride, stickers] = (await lines()) as [Line, Line];
    const wanted = [ride, { ...stickers, quantity: 1 }];
    expect((await plan(wanted)).body.effects).toEqual(["return-stock", "credit-pieces"]);
    const { body } = await change(wanted);
    expect(body).toMatchObject({ total: 5278.9, items: [{}, { quantity: 3, taken_back: 2 }] });
    expect((await papers()).map(({ total }) => total)).toEqual([557_870, -29_980]);
    expect(await sent()).toEqual(["credit-note"]);
    expect((await call("POST /accounting/check")).body.differences).toEqual([]);
  });

  test("changes its ride: the unused voucher is void, the new ride has its own; a used one stays", async () => {
    await db.update(products).set({ price_halere: 500_000 }).where(eq(products.id, "long"));
    await pay();
    const [ride, stickers] = (await lines()) as [Line, Line];
    const wanted = [{ ...ride, product: "long" }, stickers];
    expect((await plan(wanted)).body.effects).toContain("void-vouchers");
    await db.update(vouchers).set({ used_at: new Date() });
    const refused = await plan(wanted, "en");
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("was used")]);
    await db.update(vouchers).set({ used_at: null });
    expect((await change(wanted)).status).toBe(200);
    const issued = await db.select().from(vouchers).orderBy(vouchers.id);
    expect(issued.map(({ voided_at, content }) => [voided_at !== null, content.name])).toEqual([
      [true, "Jízda drift taxi"],
      [false, "Long ride"],
    ]);
    expect(await sent()).toContain("vouchers");
  });
});

describe("is refused in plain words, and nothing is half done", () => {
  test.each(["cs", "en"] as const)(
    "once it was sent, and where nothing would be left (%s)",
    async (language) => {
      const [ride] = (await lines()) as [Line];
      const nothing = await plan([], language);
      expect([nothing.status, nothing.body.message]).toEqual([
        409,
        expect.stringContaining(language === "cs" ? "Zrušte ji celou" : "Cancel it instead"),
      ]);
      for (const status of ["shipped", "completed", "cancelled"]) {
        await setStatus(status);
        const refused = await plan([ride], language);
        expect([refused.status, refused.body.message]).toEqual([
          409,
          expect.stringContaining(language === "cs" ? "položky změnit nejde" : "can’t be changed any more"),
        ]);
      }
    },
  );

  test("too many, no size, what is not offered or not in the order, at its line", async () => {
    const [ride, stickers] = (await lines()) as [Line, Line];
    const faults = async (wanted: Line[]) => {
      const { status, body } = await plan(wanted);
      return [status, body.errors?.map((one: { path: string }) => one.path)];
    };
    expect(await faults([ride, { ...stickers, quantity: 11 }])).toEqual([422, ["lines.1.quantity"]]);
    expect((await plan([ride, { ...stickers, quantity: 10 }])).status).toBe(200);
    expect(await faults([ride, shirt(2), shirt(2)])).toEqual([422, ["lines.2.quantity"]]);
    expect(await faults([ride, { ...shirt(1), variant: null }])).toEqual([422, ["lines.1.variant"]]);
    expect(await faults([{ ...ride, product: "gone" }])).toEqual([422, ["lines.0.product"]]);
    expect(await faults([{ ...ride, item: 999_999 }])).toEqual([422, ["lines.0.product"]]);
    expect(await faults([ride, ride])).toEqual([422, ["lines.1.product"]]);
    expect((await order()).total).toBe(5578.7);
  });

  test("a second tab, a second press, and a customer who pays at the same moment: one counts", async () => {
    const [ride] = (await lines()) as [Line];
    const { updated_at } = await order();
    const answers = await Promise.all([1, 2, 3].map(() => change([ride, shirt(1)], updated_at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await sizeStock()).toEqual([2, 3]);
    const seen = await order();
    const wanted = await lines();
    const { total, to_pay, to_return } = (await plan([wanted[0] as Line])).body;
    await pay();
    const late = await call(`PUT ${path}/items`, {
      ...{ lines: [wanted[0]], version: seen.updated_at, seen: { total, to_pay, to_return } },
    });
    expect([late.status, late.body.code]).toEqual([409, "CHANGED_MEANWHILE"]);
    // A price that has changed since the plan is told, too.
    const more = [...(await lines()).slice(0, 1), shirt(1)];
    const told = (await plan(more)).body;
    await db.update(products).set({ price_halere: 40_000 }).where(eq(products.id, "shirt"));
    const repriced = await call(`PUT ${path}/items`, {
      ...{ lines: more, version: (await order()).updated_at },
      seen: { total: told.total ?? 0, to_pay: told.to_pay ?? 0, to_return: told.to_return ?? 0 },
    });
    expect(repriced.status).toBe(409);
  });
});

test("whatever is paid, changed, taken back, sent back, cancelled and taken up again, documents, stock and vouchers agree", async () => {
  const step = fc.oneof(
    fc.constant({ do: "pay" as const }),
    fc.record({
      do: fc.constant("change" as const),
      ride: fc.integer({ min: 0, max: 2 }),
      isLong: fc.boolean(),
      stickers: fc.integer({ min: 0, max: 4 }),
      small: fc.integer({ min: 0, max: 2 }),
      medium: fc.integer({ min: 0, max: 2 }),
      swaps: fc.boolean(),
    }),
    fc.record({ do: fc.constant("take" as const), at: fc.nat(3), quantity: fc.integer({ min: 1, max: 2 }) }),
    fc.constant({ do: "send" as const }),
    fc.record({
      do: fc.constant("move" as const),
      to: fc.constantFrom("pending", "processing", "cancelled", "shipped"),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      await open();
      for (const one of [...steps, { do: "move" as const, to: "cancelled" }, { do: "send" as const }]) {
        if (one.do === "pay") await pay();
        if (one.do === "move") await setStatus(one.to);
        if (one.do === "change") await changeTo(one);
        if (one.do === "take") {
          const chosen = (await lines())[one.at];
          if (chosen)
            await call(`POST ${path}/taken-back`, {
              ...{ items: [{ id: chosen.item, quantity: one.quantity }], seen: (await order()).total },
            });
        }
        if (one.do === "send") await sendBack();
        await expectAgreement();
      }
      expect((await order()).money).toMatchObject({ left: 0 });
    }),
    { numRuns: 12 },
  );
});

interface Wish {
  ride: number;
  isLong: boolean;
  stickers: number;
  small: number;
  medium: number;
  swaps: boolean;
}

/** Asks for an order like this; what is there is changed, or replaced by new lines. */
async function changeTo({ ride, isLong, stickers, small, medium, swaps }: Wish): Promise<void> {
  const now = await lines();
  const wish: Line[] = [
    { item: null, product: isLong ? "long" : "drift-taxi-1", quantity: ride },
    { item: null, product: "sticker-set", quantity: stickers },
    shirt(small, 0),
    shirt(medium, 1),
  ].filter(({ quantity }) => quantity > 0);
  const kind = (product: string) => (product === "long" ? "drift-taxi-1" : product);
  const free = [...now];
  const wanted = wish.map((line) => {
    const at = swaps ? free.findIndex((one) => kind(one.product) === kind(line.product)) : -1;
    return at < 0 ? line : { ...line, item: free.splice(at, 1)[0]?.item ?? null };
  });
  const { status, body } = await change(wanted);
  expect([200, 409, 422], JSON.stringify(body)).toContain(status);
}

/** Sends back all that may go: of a standing order what is too much. */
async function sendBack(): Promise<void> {
  const { total, status, money, refunded } = await order();
  const due = status === "cancelled" ? money.left : money.left - (total - (refunded ?? 0));
  if (due <= 0) return;
  const amount = Math.round(due * 100) / 100;
  const seen = Math.round((money.returned + money.on_the_way) * 100) / 100;
  const { status: answered, body } = await call(`POST ${path}/refunds`, {
    ...{ way: "bank", amount, account: "19-2000145399/0800", seen },
  });
  expect([answered, body.message]).toEqual([201, undefined]);
  const waits = body.refunds.find(({ state }: { state: string }) => state === "pending");
  await call(`PATCH ${path}/refunds/${waits.id}`, { step: "sent" });
}

async function expectAgreement(): Promise<void> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("no order");
  const items = await itemRows();
  const kept = (of: (item: (typeof items)[number]) => boolean) =>
    items.filter(of).reduce((sum, { quantity, taken_back }) => sum + quantity - taken_back, 0);
  const goods = items.reduce(
    (sum, { price_halere, quantity, taken_back }) => sum + price_halere * (quantity - taken_back),
    0,
  );
  expect([row.goods_halere, row.total_halere]).toEqual([goods, goods + row.shipping_halere]);
  const isCancelled = row.status === "cancelled";
  const all = await db.select().from(invoices).where(eq(invoices.order_id, id));
  const hasValid = all.some(({ kind, credited_at }) => kind === "final" && !credited_at);
  const worth = all.reduce((sum, { content }) => sum + content.total, 0);
  expect([worth, hasValid && isCancelled]).toEqual([hasValid ? row.total_halere : 0, false]);
  expect(row.paid_at !== null && !isCancelled ? hasValid : true).toBe(true);
  const held = (of: (item: (typeof items)[number]) => boolean) => (isCancelled ? 0 : kept(of));
  expect(await stock()).toBe(10 - held(({ product_id }) => product_id === "sticker-set"));
  expect(await sizeStock()).toEqual(sizes.map((size) => 3 - held(({ variant_id }) => variant_id === size)));
  const live = (await db.select().from(vouchers)).filter(({ voided_at }) => !voided_at);
  const rides = kept(({ voucher_months }) => voucher_months !== null);
  if (row.paid_at && !isCancelled && row.due_halere === 0) expect(live).toHaveLength(rides);
  else expect(live.length).toBeLessThanOrEqual(isCancelled ? 0 : rides);
  const { money } = await order();
  expect(money.left).toBeCloseTo(money.paid - money.returned - money.on_the_way, 2);
  // What came and what is due is at least what it costs, and exactly that where something is due.
  if (!row.paid_at) expect(row.due_halere).toBe(0);
  else if (!isCancelled && row.refunded_halere === null) {
    const rest = Math.round(money.left * 100) + row.due_halere - row.total_halere;
    if (row.due_halere > 0) expect(rest).toBe(0);
    else expect(rest).toBeGreaterThanOrEqual(0);
  }
}

async function rowOf() {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("no order");
  return row;
}
