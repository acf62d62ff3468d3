/** Days in a row with the same hours; 1 is Monday, 7 Sunday. */
export interface OpenDays {
  from: number;
  to: number;
  hours: string;
}

/** `Mon–Fri 9:00–17:00, Sat 9:00–12:00`; `nameOf`: a day's short name. */
export function openingHoursText(openDays: readonly OpenDays[], nameOf: (day: number) => string): string {
  return openDays
    .map(({ from, to, hours }) => `${nameOf(from)}${to > from ? `–${nameOf(to)}` : ""} ${hours}`)
    .join(", ");
}
