import { createContext, useContext } from "react";
import { listedRoutes } from "./route-list.ts";

/** A built style sheet: its address, and what stands in it. */
export interface Sheet {
  href: string;
  text: string;
}

const SheetsContext = createContext<Sheet[]>([]);
/** On the server only: the style sheets that a page brings with it instead of asking for them. */
export const SheetsProvider = SheetsContext.Provider;

/**
 * The page's style sheets inside its head, so that the first paint waits for nothing but the document. React finds
 * them there by their addresses and leaves them alone; in the browser there is nothing to write.
 */
export function InlinedStyles() {
  return useContext(SheetsContext).map(({ href, text }) => (
    <style key={href} href={href} precedence="page">
      {text}
    </style>
  ));
}

/** Takes the sheets that the document brought from the router's list, which would ask for them again. */
export function dropInlinedSheets(): void {
  const inlined = new Set(
    [...document.querySelectorAll<HTMLElement>("style[data-href]")].flatMap((style) =>
      (style.dataset.href ?? "").split(" "),
    ),
  );
  for (const route of Object.values(listedRoutes()))
    if (route?.css) route.css = route.css.filter((href) => !inlined.has(href));
}
