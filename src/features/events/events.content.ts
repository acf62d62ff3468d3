import { z } from "zod";
import {
  activeField,
  alternativeTextField,
  choiceField,
  dayField,
  filmField,
  flagField,
  optionalDayField,
  ownField,
  pictureField,
  textField,
  webAddressField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type InputOf, type RecordOf, schemasOf } from "#kit/contract/content/content-type.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { says } from "#kit/contract/validation/says.ts";
import { completeWebAddress, isWebAddress } from "#kit/contract/validation/web-address.ts";
import { type EventType, NO_EVENT_URL } from "./event-types.ts";

/** An http or https address; `#`, also for blank, where the event has no page of its own. */
const eventUrl = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? NO_EVENT_URL : value),
  z
    .string()
    .overwrite(completeWebAddress)
    .max(2000)
    .refine(
      (value) => value === NO_EVENT_URL || isWebAddress(value),
      says({
        en: "This is not a web address (https://...) or #.",
        cs: "Toto není webová adresa (https://...) ani #.",
      }),
    ),
);

/** As it leaves: what is stored and is no web address counts as none. */
const storedEventUrl = z
  .string()
  .overwrite((value) => (isWebAddress(value.trim()) ? value.trim() : NO_EVENT_URL));

const location = { en: "Location", cs: "Místo" };

export const events = defineContent({
  type: "events",
  names: { one: { en: "Event", cs: "Událost" }, many: { en: "Events", cs: "Události" } },
  title: "title",
  screen: "/admin/events",
  logged: { display_order: { en: "Order", cs: "Pořadí" } },
  page: "/events-calendar",
  texts: {
    title: textField({
      label: { en: "Title", cs: "Název" },
      required: { en: "Title is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
    location: textField({
      label: location,
      required: { en: "Location is required in both languages", cs: "Místo je povinné v obou jazycích" },
      once: true,
    }),
    description: textField({ label: { en: "Description", cs: "Popis" }, max: 5000 }),
    image_alt: alternativeTextField(),
    /** Of its own page; lines "13:00 Qualifying" are a timetable (`event-lines.ts`). */
    programme: textField({ label: { en: "Programme", cs: "Program" }, max: 5000 }),
    tickets: textField({ label: { en: "Tickets", cs: "Vstupenky" }, max: 2000 }),
    way: textField({ label: { en: "Getting there and parking", cs: "Cesta a parkování" }, max: 2000 }),
    /** Lines "Driver: car"; once a round has entries, they say it. */
    line_up: textField({ label: { en: "Who drives", cs: "Kdo jede" }, max: 2000 }),
    weather: textField({ label: { en: "Weather", cs: "Počasí" }, max: 2000 }),
  },
  fields: {
    date: dayField({
      label: { en: "Date", cs: "Datum" },
      required: {
        en: "Date is required and must be in YYYY-MM-DD format",
        cs: "Datum je povinné a musí být ve formátu RRRR-MM-DD",
      },
    }),
    end_date: optionalDayField({ label: { en: "Last day", cs: "Poslední den" } }),
    event_type: choiceField<EventType>({
      label: { en: "Type", cs: "Typ" },
      choices: {
        our: { en: "Our event", cs: "Naše událost" },
        world: { en: "World event", cs: "Světová událost" },
      },
      empty: "our",
    }),
    /** A show, a test or an open day is none: the home page says "next event" of it, not "next race". */
    is_race: flagField({ label: { en: "A race", cs: "Závod" }, empty: false }),
    image_path: pictureField({
      label: { en: "Photo", cs: "Fotografie" },
      upload: "image",
      required: { en: "Photo is required for a new event", cs: "U nové události je fotografie povinná" },
    }),
    event_url: ownField({
      label: { en: "Web address of the event", cs: "Webová adresa události" },
      schema: eventUrl,
      answered: storedEventUrl,
      empty: NO_EVENT_URL,
    }),
    map_url: webAddressField({ label: { en: "Map", cs: "Mapa" } }),
    tickets_url: webAddressField({ label: { en: "Where tickets are sold", cs: "Prodej vstupenek" } }),
    film_url: filmField(),
    /** Posts with this tag are its report. */
    tag: ownField({
      label: { en: "Tag of its posts", cs: "Štítek příspěvků" },
      schema: z.string().trim().max(100),
      empty: "",
    }),
    is_active: activeField(),
  },
});

/** Both are YYYY-MM-DD, so texts compare as days do. */
const endsAfterItBegins = ({ date, end_date }: { date: string; end_date: string | null }) =>
  end_date === null || end_date >= date;
const endsBeforeItBegins = {
  ...says({
    en: "The last day must not be before the first one",
    cs: "Poslední den nesmí být před prvním",
  }),
  path: ["end_date"],
};

/** As it is written: both languages say where. */
export const wholeEvent = schemasOf(events).whole.refine(endsAfterItBegins, endsBeforeItBegins);

/** As it is stored: an older event may be without a location, which the site says. */
export const storedEvent = schemasOf({
  ...events,
  texts: { ...events.texts, location: textField({ label: location }) },
}).whole.refine(endsAfterItBegins, endsBeforeItBegins);

export type Event = RecordOf<typeof events>;

/** What an event's own page says alone. */
type OfItsPage =
  | ("programme" | "tickets" | "way" | "line_up" | "weather" | "tag")
  | ("map_url" | "tickets_url" | "film_url");

/** An event with the end of its page's address. */
export type PageEvent = Event & { slug: string };
/** As lists show it. */
export type ListedEvent = Omit<PageEvent, OfItsPage>;
export type PublicEvent = PublicRecord<ListedEvent>;
export type EventInput = InputOf<typeof events>;
