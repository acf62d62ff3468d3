import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { shippingMethods } from "#features/methods/server/methods.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop } from "#testing/orders-test-data.ts";
import { BOXES, PACKETA_PASSWORD, POINTS, startPacketaServer } from "#testing/packeta-server.ts";
import { testServer } from "#testing/test-server.ts";
import { followPackets } from "./parcel-jobs.ts";
import { carrierLinks, orderParcels, pickupPoints } from "./parcels.table.ts";

const packeta = await startPacketaServer();
const server = await testServer({
  PACKETA_API_URL: `${packeta.url}/api/rest`,
  PACKETA_POINTS_URL: `${packeta.url}/v5`,
});
const { services } = server;
const { db } = services;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;
let clock = Date.parse("2026-05-20T08:00:00Z");
afterAll(() => packeta.close());

const wait = (minutes: number) => {
  clock += minutes * 60_000;
  server.setNow(new Date(clock));
};
const send = (name: string, body?: unknown) => server.call(name, { token, body, language: "cs" });
const connect = (more: object = {}) =>
  send("PUT /parcels/link", { password: PACKETA_PASSWORD, sender: "lipa-drift", ...more });
const load = () => send("POST /parcels/link/points", {});
const search = async (query: string) =>
  (await server.call(`GET /pickup-points${query}`)).body.map(({ id }: { id: string }) => id);
const place = (more: object = {}) =>
  server.call("POST /orders", { body: { ...shop.payload, pickup_point: "3060", ...more }, language: "cs" });
const ordered = async (more: object = {}): Promise<number> => (await place(more)).body.orderId;
const make = (...ids: number[]) => send("POST /parcels/packets", { ids });
const parcelOf = async (id: number) => (await send(`GET /parcels/orders/${id}`)).body.parcel;
/** Connecting has the points loaded aside; until then that would be asked in the middle of a test. */
const loadedAside = () =>
  vi.waitFor(async () => expect((await db.select().from(carrierLinks))[0]?.points_loaded_at).toBeTruthy(), {
    timeout: 20_000,
    interval: 200,
  });
const linkState = async () => (await send("GET /parcels/link")).body.connected;

let connection: typeof carrierLinks.$inferSelect | undefined;
beforeAll(async () => {
  wait(0);
  token = await server.signIn();
  expect((await connect()).status).toBe(200);
  await loadedAside();
  [connection] = await db.select().from(carrierLinks);
});

beforeEach(async () => {
  wait(120);
  token = await server.signIn();
  shop = await openShop(services);
  await db.update(shippingMethods).set({ carrier: "packeta", weight_grams: 750 });
  await db.update(settings).set({ value: "tym@example.cz" }).where(eq(settings.setting_key, "orders_email"));
  await db.delete(carrierLinks);
  await db.delete(pickupPoints);
  await db.delete(mails);
  Object.assign(packeta, {
    packets: [],
    points: POINTS,
    boxes: BOXES,
    isAway: false,
    isRevoked: false,
    asked: [],
  });
  if (connection) await db.insert(carrierLinks).values(connection);
  expect((await load()).body.connected).toMatchObject({ points: 4, points_fault: null });
});

describe("pick-up points", () => {
  test("are found by any words, whatever their accents; the town's own come first; those closed are not there", async () => {
    expect(await search("?q=ceska%20lipa")).toEqual(["3060", "20100"]);
    expect(await search("?q=DECINSKA")).toEqual(["3060"]);
    expect(await search("?q=470%2001%20pneu")).toEqual(["3060"]);
    expect(await search("?q=47001")).toEqual(["3060", "20100"]);
    expect(await search("?q=zavrena")).toEqual([]);
    expect(await search("?q=hlavni&country=CZ")).toEqual([]);
    expect(await search("?country=SK")).toEqual(["4711"]);
    expect(await search("?q=%25_%27")).toHaveLength(4);
    const [first] = (await server.call("GET /pickup-points?q=pneu")).body;
    expect(first).toMatchObject({
      name: "Česká Lípa, Děčínská 389 (Pneu Řeřicha)",
      address: "Děčínská 389, 470 01 Česká Lípa",
      ...{ is_box: false, opening_hours: "Po–Pá 09:00–17:00, So 09:00–12:00" },
    });
    expect((await server.call("GET /pickup-points?country=XX")).status).toBe(400);
  });

  test.each([
    ["cut-off", "unreadable"],
    ["not-json", "unreadable"],
    ["hang-up", "away"],
    ["503", "away"],
  ] as const)("stay where the new list is %s", async (misbehaviour, fault) => {
    packeta.next(misbehaviour);
    expect((await load()).body.connected).toMatchObject({ points: 4, points_fault: fault });
    expect((await load()).body.connected).toMatchObject({ points: 4, points_fault: null });
  });

  test.each([
    ["empty", []],
    ["of other things", [{ error: "x" }, { error: "y" }]],
    ["half gone", POINTS.slice(0, 1)],
    ["no list", "maintenance" as unknown as object[]],
  ])("stay where the new list is %s", async (_, points) => {
    packeta.points = points;
    expect((await load()).body.connected.points).toBe(4);
    expect((await linkState()).points_fault).not.toBeNull();
  });

  test("come as an object by id too, and a point that is gone is gone", async () => {
    packeta.points = { data: Object.fromEntries(POINTS.slice(1).map((each) => [each.id, each])) } as never;
    expect((await load()).body.connected).toMatchObject({ points: 3, points_fault: null });
    expect(await search("?q=pneu")).toEqual([]);
  });
});

