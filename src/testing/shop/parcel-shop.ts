import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { shippingMethods } from "#features/methods/server/methods.table.ts";
import { carrierLinks, pickupPoints } from "#features/parcels/server/parcels.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { BOXES, PACKETA_PASSWORD, POINTS, startPacketaServer } from "../outside/packeta-server.ts";
import { testServer } from "../test-server.ts";
import { openShop } from "./orders-test-data.ts";

/** A shop that sends to pick-up points, connected to a carrier of the tests, fresh for each of them. */
export async function parcelShop() {
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
  /** Sessions end while hours pass. */
  const signInAgain = async () => {
    token = await server.signIn();
  };
  const send = (name: string, body?: unknown) => server.call(name, { token, body, language: "cs" });
  const connect = (more: object = {}) =>
    send("PUT /parcels/link", { password: PACKETA_PASSWORD, sender: "lipa-drift", ...more });
  const load = () => send("POST /parcels/link/points", {});
  const place = (more: object = {}) =>
    server.call("POST /orders", {
      body: { ...shop.payload, pickup_point: "3060", ...more },
      language: "cs",
    });
  const ordered = async (more: object = {}): Promise<number> => (await place(more)).body.orderId;
  const make = (...ids: number[]) => send("POST /parcels/packets", { ids });
  const parcelOf = async (id: number) => (await send(`GET /parcels/orders/${id}`)).body.parcel;
  const linkState = async () => (await send("GET /parcels/link")).body.connected;
  /** Connecting has the points loaded aside; until then that would be asked in the middle of a test. */
  const loadedAside = () =>
    vi.waitFor(async () => expect((await db.select().from(carrierLinks))[0]?.points_loaded_at).toBeTruthy(), {
      timeout: 60_000,
      interval: 200,
    });

  let connection: typeof carrierLinks.$inferSelect | undefined;
  beforeAll(async () => {
    wait(0);
    await signInAgain();
    expect((await connect()).status).toBe(200);
    await loadedAside();
    [connection] = await db.select().from(carrierLinks);
  });

  beforeEach(async () => {
    wait(120);
    await signInAgain();
    shop = await openShop(services);
    await db.update(shippingMethods).set({ carrier: "packeta", weight_grams: 750 });
    await db
      .update(settings)
      .set({ value: "tym@example.cz" })
      .where(eq(settings.setting_key, "orders_email"));
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

  return {
    packeta,
    server,
    services,
    db,
    wait,
    signInAgain,
    send,
    connect,
    load,
    place,
    ordered,
    make,
    parcelOf,
    linkState,
    loadedAside,
    now: () => new Date(clock),
  };
}
