import { expect, test } from "vitest";
import type { GateAct } from "./admin-bookings.contract.ts";
import type { GateList, GateRider } from "./gate-list.contract.ts";
import {
  clockOf,
  conflictReason,
  found,
  type GateStore,
  NOTHING_KEPT,
  ridersNow,
  settled,
  verdictOf,
  withoutList,
  withoutOld,
} from "./gate-queue.ts";

const rider = (id: number, more: Partial<GateRider> = {}): GateRider => ({
  id,
  slot_id: 1,
  starts_at: "2027-06-14T07:00:00.000Z",
  seats: 1,
  riders: ["Jana Nováková"],
  name: "Ota",
  phone: "+420 777 123 456",
  product: "Drift",
  state: "booked",
  paid: "voucher",
  voucher_code: `CODE-${id}`,
  voucher_valid_until: "2027-12-31",
  voucher_used_at: null,
  note: "",
  gate_at: null,
  gate_by: null,
  order_id: null,
  to_pay: null,
  to_pay_cash: null,
  paid_here: null,
  signed: 1,
  has_paper: false,
  outside: "",
  limits: "",
  sign_path: "/booking/1/key/statement",
  ...more,
});
const list = (...bookings: GateRider[]): GateList => ({
  now: "2027-06-14T06:00:00.000Z",
  forget_at: "2027-06-15T04:00:00.000Z",
  slots: [],
  products: [],
  code_key: { id: "abcd", key: "" },
  day: {
    id: 1,
    title: "Most",
    place: "",
    date: "2027-06-14",
    starts: "09:00",
    ends: "17:00",
    is_cancelled: false,
  },
  bookings,
});
const did = (key: string, booking_id: number, kind: "check-in" | "undo" = "check-in") => ({
  act: { key, booking_id, kind, done_at: "2027-06-14T07:05:00.000Z" } as GateAct,
  rider: "Jana",
  by: "track@team.example",
});
const kept = (more: Partial<GateStore>): GateStore => ({
  ...NOTHING_KEPT,
  list: list(rider(1), rider(2)),
  ...more,
});
const today = "2027-06-14";

test("the list shows what was done here before the server knows", () => {
  const states = (acts: GateStore["acts"]) => ridersNow(kept({ acts })).map(({ state }) => state);
  expect(states([did("a", 1)])).toEqual(["checked-in", "booked"]);
  expect(states([did("a", 1), did("b", 1, "undo")])).toEqual(["booked", "booked"]);
});

test("each act changes what it is about, of its own booking alone", () => {
  const act = (more: object) => ({
    act: { key: "a", booking_id: 1, done_at: "2027-06-14T07:05:00.000Z", ...more } as GateAct,
    rider: "Jana",
    by: "A",
  });
  // Both are of one order.
  const riders = list(rider(1, { order_id: 7, seats: 3 }), rider(2, { order_id: 7 }));
  const after = (more: object) => ridersNow(kept({ list: riders, acts: [act(more)] }));
  const [first, second] = riders.bookings;
  const at = "2027-06-14T07:05:00.000Z";
  expect(after({ kind: "check-in" })).toEqual([{ ...first, state: "checked-in", gate_at: at }, second]);
  expect(after({ kind: "no-show" })).toEqual([{ ...first, state: "no-show", gate_at: at }, second]);
  expect(after({ kind: "slot", slot_id: 5 })).toEqual([{ ...first, slot_id: 5 }, second]);
  expect(after({ kind: "note", note: "přijede později" })).toEqual([
    { ...first, note: "přijede později" },
    second,
  ]);
  expect(after({ kind: "paper", has: true })).toEqual([{ ...first, has_paper: true, signed: 3 }, second]);
  expect(after({ kind: "paper", has: false })).toEqual([{ ...first, has_paper: false, signed: 0 }, second]);
  expect(after({ kind: "check-in", booking_id: 9 })).toEqual([first, second]);
  expect(ridersNow(kept({ list: null, acts: [act({ kind: "check-in" })] }))).toEqual([]);
});

test("money of a booking without an order is its own, and that of another order is not touched", () => {
  const open = { paid: "open" as const, to_pay: 4500, to_pay_cash: 4500 };
  const riders = list(
    ...[rider(1, open), rider(2, open), rider(3, { ...open, order_id: 7 })],
    ...[rider(4, { ...open, order_id: 8 }), rider(5, { ...open, order_id: 8 })],
  );
  const pay = (booking_id: number) => ({
    act: { key: "a", booking_id, kind: "pay", how: "card", amount: 4500, done_at: "" } as GateAct,
    rider: "Jana",
    by: "A",
  });
  const paid = (booking_id: number) =>
    ridersNow(kept({ list: riders, acts: [pay(booking_id)] })).map(({ paid, to_pay, to_pay_cash }) => [
      paid,
      to_pay,
      to_pay_cash,
    ]);
  const [done, due] = [
    ["order", null, null],
    ["open", 4500, 4500],
  ];
  expect(paid(1)).toEqual([done, due, due, due, due]);
  expect(paid(3)).toEqual([due, due, done, due, due]);
  expect(paid(5)).toEqual([due, due, due, done, done]);
});

