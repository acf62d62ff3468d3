import type { ReactNode } from "react";
import { VOUCHER_MONTHS, voucherValidity } from "#features/products/index.ts";
import { usePaysVat, useSettings } from "#features/settings/web/index.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { unbroken } from "#kit/web/tied.ts";
import { AnchorLink } from "#kit/web/ui/anchor-link.tsx";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import { useWords } from "#kit/web/words.ts";
import { legalWords } from "../legal.words.ts";
import { legalSentence } from "../legal-text.ts";

const ADDRESSES = {
  inspection: "https://coi.gov.cz",
  authority: "https://uoou.gov.cz",
  europe: "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm",
};

type InsidePage = "terms" | "withdrawal" | "privacy" | "cookies" | "guarantee";

/** A sentence of a legal page with the names, addresses and links that its `{words}` stand for. */
export function LegalParagraph({ text }: { text: string }) {
  const words = useWords(legalWords);
  const { language } = useLanguage();
  const { settings } = useSettings();
  const paysVat = usePaysVat();
  const { contact_email, contact_phone } = settings;
  const address = settings.company_address || settings.contact_address;
  const outside = (key: keyof typeof ADDRESSES) => <a href={ADDRESSES[key]}>{words[key]}</a>;
  const inside = (key: InsidePage) => <SiteLink to={`/${key}`}>{words[key]}</SiteLink>;
  const stands: Record<string, ReactNode> = {
    company: settings.company_name || settings.team_name,
    email: contact_email ? (
      <a href={`mailto:${contact_email}`}>{contact_email}</a>
    ) : (
      address || <AnchorLink anchor="contact">{words.contactForm}</AnchorLink>
    ),
    phone: <a href={`tel:${contact_phone.replace(/[^+\d]/g, "")}`}>{contact_phone}</a>,
    vat: unbroken(paysVat ? words.withVat : words.withoutVat),
    validity: unbroken(voucherValidity(VOUCHER_MONTHS, language)),
    inspection: outside("inspection"),
    authority: outside("authority"),
    address,
    withdrawal: inside("withdrawal"),
    privacy: inside("privacy"),
    cookies: inside("cookies"),
    terms: inside("terms"),
    guarantee: inside("guarantee"),
    europe: outside("europe"),
  };
  const known: Record<string, string> = { email: contact_email, phone: contact_phone, address };
  // Every second part is the name of what stands there.
  return legalSentence(text, (name) => known[name] === "").map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts never change their order
    place % 2 === 0 ? unbroken(part) : <span key={place}>{stands[part]}</span>,
  );
}
