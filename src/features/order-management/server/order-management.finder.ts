import { and, desc, inArray, isNull } from "drizzle-orm";
import { soughtBookings } from "#features/bookings/server/index.ts";
import { orderIdOf, orderNumber, orderScreen } from "#features/orders/index.ts";
import { orders } from "#features/orders/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { formatMoneyExact, toCzk } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Finder, Sought } from "#kit/server/search/finder.ts";
import { matchingOrders } from "./list/order-search.ts";

const NAME = { en: "Orders", cs: "Objednávky" };
const ROLES = ["shop"] as const;

/** So many of the newest tell who somebody is. */
const NEWEST = 40;

/**
 * Orders that somebody looks for, the newest first; read once for all that is found by them. Those of riders are named
 * by the bookings that were found.
 */
export function soughtOrders(db: Database, sought: Sought) {
  return sought.once("orders", async () => {
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNull(orders.hidden_at), matchingOrders(sought.typed, { riders: false })))
      .orderBy(desc(orders.created_at), desc(orders.id))
      .limit(NEWEST);
    const ridden = await soughtBookings(db, sought);
    const ids = [
      ...found.map(({ id }) => id),
      ...ridden.flatMap(({ order_id, order_of_voucher }) => order_id ?? order_of_voucher ?? []),
    ];
    return shown(db, [...new Set(ids)]);
  });
}

/** Orders by any number, name, e-mail, telephone or company: the one with exactly this number before all others. */
const ordersFinder: Finder = {
  kind: "orders",
  name: NAME,
  roles: ROLES,
  async find({ db }, sought) {
    const exact = orderIdOf(sought.typed);
    const [isIt] = exact === null ? [] : await shown(db, [exact]);
    const others = (await soughtOrders(db, sought)).filter(({ id }) => id !== isIt?.id);
    return (isIt ? [isIt, ...others] : others).map(({ id, customer_name, created_at, total_halere }) => ({
      to: orderScreen(id),
      title: `#${orderNumber(id)} ${customer_name}`.trim(),
      detail: `${formatMoment(created_at.toISOString(), sought.language)}, ${formatMoneyExact(toCzk(total_halere), sought.language)}`,
      isIt: id === isIt?.id,
    }));
  },
};

/** What is done with an order, by the words that people say: `#14 zaplaceno`. */
const STEPS: { words: string[]; part: string; name: Both<string> }[] = [
  {
    words: ["zaplac", "plat", "paid", "pay", "prisl", "uhraz"],
    part: "order-money",
    name: { en: "Mark as paid", cs: "Označit jako zaplacené" },
  },
  {
    words: ["odesl", "posl", "zabal", "sent", "send", "ship", "pred", "hand"],
    part: "order-actions",
    name: { en: "Send or hand over", cs: "Odeslat nebo předat" },
  },
  {
    words: ["vrat", "refund", "back", "penize", "money"],
    part: "order-money",
    name: { en: "Give the money back", cs: "Vrátit peníze" },
  },
  {
    words: ["zrus", "storn", "cancel"],
    part: "order-actions",
    name: { en: "Cancel the order", cs: "Zrušit objednávku" },
  },
  {
    words: ["fakt", "doklad", "invoice", "receipt", "uct"],
    part: "order-money",
    name: { en: "Documents", cs: "Doklady" },
  },
];

/** The next step of an order that is named with it. Nothing is done here: it leads to where it is done. */
const stepsFinder: Finder = {
  kind: "actions",
  name: { en: "What to do", cs: "Co udělat" },
  roles: ROLES,
  async find({ db }, sought) {
    const asked = stepOf(sought);
    if (!asked) return [];
    const [order] = await shown(db, [asked.id]);
    if (!order) return [];
    return [
      {
        to: `${orderScreen(order.id)}#${asked.step.part}`,
        title: `#${orderNumber(order.id)}: ${asked.step.name[sought.language]}`,
        detail: order.customer_name,
        isIt: true,
      },
    ];
  },
};

function stepOf({ words }: Sought) {
  const number = words.findIndex((word) => orderIdOf(word) !== null);
  const id = orderIdOf(words[number] ?? "");
  const others = words.filter((_, at) => at !== number);
  const step = STEPS.find((one) => others.some((word) => one.words.some((begin) => word.startsWith(begin))));
  return id !== null && step ? { id, step } : null;
}

async function shown(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const { id, customer_name, customer_email, customer_phone, created_at, total_halere } = orders;
  return db
    .select({ id, customer_name, customer_email, customer_phone, created_at, total_halere })
    .from(orders)
    .where(and(isNull(orders.hidden_at), inArray(id, ids)))
    .orderBy(desc(created_at), desc(id));
}

export const orderFinders = [stepsFinder, ordersFinder];
