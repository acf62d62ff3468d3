/** A day as somebody types it; what is not said is undefined. */
export interface TypedDate {
  day?: number;
  /** 1 to 12. */
  month?: number;
  year?: number;
  /** 1, Monday, to 7, Sunday. */
  weekday?: number;
}

/** As they are written in a date, without accents. */
const MONTHS = [
  ["january", "leden", "ledna"],
  ["february", "unor", "unora"],
  ["march", "brezen", "brezna"],
  ["april", "duben", "dubna"],
  ["may", "kveten", "kvetna"],
  ["june", "cerven", "cervna"],
  ["july", "cervenec", "cervence"],
  ["august", "srpen", "srpna"],
  ["september", "zari"],
  ["october", "rijen", "rijna"],
  ["november", "listopad", "listopadu"],
  ["december", "prosinec", "prosince"],
];
const WEEKDAYS = [
  ["monday", "pondeli"],
  ["tuesday", "utery"],
  ["wednesday", "streda", "stredu"],
  ["thursday", "ctvrtek"],
  ["friday", "patek"],
  ["saturday", "sobota", "sobotu"],
  ["sunday", "nedele", "nedeli"],
];
/** A beginning of so many letters names a month or a weekday; alone it may be somebody's name. */
const BEGINNING = 3;
const BEGINNING_ALONE = 4;

/** Words that stand around a day and say nothing of it. */
const AROUND = new Set(["on", "the", "of", "v", "ve", "dne", "na"]);

/**
 * The day that a folded text names and nothing else: `15.5.`, `15. 5. 2027`, `15/5`, `2027-05-15`, `15 may`, `may 15th`,
 * `15. kvetna`, `sobota`, `on saturday`; `today` and `zitra` counted from `today`, `2026-11-28`. Null where it is none.
 */
export function typedDate(folded: string, today: string): TypedDate | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(folded);
  if (iso) return possible({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  const figures = /^(\d{1,2})\s*[./]\s*(\d{1,2})\s*(?:[./]\s*(\d{4})?)?$/.exec(folded);
  if (figures) {
    const [, day, month, year] = figures;
    return possible({ day: Number(day), month: Number(month), ...(year && { year: Number(year) }) });
  }
  const words = folded.split(/[\s,.]+/).filter((word) => word !== "" && !AROUND.has(word));
  const [only] = words;
  if (words.length === 1 && only !== undefined) {
    const away = DAYS_AWAY.get(only);
    if (away !== undefined) return onDay(today, away);
    const weekday = named(WEEKDAYS, only, BEGINNING_ALONE);
    if (weekday !== undefined) return { weekday };
  }
  if (words.length === 1 && only !== "may" && (only?.length ?? 0) < BEGINNING_ALONE) return null;
  return dayAndMonth(words);
}

const DAYS_AWAY = new Map([
  ["dnes", 0],
  ["today", 0],
  ["zitra", 1],
  ["tomorrow", 1],
  ["pozitri", 2],
]);

function onDay(today: string, away: number): TypedDate {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + away);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function dayAndMonth(words: string[]): TypedDate | null {
  const found: TypedDate = {};
  for (const word of words) {
    const figure = /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1];
    const month = named(MONTHS, word, BEGINNING);
    if (figure?.length === 4 && found.year === undefined) found.year = Number(figure);
    else if (figure && figure.length < 3 && found.day === undefined) found.day = Number(figure);
    else if (month !== undefined && found.month === undefined) found.month = month;
    else return null;
  }
  return found.month === undefined ? null : possible(found);
}

function possible(date: TypedDate): TypedDate | null {
  const { day = 1, month = 1 } = date;
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 ? date : null;
}

/** Its place from 1, by the beginning of one of its names; a whole name before a beginning. */
function named(names: string[][], word: string, least: number): number | undefined {
  const whole = names.findIndex((forms) => forms.includes(word));
  const at =
    whole >= 0 || word.length < least
      ? whole
      : names.findIndex((forms) => forms.some((form) => form.startsWith(word)));
  return at < 0 ? undefined : at + 1;
}
