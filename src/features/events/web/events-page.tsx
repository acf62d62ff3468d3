import { useQueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { RideDays, rideDaysQuery } from "#features/days/web/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { prefetchAll, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { WayHome } from "#kit/web/ui/links/way-home.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { StructuredData } from "#kit/web/ui/page/structured-data.tsx";
import { lastDay } from "../event-days.ts";
import { EVENT_TYPES, type EventType, eventTypeOf } from "../event-types.ts";
import type { PublicEvent } from "../events.content.ts";
import { eventsWords } from "../events.words.ts";
import { EventsCalendar } from "./calendar/events-calendar.tsx";
import styles from "./event-switch.module.css";
import { eventsQuery } from "./events.queries.ts";
import { useEventData } from "./use-event-data.ts";

export function loader(args: LoaderFunctionArgs) {
  const type = eventTypeOf(new URL(args.request.url).searchParams.get("type")) ?? "our";
  return prefetch(args, type === "our" ? [eventsQuery(type), rideDaysQuery] : [eventsQuery(type)]);
}
export const handle: PageRules = { parameters: ["type"] };
export const clientLoader = waitForNothing;

/** The race calendar. The address carries its type; an unknown type is ignored. */
export default function EventsPage() {
  const words = useWords(eventsWords);
  const [parameters, setParameters] = useSearchParams();
  const asked = eventTypeOf(parameters.get("type"));
  const type = asked ?? "our";
  const events = useApiQuery(eventsQuery(type));
  const client = useQueryClient();
  const api = useApi();
  const { language } = useLanguage();

  function select(next: EventType) {
    if (next === asked) return;
    const changed = new URLSearchParams(parameters);
    changed.set("type", next);
    setParameters(changed, { preventScrollReset: true });
  }

  // Among the events; where there are none, in their place.
  const rideDays = type === "our" ? <RideDays /> : null;
  const hasEvents = events.data?.some((event) => event.is_active);

  return (
    <>
      <PageHead
        title={type === "our" ? words.title : words.world.tab}
        description={words[type].description}
        image={events.data?.find((event) => event.image_path)?.image_path}
        parameters={asked ? ["type"] : []}
      />
      {events.data && <EventsData events={events.data} today={pragueDay(new Date(events.dataUpdatedAt))} />}
      <Section
        level={1}
        kicker={words.kicker}
        title={words.title}
        lead={words[type].intro}
        action={
          <EventTypeToggle
            type={type}
            onSelect={select}
            onIntent={(next) => void prefetchAll(client, api, language, [eventsQuery(next)])}
          />
        }
      >
        <QueryState
          query={events}
          errorText={words.loadFailed}
          emptyText={words[type].empty}
          emptyAction={<WayHome />}
          isEmpty={(list) => !list.some((event) => event.is_active)}
        >
          {(list) => (
            <EventsCalendar
              key={type}
              type={type}
              events={list.filter((event) => event.is_active)}
              today={pragueDay(new Date(events.dataUpdatedAt))}
              emptyText={words[type].empty}
            >
              {rideDays}
            </EventsCalendar>
          )}
        </QueryState>
        {rideDays && !hasEvents && <div className={styles.apart}>{rideDays}</div>}
      </Section>
    </>
  );
}

/** The upcoming events for search engines. */
function EventsData({ events, today }: { events: PublicEvent[]; today: string }) {
  const dataOf = useEventData();
  return (
    <StructuredData
      things={events
        .filter((event) => event.is_active && lastDay(event) >= today)
        .map((event) => dataOf(event))}
    />
  );
}

interface EventTypeToggleProps {
  type: EventType;
  onSelect: (type: EventType) => void;
  /** Called before a type is likely to be chosen. */
  onIntent: (type: EventType) => void;
}

/** Which events the calendar shows. A form, so that it works without JavaScript too. */
function EventTypeToggle({ type, onSelect, onIntent }: EventTypeToggleProps) {
  const words = useWords(eventsWords);
  return (
    <form
      action="/events-calendar"
      aria-label={words.tabs}
      className={styles.switch}
      onSubmit={(event) => event.preventDefault()}
    >
      {EVENT_TYPES.map((entry) => (
        <button
          key={entry}
          type="submit"
          name="type"
          value={entry}
          aria-pressed={entry === type}
          className={styles.option}
          onClick={() => onSelect(entry)}
          onPointerEnter={() => onIntent(entry)}
          onFocus={() => onIntent(entry)}
        >
          {words[entry].tab}
        </button>
      ))}
    </form>
  );
}
