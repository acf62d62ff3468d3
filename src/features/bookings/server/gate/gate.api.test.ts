import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, RIDE, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;
let day: Awaited<ReturnType<typeof addDay>>;
let codes: string[];
let id: number;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  day = await addDay(server.services, { date: "2027-06-14" });
  codes = (await sellVouchers(server, shop, 2)).codes;
  const body = { code: codes[0], slot_id: day.slots[0], rider: "Jana", email: "jana@example.cz" };
  id = (await server.call("POST /bookings", { body })).body.id;
  await db.delete(mails);
  server.setNow(new Date("2027-06-14T08:00:00Z"));
});
afterEach(() => server.setNow(null));

const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "en" });
const act = (kind: string, key: string, more: object = {}) => ({
  kind,
  key,
  booking_id: id,
  done_at: "2027-06-14T07:05:00.000Z",
  ...more,
});
const gate = async (...acts: object[]) => (await team("POST /bookings/gate", { acts })).body;
const voucher = async (code = codes[0]) =>
  (
    await db
      .select()
      .from(vouchers)
      .where(eq(vouchers.code, code as string))
  )[0];

test("a check-in uses the voucher at the moment of the scan, once for its key, however often it is sent", {
  tags: "both-databases",
}, async () => {
  const sent = act("check-in", "phone-a-1");
  const answers = await Promise.all([1, 2, 3].map(() => gate(sent)));
  for (const answer of answers)
    expect(answer).toMatchObject([{ outcome: "done", booking: { state: "checked-in" } }]);
  expect(await voucher()).toMatchObject({ used_at: new Date("2027-06-14T07:05:00Z") });
  const list = (await team(`GET /bookings/admin?day=${day.id}`)).body;
  expect(list).toMatchObject([{ riders: ["Jana"], paid: "voucher", voucher_code: codes[0], conflicts: 0 }]);
  const other = { ...sent, done_at: "2027-06-14T07:06:00.000Z" };
  expect((await team("POST /bookings/gate", { acts: [other] })).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("two phones without a network: the second check-in is a conflict that waits for a decision", async () => {
  await gate(act("check-in", "phone-a-1"));
  const second = await gate(act("check-in", "phone-b-1", { done_at: "2027-06-14T07:09:00.000Z" }));
  expect(second).toMatchObject([{ outcome: "conflict", booking: { state: "checked-in", conflicts: 1 } }]);
  expect(second[0].note).toContain("2027-06-14T07:05:00.000Z");
  expect((await team("GET /bookings/admin/conflicts")).body).toMatchObject([{ key: "phone-b-1" }]);
  await team("POST /bookings/gate/phone-b-1/decided", { note: "The same person" });
  expect((await team("GET /bookings/admin/conflicts")).body).toEqual([]);
});

test("a voucher that was used elsewhere meanwhile is a conflict, too", async () => {
  await team(`POST /vouchers/${codes[0]}/use`);
  expect(await gate(act("check-in", "phone-a-1"))).toMatchObject([{ outcome: "conflict" }]);
});

const at = (minute: string) => ({ done_at: `2027-06-14T07:${minute}:00.000Z` });

test("undoing a check-in gives back the voucher that it used, however often it is sent, and it can be used again", async () => {
  const acts = [act("check-in", "phone-a-1"), act("undo", "phone-a-2", at("06"))];
  for (const _ of [1, 2])
    expect(await gate(...acts)).toMatchObject([
      { outcome: "done" },
      { outcome: "done", booking: { state: "booked", voucher_used_at: null } },
    ]);
  expect(await voucher()).toMatchObject({ used_at: null, used_by: null });
  expect(await gate(act("check-in", "phone-a-3", at("07")))).toMatchObject([
    { outcome: "done", booking: { state: "checked-in" } },
  ]);
  // What was sent before the second check-in says nothing of it.
  await gate(...acts);
  expect((await voucher())?.used_at).toEqual(new Date("2027-06-14T07:07:00Z"));
  const { history } = (await team(`GET /vouchers/${codes[0]}`)).body;
  expect(history.map(({ kind }: { kind: string }) => kind).slice(-3)).toEqual(["used", "undone", "used"]);
});

test("undoing a check-in leaves a voucher used that was redeemed otherwise", async () => {
  await gate(act("check-in", "phone-a-1"));
  await team(`POST /vouchers/${codes[0]}/undo`, { reason: "Mistake" });
  await team(`POST /vouchers/${codes[0]}/use`);
  expect(await gate(act("undo", "phone-a-2", at("06")))).toMatchObject([{ outcome: "done" }]);
  expect((await voucher())?.used_at).toEqual(new Date("2027-06-14T08:00:00Z"));
});

test("an undo that arrives late takes back what its own phone did, not what another phone has done meanwhile", async () => {
  const { token } = await signedInAs(server, "track", "gate");
  const other = async (...acts: object[]) =>
    (await server.call("POST /bookings/gate", { token, body: { acts } })).body;
  await gate(act("no-show", "phone-a-1"));
  await other(act("check-in", "phone-b-1", at("10")));
  // Done at 7:06, of the no-show of 7:05; then a check-in that lost, taken back.
  expect(await gate(act("undo", "phone-a-2", at("06")))).toMatchObject([{ outcome: "same" }]);
  expect(
    await gate(act("check-in", "phone-a-3", at("11")), act("undo", "phone-a-4", at("12"))),
  ).toMatchObject([{ outcome: "conflict" }, { outcome: "same", booking: { state: "checked-in" } }]);
  expect((await voucher())?.used_at).toEqual(new Date("2027-06-14T07:10:00Z"));
  // Who has seen that another phone checked in can take it back.
  expect(await gate(act("undo", "phone-a-5", { done_at: "2027-06-14T08:00:00.000Z" }))).toMatchObject([
    { outcome: "done", booking: { state: "booked" } },
  ]);
  expect((await voucher())?.used_at).toBeNull();
});

test("no-show, undo, another slot and a note; a phone whose clock is a day ahead counts as now", async () => {
  expect(await gate(act("no-show", "phone-a-1"), act("undo", "phone-a-2"))).toMatchObject([
    { outcome: "done" },
    { outcome: "done", booking: { state: "booked" } },
  ]);
  server.setNow(new Date("2027-06-14T07:10:00Z"));
  const ahead = { done_at: "2027-06-15T07:05:00.000Z" };
  expect(
    await gate(
      act("slot", "phone-a-3", { slot_id: day.slots[1] }),
      act("note", "phone-a-4", { note: "Has a cold", ...ahead }),
      act("check-in", "phone-a-5", ahead),
    ),
  ).toMatchObject([
    { outcome: "done" },
    { outcome: "done", done_at: "2027-06-14T07:10:00.000Z", booking: { note: "Has a cold" } },
    { outcome: "done", booking: { gate_at: "2027-06-14T07:10:00.000Z", slot_id: day.slots[1] } },
  ]);
  expect([
    await takenOf(server.services, day.slots[0]),
    await takenOf(server.services, day.slots[1] as number),
  ]).toEqual([0, 1]);
});

test("what is refused is nothing: a change of time that fails moves no place, whatever it fails at", {
  tags: "both-databases",
}, async () => {
  const elsewhere = await addDay(server.services, { date: "2027-06-14", products: ["sticker-set"] });
  const full = await addDay(server.services, { date: "2027-06-14", seats: 1, starts: ["15:00"] });
  const phoned = { product_id: RIDE, name: "Ota", language: "cs", phone: "777 111 222" };
  await team("POST /bookings/admin", { ...phoned, slot_id: full.slots[0] });
  const counts = async () =>
    Promise.all(
      [...day.slots, ...elsewhere.slots, ...full.slots].map((slot) => takenOf(server.services, slot)),
    );
  expect(await counts()).toEqual([1, 0, 0, 0, 1]);
  const late = { done_at: "2027-06-14T07:30:00.000Z" };
  const answers = await gate(
    // Its time has begun; another ride's day; no place left.
    act("slot", "phone-a-1", { slot_id: day.slots[1], ...late }),
    act("slot", "phone-a-2", { slot_id: elsewhere.slots[0] }),
    act("slot", "phone-a-3", { slot_id: full.slots[0] }),
    act("slot", "phone-a-4", { slot_id: 999_999 }),
    act("check-in", "phone-a-5"),
    act("slot", "phone-a-6", { slot_id: full.slots[0] }),
  );
  expect(answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...["refused", "refused", "refused", "refused", "done", "refused"],
  ]);
  expect(await counts()).toEqual([1, 0, 0, 0, 1]);
  expect((await team(`POST /bookings/admin/${id}/cancel`, { reason: "x" })).status).toBe(409);
  await gate(act("undo", "phone-a-7", { done_at: "2027-06-14T07:06:00.000Z" }));
  expect((await team(`POST /bookings/admin/${id}/cancel`, { reason: "x" })).status).toBe(200);
  expect(await counts()).toEqual([0, 0, 0, 0, 1]);
});

test("what is cancelled is no ride, one that is not there is refused with words, and the rest of the queue goes on", async () => {
  await team(`POST /bookings/admin/${id}/cancel`, { reason: "He called" });
  const answers = await gate(
    act("check-in", "phone-a-1"),
    act("check-in", "phone-a-2", { booking_id: 999_999 }),
    act("note", "phone-a-3", { note: "Came all the same" }),
  );
  // Somebody was let in by a list that did not know: the team decides (decision 0071).
  expect(answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["conflict", "refused", "done"]);
  expect(answers[1].note).toContain("isn’t confirmed");
  expect((await voucher())?.used_at).toBeNull();
});

test("the team books by telephone, moves and cancels at any time, and the log says who", async () => {
  const wish = { product_id: RIDE, name: "Ota", language: "cs", seats: 2, riders: ["Ota", "Ema"] };
  server.setNow(new Date("2027-06-13T08:00:00Z"));
  expect((await team("POST /bookings/admin", { ...wish, slot_id: day.slots[0] })).body.code).toBe(
    "SLOT_FULL",
  );
  const added = await team("POST /bookings/admin", { ...wish, slot_id: day.slots[1] });
  expect(added).toMatchObject({ status: 201, body: { state: "booked", paid: "open", seats: 1 } });
  // Each place is a piece of the order, with a rider of its own.
  const both = (await team(`GET /bookings/admin?day=${day.id}`)).body.filter(
    ({ order_id }: { order_id: number }) => order_id === added.body.order_id,
  );
  expect(both.map(({ riders }: { riders: string[] }) => riders)).toEqual([["Ota"], ["Ema"]]);
  const coded = { ...wish, seats: 1, slot_id: day.slots[0], code: codes[1], email: "ota@example.cz" };
  // Two riders with one voucher would leave one of them without a seat.
  expect(await team("POST /bookings/admin", { ...coded, seats: 2 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: "seats", message: "One voucher is for one place." }] },
  });
  const withCode = (await team("POST /bookings/admin", coded)).body;
  expect(withCode).toMatchObject({ paid: "voucher", seats: 1 });
  expect((await team("POST /bookings/admin", coded)).status).toBe(409);
  await team(`POST /bookings/admin/${added.body.id}/cancel`, { reason: "Ill" });
  expect((await team(`POST /bookings/admin/${withCode.id}/move`, { slot_id: day.slots[1] })).status).toBe(
    200,
  );
  const { events } = (await team(`GET /bookings/admin/${added.body.id}`)).body;
  expect(events).toMatchObject([
    { kind: "booked", by: "admin" },
    { kind: "cancelled", note: "Ill" },
  ]);
  const kinds = (await db.select().from(mails)).map(({ kind, toAddress }) => `${kind} ${toAddress}`);
  expect(kinds.sort()).toEqual(["booking-booked ota@example.cz", "booking-moved ota@example.cz"]);
  await team(`POST /bookings/admin/${withCode.id}/cancel`, { reason: "Auto je v opravě" });
  const cancelled = (await db.select().from(mails)).find(({ kind }) => kind === "booking-cancelled");
  expect(cancelled?.text).toContain("Auto je v opravě");
});

