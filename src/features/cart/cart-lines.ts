import { MAX_QUANTITY } from "#features/orders/order-total.ts";
import { type Both, LANGUAGES, type Language } from "#kit/contract/language.ts";

/** The lines of a cart and what can happen to them (spec/public-site.md section 4, "Cart"). Pure. */

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
  /** The product's address; carts stored without one have null. */
  slug: string | null;
}

export type NewLine = Omit<CartLine, "quantity">;

/** One more of a product that is in the cart already, with what is known of it now; else a line of its own. */
export function addLine(lines: readonly CartLine[], added: NewLine): CartLine[] {
  if (!lines.some(({ id }) => id === added.id)) return [...lines, { ...added, quantity: 1 }];
  return lines.map((line) =>
    line.id === added.id ? { ...added, quantity: asQuantity(line.quantity + 1) } : line,
  );
}

export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  return lines.map((line) => (line.id === id ? { ...line, quantity: asQuantity(quantity) } : line));
}

export function removeLine(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

/** Takes over prices, as `PRICE_CHANGED` answers them (design/api.md, Orders). */
export function reprice(lines: readonly CartLine[], prices: readonly { id: string; price: number }[]) {
  const now = new Map(prices.map(({ id, price }) => [id, price]));
  return lines.map((line) => ({ ...line, price: now.get(line.id) ?? line.price }));
}

/** The nearest whole number from 1 to 99; 1 for what is no number. */
export function asQuantity(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), MAX_QUANTITY) : 1;
}

/** A line's name: this language, else English, else the plain name that is left; '' where there is none. */
export function lineName({ translations }: Pick<CartLine, "translations">, language: Language): string {
  return translations[language].name || translations.en.name || translations.cs.name;
}

/** What browser storage holds under `cart`, whoever wrote it: lines that make sense stay, the rest goes. */
export function readLines(stored: string | null): CartLine[] {
  const found = new Map<string, CartLine>();
  for (const entry of entriesOf(stored)) {
    const line = readLine(entry);
    if (line && !found.has(line.id)) found.set(line.id, line);
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
  const { id, price, quantity, image_path, translations, name, slug } = entry as Record<string, unknown>;
  const czk = Number(price);
  if ((typeof id !== "string" && typeof id !== "number") || id === "") return null;
  if (price === null || price === "" || !Number.isFinite(czk) || czk < 0) return null;
  return {
    id: String(id),
    price: czk,
    quantity: asQuantity(Number(quantity)),
    image_path: typeof image_path === "string" && image_path !== "" ? image_path : null,
    translations: readTexts(translations, name),
    slug: typeof slug === "string" && slug !== "" ? slug : null,
  };
}

function readTexts(translations: unknown, plainName: unknown): Both<LineText> {
  const texts = { en: { name: "", description: "" }, cs: { name: "", description: "" } };
  for (const language of LANGUAGES) {
    const given = (translations as Partial<Both<Partial<LineText>>> | null | undefined)?.[language];
    if (typeof given?.name === "string") texts[language].name = given.name;
    if (typeof given?.description === "string") texts[language].description = given.description;
  }
  if (typeof plainName === "string" && !texts.en.name) texts.en.name = plainName;
  return texts;
}
