/** Draws the sprite of all icons that the product uses: `npm run icons`; the result is committed. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fab, type IconPack } from "@fortawesome/free-brands-svg-icons";
import { fas } from "@fortawesome/free-solid-svg-icons";
import { ICON_NAMES } from "../src/kit/web/ui/icons/icon-names.ts";
import { root } from "./setup.mjs";

export const SPRITE = join(root, "src/kit/web/ui/icons/icons.svg");

/** One symbol for each name. Throws where Font Awesome has no such icon. */
export function spriteOf(names: readonly string[]): string {
  const packs: IconPack[] = [fas, fab];
  const symbols = names.map((name) => {
    const found = packs.flatMap(Object.values).find(({ iconName }) => iconName === name);
    if (!found) throw new Error(`Font Awesome's free icons have no "${name}"`);
    const [width, height, , , drawing] = found.icon;
    const paths = [drawing].flat().map((path) => `<path d="${path}"/>`);
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${paths.join("")}</symbol>`;
  });
  const licence = "<!-- Font Awesome Free, https://fontawesome.com/license/free, CC BY 4.0 -->";
  return `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${symbols.join("\n")}\n</svg>\n`;
}

if (import.meta.main) await writeFile(SPRITE, spriteOf(ICON_NAMES));
