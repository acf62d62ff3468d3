/** The days of an event. Pure: pages, documents and server count them alike. */

export interface EventDays {
  /** The first day, YYYY-MM-DD in Prague. */
  date: string;
  /** The last day; null, blank or missing where it is the first. */
  end_date?: string | null;
}

/** The last day of an event. */
export function lastDay({ date, end_date }: EventDays): string {
  return end_date || date;
}
