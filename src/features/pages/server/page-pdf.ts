import { settingTexts } from "#features/settings/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Context } from "#kit/server/context.ts";
import { isSystemPage } from "../page-address.ts";
import { PLACEHOLDER_KEYS } from "../placeholders.ts";
import { shownPage } from "./shown-page.ts";
import { drawnOnce } from "./terms-attachment.ts";
import { paperFrom } from "./terms-content.ts";

/** A page as it applies today on paper; legal pages with the seller and their day. Throws NOT_FOUND. */
export async function pagePdf(context: Context, slug: string, language: Language): Promise<Buffer> {
  const page = await shownPage({ ...context, language }, slug);
  const settings = await settingTexts(context.db, PLACEHOLDER_KEYS, language);
  const { title, lead, content, valid_from: since } = page;
  const paper = { ...paperFrom({ title, content }, settings, language), since };
  if (isSystemPage(slug)) return drawnOnce(paper);
  const first = lead ? [{ title: "", body: [lead] }] : [];
  return drawnOnce({ ...paper, undated: true, parts: [...first, ...paper.parts] });
}
