import displayExtended from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-italic.woff2?url";
import display from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-italic.woff2?url";
import textExtended from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url";
import text from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useRouteError } from "react-router";
import { PageFailure } from "#app/layouts/page-failure.tsx";
import type { Both } from "#kit/contract/language.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { PageStateScript } from "#kit/web/page-state-script.tsx";
import "#kit/web/styles/tokens.css";
import "#kit/web/styles/fonts.css";
import { Spinner } from "#kit/web/ui/spinner.tsx";

/** The fonts that a page's first screen is set in; Czech letters stand in files of their own. */
const FONTS: Both<string[]> = { en: [display, text], cs: [display, displayExtended, text, textExtended] };

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d1013" />
        {FONTS[language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        {children}
        <PageStateScript />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Stands while the first page's code is on its way; pages are rendered by the server, so it is rarely seen. */
export function HydrateFallback() {
  return <Spinner size="page" />;
}

export function ErrorBoundary() {
  return <PageFailure error={useRouteError()} />;
}
