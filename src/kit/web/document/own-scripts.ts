import { createContext, useContext } from "react";

const MarkContext = createContext<string | undefined>(undefined);
/** On the server only: the mark of this rendering. It tells the scripts that we write from all others. */
export const ScriptMarkProvider = MarkContext.Provider;

/** For the `nonce` of a script that we write into the page. */
export function useScriptMark(): string | undefined {
  return useContext(MarkContext);
}

/**
 * Takes the marks from a rendered page; answers the texts of the inline scripts that carried one. A mark is made at
 * random for each rendering and never sent, so that nothing that comes from content or an address can carry it.
 */
export function ownScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const marked = ` nonce="${mark}"`;
  const scripts: string[] = [];
  const opening = new RegExp(`<script(?=[^>]*${marked})(?![^>]*\\ssrc=)[^>]*>`, "g");
  while (opening.exec(html)) {
    const end = html.indexOf("</script>", opening.lastIndex);
    if (end === -1) break;
    scripts.push(html.slice(opening.lastIndex, end));
    opening.lastIndex = end;
  }
  return { html: html.replaceAll(marked, ""), scripts };
}
