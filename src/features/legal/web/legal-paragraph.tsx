import type { ReactNode } from "react";
import { useSettings } from "#features/settings/web/use-settings.ts";
import { unbroken } from "#kit/web/tied.ts";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import { useWords } from "#kit/web/words.ts";
import { legalWords } from "../legal.words.ts";

const ADDRESSES = { inspection: "https://coi.gov.cz", authority: "https://uoou.gov.cz" };

/** A sentence of a legal page with the names, addresses and links that its `{words}` stand for. */
export function LegalParagraph({ text }: { text: string }) {
  const words = useWords(legalWords);
  const { settings } = useSettings();
  const outside = (key: keyof typeof ADDRESSES) => <a href={ADDRESSES[key]}>{words[key]}</a>;
  const inside = (key: "terms" | "withdrawal" | "privacy" | "cookies") => (
    <SiteLink to={`/${key}`}>{words[key]}</SiteLink>
  );
  const stands: Record<string, ReactNode> = {
    company: settings.company_name || settings.team_name,
    email: <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a>,
    phone: <a href={`tel:${settings.contact_phone.replace(/[^+\d]/g, "")}`}>{settings.contact_phone}</a>,
    inspection: outside("inspection"),
    authority: outside("authority"),
    address: settings.company_address || settings.contact_address,
    withdrawal: inside("withdrawal"),
    privacy: inside("privacy"),
    cookies: inside("cookies"),
  };
  // Every second part is the name of what stands there.
  return text.split(/\{(\w+)\}/).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts never change their order
    place % 2 === 0 ? unbroken(part) : <span key={place}>{stands[part]}</span>,
  );
}
