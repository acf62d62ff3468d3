import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { discountShop } from "#testing/discount-shop.ts";
import { testServer } from "#testing/test-server.ts";
import { discountCodes } from "./discounts.table.ts";

const server = await testServer();
let token: string;
let shop: Awaited<ReturnType<typeof discountShop>>;
const today = pragueDay(new Date());

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await discountShop(server, token);
});

const errors = ({ body }: { body: { errors: { path: string; message: string }[] } }) =>
  body.errors.map(({ path, message }) => [path, message]);

describe("the team’s codes", () => {
  test("are made, listed with their state, saved and deleted; the log puts a deleted one back with its uses", async () => {
    const made = await shop.make({ code: " Léto 2026 ", note: "Instagram", max_uses: 2 });
    expect([made.status, made.body]).toMatchObject([
      201,
      { code: "Léto 2026", kind: "percent", percent: 10, state: "active", uses: 0, given: 0, max_uses: 2 },
    ]);
    await shop.buy({ code: "leto-2026", off: 14.99 });
    expect(await shop.look()).toMatchObject({ uses: 1, given: 14.99, state: "active" });
    const path = `/discount-codes/${made.body.id}`;
    const off = await shop.call(`PUT ${path}`, { ...made.body, is_active: false });
    expect(off.body).toMatchObject({ state: "off", uses: 1 });
    expect((await shop.call(`DELETE ${path}`)).status).toBe(204);
    expect((await shop.call("GET /discount-codes")).body).toEqual([]);
    const { body: log } = await shop.call("GET /history?type=discount-codes");
    await shop.call(`POST /history/${log.entries[0].id}/restore`, {});
    expect(await shop.look()).toMatchObject({ id: made.body.id, code: "Léto 2026", uses: 1 });
  });

  test.each([
    [{ code: "x!" }, "code", "A code has 3 to 40 letters or digits."],
    [{ code: "leto 2026" }, "code", "There is already a code like this one."],
    [{ percent: 0 }, "percent", "The percentage must be a whole number from 1 to 100."],
    [{ percent: 101 }, "percent", ""],
    [{ kind: "amount", amount: 0 }, "amount", "The amount must be more than 0."],
    [{ kind: "amount", amount: -5 }, "amount", ""],
    [{ max_uses: 0 }, "max_uses", ""],
    [{ valid_from: "2026-12-02", valid_until: "2026-12-01" }, "valid_until", "The last day is before"],
  ])("%j is refused beside its field", async (change, path, words) => {
    await shop.make({ code: "LÉTO2026" });
    const { status, body } = await shop.make({ code: "OTHER", ...change });
    expect([status, body.errors[0].path]).toEqual([422, path]);
    expect(body.errors[0].message).toContain(words);
  });

  test("nobody makes one that reads as a gift voucher, and a suggestion is a code", async () => {
    const voucherLike = "2222-2222-2222";
    const { body } = await shop.make({ code: voucherLike });
    expect(body.errors?.[0]?.path).toBe("code");
    const { code } = (await shop.call("GET /discount-codes/suggestion")).body;
    expect((await shop.make({ code })).status).toBe(201);
  });

  test("a code for a product that does not exist is refused beside its field; one that was deleted since stays", async () => {
    const missing = await shop.make({ products: ["drift-taxi-1", "no-such-product"] });
    expect([missing.status, missing.body.errors?.[0]?.path]).toEqual([422, "products"]);
    const { body } = await shop.make({ products: ["drift-taxi-1"] });
    const path = `PUT /discount-codes/${body.id}`;
    expect((await shop.call(path, { ...body, products: ["gone"] })).status).toBe(422);
    await server.services.db.update(discountCodes).set({ products: ["gone", "drift-taxi-1"] });
    expect((await shop.call(path, { ...body, products: ["gone"] })).status).toBe(200);
  });

  test("what was changed meanwhile is not saved over", async () => {
    const { body } = await shop.make({});
    const path = `PUT /discount-codes/${body.id}`;
    await shop.call(path, { ...body, note: "first" });
    const late = await server.call(path, { token, body, headers: { "based-on": body.updated_at } });
    expect([late.status, late.body.code, late.body.record.note]).toEqual([409, "CHANGED_MEANWHILE", "first"]);
  });
});

