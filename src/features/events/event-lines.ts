/** A line of an event's programme. */
interface ProgrammeLine {
  /** `13:00` or `13:00–15:00`; blank where the line begins with no time. */
  time: string;
  what: string;
}

const TIME = /^\d{1,2}[:.]\d{2}(?: ?[–-] ?\d{1,2}[:.]\d{2})?(?=[\s:,–-])/;

/** `13:00 Qualifying` -> time and what happens then; a line without a time is a heading, such as a day. Pure. */
export function programmeLines(text: string): ProgrammeLine[] {
  return text.split("\n").flatMap((line) => {
    const told = line.trim();
    const [time = ""] = TIME.exec(told) ?? [];
    const what = time ? told.slice(time.length).replace(/^[\s:,–-]+/, "") : told;
    return what ? [{ time: time.replace(/ ?- ?/, "–"), what }] : [];
  });
}
