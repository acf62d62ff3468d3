import Stripe from "stripe";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { stripeEvent } from "#testing/outside/card-gateways.ts";
import { startComgateServer } from "#testing/outside/comgate-server.ts";
import { startStripeServer, toSession } from "#testing/outside/stripe-server.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { type TestServer, testServer } from "#testing/test-server.ts";

/** What happened to a payment ends alike, in whatever order its notices come and however often. */

const stripeApi = await startStripeServer();
const comgateApi = await startComgateServer();
const keys = { STRIPE_SECRET_KEY: "sk_test_onlyfortests", STRIPE_WEBHOOK_SECRET: "whsec_onlyfortests" };
const stripe = new Stripe(keys.STRIPE_SECRET_KEY);
const servers = {
  stripe: await testServer({ ...keys, STRIPE_API_URL: stripeApi.url }),
  comgate: await testServer({
    COMGATE_MERCHANT: comgateApi.merchant,
    COMGATE_SECRET: comgateApi.secret,
    COMGATE_API_URL: comgateApi.url,
  }),
};
const { db } = servers.stripe.services;

let token: string;
let path: string;
let mine: string;
beforeAll(async () => {
  token = await servers.stripe.signIn();
  for (const { services } of Object.values(servers)) await services.jobs.stop();
});

async function orderToPay(server: TestServer): Promise<void> {
  const shop = await openShop(server.services);
  await server.services.db.update(paymentMethods).set({ kind: "card" });
  const { body } = await server.call("POST /orders", { language: "cs", body: shop.payload });
  path = `/orders/admin/orders/${body.orderId}`;
  mine = `/orders/mine/${body.orderId}/${body.access_key}`;
  expect((await server.call(`POST ${mine}/payment`)).status).toBe(200);
}

const call = (what: string, body?: object) => servers.stripe.call(what, { token, language: "cs", body });
const order = async () => (await call(`GET ${path}`)).body;
const timeline = async () => (await call(`GET ${path}/story`)).body.timeline;

/** Notices of Stripe by a word each; moments and ids are the same whenever they come. */
const dispute = (type: string, status: string, day: number) => (intent: string, attempt: string) =>
  stripeEvent(
    servers.stripe,
    stripe,
    `charge.dispute.${type}`,
    {
      id: `dp_${intent}`,
      object: "dispute",
      amount: 557_870,
      currency: "czk",
      status,
      payment_intent: intent,
      reason: "fraudulent",
      created: 1_800_000_000,
    },
    { id: `evt_${type}_${day}_${intent}_${attempt}`, created: 1_800_000_000 + day * 86_400 },
  );
const ofSession = (type: string, payment_status: string) => (intent: string, attempt: string) => {
  const session = stripeApi.sessions.find((one) => one.intent === intent);
  if (!session) throw new Error("Stripe has no such session");
  const object = { ...toSession(session), payment_status, payment_intent: intent };
  return stripeEvent(servers.stripe, stripe, `checkout.session.${type}`, object, {
    id: `evt_${type}_${intent}_${attempt}`,
  });
};
const ofRefund = (type: string) => (intent: string, attempt: string) =>
  stripeEvent(
    servers.stripe,
    stripe,
    type,
    { id: "re_x", payment_intent: intent },
    { id: `evt_${type}_${intent}_${attempt}` },
  );

const NOTICES = {
  paid: ofSession("completed", "paid"),
  "paid late": ofSession("async_payment_succeeded", "paid"),
  failed: ofSession("async_payment_failed", "unpaid"),
  expired: ofSession("expired", "unpaid"),
  refunded: ofRefund("charge.refunded"),
  "refund made": ofRefund("refund.created"),
  asked: dispute("created", "warning_needs_response", 0),
  "asked no more": dispute("closed", "warning_closed", 30),
  disputed: dispute("created", "needs_response", 0),
  updated: dispute("updated", "under_review", 1),
  withdrawn: dispute("funds_withdrawn", "needs_response", 0),
  reinstated: dispute("funds_reinstated", "won", 40),
  won: dispute("closed", "won", 40),
  lost: dispute("closed", "lost", 40),
};
type Notice = keyof typeof NOTICES;

/** What remains, without ids and the moments of our own clock. */
async function ending() {
  const { status, paid_how, refunded, money, owed, disputes, refunds, card_payments } = await order();
  return {
    status,
    paid_how,
    refunded,
    money,
    owed,
    disputes: disputes.map(({ id: _, reference: __, ...one }: Record<string, unknown>) => one),
    refunds: refunds.map(({ state, amount, price, reason, way }: Record<string, unknown>) => ({
      state,
      amount,
      price,
      reason,
      way,
    })),
    tries: card_payments.map(({ state }: { state: string }) => state),
    story: (await timeline())
      .filter(({ kind }: { kind: string }) => kind === "disputed" || kind === "refunded")
      .map(({ kind, state, amount }: Record<string, unknown>) => [kind, state, amount])
      .sort(),
  };
}

