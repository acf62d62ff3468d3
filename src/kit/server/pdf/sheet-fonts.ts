import { createRequire } from "node:module";

/** The site's own faces with every Czech letter, whole; a PDF embeds only the letters that it uses. */
const { resolve } = createRequire(import.meta.url);
const TEXT = "@expo-google-fonts/source-sans-3";
const DISPLAY = "@expo-google-fonts/sofia-sans-extra-condensed";

export const SHEET_FONTS = {
  text: resolve(`${TEXT}/400Regular/SourceSans3_400Regular.ttf`),
  strong: resolve(`${TEXT}/600SemiBold/SourceSans3_600SemiBold.ttf`),
  display: resolve(`${DISPLAY}/800ExtraBold_Italic/SofiaSansExtraCondensed_800ExtraBold_Italic.ttf`),
} as const;
export type SheetFont = keyof typeof SHEET_FONTS;