describe("an order", () => {
  test("to a pick-up point needs one, that is open and in the address's country, and keeps it as it was", async () => {
    expect((await place({ pickup_point: undefined })).body.errors).toEqual([
      { path: "pickup_point", message: "Vyberte prosím výdejní místo." },
    ]);
    expect((await place({ pickup_point: "9" })).body.errors[0].message).toContain("už není v provozu");
    expect((await place({ pickup_point: "4711" })).body.errors[0].message).toContain("v jiné zemi");
    expect((await place({ pickup_point: "x".repeat(41) })).status).toBe(422);
    const { body } = await place();
    packeta.points = POINTS.slice(1);
    await load();
    const mine = (await server.call(`GET /orders/mine/${body.orderId}/${body.access_key}`)).body;
    expect(mine.parcel).toMatchObject({
      point_name: "Česká Lípa, Děčínská 389 (Pneu Řeřicha)",
      ...{ point_address: "Děčínská 389, 470 01 Česká Lípa", barcode: "", tracking_url: "" },
    });
    expect(await parcelOf(body.orderId)).toMatchObject({ point_is_open: false, weight_grams: 750 });
    const texts = (await db.select().from(mails)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain("Česká Lípa, Děčínská 389 (Pneu Řeřicha)");
  });

  test("that goes to no point ignores one, and has no parcel", async () => {
    await db.update(shippingMethods).set({ carrier: "none" });
    const id = await ordered();
    expect(await parcelOf(id)).toBeNull();
    expect((await make(id)).body.refused[0].reason).toContain("Nejede na výdejní místo");
    expect((await send("GET /parcels/orders/999999")).status).toBe(404);
  });

  test("is not offered pick-up points where there are none", async () => {
    const offered = async () => (await server.call("GET /orders/shipping-methods")).body.length;
    expect(await offered()).toBe(1);
    expect((await send("DELETE /parcels/link")).status).toBe(204);
    expect(await offered()).toBe(0);
  });

  test("whose point has closed is named, and gets another one that its customer wishes", async () => {
    const id = await ordered();
    packeta.points = POINTS.slice(1);
    await load();
    expect((await make(id)).body.refused).toEqual([
      { id, reason: expect.stringContaining("výdejní místo skončilo") },
    ]);
    expect(packeta.packets).toHaveLength(0);
    const health = () => send("GET /health");
    expect((await health()).body.parcels).toMatchObject({ state: "attention", closed: 1 });
    const change = (point: string) => send(`PUT /parcels/orders/${id}/point`, { point });
    expect((await change("3060")).status).toBe(422);
    expect((await change("20100")).body).toMatchObject({ point_id: "20100", point_is_open: true });
    expect((await health()).body.parcels).toMatchObject({ state: "ok", closed: 0 });
    expect((await make(id)).body.made).toEqual([id]);
    expect((await change("13789")).status).toBe(409);
  });
});

describe("a packet", () => {
  test("is made with what the carrier needs, and its number is the order's tracking number", async () => {
    const id = await ordered();
    expect((await make(id)).body).toEqual({ made: [id], refused: [] });
    expect(packeta.packets[0]?.attributes).toEqual({
      ...{
        number: String(id).padStart(10, "0"),
        name: "Žofie",
        surname: "Šťastná",
        email: "zofie@example.cz",
      },
      ...{ phone: "+420123456789", addressId: "3060", currency: "CZK", value: "5449.7", weight: "0.75" },
      eshop: "lipa-drift",
    });
    expect(await parcelOf(id)).toMatchObject({
      ...{
        state: "made",
        barcode: "Z3669041905",
        tracking_url: "https://tracking.packeta.com/cs/?id=Z3669041905",
      },
    });
    expect((await send(`GET /orders/admin/orders/${id}`)).body.tracking_number).toBe("Z3669041905");
  });

  test("of an order that is paid on delivery says the whole crowns, unless it was paid before", async () => {
    const [open, paid] = [await ordered(), await ordered()];
    await db.update(orders).set({ payment_kind: "cash" });
    await db
      .update(orders)
      .set({ paid_at: new Date(clock) })
      .where(eq(orders.id, paid));
    await make(open, paid);
    expect(packeta.packets.map(({ attributes }) => attributes.cod)).toEqual(["5579", undefined]);
  });

  test("is one, however often and by however many it is asked for", async () => {
    const ids = [await ordered(), await ordered(), await ordered()];
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(...ids)));
    expect(packeta.packets.map(({ number }) => Number(number)).sort()).toEqual(ids);
    expect(answers.flatMap(({ body }) => body.made).sort()).toEqual(ids);
    expect((await make(...ids)).body.refused).toHaveLength(3);
    expect(packeta.packets).toHaveLength(3);
  });

  test("whose answer was lost is not made again until a person has looked", async () => {
    const id = await ordered();
    packeta.losesAnswer = true;
    expect((await make(id)).body.refused[0].reason).toContain("nevíme, jestli zásilka vznikla");
    expect(packeta.packets).toHaveLength(1);
    expect((await send(`POST /parcels/orders/${id}/settle`, { barcode: null })).status).toBe(409);
    wait(5);
    expect((await make(id)).body.refused[0].reason).toContain("odpověď neznáme");
    expect((await send("GET /health")).body.parcels).toMatchObject({ state: "attention", uncertain: 1 });
    expect((await send(`POST /parcels/orders/${id}/settle`, { barcode: "nevím" })).status).toBe(422);
    const settled = await send(`POST /parcels/orders/${id}/settle`, { barcode: "Z 366 9041 905" });
    expect(settled.body).toMatchObject({ state: "made", barcode: "Z3669041905" });
    expect(packeta.packets).toHaveLength(1);
    expect((await send(`POST /parcels/orders/${id}/settle`, { barcode: null })).status).toBe(409);
  });

  test("that a killed process left open can be made once a person has seen that there is none", async () => {
    const id = await ordered();
    await db.update(orderParcels).set({ state: "asked", asked_at: new Date(clock) });
    expect((await make(id)).body.refused[0].reason).toContain("právě vzniká");
    wait(5);
    expect((await make(id)).body.made).toEqual([]);
    expect((await send(`POST /parcels/orders/${id}/settle`, { barcode: null })).body.state).toBe("waiting");
    expect((await make(id)).body.made).toEqual([id]);
  });

  test("that the carrier refuses says why, and can be made once it is right; the others go on", async () => {
    const [wrong, right] = [await ordered(), await ordered()];
    packeta.nextFault = ["phone", "Wrong format."];
    const { made, refused } = (await make(wrong, right)).body;
    expect(made).toEqual([right]);
    expect(refused).toEqual([
      { id: wrong, reason: "Some packet attributes are not valid. phone: Wrong format." },
    ]);
    expect(await parcelOf(wrong)).toMatchObject({ state: "waiting", refusal: refused[0].reason });
    expect((await make(wrong)).body.made).toEqual([wrong]);
  });

  test.each(["cut-off", "not-json", "503", "hang-up"] as const)(
    "whose answer is %s is uncertain",
    async (misbehaviour) => {
      const id = await ordered();
      packeta.next(misbehaviour);
      expect((await make(id)).body.made).toEqual([]);
      expect(await parcelOf(id)).toMatchObject({ state: "asked" });
    },
  );

  test("of a cancelled order is not made", async () => {
    const id = await ordered();
    await send(`PATCH /orders/admin/orders/${id}`, { status: "cancelled" });
    expect((await make(id, 999_999)).body.refused).toEqual([
      { id, reason: "Je zrušená." },
      { id: 999_999, reason: "Taková objednávka není." },
    ]);
  });
});

