import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { orderByCard } from "#testing/outside/card-gateways.ts";
import { startComgateServer } from "#testing/outside/comgate-server.ts";
import { startStripeServer } from "#testing/outside/stripe-server.ts";
import { type TestServer, testServer } from "#testing/test-server.ts";
import { cardPayments, paymentNotices } from "../payments.table.ts";

/** What strangers send to the addresses that gateways call: each is answered, and nothing is booked. */

const SECRET = "whsec_onlyfortests";
const [stripeApi, comgateApi] = [await startStripeServer(), await startComgateServer()];
const own = { PUBLIC_URL: "https://drift.example.cz" };
const stripe = await testServer({
  ...own,
  STRIPE_SECRET_KEY: "sk_test_onlyfortests",
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: stripeApi.url,
});
const comgate = await testServer({
  ...own,
  COMGATE_MERCHANT: comgateApi.merchant,
  COMGATE_SECRET: comgateApi.secret,
  COMGATE_API_URL: comgateApi.url,
});
await stripe.services.jobs.stop();
await comgate.services.jobs.stop();

const JSON_TYPE = "application/json; charset=utf-8";
const FORM = "application/x-www-form-urlencoded";

/** An order whose payment is open; its address for the customer. */
async function openPayment(server: TestServer): Promise<string> {
  const { mine } = await orderByCard(server);
  await server.services.db.delete(paymentNotices);
  expect((await server.call(`POST ${mine}/payment`)).status).toBe(200);
  await server.services.db.delete(mails);
  return mine;
}

async function send(
  server: TestServer,
  name: string,
  payload: string | Buffer,
  headers: Record<string, string> = {},
): Promise<number> {
  const url = `/api/orders/payments/${name}/notices`;
  return (await server.app.inject({ method: "POST", url, headers, payload })).statusCode;
}

/** What there is of payments; `null` says that the order still waits, and nobody was told anything. */
async function booked({ services: { db } }: TestServer) {
  const [payment] = await db.select().from(cardPayments);
  const [order] = await db.select().from(orders);
  return [payment?.state, order?.paid_at, await db.$count(paymentNotices), await db.$count(mails)];
}
const NOTHING = ["open", null, 0, 0];

for (const { name, server } of [
  { name: "stripe", server: stripe },
  { name: "comgate", server: comgate },
])
  describe(`at the address of ${name}`, () => {
    beforeEach(async () => {
      await openPayment(server);
    });

    test("nothing but POST is there", async () => {
      for (const method of ["GET", "PUT", "DELETE", "PATCH"] as const) {
        const url = `/api/orders/payments/${name}/notices`;
        expect([method, (await server.app.inject({ method, url })).statusCode]).toEqual([method, 404]);
      }
      expect(await booked(server)).toEqual(NOTHING);
    });

    test("bytes without sense are refused, whatever type they say they have, or none", async () => {
      const garbage = [Buffer.alloc(0), randomBytes(2000), Buffer.from([0]), Buffer.from("{", "utf16le")];
      const types = [
        ...[JSON_TYPE, FORM, "application/octet-stream", "text/xml", "multipart/form-data; boundary=x"],
        ...["multipart/form-data", "application/json; charset=utf-7"],
      ];
      for (const type of types)
        for (const bytes of garbage)
          expect([type, await send(server, name, bytes, { "content-type": type })]).toEqual([type, 400]);
      for (const bytes of garbage) {
        expect(await send(server, name, bytes)).toBe(400);
        expect(await send(server, name, bytes, { "content-type": "nonsense" })).toBe(415);
      }
      expect(await booked(server)).toEqual(NOTHING);
    });

    test("a body larger than the site takes is not read to its end", async () => {
      const large = Buffer.alloc(11 * 1024 * 1024, "a");
      for (const type of [JSON_TYPE, FORM]) {
        expect(await send(server, name, large, { "content-type": type })).toBe(413);
      }
      expect(await booked(server)).toEqual(NOTHING);
    });

    test("another gateway, or none that there is, is not found", async () => {
      const other = name === "stripe" ? "comgate" : "stripe";
      expect(await send(server, other, "secret=x", { "content-type": FORM })).toBe(404);
      expect(await send(server, "test", "{}", { "content-type": JSON_TYPE })).toBe(404);
      expect(await send(server, "paypal", "{}", { "content-type": JSON_TYPE })).toBe(400);
      expect(await booked(server)).toEqual(NOTHING);
    });
  });

