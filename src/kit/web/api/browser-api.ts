import type { PageState } from "../document/page-state.ts";
import { noteSignedOut } from "../session/signed-out.ts";
import { tokens } from "../session/tokens.ts";
import { Api, type Transport } from "./api.ts";

/**
 * The API client of the browser: stored tokens, and the way to the sign-in screen. Back office, previews and public
 * pages are entered by loading them, so that each keeps its own transport, which is its view of the content.
 */
export function browserApi({ language, site }: PageState, transport: Transport): Api {
  return new Api({
    transport,
    language,
    base: site.apiBase,
    checkoutBase: site.checkoutBase,
    tokens,
    onSignedOut: (why) => {
      if (location.pathname === "/login") return;
      noteSignedOut(why);
      location.assign("/login");
    },
  });
}

/** Sends the bearer, but asks for what visitors see (docs/decisions/0012-log-of-changes-and-drafts.md). */
export const visitorTransport: Transport = (url, init) => {
  const headers = new Headers(init.headers);
  if (headers.has("authorization")) headers.set("x-view", "visitor");
  return fetch(url, { ...init, headers });
};
