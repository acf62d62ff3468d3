import type { Both } from "#kit/contract/language/language.ts";
import { FIRST_MENUS } from "./menu.ts";

/**
 * Built-in settings with their defaults, which say nothing that a stranger's team could not bear (decision 0036). Pure:
 * the server stores them, pages fall back to them silently.
 */

export type SettingGroup = "general" | "seo" | "social" | "contact" | "appearance";

/** What a built-in setting holds: words in each language, or one value of a kind that is checked (`setting-rules.ts`). */
export type SettingKind =
  | "words"
  | "text"
  | "phone"
  | "email"
  | "url"
  | "company-id"
  | "vat-id"
  | "vat-rate"
  | "days"
  | "account"
  | "iban"
  | "bic"
  | "menu"
  /** `on`, or blank for off. */
  | "switch"
  | "film"
  | "picture";

type BuiltIn = {
  group: SettingGroup;
  label: Both<string>;
  /** A page can't do without it: a blank one has its default. All others are left out where they are blank. */
  needed?: true;
} & (
  | { kind: "words"; value: Both<string> }
  /** The same in both languages. */
  | { kind: Exclude<SettingKind, "words">; value: string }
);

export const BUILT_IN_SETTINGS = {
  instagram_url: {
    kind: "url",
    group: "social",
    label: same("Instagram"),
    value: "",
  },
  facebook_url: { kind: "url", group: "social", label: same("Facebook"), value: "" },
  youtube_url: { kind: "url", group: "social", label: same("YouTube"), value: "" },
  tiktok_url: { kind: "url", group: "social", label: same("TikTok"), value: "" },
  hero_badge: {
    kind: "words",
    group: "appearance",
    label: { en: "Badge above the headline", cs: "Štítek nad titulkem" },
    value: same(""),
  },
  hero_title: {
    kind: "words",
    needed: true,
    group: "appearance",
    label: { en: "Headline of the home page", cs: "Hlavní titulek" },
    value: { en: "Drifting, up close", cs: "Drift zblízka" },
  },
  hero_description: {
    kind: "words",
    group: "appearance",
    label: { en: "Text under the headline", cs: "Text pod titulkem" },
    value: same(""),
  },
  hero_video_path: {
    kind: "film",
    group: "appearance",
    label: { en: "Background video", cs: "Video na pozadí" },
    value: "",
  },
  hero_image: {
    kind: "picture",
    group: "appearance",
    label: { en: "Background picture", cs: "Obrázek na pozadí" },
    value: "",
  },
  about_kicker: {
    kind: "words",
    group: "appearance",
    label: { en: "About us: line above the title", cs: "O nás: řádek nad nadpisem" },
    value: same(""),
  },
  about_title: {
    kind: "words",
    needed: true,
    group: "appearance",
    label: { en: "About us: title", cs: "O nás: nadpis" },
    value: { en: "About the team", cs: "O týmu" },
  },
  about_story: {
    kind: "words",
    group: "appearance",
    label: { en: "About us: our story", cs: "O nás: náš příběh" },
    value: same(""),
  },
  about_mission: {
    kind: "words",
    group: "appearance",
    label: { en: "About us: our mission", cs: "O nás: naše poslání" },
    value: same(""),
  },
  team_claim: {
    kind: "words",
    group: "appearance",
    label: { en: "Tagline in the footer", cs: "Slogan v patičce" },
    value: same(""),
  },
  footer_credit: {
    kind: "words",
    group: "appearance",
    label: { en: "Copyright line (footer)", cs: "Autorská práva (patička)" },
    value: { en: "All content © the team.", cs: "Fotografie, video i texty na tomto webu patří týmu." },
  },
  contact_email: {
    kind: "email",
    group: "contact",
    label: { en: "Contact e-mail", cs: "Kontaktní e-mail" },
    value: "",
  },
  contact_phone: {
    kind: "phone",
    group: "contact",
    label: { en: "Contact phone", cs: "Kontaktní telefon" },
    value: "",
  },
  contact_address: {
    kind: "words",
    group: "contact",
    label: { en: "Address", cs: "Adresa" },
    value: same(""),
  },
  opening_hours: {
    kind: "words",
    group: "contact",
    label: { en: "Opening hours", cs: "Otevírací doba" },
    value: {
      en: "Mon-Fri 9:00-17:00, Sat-Sun by appointment",
      cs: "Po-Pá 9:00-17:00, So-Ne po domluvě",
    },
  },
  team_name: {
    kind: "text",
    needed: true,
    group: "general",
    label: { en: "Team name", cs: "Název týmu" },
    value: "Drift Team",
  },
  service_url: {
    kind: "url",
    group: "general",
    label: { en: "Web address of the service workshop", cs: "Webová adresa servisu" },
    value: "",
  },
  company_name: {
    kind: "text",
    group: "general",
    label: { en: "Company name", cs: "Název firmy" },
    value: "",
  },
  company_address: {
    kind: "words",
    group: "general",
    label: { en: "Registered office", cs: "Sídlo firmy" },
    value: same(""),
  },
  company_id: {
    kind: "company-id",
    group: "general",
    label: { en: "Company number (IČO)", cs: "IČO" },
    value: "",
  },
  vat_id: { kind: "vat-id", group: "general", label: { en: "VAT number (DIČ)", cs: "DIČ" }, value: "" },
  company_register: {
    kind: "words",
    group: "general",
    label: { en: "Entry in the public register", cs: "Zápis ve veřejném rejstříku" },
    value: same(""),
  },
  vat_rate: {
    kind: "vat-rate",
    group: "general",
    label: { en: "VAT rate in % (blank: not registered)", cs: "Sazba DPH v % (prázdné: neplátce)" },
    value: "",
  },
  bank_account: {
    kind: "account",
    group: "general",
    label: { en: "Bank account", cs: "Číslo účtu" },
    value: "",
  },
  bank_iban: { kind: "iban", group: "general", label: same("IBAN"), value: "" },
  bank_bic: { kind: "bic", group: "general", label: same("BIC"), value: "" },
  reminder_days_before: {
    kind: "days",
    group: "general",
    label: {
      en: "Days before the due date to send a payment reminder (blank: never)",
      cs: "Kolik dnů před splatností připomenout převod (prázdné: nikdy)",
    },
    value: "2",
  },
  reminder_days_after: {
    kind: "days",
    group: "general",
    label: {
      en: "Days after the due date to send another reminder (blank: never)",
      cs: "Kolik dnů po splatnosti připomenout znovu (prázdné: nikdy)",
    },
    value: "1",
  },
  cancel_unpaid_days: {
    kind: "days",
    group: "general",
    label: {
      en: "Days after the due date to cancel an order with an unpaid transfer, after a reminder (blank: never)",
      cs: "Kolik dnů po splatnosti zrušit objednávku s nezaplaceným převodem, po připomínce (prázdné: nikdy)",
    },
    value: "7",
  },
  menu_header: {
    kind: "menu",
    needed: true,
    group: "appearance",
    label: { en: "Links in the menu", cs: "Odkazy v nabídce" },
    value: FIRST_MENUS.menu_header,
  },
  menu_footer: {
    kind: "menu",
    needed: true,
    group: "appearance",
    label: { en: "Links in the footer", cs: "Odkazy v patičce" },
    value: FIRST_MENUS.menu_footer,
  },
  newsletter: {
    kind: "switch",
    group: "general",
    label: { en: "Newsletter", cs: "Newsletter" },
    value: "",
  },
  orders_email: {
    kind: "email",
    group: "general",
    label: { en: "E-mail for orders and messages", cs: "E-mail pro objednávky a zprávy" },
    value: "",
  },
  support_email: {
    kind: "email",
    group: "general",
    label: { en: "Support e-mail for the back office", cs: "E-mail podpory pro administraci" },
    value: "",
  },
} as const satisfies Record<string, BuiltIn>;

