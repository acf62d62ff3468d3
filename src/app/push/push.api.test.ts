import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { users } from "#features/accounts/server/index.ts";
import { days } from "#features/days/server/index.ts";
import { pushDevices } from "#features/push/server/index.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { csvOf, type Payment } from "#testing/outside/bank-statements.ts";
import { type Browser, startPushService } from "#testing/outside/push-service.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";
import { watchHealth } from "../health/watch-health.ts";

const service = await startPushService();
const server = await testServer({ PUSH_SERVICES: service.url });
const { db, open } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;
let key: string;

beforeEach(async () => {
  await db.delete(pushDevices);
  await db.delete(users).where(eq(users.password_hash, "none"));
  await open.executeSql("delete from pgboss.job where name = 'push'");
  shop = await openRides(server.services);
  server.setNow(null);
  key = (await server.call("GET /push", { token: await server.signIn() })).body.public_key;
});

const patient = { timeout: 60_000, interval: 100 };
const place = async () => (await server.call("POST /orders", { language: "cs", body: shop.payload })).body;
const jobs = async () =>
  (
    await open.executeSql(
      "select state, data, start_after from pgboss.job where name = 'push' order by created_on",
    )
  ).rows as { state: string; data: { device?: number }; start_after: Date }[];
/** No job waits or runs any more. */
const settled = () =>
  expect.poll(async () => (await jobs()).filter(({ state }) => state !== "completed"), patient).toEqual([]);

async function phoneOf(token: string, kinds?: string[]): Promise<Browser & { id: number }> {
  const phone = service.subscribe(key);
  const { body } = await server.call("POST /push/devices", {
    token,
    body: { ...phone.subscription, ...(kinds && { kinds }) },
  });
  return Object.assign(phone, { id: body.id as number });
}
const titles = (phone: Browser) => phone.received.map(({ message }) => message.title).sort();
const inCzech = (id: number) => db.update(users).set({ language: "cs" }).where(eq(users.id, id));

describe("an order", () => {
  test("reaches each device that wants it, in its owner's language, with name and sum and nothing private", async () => {
    const czech = await signedInAs(server, "shop", "jana");
    await inCzech(czech.id);
    const [mine, hers] = [await phoneOf(await server.signIn()), await phoneOf(czech.token)];
    const editor = await phoneOf((await signedInAs(server, ["content", "messages"], "petr")).token);
    const off = await phoneOf(await server.signIn(), ["message"]);
    const { orderId, order_number } = await place();
    await expect.poll(() => [mine, hers].map(({ received }) => received.length), patient).toEqual([1, 1]);
    expect(hers.received[0]).toMatchObject({
      message: {
        title: `Nová objednávka ${order_number}`,
        text: "Žofie Šťastná, 5\u00a0578,70\u00a0Kč",
        path: `/admin/orders/${orderId}`,
        kind: "order",
        tag: `order ${orderId}`,
        many: { title: "Nové objednávky", path: "/admin/orders" },
      },
      ttl: expect.toSatisfy((ttl: number) => ttl > 86_000 && ttl <= 86_400),
    });
    expect(mine.received[0]?.message.title).toBe(`New order ${order_number}`);
    await settled();
    expect(JSON.stringify([hers, mine].map(({ received }) => received))).not.toMatch(
      /zofie@|Děčínská|123 456/,
    );
    expect(JSON.stringify(await jobs())).not.toMatch(/Žofie/);
    expect([editor.received, off.received]).toEqual([[], []]);
  });

  test("costs no job where no device wants it, and none of the team's own orders is told", async () => {
    await phoneOf(await server.signIn(), ["message"]);
    await place();
    expect(await jobs()).toEqual([]);
  });

  test("of a transaction that is rolled back is told to nobody", async () => {
    const phone = await phoneOf(await server.signIn());
    expect((await server.call("POST /orders", { body: { ...shop.payload, total: 1 } })).status).toBe(409);
    expect(await jobs()).toEqual([]);
    expect(phone.received).toEqual([]);
  });

  test("that was cancelled before a phone was reached is no news any more", async () => {
    const token = await server.signIn();
    const phone = await phoneOf(token);
    service.next({ status: 429, retryAfter: "2" });
    const { orderId } = await place();
    await expect.poll(async () => (await jobs()).length, patient).toBe(3);
    await server.call(`PATCH /orders/admin/orders/${orderId}`, { token, body: { status: "cancelled" } });
    await settled();
    expect(phone.received).toEqual([]);
  });
});

