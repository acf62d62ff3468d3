import { useSiteName } from "#kit/web/ui/site-name.tsx";
import { StructuredData } from "#kit/web/ui/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/use-absolute.ts";
import { useWords } from "#kit/web/words.ts";
import { lastDay } from "../event-days.ts";
import type { ShownEvent } from "../events.content.ts";
import { eventsWords } from "../events.words.ts";

/** The upcoming events for search engines. */
export function EventsData({ events, today }: { events: ShownEvent[]; today: string }) {
  const words = useWords(eventsWords);
  const { page, picture } = useAbsolute();
  const name = useSiteName();
  const team = { "@type": "SportsTeam", name, sport: "Drifting" } as const;
  return (
    <StructuredData
      things={events
        .filter((event) => event.is_active && lastDay(event) >= today)
        .map((event) => ({
          "@type": "SportsEvent",
          name: event.title || words.unnamed,
          startDate: event.date,
          endDate: lastDay(event),
          eventStatus: "https://schema.org/EventScheduled",
          eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
          location: {
            "@type": "Place",
            name: event.location || words.noLocation,
            address: event.location || words.noLocation,
          },
          url: event.event_url === "#" ? page("/events-calendar") : event.event_url,
          ...(event.description && { description: event.description }),
          ...(event.image_path && { image: picture(event.image_path) }),
          ...(event.event_type === "our" && { performer: team }),
        }))}
    />
  );
}