describe("what a code brings", () => {
  test("per cent of the goods, told in the cart and taken off the order", async () => {
    await shop.make({});
    expect((await shop.check(" drift 10 ")).body).toMatchObject({ code: "DRIFT10", percent: 10, amount: 0 });
    const { status, body } = await shop.buy({ code: "drift10", rides: 1, stickers: 1, off: 514.99 });
    expect([status, body]).toMatchObject([201, { discount: 514.99, total: 4763.91 }]);
    expect(await shop.order(body.orderId)).toMatchObject({
      goods: 5149.9,
      total: 4763.91,
      to_pay: 4763.91,
      discount: { code: "DRIFT10", kind: "percent", percent: 10, goods: 514.99, shipping: 0 },
      items: [{ discount: 500 }, { discount: 14.99 }],
    });
    const own = await server.call(`GET /orders/mine/${body.orderId}/${body.access_key}`, {});
    expect(own.body.discount).toEqual({ code: "DRIFT10", goods: 514.99, free_shipping: false });
  });

  test("an amount as far as the goods go, and free shipping with it", async () => {
    await shop.make({ kind: "amount", amount: 200, free_shipping: true });
    const { body } = await shop.buy({ code: "DRIFT10", off: 149.9, shipping: 0 });
    expect(body).toMatchObject({ discount: 149.9, total: 0, payment: { amount: 0 } });
    expect(await shop.order(body.orderId)).toMatchObject({
      total: 0,
      to_pay: 0,
      due: 0,
      paid_at: expect.any(String),
      discount: { goods: 149.9, shipping: 129, free_shipping: true },
    });
    const sent = await server.services.db
      .select()
      .from(mails)
      .where(eq(mails.about, `orders/${body.orderId}`));
    const mail = sent.find(({ kind }) => kind === "order-paid");
    expect(mail?.subject).toContain("is confirmed: nothing to pay");
    expect(mail?.text).toContain("With your discount there is nothing to pay for order");
    expect(await shop.look()).toMatchObject({ uses: 1, given: 278.9 });
    expect(await shop.differences()).toEqual([]);
  });

  test("free shipping alone; one that changes nothing is not used up", async () => {
    await shop.make({ kind: "shipping", max_uses: 1 });
    const { body } = await shop.buy({ code: "DRIFT10", shipping: 0 });
    expect([body.total, await shop.look()]).toMatchObject([149.9, { uses: 1, given: 129, state: "used-up" }]);
  });

  test("a price that is not what the code makes of it is told with the sums of now", async () => {
    await shop.make({});
    const { status, body } = await shop.buy({ code: "DRIFT10", off: 20 });
    expect([status, body]).toMatchObject([409, { code: "PRICE_CHANGED", discount: 14.99, total: 263.91 }]);
    expect((await shop.look()).uses).toBe(0);
  });

  test("an order without a code has none, and its log of uses stays empty", async () => {
    const { body } = await shop.buy({});
    expect([body.discount, (await shop.order(body.orderId)).discount]).toEqual([0, null]);
  });
});

