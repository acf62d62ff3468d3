import { createContext, useContext } from "react";
import { listedRoutes } from "../route-list.ts";

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

const PageStylesContext = createContext<PageStyles>({ inlined: [], linked: [] });
/** On the server only: the style sheets that a page brings with it instead of asking for them. */
export const PageStylesProvider = PageStylesContext.Provider;

/** On the server only: the style sheets of what comes after the first screen. */
export function useLinkedStyles(): string[] {
  return useContext(PageStylesContext).linked;
}

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

/** Takes the sheets that the document brought from the router's list, which would ask for them again. */
export function dropInlinedSheets(): void {
  const brought = new Set(
    [...document.querySelectorAll<HTMLElement>("style[data-href]")].flatMap((style) =>
      (style.dataset.href ?? "").split(" "),
    ),
  );
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    brought.add(link.getAttribute("href") ?? "");
    // In the head they stay when the visitor moves on.
    if (!document.head.contains(link)) document.head.append(link.cloneNode());
  }
  for (const href of brought) tellLoader(href);
  for (const route of Object.values(listedRoutes()))
    if (route?.css) route.css = route.css.filter((href) => !brought.has(href));
}

/** Vite's loader of code that comes later looks for links, and would ask again. One that is disabled asks for nothing. */
function tellLoader(href: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", disabled: true });
  link.href = href.replace(/#$/, "");
  document.head.append(link);
}
