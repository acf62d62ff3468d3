import type { Both } from "#kit/contract/language/language.ts";
import type { HealthPart } from "./health.contract.ts";

/** What each part of the health page is called; notifications name them too, so it stands without the screens' texts. */
export const HEALTH_PART_NAMES: Both<Record<HealthPart, string>> = {
  en: {
    backup: "Backups",
    mails: "E-mails",
    jobs: "Background work",
    daily: "Nightly clean-up",
    disk: "Disk",
    files: "Pictures and videos",
    database: "Database",
    transfers: "Bank transfers",
    bank: "Bank payments",
    cards: "Card payments",
    books: "Money and documents",
    places: "Places on ride days",
    parcels: "Parcels",
    registers: "Company registers",
    push: "Notifications on phones",
    settings: "Settings",
  },
  cs: {
    backup: "Zálohy",
    mails: "E-maily",
    jobs: "Práce na pozadí",
    daily: "Noční úklid",
    disk: "Disk",
    files: "Obrázky a videa",
    database: "Databáze",
    transfers: "Bankovní převody",
    bank: "Platby na účtu",
    cards: "Platby kartou",
    books: "Peníze a doklady",
    places: "Místa na dnech jízd",
    parcels: "Zásilky",
    registers: "Rejstříky firem",
    push: "Upozornění v telefonech",
    settings: "Nastavení",
  },
};
