import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, RIDE } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let people = 0;

beforeEach(async () => {
  await openRides(server.services);
  await db.update(products).set({ min_height: 150, max_height: 195 }).where(eq(products.id, RIDE));
  server.setNow(new Date("2027-06-10T10:00:00Z"));
  token = await track();
});
afterEach(() => server.setNow(null));

/** Tokens end with their time: signed in anew after the clock has moved. */
async function track(): Promise<string> {
  people += 1;
  return (await signedInAs(server, "track", `signed-${people}`)).token;
}
const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "en" });

test("the gate’s list says who has not signed, who could not for being outside the limits, and who has a paper", async () => {
  const day = await addDay(server.services, { date: "2027-06-14", seats: 4 });
  const wish = { product_id: RIDE, slot_id: day.slots[0], phone: "777 888 001", language: "cs", seats: 3 };
  await team("POST /bookings/admin", { ...wish, name: "Roman", riders: ["Roman", "Teo", "Nora"] });
  server.setNow(new Date("2027-06-14T06:00:00Z"));
  token = await track();
  const list = async () =>
    (await server.call(`GET /bookings/gate/days/${day.id}`, { token, language: "en" })).body.bookings;
  const [roman, teo, nora] = await list();
  expect(roman).toMatchObject({ signed: 0, outside: "", has_paper: false });
  expect(roman.limits).toContain("150");
  expect(roman.sign_path).toMatch(new RegExp(`^/booking/${roman.id}/[^/]+/statement$`));
  const sign = async (id: number, height: number | null) => {
    const { rules } = (await team(`GET /bookings/admin/${id}/statements`)).body;
    const body = {
      seat: 0,
      name: "Rider",
      born_on: "1990-05-05",
      height,
      version: rules.version,
      has_read: true,
      signature: { kind: "typed", name: "Rider" },
    };
    return (await team(`POST /bookings/admin/${id}/statements`, body)).status;
  };
  // A figure that was forgotten says nothing of the rider.
  expect([await sign(nora.id, null), await sign(teo.id, 205), await sign(roman.id, 180)]).toEqual([
    422, 422, 200,
  ]);
  const paper = {
    kind: "paper",
    key: `paper-${people}-1`,
    booking_id: nora.id,
    done_at: "2027-06-14T06:00:00.000Z",
  };
  await server.call("POST /bookings/gate", { token, body: { acts: [{ ...paper, has: true }] } });
  const stand = async () =>
    (await list()).map(({ signed, outside, has_paper }: typeof roman) => [signed, outside, has_paper]);
  expect(await stand()).toEqual([
    [1, "", false],
    [0, "height", false],
    [1, "", true],
  ]);
  await server.call("POST /bookings/gate", {
    token,
    body: { acts: [{ ...paper, key: `paper-${people}-2`, has: false }] },
  });
  // The team has changed the limit: then he signs, and is red no more.
  await db.update(products).set({ max_height: 210 }).where(eq(products.id, RIDE));
  expect(await sign(teo.id, 205)).toBe(200);
  expect(await stand()).toEqual([
    [1, "", false],
    [1, "", false],
    [0, "", false],
  ]);
});

test("the days near to today say how many come, what is to be paid and who has not signed; without one, the next day is told", async () => {
  const far = await addDay(server.services, { date: "2027-07-20" });
  const days = async () => (await server.call("GET /bookings/gate/days", { token })).body;
  expect(await days()).toMatchObject([{ id: far.id, is_near: false, riders: 0 }]);
  const near = await addDay(server.services, { date: "2027-06-14", seats: 4 });
  const wish = {
    product_id: RIDE,
    slot_id: near.slots[0],
    name: "Roman",
    phone: "777",
    language: "cs",
    seats: 2,
  };
  await team("POST /bookings/admin", wish);
  expect(await days()).toMatchObject([{ id: near.id, is_near: true, riders: 2, unpaid: 2, unsigned: 2 }]);
});
