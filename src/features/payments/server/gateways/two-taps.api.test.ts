// @module-tag both-databases

import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { orderByCard, startCardServers } from "#testing/outside/card-gateways.ts";
import { cardPayments } from "../payments.table.ts";

/** Whoever taps twice gets one page, and whatever is paid on a page that was ever given out is known. */

for (const { name, gateway, server } of await startCardServers())
  describe(`two first taps at ${name}`, () => {
    const { db } = server.services;
    let token: string;
    let path: string;
    let mine: string;
    let before: number;

    beforeAll(async () => {
      token = await server.signIn();
    });
    beforeEach(async () => {
      ({ path, mine } = await orderByCard(server));
      await db.delete(mails);
      before = gateway.opened().length;
    });
    afterEach(() => gateway.slow(0));

    const start = () => server.call(`POST ${mine}/payment`, { language: "cs" });
    const opened = () => gateway.opened().slice(before);
    const tries = () => db.select().from(cardPayments).orderBy(cardPayments.created_at, cardPayments.id);
    const order = async () => (await server.call(`GET ${path}`, { token })).body;
    const kinds = async () => (await db.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind);

    test("while the gateway is slow both are sent to the same page, and one payment is opened", async () => {
      gateway.slow(900);
      const answers = await Promise.all([start(), start(), start()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
      expect(opened()).toHaveLength(1);
      expect(await gateway.payOn(server, opened()[0] ?? "")).toBeLessThan(300);
      expect(await order()).toMatchObject({ money: { paid: 5578.7 }, paid_how: "card" });
    });

    test("the first one's question is lost: the second asks itself, and gets a page", async () => {
      gateway.slow(300);
      gateway.lose("question");
      const answers = await Promise.all([start(), start()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 503]);
      expect(opened()).toHaveLength(1);
      expect((await tries()).map(({ state }) => state)).toEqual(["open"]);
    });

    test("the process dies between the gateway's answer and the row: the next tap gets a page, and no page is lost", async () => {
      gateway.lose("answer");
      expect((await start()).status).toBe(503);
      // As it is in the table when nobody was left to say that the answer is lost.
      await db.update(cardPayments).set({ asked_at: new Date(Date.now() - 60_000) });
      expect((await start()).status).toBe(200);
      for (const reference of opened()) expect(await gateway.payOn(server, reference)).toBeLessThan(300);
      const { money, card_payments } = await order();
      expect(money.paid).toBe(5578.7);
      const came = card_payments.map(({ state, received_amount }: Record<string, unknown>) => [
        state,
        received_amount,
      ]);
      // Stripe knows the first one again by its key; Comgate has opened two, and the team sees the other.
      expect(came).toEqual(
        gateway.repeatable
          ? [["paid", null]]
          : [
              ["paid", null],
              ["stray", 5578.7],
            ],
      );
      expect(await kinds()).toEqual(gateway.repeatable ? ["order-paid"] : ["payment-problem", "order-paid"]);
    });

    test("an answer that comes after another call was given a page changes nothing; its page is closed and known", async () => {
      // Stripe refuses the same key while it is being asked with it: what follows can't come about there.
      if (gateway.repeatable) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      gateway.hold(promise);
      const late = start();
      await until(async () => opened().length === 1);
      gateway.hold(Promise.resolve());
      // So long ago that the process that asked must have died.
      await db.update(cardPayments).set({ asked_at: new Date(Date.now() - 60_000) });
      const second = await start();
      resolve();
      const first = await late;
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(first.body.url).toBe(second.body.url);
      const [closed = "", given = ""] = (await tries()).map(({ reference }) => reference ?? "");
      expect([gateway.isOpen(closed), gateway.isOpen(given)]).toEqual([false, true]);
      expect(await gateway.payOn(server, closed)).toBeLessThan(300);
      expect(await order()).toMatchObject({ money: { paid: 5578.7, left: 5578.7 } });
    });
  });

describe("money that nobody knows, under the number of an order", () => {
  let cards: Awaited<ReturnType<typeof startCardServers>>;
  beforeAll(async () => {
    cards = await startCardServers();
  });

  test("is kept with the order and told to the team, once; counted, it pays the order and can go back", async () => {
    for (const { gateway, server, name } of cards) {
      const { db } = server.services;
      const { path, mine } = await orderByCard(server);
      const token = await server.signIn();
      const call = (what: string, body?: object) => server.call(what, { token, language: "cs", body });
      const order = async () => (await call(`GET ${path}`)).body;
      await server.call(`POST ${mine}/payment`, { language: "cs" });
      const [reference = ""] = gateway.opened();
      await db.delete(cardPayments);
      await db.delete(mails);
      for (let i = 0; i < 3; i++) expect(await gateway.payOn(server, reference)).toBeLessThan(300);
      const { card_payments, money, paid_at } = await order();
      expect([name, paid_at, money.paid]).toEqual([name, null, 0]);
      expect(card_payments).toMatchObject([
        { state: "stray", received_amount: 5578.7, received_currency: "CZK", reference },
      ]);
      const [mail, ...more] = await db.select().from(mails);
      expect([mail?.kind, more]).toEqual(["payment-problem", []]);
      expect(mail?.text).toContain(reference);
      expect((await server.call(`GET ${mine}`)).body.payment.card).toBe("refused");
      expect((await call(`GET ${path}/story`)).body.timeline).toContainEqual(
        expect.objectContaining({ kind: "card", state: "stray", amount: 5578.7 }),
      );

      const counted = `${path}/card-payments/${card_payments[0].id}/counted`;
      const answers = await Promise.all([call(`POST ${counted}`), call(`POST ${counted}`)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await order()).toMatchObject({ paid_how: "card", money: { paid: 5578.7, left: 5578.7 } });
      const { status, body } = await call(`POST ${path}/cancellation`, { way: "card", seen: 0 });
      expect([status, body.money.left, gateway.refunds().at(-1)]).toEqual([200, 0, 557_870]);
    }
  });

  test("is no news for a customer who has paid", async () => {
    for (const { gateway, server, name } of cards) {
      const { mine } = await orderByCard(server);
      await server.call(`POST ${mine}/payment`, { language: "cs" });
      expect(await gateway.say(server, "paid")).toBeLessThan(300);
      const [paid] = await server.services.db.select().from(cardPayments);
      if (!paid) throw new Error("no payment was started");
      const { id: _, reference: __, created_at: ___, ...row } = paid;
      await server.services.db.insert(cardPayments).values({ ...row, state: "stray", reference: "another" });
      const { payment } = (await server.call(`GET ${mine}`)).body;
      expect([name, payment.state, payment.card]).toEqual([name, "paid", "open"]);
    }
  });

  test("is not looked at where its number is no order's, or nothing was paid", async () => {
    for (const { gateway, server } of cards) {
      const { db } = server.services;
      const { mine } = await orderByCard(server);
      await server.call(`POST ${mine}/payment`, { language: "cs" });
      const reference = gateway.opened().at(-1) ?? "";
      await db.delete(cardPayments);
      await db.delete(orders);
      await db.delete(mails);
      expect(await gateway.payOn(server, reference)).toBeLessThan(300);
      expect([await db.$count(cardPayments), await db.$count(mails)]).toEqual([0, 0]);
    }
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
