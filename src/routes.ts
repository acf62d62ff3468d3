import process from "node:process";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import * as contentTypes from "./app/content/content-types.ts";

// biome-ignore lint/style/noProcessEnv: Vite sets it before it asks for the routes; no build has the page
const isDevelopment = process.env.NODE_ENV === "development";

const withPage = Object.values(contentTypes).flatMap(({ type, page }) =>
  page ? [{ type, page: page.slice(1) }] : [],
);

/** The public site on one page. Back office and previews are apps of their own (app/rendering/client-apps.ts). */
export default [
  layout("app/layouts/public-layout.tsx", [
    index("app/home/home-page.tsx"),
    route("car/:slug", "app/cars/car-results-page.tsx"),
    route("event/:slug", "app/events/event-page.tsx"),
    route("team/:slug", "app/team/member-page.tsx"),
    route("season/:year", "features/results/web/season-page.tsx"),
    route("season/:year/round/:id", "features/results/web/round-page.tsx"),
    route("blog", "features/blog/web/blog-page.tsx"),
    route("blog/:slug", "features/blog/web/post-page.tsx"),
    route("shop", "features/products/web/shop-page.tsx"),
    route("product/:slug", "app/ride-product/ride-product-page.tsx"),
    route("product/:slug/days", "features/bookings/web/product-days-page.tsx"),
    route("book", "features/bookings/web/book-page.tsx"),
    route("gift-voucher", "features/vouchers/web/gift-voucher-page.tsx"),
    route("booking/:id/:key", "features/bookings/web/booking-page.tsx"),
    route("booking/:id/:key/statement", "features/bookings/web/statements-page.tsx"),
    route("waiting/:id/:key", "features/bookings/web/waiting-page.tsx"),
    route("review/:id/:key", "features/reviews/web/review-page.tsx"),
    route("cart", "features/checkout/web/cart/cart-page.tsx"),
    route("checkout", "features/checkout/web/checkout-page.tsx"),
    route("order/:id/:key", "features/customer-order/web/order-page.tsx"),
    route("newsletter", "features/newsletter/web/newsletter-page.tsx"),
    route("newsletter/:id/:key", "features/newsletter/web/own-newsletter-page.tsx"),
    route("stock-alert/:id/:key", "features/stock-alerts/web/stock-alert-page.tsx"),
    route("withdrawal", "features/withdrawals/web/withdrawal-page.tsx"),
    route("test-payment/:reference", "features/payments/web/test-payment-page.tsx"),
    route("login", "features/accounts/web/login-page.tsx"),
    route("team-access", "features/accounts/web/team-access-page.tsx"),
    route("cookies", "features/pages/web/cookies-page.tsx"),
    route("page/partners", "app/partners/partners-page.tsx"),
    ...["terms", "privacy", "guarantee", "accessibility", "safety", "page/:slug"].map((path) =>
      route(path, "features/pages/web/text-page.tsx", { id: path }),
    ),
    ...withPage.map(({ type, page }) => route(page, `features/${type}/web/${type}-page.tsx`)),
    ...(isDevelopment ? [route("styleguide", "app/styleguide/styleguide-page.tsx")] : []),
    route("*", "app/not-found/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
