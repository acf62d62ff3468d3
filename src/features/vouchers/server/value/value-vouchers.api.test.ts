import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { isdocErrors } from "#testing/isdoc/validate-isdoc.ts";
import { valueVoucherShop } from "#testing/shop/value-voucher-shop.ts";
import { testServer } from "#testing/test-server.ts";
import { voucherMovements, vouchers } from "../vouchers.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof valueVoucherShop>>;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await valueVoucherShop(server, token);
});

const balanceOf = async (code: string) => (await shop.look(code)).balance;
const anyone = (code: string) => server.call("POST /vouchers/balance", { language: "en", body: { code } });
const booksDiffer = async () => (await shop.call("POST /accounting/check", {})).body.differences;

describe("a voucher over an amount", () => {
  test("is issued with its price as balance, and its sale is outside VAT", async () => {
    await db.update(settings).set({ value: "21" }).where(eq(settings.setting_key, "vat_rate"));
    const { id, code } = await shop.sell();
    expect(await shop.look(code)).toMatchObject({
      value: 5000,
      balance: 5000,
      state: "valid",
      movements: [{ kind: "issued", amount: 5000, order_id: id }],
    });
    const [paper] = await db.select().from(invoices).where(eq(invoices.order_id, id));
    expect(paper?.content.lines).toMatchObject([{ unit: 500_000, outside_vat: true }]);
    const { body: sheet } = await shop.call(
      `GET /accounting/month?month=${new Date().toISOString().slice(0, 7)}`,
    );
    const vat = sheet.sections.find(({ title }: { title: string }) => title.startsWith("VAT"));
    expect(
      vat.rows.map(({ label, amounts }: { label: string; amounts: number[] }) => [label, amounts]),
    ).toEqual([
      ["21%", [106.61, 22.39, 129]],
      ["Outside the scope of VAT: gift vouchers with a monetary value", [5000, 0, 5000]],
    ]);
    await db.update(settings).set({ value: "" }).where(eq(settings.setting_key, "vat_rate"));
  });

  test("leads to the order that bought it and to those that it pays, in the list and in what a person is sent", async () => {
    const { id, code } = await shop.sell();
    const { body } = await shop.buy([code], 2);
    const other = await shop.buy([], 1);
    const { orders: found } = (await shop.call(`GET /orders/admin/orders?page=1&q=${code}`)).body;
    expect(found.map((order: { id: number }) => order.id).sort()).toEqual([id, body.orderId].sort());
    const path = `GET /customer-data/export?email=${shop.shop.payload.customer.email}`;
    const exported = (await shop.call(path)).body.orders as { id: number }[];
    const of = (orderId: number) => exported.find((order) => order.id === orderId);
    expect(of(id)).toMatchObject({ vouchers: [{ code, value_halere: 500_000 }] });
    expect(of(body.orderId)).toMatchObject({
      vouchers: [],
      discount_code: null,
      paid_by_vouchers: [{ code, kind: "used", amount_halere: -42_880 }],
    });
    expect(of(other.body.orderId)).toMatchObject({ paid_by_vouchers: [] });
  });

  test("pays a part of an order: its total stays, and the rest is asked for everywhere", async () => {
    const { code } = await shop.sell();
    await shop.call(`POST /vouchers/${code}/redeem`, { amount: 4900, seen: 5000 });
    const { status, body } = await shop.buy([code.toLowerCase().replaceAll("-", " ")], 2);
    expect(status).toBe(201);
    expect(body).toMatchObject({ total: 428.8, by_voucher: 100, payment: { amount: 328.8 } });
    expect(await shop.look(code)).toMatchObject({ balance: 0, state: "used" });
    const own = await server.call(`GET /orders/mine/${body.orderId}/${body.access_key}`, {});
    expect(own.body.payment).toMatchObject({ amount: 328.8, by_voucher: 100, state: "waiting" });
    expect(await shop.order(body.orderId)).toMatchObject({
      total: 428.8,
      to_pay: 328.8,
      money: { paid: 100, voucher: 100 },
      paid_by_vouchers: [{ code, amount: 100 }],
    });
    await shop.pay(body.orderId);
    expect(await shop.order(body.orderId)).toMatchObject({ to_pay: 0, money: { paid: 428.8, left: 428.8 } });
    const [paper] = await db.select().from(invoices).where(eq(invoices.order_id, body.orderId));
    expect(paper?.content).toMatchObject({ total: 42_880, by_voucher: 10_000 });
    expect(await booksDiffer()).toEqual([]);
  });

  test("pays an order whole: it is paid at once", async () => {
    const { code } = await shop.sell();
    const { body } = await shop.buy([code]);
    expect(body).toMatchObject({ total: 278.9, by_voucher: 278.9, payment: { amount: 0, spayd: "" } });
    expect(await shop.order(body.orderId)).toMatchObject({ paid_how: "voucher", to_pay: 0 });
    expect(await balanceOf(code)).toBe(4721.1);
    expect(await booksDiffer()).toEqual([]);
  });

  test("several vouchers pay one order, in the order in which they were written", async () => {
    const { codes } = await shop.sell(2);
    const [first = "", second = ""] = codes;
    await shop.call(`POST /vouchers/${first}/redeem`, { amount: 4900, seen: 5000 });
    const { body } = await shop.buy([first, second, first]);
    expect(body.by_voucher).toBe(278.9);
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([0, 4821.1]);
  });

  test("of two phones with one code at once each gets only what is left", {
    tags: "both-databases",
  }, async () => {
    const { code } = await shop.sell();
    await shop.call(`POST /vouchers/${code}/redeem`, { amount: 4600, seen: 5000 });
    const placed = await Promise.all([shop.buy([code]), shop.buy([code]), shop.buy([code])]);
    const taken = placed.map(({ status, body }) => (status === 201 ? body.by_voucher : 0));
    expect(Math.round(taken.reduce((sum, one) => sum + one, 0) * 100)).toBe(40_000);
    expect(taken.toSorted((a, b) => b - a)).toEqual([278.9, 121.1, 0]);
    expect(placed.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await balanceOf(code)).toBe(0);
  });

  test("pays for no other gift voucher", async () => {
    const { code } = await shop.sell();
    const items = [{ id: "drift-taxi-1", quantity: 1, price: 5000 }];
    const body = { ...shop.shop.payload, items, total: 5129, codes: [code] };
    const placed = await server.call("POST /orders", { language: "en", body });
    expect(placed.body).toMatchObject({ by_voucher: 129, payment: { amount: 5000 } });
  });

  test("a code that pays nothing is refused by its place, and nothing is stored", async () => {
    const { code } = await shop.sell();
    const before = await db.$count(orders);
    const { status, body } = await shop.buy([code, "AAAA-AAAA-AAAA"]);
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([422, ["codes.1"]]);
    expect(await db.$count(orders)).toBe(before);
    expect(await balanceOf(code)).toBe(5000);
  });
});

