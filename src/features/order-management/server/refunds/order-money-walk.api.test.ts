// @module-tag both-databases
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import Stripe from "stripe";
import { beforeAll, expect, test } from "vitest";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { moneyOf, orderMoney } from "#features/orders/server/index.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { disputes } from "#features/payments/server/disputes/disputes.table.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import { refunds } from "#features/payments/server/refunds/refunds.table.ts";
import { csvOf } from "#testing/outside/bank-statements.ts";
import { stripeEvent } from "#testing/outside/card-gateways.ts";
import { type Session, startStripeServer, toSession } from "#testing/outside/stripe-server.ts";
import { orderToChange } from "#testing/shop/order-to-change.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";

/** Whatever comes, goes and is taken back, an order's book says what banks, gateways and people have said. */

const stripeApi = await startStripeServer();
const keys = { STRIPE_SECRET_KEY: "sk_test_onlyfortests", STRIPE_WEBHOOK_SECRET: "whsec_onlyfortests" };
const stripe = new Stripe(keys.STRIPE_SECRET_KEY);
const server = await testServer({ ...keys, STRIPE_API_URL: stripeApi.url });
const { db } = server.services;
const ACCOUNT = "19-2000145399/0800";

let at: Awaited<ReturnType<typeof orderToChange>>;
let intent: string;
let payment: string;
let booking = 0;
/** What people have noted and not taken back, and transfers that were undone as payments. */
let noted: number[];
let undone: Set<number>;
let told: (() => Promise<number>)[];

beforeAll(() => server.services.jobs.stop());

const STEPS = {
  "a part": () => transfer(1000),
  "the rest": async () => transfer((await at.order()).to_pay || 1),
  "too much": () => transfer(6000),
  "counts as a part": () => decide("part"),
  "counts as the whole": () => decide("pay"),
  "is sent back": () => decide("return"),
  "waits again": () => reopen(),
  card: () => tell("paid", session()),
  "card twice": async () => tell("again", session("again")),
  "that counts": () => countStray(),
  cash: () => note("cash"),
  "by hand": () => note("bank"),
  undo: () => undo(),
  "take back": () => takeBack(),
  cancel: () => at.setStatus("cancelled"),
  reopen: () => at.setStatus("processing"),
  "refund a part": () => refund((owed) => Math.min(owed, 333.4)),
  "refund all": () => refund((owed) => owed),
  "refund in cash": () => at.call(`POST ${at.path}/refunded`, { how: "cash" }),
  "has gone": () => step("sent"),
  "is called off": () => step("call-off"),
  "refunded at the gateway": () => ownRefund(),
  disputed: () => tell("dp", dispute("created", "needs_response")),
  "dispute won": () => tell("dp won", dispute("closed", "won")),
  "dispute lost": () => tell("dp lost", dispute("closed", "lost")),
} satisfies Record<string, () => Promise<unknown>>;

test("any walk of payments, refunds, disputes and what is taken back conserves the money to the haléř", async () => {
  const steps = fc.array(fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])), {
    minLength: 5,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (names) => {
      await begin();
      for (const name of names) {
        await STEPS[name]();
        await expectOneBook(name);
      }
      // However often what was told is told again, nothing changes.
      const before = await book();
      for (const again of told) expect(await again()).toBeLessThan(300);
      expect(await book()).toEqual(before);
      const check = (await at.call("POST /accounting/check")).body.differences as {
        kind: string;
        found: number | null;
      }[];
      expect(check.map(({ kind }) => kind)).not.toContain("voucher-differs");
      // What is too much, and what was taken as enough, the night names as before.
      const { waived, owed, paid, returned, onTheWay, disputed } = await moneyOf(db, at.id);
      const isMore = returned + onTheWay + disputed > paid;
      expect(check.some(({ kind, found }) => kind === "payment-differs" && (found ?? 0) < 0)).toBe(isMore);
      if (!isMore && waived === 0 && owed === 0 && undone.size === 0)
        expect(check.map(({ kind }) => kind)).not.toContain("payment-differs");
    }),
    walk(24, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});

