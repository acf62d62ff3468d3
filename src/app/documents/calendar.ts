import ical, { ICalCalendarMethod } from "ical-generator";
import { lastDay } from "#features/events/event-days.ts";
import type { EventType } from "#features/events/event-types.ts";
import { listEvents } from "#features/events/server/events.server.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import { addDays } from "#kit/contract/days.ts";
import { isWebAddress } from "#kit/contract/web-address.ts";
import type { Context } from "#kit/server/context.ts";
import { languageHosts } from "#kit/server/own-address/language-hosts.ts";

const REFRESH_SECONDS = 12 * 3600;

/** The events, of one type where given, as a calendar to subscribe to; each lasts its whole days. */
export async function eventsCalendar(context: Context, type?: EventType): Promise<string> {
  const { db, config, language, origin } = context;
  const { team_name } = await settingTexts(db, ["team_name"], language);
  const calendar = ical({
    name: team_name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Paddock", product: "Events", language: language.toUpperCase() },
    url: `${languageHosts(config)?.[language] ?? origin}/events.ics?${new URLSearchParams({ lang: language, ...(type && { type }) })}`,
    ttl: REFRESH_SECONDS,
  });
  const host = new URL(origin).hostname;
  for (const event of await listEvents(context, type)) {
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      start: new Date(`${event.date}T00:00:00Z`),
      end: new Date(`${addDays(lastDay(event), 1)}T00:00:00Z`),
      allDay: true,
      summary: event.title,
      location: event.location,
      description: event.description,
      stamp: event.updated_at,
      ...(isWebAddress(event.event_url) && { url: event.event_url }),
    });
  }
  return calendar.toString();
}
