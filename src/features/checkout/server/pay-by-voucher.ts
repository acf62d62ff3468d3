import { type orders, payableByVoucher } from "#features/orders/server/index.ts";
import { markOrderPaid } from "#features/payments/server/index.ts";
import { payWithVouchers, voucherOfText, whyNoPayment } from "#features/vouchers/server/index.ts";
import { invalid } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

const UNKNOWN: Both<string> = {
  en: "We don’t recognise this code. Please check it for typos.",
  cs: "Tento kód neznáme. Zkontrolujte prosím, jestli v něm není překlep.",
};
const NOT_FOR_VOUCHERS: Both<string> = {
  en: "A gift voucher can’t pay for another gift voucher.",
  cs: "Dárkovým poukazem nejde zaplatit jiný dárkový poukaz.",
};

type Settled = Order & Pick<typeof orders.$inferSelect, "discount_halere">;
type Order = Pick<typeof orders.$inferSelect, "id" | "total_halere">;

/**
 * Takes what an order that was just stored costs from the vouchers of these codes, in its transaction. Answers how much
 * they pay.
 *
 * @param onUnknown told how many of the codes do not exist
 * @throws Refusal INVALID naming each code that pays nothing
 */
export async function takeVouchers(
  context: Context,
  tx: Database,
  order: Order,
  codes: readonly string[],
  onUnknown: (count: number) => void,
): Promise<Halere> {
  if (codes.length === 0) return 0;
  const today = pragueDay(context.now());
  const errors: FieldError[] = [];
  const ids: number[] = [];
  let unknown = 0;
  const payable = await payableByVoucher(tx, order);
  for (const [index, code] of codes.entries()) {
    const voucher = await voucherOfText(tx, code);
    if (!voucher) unknown += 1;
    const error = voucher ? whyNoPayment(voucher, today) : UNKNOWN;
    const said = error ?? (payable <= 0 ? NOT_FOR_VOUCHERS : null);
    if (said) errors.push({ path: `codes.${index}`, message: said[context.language] });
    else if (voucher) ids.push(voucher.id);
  }
  onUnknown(unknown);
  if (errors.length > 0) throw invalid(errors);
  return payWithVouchers(context, tx, order.id, ids, payable);
}

/** An order that vouchers pay whole, or a discount code takes off whole, is paid the moment it is placed. */
export async function settleAtOnce(
  context: Context,
  tx: Database,
  { id, total_halere, discount_halere }: Settled,
  byVoucher: Halere,
): Promise<void> {
  const isPaid = byVoucher > 0 && byVoucher >= total_halere;
  if (isPaid || (discount_halere > 0 && total_halere === 0)) await markOrderPaid(context, tx, id);
}