async function tell(notices: readonly Notice[], refund = 0) {
  await orderToPay(servers.stripe);
  await db.delete(mails);
  const { intent } = stripeApi.sessions.at(-1) as (typeof stripeApi.sessions)[number];
  if (refund > 0)
    stripeApi.refunds.push({
      id: `re_${intent}`,
      key: "",
      intent,
      amount: refund,
      status: "succeeded",
      metadata: {},
    });
  for (const [place, name] of notices.entries()) {
    // One that comes again has the same id, as Stripe repeats it, or another one, as a second endpoint has it.
    const again = notices.slice(0, place).filter((one) => one === name).length;
    const attempt = again > 1 ? String(again) : "1";
    const status = await NOTICES[name](intent, attempt);
    expect([name, status]).toEqual([name, 204]);
  }
  return ending();
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((one, place) => permutations(all.toSpliced(place, 1)).map((rest) => [one, ...rest]));
}

/** Every order, each with notices that come again in places that differ from one to the next; the first one as it is. */
function waysToTell(history: readonly Notice[]): Notice[][] {
  return permutations(history).map((one, place) => {
    if (place === 0) return one;
    const more = one.flatMap((notice, i) => ((place + i) % 2 === 0 ? [notice, notice] : [notice]));
    return [...more, ...one.filter((_, i) => (place + i) % 3 === 0)];
  });
}

const GONE = { paid: 5578.7, returned: 0, disputed: 5578.7, left: 0, card: null };
const HERE = { paid: 5578.7, returned: 0, disputed: 0, left: 5578.7 };

const HISTORIES: { history: Notice[]; refund?: number; end: object }[] = [
  { history: ["failed", "paid"], end: { paid_how: "card", money: HERE, tries: ["paid"] } },
  { history: ["expired", "paid late", "failed"], end: { money: HERE, tries: ["paid"] } },
  {
    history: ["paid", "refunded", "refund made"],
    refund: 5000,
    end: { refunded: 50, money: { paid: 5578.7, returned: 50, left: 5528.7 } },
  },
  {
    history: ["paid", "asked", "asked no more"],
    end: { money: HERE, disputes: [{ state: "won", is_gone: false }] },
  },
  { history: ["paid", "disputed", "withdrawn"], end: { money: GONE, disputes: [{ state: "open" }] } },
  {
    history: ["paid", "disputed", "withdrawn", "lost"],
    end: { status: "pending", money: GONE, disputes: [{ state: "lost", is_gone: true, amount: 5578.7 }] },
  },
  {
    history: ["paid", "withdrawn", "reinstated", "won"],
    end: { status: "pending", money: HERE, disputes: [{ state: "won", is_gone: false }] },
  },
];

describe("a history of notices of Stripe", () => {
  test.each(HISTORIES)("ends alike in every order: $history", async ({ history, refund, end }) => {
    const [usual] = waysToTell(history);
    const first = await tell(usual ?? [], refund);
    expect(first).toMatchObject(end);
    for (const way of waysToTell(history)) expect([way, await tell(way, refund)]).toEqual([way, first]);
  });
});

