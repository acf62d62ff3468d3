import { useEffect } from "react";
import { useLocation } from "react-router";
import { cartWords } from "#features/cart/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { putCode } from "./put-code.ts";

/** The parameter of links that bring a code along: `/shop?code=LETO`. */
const PARAMETER = "code";

/**
 * Puts the code of a link into the cart, on every public page. The server knows nothing of it, so that the page is the
 * one that everybody gets.
 */
export function CodeFromLink() {
  const words = useWords(cartWords);
  const announce = useAnnounce();
  const { search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is read once
  useEffect(() => {
    const code = new URLSearchParams(search).get(PARAMETER);
    if (!code) return;
    putCode(code);
    announce(words.codeWaits(code));
  }, [search]);
  return null;
}
