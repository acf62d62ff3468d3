import { defineWords } from "#kit/web/words.ts";

/** What the three legal pages share. */
export const legalWords = defineWords(
  {
    kicker: "Legal",
    contents: "On this page",
    since: "Valid from",
    company: "Seller",
    address: "Registered office",
    companyId: "Company number (IČO)",
    vatId: "VAT number (DIČ)",
    email: "E-mail",
    phone: "Phone",
    terms: "Terms and conditions",
    privacy: "Privacy",
    cookies: "Cookies",
    inspection: "Czech Trade Inspection Authority (coi.gov.cz)",
    authority: "uoou.gov.cz",
  },
  {
    kicker: "Právní informace",
    contents: "Na této stránce",
    since: "Platí od",
    company: "Prodávající",
    address: "Sídlo",
    companyId: "IČO",
    vatId: "DIČ",
    email: "E-mail",
    phone: "Telefon",
    terms: "Obchodní podmínky",
    privacy: "Ochrana soukromí",
    cookies: "Cookies",
    inspection: "Česká obchodní inspekce (coi.gov.cz)",
    authority: "uoou.gov.cz",
  },
);
