import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { neverPaid, paidLongAgo } from "#testing/shop/paid-order.ts";
import { testServer } from "#testing/test-server.ts";
import { withdrawals } from "./withdrawals.table.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;
let token: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await db.delete(withdrawals);
  await db.delete(rateLimitHits);
  shop = await openShop(server.services);
  await db.delete(mails);
  server.setNow(new Date("2026-11-02T09:30:00Z"));
  await db.update(products).set({ category: "merchandise" }).where(eq(products.id, "sticker-set"));
});

async function place() {
  const { body } = await server.call("POST /orders", { language: "cs", body: shop.payload });
  const mine = `/orders/mine/${body.orderId}/${body.access_key}`;
  const items = async () => (await server.call(`GET ${mine}`, { language: "cs" })).body.items;
  const withdraw = (ids: number[]) => server.call(`POST ${mine}/withdrawal`, { body: { items: ids } });
  // The clock moves by days here, so each change is made by a fresh sign-in.
  const setStatus = async (status: string) =>
    server.call(`PATCH /orders/admin/orders/${body.orderId}`, {
      token: await server.signIn(),
      body: { status },
    });
  return {
    id: body.orderId as number,
    number: body.order_number as string,
    mine,
    items,
    withdraw,
    setStatus,
  };
}
const sent = async (kind: string) =>
  (await db.select().from(mails).orderBy(mails.id)).filter((mail) => mail.kind === kind);
const receiptText = async () =>
  (await sent("withdrawal-receipt"))[0]?.text.replace(/\u00a0/g, " ").replaceAll("\u2060", "");
const ids = (items: { id: number }[]) => items.map(({ id }) => id);
const form = (changes: object = {}) => ({
  name: "Žofie Šťastná",
  email: "Zofie@example.cz",
  order_number: "1",
  ...changes,
});

