import type { Both, Language } from "#kit/contract/language/language.ts";

/** The four specification slots of a car. Pure: pages and editor share it. */

export const SPEC_NUMBERS = [1, 2, 3, 4] as const;
export type SpecNumber = (typeof SPEC_NUMBERS)[number];

/** The 12 icons that a slot can have. */
export const SPEC_ICONS = [
  "fa-tachometer-alt",
  "fa-cog",
  "fa-user",
  "fa-calendar",
  "fa-wrench",
  "fa-weight",
  "fa-road",
  "fa-gas-pump",
  "fa-tachometer",
  "fa-car",
  "fa-flag-checkered",
  "fa-cogs",
] as const;
export type SpecIcon = (typeof SPEC_ICONS)[number];

export type SpecIcons = { [N in SpecNumber as `spec_${N}_icon`]: SpecIcon } & {
  [N in SpecNumber as `spec_${N}_label`]: Both<string>;
};

export const DEFAULT_SPEC_ICONS: SpecIcons = {
  spec_1_icon: "fa-tachometer-alt",
  spec_1_label: { en: "Power", cs: "Výkon" },
  spec_2_icon: "fa-cog",
  spec_2_label: { en: "Engine", cs: "Motor" },
  spec_3_icon: "fa-user",
  spec_3_label: { en: "Driver", cs: "Jezdec" },
  spec_4_icon: "fa-calendar",
  spec_4_label: { en: "Season", cs: "Sezóna" },
};

const HORSEPOWER = { en: "hp", cs: "koní" };
const NOT_SPECIFIED = { en: "Not specified", cs: "Není uvedeno" };

/** What a car's specifications are made from, its texts in the language of the page. */
export interface CarWithSpecs {
  horsepower: number | null;
  spec_icons: SpecIcons;
  specs_1: string;
  specs_2: string;
  specs_3: string;
  specs_4: string;
}

export interface SpecTile {
  icon: SpecIcon;
  label: string;
  value: string;
}

/** The four tiles of a car's page, with a fallback for each label, icon and value that is missing. */
export function specTiles(car: CarWithSpecs, language: Language): SpecTile[] {
  return SPEC_NUMBERS.map((number) => {
    const label = car.spec_icons[`spec_${number}_label`];
    return {
      icon: car.spec_icons[`spec_${number}_icon`],
      label: label[language].trim() || DEFAULT_SPEC_ICONS[`spec_${number}_label`][language],
      value: car[`specs_${number}`].trim() || missingSpec(number, car.horsepower, language),
    };
  });
}

function missingSpec(number: SpecNumber, horsepower: number | null, language: Language): string {
  return number === 1 && horsepower ? `${horsepower} ${HORSEPOWER[language]}` : NOT_SPECIFIED[language];
}

/** The year (19xx or 20xx) in a car's fourth specification; 0 where there is none. */
export function seasonOf(car: { specs_4: string }): number {
  return Number(/\b(?:19|20)\d{2}\b/.exec(car.specs_4)?.[0] ?? 0);
}

/** Newest season first, as the carousel shows them; equal ones keep their order. */
export function bySeason<C extends { specs_4: string }>(cars: readonly C[]): C[] {
  return [...cars].sort((a, b) => seasonOf(b) - seasonOf(a));
}

/** The car that drove in a season; the first of several, undefined where none did. */
export function carOfSeason<C extends { specs_4: string }>(cars: readonly C[], year: number): C | undefined {
  return cars.find((car) => seasonOf(car) === year);
}
