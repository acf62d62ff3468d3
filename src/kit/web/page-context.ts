import { createContext, useContext } from "react";
import type { Api } from "./api/api.ts";
import type { PageState } from "./document/page-state.ts";

interface Page extends Pick<PageState, "site" | "sendsNoMail"> {
  api: Api;
}

export const PageContext = createContext<Page | null>(null);

function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("a page's parts are used outside a page");
  return page;
}

export function useApi(): Api {
  return usePage().api;
}

/** Where pages, media and the two languages' hosts are. */
export function useSite(): PageState["site"] {
  return usePage().site;
}

/** Of words that differ by it, those of a site that sends e-mails, or of one without a mail server. */
export function useMailWords<T>({ mail, noMail }: { mail: T; noMail: T }): T {
  return usePage().sendsNoMail ? noMail : mail;
}
