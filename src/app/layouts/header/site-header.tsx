import { useSyncExternalStore } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { layoutWords } from "../layout.words.ts";
import { CartButton } from "./cart-button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavLinks } from "./nav-links.tsx";
import styles from "./site-header.module.css";

const listeners = new Set<() => void>();
/** Pixels, as last told. Asking the browser in the middle of a change would have it lay out the page for the answer. */
let scrolled = 0;

function read(): void {
  scrolled = scrollY;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("scroll", read, { passive: true });
    // The browser may have scrolled to where the visitor was before anybody listened.
    requestAnimationFrame(read);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener("scroll", read);
  };
}

/** True once the page is scrolled further than `threshold` pixels; false on the server. */
function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled > threshold,
    () => false,
  );
}

/** Navbar scroll threshold, pixels. */
const CONDENSES_AFTER = 50;

/** The navigation bar over every public page; it condenses once the page is scrolled. */
export function SiteHeader() {
  const words = useWords(layoutWords);
  const condensed = useScrolled(CONDENSES_AFTER);
  return (
    <header className={styles.header} data-condensed={condensed || undefined}>
      <div className={styles.bar}>
        <Logo className={styles.logo} />
        <nav aria-label={words.main} className={styles.nav}>
          <NavLinks menu="menu_header" className={styles.links} />
        </nav>
        <div className={styles.tools}>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          <CartButton />
          <div className={styles.menu}>
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