test("labels of many are one PDF of A6 pages; without a packet there is none", async () => {
  const ids = [await ordered(), await ordered(), await ordered()];
  expect((await send(`GET /parcels/labels?ids=${ids.join(",")}`)).status).toBe(404);
  await make(...ids.slice(0, 2));
  const labels = await send(`GET /parcels/labels?ids=${ids.join(",")}`);
  expect(labels.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
  expect(labels.body).toContain("/Count 2");
  packeta.next("cut-off");
  expect((await send(`GET /parcels/labels?ids=${ids[0]}`)).status).toBe(503);
  expect((await server.call(`GET /parcels/labels?ids=${ids[0]}`)).status).toBe(401);
});

test("where a packet is is read once an hour, and the customer is told once when it waits and when it comes back", async () => {
  const id = await ordered();
  await make(id);
  await db.delete(mails);
  const follow = async (status: string, minutes = 61) => {
    if (packeta.packets[0]) packeta.packets[0].status = status;
    wait(minutes);
    token = await server.signIn();
    await followPackets(services);
    return (await db.select().from(mails)).map(({ kind }) => kind);
  };
  expect(await follow("2")).toEqual([]);
  expect((await parcelOf(id)).way).toBe("on-way");
  expect(await follow("5")).toEqual(["parcel-ready"]);
  expect(await follow("5", 30)).toEqual(["parcel-ready"]);
  expect(await follow("3")).toEqual(["parcel-ready"]);
  expect(await follow("5")).toEqual(["parcel-ready"]);
  const [mail] = await db.select().from(mails);
  expect(mail?.text).toContain("čeká tady: Česká Lípa, Děčínská 389 (Pneu Řeřicha)");
  expect(mail?.text).toContain("https://tracking.packeta.com/cs/?id=Z3669041905");
  packeta.isAway = true;
  await follow("9");
  expect(await linkState()).toMatchObject({ fault: expect.any(String) });
  packeta.isAway = false;
  expect((await follow("9")).sort()).toEqual(["parcel-ready", "parcel-returning", "parcel-returning-notice"]);
  expect(await follow("10")).toHaveLength(3);
  // What has ended is not asked about any more.
  packeta.asked = [];
  await follow("1");
  expect((await parcelOf(id)).way).toBe("returned");
});

describe("the carrier", () => {
  test("is stored once it has taken the password and knows the sender; the password is never seen again", async () => {
    await db.delete(carrierLinks);
    expect(await connect({ password: "0".repeat(32) })).toMatchObject({
      status: 422,
      body: { code: "CARRIER_REFUSED" },
    });
    expect(await connect({ sender: "nobody" })).toMatchObject({
      status: 422,
      body: { code: "CARRIER_REFUSED" },
    });
    expect((await connect({ password: "short" })).status).toBe(422);
    packeta.isAway = true;
    expect(await connect()).toMatchObject({ status: 503, body: { code: "CARRIER_AWAY" } });
    packeta.isAway = false;
    expect(await db.$count(carrierLinks)).toBe(0);
    const answer = await connect();
    const all = JSON.stringify([answer.body, await db.select().from(carrierLinks), await linkState()]);
    expect(all).not.toContain(PACKETA_PASSWORD);
    await loadedAside();
  });

  test("that takes the password no longer is named within five minutes, and is well again", async () => {
    packeta.isRevoked = true;
    wait(5);
    await followPackets(services);
    expect((await send("GET /health")).body.parcels).toMatchObject({
      state: "wrong",
      link: { fault: "refused" },
    });
    expect((await make(await ordered())).body.refused[0].reason).toContain("odmítá heslo");
    packeta.isRevoked = false;
    expect((await send("POST /parcels/link/test", {})).body.connected.fault).toBeNull();
    expect((await send("GET /health")).body.parcels.state).toBe("ok");
  });

  test("after a restore with another secret has to be connected anew", async () => {
    await db.update(carrierLinks).set({ sealed_password: "AAAA" });
    expect((await send("POST /parcels/link/test", {})).status).toBe(422);
    expect((await linkState()).fault).toBe("refused");
  });

  test("that is not connected makes no packets", async () => {
    const id = await ordered();
    await db.delete(carrierLinks);
    expect((await make(id)).status).toBe(404);
    expect((await send("POST /parcels/link/test", {})).status).toBe(404);
  });
});
