/** Times of day are local in Europe/Prague, written HH:MM. Pure: server and forms count alike. */

/** Made when it is first asked, as the one of `days.ts`. */
let clock: Intl.DateTimeFormat | undefined;

/** The moment when clocks in Prague show `time` on `day`; in the hour that spring leaves out, the one after it. */
export function pragueMoment(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const first = wanted - offsetAt(wanted);
  // The first guess may lie on the other side of a change of clocks.
  return new Date(wanted - offsetAt(first));
}

/** What clocks in Prague show at a moment: `09:20`. */
export function pragueTime(moment: Date): string {
  const { hour, minute } = partsAt(moment);
  return `${hour}:${minute}`;
}

/** `09:20` -> 560 */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** 560 -> `09:20` */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** How far clocks in Prague are ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  const { year, month, day, hour, minute } = partsAt(new Date(moment));
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}

function partsAt(moment: Date): Record<string, string> {
  clock ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/Prague",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
}