test("undoing a no-show gives no voucher back, whenever it was used", () => {
  const at = "2027-06-14T07:00:00.000Z";
  const missed = list(rider(1, { state: "no-show", gate_at: at, gate_by: "A", voucher_used_at: at }));
  expect(ridersNow(kept({ list: missed, acts: [did("a", 1, "undo")] }))[0]).toMatchObject({
    state: "booked",
    gate_at: null,
    gate_by: null,
    voucher_used_at: at,
  });
});

test("undoing a check-in makes its voucher good again on the phone, but not one that was used elsewhere", () => {
  const at = "2027-06-14T07:00:00.000Z";
  const verdict = (voucher_used_at: string) => {
    const came = rider(1, { state: "checked-in", gate_at: at, voucher_used_at, voucher_code: "X" });
    const riders = ridersNow(kept({ list: list(came), acts: [did("a", 1, "undo")] }));
    return verdictOf(riders, today, "X", "genuine").kind;
  };
  expect(verdict(at)).toBe("welcome");
  expect(verdict("2027-06-14T07:00:00.001Z")).toBe("used");
  const answer = { key: "a", kind: "undo", done_at: at, by: "A", outcome: "done" as const, note: "" };
  const booking = { id: 1, state: "booked" as const, voucher_used_at: null };
  const before = list(rider(1, { state: "checked-in", gate_at: at, voucher_used_at: at }));
  const after = settled(kept({ list: before }), [{ ...answer, booking }]);
  expect(after.list?.bookings[0]).toMatchObject({ state: "booked", voucher_used_at: null });
});

test("answers settle the queue: done goes, conflicts and refusals stay in words, what was not answered waits", () => {
  const answer = (key: string, outcome: "done" | "conflict" | "refused", note = "") => ({
    key,
    kind: "check-in",
    done_at: "2027-06-14T07:05:00.000Z",
    by: "A",
    outcome,
    note,
    booking: { id: key === "a" ? 1 : 2, state: "checked-in" as const },
  });
  const acts = [did("a", 1), did("b", 2), did("c", 2), did("d", 1)];
  const after = settled(kept({ acts }), [
    answer("a", "done"),
    answer("b", "conflict", "2027-06-14T07:01:00.000Z B"),
    answer("c", "refused"),
  ]);
  expect(after.acts.map(({ act }) => act.key)).toEqual(["d"]);
  expect(after.conflicts).toMatchObject([
    { key: "b", note: "2027-06-14T07:01:00.000Z B", rider: "Jana", why: "twice" },
  ]);
  expect(after.refused).toMatchObject([{ key: "c" }]);
  expect(after.list?.bookings.map(({ state }) => state)).toEqual(["checked-in", "checked-in"]);
});

test("an answer says how its booking stands now; what it leaves out stays, and of several the last one counts", () => {
  const now = {
    id: 1,
    slot_id: 4,
    note: "n",
    voucher_used_at: "v",
    paid: "order" as const,
    paid_here: "card" as const,
    signed: 2,
    has_paper: true,
    to_pay: null,
    to_pay_cash: null,
    gate_at: "g",
    gate_by: "B",
    state: "no-show" as const,
  };
  const before = list(rider(1, { to_pay: 9000, to_pay_cash: 9000, gate_at: "x", gate_by: "y" }), rider(2));
  const answer = (booking: Partial<GateRider> | null) => ({
    key: "a",
    kind: "no-show",
    done_at: "",
    by: "A",
    outcome: "same" as const,
    note: "",
    booking,
  });
  const bookings = (...answers: (Partial<GateRider> | null)[]) =>
    settled(kept({ list: before }), answers.map(answer)).list?.bookings;
  const [first, second] = before.bookings;
  expect(bookings({ id: 1, state: "checked-in" }, now, null)).toEqual([{ ...first, ...now }, second]);
  expect(bookings({ id: 1 })).toEqual([{ ...first, gate_at: null, gate_by: null }, second]);
  expect(bookings(null)).toEqual([first, second]);
  expect(settled(kept({ list: null }), [answer(now)]).list).toBeNull();
});

