/**
 * What every feature has in the back office: a line here, and its screens have their routes, their links in the menu
 * and their places in the search. A content type's screen has its route from the type (docs/how-to/add-a-content-type.md).
 */
export { accountingScreens } from "#features/accounting/web/admin/accounting.screens.ts";
export { peopleScreens } from "#features/accounts/web/admin/accounts.screens.ts";
export { achievementStatsLeaf } from "#features/achievement-stats/web/admin/achievement-stats.screens.ts";
export { achievementsLeaf } from "#features/achievements/web/admin/achievements.screens.ts";
export { bankTransferScreens } from "#features/bank-transfers/web/admin/bank-transfers.screens.ts";
export { blogLeaf } from "#features/blog/web/admin/blog.screens.ts";
export { bookingScreens } from "#features/bookings/web/admin/bookings.screens.ts";
export { carScreens, carsLeaf } from "#features/cars/web/admin/cars.screens.ts";
export { daysLeaf } from "#features/days/web/admin/days.screens.ts";
export { discountScreens } from "#features/discounts/web/admin/discounts.screens.ts";
export { eventsLeaf } from "#features/events/web/admin/events.screens.ts";
export { galleryLeaf } from "#features/gallery/web/admin/gallery.screens.ts";
export { historyScreens } from "#features/history/web/admin/history.screens.ts";
export { mailScreens } from "#features/mails/web/admin/mails.screens.ts";
export { messageScreens } from "#features/messages/web/admin/messages.screens.ts";
export { shippingAndPaymentScreens } from "#features/methods/web/admin/methods.screens.ts";
export { newsletterScreens } from "#features/newsletter/web/admin/newsletter.screens.ts";
export { orderScreens } from "#features/order-management/web/admin/order-management.screens.ts";
export { pagesLeaf } from "#features/pages/web/admin/pages.screens.ts";
export { productsLeaf } from "#features/products/web/admin/products.screens.ts";
export { resultScreens } from "#features/results/web/admin/results.screens.ts";
export { reviewScreens } from "#features/reviews/web/admin/reviews.screens.ts";
export { settingScreens, settingsLeaf } from "#features/settings/web/admin/settings.screens.ts";
export { sponsorsLeaf } from "#features/sponsors/web/admin/sponsors.screens.ts";
export { teamMembersLeaf } from "#features/team-members/web/admin/team-members.screens.ts";
export { teamOrderScreens } from "#features/team-orders/web/admin/team-orders.screens.ts";
export { voucherScreens } from "#features/vouchers/web/admin/vouchers.screens.ts";
export { accountScreens } from "../account/account.screens.ts";
export { customerDataScreens } from "../customer-data/customer-data.screens.ts";
export { dashboardScreens } from "../dashboard/dashboard.screens.ts";
export { healthScreens } from "../health/health.screens.ts";
export { helpScreens } from "../help/help.screens.ts";
export { pictureScreens } from "../pictures/pictures.screens.ts";
export { translationScreens } from "../translations/translations.screens.ts";
