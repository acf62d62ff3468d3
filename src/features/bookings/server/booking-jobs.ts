import { lockOrder, ORDER_CHANGED, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import type { Services } from "#kit/server/context.ts";
import { programContext } from "#kit/server/program-context.ts";
import { declareFollowDays, followDay, offerForgotten } from "./follow-days.ts";
import { remindRiders } from "./mails/booking-reminders.ts";
import { redeemOfNoShows } from "./no-show-vouchers.ts";
import { checkPaidPlaces } from "./paid-without-day.ts";
import { expireHolds } from "./seats/release-seats.ts";

const MINUTE = "bookings-minute";
const REMINDERS = "bookings-reminders";
const PAID_PLACES = "bookings-paid-places";

/** Declares what happens to bookings by itself: holds end, days are followed, riders are reminded. */
export function declareBookingJobs(services: Services): void {
  declareFollowDays(services);
  services.jobs.work<{ order: number }>(ORDER_CHANGED, ({ order }) => followChanged(services, order), {
    retryLimit: 3,
    keepSeconds: 3_600,
  });
  // What failed is done by the next minute's run.
  services.jobs.work(MINUTE, () => settleBookings(services), { retryLimit: 0, keepSeconds: 3_600 });
  services.jobs.schedule(MINUTE, "* * * * *", "Europe/Prague");
  services.jobs.work(REMINDERS, () => remindRiders(services), { retryLimit: 3, keepSeconds: 86_400 });
  services.jobs.schedule(REMINDERS, "*/15 * * * *", "Europe/Prague");
  services.jobs.work(PAID_PLACES, async () => void (await checkPaidPlaces(services)), {
    keepSeconds: 7 * 86_400,
  });
  services.jobs.schedule(PAID_PLACES, "29 3 * * *", "Europe/Prague");
}

async function followChanged(services: Services, order: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockOrder(tx, order);
    await services.parts.settle(programContext(services, TEAM_LANGUAGE), tx, order);
  });
}

/** Ends holds that have run out, offers their places, uses up the vouchers of who stayed away, and does what a cut-off job has left of changed days. */
export async function settleBookings(services: Services): Promise<void> {
  await expireHolds(programContext(services, TEAM_LANGUAGE));
  await redeemOfNoShows(programContext(services, TEAM_LANGUAGE));
  await followDay(services);
  await offerForgotten(services);
}
