import type { AppRoute } from "#kit/web/client-app.tsx";
import { CONTENT_SCREENS } from "../content/content-screens.ts";

// A type of another one's feature is edited there.
const WITH_SCREEN = CONTENT_SCREENS.filter(({ feature }) => feature === undefined);

/** A screen with a list, and the forms of its records. */
const editor = (path: string, file: string, formAt = `${path}/:record`): AppRoute[] => [
  { path, file },
  { path: `${path}/new`, file },
  { path: formAt, file },
];

/** The back office on one page, for its browser code and for the server. A type's screen stands where it declares it. */
export const ADMIN_ROUTES: AppRoute[] = [
  { path: "/admin", file: "app/dashboard/dashboard-page.tsx" },
  ...WITH_SCREEN.flatMap(({ type, screen, formAt }) =>
    editor(screen, `features/${type}/web/admin/${type}-screen.tsx`, formAt),
  ),
  { path: "/admin/settings/subjects/:record", file: "features/settings/web/admin/settings-screen.tsx" },
  { path: "/admin/bookings", file: "features/bookings/web/admin/bookings-screen.tsx" },
  { path: "/admin/days/:id", file: "features/bookings/web/admin/day-screen.tsx" },
  { path: "/admin/orders", file: "features/order-management/web/admin/orders-screen.tsx" },
  { path: "/admin/orders/new", file: "features/team-orders/web/admin/new-order-screen.tsx" },
  { path: "/admin/orders/:id", file: "features/order-management/web/admin/order-screen.tsx" },
  {
    path: "/admin/vouchers",
    file: "features/vouchers/web/admin/vouchers-screen.tsx",
    handle: { usesCamera: true },
  },
  { path: "/admin/vouchers/give", file: "features/vouchers/web/admin/give-vouchers-screen.tsx" },
  ...editor("/admin/discount-codes", "features/discounts/web/admin/discount-codes-screen.tsx"),
  {
    path: "/admin/bank-transfers",
    file: "features/bank-transfers/web/admin/bank-transfers-screen.tsx",
  },
  { path: "/admin/accounting", file: "features/accounting/web/admin/accounting-screen.tsx" },
  { path: "/admin/messages", file: "features/messages/web/admin/messages-screen.tsx" },
  { path: "/admin/results", file: "features/results/web/admin/results-screen.tsx" },
  { path: "/admin/results/seasons/:id", file: "features/results/web/admin/season-screen.tsx" },
  { path: "/admin/results/rounds/:id", file: "features/results/web/admin/round-screen.tsx" },
  ...editor("/admin/newsletter", "features/newsletter/web/admin/newsletter-screen.tsx"),
  { path: "/admin/reviews", file: "features/reviews/web/admin/reviews-screen.tsx" },
  ...["", "/:tab", "/:tab/:record"].map((below) => ({
    path: `/admin/shipping-and-payment${below}`,
    file: "features/methods/web/admin/shipping-and-payment-screen.tsx",
  })),
  { path: "/admin/customer-data", file: "app/customer-data/customer-data-screen.tsx" },
  { path: "/admin/mails", file: "features/mails/web/admin/mails-screen.tsx" },
  ...["", "/:record"].map((below) => ({
    path: `/admin/mail-words${below}`,
    file: "features/mails/web/admin/mail-words-screen.tsx",
  })),
  { path: "/admin/history", file: "features/history/web/admin/history-screen.tsx" },
  { path: "/admin/people", file: "features/accounts/web/admin/people-screen.tsx" },
  { path: "/admin/account", file: "app/account/account-screen.tsx" },
  { path: "/admin/car-photos/:slug", file: "features/cars/web/admin/car-photos-screen.tsx" },
  { path: "/admin/pictures", file: "app/pictures/pictures-screen.tsx" },
  { path: "/admin/translations", file: "app/translations/translations-screen.tsx" },
  { path: "/admin/help", file: "app/help/help-screen.tsx" },
  { path: "/admin/health", file: "app/health/health-screen.tsx" },
  { path: "/admin/*", redirect: "/admin" },
];