describe("by the link of the mail", () => {
  test("items are withdrawn from, the receipt says what and when, and the team is told", async () => {
    const order = await place();
    await paidLongAgo(db, order.id);
    const [ride, stickers] = await order.items();
    const { status, body } = await order.withdraw([stickers.id]);
    expect([status, body]).toEqual([201, { received_at: "2026-11-02T09:30:00.000Z" }]);
    expect(await order.items()).toMatchObject([
      { id: ride.id, withdrawal: "open" },
      { id: stickers.id, withdrawal: "withdrawn", withdrawn_at: "2026-11-02T09:30:00.000Z" },
    ]);
    // What was stated stays on the order's page.
    const page = await server.call(`GET ${order.mine}`, { language: "cs" });
    expect(page.body.withdrawals).toEqual([
      {
        received_at: "2026-11-02T09:30:00.000Z",
        scope: "",
        items: [{ id: stickers.id, name: "Sada samolepek", quantity: 3 }],
      },
    ]);
    const [receipt] = await sent("withdrawal-receipt");
    expect(receipt).toMatchObject({ toAddress: "zofie@example.cz", language: "cs" });
    for (const part of [order.number, "3 × Sada samolepek", "2. 11. 2026 10:30", "Žofie Šťastná"])
      expect(receipt?.text.replace(/\u00a0/g, " ")).toContain(part);
    expect(receipt?.text).not.toContain("Jízda drift taxi");
    const notices = await sent("withdrawal-notice");
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text.replace(/\u00a0/g, " ")).toContain("potvrzení o přijetí proto neodešlo");
    // The team is told what a customer did, not what it does itself.
    expect(notices[0]?.text).toContain("Od čeho odstoupil");
    expect(notices[0]?.text).not.toContain("odstupujete");
    const list = await server.call("GET /withdrawals", { token });
    expect(list.body).toMatchObject([{ order_id: order.id, is_late: false, refund_by: "2026-11-16" }]);
    // Without a payment there is nothing to refund.
    await neverPaid(db, order.id);
    expect((await server.call("GET /withdrawals", { token })).body).toMatchObject([{ refund_by: null }]);
    const path = `PATCH /withdrawals/${list.body[0].id}`;
    expect((await server.call(path, { token, body: { settled: true } })).status).toBe(200);
    expect((await server.call("GET /withdrawals", { token })).body).toEqual([]);
    expect((await server.call(`GET /withdrawals?order=${order.id}`, { token })).body).toHaveLength(1);
  });

  test("only goods that have gone out are asked back", async () => {
    const order = await place();
    const [ride, stickers] = await order.items();
    const isAsked = async (id: number, quantity: number) => {
      await db.delete(mails);
      const items = [{ id, quantity }];
      expect((await server.call(`POST ${order.mine}/withdrawal`, { body: { items } })).status).toBe(201);
      return (await receiptText())?.includes("Zboží nám prosím pošlete") ?? false;
    };
    expect(await isAsked(stickers.id, 1)).toBe(false);
    await order.setStatus("completed");
    expect(await isAsked(stickers.id, 1)).toBe(true);
    expect(await isAsked(ride.id, 1)).toBe(false);
  });

  test("where the order has no e-mail no receipt is queued, and the team is told so", async () => {
    const order = await place();
    await db.update(orders).set({ customer_email: "" }).where(eq(orders.id, order.id));
    await db.delete(mails);
    expect((await order.withdraw(ids(await order.items()))).status).toBe(201);
    expect(await sent("withdrawal-receipt")).toEqual([]);
    const [notice] = await sent("withdrawal-notice");
    const text = notice?.text.replace(/\u00a0/g, " ").replaceAll("\u2060", "");
    expect(text).toContain("potvrzení o přijetí proto neodešlo");
    expect(text).not.toContain("odešlo e-mailem");
    expect(text).toContain("3 × Sada samolepek");
  });

  test("the same item twice, also at the same moment, is one withdrawal and one receipt", {
    tags: "both-databases",
  }, async () => {
    const order = await place();
    const all = ids(await order.items());
    const answers = await Promise.all(Array.from({ length: 6 }, () => order.withdraw(all)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await sent("withdrawal-receipt")).toHaveLength(1);
    expect(await db.$count(withdrawals)).toBe(1);
  });

  test("one piece whose answer got lost is not withdrawn from twice by pressing again", async () => {
    const order = await place();
    const [, stickers] = await order.items();
    const piece = { id: stickers.id, quantity: 1, open: stickers.open_pieces };
    const press = () => server.call(`POST ${order.mine}/withdrawal`, { body: { items: [piece] } });
    expect([(await press()).status, (await press()).status]).toEqual([201, 409]);
    expect((await order.items())[1].open_pieces).toBe(2);
    expect(await sent("withdrawal-receipt")).toHaveLength(1);
    // Whoever sees that one is gone may go on with another.
    piece.open = 2;
    expect((await press()).status).toBe(201);
  });

  test("a dated leisure service, foreign items and nothing at all are refused; a wrong key is 404", async () => {
    await db.update(products).set({ is_withdrawal_exempt: true }).where(eq(products.id, "drift-taxi-1"));
    const order = await place();
    const [ride, stickers] = await order.items();
    expect(ride.withdrawal).toBe("exempt");
    expect((await order.withdraw([ride.id])).status).toBe(409);
    expect((await order.withdraw([stickers.id, 999_999])).status).toBe(409);
    expect((await order.withdraw([])).status).toBe(422);
    const wrong = `${order.mine.slice(0, -1)}${order.mine.endsWith("A") ? "B" : "A"}`;
    const body = { items: [stickers.id] };
    expect((await server.call(`POST ${wrong}/withdrawal`, { body })).status).toBe(404);
    expect(await db.$count(withdrawals)).toBe(0);
  });

  test("a voucher that was used or paid with can't be withdrawn from, its unused pieces can", async () => {
    await db
      .update(products)
      .set({ is_voucher: true, voucher_months: 6 })
      .where(eq(products.id, "drift-taxi-1"));
    const items = [{ id: "drift-taxi-1", quantity: 2, price: 5000 }];
    const { body } = await server.call("POST /orders", {
      language: "cs",
      body: { ...shop.payload, items, total: 10_129 },
    });
    const mine = `/orders/mine/${body.orderId}/${body.access_key}`;
    await server.call(`POST /orders/admin/orders/${body.orderId}/paid`, {
      token: await server.signIn(),
      body: { how: "bank" },
    });
    const issued = db.select().from(vouchers).where(eq(vouchers.order_id, body.orderId));
    const [first, second] = await issued.orderBy(vouchers.id);
    const ride = async () => (await server.call(`GET ${mine}`, { language: "cs" })).body.items[0];
    const use = (id = 0) =>
      db.update(vouchers).set({ used_at: new Date(), used_by: "team" }).where(eq(vouchers.id, id));
    const withdraw = async (quantity: number) => {
      const chosen = [{ id: (await ride()).id, quantity }];
      return (await server.call(`POST ${mine}/withdrawal`, { body: { items: chosen } })).status;
    };
    await use(first?.id);
    expect(await ride()).toMatchObject({ withdrawal: "open", open_pieces: 1 });
    expect(await withdraw(2)).toBe(409);
    // Of money, what was spent is used too.
    const spent = { value_halere: 500_000, balance_halere: 400_000 };
    await db
      .update(vouchers)
      .set(spent)
      .where(eq(vouchers.id, second?.id ?? 0));
    expect(await ride()).toMatchObject({ withdrawal: "used", open_pieces: 0 });
    expect(await withdraw(1)).toBe(409);
    const answer = await server.call("POST /withdrawals", {
      language: "cs",
      body: form({ order_number: body.order_number }),
    });
    expect(answer.status).toBe(201);
    expect(await db.select().from(withdrawals)).toMatchObject([{ items: [{ quantity: 2, doubt: "used" }] }]);
    expect(await receiptText()).not.toContain("Co jste zaplatili");
    expect((await ride()).withdrawal).toBe("used");
  });

  test("a service has 14 days from the order, goods 14 days from the takeover, to the next working day", async () => {
    server.setNow(new Date("2026-11-07T10:00:00Z"));
    const order = await place();
    // 21 November is a Saturday.
    expect(await order.items()).toMatchObject([
      { withdrawal: "open", withdraw_until: "2026-11-23" },
      { withdrawal: "open", withdraw_until: null },
    ]);
    server.setNow(new Date("2026-11-20T10:00:00Z"));
    await order.setStatus("shipped");
    server.setNow(new Date("2026-11-23T22:59:00Z"));
    await order.setStatus("completed");
    expect(await order.items()).toMatchObject([
      { withdrawal: "open" },
      { withdrawal: "open", withdraw_until: "2026-12-07" },
    ]);
    server.setNow(new Date("2026-11-23T23:01:00Z"));
    expect((await order.items())[0].withdrawal).toBe("over");
    server.setNow(new Date("2026-12-07T23:01:00Z"));
    const [ride, stickers] = await order.items();
    expect(stickers.withdrawal).toBe("over");
    expect((await order.withdraw([ride.id, stickers.id])).status).toBe(409);
  });
});

