import type { Both } from "#kit/contract/language/language.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import type { SystemPage } from "../page-address.ts";
import type { PageTexts } from "../pages.content.ts";
import { accessibilityText } from "./accessibility.ts";
import { cookiesText } from "./cookies.ts";
import { htmlOf, type LegalPart } from "./draft-text.ts";
import { guaranteeText } from "./guarantee.ts";
import { DRAFT_HEADS } from "./heads.ts";
import { privacyText } from "./privacy.ts";
import { safetyText } from "./safety.ts";
import { purchaseTerms } from "./terms-purchase.ts";
import { rightsTerms } from "./terms-rights.ts";

const PARTS: Record<SystemPage, (language: keyof Both<unknown>) => Record<string, LegalPart>> = {
  terms: (language) => ({ ...purchaseTerms[language], ...rightsTerms[language] }),
  withdrawal: (language) => {
    const { withdrawal, form, dated } = rightsTerms[language];
    return { withdrawal, dated, form };
  },
  guarantee: (language) => guaranteeText[language],
  privacy: (language) => privacyText[language],
  cookies: (language) => cookiesText[language],
  accessibility: (language) => accessibilityText[language],
  safety: (language) => safetyText[language],
};

/** The first texts of a page that every site has: whole drafts, with placeholders for what the settings know. */
export function draftOf(page: SystemPage): Both<PageTexts> {
  const [en, cs] = LANGUAGES.map((language) => ({
    ...DRAFT_HEADS[page][language],
    content: htmlOf(PARTS[page](language)),
  })) as [PageTexts, PageTexts];
  return { en, cs };
}
