import type { Language } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { draftOf } from "../drafts/drafts.ts";
import { PAGE_NAMES } from "../page-names.ts";
import { blocksOf, partsOf } from "../page-parts.ts";
import { filled, type PlaceholderSettings, settingValue } from "../placeholders.ts";
import type { TermsVersion } from "./page-versions.ts";

/** The terms as they stood at one moment: what a customer agreed to, whatever they say later. */
export interface TermsContent {
  language: Language;
  title: string;
  /** YYYY-MM-DD from which they hold. */
  since: string;
  /** The day is not printed: it says nothing of a page that is no law. */
  undated?: true;
  seller: [label: string, value: string][];
  /** Paragraphs, and lists as arrays. A part without a title stands before the first heading. */
  parts: { title: string; body: (string | string[])[] }[];
}

/** A version of the terms with the seller as the settings say, and every name in its place; none: the draft. */
export function termsFrom(
  version: TermsVersion | undefined,
  settings: PlaceholderSettings,
  language: Language,
  now: Date,
): TermsContent {
  const texts = (version?.translations ?? draftOf("terms"))[language];
  return { ...documentFrom(texts, settings, language), since: version?.valid_from ?? pragueDay(now) };
}

/** A page's text on paper, with the seller above it. */
export function documentFrom(
  { title, content }: { title: string; content: string },
  settings: PlaceholderSettings,
  language: Language,
): Omit<TermsContent, "since"> {
  const names = PAGE_NAMES[language];
  const { before, parts } = partsOf(filled(content, settings, language));
  const first = blocksOf(before);
  const seller: [string, string][] = [
    [names.company, settingValue("company", settings)],
    [names.address, settingValue("address", settings)],
    [names.companyId, settings.company_id],
    [names.register, settings.company_register],
    [names.vatId, settings.vat_id],
    [names.email, settings.contact_email],
    [names.phone, settings.contact_phone],
  ];
  return {
    language,
    title,
    seller: seller.filter(([, value]) => value),
    parts: [
      ...(first.length > 0 ? [{ title: "", body: first }] : []),
      ...parts.map(({ title, html }) => ({ title, body: blocksOf(html) })),
    ],
  };
}
