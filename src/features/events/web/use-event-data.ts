import type { SportsEvent } from "schema-dts";
import { useWords } from "#kit/web/language/words.ts";
import { useSiteName } from "#kit/web/ui/page/site-name.tsx";
import { useAbsolute } from "#kit/web/ui/page/use-absolute.ts";
import { eventPath } from "../event-address.ts";
import { lastDay } from "../event-days.ts";
import type { PublicEvent } from "../events.content.ts";
import { eventsWords } from "../events.words.ts";

/** What search engines are told of an event, with what its page adds. */
export function useEventData() {
  const words = useWords(eventsWords);
  const { page, picture } = useAbsolute();
  const name = useSiteName();
  return (event: PublicEvent, more: { map?: string; competitors?: string[] } = {}): SportsEvent => ({
    "@type": "SportsEvent",
    name: event.title || words.unnamed,
    startDate: event.date,
    endDate: lastDay(event),
    sport: "Drifting",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: event.location || words.noLocation,
      address: event.location || words.noLocation,
      ...(more.map && { hasMap: more.map }),
    },
    url: page(eventPath(event)),
    ...(event.description && { description: event.description }),
    ...(event.image_path && { image: picture(event.image_path) }),
    ...(event.event_type === "our" && { performer: { "@type": "SportsTeam", name, sport: "Drifting" } }),
    ...(more.competitors?.length && {
      competitor: more.competitors.map((one) => ({ "@type": "Person" as const, name: one })),
    }),
  });
}
