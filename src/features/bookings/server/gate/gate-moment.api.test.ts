import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleBookings } from "../booking-jobs.ts";

/** When something was done at the gate, and on which day. */

const server = await testServer();
const { db } = server.services;
let day: Awaited<ReturnType<typeof addDay>>;
let code: string;
let id: number;
let people = 0;

beforeEach(async () => {
  const shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00", "10:00", "15:00"] });
  code = (await sellVouchers(server, shop, 1)).codes[0] as string;
  const body = { code, slot_id: day.slots[0], rider: "Jana", email: "jana@example.cz" };
  id = (await server.call("POST /bookings", { body })).body.id;
  await db.delete(mails);
  server.setNow(new Date("2027-06-14T08:00:00Z"));
});
afterEach(() => server.setNow(null));

const act = (kind: string, key: string, more: object = {}) => ({
  kind,
  key,
  booking_id: id,
  done_at: "2027-06-14T07:05:00.000Z",
  ...more,
});
async function gate(acts: object[], { role, ...more }: { role?: "track" | "shop"; sent_at?: string } = {}) {
  people += 1;
  const token = role ? (await signedInAs(server, role, `${role}-${people}`)).token : await server.signIn();
  return server.call("POST /bookings/gate", { token, language: "en", body: { acts, ...more } });
}
const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), language: "en", body });
const voucher = async () => (await db.select().from(vouchers).where(eq(vouchers.code, code)))[0];

test("a change of time that was done before the new time began counts, though the phone comes back after it", async () => {
  server.setNow(new Date("2027-06-14T12:00:00Z"));
  const done = { done_at: "2027-06-14T07:50:00.000Z" };
  expect((await gate([act("slot", "late-move-1", { slot_id: day.slots[1], ...done })])).body).toMatchObject([
    { outcome: "done", booking: { slot_id: day.slots[1] } },
  ]);
  expect(await takenOf(server.services, day.slots[1] as number)).toBe(1);
  // Nobody is told of a time that is past; one that had begun by then is refused.
  expect(await db.select().from(mails)).toEqual([]);
  const tooLate = act("slot", "late-move-2", { slot_id: day.slots[0], done_at: "2027-06-14T08:01:00.000Z" });
  expect((await gate([tooLate])).body).toMatchObject([{ outcome: "refused" }]);
});

test("who did not come and is moved is expected there; one who stays away has used the voucher once the day is over", async () => {
  await gate([act("no-show", "no-show-1")]);
  const other = await addDay(server.services, { date: "2027-06-20" });
  const moved = await team(`POST /bookings/admin/${id}/move`, { slot_id: other.slots[0] });
  expect(moved.body).toMatchObject({ state: "booked", gate_at: null, slot_id: other.slots[0] });
  server.setNow(new Date("2027-06-20T08:00:00Z"));
  await gate([act("no-show", "no-show-2", { done_at: "2027-06-20T07:30:00.000Z" })]);
  await settleBookings(server.services);
  expect((await voucher())?.used_at).toBeNull();
  server.setNow(new Date("2027-06-21T05:00:00Z"));
  await settleBookings(server.services);
  await settleBookings(server.services);
  expect((await voucher())?.used_at).toEqual(new Date("2027-06-20T07:30:00Z"));
  // Whoever calls with a good excuse has it again with the new day.
  const third = await addDay(server.services, { date: "2027-06-27" });
  expect((await team(`POST /bookings/admin/${id}/move`, { slot_id: third.slots[0] })).status).toBe(200);
  expect((await voucher())?.used_at).toBeNull();
});

test("a voucher that can't be used for staying away is tried for a month and then left", async () => {
  expect((await gate([act("no-show", "ran-out-1")])).body).toMatchObject([{ outcome: "done" }]);
  const valid = (valid_until: string) => server.services.db.update(vouchers).set({ valid_until });
  await valid("2027-06-01");
  server.setNow(new Date("2027-06-15T06:00:00Z"));
  await settleBookings(server.services);
  expect((await voucher())?.used_at).toBeNull();
  await valid("2028-06-01");
  server.setNow(new Date("2027-07-20T06:00:00Z"));
  await settleBookings(server.services);
  expect((await voucher())?.used_at).toBeNull();
});

test("who came after all is checked in, though that is sent once the voucher counts as used for staying away", async () => {
  await gate([act("no-show", "away-first")]);
  const used_at = async () => (await voucher())?.used_at;
  server.setNow(new Date("2027-06-15T06:00:00Z"));
  await settleBookings(server.services);
  expect(await used_at()).toEqual(new Date("2027-06-14T07:05:00Z"));
  const late = act("check-in", "came-late", { done_at: "2027-06-14T07:55:00.000Z" });
  expect((await gate([late])).body).toMatchObject([{ outcome: "done", booking: { state: "checked-in" } }]);
  expect(await used_at()).toEqual(new Date("2027-06-14T07:55:00Z"));
});

