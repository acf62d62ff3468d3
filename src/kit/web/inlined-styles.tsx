import { createContext, useContext } from "react";
import { listedRoutes } from "./route-list.ts";

/** A built style sheet: its address, and what stands in it. */
export interface StyleSheet {
  href: string;
  text: string;
}

/** A page's style sheets: those inside its document, and the addresses of those for what is below the first screen. */
export interface PageStyles {
  inlined: StyleSheet[];
  linked: string[];
}

const LINKED_ID = "linked-styles";
const PageStylesContext = createContext<PageStyles>({ inlined: [], linked: [] });
/** On the server only: the style sheets that a page brings with it instead of asking for them. */
export const PageStylesProvider = PageStylesContext.Provider;

/**
 * The page's style sheets inside its head, so that the first paint waits for nothing but the document. React finds
 * them there by their addresses and leaves them alone; in the browser there is nothing to write.
 */
export function InlinedStyles() {
  return useContext(PageStylesContext).inlined.map(({ href, text }) => (
    <style key={href} href={href} precedence="page">
      {text}
    </style>
  ));
}

/**
 * The style sheets of what comes after the first screen. Browsers paint what stands before such a link without it,
 * and wait for it with what stands after. The browser's code writes nothing and leaves alone what is there.
 */
export function LinkedStyles() {
  const links = useContext(PageStylesContext).linked.map((href) => `<link rel="stylesheet" href="${href}">`);
  return (
    <div
      hidden
      id={LINKED_ID}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build
      dangerouslySetInnerHTML={{ __html: links.join("") }}
    />
  );
}

/**
 * Takes the sheets that the document brought from the router's list, which would ask for them again. The linked ones
 * are linked in the head as well, where they stay when the visitor moves on.
 */
export function dropInlinedSheets(): void {
  const inlined = new Set(
    [...document.querySelectorAll<HTMLElement>("style[data-href]")].flatMap((style) =>
      (style.dataset.href ?? "").split(" "),
    ),
  );
  for (const link of document.querySelectorAll(`#${LINKED_ID} link`)) {
    inlined.add(link.getAttribute("href") ?? "");
    document.head.append(link.cloneNode());
  }
  for (const route of Object.values(listedRoutes()))
    if (route?.css) route.css = route.css.filter((href) => !inlined.has(href));
}
