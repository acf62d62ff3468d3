import { useEffect, useRef } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useBackClosesDialog } from "#kit/web/ui/covering/back-closes.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { SocialLinks } from "../footer/social-links.tsx";
import { layoutWords } from "../layout.words.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./mobile-menu.module.css";
import { NavLinks } from "./nav-links.tsx";

const ID = "menu";
/** Invoker commands open and close it before JavaScript comes; React does not know them yet. */
const OPENS = { command: "show-modal", commandfor: ID };
const CLOSES = { command: "close", commandfor: ID };
/** The link that opens it without JavaScript, and that closing leads back to. */
const WAY = "menu-way";
/** Where the bar has room for its links (site-header.module.css). */
const WIDE = "(min-width: 75rem)";

/** The links of the bar on small screens: a native modal dialog, which traps focus, takes Escape and Back, and gives focus back. */
export function MobileMenu() {
  const words = useWords(layoutWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useBackClosesDialog(dialog);

  useEffect(() => {
    // A link of the open menu was followed before the page was hydrated.
    const [loaded] = performance.getEntriesByType("navigation");
    if (loaded && loaded.name !== location.href && location.hash) dialog.current?.close();
    const wide = matchMedia(WIDE);
    const closeWhereWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", closeWhereWide);
    return () => wide.removeEventListener("change", closeWhereWide);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
        {...OPENS}
      >
        <Icon icon="bars" label={words.menu} />
      </button>
      {/* A dialog that a button opened would stay open over the section that one of its links leads to. */}
      <noscript>
        <a id={WAY} href={`#${ID}`} className={styles.toggle}>
          <Icon icon="bars" label={words.menu} />
        </a>
      </noscript>
      <dialog
        ref={dialog}
        id={ID}
        className={styles.menu}
        aria-label={words.main}
        suppressHydrationWarning
        // First the menu gives the focus back, then the link takes it to its target.
        onClickCapture={(event) => (event.target as Element).closest("a[href]") && close()}
      >
        <div className={styles.top}>
          <LanguageSwitch />
          <button type="button" className={styles.toggle} onClick={close} {...CLOSES}>
            <Icon icon="xmark" label={words.close} />
          </button>
          <noscript>
            <a href={`#${WAY}`} className={styles.toggle}>
              <Icon icon="xmark" label={words.close} />
            </a>
          </noscript>
        </div>
        <nav aria-label={words.main}>
          <NavLinks menu="menu_header" className={styles.links} />
        </nav>
        <SocialLinks />
      </dialog>
    </>
  );
}
