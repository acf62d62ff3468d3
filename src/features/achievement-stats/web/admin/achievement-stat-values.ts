import type { Both, Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { type AchievementStat, statContent } from "../../achievement-stats.contract.ts";
import { DEFAULT_STAT_ICON, type StatIcon } from "../../stat-icons.ts";

/** What the stat form holds; it is sent as it is. */
export interface AchievementStatValues {
  value: string;
  icon: StatIcon;
  display_order: number;
  is_active: boolean;
  translations: Both<{ title: string }>;
}

export const EMPTY_STAT: AchievementStatValues = {
  value: "",
  icon: DEFAULT_STAT_ICON,
  display_order: 0,
  is_active: true,
  translations: { en: { title: "" }, cs: { title: "" } },
};

export function statValues({ value, icon, display_order, is_active, translations }: AchievementStat) {
  return { value, icon, display_order, is_active, translations };
}

export function statFaults(
  values: AchievementStatValues,
  _stored: AchievementStat | null,
  language: Language,
): FieldError[] {
  return faultsOf(statContent.whole, values, language);
}
