import { z } from "zod";
import {
  choiceField,
  dayField,
  flagField,
  numberField,
  ownField,
  textField,
  webAddressField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, schemasOf } from "#kit/contract/content/content-type.ts";
import { says } from "#kit/contract/validation/says.ts";
import { ARRIVE_MINUTES, type DayKind, LATEST_CHANGE_HOURS } from "./day-rules.ts";
import { endsTooEarly, isSpan } from "./night.ts";

/** HH:MM on a 24-hour clock in Prague. */
export const timeOfDay = z
  .string()
  .regex(
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    says({ en: "Time must look like 09:30", cs: "Čas musí mít tvar 09:30" }),
  );

const time = (label: { en: string; cs: string }, empty: string) =>
  ownField({ label, schema: timeOfDay, empty });

/** A ride day or a course. Its slots, products, cars and drivers stand beside it (days.contract.ts). */
export const days = defineContent({
  type: "days",
  names: { one: { en: "Ride day", cs: "Den jízd" }, many: { en: "Ride days", cs: "Dny jízd" } },
  title: "title",
  screen: "/admin/days",
  // A day's own address is the day with its bookings.
  formAt: "/admin/days/:record/edit",
  texts: {
    title: textField({
      label: { en: "Title", cs: "Název" },
      required: { en: "Title is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
    place: textField({
      label: { en: "Place", cs: "Místo" },
      required: { en: "Place is required in both languages", cs: "Místo je povinné v obou jazycích" },
      once: true,
    }),
    description: textField({ label: { en: "What it is", cs: "O co jde" }, max: 5000 }),
    what_to_bring: textField({ label: { en: "What to bring", cs: "Co si vzít s sebou" }, max: 5000 }),
  },
  fields: {
    kind: choiceField<DayKind>({
      label: { en: "Kind", cs: "Druh" },
      choices: {
        ride: { en: "Rides", cs: "Jízdy" },
        course: { en: "Course", cs: "Kurz" },
      },
      empty: "ride",
    }),
    date: dayField({
      label: { en: "Date", cs: "Datum" },
      required: {
        en: "Date is required and must be in YYYY-MM-DD format",
        cs: "Datum je povinné a musí být ve formátu RRRR-MM-DD",
      },
    }),
    starts: time({ en: "Starts", cs: "Začátek" }, "09:00"),
    ends: time({ en: "Ends", cs: "Konec" }, "17:00"),
    address: ownField({
      label: { en: "Address", cs: "Adresa" },
      schema: z.string().trim().max(300),
      empty: "",
    }),
    map_url: webAddressField({ label: { en: "Link to a map", cs: "Odkaz na mapu" } }),
    latest_change_hours: {
      ...numberField({
        label: { en: "Changes allowed until (hours before)", cs: "Poslední změna (hodin předem)" },
        max: 24 * 60,
      }),
      empty: LATEST_CHANGE_HOURS,
    },
    arrive_minutes: {
      ...numberField({ label: { en: "Arrive (minutes before)", cs: "Přijet (minut předem)" }, max: 240 }),
      empty: ARRIVE_MINUTES,
    },
    is_active: flagField({ label: { en: "Published", cs: "Zveřejněno" }, empty: false }),
  },
  logged: {
    display_order: { en: "Order", cs: "Pořadí" },
    products: { en: "Products", cs: "Produkty" },
    cars: { en: "Cars", cs: "Auta" },
    car_ids: { en: "Cars", cs: "Auta" },
    drivers: { en: "Drivers", cs: "Jezdci" },
    driver_ids: { en: "Drivers", cs: "Jezdci" },
    slots: { en: "Slots", cs: "Časy" },
    starts_at: { en: "Starts", cs: "Začátek" },
    ends_at: { en: "Ends", cs: "Konec" },
    seats: { en: "Places", cs: "Míst" },
    price_halere: { en: "Price", cs: "Cena" },
    cancelled_at: { en: "Cancelled", cs: "Zrušeno" },
    moved_reason: { en: "Why it was moved", cs: "Proč se přesunul" },
    cancel_reason: { en: "Reason", cs: "Důvod" },
  },
});

export const wholeDay = schemasOf(days).whole.refine(isSpan, { ...endsTooEarly, path: ["ends"] });
