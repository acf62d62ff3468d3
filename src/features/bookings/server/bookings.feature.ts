import { defineFeature } from "#kit/server/feature.ts";
import { BOOKING_MAILS, SIGNED_MAIL } from "./booking.mails.ts";
import { declareBookingJobs } from "./booking-jobs.ts";
import { applyStatementRetention, bookingStatementsRoutes } from "./booking-statements.routes.ts";
import { bookingsFinder } from "./bookings.finder.ts";
import { adminBookingsRoutes, bookingsRoutes } from "./bookings.routes.ts";
import { noticeOfSeat } from "./cancelled-notice.ts";
import { applyBookingRetention } from "./customer-bookings.ts";
import { dayWorkRoutes } from "./gate/day-work.routes.ts";
import { gateListRoutes } from "./gate/gate-list.routes.ts";
import { declareBookingAttachment } from "./mails/booking-calendar.ts";
import { declareStatementAttachment } from "./mails/signed-mail.ts";
import { putSeatsRight } from "./seats/check-seats.ts";
import { WAITING_MAILS } from "./waiting.mails.ts";

export const bookings = defineFeature({
  name: "bookings",
  routes: [bookingsRoutes, adminBookingsRoutes, dayWorkRoutes, gateListRoutes, bookingStatementsRoutes],
  mails: [...Object.values(BOOKING_MAILS), ...Object.values(WAITING_MAILS), SIGNED_MAIL],
  jobs: [declareBookingJobs, declareBookingAttachment, declareStatementAttachment],
  nightly: [
    putSeatsRight,
    ({ db, now }) => applyStatementRetention(db, now()),
    ({ db, now }) => applyBookingRetention(db, now()),
  ],
  notices: { seat: noticeOfSeat },
  finders: [bookingsFinder],
});
