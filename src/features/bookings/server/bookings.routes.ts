import { codeLimits } from "#features/vouchers/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { adminBookingsEndpoints } from "../admin-bookings.contract.ts";
import { bookingsEndpoints } from "../bookings.contract.ts";
import {
  addBooking,
  bookingsOfDay,
  cancelByTeam,
  getBooking,
  moveByTeam,
  openConflicts,
  unaskByTeam,
  waitingOf,
} from "./admin-bookings.ts";
import { bookingKey } from "./booking-key.ts";
import { bookingByKey } from "./booking-rows.ts";
import { decideConflict, doAtGate } from "./gate/gate.ts";
import { lookUpVoucher, myBooking, myCalendar } from "./my-booking.ts";
import { rideDays } from "./ride-days.ts";
import { searchBookings } from "./search-bookings.ts";
import { bookWithVoucher } from "./seats/book.ts";
import {
  askMoneyBack,
  cancelByCustomer,
  moveByCustomer,
  nameRiders,
  takeOffer,
  unaskMoneyBack,
} from "./seats/change-seat.ts";
import { limitOf as holdLimitOf, holdSeats, readHolds, releaseHolds } from "./seats/hold-seats.ts";
import {
  joinWaiting,
  leaveWaiting,
  removeWaiting,
  waitingEntry,
  limitOf as waitLimitOf,
} from "./seats/waiting-list.ts";

const byKey = ({ config, db }: Context, { params }: { params: { id: number; key: string } }) =>
  bookingByKey(config, db, params);

export const bookingsRoutes = implement(
  bookingsEndpoints,
  {
    lookUp: (context, { body }) => lookUpVoucher(context, body.code),
    daysOf: (context, { params }) => rideDays(context, params.product),
    book: async (context, { body }) => {
      const booking = await bookWithVoucher(context, body);
      return { id: booking.id, key: bookingKey(context.config, booking) };
    },
    hold: (context, { body }) => holdSeats(context, body),
    readHolds: (context, { body }) => readHolds(context, body.holds),
    releaseHolds: (context, { body }) => releaseHolds(context, body.holds),
    wait: (context, { body }) => joinWaiting(context, body),
    waiting: (context, { params }) => waitingEntry(context, params),
    leave: (context, { params }) => leaveWaiting(context, params),
    mine: (context, { params }) => myBooking(context, params),
    move: async (context, { params, body }) => {
      await moveByCustomer(context, params, body.slot_id);
      return myBooking(context, params);
    },
    cancel: async (context, { params }) => {
      await cancelByCustomer(context, params);
      return myBooking(context, params);
    },
    take: async (context, { params }) => {
      await takeOffer(context, params);
      return myBooking(context, params);
    },
    riders: async (context, { params, body }) => {
      await nameRiders(context, params, body.riders);
      return myBooking(context, params);
    },
    moneyBack: async (context, { params }) => {
      await askMoneyBack(context, params);
      return myBooking(context, params);
    },
    unask: async (context, { params }) => {
      await unaskMoneyBack(context, params);
      return myBooking(context, params);
    },
    calendar: async (context, { params }, reply) => {
      const { name, text } = await myCalendar(context, params);
      await reply
        .type("text/calendar; charset=utf-8")
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex")
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(text);
    },
  },
  {
    lookUp: { room: codeLimits },
    book: { room: codeLimits },
    hold: { room: (context) => [holdLimitOf(context)] },
    wait: { room: (context) => [waitLimitOf(context)] },
    move: { key: byKey },
    riders: { key: byKey },
  },
);

export const adminBookingsRoutes = implement(adminBookingsEndpoints, {
  ofDay: (context, { query }) => bookingsOfDay(context, query.day, query.all),
  search: (context, { query }) => searchBookings(context, query.q),
  waitingOf: (context, { query }) => waitingOf(context, query.day),
  removeWaiting: (context, { params }) => removeWaiting(context, params.id),
  conflicts: (context) => openConflicts(context),
  get: (context, { params }) => getBooking(context, params.id),
  add: (context, { body }) => addBooking(context, body),
  move: (context, { params, body }) => moveByTeam(context, params.id, body.slot_id),
  cancel: (context, { params, body }) => cancelByTeam(context, params.id, body.reason),
  unask: (context, { params }) => unaskByTeam(context, params.id),
  act: (context, { body }) => doAtGate(context, body.acts, body.sent_at),
  decide: (context, { params, body }) => decideConflict(context, params.key, body.note),
});
