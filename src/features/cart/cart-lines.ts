import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { MAX_QUANTITY } from "./order-total.ts";

/** The lines of a cart and what can happen to them. Pure. */

export interface LineText {
  name: string;
  description: string;
}

export interface CartLine {
  /** The product's id. */
  id: string;
  /** Unit price as the visitor saw it, CZK. */
  price: number;
  /** A whole number from 1 to 99. */
  quantity: number;
  image_path: string | null;
  translations: Both<LineText>;
  /** What the API called the product: its name where it has none in either language. */
  name?: string | undefined;
  /** The product's address; carts stored without one have null. */
  slug: string | null;
  /** The chosen size; absent for a product without sizes. Each size is a line of its own. */
  variant?: LineVariant | undefined;
  /** Seats that are held for it, one for each piece; each time is a line of its own, at its day's price. */
  ride?: LineRide | undefined;
  /** What is wished for a voucher that is a gift; each gift is a line of its own. */
  gift?: LineGift | undefined;
}

export interface LineGift {
  /** Tells this gift from others of the same product; the cart's own. */
  line: string;
  recipient: string;
  dedication: string;
  design: "night" | "smoke";
  /** Who gets the e-mail. */
  deliver: "buyer" | "recipient";
  email: string;
  /** YYYY-MM-DD in Prague; null where the buyer gets it. */
  day: string | null;
}

export interface LineRide {
  /** Addresses of the held bookings: keys, which nobody else is to see. */
  holds: { id: number; key: string }[];
  /** ISO 8601 in UTC. */
  starts_at: string;
  hold_until: string;
}

export interface LineVariant {
  id: number;
  label: Both<string>;
}

export type NewLine = Omit<CartLine, "quantity">;

/** What tells lines apart: the product, and its size, its ride's start or its gift where it has one. */
export function lineKey({
  id,
  variant,
  ride,
  gift,
}: Pick<CartLine, "id" | "variant" | "ride" | "gift">): string {
  if (ride) return `${id}@${ride.starts_at}`;
  const key = variant ? `${id}#${variant.id}` : id;
  return gift ? `${key}*${gift.line}` : key;
}

/** One more of a product that is in the cart already, with what is known of it now; else a line of its own. */
export function addLine(lines: readonly CartLine[], added: NewLine): CartLine[] {
  const key = lineKey(added);
  if (!lines.some((line) => lineKey(line) === key)) return [...lines, { ...added, quantity: 1 }];
  return lines.map((line) =>
    lineKey(line) === key ? { ...added, quantity: asQuantity(line.quantity + 1) } : line,
  );
}

/** A line with held seats, one piece for each; what was held for the same time before is replaced. */
export function holdLine(lines: readonly CartLine[], held: NewLine & { ride: LineRide }): CartLine[] {
  const quantity = asQuantity(held.ride.holds.length);
  return [...removeLine(lines, lineKey(held)), { ...held, quantity }];
}

/** Makes a line a gift, changes one, or makes it none; what is none then joins the line of the same product. */
export function setGift(lines: readonly CartLine[], key: string, gift: LineGift | undefined): CartLine[] {
  const joined: CartLine[] = [];
  for (const line of lines) {
    const { gift: before, ...plain } = line;
    const next = lineKey(line) !== key ? line : gift ? { ...plain, gift } : plain;
    const same = joined.findIndex((one) => lineKey(one) === lineKey(next));
    const there = joined[same];
    if (!there) joined.push(next);
    else joined[same] = { ...there, quantity: asQuantity(there.quantity + next.quantity) };
  }
  return joined;
}

export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity: asQuantity(quantity) } : line));
}

export function removeLine(lines: readonly CartLine[], key: string): CartLine[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** Sets the prices that `PRICE_CHANGED` answers; held seats have those of their day. */
export function reprice(lines: readonly CartLine[], prices: readonly { id: string; price: number }[]) {
  const now = new Map(prices.map(({ id, price }) => [id, price]));
  return lines.map((line) => (line.ride ? line : { ...line, price: now.get(line.id) ?? line.price }));
}

/** The nearest whole number from 1 to 99; 1 for what is no number. */
export function asQuantity(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), MAX_QUANTITY) : 1;
}

/** What a name is made of, as a stored cart or an API may have left parts of it out. */
interface Named {
  translations?: Partial<Both<{ name: string }>> | undefined;
  name?: string | undefined;
  variant?: LineVariant | undefined;
}