test("what was refused or met before stays beside what is new, and what is done or the same goes", () => {
  const earlier = { key: "x", kind: "pay", done_at: "", rider: "Ota", by: "B", note: "" };
  const note = "2027-06-14T07:01:00.000Z Ann";
  const acts = [did("a", 1), did("b", 2), did("c", 1)];
  const answers = (["refused", "conflict", "same"] as const).map((outcome, place) => ({
    key: "abc"[place] as string,
    kind: "check-in",
    done_at: "d",
    by: "A",
    outcome,
    note,
    booking: null,
  }));
  const after = settled(kept({ acts, refused: [earlier], conflicts: [earlier] }), answers);
  const told = { kind: "check-in", done_at: "d", by: "A", note, rider: "Jana", why: "other" };
  expect(after).toMatchObject({
    acts: [],
    refused: [earlier, { ...told, key: "a" }],
    conflicts: [earlier, { ...told, key: "b" }],
  });
  expect(after.refused).toHaveLength(2);
});

test("a conflict says what it met: another check-in, a voucher used elsewhere, what had been noted before, or a booking that is gone", () => {
  const used = { voucher_used_at: "2027-06-14T07:01:00.000Z" };
  const first = "2027-06-14T07:01:00.000Z Ann";
  expect(conflictReason("check-in", { state: "checked-in", ...used }, first)).toBe("twice");
  expect(conflictReason("check-in", { state: "booked", ...used }, first)).toBe("voucher");
  expect(conflictReason("no-show", { state: "checked-in", ...used }, first)).toBe("other");
  // The first check-in has been taken back meanwhile.
  expect(conflictReason("check-in", { state: "booked", voucher_used_at: null }, first)).toBe("other");
  expect(conflictReason("check-in", { state: "cancelled" }, "Checked in, though …")).toBe("gone");
});

test("money that was taken counts at once for all riders of its order, and so does taking it back; a paper signs for all", () => {
  const own = { order_id: 7, paid: "open" as const, to_pay: 9000, to_pay_cash: 9000, signed: 0 };
  const riders = list(rider(1, own), rider(2, own), rider(3, { paid: "open", to_pay: 4500 }));
  const act = (key: string, more: object) => ({
    act: { key, booking_id: 1, done_at: "2027-06-14T07:05:00.000Z", ...more } as GateAct,
    rider: "Jana",
    by: "A",
  });
  const pay = act("a", { kind: "pay", how: "cash", amount: 9000 });
  const paid = (acts: GateStore["acts"]) =>
    ridersNow(kept({ list: riders, acts })).map((one) => [one.paid, one.paid_here]);
  expect(paid([pay])).toEqual([
    ["order", "cash"],
    ["order", "cash"],
    ["open", null],
  ]);
  expect(paid([pay, act("b", { kind: "unpay" })])[1]).toEqual(["open", null]);
  const [first, second] = ridersNow(kept({ list: riders, acts: [act("c", { kind: "paper", has: true })] }));
  expect([first?.signed, second?.signed]).toEqual([1, 0]);
  expect(conflictReason("pay", { state: "booked" }, "")).toBe("money");
});

test("the list goes after its day by the server's clock, however wrong the phone's is; what waits never goes", () => {
  const end = Date.parse("2027-06-15T04:00:00.000Z");
  const day = 86_400_000;
  for (const offset of [0, day, -day]) {
    const before = kept({ offset });
    expect(withoutOld(before, end - offset - 1)).toBe(before);
    expect(withoutOld(kept({ offset }), end - offset)).toBeNull();
    expect(withoutOld(kept({ offset, acts: [did("a", 1)] }), end - offset)).toMatchObject({
      list: null,
      acts: [{ act: { key: "a" } }],
    });
  }
  expect(withoutList(kept({}))).toBeNull();
  expect(withoutList(kept({ acts: [did("a", 1)] }))).toMatchObject({ list: null, acts: [{ rider: "Jana" }] });
});

test("after signing out names and conflicts go, what was not sent and what was refused stays", () => {
  const one = { key: "x", kind: "pay", done_at: "", rider: "Ota", by: "B", note: "" };
  const before = kept({ refused: [one], conflicts: [one], offset: 5 });
  expect(withoutList(before)).toEqual({ ...before, list: null, conflicts: [] });
  expect(withoutList(kept({ conflicts: [one] }))).toBeNull();
  expect([withoutList(null), withoutOld(null, 0)]).toEqual([null, null]);
  const forgotten = kept({ list: null, acts: [did("a", 1)] });
  expect(withoutOld(forgotten, Date.parse("2030-01-01"))).toBe(forgotten);
});