describe("a notice of Stripe", () => {
  beforeEach(async () => {
    await openPayment(stripe);
  });

  const now = () => Math.floor(Date.now() / 1000);
  const mac = (at: number | string, payload: string, secret = SECRET) =>
    createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  const signed = (payload: string, at = now(), secret = SECRET) => `t=${at},v1=${mac(at, payload, secret)}`;
  const post = (payload: string, signature: string) =>
    send(stripe, "stripe", payload, { "content-type": JSON_TYPE, "stripe-signature": signature });

  async function event(session: object = {}, id = "evt_1"): Promise<string> {
    const [payment] = await stripe.services.db.select().from(cardPayments);
    const object = {
      id: payment?.reference,
      object: "checkout.session",
      currency: "czk",
      payment_status: "paid",
      amount_total: payment?.amount_halere,
      metadata: { payment: payment?.id },
      ...session,
    };
    return JSON.stringify({ id, object: "event", type: "checkout.session.completed", data: { object } });
  }

  test("is refused without the very signature over its very bytes, of these minutes", async () => {
    const payload = await event();
    const at = now();
    const right = mac(at, payload);
    const wrong: Record<string, string> = {
      "no signature": "",
      "no time": `v1=${right}`,
      "no mac": `t=${at}`,
      "another secret": signed(payload, at, "whsec_ofanother"),
      "no secret": signed(payload, at, ""),
      "another time": `t=${at + 1},v1=${right}`,
      "an hour ago": signed(payload, at - 3600),
      "the year 1970": signed(payload, 0),
      "a time in words": `t=now,v1=${mac("now", payload)}`,
      "an old scheme": `t=${at},v0=${right}`,
      "a mac that is cut off": `t=${at},v1=${right.slice(0, 32)}`,
      "a mac that is longer": `t=${at},v1=${right}00`,
      "many wrong macs": `t=${at}${`,v1=${"0".repeat(64)}`.repeat(50)}`,
      "signs without sense": ",,==,,t=,v1=,",
    };
    for (const [what, signature] of Object.entries(wrong))
      expect([what, await post(payload, signature)]).toEqual([what, 400]);
    const header = signed(payload, at);
    expect(await post(`${payload} `, header)).toBe(400);
    expect(await post(payload.replace("czk", "eur"), header)).toBe(400);
    expect(await booked(stripe)).toEqual(NOTHING);
  });

  test("is refused where its bytes are no event, though they are signed", async () => {
    for (const payload of ["", "paid", "{", "\0"])
      expect([payload, await post(payload, signed(payload))]).toEqual([payload, 400]);
    expect(await booked(stripe)).toEqual(NOTHING);
  });

  test("about a payment of another site on the same account is taken and changes nothing", async () => {
    for (const [place, payment] of [randomUUID(), "1", "", "-".repeat(36), "f".repeat(36)].entries()) {
      const payload = await event({ id: "cs_of_another", metadata: { payment } }, `evt_${place}`);
      expect([payment, await post(payload, signed(payload))]).toEqual([payment, 204]);
    }
    const [state, paidAt, , letters] = await booked(stripe);
    expect([state, paidAt, letters]).toEqual(["open", null, 0]);
  });

  test("counts once, at once, again and after all was sent back", { tags: "both-databases" }, async () => {
    const payload = await event();
    const header = signed(payload);
    const codes = await Promise.all(Array.from({ length: 6 }, () => post(payload, header)));
    expect(codes).toEqual(codes.map(() => 204));
    const once = await booked(stripe);
    expect([once[0], once[2], once[3]]).toEqual(["paid", 1, 1]);
    const token = await stripe.signIn();
    const [order] = await stripe.services.db.select().from(orders);
    const path = `/orders/admin/orders/${order?.id}`;
    await stripe.call(`PATCH ${path}`, { token, body: { status: "cancelled" } });
    const { body } = await stripe.call(`POST ${path}/refunded`, { token, body: { how: "bank" } });
    expect(body.money).toMatchObject({ left: 0 });
    expect(await post(payload, header)).toBe(204);
    const other = await event({}, "evt_2");
    expect(await post(other, signed(other))).toBe(204);
    expect((await stripe.call(`GET ${path}`, { token })).body.money).toMatchObject({ paid: 5578.7, left: 0 });
  });
});