async function begin(): Promise<void> {
  await db.delete(bankEntries);
  at = await orderToChange(server);
  [noted, undone, told] = [[], new Set(), []];
  await db.update(paymentMethods).set({ kind: "card" });
  await db.update(orders).set({ payment_kind: "card" }).where(eq(orders.id, at.id));
  const [row] = await db
    .insert(cardPayments)
    .values({
      order_id: at.id,
      gateway: "stripe",
      amount_halere: 557_870,
      currency: "CZK",
      origin: "http://x",
      state: "open",
      reference: `cs_walk_${++booking}`,
    })
    .returning();
  [intent, payment] = [`pi_${row?.reference}`, row?.id ?? ""];
}

async function expectOneBook(after: string): Promise<void> {
  const money = await moneyOf(db, at.id);
  const [row] = await db.select().from(orders).where(eq(orders.id, at.id));
  const bank = await db
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.order_id, at.id))
    .orderBy(asc(bankEntries.id));
  const cards = await db
    .select()
    .from(cardPayments)
    .where(eq(cardPayments.order_id, at.id))
    .orderBy(asc(cardPayments.id));
  const back = await db
    .select()
    .from(refunds)
    .where(eq(refunds.order_id, at.id))
    .orderBy(asc(refunds.created_at));
  const held = await db.select().from(disputes).where(eq(disputes.order_id, at.id)).orderBy(asc(disputes.id));
  const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
  const counted = bank.filter(({ id, state }) => (state === "paid" || state === "part") && !undone.has(id));
  const paid = sum([
    ...noted,
    ...counted.map(({ amount }) => amount),
    ...cards.filter(({ state }) => state === "paid").map(({ amount_halere }) => amount_halere),
  ]);
  const went = (states: string[]) =>
    sum(
      back
        .filter(({ state }) => states.includes(state))
        .map((one) => one.amount_halere - one.rounding_halere),
    );
  const model = {
    paid,
    returned: went(["succeeded"]),
    onTheWay: went(["opening", "pending", "unclear"]),
    disputed: sum(held.filter(({ is_gone }) => is_gone).map(({ amount_halere }) => amount_halere)),
  };
  expect([after, money]).toMatchObject([after, model]);
  const left = Math.max(0, model.paid - model.returned - model.onTheWay - model.disputed);
  expect([after, money.left]).toEqual([after, left]);
  // What is cached is the sum.
  expect([after, row?.balance_halere]).toEqual([after, money.owed > 0 ? money.owed : -money.due || 0]);
  if (row?.status === "cancelled") expect([after, money.owed]).toEqual([after, left]);
  if (row && !row.paid_at && row.status !== "cancelled" && money.waived === 0)
    expect([after, money.due]).toEqual([after, Math.max(0, row.total_halere - left - model.disputed)]);
}

async function book() {
  const rows = await db
    .select()
    .from(orderMoney)
    .where(eq(orderMoney.order_id, at.id))
    .orderBy(asc(orderMoney.id));
  const [row] = await db.select().from(orders).where(eq(orders.id, at.id));
  return { rows, balance: row?.balance_halere, paid_at: row?.paid_at };
}

async function transfer(amount: number): Promise<void> {
  const symbol = String(at.id).padStart(10, "0");
  const row = { day: "2026-05-20", amount, symbol, name: `Žofie ${++booking}`, account: "2000145399" };
  const content = Buffer.from(csvOf([{ ...row, bank: "0800" }])).toString("base64");
  const send = async () => (await at.call("POST /bank-transfers/statements", { content })).status;
  expect(await send()).toBeLessThan(300);
  told.push(send);
}

async function decide(action: string): Promise<void> {
  const entries = (await at.call("GET /bank-transfers")).body.entries as { id: number }[];
  const [entry] = entries;
  if (!entry) return;
  const { status } = await at.call(`POST /bank-transfers/${entry.id}/decision`, { action, order_id: at.id });
  expect(status).toBeLessThan(500);
  undone.delete(entry.id);
}

