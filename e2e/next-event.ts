import { events } from "../demo/content/events.ts";
import { pragueDay } from "../src/kit/contract/days.ts";

/** The title of the demo team's next event of a type on the day of the test. */
export function nextEvent(type: "our" | "world", language: "en" | "cs"): string {
  const today = pragueDay(new Date());
  const next = events(today).find(
    (event) => event.event_type === type && (event.end_date ?? event.date) >= today,
  );
  if (!next) throw new Error(`The demo team has no ${type} event ahead`);
  return next.translations[language].title;
}
