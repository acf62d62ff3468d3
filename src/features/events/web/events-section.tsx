import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { pragueDay } from "#kit/contract/time/days.ts";
import { optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { calendarOf } from "../event-calendar.ts";
import type { EventType } from "../event-types.ts";
import type { PublicEvent } from "../events.content.ts";
import { eventsWords } from "../events.words.ts";
import { EventTile } from "./cards/event-tile.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { eventsQuery, homeEventsQuery } from "./events.queries.ts";
import styles from "./events-section.module.css";

const DAY_MS = 86_400_000;

type Words = ReturnType<typeof useWords<typeof eventsWords.en>>;

/** The home page's events: the first six in the order of their dates, three in a row. `result` is the last one. */
export function EventsSection({ result }: { result?: ReactNode }) {
  const words = useWords(eventsWords);
  const [type, setType] = useState<EventType>("our");
  const events = useApiQuery(homeEventsQuery(type));
  const client = useQueryClient();
  const api = useApi();
  const { language } = useLanguage();
  const id = useId();
  const panel = `${id}-panel`;

  function select(next: EventType) {
    // Switching always fetches again, even if the list is fresh.
    void client.prefetchQuery({ ...optionsOf(homeEventsQuery(next), api, language), staleTime: 0 });
    setType(next);
  }

  return (
    <Section
      id="events"
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      action={
        <>
          <EventTabs type={type} onSelect={select} id={id} panel={panel} />
          <ButtonLink to={`/events-calendar?type=${type}`} queries={[eventsQuery(type)]} variant="quiet">
            {words.all}
          </ButtonLink>
        </>
      }
    >
      <div role="tabpanel" id={panel} aria-labelledby={`${id}-${type}`} className={styles.panel}>
        <QueryState
          query={events}
          errorText={words.loadFailed}
          emptyText={words[type].empty}
          isEmpty={(list) => list.length === 0}
        >
          {(list) => <Lines key={type} events={list} today={pragueDay(new Date(events.dataUpdatedAt))} />}
        </QueryState>
        {type === "our" && result}
      </div>
    </Section>
  );
}

function Lines({ events, today }: { events: PublicEvent[]; today: string }) {
  const words = useWords(eventsWords);
  const { next, later, past } = calendarOf(events, today);
  return (
    <ul className={styles.events}>
      {[...(next ? [next] : []), ...later, ...past].map((event) => (
        <li key={event.id}>
          <EventTile
            event={event}
            isPast={past.includes(event)}
            marks={event === next ? marksOf(event, today, words) : []}
          />
        </li>
      ))}
    </ul>
  );
}

/** What the next event is, and in how many days; one that has begun says the first alone. */
function marksOf({ date, is_race, event_type }: PublicEvent, today: string, words: Words): string[] {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  const mark = event_type === "world" ? words.next : is_race ? words.nextRace : words.nextEvent;
  return days >= 0 ? [mark, words.daysLeft(days)] : [mark];
}
