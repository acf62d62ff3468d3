import { afterEach, beforeEach, expect, test } from "vitest";
import { checkSignature } from "#features/vouchers/index.ts";
import { signedCode } from "#features/vouchers/server/sign-code.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
let day: Awaited<ReturnType<typeof addDay>>;
let code: string;
let id: number;
let token: string;
let people = 0;

beforeEach(async () => {
  const shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  day = await addDay(server.services, { date: "2027-06-14" });
  code = (await sellVouchers(server, shop, 1)).codes[0] as string;
  const body = { code, slot_id: day.slots[0], rider: "Jana", email: "jana@example.cz" };
  id = (await server.call("POST /bookings", { body })).body.id;
  server.setNow(new Date("2027-06-14T08:00:00Z"));
  people += 1;
  token = (await signedInAs(server, "track", `track-${people}`)).token;
});
afterEach(() => server.setNow(null));

const list = () => server.call(`GET /bookings/gate/days/${day.id}`, { token });
const send = (body: object) => server.call("POST /bookings/gate", { token, body });
const act = (key: string, done_at: string, kind = "check-in") => ({ kind, key, booking_id: id, done_at });

test("the list of the day has all that a phone needs, and no e-mail address; what is cancelled stands in it", async () => {
  const { body } = await list();
  expect(body).toMatchObject({
    now: "2027-06-14T08:00:00.000Z",
    forget_at: "2027-06-15T04:00:00.000Z",
    day: { id: day.id, date: "2027-06-14" },
    bookings: [{ id, riders: ["Jana"], voucher_code: code, paid: "voucher", state: "booked" }],
  });
  expect(body.bookings[0].voucher_valid_until).toMatch(/^20\d\d-/);
  expect(body.slots).toHaveLength(2);
  expect(JSON.stringify(body)).not.toContain("jana@example.cz");
  const signed = signedCode(server.services.config, code);
  expect(await checkSignature(signed, body.code_key)).toBe("genuine");
  const owner = await server.signIn();
  await server.call(`POST /bookings/admin/${id}/cancel`, { token: owner, body: { reason: "Ill" } });
  expect((await list()).body.bookings).toMatchObject([{ id, state: "cancelled" }]);
});

test("it can be taken from the day's choice until the morning after it, and by the team alone", async () => {
  const ids = async () =>
    (await server.call("GET /bookings/gate/days", { token })).body.map((found: { id: number }) => found.id);
  expect(await ids()).toContain(day.id);
  server.setNow(new Date("2027-06-15T04:00:01Z"));
  token = (await signedInAs(server, "track", `late-${people}`)).token;
  expect((await list()).status).toBe(404);
  server.setNow(new Date("2027-06-16T04:00:01Z"));
  token = (await signedInAs(server, "track", `later-${people}`)).token;
  expect(await ids()).not.toContain(day.id);
  expect((await server.call(`GET /bookings/gate/days/${day.id}`)).status).toBe(401);
});

test.each([
  ["a day ahead", "2027-06-15T07:05:00.000Z", "2027-06-15T08:00:00.000Z"],
  ["a day behind", "2027-06-13T07:05:00.000Z", "2027-06-13T08:00:00.000Z"],
])(
  "a phone whose clock is %s: the check-in has its true moment, and is done once",
  async (_, done_at, sent_at) => {
    const acts = [act(`clock-${sent_at}`, done_at)];
    const first = await send({ acts, sent_at });
    expect(first.body).toMatchObject([{ outcome: "done", booking: { gate_at: "2027-06-14T07:05:00.000Z" } }]);
    server.setNow(new Date("2027-06-14T08:01:00Z"));
    expect((await send({ acts, sent_at })).body).toMatchObject([
      { outcome: "done", done_at: "2027-06-14T07:05:00.000Z" },
    ]);
  },
);

test("whoever lost the role is refused as a whole, nothing is changed, and somebody else can send it in", async () => {
  const lost = await signedInAs(server, ["content", "messages"], `lost-${people}`);
  const body = { acts: [act(`phone-lost-${people}`, "2027-06-14T07:05:00.000Z")] };
  expect((await server.call("POST /bookings/gate", { token: lost.token, body })).status).toBe(403);
  expect((await list()).body.bookings).toMatchObject([{ state: "booked" }]);
  expect((await send(body)).body).toMatchObject([{ outcome: "done" }]);
});
