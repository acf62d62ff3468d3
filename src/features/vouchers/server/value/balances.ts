import { sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { voucherState } from "../../voucher-state.ts";
import type { Outstanding, VoucherBalance } from "../../vouchers.contract.ts";
import { vouchers } from "../vouchers.table.ts";
import { countMisses, requireFewMisses } from "../wrong-codes.ts";
import { FOR_A_RIDE, voucherOfText } from "./pay-with-vouchers.ts";

/** Said of a code that is none, which counts as a try. */
const NOT_THIS_ONE: Both<string> = {
  en: "There is no gift voucher with a balance under this code. Please check it for typos.",
  cs: "Dárkový poukaz na částku s tímto kódem neznáme. Zkontrolujte prosím, jestli v něm není překlep.",
};

/**
 * What is left on a voucher, for whoever holds its code. Only wrong codes count as tries.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for one that holds a ride, TOO_MANY_REQUESTS
 */
export async function balanceOf(context: Context, code: string): Promise<VoucherBalance> {
  await requireFewMisses(context);
  const voucher = await voucherOfText(context.db, code);
  // Whoever holds one is led to its date; guessing learns no more here than where dates are chosen.
  if (voucher?.value_halere === null) throw new Refusal("CONFLICT", { words: FOR_A_RIDE });
  if (!voucher) {
    await countMisses(context);
    throw new Refusal("NOT_FOUND", { words: NOT_THIS_ONE });
  }
  const { valid_until, value_halere, balance_halere } = voucher;
  return {
    value: toCzk(value_halere),
    balance: toCzk(balance_halere ?? 0),
    valid_until,
    state: voucherState(voucher, pragueDay(context.now())),
  };
}

/** Money that is left on all vouchers. */
export async function outstandingBalances({ db, now }: Pick<Context, "db" | "now">): Promise<Outstanding> {
  const isGood = sql`${vouchers.valid_until} >= ${pragueDay(now())}`;
  const sum = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${vouchers.balance_halere}) filter (where ${where}), 0)::float8`;
  const [found] = await db
    .select({
      sold: sum(sql`${isGood} and ${vouchers.giveaway_id} is null`),
      given: sum(sql`${isGood} and ${vouchers.giveaway_id} is not null`),
      expired: sum(sql`not (${isGood})`),
      count: sql<number>`count(*) filter (where ${isGood})::int`,
    })
    .from(vouchers)
    .where(sql`${vouchers.balance_halere} > 0`);
  const { sold = 0, given = 0, expired = 0, count = 0 } = found ?? {};
  return { sold: toCzk(sold), given: toCzk(given), expired: toCzk(expired), count };
}