describe("a code that brings nothing says why, in both languages", () => {
  test.each([
    [{ valid_from: addDays(today, 1) }, "is valid from", "platí až od"],
    [{ valid_until: addDays(today, -1) }, "was valid until", "platil do"],
    [{ is_active: false }, "no longer valid", "už neplatí"],
  ])("%j", async (fields, en, cs) => {
    await shop.make(fields);
    expect((await shop.check("DRIFT10")).body.message).toContain(en);
    expect((await shop.check("DRIFT10", "cs")).body.message).toContain(cs);
    const refused = await shop.buy({ code: "DRIFT10", off: 14.99 });
    expect(errors(refused)).toEqual([["discount_code", expect.stringContaining(en)]]);
    const czech = await shop.buy({ code: "DRIFT10", off: 14.99, language: "cs" });
    expect(errors(czech)).toEqual([["discount_code", expect.stringContaining(cs)]]);
  });

  test.each([
    [{ products: ["drift-taxi-1"] }, "isn’t for anything in the cart", "v košíku se tento kód nevztahuje"],
    [{ minimum: 150 }, "purchases of CZK 150 or more. You need CZK 0.10 more", "od 150 Kč. Chybí 0,10 Kč"],
  ])("of what is in the cart: %j", async (fields, en, cs) => {
    await shop.make(fields);
    const plain = (text: string) => text.replaceAll("\u00a0", " ");
    for (const [language, words] of [
      ["en", en],
      ["cs", cs],
    ] as const) {
      const [fault] = errors(await shop.buy({ code: "DRIFT10", language }));
      expect([fault?.[0], plain(fault?.[1] ?? "")]).toEqual([
        "discount_code",
        expect.stringContaining(words),
      ]);
    }
  });

  test("the first and the last day count", async () => {
    await shop.make({ valid_from: today, valid_until: today });
    expect((await shop.buy({ code: "DRIFT10", off: 14.99 })).status).toBe(201);
  });

  test("one that does not exist, as often as people mistype; whoever guesses is stopped, also by way of orders", async () => {
    await shop.make({});
    expect((await shop.check("DRIFT11")).body.message).toContain("don’t recognise this code");
    expect((await shop.check("DRIFT11", "cs")).body.message).toContain("neznáme");
    for (let tries = 2; tries < 12; tries++) await shop.check(`GUESS${tries}`);
    for (let tries = 12; tries < 20; tries++)
      expect((await shop.buy({ code: `GUESS${tries}` })).status).toBe(422);
    expect((await shop.check("DRIFT10")).status).toBe(429);
    expect((await shop.buy({ code: "DRIFT10", off: 14.99 })).status).toBe(429);
    expect((await shop.buy({})).status).toBe(201);
    const team = await server.call("POST /discount-codes/check", { token, body: { code: "DRIFT10" } });
    expect(team.status).toBe(200);
  });
});

describe("once a customer", () => {
  test("however the address is written; another customer can have it", async () => {
    await shop.make({ once_per_customer: true });
    expect((await shop.buy({ code: "DRIFT10", off: 14.99, email: "jana@example.cz" })).status).toBe(201);
    for (const email of ["JANA@Example.cz", "jana+again@example.cz"])
      expect(errors(await shop.buy({ code: "DRIFT10", off: 14.99, email }))).toEqual([
        ["discount_code", expect.stringContaining("have already used this code")],
      ]);
    const czech = await shop.buy({ code: "DRIFT10", off: 14.99, email: "jana@example.cz", language: "cs" });
    expect(errors(czech)[0]?.[1]).toContain("jste už použili");
    expect((await shop.buy({ code: "DRIFT10", off: 14.99, email: "petr@example.cz" })).status).toBe(201);
  });

  test("twice at once it is used once", { tags: "both-databases" }, async () => {
    await shop.make({ once_per_customer: true });
    const placed = await Promise.all([1, 2, 3].map(() => shop.buy({ code: "DRIFT10", off: 14.99 })));
    expect(placed.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

describe("how often in all", () => {
  test("of 50 orders at once for the last use one gets it; the others are refused and nothing of them is stored", {
    tags: "both-databases",
  }, async () => {
    await shop.make({ max_uses: 2 });
    await shop.buy({ code: "DRIFT10", off: 14.99 });
    const placed = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        shop.buy({ code: "DRIFT10", off: 14.99, email: `k${i}@example.cz` }),
      ),
    );
    const refused = placed.filter(({ status }) => status !== 201);
    expect(placed.length - refused.length).toBe(1);
    for (const answer of refused)
      expect(errors(answer)).toEqual([["discount_code", expect.stringContaining("has been used up")]]);
    expect(await shop.look()).toMatchObject({ uses: 2, state: "used-up" });
    expect((await shop.check("DRIFT10", "cs")).body.message).toContain("vyčerpaný");
    // Without it the order goes through at the full price.
    expect((await shop.buy({ email: "k1@example.cz" })).status).toBe(201);
  });

  test("the same order sent twice uses it once", { tags: "both-databases" }, async () => {
    await shop.make({ max_uses: 1 });
    const twice = await Promise.all(
      [1, 2].map(() => shop.buy({ code: "DRIFT10", off: 14.99, key: "the-same" })),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body.orderId).toBe(twice[1]?.body.orderId);
    expect((await shop.look()).uses).toBe(1);
  });
});
