// @module-tag both-databases
import { and, eq, gt, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeAll, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { everyTable, tablesThatDiffer } from "#testing/every-table.ts";
import { type OrderAct, orderPurchase, orderStep, orderWalk } from "#testing/shop/order-walk.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";
import { effectsBetween } from "./effects-between.ts";
import { worldOf } from "./order-world.ts";

/** What a step is said to do is what it does: it is done, looked at and taken back. */
const server = await testServer();
const { db } = server.services;
const { open, buy, act, call, settle, linesOf } = orderWalk(server);

beforeAll(() => server.services.jobs.stop());
afterEach(() => server.setNow(null));

const PLAIN = { holds: 1, code: true, cash: false, pickup: false };

interface Foretold {
  effects: string[];
  refused?: string;
}

/** What is said before a step; null: it is not offered, or says nothing beforehand. */
async function foretold(id: number, one: OrderAct): Promise<Foretold | null> {
  const path = `/orders/admin/orders/${id}`;
  if (one.do === "move") {
    const { body, status } = await call(`GET ${path}/status-effects`);
    return status === 200 ? body.find((told: { status: string }) => told.status === one.to) : null;
  }
  if (one.do === "pay" || one.do === "undo") {
    const { body, status } = await call(`GET ${path}/steps`);
    if (status !== 200) return null;
    const told =
      one.do === "pay"
        ? body.steps.find(({ step }: { step: string }) => step === "pay")
        : body.back.find(({ what }: { what: string }) => what === one.what);
    return told ?? null;
  }
  if (one.do === "take back") {
    const { items = [] } = (await call(`GET ${path}`)).body;
    const item = items.filter(
      ({ quantity, taken_back }: { quantity: number; taken_back: number }) => quantity > taken_back,
    )[one.item];
    if (!item) return null;
    const wish = { items: [{ id: item.id, quantity: one.pieces }] };
    const { body, status } = await call(`POST ${path}/taken-back/plan`, wish);
    return status === 200 ? body : { effects: [], refused: body.message };
  }
  if (one.do !== "change") return null;
  const lines = await linesOf(id, one);
  if (!lines) return null;
  const { body, status } = await call(`POST ${path}/items/plan`, { lines });
  return status === 200 ? body : { effects: [], refused: body.message };
}

/** A step is done; what was said before is what can be seen then. */
async function follow(bought: { id: number; mine: string }, one: OrderAct): Promise<string[]> {
  const { id } = bought;
  const untouched = await everything();
  const said = await foretold(id, one);
  expect([one.do, tablesThatDiffer(untouched, await everything())]).toEqual([one.do, []]);
  const before = await worldOf(db, id);
  const last = await lastMail();
  const answer = await act(bought, one);
  if (one.do === "withdraw") await settle(id);
  if (!said || !answer) return [];
  if (said.refused) {
    expect([one.do, answer.status >= 400]).toEqual([one.do, true]);
    if (one.do !== "change") expect(answer.body.message).toBe(said.refused);
    return [];
  }
  expect([one.do, answer.status, answer.status === 200 ? "" : answer.body]).toEqual([one.do, 200, ""]);
  const sent = await db
    .select({ kind: mails.kind })
    .from(mails)
    .where(and(eq(mails.about, `orders/${id}`), gt(mails.id, last)))
    .orderBy(mails.id);
  const kinds = new Set(sent.map(({ kind }) => kind));
  const seen = effectsBetween(before, await worldOf(db, id), kinds);
  expect([one, said.effects]).toEqual([one, seen]);
  return seen;
}

const lastMail = async () =>
  (await db.select({ id: sql<number>`coalesce(max(${mails.id}), 0)::int` }).from(mails))[0]?.id ?? 0;

/** What waits to be done by the background, too. */
async function everything() {
  const held = await everyTable(db);
  const { rows } = await db.execute<{ jobs: string }>(sql`select count(*)::text as jobs from pgboss.job`);
  return held.set("jobs", rows[0]?.jobs ?? "");
}

test("the rules of the walk are met: papers, mails, stock, vouchers, seats and money are named", async () => {
  await open();
  const [bought] = await buy(PLAIN);
  if (!bought) throw new Error("nothing was bought");
  const order = 0;
  expect(await follow(bought, { do: "pay", order })).toEqual([
    "issue-paid-invoice",
    "issue-vouchers",
    "book-seats",
  ]);
  expect(await follow(bought, { do: "change", order, item: 0, pieces: 1 })).toEqual([
    "return-stock",
    "credit-pieces",
  ]);
  expect(await follow(bought, { do: "move", order, to: "shipped" })).toEqual(["mail-shipped"]);
  expect(await follow(bought, { do: "undo", order, what: "status" })).toEqual(["mail-undone"]);
  expect(await follow(bought, { do: "move", order, to: "cancelled" })).toEqual([
    "return-stock",
    "void-vouchers",
    "issue-credit-note",
    "mail-cancelled",
    "free-seats",
  ]);
  expect(await follow(bought, { do: "move", order, to: "processing" })).toContain("restore-vouchers");
});

test("the next paper has the next number, however often its number was looked at beforehand", async () => {
  await open();
  const [bought] = await buy(PLAIN);
  if (!bought) throw new Error("nothing was bought");
  for (let look = 0; look < 3; look++) await call(`GET /orders/admin/orders/${bought.id}/steps`);
  await act(bought, { do: "pay", order: 0 });
  const [paper] = await db.select().from(invoices).where(eq(invoices.order_id, bought.id));
  expect(paper?.sequence).toBe(1);
});

test("of an order without an address the mails are named that its customer would have had", async () => {
  await open();
  const [bought] = await buy(PLAIN);
  if (!bought) throw new Error("nothing was bought");
  const queued = await db.$count(mails);
  await db.execute(sql`update orders set customer_email = '' where id = ${bought.id}`);
  const { body } = await call(`GET /orders/admin/orders/${bought.id}/steps`);
  const sending = body.steps.find(({ step }: { step: string }) => step === "send");
  expect(sending.effects).toEqual(["mail-shipped"]);
  expect(await db.$count(mails)).toBe(queued);
});

test("while somebody looks at what an order's steps do, others place and pay orders", async () => {
  await open();
  const [seen] = await buy(PLAIN);
  if (!seen) throw new Error("nothing was bought");
  const looks = Array.from({ length: 2 }, () => call(`GET /orders/admin/orders/${seen.id}/steps`));
  const others = Array.from({ length: 3 }, () => buy({ ...PLAIN, holds: 0 }));
  const paid = (await Promise.all(others)).flat().map((one) => act(one, { do: "pay", order: 0 }));
  for (const { status } of await Promise.all(looks)) expect(status).toBe(200);
  for (const answer of await Promise.all(paid)) expect(answer).toMatchObject({ status: 200 });
  const papers = await db.select({ sequence: invoices.sequence }).from(invoices).orderBy(invoices.sequence);
  expect(papers.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

/** Last: what a walk that ran out of time has begun may still be under way. */
test("in every state each step names beforehand what it does, and saying so leaves no trace", async () => {
  await fc.assert(
    fc.asyncProperty(
      orderPurchase,
      fc.array(orderStep, { minLength: 4, maxLength: 9 }),
      async (first, steps) => {
        await open();
        const placed = await buy(first);
        for (const one of steps) {
          if (one.do === "buy") placed.push(...(await buy(one)));
          else {
            const chosen = placed.at(one.order);
            if (chosen) await follow(chosen, one);
          }
        }
      },
    ),
    walk(16, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});
