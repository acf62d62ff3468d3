import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Language } from "#kit/contract/language/language.ts";
import { Api } from "#kit/web/api/api.ts";
import type { PageState } from "#kit/web/document/page-state.ts";
import { newQueryClient, PageProviders } from "#kit/web/page.tsx";
import type { PageRules } from "#kit/web/page-rules.ts";
import { SiteNameProvider } from "#kit/web/ui/page/site-name.tsx";

interface Options {
  language?: Language;
  /** The path and query of the page. */
  url?: string;
  site?: Partial<PageState["site"]>;
  /** What its route says of the page. */
  handle?: PageRules;
  /** The site has no mail server. */
  sendsNoMail?: true;
  /** What has been read already; nothing unless told. */
  client?: QueryClient;
}

/** The HTML that the server would send for a part of a page of the team "Team". */
export function staticPage(
  part: ReactNode,
  { language = "en", url = "/", site, handle, sendsNoMail, client = newQueryClient() }: Options = {},
): string {
  const api = new Api({
    transport: () => Promise.reject(new Error("a static page calls nothing")),
    language,
    base: "",
    checkoutBase: "",
    tokens: null,
    onSignedOut: () => {},
  });
  const addresses = {
    origin: "https://team.example",
    hosts: null,
    apiBase: "",
    checkoutBase: "",
    mediaBase: "",
    ...site,
  };
  return renderToStaticMarkup(
    <PageProviders
      api={api}
      client={client}
      state={{ language, site: addresses, ...(sendsNoMail && { sendsNoMail }) }}
    >
      <SiteNameProvider value="Team">
        <RouterProvider
          router={createMemoryRouter([{ path: "*", element: part, handle }], { initialEntries: [url] })}
        />
      </SiteNameProvider>
    </PageProviders>,
  );
}