/**
 * A line's name: this language, else English, else the plain name, else Czech; '' where there is none. The size
 * stands behind it.
 */
export function lineName({ translations, name: plain, variant }: Named, language: Language): string {
  const name =
    translations?.[language]?.name || translations?.en?.name || plain || translations?.cs?.name || "";
  const size = variant?.label[language] || variant?.label.en || variant?.label.cs;
  return name && size ? `${name} (${size})` : name;
}

/** Reads the `cart` of browser storage, which anybody may have changed: valid lines stay, others are dropped. */
export function readLines(stored: string | null): CartLine[] {
  const found = new Map<string, CartLine>();
  for (const entry of entriesOf(stored)) {
    const line = readLine(entry);
    if (line && !found.has(lineKey(line))) found.set(lineKey(line), line);
  }
  return [...found.values()];
}

function entriesOf(stored: string | null): unknown[] {
  try {
    const value = JSON.parse(stored ?? "null");
    const lines = value?.state?.lines ?? value?.state?.items ?? value?.items ?? value;
    return Array.isArray(lines) ? lines : [];
  } catch {
    return [];
  }
}

function readLine(entry: unknown): CartLine | null {
  if (typeof entry !== "object" || entry === null) return null;
  const { id, price, quantity, image_path, translations, name, slug, variant, ride, gift } = entry as Record<
    string,
    unknown
  >;
  const czk = Number(price);
  if ((typeof id !== "string" && typeof id !== "number") || id === "") return null;
  if (price === null || price === "" || !Number.isFinite(czk) || czk < 0) return null;
  const size = readVariant(variant);
  const held = readRide(ride);
  const given = readGift(gift);
  return {
    id: String(id),
    price: czk,
    quantity: asQuantity(held ? held.holds.length : Number(quantity)),
    image_path: typeof image_path === "string" && image_path !== "" ? image_path : null,
    translations: readTexts(translations),
    ...(typeof name === "string" && name !== "" && { name }),
    slug: typeof slug === "string" && slug !== "" ? slug : null,
    ...(size && { variant: size }),
    ...(held && { ride: held }),
    ...(given && { gift: given }),
  };
}

function readVariant(stored: unknown): LineVariant | null {
  const { id, label } = (stored ?? {}) as { id?: unknown; label?: Partial<Both<unknown>> | null };
  if (typeof id !== "number" || !Number.isInteger(id)) return null;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { id, label: { en: text(label?.en), cs: text(label?.cs) } };
}

function readRide(stored: unknown): LineRide | null {
  const { holds, starts_at, hold_until } = (stored ?? {}) as Partial<Record<keyof LineRide, unknown>>;
  const isMoment = (value: unknown): value is string =>
    typeof value === "string" && !Number.isNaN(Date.parse(value));
  if (!Array.isArray(holds) || !isMoment(starts_at) || !isMoment(hold_until)) return null;
  const read = holds.flatMap((one) => {
    const { id, key } = (one ?? {}) as { id?: unknown; key?: unknown };
    return typeof id === "number" && Number.isInteger(id) && typeof key === "string" ? [{ id, key }] : [];
  });
  return read.length > 0 && read.length === holds.length ? { holds: read, starts_at, hold_until } : null;
}

function readGift(stored: unknown): LineGift | null {
  const read = (stored ?? {}) as Partial<Record<keyof LineGift, unknown>>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  if (text(read.line) === "") return null;
  return {
    line: text(read.line),
    recipient: text(read.recipient),
    dedication: text(read.dedication),
    design: read.design === "smoke" ? "smoke" : "night",
    deliver: read.deliver === "recipient" ? "recipient" : "buyer",
    email: text(read.email),
    day: /^\d{4}-\d{2}-\d{2}$/.test(text(read.day)) ? text(read.day) : null,
  };
}

function readTexts(translations: unknown): Both<LineText> {
  const texts = { en: { name: "", description: "" }, cs: { name: "", description: "" } };
  for (const language of LANGUAGES) {
    const given = (translations as Partial<Both<Partial<LineText>>> | null | undefined)?.[language];
    if (typeof given?.name === "string") texts[language].name = given.name;
    if (typeof given?.description === "string") texts[language].description = given.description;
  }
  return texts;
}
