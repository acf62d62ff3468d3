import type { Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { NO_PICTURE, type PictureValue, pictureParts, toFormData } from "#kit/web/editor/form-data.ts";
import { type EventType, NO_EVENT_URL } from "../../event-types.ts";
import { type Event, locatedEvent } from "../../events.contract.ts";
import { eventsAdminWords } from "./events-admin.words.ts";

/** What the event form holds. */
export interface EventValues {
  picture: PictureValue;
  /** YYYY-MM-DD; blank while none is chosen. */
  date: string;
  /** The same; blank: the event takes one day. */
  end_date: string;
  event_type: EventType;
  event_url: string;
  is_active: boolean;
  translations: Event["translations"];
}

const NO_TEXTS = { title: "", location: "", description: "", image_alt: "" };

export const EMPTY_EVENT: EventValues = {
  picture: NO_PICTURE,
  date: "",
  end_date: "",
  event_type: "our",
  event_url: NO_EVENT_URL,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

export function eventValues(event: Event): EventValues {
  const { image_path, date, end_date, event_type, event_url, is_active, translations } = event;
  const picture = { path: image_path, file: null };
  return { picture, date, end_date: end_date ?? "", event_type, event_url, is_active, translations };
}

export function eventFaults(
  { picture, ...values }: EventValues,
  event: Event | null,
  language: Language,
): FieldError[] {
  const faults = faultsOf(locatedEvent, { ...values, image_path: picture.path }, language);
  if (!event && !picture.file && !picture.path)
    faults.push({ path: "picture", message: eventsAdminWords[language].photoRequired });
  return faults;
}

export function eventForm({ picture, ...values }: EventValues): FormData {
  return toFormData({ ...pictureParts("image", "image_path", picture), ...values });
}
