// @module-tag both-databases
import { beforeEach, expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { cashClosings } from "./cash-closings.table.ts";
import { cashDesk } from "./cash-desk.ts";

/** Cash and cards on the spot, by person, and what was counted. */

const server = await testServer();
const { db } = server.services;
const NOON = new Date("2027-06-12T10:00:00Z");
server.setNow(NOON);
const ivana = await signedInAs(server, "shop", "ivana");
const karel = await signedInAs(server, "track", "karel");
const pavla = await signedInAs(server, "money", "pavla");

beforeEach(async () => {
  await db.delete(cashClosings);
  await openShop(server.services);
  await db.update(products).set({ stock: null, price_halere: 39_990 });
});

const sell = async (token: string, how: "cash" | "card", quantity = 1) => {
  const items = [{ id: "sticker-set", quantity, price: 399.9 }];
  const body = { items, how, total: 399.9 * quantity };
  return (await server.call("POST /stall/sales", { token, body, language: "cs" })).body.id as number;
};
const desk = async (token = pavla.token) => (await server.call("GET /cash-desk", { token })).body;
const close = (body: object, token = pavla.token) =>
  server.call("POST /cash-desk/closings", { token, body, language: "cs" });

test("today's cash and cards stand by person, in whole crowns, and an undone payment is none", async () => {
  await sell(ivana.token, "cash");
  await sell(karel.token, "cash", 2);
  await sell(karel.token, "card");
  const wrong = await sell(ivana.token, "cash");
  expect((await desk()).expected).toBe(1600);
  const undo = (what: string, status: string) =>
    server.call(`POST /orders/admin/orders/${wrong}/undo`, { token: ivana.token, body: { what, status } });
  expect((await undo("status", "done")).status).toBe(200);
  expect((await undo("payment", "pending")).status).toBe(200);
  expect(await desk()).toMatchObject({
    follows: 0,
    cash: 1200,
    card: 399.9,
    expected: 1200,
    people: [
      { name: "ivana", cash: 400, card: 0 },
      { name: "karel", cash: 800, card: 399.9 },
    ],
  });
  // Nobody has closed it for days: it is today's.
  const tomorrow = () => new Date("2027-06-13T10:00:00Z");
  expect(await cashDesk({ db, now: tomorrow })).toMatchObject({ cash: 0, card: 0, people: [] });
});

test("a closing keeps who counted, the difference and the change that stays, and the desk begins anew", async () => {
  await sell(ivana.token, "cash");
  const { status, body } = await close({ follows: 0, expected: 400, counted: 380, left: 100, note: "Kafe" });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    left: 100,
    cash: 0,
    expected: 100,
    people: [],
    closings: [{ by: "pavla", expected: 400, counted: 380, difference: -20, left: 100, note: "Kafe" }],
  });
  await sell(karel.token, "cash");
  expect(await desk()).toMatchObject({ follows: body.follows, cash: 400, expected: 500 });
});

test("of two who close one desk at once one wins, and the other is told", async () => {
  await sell(ivana.token, "cash");
  const answers = await Promise.all(
    [400, 399].map((counted) => close({ follows: 0, expected: 400, counted })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/mezitím uzavřel někdo jiný/);
  expect(await db.$count(cashClosings)).toBe(1);
});

test("money that came while somebody counted is told before anything is closed", async () => {
  await sell(ivana.token, "cash");
  const { follows, expected } = await desk();
  await sell(karel.token, "cash");
  const late = await close({ follows, expected, counted: 400 });
  expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/^Od otevření pokladny/)]);
  expect(await db.$count(cashClosings)).toBe(0);
});

test("sales that come while it is closed are in this closing or in the next, never in none", async () => {
  const [, ...closings] = await Promise.all([
    sell(ivana.token, "cash"),
    close({ follows: 0, expected: 0, counted: 0 }),
    sell(karel.token, "cash"),
  ]);
  const left = await desk();
  const closed = left.closings[0]?.expected ?? 0;
  expect(closings).toHaveLength(2);
  expect(closed + left.cash).toBe(800);
});

test.each([
  [{ counted: -1 }, 422],
  [{ counted: 100, left: 200 }, 422],
  [{ follows: 7 }, 409],
])("%o is refused", async (wrong, status) => {
  expect((await close({ follows: 0, expected: 0, counted: 0, ...wrong })).status).toBe(status);
  expect(await db.$count(cashClosings)).toBe(0);
});

test("the track does not see the desk", async () => {
  expect((await server.call("GET /cash-desk", { token: karel.token })).status).toBe(403);
});