describe("push services", () => {
  test("one that says when to come again is asked then, and no other phone waits for it", async () => {
    const [one, other] = [await phoneOf(await server.signIn()), await phoneOf(await server.signIn())];
    service.next({ status: 429, retryAfter: "2" });
    const { order_number } = await place();
    await expect
      .poll(() => [...titles(one), ...titles(other)], patient)
      .toEqual([`New order ${order_number}`, `New order ${order_number}`]);
    expect((await jobs()).filter(({ data }) => data.device !== undefined)).toHaveLength(3);
  });

  test("a year of waiting is cut to an hour, and a fault is tried again", async () => {
    await phoneOf(await server.signIn());
    service.next({ status: 503, retryAfter: "999999" });
    await place();
    const waits = async () =>
      (await jobs())
        .filter(({ state }) => state === "created")
        .map(({ start_after }) => Math.round((new Date(start_after).getTime() - Date.now()) / 600_000));
    await expect.poll(waits, patient).toEqual([6]);
    await open.executeSql("delete from pgboss.job where name = 'push'");
    service.next("hang-up");
    await place();
    await expect
      .poll(async () => (await jobs()).map(({ state }) => state).sort(), patient)
      .toEqual(["completed", "retry"]);
  });

  test("a phone that is gone loses its row, the others get theirs", async () => {
    const [gone, other] = [await phoneOf(await server.signIn()), await phoneOf(await server.signIn())];
    service.leave(gone);
    await place();
    await expect.poll(() => other.received.length, patient).toBe(1);
    await settled();
    expect((await db.select({ id: pushDevices.id }).from(pushDevices)).map(({ id }) => id)).toEqual([
      other.id,
    ]);
  });

  test("what is a day old is not sent any more", async () => {
    const phone = await phoneOf(await server.signIn());
    service.next({ status: 429, retryAfter: "3" });
    await place();
    await expect.poll(async () => (await jobs()).length, patient).toBe(3);
    // A new session, for the clock of tokens goes on too.
    server.setNow(new Date(Date.now() + 25 * 3_600_000));
    await settled();
    expect(phone.received).toEqual([]);
  });
});

describe("who is told is asked when it is sent", () => {
  test("nobody who has signed out, whose account or role has ended, or who lacks the second factor", {
    tags: "both-databases",
  }, async () => {
    const people = {
      out: await signedInAs(server, "shop", "out"),
      ended: await signedInAs(server, "shop", "ended"),
      moved: await signedInAs(server, "shop", "moved"),
      stays: await signedInAs(server, "shop", "stays"),
    };
    const phones = Object.values(people).map(({ token }) => phoneOf(token));
    const [out, ended, moved, stays] = await Promise.all(phones);
    const token = await server.signIn();
    await server.call("POST /auth/logout", { token: people.out.token, body: {} });
    const proof = { current_password: ADMIN.password };
    expect((await server.call(`POST /people/${people.ended.id}/end`, { token, body: proof })).status).toBe(
      200,
    );
    const change = { token, body: { roles: ["content"], ...proof } };
    expect((await server.call(`PATCH /people/${people.moved.id}`, change)).status).toBe(200);
    await place();
    await expect.poll(() => stays?.received.length, patient).toBe(1);
    await settled();
    expect([out, ended, moved].map((phone) => phone?.received)).toEqual([[], [], []]);

    await db.insert(siteMarks).values({ name: "second-factor-demanded" });
    await place();
    await settled();
    await db.delete(siteMarks).where(eq(siteMarks.name, "second-factor-demanded"));
    expect(stays?.received).toHaveLength(1);
  });
});

