/** Where pages lie that open without a network: written by the page itself, read by the service worker of the site. */
export const KEPT_PAGES = "kept-pages";
/** Headers of a kept page: until when it is kept, ISO 8601, and its name as a part of an address. */
export const KEPT_UNTIL = "x-kept-until";
export const KEPT_NAME = "x-kept-name";