describe("by order number and e-mail", () => {
  const send = (changes: object = {}) =>
    server.call("POST /withdrawals", { language: "cs", body: form(changes) });

  test("covers the whole order and is answered as a stranger's is; sent again it is the same", {
    tags: "both-databases",
  }, async () => {
    const order = await place();
    const first = await send({ order_number: `#${order.number}` });
    expect([first.status, first.body]).toEqual([201, { received_at: "2026-11-02T09:30:00.000Z" }]);
    server.setNow(new Date("2026-11-02T11:00:00Z"));
    const again = await Promise.all([1, 2, 3].map(() => send({ order_number: String(order.id) })));
    expect(again.map(({ body }) => body.received_at)).toEqual(Array(3).fill(first.body.received_at));
    expect(await sent("withdrawal-receipt")).toHaveLength(1);
    expect((await order.items()).map((item: { withdrawal: string }) => item.withdrawal)).toEqual([
      "withdrawn",
      "withdrawn",
    ]);
  });

  test("after a part by the order's page, the whole order is more than was stated before", async () => {
    const order = await place();
    const [ride, stickers] = await order.items();
    await order.withdraw([stickers.id]);
    server.setNow(new Date("2026-11-04T11:00:00Z"));
    const whole = await send({ order_number: order.number });
    expect(whole.body.received_at).toBe("2026-11-04T11:00:00.000Z");
    const stored = await db.select().from(withdrawals).orderBy(withdrawals.id);
    expect(stored.map(({ items }) => ids(items))).toEqual([[stickers.id], [ride.id]]);
    expect(await sent("withdrawal-receipt")).toHaveLength(2);
    server.setNow(new Date("2026-11-05T11:00:00Z"));
    expect((await send({ order_number: order.number })).body).toEqual(whole.body);
  });

  test("counts also where no order is found, without telling so to whom asks", async () => {
    const order = await place();
    const { status, body } = await send({ order_number: order.number, email: "other@example.cz" });
    expect([status, Object.keys(body)]).toEqual([201, ["received_at"]]);
    const [row] = await db.select().from(withdrawals);
    expect(row).toMatchObject({ order_id: null, email: "other@example.cz" });
    // Its order may have been paid.
    expect((await server.call("GET /withdrawals", { token })).body).toMatchObject([
      { refund_by: "2026-11-16" },
    ]);
    expect((await sent("withdrawal-receipt"))[0]?.toAddress).toBe("other@example.cz");
    expect((await sent("withdrawal-notice"))[0]?.text).toContain("neodpovídají žádné objednávce");
    expect(await receiptText()).toMatch(/dohledáme.*Za vše, od čeho odstoupit lze/s);
    expect((await order.items())[0].withdrawal).toBe("open");
  });

  test("past the 14 days it is taken, and says honestly that they are over", async () => {
    const order = await place();
    await order.setStatus("done");
    server.setNow(new Date("2026-12-01T10:00:00Z"));
    expect((await send({ order_number: order.number })).status).toBe(201);
    const receipt = (await sent("withdrawal-receipt"))[0]?.text.replace(/\u00a0/g, " ");
    expect(receipt).toContain("čtrnáctidenní lhůta uplynula");
    // Nothing that is not decided yet is promised or asked for.
    expect(receipt).not.toMatch(/vrátíme|Zboží nám prosím pošlete/);
    expect((await db.select().from(withdrawals))[0]?.is_late).toBe(true);
    // Whether it holds is for the team to decide: the order's page shows it, and says of nothing that it holds.
    expect((await order.items()).map((item: { withdrawal: string }) => item.withdrawal)).toEqual([
      "over",
      "over",
    ]);
    const page = await server.call(`GET ${order.mine}`, { language: "cs" });
    expect(page.body.withdrawals).toMatchObject([{ items: [{ quantity: 1 }, { quantity: 3 }] }]);
  });

  test("of some items that came too late beside others that did not, only those in time are withdrawn from", async () => {
    const order = await place();
    server.setNow(new Date("2026-12-01T10:00:00Z"));
    expect((await send({ order_number: order.number })).status).toBe(201);
    expect((await order.items()).map((item: { withdrawal: string }) => item.withdrawal)).toEqual([
      "over",
      "withdrawn",
    ]);
    const list = await server.call("GET /withdrawals", { token: await server.signIn() });
    expect(list.body).toMatchObject([
      { is_late: false, items: [{ quantity: 1, doubt: "late" }, { quantity: 3 }] },
    ]);
    expect(list.body[0].items[1]).not.toHaveProperty("doubt");
  });

  test("of an order with only a ride on a fixed date no money is promised, and the team is asked to decide", async () => {
    await db.update(products).set({ is_withdrawal_exempt: true });
    const order = await place();
    expect((await send({ order_number: order.number })).status).toBe(201);
    expect(await receiptText()).toContain("na tuto koupi právo odstoupit do 14 dnů nevztahuje");
    expect(await receiptText()).not.toMatch(/vrátíme|Zboží nám prosím pošlete/);
    expect((await sent("withdrawal-notice"))[0]?.text).toContain("zákon odstoupení neumožňuje");
    await paidLongAgo(db, order.id);
    expect((await server.call("GET /withdrawals", { token })).body).toMatchObject([
      { items: [{ doubt: "exempt" }, { doubt: "exempt" }], refund_by: null },
    ]);
    expect((await order.items())[0].withdrawal).toBe("exempt");
  });

  test("where a part can't be withdrawn from, money is promised for the rest only", async () => {
    await db.update(products).set({ is_withdrawal_exempt: true }).where(eq(products.id, "drift-taxi-1"));
    const order = await place();
    for (const scope of ["jen jízda", ""]) {
      await db.delete(mails);
      expect((await send({ order_number: order.number, scope })).status).toBe(201);
      expect(await receiptText()).toContain("Za vše, od čeho odstoupit lze a od čeho jste odstoupili včas");
      expect(await receiptText()).not.toContain("Co jste zaplatili");
    }
    expect((await order.items()).map((item: { withdrawal: string }) => item.withdrawal)).toEqual([
      "exempt",
      "withdrawn",
    ]);
  });

  test("one address gets few receipts of strangers in a day, though each statement counts and the team is told", async () => {
    for (let i = 0; i < 5; i++)
      expect(
        (await send({ email: "victim@example.cz", order_number: "999999", scope: `part ${i}` })).status,
      ).toBe(201);
    expect(await sent("withdrawal-receipt")).toHaveLength(3);
    const notices = await sent("withdrawal-notice");
    expect(notices).toHaveLength(5);
    expect(notices.at(-1)?.text).toContain("může ji zadávat někdo cizí");
    expect(await db.$count(withdrawals)).toBe(5);
    // Whoever has an order is not kept from its receipt.
    const order = await place();
    expect((await send({ order_number: order.number })).status).toBe(201);
    expect(await sent("withdrawal-receipt")).toHaveLength(4);
  });

  test("what a stranger typed is repeated in the receipt, and nothing of it is a link", async () => {
    const scope = "pay at https://evil.example/pay or www.evil.cz, mail me@evil.cz";
    const name = "See evil.example/now";
    expect((await send({ email: "reader@example.cz", order_number: "evil.cz", name, scope })).status).toBe(
      201,
    );
    for (const mail of [...(await sent("withdrawal-receipt")), ...(await sent("withdrawal-notice"))])
      for (const text of [mail.text, mail.html ?? ""]) {
        expect(text).not.toMatch(/https?:\/\/evil|evil\.(cz|example)|www\.evil|@evil/);
        expect(text.replaceAll("\u200b", "")).toContain("https://evil.example/pay or www.evil.cz");
      }
  });

  test("where the site has no mail server the team is told that no receipt went out", async () => {
    const order = await place();
    expect((await send({ order_number: order.number })).status).toBe(201);
    const [notice] = await sent("withdrawal-notice");
    expect(notice?.text).toContain("Web nemá poštovní server");
    expect(notice?.text).not.toContain("mu odešlo");
  });

  test("what is missing or no e-mail is named; more than ten from one address are refused", async () => {
    const wrong = await send({ name: " ", email: "nobody" });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual(["name", "email"]);
    for (let i = 0; i < 10; i++) expect((await send({ scope: `part ${i}` })).status).toBe(201);
    expect((await send({ scope: "one more" })).status).toBe(429);
  });
});
