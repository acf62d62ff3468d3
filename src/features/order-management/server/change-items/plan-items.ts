import { sql } from "drizzle-orm";
import { soldItem, type ToSell } from "#features/checkout/server/index.ts";
import { itemsOf, type orderItems } from "#features/orders/server/index.ts";
import { activeOffers, type Offer, offerRows } from "#features/products/server/index.ts";
import { invalid } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { WantedLine } from "../../change-items.contract.ts";

export type Item = typeof orderItems.$inferSelect;

/** Pieces that come, at one price. */
export interface Coming {
  sold: ReturnType<typeof soldItem>;
  /** The place of its line among those that were asked for. */
  line: number;
  needs_parcel: boolean;
  /** The item that they come to, or in whose place they come. */
  of: Item | null;
  how: "new" | "raise" | "swap";
}

/** What of an order goes and what comes. */
export interface ItemsDiff {
  /** Items with the pieces that go as their quantity. */
  going: Item[];
  coming: Coming[];
  /** All items as they are now. */
  items: Item[];
}

const NOT_OFFERED: Both<string> = {
  en: "This product is no longer offered.",
  cs: "Tento produkt už nenabízíme.",
};
const NO_SIZE: Both<string> = { en: "Please choose a size.", cs: "Vyberte prosím velikost." };
const NOT_HERE: Both<string> = {
  en: "This item is no longer in the order. Load the order again.",
  cs: "Tato položka už v objednávce není. Načtěte objednávku znovu.",
};
const fewLeft = (left: number): Both<string> => ({
  en: left > 0 ? `Only ${left} left in stock.` : "This is sold out.",
  cs: left > 0 ? `Skladem už jen ${left} ks.` : "Tohle je vyprodané.",
});

export const keptOf = ({ quantity, taken_back }: Item) => quantity - taken_back;

/**
 * The difference between what an order has and what it shall have. What stays keeps its price, another size of the same
 * product too; what comes has today's.
 *
 * @throws Refusal INVALID naming each line that can't be had
 */
export async function diffItems(
  { language, now }: Pick<Context, "language" | "now">,
  db: Database,
  orderId: number,
  lines: readonly WantedLine[],
): Promise<ItemsDiff> {
  const items = await itemsOf(db, orderId);
  const offers = await offersOf(db, lines, now());
  const errors: FieldError[] = [];
  const error = (index: number, field: string, words: Both<string>) =>
    errors.push({ path: `lines.${index}.${field}`, message: words[language] });
  const going = items.filter((item) => keptOf(item) > 0 && !lines.some((line) => line.item === item.id));
  const diff: ItemsDiff = { going: going.map((item) => some(item, keptOf(item))), coming: [], items };
  const named = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const item = items.find(({ id }) => id === line.item);
    if (line.item !== null && (!item || keptOf(item) === 0 || named.has(line.item))) {
      error(index, "product", NOT_HERE);
      continue;
    }
    if (item) named.add(item.id);
    const isSame = item && item.product_id === line.product && item.variant_id === line.variant;
    const kept = item ? keptOf(item) : 0;
    if (isSame && line.quantity <= kept) {
      if (line.quantity < kept) diff.going.push(some(item, kept - line.quantity));
      continue;
    }
    const found = sellable(offers.get(line.product), line, item?.product_id === line.product);
    if ("fault" in found) {
      error(index, found.fault === NO_SIZE ? "variant" : "product", found.fault);
      continue;
    }
    const { toSell } = found;
    const come = (quantity: number, price_halere: Halere, how: Coming["how"]) => {
      if (quantity > 0)
        diff.coming.push({
          sold: soldItem({ ...toSell, quantity, price_halere }),
          line: index,
          needs_parcel: found.needs_parcel,
          of: item ?? null,
          how,
        });
    };
    if (!item) come(line.quantity, toSell.price_halere, "new");
    else if (isSame) come(line.quantity - kept, toSell.price_halere, "raise");
    else {
      diff.going.push(some(item, kept));
      const atOldPrice = item.product_id === line.product ? Math.min(kept, line.quantity) : 0;
      come(atOldPrice || line.quantity, atOldPrice ? item.price_halere : toSell.price_halere, "swap");
      if (atOldPrice) come(line.quantity - atOldPrice, toSell.price_halere, "new");
    }
  }
  for (const { line, left } of shortages(diff, offers)) error(line, "quantity", fewLeft(left));
  if (errors.length > 0) throw invalid(errors);
  return diff;
}

const some = (item: Item, quantity: number): Item => ({ ...item, quantity });

async function offersOf(db: Database, lines: readonly WantedLine[], now: Date) {
  const ids = [...new Set(lines.map(({ product }) => product))];
  const [read] = await db.select({ rows: offerRows(ids) }).from(sql`(values (1)) as one`);
  return activeOffers(read?.rows ?? [], now);
}

/** What is sold of an offer; of a product that is in the order already its last day does not matter. */
function sellable(
  offer: Offer | undefined,
  { product, variant, quantity }: WantedLine,
  isThere: boolean,
): { fault: Both<string> } | { toSell: ToSell; needs_parcel: boolean } {
  if (!offer || !(offer.isOrderable || isThere)) return { fault: NOT_OFFERED };
  const size = offer.variants.find(({ id }) => id === variant) ?? null;
  if ((offer.hasVariants || variant !== null) && !size) return { fault: NO_SIZE };
  const toSell = { ...offer, id: product, quantity, variant: size, source: null };
  return { toSell, needs_parcel: offer.needs_parcel };
}

/** Lines that ask for more than there is, what goes counted as back, and how many are left for each. */
function shortages({ going, coming }: ItemsDiff, offers: Map<string, Offer>) {
  const left = new Map<string, number>();
  const keyOf = (one: { product_id: string; variant_id: number | null }, source: "product" | "variant") =>
    source === "product" ? `product ${one.product_id}` : `variant ${one.variant_id}`;
  const short: { line: number; left: number }[] = [];
  for (const { sold, line } of coming) {
    const offer = offers.get(sold.product_id);
    const ofSize = offer?.variants.find(({ id }) => id === sold.variant_id)?.stock ?? null;
    const count = ofSize ?? offer?.stock ?? null;
    if (count === null) continue;
    const source = ofSize === null ? "product" : "variant";
    const key = keyOf(sold, source);
    const back = going.filter((item) => item.stock_source === source && keyOf(item, source) === key);
    const here = left.get(key) ?? back.reduce((sum, { quantity }) => sum + quantity, count);
    if (here < sold.quantity) short.push({ line, left: Math.max(0, here) });
    left.set(key, here - sold.quantity);
  }
  return short;
}

/** What the goods of an order cost with a difference. */
export function goodsWith({ items, going, coming }: ItemsDiff): Halere {
  const worth = (all: { price_halere: number; quantity: number }[]) =>
    all.reduce((sum, { price_halere, quantity }) => sum + price_halere * quantity, 0);
  return (
    worth(items.map((item) => some(item, keptOf(item)))) -
    worth(going) +
    worth(coming.map(({ sold }) => sold))
  );
}
