import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";

/** What the team is told where a write can't be done. */
export const RESULT_WORDS = {
  official: {
    en: "These results are official. Make them preliminary first, or add a correction with its reason.",
    cs: "Tyto výsledky jsou oficiální. Nejdřív je označte jako předběžné, nebo přidejte opravu s důvodem.",
  },
  inTree: {
    en: "This driver is in the tree. Say that they can’t start instead: the opponent then goes on.",
    cs: "Tento jezdec už je v pavouku. Místo smazání označte, že nemůže startovat: soupeř pak postupuje.",
  },
  drawn: {
    en: "Battles have already been decided. Undo them first.",
    cs: "Některé souboje už jsou rozhodnuté. Nejdřív je vraťte zpět.",
  },
  tooFew: {
    en: "A tree needs at least two drivers with a place in qualifying.",
    cs: "Pavouk potřebuje aspoň dva jezdce s umístěním v kvalifikaci.",
  },
  tied: {
    en: "Some drivers have equal scores, and the rules don’t say who goes first. Please put them in order.",
    cs: "Někteří jezdci mají shodné skóre a pravidla neříkají, kdo je první. Určete prosím jejich pořadí.",
  },
  unseeded: {
    en: "Some drivers have nothing to be seeded by. Give them seeds by hand, or withdraw them.",
    cs: "Někteří jezdci nemají podle čeho být nasazeni. Nasaďte je ručně, nebo je odhlaste.",
  },
  notKnown: {
    en: "It isn’t known yet who meets in this battle.",
    cs: "Zatím se neví, kdo se v tomto souboji utká.",
  },
  notInBattle: {
    en: "This driver isn’t in this battle.",
    cs: "Tento jezdec v tomto souboji není.",
  },
  decided: (winner: string, by: string): Both<string> => ({
    en: `This battle has already been decided: ${winner}${by && ` (entered by ${by})`}. Nothing was changed.`,
    cs: `Tento souboj už je rozhodnutý: ${winner}${by && ` (zadal(a) ${by})`}. Nic se nezměnilo.`,
  }),
  nobody: { en: "nobody goes on", cs: "nikdo nepostupuje" },
  changedMeanwhile: {
    en: "Someone has entered something else here in the meantime. Nothing was changed.",
    cs: "Někdo sem mezitím zadal něco jiného. Nic se nezměnilo.",
  },
  later: {
    en: "A later battle has already been decided with these drivers. Undo that one first.",
    cs: "S těmito jezdci už je rozhodnutý pozdější souboj. Nejdřív vraťte ten.",
  },
  reruns: (most: number): Both<string> => ({
    en: `By this season’s rules a battle is driven at most ${most} more times.`,
    cs: `Podle pravidel této sezóny se souboj opakuje nejvýše ${most}×.`,
  }),
  notBySeed: {
    en: "The rules don’t let the seed decide this battle now, or the other driver has the better one.",
    cs: "Podle pravidel teď nasazení nerozhoduje, nebo má lepší nasazení druhý jezdec.",
  },
  split: (sum: number): Both<string> => ({
    en: `The two drivers of a run share ${sum} points.`,
    cs: `Oba jezdci jízdy si dělí ${sum} bodů.`,
  }),
  openBattles: {
    en: "Some battles have not been decided yet.",
    cs: "Některé souboje ještě nejsou rozhodnuté.",
  },
  noStage: {
    en: "Say after which stage of this round’s tree it stopped.",
    cs: "Uveďte, po které fázi pavouka tohoto závodu se skončilo.",
  },
  notOver: {
    en: "Only a finished or stopped round can be official.",
    cs: "Oficiální může být jen dokončený nebo zastavený závod.",
  },
  placesMissing: {
    en: "This season gives some places by hand, and they are still missing.",
    cs: "Některá místa se v této sezóně zadávají ručně a ještě chybí.",
  },
  applies: {
    en: "Rounds of this season have already been driven. Say whether the new rules are for all of them or only for those to come.",
    cs: "Některé závody této sezóny už se jely. Uveďte, zda nová pravidla platí pro všechny, nebo jen pro ty, které teprve budou.",
  },
  seasonTaken: {
    en: "This series already has a season of this year and class.",
    cs: "Tato série už sezónu tohoto roku a třídy má.",
  },
  numberTaken: {
    en: "This season already has a round of this number.",
    cs: "Tato sezóna už závod s tímto číslem má.",
  },
  entered: {
    en: "This driver is already entered in this round.",
    cs: "Tento jezdec už v závodě přihlášený je.",
  },
  hasSeasons: {
    en: "This series has seasons. Delete them first.",
    cs: "Tato série má sezóny. Nejdřív smažte je.",
  },
  hasOfficial: {
    en: "This season has official results. Make them preliminary first.",
    cs: "Tato sezóna má oficiální výsledky. Nejdřív je označte jako předběžné.",
  },
  hasStarts: {
    en: "This driver has results. Merge them into another driver instead.",
    cs: "Tento jezdec má výsledky. Místo smazání ho spojte s jiným.",
  },
  bothThere: {
    en: "Both drivers are entered in the same round, so they are two people.",
    cs: "Oba jezdci jsou přihlášení v témže závodě, jsou to tedy dva lidé.",
  },
  unknownDriver: { en: "We don’t know this driver.", cs: "Tohoto jezdce neznáme." },
  twoDrivers: (name: string): Both<string> => ({
    en: `Two drivers are called ${name}. Choose one by the number of the record.`,
    cs: `Jméno ${name} mají dva jezdci. Vyberte jednoho číslem záznamu.`,
  }),
  driverMissing: { en: "Say which driver.", cs: "Uveďte jezdce." },
  notFound: { en: "This record doesn’t exist.", cs: "Tento záznam neexistuje." },
  twice: (name: string): Both<string> => ({
    en: `${name} is in the list twice.`,
    cs: `${name} je v seznamu dvakrát.`,
  }),
  tooManyEntries: { en: "A round has at most 200 entries.", cs: "Závod má nejvýše 200 přihlášených." },
  tooManyRounds: { en: "A season has at most 50 rounds.", cs: "Sezóna má nejvýše 50 závodů." },
  decimals: (count: number): Both<string> => ({
    en: `Scores of this season have at most ${count} decimals.`,
    cs: `Skóre v této sezóně má nejvýše ${count} desetinná místa.`,
  }),
  highest: (most: number): Both<string> => ({
    en: `The highest score of this season is ${most}.`,
    cs: `Nejvyšší skóre této sezóny je ${most}.`,
  }),
  manyRuns: (count: number): Both<string> => ({
    en: `This season has ${count} qualifying runs.`,
    cs: `V této sezóně jsou ${count} kvalifikační jízdy.`,
  }),
  wrongSlots: {
    en: "A tree by hand has 4, 8, 16, 32 or 64 places with each entered driver at most once.",
    cs: "Ručně sestavený pavouk má 4, 8, 16, 32 nebo 64 míst a každého přihlášeného nejvýše jednou.",
  },
  wrongTree: {
    en: "The tree or its battles don’t fit the seeds of the entries.",
    cs: "Pavouk nebo jeho souboje neodpovídají nasazení přihlášených.",
  },
  csvColumns: {
    en: "The table needs the columns “round” and “driver”.",
    cs: "Tabulka potřebuje sloupce „round“ a „driver“.",
  },
  csvUnreadable: { en: "This table can’t be read as CSV.", cs: "Tuto tabulku nelze přečíst jako CSV." },
  csvLine: (line: number, column: string): Both<string> => ({
    en: `Line ${line}: the value of “${column}” can’t be read.`,
    cs: `Řádek ${line}: hodnotu sloupce „${column}“ nelze přečíst.`,
  }),
  csvOrRounds: { en: "Send a table or rounds, not both.", cs: "Pošlete tabulku, nebo závody, ne obojí." },
  place: { en: "A place is a whole number of at least 1.", cs: "Místo je celé číslo od 1." },
  needsEntry: {
    en: "This correction is for one entry of a round.",
    cs: "Tato oprava patří k jednomu startu v závodě.",
  },
  needsDriver: {
    en: "This correction is for a driver of this season.",
    cs: "Tato oprava patří jezdci této sezóny.",
  },
  ownCounting: {
    en: "Rounds of another season count here only with their own entries: choose a season of the same year.",
    cs: "Závod se započítá jen do sezóny téhož roku.",
  },
} as const;

/** CONFLICT with these words. */
export function conflict(
  words: Both<string>,
  detail: Record<string, unknown> = {},
  record?: unknown,
): Refusal {
  return new Refusal("CONFLICT", { words, detail, ...(record !== undefined && { record }) });
}
