import type { Both, Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { type Achievement, achievementContent } from "../../achievements.contract.ts";

/** What the achievement form holds. */
export interface AchievementValues {
  year: number | null;
  display_order: number;
  is_active: boolean;
  translations: Both<{ title: string; description: string }>;
}

const NO_TEXTS = { title: "", description: "" };

export const EMPTY_ACHIEVEMENT: AchievementValues = {
  year: null,
  display_order: 0,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

export function achievementValues({ year, display_order, is_active, translations }: Achievement) {
  return { year, display_order, is_active, translations };
}

export function achievementFaults(
  values: AchievementValues,
  _stored: Achievement | null,
  language: Language,
): FieldError[] {
  return faultsOf(achievementContent.whole, values, language);
}

/** The body of a write: `is_active` is text (spec/back-office.md section 7). */
export function achievementBody({ is_active, ...values }: AchievementValues) {
  return { ...values, is_active: String(is_active) };
}
