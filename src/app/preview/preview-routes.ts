import type { AppRoute } from "#kit/web/client-app.tsx";
import * as contentTypes from "../content/content-types.ts";

const withPage = Object.values(contentTypes).flatMap(({ type, page }) => (page ? [{ type, page }] : []));

/** The pages that have a preview. Any other path below `/preview` is a page that is not there. */
export const PREVIEW_ROUTES: AppRoute[] = [
  { path: "/preview", file: "app/home/home-page.tsx" },
  { path: "/preview/car/:slug", file: "features/cars/web/car-page.tsx" },
  { path: "/preview/blog/:slug", file: "features/blog/web/post-page.tsx" },
  { path: "/preview/product/:slug", file: "features/products/web/product-page.tsx" },
  { path: "/preview/cookies", file: "features/pages/web/cookies-page.tsx" },
  { path: "/preview/withdrawal", file: "features/withdrawals/web/withdrawal-page.tsx" },
  ...["terms", "privacy", "guarantee", "accessibility", "safety", "page/:slug"].map((path) => ({
    path: `/preview/${path}`,
    file: "features/pages/web/text-page.tsx",
  })),
  ...withPage.map(({ type, page }) => ({
    path: `/preview${page}`,
    file: `features/${type}/web/${type}-page.tsx`,
  })),
];
