import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import { useLanguage } from "#kit/web/language.tsx";
import { PageStateScript } from "#kit/web/page-state-script.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d1013" />
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