describe("a dispute", () => {
  beforeEach(async () => {
    await orderToPay(servers.stripe);
    await db.delete(mails);
  });
  const intent = () => stripeApi.sessions.at(-1)?.intent ?? "";
  const say = async (...notices: Notice[]) => {
    for (const name of notices) expect(await NOTICES[name](intent(), "1")).toBe(204);
  };
  const told = async () =>
    (await db.select().from(mails).orderBy(mails.id))
      .filter(({ kind }) => kind === "payment-problem")
      .map(({ subject }) => subject.replace(/\d+/, "N"));
  const compare = async () => (await call("POST /accounting/check")).body.differences;

  test("is told to the team when it begins and when it ends, and stands in the order's story", async () => {
    await say("paid", "disputed", "updated", "withdrawn", "lost");
    expect(await told()).toEqual([
      "Zákazník reklamuje platbu kartou k objednávce N",
      "Reklamaci platby k objednávce N jste prohráli",
    ]);
    const events = (await timeline()).filter(({ kind }: { kind: string }) => kind === "disputed");
    expect(events).toMatchObject([
      { state: "lost", amount: 5578.7, at: "2027-02-24T08:00:00.000Z" },
      { state: "open", amount: 5578.7, at: "2027-01-15T08:00:00.000Z" },
    ]);
  });

  test("that is lost leaves nothing to refund, nor by card, and the books agree, also once the order is cancelled", async () => {
    await say("paid", "disputed", "withdrawn", "lost");
    expect(await order()).toMatchObject({ money: GONE, owed: 0 });
    expect(await compare()).toEqual([]);
    const gone = stripeApi.refunds.length;
    const card = await call(`POST ${path}/cancellation`, { way: "card", seen: 0 });
    expect(card.status).toBe(409);
    expect((await call(`PATCH ${path}`, { status: "cancelled" })).status).toBe(200);
    for (const way of ["card", "bank"]) {
      const body = { way, account: "19-2000145399/0800", amount: 1, seen: 0 };
      expect([way, (await call(`POST ${path}/refunds`, body)).status]).toEqual([way, 409]);
    }
    expect(stripeApi.refunds).toHaveLength(gone);
    expect(await compare()).toEqual([]);
    expect(await order()).toMatchObject({ status: "cancelled", money: GONE, owed: 0 });
    expect((await call("GET /orders/admin/views")).body.refunds).toBe(0);
  });

  test("that is won while the order is cancelled leaves it cancelled, and the money is due back again", async () => {
    await say("paid", "disputed", "withdrawn");
    await call(`PATCH ${path}`, { status: "cancelled" });
    expect(await order()).toMatchObject({ owed: 0, money: { left: 0, card: null } });
    await say("reinstated", "won");
    expect(await order()).toMatchObject({
      status: "cancelled",
      owed: 5578.7,
      money: { ...HERE, card: { most: 5578.7 } },
    });
    expect((await call("GET /orders/admin/views")).body.refunds).toBe(1);
    expect((await call(`POST ${path}/refunds`, { way: "card", amount: 5578.7, seen: 0 })).status).toBe(201);
    expect(await told()).toEqual([
      "Zákazník reklamuje platbu kartou k objednávce N",
      "Reklamaci platby k objednávce N jste vyhráli",
    ]);
  });

  test("that is won brings an order back that was deleted meanwhile: its money is due back", async () => {
    await say("paid", "disputed", "withdrawn");
    await call(`PATCH ${path}`, { status: "cancelled" });
    expect((await call(`DELETE ${path}`)).status).toBe(204);
    await say("reinstated", "won");
    expect(await order()).toMatchObject({ status: "cancelled", owed: 5578.7 });
    expect((await call("GET /orders/admin/views")).body.refunds).toBe(1);
  });

  test("over a part leaves the rest to go back", async () => {
    await say("paid");
    const object = {
      id: "dp_part",
      amount: 100_000,
      currency: "czk",
      status: "lost",
      reason: "",
      created: 1_800_000_000,
      payment_intent: intent(),
    };
    expect(await stripeEvent(servers.stripe, stripe, "charge.dispute.closed", object)).toBe(204);
    await call(`PATCH ${path}`, { status: "cancelled" });
    expect(await order()).toMatchObject({
      money: { disputed: 1000, left: 4578.7, card: { most: 4578.7 } },
      owed: 4578.7,
    });
    expect((await call(`POST ${path}/refunds`, { way: "card", amount: 5578.7, seen: 0 })).status).toBe(422);
  });

  test("of another site's payment on the same account changes nothing", async () => {
    await say("paid");
    expect(await NOTICES.lost("pi_of_another_site", "1")).toBe(204);
    expect(await order()).toMatchObject({ money: HERE, disputes: [] });
    expect(await told()).toEqual([]);
  });
});

test("refund and dispute of a payment that the team has to look at first are taken once it is counted", async () => {
  await orderToPay(servers.stripe);
  await db.delete(cardPayments);
  const intent = stripeApi.sessions.at(-1)?.intent ?? "";
  stripeApi.refunds.push({
    id: `re_${intent}`,
    key: "",
    intent,
    amount: 5000,
    status: "succeeded",
    metadata: {},
  });
  for (const name of ["disputed", "paid", "refunded"] as const)
    expect(await NOTICES[name](intent, "1")).toBe(204);
  const { card_payments, money } = await order();
  expect([card_payments[0].state, money.paid, money.disputed]).toEqual(["stray", 0, 0]);
  await call(`POST ${path}/card-payments/${card_payments[0].id}/counted`);
  expect(await order()).toMatchObject({ money: { paid: 5578.7, returned: 50, disputed: 5578.7, left: 0 } });
});

describe("notices of Comgate", () => {
  const server = servers.comgate;
  const notice = (status: string) => {
    const payment = comgateApi.payments.at(-1);
    if (!payment) throw new Error("Comgate has no payment");
    return server.app.inject({
      method: "POST",
      url: "/api/orders/payments/comgate/notices",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: comgateApi.notice(payment, { status }),
    });
  };

  test("end alike in every order and however often: only how Comgate itself says it stands counts", async () => {
    for (const end of ["PAID", "CANCELLED"] as const) {
      const endings = new Set<string>();
      for (const way of permutations(["PENDING", "CANCELLED", "PAID"])) {
        await orderToPay(server);
        Object.assign(comgateApi.payments.at(-1) ?? {}, { status: end });
        for (const status of [...way, ...way.slice(0, 2)])
          expect((await notice(status)).statusCode).toBe(200);
        const { payment } = (await server.call(`GET ${mine}`)).body;
        endings.add(`${payment.state} ${payment.card}`);
      }
      expect([...endings]).toEqual([end === "PAID" ? "paid open" : "waiting failed"]);
    }
  });
});
