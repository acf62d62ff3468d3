import { Api } from "./api.ts";
import type { PageState } from "./page-state.ts";
import { tokens } from "./tokens.ts";

/** The API client of the browser: fetch, stored tokens, and the way to the sign-in screen. */
export function browserApi({ language, site }: PageState): Api {
  return new Api({
    transport: (url, init) => fetch(url, init),
    language,
    base: site.apiBase,
    checkoutBase: site.checkoutBase,
    tokens,
    onSignedOut: () => {
      if (location.pathname !== "/login") location.assign("/login");
    },
  });
}