async function reopen(): Promise<void> {
  const rows = await db
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.order_id, at.id))
    .orderBy(asc(bankEntries.id));
  const last = rows.at(-1);
  if (!last) return;
  const { status } = await at.call(`POST /bank-transfers/${last.id}/decision`, { action: "reopen" });
  expect(status).toBeLessThan(500);
  if (status === 200) undone.delete(last.id);
}

async function tell(attempt: string, send: (id: string) => Promise<number>): Promise<void> {
  expect(await send(attempt)).toBeLessThan(300);
  told.push(
    () => send(attempt),
    () => send(`${attempt} once more`),
  );
}

/** The page is paid, or another one that nobody knows of. */
function session(other = "") {
  const [id, of, metadata] = [`cs_${intent}${other}`, intent + other, other ? {} : { payment }];
  const order = String(at.id).padStart(10, "0");
  const paid = { id, intent: of, amount: 557_870, order, metadata, status: "complete" } as Session;
  return (attempt: string) =>
    stripeEvent(server, stripe, "checkout.session.completed", toSession(paid), {
      id: `evt_${attempt}_${intent}`,
    });
}

async function countStray(): Promise<void> {
  const stray = (await at.order()).card_payments.find(({ state }: { state: string }) => state === "stray");
  if (stray)
    expect((await at.call(`POST ${at.path}/card-payments/${stray.id}/counted`)).status).toBeLessThan(500);
}

function dispute(type: string, status: string) {
  const [of, id] = [intent, `dp_${intent}`];
  const object = { id, object: "dispute", amount: 557_870, currency: "czk", status, payment_intent: of };
  return (attempt: string) =>
    stripeEvent(
      server,
      stripe,
      `charge.dispute.${type}`,
      { ...object, reason: "fraudulent", created: 1_800_000_000 },
      { id: `evt_${attempt}_${of}`, created: 1_800_000_000 },
    );
}

async function ownRefund(): Promise<void> {
  const [of, place] = [intent, stripeApi.refunds.length];
  stripeApi.refunds.push({
    id: `re_${of}_${place}`,
    key: "",
    intent: of,
    amount: 5000,
    status: "succeeded",
    metadata: {},
  });
  await tell(`re ${place}`, (attempt) =>
    stripeEvent(
      server,
      stripe,
      "charge.refunded",
      { id: "re_x", payment_intent: of },
      { id: `evt_${attempt}_${of}` },
    ),
  );
}

async function note(how: "cash" | "bank"): Promise<void> {
  const before = (await moneyOf(db, at.id)).paid;
  const { status } = await at.call(`POST ${at.path}/paid`, { how });
  expect(status).toBeLessThan(500);
  const came = (await moneyOf(db, at.id)).paid - before;
  if (came > 0) noted.push(came);
}

async function undo(): Promise<void> {
  const { status: seen, paid_at } = await at.order();
  const { status } = await at.call(`POST ${at.path}/undo`, { what: "payment", status: seen });
  expect(status).toBeLessThan(500);
  if (status !== 200) return;
  noted = [];
  const rows = await db.select().from(bankEntries).where(eq(bankEntries.order_id, at.id));
  for (const { id, decided_at } of rows) if (decided_at && decided_at >= new Date(paid_at)) undone.add(id);
}

async function takeBack(): Promise<void> {
  const { items, total } = await at.order();
  const pieces = [{ id: items[1].id, quantity: 1 }];
  const { status } = await at.call(`POST ${at.path}/taken-back`, { items: pieces, seen: total });
  expect(status).toBeLessThan(500);
}

async function refund(most: (owed: number) => number): Promise<void> {
  const { owed, money } = await at.order();
  const seen = Math.round((money.returned + money.on_the_way) * 100) / 100;
  const body = { way: "bank", account: ACCOUNT, amount: Math.round(most(owed) * 100) / 100, seen };
  expect((await at.call(`POST ${at.path}/refunds`, body)).status).toBeLessThan(500);
}

async function step(name: string): Promise<void> {
  const waits = (await at.order()).refunds.find(({ state }: { state: string }) => state === "pending");
  if (waits)
    expect((await at.call(`PATCH ${at.path}/refunds/${waits.id}`, { step: name })).status).toBeLessThan(500);
}
