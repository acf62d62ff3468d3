import { eq } from "drizzle-orm";
import { countMisses, requireFewMisses } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { foldedCode } from "../discount-code.ts";
import { stateError, UNKNOWN } from "../discount-faults.ts";
import { discountState } from "../discount-state.ts";
import type { ShownDiscount } from "../discounts.contract.ts";
import { discountCodes } from "./discounts.table.ts";
import { usesOf } from "./use-discount.ts";

/**
 * What a code brings now. Only codes that do not exist count as tries, and the team's own never.
 *
 * @throws Refusal NOT_FOUND with plain words, also for one that can't be used now; TOO_MANY_REQUESTS
 */
export async function checkDiscount(context: Context, text: string): Promise<ShownDiscount> {
  await requireFewMisses(context);
  const [row] = await context.db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.folded, foldedCode(text)));
  if (!row) {
    await countMisses(context);
    throw new Refusal("NOT_FOUND", { words: UNKNOWN });
  }
  const state = discountState(row, pragueDay(context.now()), await usesOf(context.db, row));
  const error = stateError(state, row);
  if (error) throw new Refusal("CONFLICT", { words: error });
  return { ...row, amount: toCzk(row.amount_halere), minimum: toCzk(row.minimum_halere) };
}