describe("a notice of Comgate", () => {
  beforeEach(async () => {
    await openPayment(comgate);
  });

  const post = (payload: string) => send(comgate, "comgate", payload, { "content-type": FORM });
  const latest = () => {
    const payment = comgateApi.payments.at(-1);
    if (!payment) throw new Error("no payment was started");
    return payment;
  };

  test("is refused without the shop's own secret and number", async () => {
    const { secret } = comgateApi;
    const right = comgateApi.notice({ ...latest(), status: "PAID" });
    const lies: Record<string, string>[] = [
      ...[{ secret: "" }, { secret: secret.slice(0, -1) }, { secret: `${secret}0` }],
      ...[{ secret: secret.toUpperCase() }, { merchant: "" }, { merchant: "654321" }],
    ];
    for (const lie of lies)
      expect([lie, await post(comgateApi.notice({ ...latest(), status: "PAID" }, lie))]).toEqual([lie, 400]);
    // Of a field that stands twice the first one counts.
    expect(await post(`secret=wrong&${right}`)).toBe(400);
    expect(await post(right.replace("secret=", "secret[]="))).toBe(400);
    expect(await booked(comgate)).toEqual(NOTHING);
  });

  test("is not believed: what it says of status, amount and order changes nothing where Comgate says another thing", async () => {
    const lies = [
      { status: "PAID" as const },
      { status: "PAID" as const, price: 1, refId: "1", test: "true" },
    ];
    for (const lie of lies) expect(await post(comgateApi.notice({ ...latest(), ...lie }))).toBe(200);
    expect(await booked(comgate)).toEqual(NOTHING);
  });

  test("about a payment that Comgate does not know, or of its test mode, changes nothing and may come again", async () => {
    for (const transId of ["AB12-CD34-9999", "\0", "x".repeat(5000), "' or 1=1"])
      expect(await post(comgateApi.notice({ ...latest(), transId, status: "PAID" }))).toBe(503);
    Object.assign(latest(), { status: "PAID", test: "true" });
    expect(await post(comgateApi.notice(latest()))).toBe(503);
    expect(await booked(comgate)).toEqual(NOTHING);
  });

  test("about a payment of another shop with the same secret does not pay the order whose number it has: the team looks at it", async () => {
    const foreign = { ...latest(), transId: "ZZ99-ZZ99-0001", status: "PAID" as const };
    comgateApi.payments.unshift(foreign);
    for (let i = 0; i < 3; i++) expect(await post(comgateApi.notice(foreign))).toBe(200);
    const [state, paidAt, , letters] = await booked(comgate);
    expect([state, paidAt, letters]).toEqual(["open", null, 1]);
  });

  test("in another currency is not taken as paid, and the team is told, once", {
    tags: "both-databases",
  }, async () => {
    Object.assign(latest(), { status: "PAID", curr: "EUR" });
    const codes = await Promise.all([1, 2, 3].map(() => post(comgateApi.notice(latest()))));
    expect(codes).toEqual([200, 200, 200]);
    expect(await booked(comgate)).toEqual(["refused", null, 1, 1]);
  });
});
