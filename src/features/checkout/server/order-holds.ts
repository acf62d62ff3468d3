import { giveHoldsToOrder, heldOffer } from "#features/bookings/server/index.ts";
import { itemsOf, type orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { OrderPayload } from "../order-payload.contract.ts";

const GONE: Both<string> = {
  en: "What you chose is no longer held for you. Please remove it and choose a time again.",
  cs: "Vybraný termín už pro vás nedržíme. Odeberte ho prosím a vyberte si čas znovu.",
};

/** What lines with held seats cost on their day, in haléře, by the line's index; a fault for each that has none. */
export async function heldPrices(
  context: Pick<Context, "config">,
  tx: Database,
  items: OrderPayload["items"],
  language: Language,
): Promise<{ prices: Map<number, number>; errors: FieldError[] }> {
  const prices = new Map<number, number>();
  const errors: FieldError[] = [];
  for (const [index, { id, quantity, holds }] of items.entries()) {
    if (!holds?.length) continue;
    const offer = holds.length === quantity ? await offerOf(context, tx, holds) : null;
    if (offer?.product_id === id) prices.set(index, offer.price_halere);
    else errors.push({ path: `items.${index}.holds`, message: GONE[language] });
  }
  return { prices, errors };
}

type Holds = NonNullable<OrderPayload["items"][number]["holds"]>;

async function offerOf(context: Pick<Context, "config">, tx: Database, holds: Holds) {
  try {
    return await heldOffer(context, tx, holds);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Places of one time that an order has, for its confirmation; they are booked where nothing holds them. */
export interface SeatOfOrder {
  name: string;
  count: number;
  starts_at: Date;
  held_until: Date | null;
}

type Order = Pick<
  typeof orders.$inferSelect,
  "id" | "customer_name" | "customer_email" | "customer_phone" | "language" | "payment_kind"
>;

/** Gives the held seats of a cart to its stored order. Throws SLOT_FULL, DAY_CANCELLED. */
export async function giveHolds(
  context: Context,
  tx: Database,
  items: OrderPayload["items"],
  order: Order,
  due_on: string,
): Promise<SeatOfOrder[]> {
  if (!items.some(({ holds }) => holds?.length)) return [];
  const seats: SeatOfOrder[] = [];
  // Items are stored in the order of the cart's lines.
  const stored = await itemsOf(tx, order.id);
  for (const [i, { id, holds, gift }] of items.entries()) {
    const item = stored[i];
    if (!holds?.length) continue;
    if (item?.product_id !== id) throw new Error(`Order ${order.id} has its items in another order.`);
    // Whoever is given a place rides, not the buyer.
    const rider = gift ? gift.recipient : order.customer_name;
    const given = await giveHoldsToOrder(context, tx, { order, item: item.id, due_on, rider }, holds);
    const [first] = given;
    if (first)
      seats.push({
        name: first.names[order.language] || first.names.en,
        count: given.length,
        starts_at: first.starts_at,
        held_until: first.hold_until,
      });
  }
  return seats;
}
