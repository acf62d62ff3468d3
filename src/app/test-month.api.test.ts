import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { differencesOf } from "#features/accounting/differences.ts";
import { monthSheet } from "#features/accounting/month-sheet.ts";
import { readBooks } from "#features/accounting/server/read-books.ts";
import { bareAccount } from "#features/bank-transfers/bank-entry.ts";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { moneyOfOrders } from "#features/order-management/server/refunds/order-money.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { TEST_SIGNATURE_HEADER, testNotice } from "#features/payments/server/gateways/test-gateway.ts";
import { products } from "#features/products/server/products.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { camtOf, gpcOf, type Payment } from "#testing/bank-statements.ts";
import { startFioServer } from "#testing/fio-server.ts";
import { openShop } from "#testing/orders-test-data.ts";
import { testDatabase } from "#testing/test-database.ts";
import { type TestServer, testServer } from "#testing/test-server.ts";

/** A month of a shop, from its orders to its papers, with a server that dies on the way, against an own count of it. */

/** The same numbers at each run. */
function randomOf(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}
const random = randomOf(17);
function shuffled<T>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ row, at: random(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

const OWN = { digits: bareAccount(DEMO_SELLER.bank_account), iban: DEMO_SELLER.bank_iban };
const SECRET = "a secret of the test month, long enough to sign with";
const open = await testDatabase();
const bank = await startFioServer();
bank.account = { accountId: "2017000006", bankId: "9999", iban: DEMO_SELLER.bank_iban };

let clock = Date.parse("2026-06-01T08:00:00Z");
bank.now = () => clock;
let server: TestServer;
let token: string;
/** So many transactions are done before the process dies in the middle of one; null: it lives. */
let livesFor: number | null = null;

/** The database as a process sees it that is killed: what it was about to commit is gone. */
const mortal = new Proxy(open.db, {
  get(db, name) {
    if (name !== "transaction") return Reflect.get(db, name);
    return (work: (tx: unknown) => Promise<unknown>, settings?: object) =>
      db.transaction(async (tx) => {
        const done = await work(tx);
        if (livesFor !== null && livesFor-- <= 0) throw new Error("killed");
        return done;
      }, settings);
  },
});

async function start(): Promise<void> {
  const environment = {
    FIO_API_URL: bank.url,
    TOKEN_SECRET: SECRET,
    PUBLIC_URL: "https://drift.example.cz",
  };
  server = await testServer(environment, undefined, { open: { ...open, db: mortal } });
  await server.services.jobs.stop();
  await passed(1);
}

async function passed(minutes: number): Promise<void> {
  clock += minutes * 60_000;
  server.setNow(new Date(clock));
  await open.db.delete(rateLimitHits);
  token = await server.signIn();
}

/** Runs a step in a process that dies on the way, and in the next one. */
async function killedOnce(after: number, step: () => Promise<{ status: number }>): Promise<void> {
  livesFor = after;
  expect((await step()).status).toBe(500);
  livesFor = null;
  await server.close();
  await start();
  expect((await step()).status).toBeLessThan(300);
}

const call = (name: string, body: unknown = {}) => server.call(name, { token, language: "cs", body });
async function done(name: string, body?: unknown) {
  const answer = await call(name, body);
  expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

/** What the test itself knows of an order, in haléře. */
interface Known {
  id: number;
  mine: string;
  kind: "bank" | "card" | "cash";
  total: number;
  /** Pieces of the second product, beside the first. */
  stickers: number;
  came: number;
  went: number;
  invoiced: number;
}

test("a month of 300 orders, paid in every way, withdrawn from, refunded and interrupted, comes to zero", {
  timeout: 300_000,
}, async () => {
  await start();
  const shop = await openShop({ db: open.db });
  await open.db.update(products).set({ category: "merchandise" }).where(eq(products.id, "sticker-set"));
  const methods = await open.db
    .insert(paymentMethods)
    .values([
      { names: { en: "Card", cs: "Karta" }, kind: "card" },
      { names: { en: "Cash", cs: "Hotově" }, kind: "cash" },
    ])
    .returning();
  const method = { bank: shop.paymentId, card: methods[0]?.id, cash: methods[1]?.id };

  // 300 orders on twenty days.
  const known: Known[] = [];
  for (let place = 0; place < 300; place++) {
    if (place % 15 === 0) await passed(24 * 60);
    const kind = place % 10 < 7 ? "bank" : place % 10 < 9 ? "card" : "cash";
    const items = [
      ...(place % 3 < 2 ? [{ id: "drift-taxi-1", quantity: 1 + random(2), price: 5000 }] : []),
      ...(place % 3 > 0 ? [{ id: "sticker-set", quantity: 1 + random(5), price: 149.9 }] : []),
    ];
    const total = items.reduce(
      (sum, { quantity, price }) => sum + Math.round(price * 100) * quantity,
      12_900,
    );
    const stickers = items.length === 2 ? (items[1]?.quantity ?? 0) : 0;
    const { orderId, access_key } = await done("POST /orders", {
      ...{ ...shop.payload, items, payment_method: method[kind], total: total / 100 },
    });
    const mine = `/orders/mine/${orderId}/${access_key}`;
    known.push({ ...{ id: orderId, mine, kind, total, stickers }, ...{ came: 0, went: 0, invoiced: 0 } });
  }
  const paid = (order: Known) => Object.assign(order, { came: order.total, invoiced: order.total });
  const of = (kind: Known["kind"]) => known.filter((order) => order.kind === kind);

  // 15 never pay; five others pay in two parts.
  const [unpaid, transfers] = [of("bank").slice(0, 15), of("bank").slice(15)];
  const inParts = transfers.slice(0, 5);
  const day = () => new Date(clock).toISOString().slice(0, 10);
  const today = day();
  const payments: (Payment & { id: string })[] = transfers.flatMap((order, place) => {
    const parts = inParts.includes(order) ? [order.total - 10_000, 10_000] : [order.total];
    return parts.map((amount, part) => ({
      ...{ id: String(1000 + place * 2 + part), day: today, amount: amount / 100, symbol: String(order.id) },
      ...{ name: "Zákazník", account: String(2_000_000_000 + order.id), bank: "0800" },
    }));
  });

  // The bank tells of them by files that overlap and in no order, and by itself.
  const upload = (content: string) =>
    call("POST /bank-transfers/statements", { content: Buffer.from(content).toString("base64") });
  const half = shuffled(payments).slice(0, 110);
  await killedOnce(20, () => upload(gpcOf(half, OWN)));
  await passed(24 * 60);
  bank.bookings = shuffled(payments)
    .slice(0, 120)
    .map(({ id, day, amount, symbol = "", account = "", bank: code = "", name = "" }) => ({
      ...{ id: Number(id), day, amount, symbol, from: { account, bank: code, name } },
    }));
  await done("PUT /bank-transfers/link", { token: bank.token, expires_on: "2026-12-01", since: today });
  await passed(24 * 60);
  await done("POST /bank-transfers/link/ask");
  expect((await upload(camtOf(shuffled(payments), OWN))).status).toBe(200);
  await killedOnce(0, () => upload(camtOf(shuffled(payments), OWN)));
  // Parts are counted by a person.
  for (const order of inParts)
    for (let part = 0; part < 2; part++) {
      const { entries } = (await server.call(`GET /bank-transfers?view=waiting&q=${order.id}`, { token }))
        .body;
      const entry = entries.find(
        (one: { variable_symbol: string }) => Number(one.variable_symbol) === order.id,
      );
      await done(`POST /bank-transfers/${entry.id}/decision`, { action: "part", order_id: order.id });
    }
  for (const order of transfers) paid(order);

  // Cards by notices of the gateway, some twice; cash by the team.
  await passed(24 * 60);
  for (const order of of("card")) {
    await done(`POST ${order.mine}/payment`);
    const { rows } = await open.db.execute<{ id: string; reference: string }>(
      sql`select id, reference from card_payments where order_id = ${order.id}`,
    );
    const { id: payment = "", reference = "" } = rows[0] ?? {};
    const { body, signature } = testNotice(SECRET, {
      ...{ id: randomUUID(), outcome: "paid", payment, reference, amount: order.total, currency: "CZK" },
    });
    for (let times = 0; times < 1 + (order.id % 2); times++)
      await server.app.inject({
        ...{ method: "POST", url: "/api/orders/payments/test/notices", payload: body.toString() },
        headers: { "content-type": "application/json", [TEST_SIGNATURE_HEADER]: signature },
      });
    paid(order);
  }
  await passed(10);
  for (const order of of("cash")) {
    await done(`POST /orders/admin/orders/${order.id}/paid`, { how: "cash" });
    paid(order);
  }

  // 10 withdraw from a piece, 20 orders are cancelled by the team; their money goes back.
  await passed(24 * 60);
  const back = (order: Known) => Object.assign(order, { went: order.total, invoiced: 0 });
  const leaving = known
    .slice(-120)
    .filter(({ kind, stickers }) => kind !== "card" && stickers > 1)
    .slice(0, 10);
  for (const order of leaving) {
    const path = `/orders/admin/orders/${order.id}`;
    const { items } = (await server.call(`GET ${order.mine}`)).body;
    const piece = { id: items.at(-1).id, quantity: 1 };
    await done(`POST ${order.mine}/withdrawal`, { items: [piece] });
    await done(`POST ${path}/taken-back`, { items: [piece], seen: order.total / 100 });
    const { refunds } = await done(`POST ${path}/refunds`, {
      ...{ way: "bank", amount: 149.9, account: "19-2000145399/0800", seen: 0 },
    });
    await done(`PATCH ${path}/refunds/${refunds[0].id}`, { step: "sent" });
    Object.assign(order, { went: 14_990, invoiced: order.total - 14_990 });
  }
  const byCard = of("card").slice(0, 8);
  for (const order of byCard) {
    await done(`POST /orders/admin/orders/${order.id}/cancellation`, { way: "card", seen: 0 });
    back(order);
  }
  const byHand = [...transfers.slice(40, 47), ...of("cash").slice(10, 15)];
  await killedOnce(0, () =>
    server.call(`PATCH /orders/admin/orders/${byHand[0]?.id}`, { token, body: { status: "cancelled" } }),
  );
  for (const order of byHand) {
    await server.call(`PATCH /orders/admin/orders/${order.id}`, { token, body: { status: "cancelled" } });
    await done(`POST /orders/admin/orders/${order.id}/refunded`, {
      how: order.kind === "cash" ? "cash" : "bank",
    });
    back(order);
  }

  // The product finds nothing, and neither does a count that is made in another way.
  const books = await readBooks(open.db, new Date(clock));
  expect(differencesOf(books, day())).toEqual([]);
  const { rows } = await open.db.execute<{ id: number; came: number; went: number; invoiced: number }>(sql`
    with moves as (
      select order_id, amount as came, 0 as went, 0 as invoiced from bank_entries where state <> 'waiting' and order_id is not null
      union all select order_id, amount_halere, 0, 0 from card_payments where state = 'paid'
      union all select order_id, amount_halere, 0, 0 from noted_payments where undone_at is null
      union all select order_id, 0, amount_halere, 0 from refunds where state = 'succeeded'
      union all select order_id, 0, 0, (content->>'total')::bigint from invoices)
    select id, coalesce(sum(came), 0)::float8 as came, coalesce(sum(went), 0)::float8 as went,
      coalesce(sum(invoiced), 0)::float8 as invoiced
    from orders left join moves on order_id = id group by id order by id`);
  expect(rows).toEqual(known.map(({ id, came, went, invoiced }) => ({ id, came, went, invoiced })));
  expect(rows.filter(({ came, went, invoiced }) => came - went - invoiced !== 0)).toEqual([]);
  expect(unpaid.map(({ came }) => came)).toEqual(Array(15).fill(0));
  const shown = await moneyOfOrders(
    open.db,
    known.map(({ id }) => id),
  );
  for (const { id, came, went } of known)
    expect(shown.get(id)).toEqual({ paid: came, returned: went, onTheWay: 0, left: came - went, owed: 0 });

  const sheet = monthSheet(books, "2026-06");
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  expect(sum(sheet.payments.map((one) => one.sum))).toBe(sum(known.map(({ came }) => came)));
  expect(sum(sheet.refunds.map((one) => one.sum))).toBe(sum(known.map(({ went }) => went)));
  expect(sheet.invoices.sum + sheet.credits.sum).toBe(sum(known.map(({ invoiced }) => invoiced)));
  expect([sheet.placed.count, sheet.credits.count, sheet.closing, sheet.open]).toEqual([
    300,
    30,
    { held: 0, owed: 0 },
    [],
  ]);
});
