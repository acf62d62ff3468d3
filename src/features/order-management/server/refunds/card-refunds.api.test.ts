import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { askForRefunds } from "#features/payments/server/refunds/refund-jobs.ts";
import { refunds } from "#features/payments/server/refunds/refunds.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { orderByCard, startCardServers } from "#testing/outside/card-gateways.ts";

const PRICE = 557_870;
const SOON = 10 * 60_000;

for (const { name, gateway, server } of await startCardServers())
  describe(`a card refund through ${name}`, () => {
    const { db } = server.services;
    let token: string;
    let path: string;
    let mine: string;

    beforeAll(async () => {
      token = await server.signIn();
    });
    beforeEach(async () => {
      ({ path, mine } = await orderByCard(server));
      await server.call(`POST ${mine}/payment`);
      expect(await gateway.say(server, "paid")).toBeLessThan(300);
      await db.delete(mails);
      before = gateway.refunds().length;
    });
    let before = 0;

    const call = (what: string, body?: object) => server.call(what, { token, language: "cs", body });
    const cancel = () => call(`PATCH ${path}`, { status: "cancelled" });
    const refund = (amount: number, seen = 0) => call(`POST ${path}/refunds`, { way: "card", amount, seen });
    const sent = () => gateway.refunds().slice(before);
    const order = async () => (await call(`GET ${path}`)).body;
    const later = async () => {
      server.setNow(new Date(Date.now() + SOON));
      await askForRefunds(server.services);
    };
    const told = async () =>
      (await db.select().from(mails).orderBy(mails.id))
        .filter(({ kind }) => kind === "order-refunded")
        .map(({ text }) => text);

    test("cancelling and sending all of it back is one step; order, customer's page and mail say so", async () => {
      const { money } = await order();
      expect(money).toMatchObject({
        paid: 5578.7,
        returned: 0,
        left: 5578.7,
        card: { gateway: name, most: 5578.7 },
      });
      const { status, body } = await call(`POST ${path}/cancellation`, { way: "card", seen: 0 });
      expect([status, body.status, body.refunded]).toEqual([200, "cancelled", 5578.7]);
      expect(body.refunds).toMatchObject([
        { way: "card", state: "succeeded", amount: 5578.7, gateway: name, by: expect.stringMatching(/.+/) },
      ]);
      expect(body.money).toMatchObject({
        paid: 5578.7,
        returned: 5578.7,
        on_the_way: 0,
        left: 0,
        card: null,
      });
      expect(sent()).toEqual([PRICE]);
      expect((await server.call(`GET ${mine}`)).body.payment).toMatchObject({
        state: "refunded",
        refunded: 5578.7,
        refunds: [{ amount: 5578.7, way: "card", is_done: true }],
      });
      const [mail = "", ...more] = await told();
      expect(more).toEqual([]);
      expect(mail.replace(/\u00a0/g, " ")).toMatch(/vrátili 5 578,70 Kč.+na kartu/s);
      expect((await call("GET /orders/admin/views")).body.refunds).toBe(0);
    });

    test("parts go back until nothing is left, never more than was paid", async () => {
      await cancel();
      expect((await refund(1000)).status).toBe(201);
      for (const amount of [4578.71, 5578.7, 0, -1, 0.001])
        expect((await refund(amount, 1000)).status, String(amount)).toBe(422);
      expect((await refund(4578.7, 1000)).body).toMatchObject({ refunded: 5578.7, money: { left: 0 } });
      expect((await refund(1, 5578.7)).status).toBe(409);
      expect(sent()).toEqual([100_000, 457_870]);
    });

    test("two at once, from two phones: one goes, the other is refused", {
      tags: "both-databases",
    }, async () => {
      await cancel();
      const answers = await Promise.all(Array.from({ length: 6 }, () => refund(500)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      expect(sent()).toEqual([50_000]);
    });

    test("an order that stands, or was not paid, is refused, and nothing is asked", async () => {
      expect(await refund(100)).toMatchObject({ status: 409, body: { message: /není zrušená/ } });
      await db.update(orders).set({ status: "cancelled" });
      expect((await refund(100, 50)).status).toBe(409);
      expect(sent()).toEqual([]);
    });

    test("a question that was lost is asked again by the job: once sent, once told", async () => {
      await cancel();
      gateway.lose("question");
      const { body } = await refund(5578.7);
      if (gateway.repeatable) {
        expect(body.refunds).toMatchObject([{ state: "opening" }]);
        expect(body.money).toMatchObject({ on_the_way: 5578.7, left: 0 });
        // What is on its way can't be sent a second time.
        expect((await refund(5578.7, 5578.7)).status).toBe(409);
        // Once the health page counts it as hanging, it is among those that are due.
        const due = async () => (await call("GET /orders/admin/views")).body.refunds;
        expect(await due()).toBe(0);
        await db.update(refunds).set({ created_at: new Date(Date.now() - 3_601_000) });
        expect([await due(), (await call("GET /health")).body.cards.refunds]).toEqual([1, 1]);
        await later();
        await later();
        expect(await order()).toMatchObject({ refunded: 5578.7 });
        expect([sent(), (await told()).length]).toEqual([[PRICE], 1]);
      }
    });

    test("an answer that was lost does not send it twice", async () => {
      await cancel();
      gateway.lose("answer");
      await refund(5578.7);
      await later();
      await later();
      expect(sent()).toEqual([PRICE]);
      const [row] = (await order()).refunds;
      expect(row.state).toBe(gateway.repeatable ? "succeeded" : "unclear");
    });

    test("a process that died between our row and the gateway's answer: the job does the rest", async () => {
      await cancel();
      gateway.lose("question");
      await refund(100);
      // As it is in the table when the process ends before it has asked.
      await db.update(refunds).set({ state: "opening", asked_at: null });
      await later();
      expect((await order()).refunds).toMatchObject([{ state: "succeeded" }]);
      expect(sent()).toEqual([10_000]);
    });
  });
