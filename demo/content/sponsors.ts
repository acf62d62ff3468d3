import type { Sponsor } from "./types.ts";

function sponsor(display_order: number, key: string, en: string, cs = en): Sponsor {
  return {
    picture: `sponsors/${key}.webp`,
    website_url: `https://example.com/${key}`,
    display_order,
    is_active: true,
    translations: { en: { name: en }, cs: { name: cs } },
  };
}

/** The ten partners, all invented; each logo is kept as SVG, WebP and PNG. */
export const sponsors: Sponsor[] = [
  sponsor(1, "ralsko-oil", "Ralsko Oil"),
  sponsor(2, "gripline", "Gripline Tyres", "Pneumatiky Gripline"),
  sponsor(3, "bezdez-tools", "Bezděz Tools", "Nářadí Bezděz"),
  sponsor(4, "ploucnice", "Ploučnice Brewery", "Pivovar Ploučnice"),
  sponsor(5, "voltera", "Voltera Energy", "Voltera Energie"),
  sponsor(6, "kovo-sloup", "Kovo Sloup"),
  sponsor(7, "nordlak", "Nordlak Paints", "Barvy Nordlak"),
  sponsor(8, "machovo", "Mácha Logistics", "Mácha Logistika"),
  sponsor(9, "sklo-polevsko", "Polevsko Glassworks", "Sklárna Polevsko"),
  sponsor(10, "angleworks", "Angleworks"),
];
