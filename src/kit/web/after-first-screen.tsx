import { createContext, useContext } from "react";
import displayRest from "#kit/web/styles/fonts/display-rest.woff2?url";
import textRest from "#kit/web/styles/fonts/text-rest.woff2?url";
import { useLinkedStyles } from "./document/inlined-styles.tsx";
import { useScriptMark } from "./document/own-scripts.ts";
import { drawnSymbols, FIRST_ICONS, SPRITE } from "./ui/icon-sprite.ts";

/** What the server has written so far of a page whose first screen comes first. */
export interface Written {
  /** Icons that wait for the first screen to be seen. */
  icons: Set<string>;
  hasStyles: boolean;
}

const WrittenContext = createContext<Written | undefined>(undefined);
/** On the server only, for a page with a first screen of its own. */
export const WrittenProvider = WrittenContext.Provider;

const ID = "after-first-screen";
const linkTo = (href: string) => `<link rel="stylesheet" href="${href}">`;
/** The fonts of letters that stand below every first screen: `©` in the footer, small letters of the display font. */
const FONT_LINKS = [displayRest, textRest].map(
  (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
);

/** The address of an icon: in the document where its page brings it or lets it wait, else in the sprite of all. */
export function useIconAddress(icon: string): string {
  const icons = useContext(WrittenContext)?.icons;
  if (!icons) return `${SPRITE}#${icon}`;
  icons.add(icon);
  return `#i-${icon}`;
}

/** The icons of every first screen, drawn into the document of a page whose others wait. */
export function FirstIcons() {
  const written = useContext(WrittenContext);
  const html = import.meta.env.SSR && written ? `<svg>${drawnSymbols()}</svg>` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of our own sprite
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Stands between the first screen and the rest, with the style sheets of the rest. They share no slow line with the
 * first picture and the fonts: they are asked for when these are seen (`bringTheRest`), and the rest shows with them.
 * Whoever comes back to a place on the page, and who runs no scripts, gets them with the document.
 */
export function AfterFirstScreen() {
  const mark = useScriptMark();
  const written = useContext(WrittenContext);
  const links = useLinkedStyles().map(linkTo).join("");
  if (written) written.hasStyles = true;
  const html =
    import.meta.env.SSR && links
      ? `<noscript>${FONT_LINKS.join("")}${links}</noscript><script nonce="${mark}">(${holdTheRest})()</script>`
      : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build and a function of this file
  return <div id={ID} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The end of such a page: its icons for browsers that run no scripts, and its style sheets where it failed. */
export function EndOfPage() {
  const written = useContext(WrittenContext);
  const links = useLinkedStyles().map(linkTo).join("");
  const html = import.meta.env.SSR && written ? (written.hasStyles ? "" : links) + iconLines(written) : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function iconLines({ icons }: Written): string {
  const waiting = [...icons].filter((icon) => !FIRST_ICONS.includes(icon));
  const lines = waiting.map((icon) => `<use id="i-${icon}" href="${SPRITE}#${icon}"/>`);
  return `<noscript><svg>${lines.join("")}</svg></noscript>`;
}

/** What a page calls once its first screen is seen, as text. */
export const bringTheRestText = () => `()=>(${bringTheRest})("${SPRITE}","${ID}")`;

/** Runs in the page, as text, when the parser comes to `AfterFirstScreen`. What waits hides the rest (first-screen.css). */
function holdTheRest(): void {
  const script = document.currentScript;
  // Where all parts are laid out (first-script.tsx), the style sheets halt the parser, as those of a document do.
  if (document.adoptedStyleSheets.length > 0)
    document.write(script?.previousElementSibling?.textContent ?? "");
  else script?.parentElement?.setAttribute("data-waits", "");
}

/** Ends when the rest is styled. Runs in the page, as text: it may name nothing but its parameters and the browser's own. */
export async function bringTheRest(sprite: string, id: string): Promise<void> {
  for (const use of document.querySelectorAll('use[href^="#i-"]')) {
    const own = use.getAttribute("href") ?? "";
    if (!document.querySelector(own)) use.setAttribute("href", `${sprite}#${own.slice(3)}`);
  }
  const place = document.getElementById(id);
  if (!place?.hasAttribute("data-waits")) return;
  const written = place.querySelector("noscript")?.textContent ?? "";
  const links = [...document.createRange().createContextualFragment(written).querySelectorAll("link")];
  const styled = links
    .filter(({ rel }) => rel === "stylesheet")
    .map(
      (link) =>
        new Promise((resolve) => {
          link.onload = link.onerror = resolve;
        }),
    );
  document.head.append(...links);
  await Promise.all(styled);
  // A font that comes later has all that is laid out laid out again. The two preloaded ones have `©` and `k`.
  const style = getComputedStyle(document.documentElement);
  const familyOf = (token: string) => style.getPropertyValue(token).split(",")[0];
  const fonts = [
    document.fonts.load(`1em ${familyOf("--font-text")}`, "©"),
    document.fonts.load(`italic 800 1em ${familyOf("--font-display")}`, "k"),
  ];
  // They are worth no long wait.
  await Promise.race([Promise.allSettled(fonts), new Promise((resolve) => setTimeout(resolve, 1000))]);
  // Those near the screen are laid out as soon as they show; one a frame, for together they take too long.
  const near = [...document.querySelectorAll(`#${id} ~ * > section`)].slice(0, 3);
  for (const part of near) {
    if (document.hidden) break;
    part.setAttribute("data-shown", "");
    // Told within the next frame.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(part));
  }
  place.removeAttribute("data-waits");
  for (const part of near) part.removeAttribute("data-shown");
  // Of a link that was followed while its part was not there.
  document.querySelector(":target")?.scrollIntoView();
}
