import { accountingRoutes } from "#features/accounting/server/accounting.routes.ts";
import { accountsRoutes } from "#features/accounts/server/accounts.routes.ts";
import { accountLinksRoutes } from "#features/accounts/server/links/account-links.routes.ts";
import { passkeysRoutes } from "#features/accounts/server/passkeys/passkeys.routes.ts";
import { peopleRoutes } from "#features/accounts/server/people/people.routes.ts";
import { secondFactorRoutes } from "#features/accounts/server/second-factor/second-factor.routes.ts";
import { bankTransfersRoutes } from "#features/bank-transfers/server/bank-transfers.routes.ts";
import { bookingStatementsRoutes } from "#features/bookings/server/booking-statements.routes.ts";
import { adminBookingsRoutes, bookingsRoutes } from "#features/bookings/server/bookings.routes.ts";
import { dayWorkRoutes } from "#features/bookings/server/gate/day-work.routes.ts";
import { gateListRoutes } from "#features/bookings/server/gate/gate-list.routes.ts";
import { checkoutRoutes } from "#features/checkout/server/checkout.routes.ts";
import { companiesRoutes } from "#features/companies/server/companies.routes.ts";
import { customerOrderRoutes } from "#features/customer-order/server/customer-order.routes.ts";
import { teamCalendarRoutes } from "#features/days/server/team-calendar.routes.ts";
import { discountsRoutes } from "#features/discounts/server/discounts.routes.ts";
import { goesWithRoutes } from "#features/goes-with/server/goes-with.routes.ts";
import { historyRoutes } from "#features/history/server/history.routes.ts";
import { invoicesRoutes } from "#features/invoices/server/invoices.routes.ts";
import { mailWordsRoutes } from "#features/mails/server/mail-words.routes.ts";
import { mailsRoutes } from "#features/mails/server/mails.routes.ts";
import { messagesRoutes } from "#features/messages/server/messages.routes.ts";
import { lettersRoutes, newsletterRoutes } from "#features/newsletter/server/newsletter.routes.ts";
import { changeItemsRoutes } from "#features/order-management/server/change-items/change-items.routes.ts";
import { orderManagementRoutes } from "#features/order-management/server/order-management.routes.ts";
import { parcelsRoutes } from "#features/parcels/server/parcels.routes.ts";
import { paymentsRoutes } from "#features/payments/server/payments.routes.ts";
import { pushRoutes } from "#features/push/server/push.routes.ts";
import { receiptsRoutes } from "#features/receipts/server/receipts.routes.ts";
import { resultsAdminRoutes, resultsRoutes } from "#features/results/server/results.routes.ts";
import {
  adminReviewsRoutes,
  reviewsRoutes,
  shownReviewsRoutes,
} from "#features/reviews/server/reviews.routes.ts";
import { stockAlertsRoutes } from "#features/stock-alerts/server/stock-alerts.routes.ts";
import { teamOrdersRoutes } from "#features/team-orders/server/team-orders.routes.ts";
import { giftsRoutes } from "#features/vouchers/server/gifts/gifts.routes.ts";
import { giveawaysRoutes } from "#features/vouchers/server/giveaways/giveaways.routes.ts";
import { vouchersRoutes } from "#features/vouchers/server/vouchers.routes.ts";
import { withdrawalsRoutes } from "#features/withdrawals/server/withdrawals.routes.ts";
import type { Implementation } from "#kit/server/http/mount.ts";
import { contentServers } from "../content/content-servers.ts";
import { restores, rolesOf } from "../content/restores.ts";
import { customerDataRoutes } from "../customer-data/customer-data.routes.ts";
import { dashboardRoutes } from "../dashboard/dashboard.routes.ts";
import { filmsRoutes } from "../films/films.routes.ts";
import { goingLiveRoutes } from "../going-live/going-live.routes.ts";
import { healthRoutes } from "../health/health.routes.ts";
import { DECLARED_MAILS } from "../mails/declared-mails.ts";
import { picturesRoutes } from "../pictures/pictures.routes.ts";
import { translationsRoutes } from "../translations/translations.routes.ts";

/** The API: every feature's endpoints with their handlers. */
export const implementations: Implementation[] = [
  accountsRoutes,
  secondFactorRoutes,
  passkeysRoutes,
  accountLinksRoutes,
  peopleRoutes,
  pushRoutes,
  customerDataRoutes,
  mailsRoutes,
  mailWordsRoutes(DECLARED_MAILS),
  messagesRoutes,
  ...contentServers.flatMap(({ routes }) => routes ?? []),
  teamCalendarRoutes,
  checkoutRoutes,
  orderManagementRoutes,
  changeItemsRoutes,
  teamOrdersRoutes,
  invoicesRoutes,
  receiptsRoutes,
  vouchersRoutes,
  discountsRoutes,
  giveawaysRoutes,
  giftsRoutes,
  bookingsRoutes,
  adminBookingsRoutes,
  dayWorkRoutes,
  gateListRoutes,
  bookingStatementsRoutes,
  customerOrderRoutes,
  reviewsRoutes,
  shownReviewsRoutes,
  adminReviewsRoutes,
  newsletterRoutes,
  lettersRoutes,
  stockAlertsRoutes,
  goesWithRoutes,
  resultsRoutes,
  resultsAdminRoutes,
  paymentsRoutes,
  bankTransfersRoutes,
  companiesRoutes,
  parcelsRoutes,
  withdrawalsRoutes,
  historyRoutes({ restores, rolesOf }),
  translationsRoutes,
  picturesRoutes,
  filmsRoutes,
  healthRoutes,
  goingLiveRoutes,
  accountingRoutes,
  dashboardRoutes,
];
