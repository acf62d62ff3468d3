interface Dated {
  id: number;
  date: string;
  title: string;
  status: string;
}

/** Other days of the team on a date, but for cancelled ones: the same cars and drivers can't be at both. Pure. */
export function daysOnDate<D extends Dated>(days: readonly D[], own: number, date: string): D[] {
  return days.filter((day) => day.id !== own && day.date === date && day.status !== "cancelled");
}
