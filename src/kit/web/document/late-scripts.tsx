import { createContext, useContext } from "react";
import { Scripts } from "react-router";
import { bringTheRestText } from "../after-first-screen.tsx";
import { startAfterPaint } from "./after-paint.ts";
import { useScriptMark } from "./own-scripts.ts";

const EntryContext = createContext("");
/** On the server only: the address of the script that hydrates the page. */
export const EntryProvider = EntryContext.Provider;

/**
 * The router's scripts, asked for after the first paint: the page reads and looks the same without them, and fonts and
 * the first picture have the line to themselves. Browsers read a `noscript` element as text, out of which our script
 * takes them; those that run no scripts fetch nothing that stands in a `template`. In the browser React writes nothing
 * into `noscript`. The development server's pages ask for theirs at once.
 */
export function LateScripts() {
  const nonce = useScriptMark();
  const entry = useContext(EntryContext);
  if (import.meta.env.DEV) return <Scripts />;
  const start = import.meta.env.SSR
    ? `(${startAfterPaint})(${JSON.stringify(entry)},href=>import(href),${bringTheRestText()})`
    : "";
  return (
    <>
      <noscript>
        <template>
          <Scripts />
        </template>
      </noscript>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of our own and an address of our own build
        dangerouslySetInnerHTML={{ __html: start }}
      />
    </>
  );
}
