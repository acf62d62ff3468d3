import { settingTexts } from "#features/settings/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import { PLACEHOLDER_KEYS } from "../placeholders.ts";
import { shownPage } from "./shown-page.ts";
import { documentFrom } from "./terms-content.ts";

/** The safety rules of today: the page as it is shown, and the same for paper. */
export async function safetyRules(context: Context, language: Language) {
  const page = await shownPage({ ...context, language }, "safety");
  const settings = await settingTexts(context.db, PLACEHOLDER_KEYS, language);
  return { ...page, paper: documentFrom(page, settings, language).parts };
}
