import { describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { PACKETA_PASSWORD } from "#testing/outside/packeta-server.ts";
import { paidLongAgo } from "#testing/shop/paid-order.ts";
import { parcelShop } from "#testing/shop/parcel-shop.ts";
import { followPackets } from "./parcel-jobs.ts";
import { carrierLinks, orderParcels } from "./parcels.table.ts";

/** Packets, their labels and their way, and the link to the carrier. */

const {
  packeta,
  server,
  services,
  db,
  wait,
  signInAgain,
  send,
  connect,
  ordered,
  make,
  parcelOf,
  linkState,
  loadedAside,
  now,
} = await parcelShop();

describe("a packet", () => {
  test("is made with what the carrier needs, and its number is the order's tracking number", async () => {
    const id = await ordered();
    expect((await make(id)).body).toEqual({ made: [id], refused: [] });
    expect(packeta.packets[0]?.attributes).toEqual({
      number: String(id).padStart(10, "0"),
      name: "Žofie",
      surname: "Šťastná",
      email: "zofie@example.cz",
      phone: "+420123456789",
      addressId: "3060",
      currency: "CZK",
      value: "5449.7",
      weight: "0.75",
      eshop: "lipa-drift",
    });
    expect(await parcelOf(id)).toMatchObject({
      state: "made",
      barcode: "Z3669041905",
      tracking_url: "https://tracking.packeta.com/cs/?id=Z3669041905",
    });
    expect((await send(`GET /orders/admin/orders/${id}`)).body.tracking_number).toBe("Z3669041905");
  });

  test("of an order that is paid on delivery says the whole crowns, unless it was paid before", async () => {
    const [open, paid] = [await ordered(), await ordered()];
    await db.update(orders).set({ payment_kind: "cod" });
    await paidLongAgo(db, paid);
    await make(open, paid);
    expect(packeta.packets.map(({ attributes }) => attributes.cod)).toEqual(["5579", undefined]);
  });

  test("is one, however often and by however many it is asked for", { tags: "both-databases" }, async () => {
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
    await db.update(orderParcels).set({ state: "asked", asked_at: now() });
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
      { id, reason: "Objednávka je zrušená." },
      { id: 999_999, reason: "Taková objednávka neexistuje." },
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
    await signInAgain();
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
  expect(mail?.text).toMatch(/Kde právě je:\s+https:\/\/tracking\.packeta\.com\/cs\/\?id=Z3669041905/);
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

test.each([
  ["7", ["parcel-delivered"]],
  ["10", ["parcel-returned", "parcel-returned-notice"]],
  ["11", ["parcel-cancelled-notice"]],
])("a packet that jumps straight to %s between two readings is told of, once", async (status, kinds) => {
  const id = await ordered();
  await make(id);
  await db.delete(mails);
  for (const code of ["1", status, status]) {
    if (packeta.packets[0]) packeta.packets[0].status = code;
    wait(61);
    await signInAgain();
    await followPackets(services);
  }
  const sent = await db.select().from(mails);
  expect(sent.map(({ kind }) => kind).sort()).toEqual(kinds);
  expect(sent.every(({ subject }) => subject.includes(String(id).padStart(10, "0")))).toBe(true);
  // It is nowhere on its way any more.
  expect(sent.every(({ text }) => !text.includes("Kde právě je"))).toBe(true);
  expect(sent.some(({ text }) => text.includes("Cesta balíku:"))).toBe(status !== "11");
});

describe("a packet that is not handed over", () => {
  const cancel = (id: number) => send(`POST /parcels/orders/${id}/cancel`, {});

  test("is cancelled at the carrier by one tap, also of two; another one can be made", {
    tags: "both-databases",
  }, async () => {
    const id = await ordered();
    expect((await cancel(id)).status).toBe(409);
    await make(id);
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(packeta.packets.map(({ status }) => status)).toEqual(["11"]);
    expect(await parcelOf(id)).toMatchObject({ state: "waiting", barcode: "", way: null });
    expect((await send(`GET /orders/admin/orders/${id}`)).body.tracking_number).toBe("");
    expect((await make(id)).body.made).toEqual([id]);
    expect(packeta.packets.map(({ status }) => status)).toEqual(["11", "1"]);
    expect((await parcelOf(id)).barcode).toBe("Z3669041906");
  });

  test("stays where the carrier says no, in its words, or does not answer", async () => {
    const id = await ordered();
    await make(id);
    packeta.isAway = true;
    expect(await cancel(id)).toMatchObject({ status: 503, body: { code: "CARRIER_AWAY" } });
    packeta.isAway = false;
    if (packeta.packets[0]) packeta.packets[0].status = "3";
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("does not allow") },
    });
    wait(61);
    await signInAgain();
    await followPackets(services);
    expect((await cancel(id)).body.message).toContain("už jste ji předali");
    expect(await parcelOf(id)).toMatchObject({ state: "made", way: "on-way" });
    expect((await server.call(`POST /parcels/orders/${id}/cancel`, { body: {} })).status).toBe(401);
  });

  test("whose cancellation was done and its answer lost, and one cancelled at the carrier, can be made anew", async () => {
    const id = await ordered();
    await make(id);
    packeta.losesAnswer = true;
    expect((await cancel(id)).status).toBe(503);
    expect((await make(id)).body.made).toEqual([]);
    wait(61);
    await signInAgain();
    await followPackets(services);
    expect(await parcelOf(id)).toMatchObject({ state: "made", way: "cancelled", barcode: "Z3669041905" });
    expect((await send(`PUT /parcels/orders/${id}/point`, { point: "13789" })).status).toBe(200);
    expect((await make(id)).body.made).toEqual([id]);
    expect(await parcelOf(id)).toMatchObject({ state: "made", way: null, barcode: "Z3669041906" });
    expect(packeta.packets[1]?.attributes.addressId).toBe("13789");
  });
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

  test.each([
    ["503", "away"],
    ["hang-up", "away"],
    ["cut-off", "unreadable"],
    ["not-json", "unreadable"],
  ] as const)("whose answer is %s is told as %s", async (misbehaviour, fault) => {
    packeta.next(misbehaviour);
    await send("POST /parcels/link/test", {});
    expect((await linkState()).fault).toBe(fault);
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
