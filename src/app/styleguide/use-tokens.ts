import { useEffect, useState } from "react";

/** A custom property of `:root`. */
interface Token {
  /** With its two dashes. */
  name: string;
  /** As the style sheet has it. */
  written: string;
}

/** Every custom property of the page's root rules, in the order of tokens.css; empty until the page is taken over. */
export function useTokens(): Token[] {
  const [tokens, setTokens] = useState<Token[]>([]);
  useEffect(() => {
    const found = new Map<string, string>();
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSStyleRule && rule.selectorText === ":root")
          for (const name of rule.style)
            if (name.startsWith("--")) found.set(name, rule.style.getPropertyValue(name).trim());
    setTokens([...found].map(([name, written]) => ({ name, written })));
  }, []);
  return tokens;
}
