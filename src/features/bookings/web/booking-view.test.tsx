import { expect, test } from "vitest";
import type { Language } from "#kit/contract/language/language.ts";
import { staticPage } from "#testing/static-page.tsx";
import type { MyBooking, RideDay } from "../bookings.contract.ts";
import { bookingsWords } from "../bookings.words.ts";
import { rideDate, rideTime } from "../ride-time.ts";
import { CancelQuestion } from "./booking-actions.tsx";
import { BookingView } from "./booking-view.tsx";
import { ChosenTime, NoReturn } from "./ride-days.tsx";

const AT = "2027-06-14T07:20:00Z";
const may = { move: true, cancel: false, take: false, money: true, until: null };
const day = { title: "", place: "Most", address: "", map_url: "", what_to_bring: "", is_cancelled: true };

function shown(reason: string, language: Language, voucher: MyBooking["voucher"] = null): string {
  const booking = {
    id: 1,
    state: "cancelled",
    cancelled_why: "day",
    name: "Ride",
    riders: [],
    starts_at: AT,
    hold_until: null,
    moved_from: null,
    changed_by_us_at: AT,
    money_asked_at: null,
    voucher,
    to_pay: null,
    may,
    day: { ...day, cancel_reason: reason },
  } as unknown as MyBooking;
  const part = <BookingView address={{ id: 1, key: "k" }} booking={booking} refetch={() => {}} />;
  return staticPage(part, { language }).replaceAll("\u2060", "").replaceAll("\u00a0", " ");
}

test("why the team cancelled a day is a sentence of its own", () => {
  expect(shown("Heavy rain", "en")).toContain("We’re sorry. Reason: Heavy rain. Choose another day");
  expect(shown("It rains!", "en")).toContain("Reason: It rains! Choose");
  expect(shown("Silný déšť.", "cs")).toContain("Omlouváme se. Důvod: Silný déšť. Vyberte si jiný den");
});

test("the last day to come is that of the voucher, not of the day that was cancelled", () => {
  const voucher = { code: "7KQM-2XPD-9FHT", valid_until: "2028-04-30" };
  expect(shown("Heavy rain", "en", voucher)).toContain("The voucher is valid until 30 April 2028.");
  expect(shown("Silný déšť", "cs", voucher)).toContain("Poukaz platí do 30. dubna 2028.");
});

test("the chosen time is a day and a time that belong together", () => {
  const chosen = {
    day: { title: "", place: "Most" } as RideDay,
    slot: { id: 1, starts_at: AT, ends_at: AT, free: 1 },
  };
  const said = (language: Language) =>
    staticPage(<ChosenTime chosen={chosen} onChange={() => {}} />, { language }).replaceAll("\u00a0", " ");
  expect(said("en")).toContain("Monday, 14 June 2027 at 9:20");
  expect(said("cs")).toContain("pondělí 14. června 2027 v 9:20");
});

test("before paying one reads until when the very time can be moved, or that it is too late", () => {
  const slot = { id: 1, starts_at: "2099-06-14T07:20:00Z", ends_at: "2099-06-14T07:40:00Z", free: 1 };
  const said = (hours: number, language: Language) =>
    staticPage(<NoReturn chosen={{ day: { latest_change_hours: hours } as RideDay, slot }} />, {
      language,
    }).replaceAll("\u00a0", " ");
  expect(said(48, "en")).toContain("move your booking on its own page until 12 June 2099 at 9:20.");
  expect(said(24, "cs")).toContain("na stránce rezervace jiný termín. Jde to do 13. června 2099, 9:20.");
  expect(said(1_000_000, "en")).toContain("so close that you won’t be able to move the booking yourself");
  expect(said(1_000_000, "cs")).toContain("sami přesunout nebudete moci");
});

test("before cancelling one reads what becomes of voucher and money, and that the booking can be moved", () => {
  const said = (more: object, language: Language = "en") =>
    staticPage(
      <CancelQuestion
        booking={{ voucher: null, is_ordered: true, may: { ...may, money: false }, ...more } as MyBooking}
      />,
      { language },
    ).replaceAll(/[\s\u00a0\u2060]+/g, " ");
  expect(said({})).toContain(
    "Your place goes to someone else. Your order stays as it is: nothing is refunded automatically, but you can choose another day. If another time would suit you better",
  );
  expect(said({}, "cs")).toContain(
    "peníze se samy nevracejí, ale můžete si vybrat jiný den. Pokud chcete přijet jindy",
  );
  expect(said({ may })).toContain("To get your money back, ask for a refund instead.");
  expect(said({ may: { ...may, move: false, money: false } })).not.toMatch(/another time|refund instead/);
  expect(said({ is_ordered: false })).not.toContain("refunded");
  expect(said({ voucher: { code: "A", valid_until: "2028-04-30" } })).toContain("your voucher stays valid");
});

test("the button that moves a booking names day and time", () => {
  expect(bookingsWords.en.booking.moveTo(rideDate(AT, "en"), rideTime(AT, "en"))).toBe(
    "Move to 14 June at 9:20",
  );
  const czech = bookingsWords.cs.booking.moveTo(rideDate(AT, "cs"), rideTime(AT, "cs"));
  expect(czech.replaceAll("\u00a0", " ")).toBe("Přesunout na 14. června v 9:20");
});

test("a booking says when to come, and a course when it ends; once signed it says so", () => {
  const ahead = {
    id: 1,
    state: "booked",
    cancelled_why: null,
    name: "Course",
    riders: ["Jana"],
    starts_at: AT,
    ends_at: "2027-06-14T13:20:00Z",
    hold_until: null,
    moved_from: null,
    changed_by_us_at: null,
    money_asked_at: null,
    voucher: null,
    to_pay: null,
    may: { ...may, money: false },
    day: { ...day, is_cancelled: false, is_course: true, arrives_at: "2027-06-14T07:05:00Z" },
  } as unknown as MyBooking;
  const said = (booking: MyBooking, language: Language) =>
    staticPage(<BookingView address={{ id: 1, key: "k" }} booking={booking} refetch={() => {}} />, {
      language,
    }).replaceAll("\u00a0", " ");
  expect(said(ahead, "en")).toMatch(/Arrive[\s\S]*9:05[\s\S]*Ends at 15:20/);
  expect(said(ahead, "cs")).toContain("Konec v 15:20");
  expect(said({ ...ahead, signed_at: "2027-05-28T10:00:00Z" } as MyBooking, "cs")).toContain(
    "Podepsáno 28. května",
  );
});
