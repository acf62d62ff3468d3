import type { Sponsor } from "./types.ts";

type Words = [name: string, contribution: string];

function sponsor(display_order: number, tier: Sponsor["tier"], key: string, en: Words, cs: Words): Sponsor {
  const words = ([name, contribution]: Words) => ({ name, contribution });
  return {
    picture: `sponsors/${key}.webp`,
    website_url: `https://example.com/${key}`,
    tier,
    display_order,
    is_active: true,
    translations: { en: words(en), cs: words(cs) },
  };
}

/** The ten partners, all invented; each logo is kept as SVG, WebP and PNG. */
export const sponsors: Sponsor[] = [
  sponsor(
    1,
    "main",
    "gripline",
    ["Gripline Tyres", "Four hundred tyres a season"],
    ["Pneumatiky Gripline", "Čtyři sta pneumatik na sezónu"],
  ),
  sponsor(
    2,
    "main",
    "voltera",
    ["Voltera Energy", "Power for the workshop and the tents"],
    ["Voltera Energie", "Proud do dílny i do stanů"],
  ),
  sponsor(
    3,
    "partner",
    "bezdez-tools",
    ["Bezděz Tools", "Every spanner in the truck"],
    ["Nářadí Bezděz", "Každý klíč v kamionu"],
  ),
  sponsor(
    4,
    "partner",
    "ploucnice",
    ["Ploučnice Brewery", "Drinks in the team tent"],
    ["Pivovar Ploučnice", "Pití v týmovém stanu"],
  ),
  sponsor(
    5,
    "partner",
    "ralsko-oil",
    ["Ralsko Oil", "Fuel and oil for all three cars"],
    ["Ralsko Oil", "Palivo a oleje pro všechna tři auta"],
  ),
  sponsor(
    6,
    "partner",
    "kovo-sloup",
    ["Kovo Sloup", "Steel for cages and arms"],
    ["Kovo Sloup", "Ocel na rámy a ramena"],
  ),
  sponsor(
    7,
    "supplier",
    "nordlak",
    ["Nordlak Paints", "Paint and repairs after every race"],
    ["Barvy Nordlak", "Laky a opravy po každém závodě"],
  ),
  sponsor(
    8,
    "supplier",
    "machovo",
    ["Máchovo Logistics", "The truck, from Riga to Rudskogen"],
    ["Logistika Máchovo", "Kamion od Rigy po Rudskogen"],
  ),
  sponsor(
    9,
    "supplier",
    "sklo-polevsko",
    ["Polevsko Glassworks", "Trophies for our drift school"],
    ["Sklárna Polevsko", "Poháry pro školu driftu"],
  ),
  sponsor(
    10,
    "supplier",
    "angleworks",
    ["Angleworks", "Steering racks and tie rods"],
    ["Angleworks", "Hřebeny a spojovačky řízení"],
  ),
];
