import { z } from "zod";
import { COUNTRIES } from "#kit/contract/companies/address-country.ts";
import { askOutside, OutsideError } from "#kit/server/ask-outside.ts";
import { foldedText } from "../../folded-text.ts";
import type { OpenDays } from "../../opening-hours.ts";
import type { PointsFault } from "../../parcel-states.ts";
import type { pickupPoints } from "../parcels.table.ts";

/** Packeta's daily lists of pick-up points, version 5: its own points and its boxes. */

const PATIENCE_MS = 120_000;
const MOST_BYTES = 150_000_000;
export const LISTS = ["branch", "box"] as const;
export type PointsList = (typeof LISTS)[number];

export class PointsError extends Error {
  readonly kind: PointsFault;

  constructor(kind: PointsFault, cause?: unknown) {
    super(`Pick-up points: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** Numbers come as numbers or as texts. */
const part = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? "" : String(value).trim()));

const branch = z.object({
  id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(40)),
  name: part,
  place: part,
  street: part,
  city: part,
  zip: part,
  country: part,
  displayFrontend: part,
  status: z.union([z.object({ statusId: part }).transform(({ statusId }) => statusId), part]).optional(),
  openingHours: z
    .object({ regular: z.record(z.string(), part).nullish().catch(null) })
    .nullish()
    .catch(null),
});
type Branch = z.output<typeof branch>;

/** A list of points, or an object of them by id, also as `data`. */
const feed = z
  .union([z.object({ data: z.unknown() }).transform(({ data }) => data), z.unknown()])
  .transform((all) => (typeof all === "object" && all !== null ? Object.values(all) : []));

/**
 * The points of a list that are open and shown to customers. A point that can't be read is left out; where most can't,
 * it is another list. Throws PointsError.
 */
export async function readPoints(
  { url, password }: { url: string; password: string },
  list: PointsList,
): Promise<(typeof pickupPoints.$inferInsert)[]> {
  // The key of the lists is the first half of the password.
  const address = `${url}/${encodeURIComponent(password.slice(0, 16))}/${list}/json?lang=cs`;
  const answer = await askOutside(address, { patienceMs: PATIENCE_MS, mostBytes: MOST_BYTES }).catch(
    (error) => {
      throw new PointsError(
        error instanceof OutsideError && error.kind === "too-large" ? "unreadable" : "away",
        error,
      );
    },
  );
  if (answer.status === 401 || answer.status === 403 || answer.status === 404)
    throw new PointsError("refused");
  if (!answer.isOk) throw new PointsError("away", `status ${answer.status}`);
  const all = entriesOf(answer.body.toString("utf8"));
  const read = all.flatMap((entry) => {
    const parsed = branch.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
  if (read.length < all.length / 2) throw new PointsError("unreadable", "no points");
  return read.filter(isOffered).map((one) => rowOf(one, list));
}

function entriesOf(text: string): unknown[] {
  try {
    return feed.parse(JSON.parse(text));
  } catch (error) {
    throw new PointsError("unreadable", error instanceof Error ? error.name : "");
  }
}

function isOffered({ name, country, status = "1", displayFrontend }: Branch): boolean {
  const isKnown = name !== "" && COUNTRIES.includes(country.toUpperCase());
  return isKnown && (status === "1" || status === "") && !["0", "false"].includes(displayFrontend);
}

function rowOf({ id, name, place, street, city, zip, country, openingHours }: Branch, list: PointsList) {
  return {
    id,
    list,
    city: cut(city, 100),
    country: country.toUpperCase(),
    // Its name says town and street already: `Praha 15, Hostivař, Švehlova 32 (Potraviny)`.
    name: cut(name, 200),
    address: cut([street, `${zip} ${city}`.trim()].filter(Boolean).join(", "), 300),
    opening_hours: hoursOf(openingHours?.regular ?? null),
    searched: foldedText([city, name, street, place, zip, zip.replace(/\s/g, "")].join(" ")).slice(0, 600),
  };
}

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Days alike stand together; those that are closed are left out. Empty where they are open day and night or unknown. */
function hoursOf(regular: Record<string, string> | null): OpenDays[] {
  const groups: OpenDays[] = [];
  DAYS.forEach((name, index) => {
    const day = index + 1;
    const hours = cut(regular?.[name] ?? "", 60);
    const last = groups.at(-1);
    if (last && last.hours === hours) last.to = day;
    else groups.push({ from: day, to: day, hours });
  });
  return groups.filter(({ hours }) => hours !== "");
}

const cut = (text: string, max: number) => text.replace(/\p{Cc}+/gu, " ").slice(0, max);
