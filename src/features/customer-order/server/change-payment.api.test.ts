import { beforeEach, describe, expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { askForPayments } from "#features/payments/server/payment-jobs.ts";
import { orderByCard, startCardServers } from "#testing/outside/card-gateways.ts";

/** After a card that failed an order can be paid by transfer, on its own page. */

for (const { name, gateway, server } of await startCardServers())
  describe(`an order that was to be paid by card through ${name}`, () => {
    const { db } = server.services;
    let path: string;
    let mine: string;
    let bank: number;
    let card: number;

    beforeEach(async () => {
      ({ path, mine } = await orderByCard(server));
      const [chosen] = await db.select().from(paymentMethods);
      card = chosen?.id ?? 0;
      const names = { en: "By transfer", cs: "Převodem" };
      const [stored] = await db.insert(paymentMethods).values({ names, kind: "bank" }).returning();
      bank = stored?.id ?? 0;
    });

    const seen = async () => (await server.call(`GET ${mine}`, { language: "cs" })).body.payment;
    const start = () => server.call(`POST ${mine}/payment`, { language: "cs" });
    const choose = (payment_method: number) =>
      server.call(`PUT ${mine}/payment-method`, { language: "cs", body: { payment_method } });

    test("is paid by transfer instead: account, payee, symbol and code are there, and the card's page is closed", async () => {
      await start();
      expect(await gateway.say(server, "failed")).toBeLessThan(300);
      expect((await start()).status).toBe(200);
      expect(await seen()).toMatchObject({
        kind: "card",
        account: "",
        payee: "",
        bic: "",
        other_ways: [{ id: bank, kind: "bank", name: "Převodem" }],
      });
      const { status, body } = await choose(bank);
      expect([status, body.payment]).toMatchObject([
        200,
        {
          kind: "bank",
          name: "Převodem",
          amount: 5578.7,
          variable_symbol: body.order_number,
          state: "waiting",
        },
      ]);
      expect(body.payment.account).not.toBe("");
      expect(body.payment.other_ways).toMatchObject([{ id: card, kind: "card" }]);
      expect(gateway.isOpen()).toBe(false);
      const token = await server.signIn();
      expect((await server.call(`GET ${path}`, { token })).body).toMatchObject({
        payment_kind: "bank",
        total: 5578.7,
        payment_fee: 0,
      });
      expect((await server.call(`GET ${path}/story`, { token })).body.timeline).toContainEqual(
        expect.objectContaining({ kind: "way", to: "Převodem", by: "" }),
      );
      // And back again.
      expect((await choose(card)).body.payment).toMatchObject({ kind: "card", account: "" });
      expect((await start()).status).toBe(200);
    });

    test("that was paid by card in the meantime stays so: the transfer is refused in words", async () => {
      await start();
      gateway.payUnseen();
      const { status, body } = await choose(bank);
      expect([status, body.message]).toEqual([409, "Tuto objednávku už není třeba platit."]);
      expect(await seen()).toMatchObject({ kind: "card", state: "paid" });
    });

    test("whose page could not be closed then has it closed by the next round", async () => {
      await start();
      gateway.lose("question");
      expect((await choose(bank)).status).toBe(200);
      expect(gateway.isOpen()).toBe(true);
      await askForPayments(server.services);
      expect(gateway.isOpen()).toBe(false);
    });

    test("is changed only to what is offered for it, and only while there is something to pay", async () => {
      for (const [id, expected] of [
        [bank + 1000, 422],
        [0, 422],
        [card, 200],
      ] as const)
        expect([id, (await choose(id)).status]).toEqual([id, expected]);
      await db.update(orders).set({ payment_kind: "cod" });
      expect([(await seen()).other_ways, (await choose(bank)).status]).toEqual([[], 422]);
      await db.update(orders).set({ payment_kind: "card", status: "cancelled" });
      expect([(await seen()).other_ways, (await choose(bank)).status]).toEqual([[], 409]);
      const stranger = mine.replace(/.$/, (last) => (last === "a" ? "b" : "a"));
      const body = { payment_method: bank };
      expect((await server.call(`PUT ${stranger}/payment-method`, { body })).status).toBe(404);
    });
  });
