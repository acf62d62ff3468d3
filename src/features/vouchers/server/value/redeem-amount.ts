import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { formatMoneyExact, toCzk, toHalere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Redeeming } from "../../vouchers.contract.ts";
import { getVoucher, voucherBy } from "../vouchers.service.ts";
import { voucherMovements, type vouchers } from "../vouchers.table.ts";
import { requireNotWithdrawn } from "../withdrawn-voucher.ts";
import { whyNoPayment } from "./pay-with-vouchers.ts";
import { moveMoney } from "./voucher-ledger.ts";

type Row = typeof vouchers.$inferSelect;

const CHANGED: Both<string> = {
  en: "The voucher has changed in the meantime. Check its balance.",
  cs: "Poukaz se mezitím změnil. Podívejte se, kolik na něm zbývá.",
};
const NOTHING_TAKEN: Both<string> = {
  en: "The team has deducted nothing from this voucher that could be put back.",
  cs: "Tým z tohoto poukazu nic neodečetl, není co vrátit.",
};

/**
 * Takes an amount (CZK) off a voucher at the track, without an order. `seen` is the balance that the person saw: a
 * second tap, or a second phone, finds another one.
 *
 * @throws Refusal NOT_FOUND, CONFLICT, INVALID for more than is left
 */
export async function redeemAmount(context: Context, typed: string, { amount, seen, note }: Redeeming) {
  await context.db.transaction(async (tx) => {
    const voucher = await voucherBy(tx, typed, true);
    const error = whyNoPayment(voucher, pragueDay(context.now()));
    if (error) throw new Refusal("CONFLICT", { words: error });
    await requireNotWithdrawn(context, tx, voucher);
    const balance = voucher.balance_halere ?? 0;
    if (toHalere(seen) !== balance) throw new Refusal("CONFLICT", { words: CHANGED });
    const sum = toHalere(amount);
    if (sum <= 0 || sum > balance) throw tooMuch(context, balance);
    await moveMoney(context, tx, voucher, { kind: "used", amount: -sum, note });
  });
  return getVoucher(context, typed);
}

/** Puts back what the team took off last, by mistake. Throws CONFLICT where there is nothing. */
export async function undoRedeeming(
  context: Context,
  tx: Database,
  voucher: Row,
  reason: string,
): Promise<void> {
  const [last] = await tx
    .select()
    .from(voucherMovements)
    .where(
      and(
        eq(voucherMovements.voucher_id, voucher.id),
        isNull(voucherMovements.order_id),
        inArray(voucherMovements.kind, ["used", "undone"]),
      ),
    )
    .orderBy(desc(voucherMovements.id))
    .limit(1);
  if (last?.kind !== "used" || voucher.voided_at) throw new Refusal("CONFLICT", { words: NOTHING_TAKEN });
  await moveMoney(context, tx, voucher, { kind: "undone", amount: -last.amount_halere, note: reason });
}

function tooMuch({ language }: Context, balance: number): Refusal {
  const words = {
    en: `The amount must be more than 0 and at most ${formatMoneyExact(toCzk(balance), "en")}: that’s all that’s left.`,
    cs: `Částka musí být vyšší než 0 a nejvýš ${formatMoneyExact(toCzk(balance), "cs")}: víc na poukazu nezbývá.`,
  };
  return invalidField("amount", words, language);
}