describe("papers", () => {
  test.each(["21", ""])(
    "of sales and of orders that vouchers pay are right ISDOC, with VAT of '%s'",
    async (rate) => {
      await db.update(settings).set({ value: rate }).where(eq(settings.setting_key, "vat_rate"));
      const sold = await shop.sell(2);
      const [first = "", second = ""] = sold.codes;
      await shop.call(`POST /vouchers/${first}/redeem`, { amount: 4900, seen: 5000 });
      const part = (await shop.buy([first], 2)).body.orderId;
      await shop.pay(part);
      const [item] = (await shop.order(part)).items;
      const pieces = { items: [{ id: item.id, quantity: 1 }], seen: 428.8 };
      await shop.call(`POST /orders/admin/orders/${part}/taken-back`, pieces);
      const whole = (await shop.buy([second], 2)).body.orderId;
      await shop.setStatus(whole, "cancelled");
      await shop.setStatus(sold.id, "completed");
      for (const id of [sold.id, part, whole]) {
        const { papers } = await shop.order(id);
        expect(papers.length).toBe(id === sold.id ? 1 : 2);
        for (const { type, number } of papers) {
          const { rawPayload } = await server.app.inject({
            url: `/api/orders/admin/orders/${id}/isdoc?type=${type}&number=${number}`,
            headers: { authorization: `Bearer ${token}` },
          });
          expect([number, await isdocErrors(rawPayload.toString("utf8"))]).toEqual([number, []]);
        }
      }
      await db.update(settings).set({ value: "" }).where(eq(settings.setting_key, "vat_rate"));
    },
  );
});