describe("everything else that the team may want to know", () => {
  const all = ["order", "message", "payment", "withdrawal", "seat", "health"];

  test("a message, a withdrawal, a payment and a late cancellation each open their own page", async () => {
    const phone = await phoneOf(await server.signIn(), all.slice(1));
    const { body: message } = await server.call("POST /contact-messages", {
      body: {
        name: "Jan Novák",
        email: "jan@example.cz",
        subject: "Drift taxi",
        message: "Tajné",
        termsAgreed: true,
        honeypot: "",
      },
    });
    const order = await place();
    await server.call("POST /withdrawals", {
      body: { name: "Žofie", email: "zofie@example.cz", order_number: order.order_number },
    });
    const stray: Payment = {
      day: "2026-05-20",
      amount: 123,
      name: "Kdosi",
      account: "2000145399",
      bank: "0800",
      symbol: "99",
      id: randomUUID(),
    };
    const content = Buffer.from(csvOf([stray])).toString("base64");
    const statement = await server.call("POST /bank-transfers/statements", {
      token: await server.signIn(),
      body: { content },
    });
    expect(statement.body, JSON.stringify(statement.body)).toMatchObject({ waiting: 1 });
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const cancelled = [];
    for (const date of [soon(2), soon(30)]) {
      const { codes } = await sellVouchers(server, shop);
      const day = await addDay(server.services, { date, starts: ["09:00"] });
      await db.update(days).set({ latest_change_hours: 0 });
      const body = { code: codes[0], slot_id: day.slots[0], rider: "Jana", email: "jana@example.cz" };
      const booked = (await server.call("POST /bookings", { body })).body;
      const gone = await server.call(`POST /bookings/mine/${booked.id}/${booked.key}/cancel`, {});
      expect(gone.body.state, JSON.stringify(gone.body)).toBe("cancelled");
      cancelled.push(day.id);
    }
    await expect.poll(() => phone.received.length, patient).toBe(4);
    await settled();
    const shown = Object.fromEntries(phone.received.map(({ message: { kind, ...each } }) => [kind, each]));
    expect(shown).toMatchObject({
      message: {
        title: "New message",
        text: "Jan Novák: Drift taxi",
        path: `/admin/messages?message=${message.id}`,
      },
      withdrawal: {
        title: `Withdrawal from order ${order.order_number}`,
        path: `/admin/orders/${order.orderId}`,
      },
      payment: {
        title: "A payment needs your decision",
        path: "/admin/bank-transfers",
        text: "1 bank payment",
      },
      seat: { title: "A customer cancelled a booking", path: `/admin/days/${cancelled[0]}` },
    });
    expect(JSON.stringify(phone.received)).not.toContain("Tajné");
  });

  test("a fault of the site is told once, and again when it comes back", async () => {
    const phone = await phoneOf(await server.signIn(), ["health"]);
    const { id } = await signedInAs(server, "owner", "installed long ago");
    await db
      .update(users)
      .set({ created_at: new Date(Date.now() - 20 * 86_400_000) })
      .where(eq(users.id, id));
    await watchHealth(server.services);
    await watchHealth(server.services);
    await settled();
    expect(phone.received).toMatchObject([
      { message: { title: "Something is wrong with the site", path: "/admin/health", kind: "health" } },
    ]);
    expect(phone.received[0]?.message.text).toContain("Backups");
    await db.delete(users).where(eq(users.id, id));
    await watchHealth(server.services);
    expect(
      (
        await db
          .select()
          .from(siteMarks)
          .where(inArray(siteMarks.name, ["health-told"]))
      )[0]?.note,
    ).toBe("");
  });
});

if (open.kind === "server")
  test("two processes send each notification once", { tags: "both-databases" }, async () => {
    const { TOKEN_SECRET } = server.services.config;
    await testServer({ PUSH_SERVICES: service.url, TOKEN_SECRET }, undefined, { open });
    const phones = await Promise.all([1, 2, 3].map(async () => phoneOf(await server.signIn())));
    await Promise.all([place(), place(), place()]);
    await expect.poll(() => phones.map(({ received }) => received.length), patient).toEqual([3, 3, 3]);
    await settled();
    expect(phones.map(({ received }) => received.length)).toEqual([3, 3, 3]);
  });
