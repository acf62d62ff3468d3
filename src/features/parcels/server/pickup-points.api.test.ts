import { describe, expect, test } from "vitest";
import { shippingMethods } from "#features/methods/server/methods.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { POINTS } from "#testing/outside/packeta-server.ts";
import { parcelShop } from "#testing/shop/parcel-shop.ts";
import { carrierLinks } from "./parcels.table.ts";

/** The carrier's points, and orders that go to one. */

const { packeta, server, db, send, load, place, ordered, make, parcelOf, linkState } = await parcelShop();
const search = async (query: string) =>
  (await server.call(`GET /pickup-points${query}`)).body.map(({ id }: { id: string }) => id);

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
      is_box: false,
      opening_hours: [
        { from: 1, to: 5, hours: "09:00–17:00" },
        { from: 6, to: 6, hours: "09:00–12:00" },
      ],
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
      point_address: "Děčínská 389, 470 01 Česká Lípa",
      barcode: "",
      tracking_url: "",
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
    expect((await make(id)).body.refused[0].reason).toContain("nejede na výdejní místo");
    expect((await send("GET /parcels/orders/999999")).status).toBe(404);
  });

  test("is not offered pick-up points where there are none", async () => {
    const offered = async () => (await server.call("GET /orders/shipping-methods")).body.length;
    expect(await offered()).toBe(1);
    expect((await send("DELETE /parcels/link")).status).toBe(204);
    expect(await offered()).toBe(0);
  });

  test("has no closed point while Packeta isn't connected, or its points are still being loaded", async () => {
    const id = await ordered();
    const known = async () => {
      const { point_is_open, points_loaded } = await parcelOf(id);
      return { point_is_open, points_loaded, closed: (await send("GET /health")).body.parcels.closed };
    };
    expect(await known()).toEqual({ point_is_open: true, points_loaded: true, closed: 0 });
    const [link] = await db.select().from(carrierLinks);
    await send("DELETE /parcels/link");
    expect(await known()).toEqual({ point_is_open: false, points_loaded: false, closed: 0 });
    // As just connected, while the points are loaded aside.
    await db
      .insert(carrierLinks)
      .values({ ...(link as typeof carrierLinks.$inferSelect), points_loaded_at: null });
    expect(await known()).toEqual({ point_is_open: false, points_loaded: false, closed: 0 });
    expect((await make(id)).body.refused).toEqual([
      { id, reason: expect.stringContaining("ještě nenačetla") },
    ]);
    await load();
    expect(await known()).toEqual({ point_is_open: true, points_loaded: true, closed: 0 });
  });

  test("whose point has closed is named, and gets another one that its customer wishes", async () => {
    const id = await ordered();
    packeta.points = POINTS.slice(1);
    await load();
    expect((await make(id)).body.refused).toEqual([
      { id, reason: expect.stringContaining("Výdejní místo objednávky už neexistuje") },
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
