import { accounting } from "#features/accounting/server/accounting.feature.ts";
import { accounts } from "#features/accounts/server/accounts.feature.ts";
import { bankTransfers } from "#features/bank-transfers/server/bank-transfers.feature.ts";
import { bookings } from "#features/bookings/server/bookings.feature.ts";
import { checkout } from "#features/checkout/server/checkout.feature.ts";
import { companies } from "#features/companies/server/companies.feature.ts";
import { customerOrder } from "#features/customer-order/server/customer-order.feature.ts";
import { days } from "#features/days/server/days.feature.ts";
import { discounts } from "#features/discounts/server/discounts.feature.ts";
import { goesWith } from "#features/goes-with/server/goes-with.feature.ts";
import { history } from "#features/history/server/history.feature.ts";
import { invoices } from "#features/invoices/server/invoices.feature.ts";
import { mails } from "#features/mails/server/mails.feature.ts";
import { messages } from "#features/messages/server/messages.feature.ts";
import { newsletter } from "#features/newsletter/server/newsletter.feature.ts";
import { orderManagement } from "#features/order-management/server/order-management.feature.ts";
import { pages } from "#features/pages/server/pages.feature.ts";
import { parcels } from "#features/parcels/server/parcels.feature.ts";
import { payments } from "#features/payments/server/payments.feature.ts";
import { push } from "#features/push/server/push.feature.ts";
import { receipts } from "#features/receipts/server/receipts.feature.ts";
import { results } from "#features/results/server/results.feature.ts";
import { reviews } from "#features/reviews/server/reviews.feature.ts";
import { stockAlerts } from "#features/stock-alerts/server/stock-alerts.feature.ts";
import { teamOrders } from "#features/team-orders/server/team-orders.feature.ts";
import { vouchers } from "#features/vouchers/server/vouchers.feature.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.feature.ts";
import type { Feature } from "#kit/server/feature.ts";
import { customerData } from "./customer-data/customer-data.feature.ts";
import { dashboard } from "./dashboard/dashboard.feature.ts";
import { films } from "./films/films.feature.ts";
import { goingLive } from "./going-live/going-live.feature.ts";
import { health } from "./health/health.feature.ts";
import { pictures } from "./pictures/pictures.feature.ts";
import { search } from "./search/search.feature.ts";
import { translations } from "./translations/translations.feature.ts";

/**
 * What the site is made of, beside the declared content types (`content/content-types.ts`). Mails are listed in this
 * order, which is that in which a customer may get them; nothing else depends on it.
 */
export const FEATURES: readonly Feature[] = [
  checkout,
  orderManagement,
  parcels,
  withdrawals,
  payments,
  invoices,
  receipts,
  vouchers,
  bookings,
  reviews,
  stockAlerts,
  newsletter,
  customerOrder,
  teamOrders,
  discounts,
  goesWith,
  bankTransfers,
  accounting,
  companies,
  days,
  results,
  pages,
  messages,
  mails,
  accounts,
  push,
  history,
  pictures,
  films,
  translations,
  customerData,
  dashboard,
  search,
  goingLive,
  health,
];
