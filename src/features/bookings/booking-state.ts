/** States of a booking and what they allow. Pure: server and pages share it. */

export const BOOKING_STATES = ["held", "booked", "checked-in", "no-show", "cancelled"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** States that take a seat, and the voucher. */
export const LIVE_STATES = ["held", "booked", "checked-in", "no-show"] as const;

/**
 * Why a booking is cancelled: by its customer, by the team, a hold that ran out, its order that was cancelled, the day
 * that was cancelled, or a payment that came when the seat was somebody else's.
 */
export const CANCEL_REASONS = ["customer", "team", "expired", "order", "day", "late"] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What can happen to a booking. */
export const BOOKING_EVENTS = [
  "held",
  "booked",
  "offered",
  "moved",
  "day-moved",
  "riders",
  "cancelled",
  "money-asked",
  "money-unasked",
  "checked-in",
  "no-show",
  "undone",
  "noted",
  "paid",
  "payment-undone",
  "paper",
  "conflict",
] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/** How long a seat waits for its order, and then for a payment by card. */
export const HOLD_MINUTES = 20;

/** How long the first of a waiting list may think about a place that became free. */
export const OFFER_HOURS = 12;

/** A voucher whose day was cancelled or moved by the team is valid so long after that day at least. */
export const EXTENSION_MONTHS = 6;

interface Dated {
  state: BookingState;
  cancelled_why: CancelReason | null;
  /** When the team cancelled or moved it, alone or with its day; null: it did not. */
  changed_by_us_at: Date | null;
  money_asked_at: Date | null;
  order_id: number | null;
  voucher_id: number | null;
  /** Its order stands and has it still; true where there is none. */
  is_sold: boolean;
  /** Somebody has paid for it and has it still: it is not taken back, refunded, used or booked another time. */
  is_paid: boolean;
  /** Its voucher can be booked today. */
  is_voucher_free: boolean;
}

/** The slot that a booking has, with its day's rule. */
interface Slot {
  starts_at: Date;
  latest_change_hours: number;
}

/** What the customer may do with a booking now, without the team. */
export interface Allowed {
  move: boolean;
  cancel: boolean;
  /** Take the place that the waiting list offers, with the voucher that waits for it. */
  take: boolean;
  /** Ask for the money back: the team changed it, or had no seat left when the money came. */
  money: boolean;
  /** Take that asking back, and have the ride after all. */
  unask: boolean;
  /** Book its voucher anew, which is free again. */
  rebook: boolean;
  /** The last moment to move or cancel; null where it is free to the start. */
  until: Date | null;
}

/** Whether a cancelled booking is the team's doing, so that its customer may choose anew or ask for the money. */
export function isEndedByUs({
  cancelled_why,
  changed_by_us_at,
  order_id,
}: Pick<Dated, "cancelled_why" | "changed_by_us_at" | "order_id">): boolean {
  // A voucher whose single booking was cancelled can be booked again by itself.
  if (cancelled_why === "team") return order_id !== null && changed_by_us_at !== null;
  // Whoever cancels what the team has moved keeps what the move gave.
  if (cancelled_why === "customer") return changed_by_us_at !== null;
  return cancelled_why === "day" || cancelled_why === "late";
}

/**
 * Until the latest change everything; after it nothing, unless the team itself changed it: then until the start.
 * What is paid and cancelled is never lost: another day can be chosen with the voucher, or by the booking itself where
 * there is none or the team ended it.
 */
export function allowed(booking: Dated, slot: Slot | null, now: Date): Allowed {
  const none = {
    move: false,
    cancel: false,
    take: false,
    money: false,
    unask: false,
    rebook: false,
    until: null,
  };
  const { state, changed_by_us_at, money_asked_at, is_paid } = booking;
  const money = money_asked_at === null && is_paid;
  if (state === "cancelled") {
    if (money_asked_at) return { ...none, unask: is_paid };
    const isOurs = isEndedByUs(booking);
    const isFree = isOurs || (booking.order_id !== null && is_paid);
    const move =
      booking.is_sold && (booking.voucher_id === null ? isFree : isOurs && booking.is_voucher_free);
    return { ...none, move, money: isOurs && money, rebook: booking.is_voucher_free && !move };
  }
  if (!slot || slot.starts_at <= now) return none;
  if (state === "held")
    return { ...none, cancel: true, take: booking.voucher_id !== null && booking.order_id === null };
  if (state !== "booked") return none;
  if (changed_by_us_at) return { ...none, move: true, cancel: true, money };
  const until = latestChange(slot);
  const isOpen = now <= until;
  return { ...none, move: isOpen, cancel: isOpen, until };
}

/** The last moment at which a customer may move or cancel a booking. */
export function latestChange({ starts_at, latest_change_hours }: Slot): Date {
  return new Date(starts_at.getTime() - latest_change_hours * 3_600_000);
}

/**
 * Until when a place may wait for its payment, at the longest: its latest change, since whoever pays after it could not
 * change it any more; where that is over, the ride's start.
 */
export function longestHold(slot: Slot, now: Date): Date {
  const limit = latestChange(slot);
  return limit > now ? limit : slot.starts_at;
}

/** Until when a place waits, of the time that it is wished for; by card one may pay until the ride starts. */
export function holdUntil(wished: Date, slot: Slot | null, now: Date, isCard = false): Date {
  const most = slot && (isCard ? slot.starts_at : longestHold(slot, now));
  return most && most < wished ? most : wished;
}