test("the gate works on its day: nobody checks in or moves from there what is months away", async () => {
  const autumn = await addDay(server.services, { date: "2027-09-20" });
  for (const role of ["track", "shop"] as const) {
    const away = act("slot", `away-${role}-1`, { slot_id: autumn.slots[0] });
    expect((await gate([away], { role })).body).toMatchObject([{ outcome: "refused" }]);
    server.setNow(new Date("2027-05-20T08:00:00Z"));
    const early = ["check-in", "no-show", "note"].map((kind, at) =>
      act(kind, `early-${role}-${at}`, { done_at: "2027-05-20T07:00:00.000Z", note: "x" }),
    );
    const { body } = await gate(early, { role });
    expect(body.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "refused",
      "refused",
      "refused",
    ]);
    expect(body[0].note).toContain("14 June 2027");
    // Its own clock makes no day of now: what is still to come was not yet.
    expect((await gate([act("check-in", `ahead-${role}`)], { role })).body).toMatchObject([
      { outcome: "refused" },
    ]);
    server.setNow(new Date("2027-06-14T08:00:00Z"));
  }
  expect((await voucher())?.used_at).toBeNull();
  expect((await gate([act("check-in", "on-the-day")], { role: "track" })).body).toMatchObject([
    { outcome: "done" },
  ]);
});

test.each([
  ["done_at", "0001-01-01T00:00:00Z"],
  ["done_at", "9999-12-31T23:59:59Z"],
  ["sent_at", "9999-12-31T23:59:59Z"],
  ["sent_at", "0001-01-01T00:00:00Z"],
])("a clock that can't be is refused at its field: %s %s", async (field, at) => {
  const { status, body } =
    field === "sent_at"
      ? await gate([act("check-in", "odd-clock-1")], { sent_at: at })
      : await gate([act("check-in", "odd-clock-1", { done_at: at })]);
  expect(status).toBe(422);
  expect(body.errors[0].path).toMatch(field);
  const oldest = { sent_at: "1970-01-01T00:10:00.000Z" };
  expect(
    (await gate([act("check-in", "reset-clock", { done_at: "1970-01-01T00:00:00.000Z" })], oldest)).body,
  ).toMatchObject([{ outcome: "done", done_at: "2027-06-14T07:50:00.000Z" }]);
});

test("a key that was used for another act says so in words of the gate", async () => {
  await gate([act("check-in", "one-key-1")]);
  const { status, body } = await gate([act("no-show", "one-key-1")]);
  expect([status, body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  expect(body.message).toBe("This key was used for something else that was done at the gate.");
});

test("a clock that was wrong by days and was put right just before the sending takes nothing from what was done", async () => {
  // The phone had its list while its clock was three days behind, so it knew; then the network set it.
  const sent_at = "2027-06-17T08:00:00.000Z";
  expect((await gate([act("check-in", "set-right-1")], { role: "track", sent_at })).body).toMatchObject([
    { outcome: "done", done_at: "2027-06-14T07:05:00.000Z", booking: { state: "checked-in" } },
  ]);
  // One that says now what it said then is put right as before.
  await gate([act("undo", "set-right-2", { done_at: "2027-06-14T07:06:00.000Z" })]);
  const behind = act("check-in", "behind-1", { done_at: "2027-06-11T07:07:00.000Z" });
  expect((await gate([behind], { sent_at: "2027-06-11T08:00:00.000Z" })).body).toMatchObject([
    { outcome: "done", done_at: "2027-06-14T07:07:00.000Z" },
  ]);
});

test("who was let in by a list that did not know of a cancelling or a move waits for a decision, and nothing else is lost", async () => {
  const other = await addDay(server.services, { date: "2027-06-20" });
  await team(`POST /bookings/admin/${id}/move`, { slot_id: other.slots[0] });
  const [moved] = (await gate([act("check-in", "gone-list-1")], { role: "track" })).body;
  expect(moved).toMatchObject({ outcome: "conflict", booking: { state: "booked", conflicts: 1 } });
  expect(moved.note).toContain("moved to 20 June 2027");
  // Who stayed away from where he was not expected says nothing.
  expect((await gate([act("no-show", "gone-list-2")], { role: "track" })).body[0].outcome).toBe("refused");
  await team(`POST /bookings/admin/${id}/cancel`, { reason: "He called" });
  const [cancelled] = (await gate([act("check-in", "gone-list-3")], { role: "track" })).body;
  expect(cancelled).toMatchObject({ outcome: "conflict", note: expect.stringContaining("cancelled") });
  expect((await team("GET /bookings/admin/conflicts")).body).toHaveLength(2);
  expect((await voucher())?.used_at).toBeNull();
});