test("a code says without a network what it is worth today", () => {
  const kind = (more: Partial<GateRider>, signature: "genuine" | "forged" | "unsigned" = "genuine") =>
    verdictOf([rider(1, more)], today, "CODE-1", signature).kind;
  expect(kind({})).toBe("welcome");
  expect(kind({}, "unsigned")).toBe("welcome");
  expect(kind({}, "forged")).toBe("forged");
  expect(kind({ state: "checked-in" })).toBe("came");
  expect(kind({ state: "cancelled" })).toBe("cancelled");
  expect(kind({ state: "held" })).toBe("held");
  expect(kind({ state: "no-show" })).toBe("no-show");
  expect(kind({ voucher_valid_until: today })).toBe("welcome");
  expect(kind({ voucher_valid_until: null })).toBe("welcome");
  expect(kind({ paid: "open", signed: 0 })).toBe("unpaid");
  expect(kind({ seats: 2 })).toBe("unsigned");
  expect(verdictOf([rider(2)], today, "CODE-1", "genuine").kind).toBe("other-day");
  expect(kind({ voucher_valid_until: "2027-06-13" })).toBe("expired");
  expect(kind({ voucher_used_at: "2027-06-01T08:00:00.000Z" })).toBe("used");
  expect(kind({ paid: "open" })).toBe("unpaid");
  expect(kind({ signed: 0 })).toBe("unsigned");
  expect(kind({ paid: "open", signed: 0, outside: "height" })).toBe("outside");
  expect(verdictOf([], today, "CODE-1", "genuine").kind).toBe("other-day");
  expect(verdictOf([], today, "CODE-1", "unsigned").kind).toBe("unknown");
  expect(verdictOf([], today, null, "unsigned").kind).toBe("no-code");
});

test("of a voucher that was cancelled and booked again the live booking is meant", () => {
  const again = [rider(1, { voucher_code: "X", state: "cancelled" }), rider(2, { voucher_code: "X" })];
  expect(verdictOf(again, today, "X", "genuine")).toMatchObject({ kind: "welcome", rider: { id: 2 } });
});

test("riders are found without accents, by code and by telephone", () => {
  const riders = [rider(1), rider(2, { riders: ["Božena"], phone: "" })];
  const ids = (search: string) => found(riders, search).map(({ id }) => id);
  expect(ids("novakova")).toEqual([1]);
  expect(ids("BOŽ")).toEqual([2]);
  expect(ids("777123")).toEqual([1]);
  expect(ids("code2")).toEqual([2]);
  expect(ids("ota")).toEqual([1, 2]);
  expect(ids("nikdo")).toEqual([]);
  expect(found([rider(3, { voucher_code: null })], "null")).toEqual([]);
  expect(ids("")).toEqual([1, 2]);
});

test("a place that waited for its payment can be checked in once it is paid here, with all of its order", () => {
  const held = { state: "held", paid: "open", order_id: 7, to_pay: 9000, to_pay_cash: 9000 } as const;
  const pay = { key: "p", booking_id: 1, done_at: "2027-06-14T07:05:00.000Z", kind: "pay" } as const;
  const act: GateAct = { ...pay, how: "cash", amount: 9000 };
  const store = kept({
    list: list(rider(1, held), rider(2, held), rider(3, { ...held, order_id: 8 })),
    acts: [{ act, rider: "Jana", by: "track@team.example" }],
  });
  expect(ridersNow(store).map(({ state }) => state)).toEqual(["booked", "booked", "held"]);
});

test("the phone notes moments by the server's clock, however wrong its own is, and never before it had the list", () => {
  const store = kept({ offset: 3 * 86_400_000 });
  expect(clockOf(store, Date.parse("2027-06-11T07:05:00Z"))).toBe("2027-06-14T07:05:00.000Z");
  expect(clockOf(store, Date.parse("1970-01-01T00:00:00Z"))).toBe("2027-06-14T06:00:00.000Z");
  expect(clockOf(NOTHING_KEPT, Date.parse("2027-06-14T07:05:00Z"))).toBe("2027-06-14T07:05:00.000Z");
});

test.each([
  ["Nováková Jana", "words in any order"],
  ["novakova", "no accents"],
  ["777123456", "a number without its country"],
  ["00420 777 123 456", "a number as it is dialled from abroad"],
  ["(+420) 777-123/456", "a number however it is parted"],
])("the gate finds a rider by %s: %s", (search) => {
  expect(found([rider(1), rider(2, { riders: ["Petr"], phone: "608 000 111" })], search)).toHaveLength(1);
});

test.each([
  ["Łukasz Wójcik", "lukasz wojcik"],
  ["Søren Ægirsson", "soren aegir"],
  ["Jürgen Groß", "gross"],
  ["Đorđe Žižić", "dorde zizic"],
  ["Юрий Щербаков", "щербаков юрий"],
  ["Γιώργος Παπαδόπουλος", "ΓΙΩΡΓΟΣ"],
  ["İbrahim Işık", "ibrahim isik"],
  ["王小明", "小明"],
])("the gate finds %s by %s", (name, search) => {
  expect(found([rider(1, { riders: [name] }), rider(2)], search).map(({ id }) => id)).toEqual([1]);
});
