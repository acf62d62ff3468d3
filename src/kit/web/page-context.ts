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

/** What becomes of an e-mail: it is sent, only written to a file, or not even made. */
export type MailOutcome = "sent" | "written" | "no-address";

/** What becomes of an e-mail to this address; an empty one stands for none. */
export function useMailOutcome(address: string): MailOutcome {
  const { sendsNoMail } = usePage();
  if (!address) return "no-address";
  return sendsNoMail ? "written" : "sent";
}

/**
 * Of words that differ by it, those for whom gets our e-mails, or for whom nothing reaches: the site has no mail
 * server, or their `address` is empty. Without `address` they have one.
 */
export function useMailWords<T>({ mail, noMail }: { mail: T; noMail: T }, address?: string): T {
  const { sendsNoMail } = usePage();
  return sendsNoMail || address === "" ? noMail : mail;
}
