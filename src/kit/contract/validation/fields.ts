import { z } from "zod";
import { BASED_ON } from "../content/history.ts";
import { parseDownloadPath } from "../media/download-path.ts";
import { isMediaPath } from "../media/media-path.ts";
import { isCalendarDay } from "../time/days.ts";
import { says } from "./says.ts";
import { storable } from "./storable.ts";
import { completeWebAddress, isWebAddress } from "./web-address.ts";

/** Schemas of the fields that many contracts share. Each takes JSON and the text of a multipart form alike. */

/** true/false, also as the texts `true`, `false`, `1`, `0` and the numbers 1 and 0. */
export function flag() {
  return z.preprocess(
    (value) =>
      typeof value === "string" || typeof value === "number" ? (FLAG_TEXTS[String(value)] ?? value) : value,
    z.boolean(),
  );
}
const FLAG_TEXTS: Record<string, boolean> = { true: true, "1": true, false: false, "0": false };

/** A whole number from `min`, also as text. Fits a PostgreSQL integer. */
export function wholeNumber(min = 0, max = 2_147_483_647) {
  return z.preprocess(numberFromText, z.int().min(min).max(max));
}

/** The same, or nothing: blank text and null are null. */
export function optionalWholeNumber(min = 0, max = 2_147_483_647) {
  return z.preprocess(
    (value) => (value === "" ? null : numberFromText(value)),
    z.int().min(min).max(max).nullable(),
  );
}

/** Characters, blanks and zeros among them. */
const LONGEST_NUMBER = 60;

/** Decimal digits only: to JavaScript `1e3` is 1000 and `0x10` is 16. Anything else stays text and is refused. */
function numberFromText(value: unknown): unknown {
  return typeof value === "string" && value.length <= LONGEST_NUMBER && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
}

/** A JSON value, or its text in a multipart field. */
export function json<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => {
    if (typeof value !== "string") return value;
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch {
      return value;
    }
    // Its escapes may spell what the text around it could not hold.
    return storable(parsed);
  }, schema);
}

/** An http or https address, or blank; one that was typed without `https://` gets it. */
export function webAddress() {
  return z
    .string()
    .overwrite(completeWebAddress)
    .max(2000)
    .refine(
      (value) => value === "" || isWebAddress(value),
      says({ en: "This is not a web address (https://...).", cs: "Toto není webová adresa (https://...)." }),
    );
}

/** The same as it leaves: what is stored and is no web address counts as not set, and breaks no list. */
export function storedWebAddress() {
  return z.string().overwrite((value) => (isWebAddress(value.trim()) ? value.trim() : ""));
}

/** A day as YYYY-MM-DD that exists in the calendar. */
export function day(
  words = says({ en: "Date must be in YYYY-MM-DD format", cs: "Datum musí být ve formátu RRRR-MM-DD" }),
) {
  return z.string(words).refine(isCalendarDay, words);
}

/** A stored picture's path, or null where there is none. */
export function mediaPath() {
  return z.preprocess(
    (value) => (value === "" ? null : value),
    z
      .string()
      .refine(isMediaPath, says({ en: "This is not a stored picture.", cs: "Toto není uložený obrázek." }))
      .nullable(),
  );
}

/** The path of a stored file that visitors save, or null where there is none. */
export function downloadPath() {
  const words = says({ en: "This is not a stored file.", cs: "Toto není uložený soubor." });
  return z.preprocess(
    (value) => (value === "" ? null : value),
    z
      .string()
      .refine((value) => parseDownloadPath(value) !== null, words)
      .nullable(),
  );
}

/** The number in a path such as `/events/7`; anything else is 400. */
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const slugParams = z.object({ slug: z.string().min(1).max(200) });

/** A moment as ISO 8601 text in UTC; takes the database's Date. */
export function instant() {
  return z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.iso.datetime());
}

/** The optional header of a write that shall not overwrite what somebody else has changed; see `BASED_ON`. */
export const basedOn = z.object({
  [BASED_ON]: z
    .string()
    .optional()
    .describe("`updated_at` of the record as it was read; 409 CHANGED_MEANWHILE where it has changed since"),
});
