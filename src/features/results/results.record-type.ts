import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";

const SCREEN = "/admin/results";
const names = { en: "Names", cs: "Názvy" };

/** What the log of changes says of results. */
export const resultRecordTypes: readonly RecordType[] = [
  {
    ...recordType("result-series", { en: "Series", cs: "Série závodů" }, SCREEN, ["content"]),
    labels: {
      names,
      slug: { en: "Slug", cs: "Adresa (slug)" },
      url: { en: "Web address", cs: "Webová adresa" },
    },
  },
  {
    ...recordType("result-seasons", { en: "Season", cs: "Sezóna" }, SCREEN, ["content", "track"]),
    addressOf: (id) => `${SCREEN}?season=${id}`,
    labels: {
      year: { en: "Year", cs: "Rok" },
      class: { en: "Class", cs: "Třída" },
      is_active: { en: "Published", cs: "Zveřejněná" },
      rules: { en: "Rules", cs: "Pravidla" },
      correction: { en: "Correction", cs: "Oprava" },
    },
  },
  {
    ...recordType("result-rounds", { en: "Round", cs: "Závod sezóny" }, SCREEN, ["content", "track"]),
    addressOf: (id) => `${SCREEN}/rounds/${id}`,
    labels: {
      names,
      state: { en: "State", cs: "Stav" },
      stopped_after: { en: "Stopped after", cs: "Skončil po fázi" },
      is_official: { en: "Official", cs: "Oficiální" },
      entry: { en: "Entry", cs: "Start" },
      entries: { en: "Entries", cs: "Přihlášení" },
      battle: { en: "Battle", cs: "Souboj" },
      winner: { en: "Winner", cs: "Vítěz" },
      how: { en: "Decided by", cs: "Rozhodnuto" },
      score: { en: "Score", cs: "Skóre" },
      places: { en: "Places", cs: "Místa" },
      drawn: { en: "Tree", cs: "Pavouk" },
      counts: { en: "Counts in", cs: "Počítá se do" },
      rules: { en: "Rules", cs: "Pravidla" },
    },
  },
  {
    ...recordType("result-drivers", { en: "Driver", cs: "Jezdec" }, SCREEN, ["content", "track"]),
    labels: {
      name: { en: "Name", cs: "Jméno" },
      other_names: { en: "Other spellings", cs: "Jiné podoby jména" },
      nation: { en: "Nation", cs: "Stát" },
    },
  },
];
