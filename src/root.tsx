// First of all: it says in which order the layers of all other style sheets stand.
import "#kit/web/styles/tokens.css";
import "#kit/web/styles/fonts.css";
import "#kit/web/styles/fonts-rest.css";
import "#kit/web/styles/first-screen.css";
import type { ReactNode } from "react";
import { Links, Outlet, ScrollRestoration, useRouteError } from "react-router";
import { PageFailure } from "#app/layouts/page-failure.tsx";
import { EndOfPage, FirstIcons } from "#kit/web/after-first-screen.tsx";
import { FirstScript } from "#kit/web/document/first-script.tsx";
import { InlinedStyles } from "#kit/web/document/inlined-styles.tsx";
import { LateScripts } from "#kit/web/document/late-scripts.tsx";
import { PageStateScript } from "#kit/web/document/page-state-script.tsx";
import { TabStorageScript } from "#kit/web/document/tab-storage-script.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { HydrationBoundary } from "#kit/web/ui/hydration/hydration.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d1013" />
        <FirstScript />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" type="application/atom+xml" href={`/feed.${language}.xml`} />
        <InlinedStyles />
        <Links />
      </head>
      <body>
        <FirstIcons />
        {children}
        <EndOfPage />
        <ManifestLink />
        <PageStateScript />
        <TabStorageScript />
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

/** For putting the site on a home screen. Nobody does before the page is hydrated, and the first screen comes first. */
function ManifestLink() {
  const { language } = useLanguage();
  return useHydrated() && <link rel="manifest" href={`/site.webmanifest?lang=${language}`} />;
}

export default function Root() {
  return (
    <HydrationBoundary>
      <Outlet />
    </HydrationBoundary>
  );
}

/** Stands while the first page's code is on its way; pages are rendered by the server, so it is rarely seen. */
export function HydrateFallback() {
  return <Spinner size="page" />;
}

export function ErrorBoundary() {
  return <PageFailure error={useRouteError()} />;
}