describe("money that goes back", () => {
  test("an unpaid order that is cancelled gives it back, and takes it again where that was a mistake", async () => {
    const { code } = await shop.sell();
    await shop.call(`POST /vouchers/${code}/redeem`, { amount: 4900, seen: 5000 });
    const { body } = await shop.buy([code]);
    await shop.setStatus(body.orderId, "cancelled");
    expect(await shop.look(code)).toMatchObject({ balance: 100, state: "valid" });
    const [told] = await db
      .select()
      .from(mails)
      .where(eq(mails.kind, "order-cancelled"))
      .orderBy(desc(mails.id))
      .limit(1);
    expect(told?.text.replaceAll("\u00a0", " ")).toContain("CZK 100 is back on the gift voucher");
    expect(told?.text).not.toContain("refund");
    expect(await shop.order(body.orderId)).toMatchObject({ by_voucher: 0, money: { paid: 0 } });
    await shop.setStatus(body.orderId, "pending");
    expect(await shop.order(body.orderId)).toMatchObject({ by_voucher: 100, to_pay: 178.9 });
    expect(await balanceOf(code)).toBe(0);
  });

  test("a refund goes to the bank up to what came that way, the rest onto the voucher, which is usable again", async () => {
    const { code } = await shop.sell();
    await shop.call(`POST /vouchers/${code}/redeem`, { amount: 4900, seen: 5000 });
    const { body } = await shop.buy([code]);
    await shop.pay(body.orderId);
    await db.update(vouchers).set({ valid_until: "2026-01-01" }).where(eq(vouchers.code, code));
    const path = `POST /orders/admin/orders/${body.orderId}`;
    const refused = await shop.call(`${path}/refunds`, { way: "voucher", amount: 100, seen: 0 });
    expect(refused.status).toBe(422);
    const done = await shop.call(`${path}/cancellation`, {
      way: "bank",
      account: "19-2000145399/0800",
      seen: 0,
    });
    expect(done.body.refunds).toMatchObject([
      { way: "bank", amount: 178.9, state: "pending" },
      { way: "voucher", amount: 100, state: "succeeded" },
    ]);
    const voucher = await shop.look(code);
    expect(voucher).toMatchObject({ balance: 100, state: "valid" });
    expect(voucher.valid_until > new Date(Date.now() + 80 * 86_400_000).toISOString()).toBe(true);
    const refund = done.body.refunds[0].id;
    await shop.call(`PATCH /orders/admin/orders/${body.orderId}/refunds/${refund}`, { step: "sent" });
    expect(await shop.order(body.orderId)).toMatchObject({ refunded: 278.9, owed: 0, by_voucher: 0 });
    expect(await booksDiffer()).toEqual([]);
  });

  test("an order that sold a voucher somebody has paid with is not cancelled; an untouched one is", async () => {
    const { id, code } = await shop.sell();
    const bought = await shop.buy([code]);
    expect((await shop.setStatus(id, "cancelled")).status).toBe(409);
    expect(
      (await shop.call(`POST /orders/admin/orders/${id}/undo`, { what: "payment", status: "pending" }))
        .status,
    ).toBe(409);
    await shop.call(`POST /orders/admin/orders/${bought.body.orderId}/cancellation`, {
      way: "voucher",
      seen: 0,
    });
    expect(await balanceOf(code)).toBe(5000);
    expect((await shop.setStatus(id, "cancelled")).status).toBe(200);
    expect(await shop.look(code)).toMatchObject({ balance: 0, state: "void" });
    await shop.setStatus(id, "processing");
    expect(await shop.look(code)).toMatchObject({ balance: 5000, state: "valid" });
    expect(await booksDiffer()).toEqual([]);
  });
});

