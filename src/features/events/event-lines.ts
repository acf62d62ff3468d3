/** A line of an event's programme. */
export interface ProgrammeLine {
  /** `13:00` or `13:00–15:00`; blank where the line begins with no time. */
  time: string;
  what: string;
}

const TIMED = /^(\d{1,2}[:.]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?)[\s:,–-]+(.*)$/s;

/** `13:00 Qualifying` -> time and what happens then; a line without a time is a heading, such as a day. Pure. */
export function programmeLines(text: string): ProgrammeLine[] {
  return text.split("\n").flatMap((line) => {
    const [, time = "", what = line.trim()] = TIMED.exec(line.trim()) ?? [];
    return what.trim() ? [{ time: time.replace(/\s?-\s?/, "–"), what: what.trim() }] : [];
  });
}