export type SettingKey = keyof typeof BUILT_IN_SETTINGS;
export const SETTING_KEYS = Object.keys(BUILT_IN_SETTINGS) as SettingKey[];

/** What each of them is called at first. */
export const BUILT_IN_LABELS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, BUILT_IN_SETTINGS[key].label]),
) as Record<SettingKey, Both<string>>;

/** What a key holds; null for a key of the team's own: one value, and a text in each language that goes before it. */
export function kindOf(key: string): SettingKind | null {
  return Object.hasOwn(BUILT_IN_SETTINGS, key) ? BUILT_IN_SETTINGS[key as SettingKey].kind : null;
}

/** True for a built-in key whose value is the same in both languages. */
export function hasOneValue(key: string): boolean {
  const kind = kindOf(key);
  return kind !== null && kind !== "words";
}

/** True for a built-in key that is never shown blank. */
export function isNeeded(key: string): key is SettingKey {
  const builtIn: BuiltIn | undefined = Object.hasOwn(BUILT_IN_SETTINGS, key)
    ? BUILT_IN_SETTINGS[key as SettingKey]
    : undefined;
  return builtIn?.needed === true;
}

/** What a file setting takes; null for a key that takes no file. */
export function fileKind(key: string): "film" | "picture" | null {
  const kind = kindOf(key);
  return kind === "film" || kind === "picture" ? kind : null;
}

function same(text: string): Both<string> {
  return { en: text, cs: text };
}

/** A built-in key as a row: one value for both languages, or a text in each. */
export function builtInRow(key: SettingKey) {
  const { group, label, kind, value }: BuiltIn = BUILT_IN_SETTINGS[key];
  const texts = kind === "words" ? value : same("");
  return {
    setting_key: key,
    setting_group: group,
    value: kind === "words" ? "" : value,
    translations: {
      en: { label: label.en, setting_value: texts.en },
      cs: { label: label.cs, setting_value: texts.cs },
    },
  };
}
