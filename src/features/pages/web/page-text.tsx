import { useMemo } from "react";
import { useSettings } from "#features/settings/web/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { RichText } from "#kit/web/ui/rich-text.tsx";
import { type PagePart, partsOf } from "../page-parts.ts";
import { filled } from "../placeholders.ts";

/** A page's parts with everything in its place. */
export function usePageParts(content: string): { before: string; parts: PagePart[] } {
  const { settings } = useSettings();
  const { language } = useLanguage();
  return useMemo(() => partsOf(filled(content, settings, language)), [content, settings, language]);
}

/** The text of a page as a part of another one. */
export function PageText({ content }: { content: string }) {
  const { settings } = useSettings();
  const { language } = useLanguage();
  return <RichText html={filled(content, settings, language)} />;
}
