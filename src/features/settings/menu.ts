import type { Both } from "#kit/contract/language/language.ts";

/** The lists of links in the header and the footer, as settings keep them: `team,cars,blog`. Pure. */

export const MENU_NAMES = {
  team: { en: "Team", cs: "Tým" },
  cars: { en: "Cars", cs: "Auta" },
  events: { en: "Events", cs: "Závody" },
  gallery: { en: "Gallery", cs: "Galerie" },
  sponsors: { en: "Sponsors", cs: "Partneři" },
  "drift-taxi": { en: "Drift Taxi", cs: "Drift taxi" },
  shop: { en: "Shop", cs: "E-shop" },
  service: { en: "Service", cs: "Servis" },
  contact: { en: "Contact", cs: "Kontakt" },
  blog: { en: "Blog", cs: "Blog" },
  achievements: { en: "Achievements", cs: "Úspěchy" },
} satisfies Record<string, Both<string>>;

/** A part of the site that a menu can lead to. */
export type MenuSection = keyof typeof MENU_NAMES;

export const MENU_SECTIONS = Object.keys(MENU_NAMES) as MenuSection[];

/** What the menus have at first. */
export const FIRST_MENUS = {
  menu_header: "team,cars,events,gallery,sponsors,drift-taxi,shop,service,contact,achievements,blog",
  menu_footer: "team,cars,events,gallery,sponsors,shop,drift-taxi,service,achievements,blog",
};

function isSection(entry: string): entry is MenuSection {
  return (MENU_SECTIONS as string[]).includes(entry);
}

/** The links of a menu, in their order; what the site does not have is left out. */
export function menuEntries(value: string): MenuSection[] {
  return partsOf(value).filter(isSection);
}

/** A menu as it is kept: without blanks. */
export function tidyMenu(value: string): string {
  return partsOf(value).join(",") || value.trim();
}

function partsOf(value: string): string[] {
  return value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Whether a value is a menu: at least one link, each of them known and once. */
export function isMenu(value: string): boolean {
  const parts = partsOf(value);
  return parts.length > 0 && new Set(parts).size === parts.length && parts.every(isSection);
}
