import { useEffect, useState } from "react";

const SHOWN_MS = 3000;

/** A text that goes away by itself: `const [said, say] = useShortly()`. */
export function useShortly(): [string, (text: string) => void] {
  const [said, setSaid] = useState({ text: "" });
  useEffect(() => {
    if (!said.text) return;
    const timer = setTimeout(() => setSaid({ text: "" }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.text, (text) => setSaid({ text })];
}
