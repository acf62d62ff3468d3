import { and, desc, eq, gt, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { orderMoney } from "#features/orders/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isUniqueViolation } from "#kit/server/database/database-errors.ts";
import { cashClosings } from "./cash-closings.table.ts";

const CLOSED = {
  en: "Someone has closed the cash desk in the meantime. What you see now has come since.",
  cs: "Pokladnu mezitím uzavřel někdo jiný. To, co teď vidíte, přišlo až potom.",
};
const MORE = {
  en: "Money has come or gone back since you opened the cash desk. Count again.",
  cs: "Od otevření pokladny přišly nebo se vrátily další peníze. Přepočítejte ji znovu.",
};
const MORE_LEFT = {
  en: "No more can stay in the desk than was counted.",
  cs: "V pokladně nemůže zůstat víc, než jste napočítali.",
};

const ENTRIES = 50;
const CLOSINGS = 20;

/** What changed hands on the spot: cash however it was noted, cards on the team's own terminal. */
const ON_THE_SPOT = and(
  eq(orderMoney.state, "settled"),
  or(
    and(eq(orderMoney.way, "cash"), inArray(orderMoney.source, ["note", "till", "refund"])),
    and(eq(orderMoney.way, "card"), inArray(orderMoney.source, ["note", "till"])),
  ),
);

/** What changed hands; of an order's cash whole crowns. */
const HANDED = sql<number>`(${orderMoney.amount_halere} + ${orderMoney.rounding_halere})`;
const sumOf = (way: "cash" | "card") =>
  sql<number>`coalesce(sum(${HANDED}) filter (where ${orderMoney.way} = ${way}), 0)::float8`;

/** What has come since the last closing, by whom, and the last closings. */
export async function cashDesk({ db, now }: Pick<Context, "db" | "now">) {
  const closings = await db.select().from(cashClosings).orderBy(desc(cashClosings.id)).limit(CLOSINGS);
  const [last] = closings;
  const since = sinceOf(last, now());
  const people = await db
    .select({
      name: orderMoney.by,
      cash: sumOf("cash"),
      card: sumOf("card"),
      payments: sql<number>`count(*)::int`,
    })
    .from(orderMoney)
    .where(since)
    .groupBy(orderMoney.by)
    .orderBy(orderMoney.by);
  const entries = await db
    .select({
      at: orderMoney.at,
      by: orderMoney.by,
      how: orderMoney.way,
      handed: HANDED.mapWith(Number),
      order_id: orderMoney.order_id,
    })
    .from(orderMoney)
    .where(since)
    .orderBy(desc(orderMoney.id))
    .limit(ENTRIES);
  const total = (way: "cash" | "card") => people.reduce((sum, person) => sum + person[way], 0);
  const left = last?.left_halere ?? 0;
  return {
    follows: last?.id ?? 0,
    since: last?.at ?? startOfDay(now()),
    left: toCzk(left),
    cash: toCzk(total("cash")),
    card: toCzk(total("card")),
    expected: toCzk(left + total("cash")),
    people: people.map(({ cash, card, ...one }) => ({ ...one, cash: toCzk(cash), card: toCzk(card) })),
    entries: entries.map(({ how, handed, ...entry }) => ({
      ...entry,
      how: how === "card" ? ("card" as const) : ("cash" as const),
      amount: toCzk(handed),
    })),
    closings: closings.map((closing) => ({
      id: closing.id,
      at: closing.at,
      by: closing.by,
      note: closing.note,
      expected: toCzk(closing.expected_halere),
      counted: toCzk(closing.counted_halere),
      difference: toCzk(closing.counted_halere - closing.expected_halere),
      left: toCzk(closing.left_halere),
      card: toCzk(closing.card_halere),
    })),
  };
}

interface Counted {
  follows: number;
  expected: number;
  counted: number;
  left: number;
  note: string;
}

/**
 * Closes the desk with what was counted. Entries that are being written meanwhile are waited for, so that none falls
 * between two closings.
 *
 * @throws Refusal CONFLICT where somebody closed it meanwhile, or money came that was not shown; INVALID (422, `left`)
 */
export async function closeDesk(context: Context, { follows, expected, counted, left, note }: Counted) {
  const { db, user, now } = context;
  if (left > counted) throw invalidField("left", MORE_LEFT, context.language);
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${orderMoney} in share mode`);
      const desk = await cashDesk({ db: tx, now });
      if (desk.follows !== follows) throw new Refusal("CONFLICT", { words: CLOSED });
      if (toHalere(desk.expected) !== toHalere(expected)) throw new Refusal("CONFLICT", { words: MORE });
      await tx.insert(cashClosings).values({
        follows,
        at: now(),
        by: user ? user.name || user.email : "",
        up_to: await lastEntry(tx),
        note,
        expected_halere: toHalere(expected),
        counted_halere: toHalere(counted),
        left_halere: toHalere(left),
        card_halere: toHalere(desk.card),
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, "cash_closings_follows_unique"))
      throw new Refusal("CONFLICT", { words: CLOSED });
    throw error;
  }
  return cashDesk(context);
}

async function lastEntry(tx: Database): Promise<number> {
  const [row] = await tx.select({ id: sql<number>`coalesce(max(${orderMoney.id}), 0)` }).from(orderMoney);
  return Number(row?.id ?? 0);
}

/** Until somebody has closed it once, the desk is that of today. */
function sinceOf(last: typeof cashClosings.$inferSelect | undefined, at: Date): SQL | undefined {
  return and(ON_THE_SPOT, last ? gt(orderMoney.id, last.up_to) : gte(orderMoney.at, startOfDay(at)));
}

function startOfDay(at: Date): Date {
  return pragueMoment(pragueDay(at), "00:00");
}
