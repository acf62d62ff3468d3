import drawn from "./icons/icons.svg?raw";
import sprite from "./icons/icons.svg?url";

/** The address of the sprite that all pages share. */
export const SPRITE = sprite;

/** The icons of the bar and of the home page's film. */
export const FIRST_ICONS: readonly string[] = ["bars", "cart-shopping", "play"];

/** Their symbols, as `i-<name>`. */
export function drawnSymbols(): string {
  const symbols = drawn.matchAll(/<symbol id="([^"]+)"(.*)/g);
  return [...symbols]
    .filter(([, name = ""]) => FIRST_ICONS.includes(name))
    .map(([, name, rest]) => `<symbol id="i-${name}"${rest}`)
    .join("");
}
