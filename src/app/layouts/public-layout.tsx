// Before the parts, whose classes overrule them.
import "#kit/web/styles/reset.css";
import "#kit/web/styles/base.css";
import "#kit/web/styles/print.css";
import { useRef } from "react";
import { type LoaderFunctionArgs, Outlet, useLocation, useRouteError } from "react-router";
import { homeSections } from "#app/home/home-sections.code.ts";
import { CartNotification } from "#features/cart/web/cart-notification.tsx";
import { CodeFromLink } from "#features/checkout/web/codes/code-from-link.tsx";
import { CookieBanner } from "#features/consent/web/cookie-banner.tsx";
import { rideDaysQuery } from "#features/days/web/days.queries.ts";
import { footerPagesQuery } from "#features/pages/web/pages.queries.ts";
import { shownReviewsQuery } from "#features/reviews/web/shown-reviews.queries.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { PageDataProvider } from "#kit/web/page-data.ts";
import { isPreview } from "#kit/web/preview/preview.ts";
import { AnnounceProvider } from "#kit/web/ui/feedback/announce.tsx";
import { SiteNameProvider, SitePictureProvider } from "#kit/web/ui/page/site-name.tsx";
import { FontPreloads } from "./font-preloads.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { layoutWords } from "./layout.words.ts";
import { PageFailure } from "./page-failure.tsx";
import styles from "./public-layout.module.css";
import { useRouteFocus } from "./use-route-focus.ts";
import { useTeam } from "./use-team.ts";

export function loader(args: LoaderFunctionArgs) {
  return prefetch(args, [settingsQuery, footerPagesQuery]);
}

export const clientLoader = waitForNothing;

/** A ride's page shows its next day (`app/ride-product`), which products do not know. */
const pageData = (pathname: string) => {
  if (pathname === "/") return { load: homeSections.load };
  const [, slug] = /\/product\/([^/]+)$/.exec(pathname) ?? [];
  return slug ? { queries: [rideDaysQuery, shownReviewsQuery(slug, 1)] } : {};
};

/** The frame of every public page: navigation bar, the page, footer, and the cookie banner. */
export default function PublicLayout() {
  const { name, picture } = useTeam();
  return (
    <SiteNameProvider value={name}>
      <SitePictureProvider value={picture}>
        <FontPreloads />
        <AnnounceProvider>
          <PageDataProvider value={pageData}>
            <Frame />
          </PageDataProvider>
        </AnnounceProvider>
      </SitePictureProvider>
    </SiteNameProvider>
  );
}

export function ErrorBoundary() {
  return <PageFailure error={useRouteError()} />;
}

function Frame() {
  const words = useWords(layoutWords);
  const main = useRef<HTMLElement>(null);
  const preview = isPreview(useLocation().pathname);
  useRouteFocus(main);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {words.skip}
      </a>
      {!preview && <CookieBanner />}
      <SiteHeader />
      <CartNotification />
      {!preview && <CodeFromLink />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
