import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { stayAt } from "./stay-at.ts";

/**
 * After each move inside the site the focus goes to where reading starts: the section of the address's hash, the
 * page's h1, or the main landmark. A new page's title is announced.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const announce = useAnnounce();
  const { pathname, hash, key } = useLocation();
  const seen = useRef({ pathname, key });

  useEffect(() => {
    const before = seen.current;
    seen.current = { pathname, key };
    if (before.key === key) return;
    const moved = before.pathname !== pathname;
    if (moved) announce(document.title);
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const target = section ?? (moved ? (main.current?.querySelector("h1") ?? main.current) : null);
    if (!target) return;
    focus(target);
    if (section && moved) return stayAt(section);
    if (moved && main.current) return stayOnTitle(main.current, focus);
  }, [announce, pathname, hash, key, main]);
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the page's title while the page loads. When the loaded page replaces the title, the new one gets
 * the focus, unless the visitor has moved it elsewhere. Returns a function that stops this.
 */
function stayOnTitle(main: HTMLElement, focus: (title: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => {
    const title = main.querySelector<HTMLElement>("h1");
    if (title && document.activeElement === document.body) focus(title);
  });
  observer.observe(main, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  // Who goes on by hand is not called back.
  const events = ["keydown", "pointerdown"] as const;
  for (const event of events) addEventListener(event, stop, { once: true });
  return () => {
    stop();
    for (const event of events) removeEventListener(event, stop);
  };
}
