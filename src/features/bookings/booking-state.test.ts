import { expect, test } from "vitest";
import { allowed, isEndedByUs, latestChange, longestHold } from "./booking-state.ts";

const slot = { starts_at: new Date("2027-06-14T10:00:00Z"), latest_change_hours: 48 };
const until = new Date("2027-06-12T10:00:00Z");
const early = new Date("2027-06-01T10:00:00Z");
const late = new Date("2027-06-13T10:00:00Z");
const at = new Date("2027-05-01T10:00:00Z");

type Booking = Parameters<typeof allowed>[0];
/** A ride that was bought and paid with its day, without a voucher. */
const booking: Booking = {
  state: "booked",
  cancelled_why: null,
  changed_by_us_at: null,
  money_asked_at: null,
  order_id: 7,
  voucher_id: null,
  is_sold: true,
  is_paid: true,
  is_voucher_free: false,
};
/** What a customer may do, by name. */
const may = (change: Partial<Booking>, now = early, its: typeof slot | null = slot) =>
  Object.entries(allowed({ ...booking, ...change }, its, now)).flatMap(([name, is]) =>
    is === true ? [name] : [],
  );

test("until the latest change a booking can be moved and cancelled, and not after it", () => {
  expect(may({})).toEqual(["move", "cancel"]);
  expect(may({}, until)).toEqual(["move", "cancel"]);
  expect(may({}, new Date(until.getTime() + 1))).toEqual([]);
  expect(allowed(booking, slot, early).until).toEqual(until);
  expect(latestChange({ ...slot, latest_change_hours: 0 })).toEqual(slot.starts_at);
});

test("what the team has changed can be moved and cancelled to the start, and its money asked for", () => {
  const changed = { changed_by_us_at: at };
  expect(may(changed, late)).toEqual(["move", "cancel", "money"]);
  expect(may({ ...changed, is_paid: false }, late)).toEqual(["move", "cancel"]);
  expect(may({ ...changed, money_asked_at: at }, late)).toEqual(["move", "cancel"]);
  expect(allowed({ ...booking, ...changed }, slot, late).until).toBeNull();
  expect(may(changed, slot.starts_at)).toEqual([]);
});

test("from its start on, without a slot, and after it was ridden or missed nothing can be done", () => {
  expect(may({}, slot.starts_at, { ...slot, latest_change_hours: 0 })).toEqual([]);
  expect(may({}, early, null)).toEqual([]);
  expect([may({ state: "checked-in" }), may({ state: "no-show" })]).toEqual([[], []]);
});

test("a held place can be given up, and an offered one taken with the voucher that waits for it", () => {
  const held = { state: "held" as const };
  expect(may({ ...held, order_id: null, voucher_id: 3 }, late)).toEqual(["cancel", "take"]);
  expect(may({ ...held, order_id: null })).toEqual(["cancel"]);
  expect(may({ ...held, voucher_id: 3 })).toEqual(["cancel"]);
});

test("a ride that was bought and cancelled is never lost: another day can be chosen as long as it is paid and sold", () => {
  const cancelled = { state: "cancelled" as const, cancelled_why: "customer" as const };
  expect(may(cancelled)).toEqual(["move"]);
  expect(may(cancelled, late, null)).toEqual(["move"]);
  expect(may({ ...cancelled, is_paid: false })).toEqual([]);
  expect(may({ ...cancelled, is_sold: false })).toEqual([]);
  expect(may({ ...cancelled, order_id: null })).toEqual([]);
});

test("a voucher whose booking was cancelled is booked anew, or moved where the team ended it", () => {
  const cancelled = { state: "cancelled" as const, voucher_id: 3, is_voucher_free: true };
  expect(may({ ...cancelled, cancelled_why: "customer" })).toEqual(["rebook"]);
  expect(may({ ...cancelled, cancelled_why: "day" })).toEqual(["move", "money"]);
  expect(may({ ...cancelled, cancelled_why: "day", is_voucher_free: false })).toEqual(["money"]);
  expect(may({ ...cancelled, cancelled_why: "day", is_sold: false })).toEqual(["money", "rebook"]);
  expect(may({ ...cancelled, cancelled_why: "day", is_paid: false })).toEqual(["move"]);
});

test("of a ride that the team ended the money can be asked for, and the asking be taken back", () => {
  const ended = { state: "cancelled" as const, cancelled_why: "day" as const };
  expect(may(ended)).toEqual(["move", "money"]);
  expect(may({ ...ended, is_paid: false })).toEqual(["move"]);
  expect(may({ ...ended, money_asked_at: at })).toEqual(["unask"]);
  expect(may({ ...ended, money_asked_at: at, is_paid: false })).toEqual([]);
});

test("the team ended a booking by its day, by a seat that was gone, or by cancelling an order's ride", () => {
  const ended = (
    cancelled_why: Booking["cancelled_why"],
    changed_by_us_at: Date | null,
    order_id: number | null,
  ) => isEndedByUs({ cancelled_why, changed_by_us_at, order_id });
  expect([ended("day", null, null), ended("late", null, null), ended("team", at, 7)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([ended("team", null, 7), ended("team", at, null)]).toEqual([false, false]);
  // Whoever cancels what the team has moved keeps what the move gave.
  expect([ended("customer", at, null), ended("customer", null, 7)]).toEqual([true, false]);
  expect((["expired", "order", null] as const).map((why) => ended(why, at, 7))).toEqual([
    false,
    false,
    false,
  ]);
});

test("a place waits for its payment until its latest change, where that is over until the start", () => {
  expect(longestHold(slot, early)).toEqual(until);
  expect(longestHold(slot, until)).toEqual(slot.starts_at);
  expect(longestHold(slot, late)).toEqual(slot.starts_at);
});
