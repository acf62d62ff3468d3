import { BUILT_IN_SETTINGS, SETTING_KEYS, type SettingKey } from "./setting-defaults.ts";

/** What settings are about, in the order in which the team finds them; `own` are keys that the team has added. */
export const BUILT_IN_SUBJECTS = [
  "home",
  "menu",
  "team",
  "social",
  "seller",
  "orders",
  "newsletter",
  "mail",
] as const;
export type BuiltInSubject = (typeof BUILT_IN_SUBJECTS)[number];
export const SETTING_SUBJECTS = [...BUILT_IN_SUBJECTS, "own"] as const;
export type SettingSubject = (typeof SETTING_SUBJECTS)[number];

const SUBJECT_OF: Record<SettingKey, BuiltInSubject> = {
  hero_badge: "home",
  hero_title: "home",
  hero_description: "home",
  hero_video_path: "home",
  hero_image: "home",
  about_kicker: "home",
  about_title: "home",
  about_story: "home",
  about_mission: "home",
  menu_header: "menu",
  menu_footer: "menu",
  team_name: "team",
  team_claim: "team",
  footer_credit: "team",
  contact_email: "team",
  contact_phone: "team",
  contact_address: "team",
  opening_hours: "team",
  service_url: "team",
  instagram_url: "social",
  facebook_url: "social",
  youtube_url: "social",
  tiktok_url: "social",
  company_name: "seller",
  company_address: "seller",
  company_id: "seller",
  vat_id: "seller",
  company_register: "seller",
  vat_rate: "seller",
  bank_account: "seller",
  bank_iban: "seller",
  bank_bic: "seller",
  reminder_days_before: "orders",
  reminder_days_after: "orders",
  cancel_unpaid_days: "orders",
  newsletter: "newsletter",
  orders_email: "mail",
  support_email: "mail",
};

/** What a setting is about. */
export function subjectOf(key: string): SettingSubject {
  return Object.hasOwn(BUILT_IN_SETTINGS, key) ? SUBJECT_OF[key as SettingKey] : "own";
}

/** The built-in settings of a subject, in the order in which its form has them. */
export function keysOf(subject: BuiltInSubject): SettingKey[] {
  return SETTING_KEYS.filter((key) => SUBJECT_OF[key] === subject);
}
