import { events } from "../demo/content/events.ts";
import { pragueDay } from "../src/kit/contract/time/days.ts";

const ahead = (type: "our" | "world") => {
  const today = pragueDay(new Date());
  return events(today).filter(
    (event) => event.event_type === type && (event.end_date ?? event.date) >= today,
  );
};

/** The title of the demo team's next event of a type on the day of the test. */
export const nextEvent = (type: "our" | "world", language: "en" | "cs") =>
  ahead(type)[0]?.translations[language].title ?? "no event ahead";
