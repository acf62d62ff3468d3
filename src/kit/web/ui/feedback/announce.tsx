import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Says a text to screen readers without moving the focus: `announce("Added to the cart")`. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}

/** The page's one polite live region. A text said twice is read twice: each takes the other place. */
export function AnnounceProvider({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<[string, string]>(["", ""]);
  const next = useRef(false);
  const announce = useCallback((text: string) => {
    next.current = !next.current;
    setTexts(next.current ? [text, ""] : ["", text]);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span aria-live="polite">{texts[0]}</span>
        <span aria-live="polite">{texts[1]}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
