import { Api, type Transport } from "./api.ts";
import type { PageState } from "./page-state.ts";
import { isPreview, previewTransport } from "./preview.ts";
import { noteSignedOut } from "./signed-out.ts";
import { tokens } from "./tokens.ts";

/**
 * The API client of the browser: fetch, stored tokens, and the way to the sign-in screen. Back office, previews
 * and public pages are entered by loading them, so that each keeps its own view of the content.
 */
export function browserApi({ language, site }: PageState): Api {
  return new Api({
    transport: transportAt(location.pathname),
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

function transportAt(pathname: string): Transport {
  if (isPreview(pathname)) return previewTransport;
  if (/^\/admin(\/|$)/.test(pathname)) return (url, init) => fetch(url, init);
  return visitorTransport;
}

/** The bearer goes along as the specification says; public pages show the team what visitors see all the same. */
const visitorTransport: Transport = (url, init) => {
  const headers = new Headers(init.headers);
  if (headers.has("authorization")) headers.set("x-view", "visitor");
  return fetch(url, { ...init, headers });
};
