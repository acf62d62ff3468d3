import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { orderByCard, startCardServers } from "#testing/outside/card-gateways.ts";
import { costs } from "#testing/shop/paid-order.ts";
import { askForPayments } from "../payment-jobs.ts";
import { cardPayments } from "../payments.table.ts";

/** What every gateway keeps, whichever takes the cards. */

for (const { name, gateway, server } of await startCardServers())
  describe(`cards through ${name}`, () => {
    const { db } = server.services;
    let token: string;
    let path: string;
    let mine: string;

    beforeAll(async () => {
      token = await server.signIn();
    });
    beforeEach(async () => {
      ({ path, mine } = await orderByCard(server));
      await db.delete(mails);
    });

    const start = () => server.call(`POST ${mine}/payment`, { language: "cs" });
    const seen = async () => (await server.call(`GET ${mine}`)).body.payment;
    const kinds = async () => (await db.select().from(mails)).map(({ kind }) => kind).sort();
    const tries = () => db.select().from(cardPayments).orderBy(cardPayments.created_at);
    const refundsDue = async () =>
      (await server.call("GET /orders/admin/orders?page=1&view=refunds", { token })).body.orders.map(
        ({ owed }: { owed: number }) => owed,
      );
    const round = async () => {
      server.setNow(new Date(Date.now() + 20 * 60_000));
      await askForPayments(server.services);
    };

    test("the customer is sent to its page, the same while it is open, also ten at once; its notice pays the order, once", {
      tags: "both-databases",
    }, async () => {
      const urls = await Promise.all(Array.from({ length: 10 }, start));
      expect(urls.every(({ status }) => status === 200)).toBe(true);
      expect((await start()).body.url).toMatch(/^https:\/\//);
      expect(await seen()).toMatchObject({ state: "waiting", card: "open" });
      const answers = await Promise.all([1, 2, 3, 4].map(() => gateway.say(server, "paid")));
      expect(answers.every((status) => status < 300)).toBe(true);
      expect(await seen()).toMatchObject({ state: "paid" });
      expect(await kinds()).toEqual(["order-paid"]);
    });

    test("a failed payment can be tried again, on a page of its own", async () => {
      const first = (await start()).body.url;
      await gateway.say(server, "failed");
      expect(await seen()).toMatchObject({ state: "waiting", card: "failed" });
      expect((await start()).body.url).not.toBe(first);
      await gateway.say(server, "paid");
      expect(await seen()).toMatchObject({ state: "paid" });
    });

    test("a forged notice is refused and changes nothing", async () => {
      await start();
      for (const status of await gateway.forge(server)) expect(status).toBe(400);
      expect(await seen()).toMatchObject({ state: "waiting", card: "open" });
    });

    test("another amount than was asked is not taken as paid, and the team is told", async () => {
      await start();
      await gateway.say(server, "paid", 557_869);
      expect(await seen()).toMatchObject({ state: "waiting", card: "refused" });
      expect(await kinds()).toEqual(["payment-problem"]);
    });

    test("a gateway that does not answer is said in words, and the order is there to be paid later", async () => {
      gateway.lose("question");
      const failed = await start();
      expect([failed.status, failed.body.message]).toEqual([
        503,
        expect.stringContaining("Vaši objednávku máme"),
      ]);
      expect((await start()).status).toBe(200);
      expect(await tries()).toHaveLength(1);
    });

    test("what it refuses is a failed try; the next is a new one", async () => {
      gateway.refuse();
      expect((await start()).status).toBe(503);
      expect(await seen()).toMatchObject({ card: "failed" });
      expect((await start()).status).toBe(200);
    });

    test("a payment whose notice never came is found by asking", async () => {
      await start();
      gateway.payUnseen();
      await round();
      await round();
      expect(await seen()).toMatchObject({ state: "paid" });
      expect(await kinds()).toEqual(["order-paid"]);
    });

    test("the page of an order that was cancelled is closed, so that nobody pays it any more", async () => {
      await start();
      await server.call(`PATCH ${path}`, { token, body: { status: "cancelled" } });
      expect(gateway.isOpen()).toBe(true);
      await round();
      expect(gateway.isOpen()).toBe(false);
      expect((await tries()).map(({ state }) => state)).toEqual(["expired"]);
    });

    test("the page of an order that costs less by now is closed by the next round; who pays it all the same has money due", async () => {
      await start();
      const before = (await server.call(`GET ${path}`, { token })).body;
      const pieces = before.items.find(({ quantity }: { quantity: number }) => quantity > 1);
      const body = { items: [{ id: pieces.id, quantity: 1 }], seen: before.total };
      const { status, body: after } = await server.call(`POST ${path}/taken-back`, { token, body });
      expect([status, after.total]).toEqual([200, before.total - pieces.price]);
      expect(gateway.isOpen()).toBe(true);
      await askForPayments(server.services);
      expect(gateway.isOpen()).toBe(false);

      expect(await gateway.say(server, "paid")).toBeLessThan(300);
      expect(await seen()).toMatchObject({ state: "paid" });
      const { money, total } = (await server.call(`GET ${path}`, { token })).body;
      expect(money.left - total).toBeCloseTo(pieces.price, 2);
      expect(await refundsDue()).toEqual([pieces.price]);
      const back = { way: "bank", amount: pieces.price, account: "19-2000145399/0800", seen: 0 };
      expect((await server.call(`POST ${path}/refunds`, { token, body: back })).status).toBe(201);
    });

    test("a price that goes up and down again leaves one page open; who pays on an old one has it counted, or due back", async () => {
      const id = Number(path.split("/").at(-1));
      const price = (halere: number) => costs(db, id, halere);
      await start();
      await price(600_000);
      await start();
      await price(557_870);
      await start();
      expect((await tries()).map(({ state, amount_halere }) => [state, amount_halere])).toEqual([
        ["expired", 557_870],
        ["expired", 600_000],
        ["open", 557_870],
      ]);
      const [first, dearer] = await tries();
      expect([first, dearer, (await tries())[2]].map((one) => gateway.isOpen(one?.reference ?? ""))).toEqual([
        false,
        false,
        true,
      ]);
      // Two pages that were opened by two processes at once: the round leaves the newer one.
      await db
        .update(cardPayments)
        .set({ state: "open" })
        .where(eq(cardPayments.id, first?.id ?? ""));
      await askForPayments(server.services);
      expect((await tries()).map(({ state }) => state === "open")).toEqual([false, false, true]);

      expect(await gateway.say(server, "paid")).toBeLessThan(300);
      expect(await gateway.say(server, "paid", undefined, dearer?.id)).toBeLessThan(300);
      expect(await refundsDue()).toEqual([6000]);
      expect((await server.call("GET /orders/admin/views", { token })).body.refunds).toBe(1);
    });

    test("a payment on an old page that the shop has not heard of is found before a new page opens", async () => {
      await start();
      gateway.payUnseen();
      await costs(db, Number(path.split("/").at(-1)), 600_000);
      await start();
      expect((await tries()).map(({ state, amount_halere }) => [state, amount_halere])).toEqual([
        ["paid", 557_870],
        ["open", 42_130],
      ]);
      expect(await seen()).toMatchObject({ state: "waiting", paid: 5578.7, amount: 421.3 });
    });

    test("the connection can be tested, and the health page says what is wrong with it", async () => {
      const check = async () =>
        (await server.call("POST /orders/admin/payment-gateway/check", { token, body: {} })).body;
      const health = async () => (await server.call("GET /health", { token })).body.cards;
      expect(await check()).toMatchObject({ gateway: name, check: { fault: null } });
      gateway.refuse();
      expect(await check()).toMatchObject({ check: { fault: "refused", last_ok_at: expect.any(String) } });
      expect(await health()).toMatchObject({ state: "wrong", gateway: name, fault: "refused" });
      gateway.lose("question");
      expect(await check()).toMatchObject({ check: { fault: "away" } });
      server.setNow(new Date(Date.now() + 6 * 60_000));
      expect(await health()).toMatchObject({ state: "attention", fault: "away" });
      server.setNow(null);
      await askForPayments(server.services);
      expect(await health()).toMatchObject({ fault: null, failing_since: null });
    });
  });
