import { VOUCHER_MONTHS, voucherValidity } from "#features/products/index.ts";
import { vatRate } from "#features/settings/index.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { addressOfPage, SYSTEM_PAGES, type SystemPage } from "./page-address.ts";
import { PAGE_NAMES } from "./page-names.ts";

/** `{company}` and the like in the texts of pages. Pure: pages, the editor and papers share it. */

/** What the placeholders know of the seller. */
export const PLACEHOLDER_KEYS = [
  "company_name",
  "company_address",
  "company_id",
  "company_register",
  "vat_id",
  "vat_rate",
  "team_name",
  "contact_email",
  "contact_phone",
  "contact_address",
] as const;
export type PlaceholderSettings = Record<(typeof PLACEHOLDER_KEYS)[number], string>;

/** Those that come from the settings, with the setting that fills each. */
export const SETTING_OF = {
  company: "company_name",
  address: "company_address",
  company_id: "company_id",
  register: "company_register",
  vat_id: "vat_id",
  email: "contact_email",
  phone: "contact_phone",
} as const satisfies Record<string, keyof PlaceholderSettings>;
export type FromSetting = keyof typeof SETTING_OF;

const OUTSIDE = {
  inspection: "https://coi.gov.cz",
  authority: "https://uoou.gov.cz",
  europe: "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm",
};

type Name = FromSetting | SystemPage | keyof typeof OUTSIDE | "vat" | "validity";

export const PLACEHOLDERS: readonly string[] = [
  ...Object.keys(SETTING_OF),
  ...["vat", "validity"],
  ...SYSTEM_PAGES,
  ...Object.keys(OUTSIDE),
];

/** The first placeholder of a text that does not exist; undefined where all do. */
export function unknownPlaceholder(html: string): string | undefined {
  return [...html.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).find((name) => !isPlaceholder(name));
}

function isPlaceholder(name: string): name is Name {
  return PLACEHOLDERS.includes(name);
}

/** What a placeholder of the settings stands for; blank where nothing is known. */
export function settingValue(name: FromSetting, settings: PlaceholderSettings): string {
  if (name === "company") return settings.company_name || settings.team_name;
  if (name === "address") return settings.company_address || settings.contact_address;
  return settings[SETTING_OF[name]];
}

/**
 * A page's HTML with everything in its place. A part in square brackets with a placeholder that stands for nothing
 * is left out; without an e-mail the address, or the contact form, stands for it.
 */
export function filled(html: string, settings: PlaceholderSettings, language: Language): string {
  const isBlank = (name: string) => name in SETTING_OF && settingValue(name as FromSetting, settings) === "";
  const stands = (whole: string, name: string, stop: string) => {
    if (!isPlaceholder(name)) return whole;
    const value = standsFor(name, settings, language);
    // "s.r.o." ends a sentence with its own full stop.
    return value.endsWith(".") ? value : value + stop;
  };
  // Texts only: what stands in a tag is an address or a colour.
  return html.replace(/<[^<>]*>|[^<]+/g, (piece) =>
    piece.startsWith("<")
      ? piece
      : piece
          .replace(/\[([^[\]]*)\]/g, (whole, part: string) => {
            const names = [...part.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
            if (names.length === 0) return whole;
            return names.some(isBlank) ? "" : part;
          })
          .replace(/\{(\w+)\}(\.?)/g, stands),
  );
}

function standsFor(name: Name, settings: PlaceholderSettings, language: Language): string {
  const names = PAGE_NAMES[language];
  if (name === "vat") return vatRate(settings.vat_rate) === null ? names.withoutVat : names.withVat;
  if (name === "validity") return voucherValidity(VOUCHER_MONTHS, language);
  if (name in OUTSIDE) {
    const key = name as keyof typeof OUTSIDE;
    return `<a href="${OUTSIDE[key]}" rel="noopener">${names[key]}</a>`;
  }
  if (!(name in SETTING_OF)) return `<a href="${addressOfPage(name)}">${names[name as SystemPage]}</a>`;
  const value = escaped(settingValue(name as FromSetting, settings));
  if (name === "phone") return value && `<a href="tel:${value.replace(/[^+\d]/g, "")}">${value}</a>`;
  if (name !== "email") return value;
  if (value) return `<a href="mailto:${value}">${value}</a>`;
  return settingValue("address", settings)
    ? escaped(settingValue("address", settings))
    : `<a href="/#contact">${names.contactForm}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** What the editor calls the placeholders. */
export const PLACEHOLDER_LABELS: Both<Record<FromSetting | "vat" | "validity", string>> = {
  en: {
    company: "Seller",
    address: "Registered office",
    company_id: "Company number (IČO)",
    register: "Entry in a register",
    vat_id: "VAT number (DIČ)",
    email: "E-mail",
    phone: "Phone",
    vat: "Whether prices include VAT",
    validity: "How long a voucher is valid",
  },
  cs: {
    company: "Prodávající",
    address: "Sídlo",
    company_id: "IČO",
    register: "Zápis v rejstříku",
    vat_id: "DIČ",
    email: "E-mail",
    phone: "Telefon",
    vat: "Zda jsou ceny s DPH",
    validity: "Jak dlouho platí poukaz",
  },
};