test("a walk-in that is sent twice, or again after a lost answer, is one booking with one order", {
  tags: "both-databases",
}, async () => {
  const body = { product_id: RIDE, name: "Ota", language: "cs", slot_id: day.slots[1], key: "walk-in-key-1" };
  server.setNow(new Date("2027-06-14T07:00:00Z"));
  const answers = await Promise.all([1, 2, 3].map(() => team("POST /bookings/admin", body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await takenOf(server.services, day.slots[1] as number)).toBe(1);
  expect((await team("POST /bookings/admin", { ...body, name: "Eva" })).body.code).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
});

test("one key for two bookings at the same moment does one thing, and says so of the other", {
  tags: "both-databases",
}, async () => {
  const wish = { product_id: RIDE, name: "Ota", language: "cs", slot_id: day.slots[1] };
  server.setNow(new Date("2027-06-14T07:00:00Z"));
  const other = (await team("POST /bookings/admin", wish)).body.id;
  const sent = [id, other].map((booking_id) =>
    team("POST /bookings/gate", { acts: [act("check-in", "one-key-for-two", { booking_id })] }),
  );
  expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 422]);
});

test("by its own word about the moment nobody undoes at the gate what is long past", async () => {
  await gate(act("check-in", "phone-a-1"));
  const undo = act("undo", "phone-a-2", at("06"));
  server.setNow(new Date("2027-06-29T08:00:00Z"));
  expect((await gate(undo))[0]).toMatchObject({ outcome: "refused", booking: { state: "checked-in" } });
  expect((await voucher())?.used_at).not.toBeNull();
  server.setNow(new Date("2027-06-27T08:00:00Z"));
  expect((await gate({ ...undo, key: "phone-a-3" }))[0]).toMatchObject({ outcome: "done" });
});
