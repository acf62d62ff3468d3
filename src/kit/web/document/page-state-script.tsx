import { createContext, useContext } from "react";
import { PAGE_STATE_ID, type PageState, pageStateText } from "./page-state.ts";

const PageStateContext = createContext<PageState | null>(null);
/** On the server only: the browser reads the text that the server wrote. */
export const PageStateProvider = PageStateContext.Provider;

/** The page's state as JSON in the document. A script of this type is data: browsers never run it. */
export function PageStateScript() {
  const state = useContext(PageStateContext);
  const html = state ? pageStateText(state) : (document.getElementById(PAGE_STATE_ID)?.textContent ?? "");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: pageStateText escapes what could end the element
    <script id={PAGE_STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
