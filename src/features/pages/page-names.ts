import type { Both } from "#kit/contract/language/language.ts";

/** Names in the texts of pages that are the same on pages and papers. Pure. */
interface PageNames {
  since: string;
  company: string;
  address: string;
  companyId: string;
  register: string;
  vatId: string;
  email: string;
  phone: string;
  terms: string;
  withdrawal: string;
  privacy: string;
  cookies: string;
  guarantee: string;
  accessibility: string;
  safety: string;
  europe: string;
  inspection: string;
  authority: string;
  contactForm: string;
  withVat: string;
  withoutVat: string;
}

export const PAGE_NAMES: Both<PageNames> = {
  en: {
    since: "Valid from",
    company: "Seller",
    address: "Registered office",
    companyId: "Company number (IČO)",
    register: "Entered in",
    vatId: "VAT number (DIČ)",
    email: "E-mail",
    phone: "Phone",
    terms: "Terms and conditions",
    withdrawal: "Withdraw from contract here",
    privacy: "Privacy",
    cookies: "Cookies",
    guarantee: "Legal guarantee",
    accessibility: "Accessibility",
    safety: "Safety rules for riders",
    europe: "Your Europe, the portal of the European Union",
    inspection: "Czech Trade Inspection Authority (coi.gov.cz)",
    authority: "uoou.gov.cz",
    contactForm: "the contact form",
    withVat: "include VAT",
    withoutVat: "are final, as the seller is not registered for VAT",
  },
  cs: {
    since: "Platí od",
    company: "Prodávající",
    address: "Sídlo",
    companyId: "IČO",
    register: "Zápis v rejstříku",
    vatId: "DIČ",
    email: "E-mail",
    phone: "Telefon",
    terms: "Obchodní podmínky",
    withdrawal: "Odstoupit od smlouvy zde",
    privacy: "Ochrana osobních údajů",
    cookies: "Cookies",
    guarantee: "Zákonná záruka",
    accessibility: "Přístupnost",
    safety: "Bezpečnostní pravidla pro účastníky",
    europe: "Vaše Evropa, portál Evropské unie",
    inspection: "Česká obchodní inspekce (coi.gov.cz)",
    authority: "uoou.gov.cz",
    contactForm: "kontaktní formulář",
    withVat: "včetně DPH",
    withoutVat: "konečné, prodávající není plátcem DPH",
  },
};
