import { z } from "zod";
import { alternativeText, contentContract, type Shown, text } from "#kit/contract/content.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { basedOn, day, flag, idParams, mediaPath } from "#kit/contract/fields.ts";
import { says } from "#kit/contract/says.ts";
import { completeWebAddress, isWebAddress } from "#kit/contract/web-address.ts";
import { EVENT_TYPES, NO_EVENT_URL } from "./event-types.ts";

const titleRequired = says({
  en: "Title is required in both languages",
  cs: "Název je povinný v obou jazycích",
});

const locationRequired = says({
  en: "Location is required in both languages",
  cs: "Místo je povinné v obou jazycích",
});

const dateRequired = says({
  en: "Date is required and must be in YYYY-MM-DD format",
  cs: "Datum je povinné a musí být ve formátu RRRR-MM-DD",
});

const notAnAddress = says({
  en: "This is not a web address (https://...) or #.",
  cs: "Toto není webová adresa (https://...) ani #.",
});

const endsBeforeItBegins = says({
  en: "The last day must not be before the first one",
  cs: "Poslední den nesmí být před prvním",
});

/** The last day of an event that takes several; blank, null or not known: it takes one. */
const endDate = z.preprocess(
  (value) => (value === "" || value === undefined ? null : value),
  day().nullable(),
);

/** Both as YYYY-MM-DD, so that texts compare as days do. */
const inOrder = ({ date, end_date }: { date: string; end_date: string | null }) =>
  end_date === null || end_date >= date;
const atLastDay = { ...endsBeforeItBegins, path: ["end_date"] };

/** An http or https address; `#`, also for blank, where the event has no page of its own. */
const eventUrl = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? NO_EVENT_URL : value),
  z
    .string()
    .overwrite(completeWebAddress)
    .max(2000)
    .refine((value) => value === NO_EVENT_URL || isWebAddress(value), notAnAddress),
);

const eventType = z.enum(EVENT_TYPES);

const texts = {
  title: text({ required: titleRequired }),
  description: text({ max: 5000 }),
  image_alt: alternativeText(),
};
const fields = {
  /** The first day. */
  date: day(dateRequired),
  end_date: endDate,
  event_type: eventType,
  image_path: mediaPath(),
  event_url: eventUrl,
  is_active: flag(),
};

/** As stored: an older event may be without a location, which the site says. */
const content = contentContract({ texts: { ...texts, location: text() }, fields });
export const eventContent = { ...content, whole: content.whole.refine(inOrder, atLastDay) };

/** What a new event, a form and a sent location must keep: both languages say where. */
export const locatedEvent = contentContract({
  texts: { ...texts, location: text({ required: locationRequired }) },
  fields,
}).whole.refine(inOrder, atLastDay);

/** As it leaves: what is stored and is no web address counts as none. */
const storedEventUrl = z
  .string()
  .overwrite((value) => (isWebAddress(value.trim()) ? value.trim() : NO_EVENT_URL));

const event = eventContent.record.extend({ event_url: storedEventUrl });

export type Event = z.output<typeof event>;
export type ShownEvent = Shown<Event>;
export type EventInput = z.output<typeof eventContent.input>;

export const eventsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/events",
    access: "public",
    cache: true,
    summary:
      "Events, upcoming first (nearest first), then past (latest first), by the last day in Prague; `type` filters. " +
      "`end_date` is the last day of an event of several days, else null",
    query: z.object({ type: eventType.optional() }),
    response: z.array(event),
  }),
  get: endpoint({
    method: "GET",
    path: "/events/:id",
    access: "public",
    cache: true,
    summary: "One event",
    params: idParams,
    response: event,
  }),
  create: endpoint({
    method: "POST",
    path: "/events",
    access: "admin",
    summary: "Adds an event; date, title and location in both languages and a photo are required",
    body: eventContent.input,
    files: { image: { kind: "image" } },
    status: 201,
    response: event,
  }),
  update: endpoint({
    method: "PUT",
    path: "/events/:id",
    access: "admin",
    summary: "Changes what is sent",
    params: idParams,
    headers: basedOn,
    body: eventContent.input,
    files: { image: { kind: "image" } },
    response: event,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/events/:id",
    access: "admin",
    summary: "Deletes an event with its photo",
    params: idParams,
  }),
};

export type EventsEndpoints = typeof eventsEndpoints;
