// @module-tag both-databases
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeAll, expect, test } from "vitest";
import { daySlots } from "#features/days/server/days.table.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { everyTable, tablesThatDiffer } from "#testing/every-table.ts";
import { type OrderAct, orderPurchase, orderStep, orderWalk } from "#testing/shop/order-walk.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";

/** What follows an order follows from what it is: looked at again, nothing changes, whatever has happened to it. */
const server = await testServer();
const { db } = server.services;
const { open, buy, act, settle } = orderWalk(server);

beforeAll(async () => {
  // Mails and follow-ups of the background would come in between.
  await server.services.jobs.stop();
});
afterEach(() => server.setNow(null));

/** First: what a walk that ran out of time has begun may still be under way. */
test("the rules of the walk are met: it pays, books and takes back", async () => {
  await open();
  const [bought] = await buy({ holds: 1, code: true, cash: false, pickup: false });
  if (!bought) throw new Error("nothing was bought");
  const { id } = bought;
  expect(await act(bought, { do: "pay", order: 0 })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "take back", order: 0, item: 0, pieces: 1 })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "change", order: 0, item: 0, pieces: 2 })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "rename", order: 0 })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "undo", order: 0, what: "payment" })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "move", order: 0, to: "cancelled" })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "hide", order: 0 })).toMatchObject({ status: 204 });
  expect(await act(bought, { do: "show", order: 0 })).toMatchObject({ status: 204 });
  expect(await db.$count(orderItems, eq(orderItems.order_id, id))).toBeGreaterThan(1);
  expect(await db.$count(orders, eq(orders.id, id))).toBe(1);
  expect(await db.$count(products)).toBe(2);
  expect(await db.$count(daySlots)).toBe(2);
});

test("after any step of any history, what follows an order called again changes no row of any table", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(orderStep, { minLength: 4, maxLength: 10 }), async (steps) => {
      await open();
      const placed: { id: number; mine: string }[] = [];
      for (const one of steps) {
        if (one.do === "buy") placed.push(...(await buy(one)));
        else {
          const chosen = placed.at(one.order);
          if (chosen) await act(chosen, one);
          // Its seats are free a moment later, by a job.
          if (chosen && one.do === "withdraw") await settle(chosen.id);
        }
        const before = await everyTable(db);
        for (const { id } of placed) await settle(id);
        expect([one.do, tablesThatDiffer(before, await everyTable(db))]).toEqual([one.do, []]);
      }
    }),
    walk(24, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});

test("two steps at the same moment: each is done or refused, none waits for ever, and nothing is left to be done", async () => {
  const acts = orderStep.filter((one) => one.do !== "buy" && one.do !== "book") as fc.Arbitrary<OrderAct>;
  await fc.assert(
    fc.asyncProperty(
      orderPurchase,
      fc.array(fc.tuple(acts, acts), { minLength: 2, maxLength: 4 }),
      async (purchase, pairs) => {
        await open();
        const [bought] = await buy(purchase);
        if (!bought) return;
        for (const pair of pairs) {
          const answers = await Promise.all(pair.map((one) => act(bought, one)));
          for (const answer of answers) if (answer) expect(answer.status).toBeLessThan(500);
          await settle(bought.id);
          const before = await everyTable(db);
          await settle(bought.id);
          expect(tablesThatDiffer(before, await everyTable(db))).toEqual([]);
        }
      },
    ),
    walk(12, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});
