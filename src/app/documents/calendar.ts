import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { endOfDay } from "#features/days/index.ts";
import { listDays } from "#features/days/server/index.ts";
import { type EventType, eventPath, eventSlug, lastDay } from "#features/events/index.ts";
import { listEvents } from "#features/events/server/events.server.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { addDays } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import { calendarDomain, calendarSequence, changesOf } from "#kit/server/calendar/calendar-identity.ts";
import type { Context } from "#kit/server/context.ts";
import { languageHosts } from "#kit/server/own-address/language-hosts.ts";

/** What stands before the title of a day that takes nobody any more. */
const CANCELLED: Both<string> = { en: "Cancelled", cs: "Zrušeno" };
const FULL: Both<string> = { en: "Fully booked", cs: "Obsazeno" };

const REFRESH_SECONDS = 12 * 3600;

/**
 * The events, of one type or a single one where given, as a calendar to subscribe to; each lasts its whole days. The team's own come
 * with its ride days and courses to come, which last their hours.
 */
export async function eventsCalendar(
  context: Context,
  { type, event: only }: { type?: EventType | undefined; event?: number | undefined } = {},
): Promise<string> {
  const { db, config, language, origin } = context;
  const { team_name } = await settingTexts(db, ["team_name"], language);
  const calendar = ical({
    name: team_name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Paddock", product: "Events", language: language.toUpperCase() },
    url: `${languageHosts(config)?.[language] ?? origin}/events.ics?${new URLSearchParams({ lang: language, ...(type && { type }) })}`,
    ttl: REFRESH_SECONDS,
  });
  const domain = await calendarDomain(context);
  const changes = { events: await changesOf(context, "events"), days: await changesOf(context, "days") };
  const listed = await listEvents(context, type);
  const events = only === undefined ? listed : listed.filter(({ id }) => id === only);
  if (only !== undefined && events.length === 0) throw new Refusal("NOT_FOUND");
  for (const event of events) {
    calendar.createEvent({
      id: `event-${event.id}@${domain}`,
      start: new Date(`${event.date}T00:00:00Z`),
      end: new Date(`${addDays(lastDay(event), 1)}T00:00:00Z`),
      allDay: true,
      summary: event.title,
      location: event.location,
      description: event.description,
      stamp: event.updated_at,
      sequence: calendarSequence(event.updated_at, changes.events.get(String(event.id)) ?? 0),
      url: `${languageHosts(config)?.[language] ?? origin}${eventPath({ slug: eventSlug(event) })}`,
    });
  }
  for (const day of type === "world" || only !== undefined ? [] : await listDays(context, {})) {
    const isCancelled = day.status === "cancelled";
    const [state] = [isCancelled && CANCELLED, day.is_full && FULL].flatMap((words) => words || []);
    calendar.createEvent({
      id: `day-${day.id}@${domain}`,
      start: pragueMoment(day.date, day.starts),
      end: endOfDay(day),
      summary: state ? `${state[language]}: ${day.title}` : day.title,
      location: [day.place, day.address].filter(Boolean).join(", "),
      description: [day.cancel_reason?.[language], day.description].filter(Boolean).join("\n\n"),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: day.updated_at,
      sequence: calendarSequence(day.updated_at, changes.days.get(String(day.id)) ?? 0),
      url: `${origin}/events-calendar`,
    });
  }
  return calendar.toString();
}