describe("the team", () => {
  test("takes an amount off once, though it taps twice, and puts it back", {
    tags: "both-databases",
  }, async () => {
    const { code } = await shop.sell();
    const taps = await Promise.all(
      [1, 2].map(() =>
        shop.call(`POST /vouchers/${code}/redeem`, { amount: 300, seen: 5000, note: "Shirt" }),
      ),
    );
    expect(taps.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balanceOf(code)).toBe(4700);
    const tooMuch = await shop.call(`POST /vouchers/${code}/redeem`, { amount: 4700.01, seen: 4700 });
    expect(tooMuch.status).toBe(422);
    const undone = await shop.call(`POST /vouchers/${code}/undo`, { reason: "Wrong person" });
    expect(undone.body).toMatchObject({
      balance: 5000,
      movements: [{}, { kind: "used" }, { kind: "undone" }],
    });
    expect((await shop.call(`POST /vouchers/${code}/undo`, { reason: "Again" })).status).toBe(409);
    expect((await shop.call(`POST /vouchers/${code}/use`)).status).toBe(409);
  });

  test("sees how much is left on all vouchers, and gives one away", async () => {
    const before = (await shop.call("GET /vouchers/outstanding")).body;
    await shop.sell();
    const given = await shop.call("POST /vouchers", {
      product: "drift-taxi-1",
      quantity: 1,
      name: "Pavel",
      language: "cs",
      reason: "Prize",
      valid_until: "2030-01-01",
    });
    const { code } = given.body.vouchers[0];
    const { body } = await shop.call("GET /vouchers/outstanding");
    expect([body.sold - before.sold, body.given - before.given]).toEqual([5000, 5000]);
    await shop.call(`POST /vouchers/${code}/redeem`, { amount: 1000, seen: 5000 });
    const ended = await shop.call(`POST /vouchers/${code}/void`, { reason: "Lost" });
    expect(ended.body).toMatchObject({ state: "void", balance: 0 });
    expect(ended.body.movements.at(-1)).toMatchObject({ kind: "voided", amount: -4000, note: "Lost" });
  });
});

describe("a holder", () => {
  test("asks what is left; one for a ride is told what it is for, and few wrong codes are tried (visitor 7)", async () => {
    const { code } = await shop.sell();
    expect((await anyone(code)).body).toMatchObject({ balance: 5000, value: 5000, state: "valid" });
    await db
      .update(vouchers)
      .set({ value_halere: null, balance_halere: null })
      .where(eq(vouchers.code, code));
    const ride = await anyone(code);
    expect([ride.status, ride.body.message]).toEqual([
      409,
      "This voucher is for a ride or a course, not for an amount. You can choose a date for it.",
    ]);
    expect((await anyone("AAAA-AAAA-AAAA")).status).toBe(404);
    for (let i = 0; i < 19; i++) await anyone("AAAA");
    expect((await anyone("AAAA")).status).toBe(429);
  });

  test("guesses twenty codes in all, of vouchers and discounts alike, whichever way they are asked", async () => {
    const { code } = await shop.sell();
    await db.delete(rateLimitHits);
    const wrong = ["AAAA-AAAA-AAAA", "BBBB-BBBB-BBBB"];
    // An order counts each of its codes.
    for (let n = 0; n < 4; n++) expect((await shop.buy(wrong)).status).toBe(422);
    for (let n = 0; n < 4; n++) expect((await anyone("AAAA")).status).toBe(404);
    const look = (text: string) => server.call("POST /bookings/voucher", { body: { code: text } });
    for (let n = 0; n < 4; n++) expect((await look("AAAA-AAAA-AAAA")).status).toBe(404);
    const discount = (text: string) => server.call("POST /discount-codes/check", { body: { code: text } });
    for (let n = 0; n < 4; n++) expect((await discount("NONE")).status).toBe(404);
    // From here on nothing is said of any code, right or wrong.
    for (const asked of [shop.buy(wrong), shop.buy([code]), anyone(code), look(code), discount("NONE")])
      expect((await asked).status).toBe(429);
    expect((await shop.buy([])).status).toBe(201);
    await db.delete(rateLimitHits);
  });

  test("of many orders with wrong codes at one moment no more than twenty codes are judged", {
    tags: "both-databases",
  }, async () => {
    await db.delete(rateLimitHits);
    const wrong = ["AAAA-AAAA-AAAA", "BBBB-BBBB-BBBB", "CCCC-CCCC-CCCC", "DDDD-DDDD-DDDD"];
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.buy(wrong)));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429]));
    await db.delete(rateLimitHits);
  });
});

test("nobody takes more off a voucher than is on it: the database refuses", async () => {
  const { code } = await shop.sell();
  await expect(
    db.update(vouchers).set({ balance_halere: -1 }).where(eq(vouchers.code, code)),
  ).rejects.toThrow();
  expect(await db.$count(voucherMovements)).toBeGreaterThan(0);
});
