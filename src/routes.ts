import process from "node:process";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import * as contentTypes from "./app/content-types.ts";

// biome-ignore lint/style/noProcessEnv: Vite sets it before it asks for the routes; no build has the page
const isDevelopment = process.env.NODE_ENV === "development";

const declared = Object.values(contentTypes);
// A type of another one's feature is shown and edited there.
const withScreen = declared.filter(({ feature }) => feature === undefined);
const withPage = declared.flatMap(({ type, page }) => (page ? [{ type, page: page.slice(1) }] : []));

/** The site on one page. The pages and screens of content types stand where their declarations say. */
export default [
  layout("app/layouts/public-layout.tsx", [
    index("app/home/home-page.tsx"),
    route("car/:slug", "features/cars/web/car-page.tsx"),
    route("blog", "features/blog/web/blog-page.tsx"),
    route("blog/:slug", "features/blog/web/post-page.tsx"),
    route("shop", "features/products/web/shop-page.tsx"),
    route("product/:slug", "features/products/web/product-page.tsx"),
    route("cart", "features/checkout/web/cart/cart-page.tsx"),
    route("checkout", "features/checkout/web/checkout-page.tsx"),
    route("order/:id/:key", "features/customer-order/web/order-page.tsx"),
    route("withdrawal", "features/withdrawals/web/withdrawal-page.tsx"),
    route("test-payment/:reference", "features/payments/web/test-payment-page.tsx"),
    route("login", "features/accounts/web/login-page.tsx"),
    route("terms", "features/legal/web/terms-page.tsx"),
    route("privacy", "features/legal/web/privacy-page.tsx"),
    route("cookies", "features/legal/web/cookies-page.tsx"),
    ...withPage.map(({ type, page }) => route(page, `features/${type}/web/${type}-page.tsx`)),
    ...(isDevelopment ? [route("styleguide", "app/styleguide/styleguide-page.tsx")] : []),
    route("*", "app/not-found/not-found-page.tsx"),
  ]),
  route("preview", "app/layouts/preview-layout.tsx", [
    layout("app/layouts/public-layout.tsx", { id: "preview-frame" }, [
      index("app/home/home-page.tsx", { id: "preview-home" }),
      route("car/:slug", "features/cars/web/car-page.tsx", { id: "preview-car" }),
      ...withPage.map(({ type, page }) =>
        route(page, `features/${type}/web/${type}-page.tsx`, { id: `preview-${type}` }),
      ),
      route("blog/:slug", "features/blog/web/post-page.tsx", { id: "preview-post" }),
      route("product/:slug", "features/products/web/product-page.tsx", { id: "preview-product" }),
    ]),
  ]),
  layout("app/layouts/admin-layout.tsx", [
    route("admin", "app/dashboard/dashboard-page.tsx"),
    ...withScreen.map(({ type, screen }) =>
      route(screen.slice(1), `features/${type}/web/admin/${type}-screen.tsx`),
    ),
    route("admin/orders", "features/order-management/web/admin/orders-screen.tsx"),
    route("admin/vouchers", "features/vouchers/web/admin/vouchers-screen.tsx"),
    route("admin/messages", "features/messages/web/admin/messages-screen.tsx"),
    route("admin/shipping-and-payment", "features/methods/web/admin/shipping-and-payment-screen.tsx"),
    route("admin/customer-data", "app/customer-data/customer-data-screen.tsx"),
    route("admin/mails", "features/mails/web/admin/mails-screen.tsx"),
    route("admin/history", "features/history/web/admin/history-screen.tsx"),
    route("admin/account", "features/accounts/web/admin/account-screen.tsx"),
    route("admin/car-photos/:slug", "features/cars/web/admin/car-photos-screen.tsx"),
    route("admin/translations", "app/translations/translations-screen.tsx"),
    route("admin/help", "app/help/help-screen.tsx"),
    route("admin/health", "app/health/health-screen.tsx"),
    route("admin/*", "app/layouts/unknown-admin-path.tsx"),
  ]),
] satisfies RouteConfig;
