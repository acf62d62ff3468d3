import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { CartTotal } from "#features/checkout/web/cart/cart-total.tsx";
import { OrderLines } from "#features/customer-order/web/order-lines.tsx";
import { ContactCard } from "#features/messages/web/contact-card.tsx";
import { WriteLink } from "#features/messages/web/write-link.tsx";
import { draftOf } from "#features/pages/drafts/drafts.ts";
import { SYSTEM_PAGES, type SystemPage } from "#features/pages/page-address.ts";
import { termsFrom } from "#features/pages/server/terms-content.ts";
import { PageView } from "#features/pages/web/page-view.tsx";
import { Seller } from "#features/pages/web/seller.tsx";
import { SETTING_KEYS } from "#features/settings/setting-defaults.ts";
import { type PublicSettings, shownSettings } from "#features/settings/shown-settings.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";
import { About } from "../home/about.tsx";
import { Hero } from "../home/hero.tsx";
import { TeamData } from "../home/team-data.tsx";
import { SiteFooter } from "../layouts/footer/site-footer.tsx";
import { SocialLinks } from "../layouts/footer/social-links.tsx";

/** What pages show where every setting is stored and blank, but for these. */
function blankBut(change: Partial<PublicSettings>, language: Language): PublicSettings {
  const texts = { en: { setting_value: "" }, cs: { setting_value: "" } };
  const rows = SETTING_KEYS.map((setting_key) => ({ setting_key, value: "", translations: texts }));
  return { ...shownSettings(rows, language), ...change };
}

function html(part: ReactNode, language: Language, change: Partial<PublicSettings> = {}): string {
  const client = newQueryClient();
  client.setQueryData([language, ...settingsQuery.key], blankBut(change, language));
  return staticPage(part, { client, language });
}

/** A page as a new site has it. */
function draft(slug: SystemPage, language: Language) {
  const { title, lead, content } = draftOf(slug)[language];
  const page = {
    id: null,
    slug,
    title,
    lead,
    content,
    valid_from: "2026-11-23",
    version: null,
    is_current: true,
  };
  return <PageView key={slug} page={page} intro={<Seller />} />;
}

const termsOf = (settings: PublicSettings, language: Language) =>
  termsFrom(undefined, settings, language, new Date("2026-11-23T10:00:00Z"));

const EMPTY_ADDRESS = /(?:mailto|tel):["?]|href=""/;

test.each(LANGUAGES)(
  "what the team has left blank is left out of every part, without a trace (15.24, %s)",
  (language) => {
    for (const part of [
      <SiteFooter key="f" />,
      <ContactCard key="c" />,
      <Hero key="h" />,
      <About key="a" />,
    ]) {
      const said = html(part, language);
      expect(said).not.toMatch(/mailto:|tel:|instagram|facebook|youtube|tiktok/i);
      expect(said).not.toMatch(/<(p|dd|dt|li|h3|a)( [^>]*)?><\/\1>/);
      expect(said).not.toContain("example.com");
    }
    expect(html(<SocialLinks />, language)).toBe("");
    expect(html(<ContactCard />, language)).not.toContain("<dt");
  },
);

test.each(LANGUAGES)("one that is filled in stands alone (15.24, %s)", (language) => {
  const card = html(<ContactCard />, language, { contact_phone: "+420 777 123 456" });
  expect(card.match(/<dt/g)).toHaveLength(1);
  expect(card).toContain('href="tel:+420777123456"');
  const footer = html(<SiteFooter />, language, { youtube_url: "https://www.youtube.com/@team" });
  expect(footer).toContain("https://www.youtube.com/@team");
  expect(footer).not.toMatch(/instagram|facebook|tiktok/i);
});

test("search engines are told nothing that is blank (15.24)", () => {
  const said = html(<TeamData />, "en");
  const [team] = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(said)?.[1] ?? "")["@graph"];
  for (const fact of ["email", "telephone", "address", "sameAs", "description", "image"])
    expect(team).not.toHaveProperty(fact);
  expect(team.name).not.toBe("");
});

test.each(LANGUAGES)(
  "legal pages and papers have no hole where an address or a phone is missing (15.24, %s)",
  (language) => {
    for (const slug of SYSTEM_PAGES) {
      const page = html(draft(slug, language), language);
      expect(page).not.toMatch(EMPTY_ADDRESS);
      expect(page).not.toMatch(/[{}]|<(p|li|a)( [^>]*)?><\/\1>/);
    }
    const text = termsOf(blankBut({}, language), language)
      .parts.flatMap(({ body }) => body.flat())
      .join("\n");
    expect(text).not.toMatch(/[[\]{}]| {2}| [,;:]|undefined/);
    const filled = blankBut({ contact_email: "a@b.cz", contact_phone: "+420 1" }, language);
    const whole = JSON.stringify(termsOf(filled, language).parts);
    expect(whole).toContain("a@b.cz");
    expect(whole).toContain("+420 1");
  },
);

test("a button that writes to the team leads to the contact form where there is no address (15.24)", () => {
  expect(html(<WriteLink subject="A & b">Ask</WriteLink>, "en")).toContain('href="/#contact"');
  const mailed = html(<WriteLink subject="A & b">Ask</WriteLink>, "en", { contact_email: "a@b.cz" });
  expect(mailed).toContain('href="mailto:a@b.cz?subject=A%20%26%20b"');
});

const LINES = { lines: [], shipping: { name: "Courier", price: 99 }, total: 99 };

test.each(LANGUAGES)("who pays no VAT says nothing of prices that include it (15.24, %s)", (language) => {
  const parts = [
    <CartTotal key="c" lines={[]} available={[]} problems={[]} />,
    <OrderLines key="o" {...LINES} />,
    draft("terms", language),
  ];
  const included = /includ\w* VAT|včetně DPH/;
  for (const vat_rate of ["", "0"])
    for (const part of parts) expect(html(part, language, { vat_rate })).not.toMatch(included);
  for (const part of parts)
    expect(
      html(part, language, { vat_rate: "21" }).replace(/<[^>]+>| /g, (sign) => (sign === " " ? " " : "")),
    ).toMatch(included);
  const terms = (vat_rate: string) =>
    JSON.stringify(termsOf(blankBut({ vat_rate }, language), language).parts);
  expect(terms("")).not.toMatch(included);
  expect(terms("21")).toMatch(included);
});
