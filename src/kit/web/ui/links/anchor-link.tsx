import type { ComponentProps } from "react";
import { useLocation, useNavigate } from "react-router";
import { hydrateAll, isPartWaiting } from "../hydration/parts.ts";
import { layOutDeferred } from "../hydration/use-deferred-layout.ts";
import { SiteLink } from "./site-link.tsx";

interface Props extends Omit<ComponentProps<typeof SiteLink>, "to"> {
  /** A section of the home page, without `#`. */
  anchor: string;
}

/** Longer than any browser's own smooth scroll takes. */
const JUMP_MS = 1500;
let jump: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => Promise<void>) | undefined;

/** A link to a section of the home page; smooth where the visitor is there already and has nothing against motion. */
export function AnchorLink({ anchor, onClick, ...link }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const to = `/#${anchor}`;

  /** The router scrolls to the hash itself; this only says how. */
  function scrollSmoothly() {
    layOutDeferred();
    if (pathname !== "/" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    document.documentElement.dataset.jump = "smooth";
    clearTimeout(jump);
    jump = setTimeout(() => delete document.documentElement.dataset.jump, JUMP_MS);
  }

  /** A new address reaches every part of the page. Where two links were pressed meanwhile, the last one counts. */
  async function goWhenHydrated() {
    waiting = goWhenHydrated;
    await hydrateAll();
    if (waiting !== goWhenHydrated) return;
    waiting = undefined;
    scrollSmoothly();
    void navigate(to);
  }

  return (
    <SiteLink
      {...link}
      to={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPartWaiting() || event.metaKey || event.ctrlKey || event.shiftKey) return scrollSmoothly();
        event.preventDefault();
        void goWhenHydrated();
      }}
    />
  );
}
