import { and, eq, gte, isNull, lt } from "drizzle-orm";
import { orders } from "#features/orders/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { voucherState } from "../voucher-state.ts";
import type { VoucherDetail } from "../vouchers.contract.ts";
import { undoRedeeming } from "./value/redeem-amount.ts";
import { actorOf, getVoucher, voucherBy } from "./vouchers.service.ts";
import { voucherEvents, vouchers } from "./vouchers.table.ts";
import { requireNotWithdrawn } from "./withdrawn-voucher.ts";

const NOT_USED: Both<string> = { en: "This voucher hasn’t been used.", cs: "Tento poukaz nebyl použit." };
const VOID: Both<string> = {
  en: "This voucher is void: its order was cancelled or changed, or its payment was undone.",
  cs: "Tento poukaz neplatí: jeho objednávka byla zrušena nebo změněna, nebo byla zrušena její platba.",
};
const ENDED: Both<string> = {
  en: "This voucher is void: the team has voided it.",
  cs: "Tento poukaz neplatí: tým ho zneplatnil.",
};
const IS_MONEY: Both<string> = {
  en: "This voucher has a monetary value: pay with it in the shop, or have the amount deducted at the track.",
  cs: "Tento poukaz je na částku: zaplaťte jím v e-shopu, nebo si nechte částku odečíst na místě.",
};
const PAST: Both<string> = {
  en: "The last day must be today or later.",
  cs: "Poslední den musí být dnešek nebo pozdější.",
};

type Row = typeof vouchers.$inferSelect;
type Kind = VoucherDetail["history"][number]["kind"];

/**
 * Marks a voucher as used, once: of two tries at the same moment one wins. Throws NOT_FOUND, VOUCHER_USED (with
 * when and by whom), VOUCHER_VOID, VOUCHER_EXPIRED.
 */
export async function useVoucher(context: Context, typed: string) {
  await context.db.transaction((tx) => redeemVoucher(context, tx, typed, context.now()));
  return getVoucher(context, typed);
}

/**
 * The same in the caller's transaction; `at` is when it was shown, which a phone without a network tells later, `day` the
 * one on which it had to be valid.
 */
export async function redeemVoucher(
  context: Context,
  tx: Database,
  typed: string,
  at: Date,
  day = pragueDay(at),
): Promise<void> {
  const voucher = await voucherBy(tx, typed);
  requireRide(voucher);
  await requireNotWithdrawn(context, tx, voucher);
  const used = await tx
    .update(vouchers)
    .set({ used_at: at, used_by: actorOf(context) })
    .where(
      and(
        eq(vouchers.id, voucher.id),
        isNull(vouchers.used_at),
        isNull(vouchers.voided_at),
        gte(vouchers.valid_until, day),
      ),
    )
    .returning({ id: vouchers.id });
  if (used.length === 0) throw unusable(await voucherBy(tx, typed));
  await note(context, tx, voucher.id, "used");
}

/** Throws VOUCHER_USED, VOUCHER_VOID, VOUCHER_EXPIRED for one that can't be used on `day`, YYYY-MM-DD. */
export function requireUsable(voucher: Row, day: string): void {
  requireRide(voucher);
  if (voucherState(voucher, day) !== "valid") throw unusable(voucher);
}

/** Throws CONFLICT for a voucher over an amount: no seat is booked with it, and it is not used as a whole. */
function requireRide({ value_halere }: Row): void {
  if (value_halere !== null) throw new Refusal("CONFLICT", { words: IS_MONEY });
}

/** Lets an unused voucher be valid until `day` at least, for a reason of the team's own. */
export async function extendAtLeast(context: Context, tx: Database, id: number, day: string): Promise<void> {
  const extended = await tx
    .update(vouchers)
    .set({ valid_until: day })
    .where(
      and(
        eq(vouchers.id, id),
        isNull(vouchers.used_at),
        isNull(vouchers.voided_at),
        lt(vouchers.valid_until, day),
      ),
    )
    .returning({ id: vouchers.id });
  if (extended.length > 0) await note(context, tx, id, "extended", day);
}

/** Takes back a use that was a mistake. Throws NOT_FOUND, CONFLICT for one that was not used. */
export async function undoUse(context: Context, typed: string, reason: string) {
  await context.db.transaction(async (tx) => {
    const voucher = await voucherBy(tx, typed, true);
    if (voucher.value_halere !== null) return undoRedeeming(context, tx, voucher, reason);
    if (!voucher.used_at) throw new Refusal("CONFLICT", { words: NOT_USED });
    await giveBack(context, tx, voucher, reason);
  });
  return getVoucher(context, typed);
}

/** Takes back the use that was noted for exactly this moment, `redeemVoucher`'s `at`; another use stays. */
export async function undoRedeemed(context: Context, tx: Database, id: number, at: Date): Promise<void> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
  if (voucher?.used_at?.getTime() === at.getTime()) await giveBack(context, tx, voucher);
}

async function giveBack(context: Context, tx: Database, { id, order_id }: Row, reason = ""): Promise<void> {
  const [order] = order_id === null ? [] : await tx.select().from(orders).where(eq(orders.id, order_id));
  // Its order may have been cancelled while it counted as used.
  const voided_at = order?.status === "cancelled" ? context.now() : null;
  await tx.update(vouchers).set({ used_at: null, used_by: null, voided_at }).where(eq(vouchers.id, id));
  await note(context, tx, id, "undone", reason);
}

/** Sets the last day of an unused voucher. Throws NOT_FOUND, INVALID, VOUCHER_USED, VOUCHER_VOID. */
export async function extendVoucher(context: Context, typed: string, valid_until: string) {
  if (valid_until < pragueDay(context.now())) throw invalidField("valid_until", PAST, context.language);
  await context.db.transaction(async (tx) => {
    const voucher = await voucherBy(tx, typed, true);
    if (voucher.used_at || voucher.voided_at) throw unusable(voucher);
    await tx.update(vouchers).set({ valid_until }).where(eq(vouchers.id, voucher.id));
    await note(context, tx, voucher.id, "extended", valid_until);
  });
  return getVoucher(context, typed);
}

/** Why a voucher can't be used: VOUCHER_USED, VOUCHER_VOID, VOUCHER_EXPIRED. */
export function unusable({ used_at, used_by, voided_at, valid_until, giveaway_id }: Row): Refusal {
  if (used_at) {
    const when = (language: Language) => formatMoment(used_at.toISOString(), language);
    return new Refusal("VOUCHER_USED", {
      words: {
        en: `This voucher has already been used: ${when("en")}, ${used_by}.`,
        cs: `Tento poukaz už byl použit: ${when("cs")}, ${used_by}.`,
      },
      detail: { used_at: used_at.toISOString(), used_by },
    });
  }
  if (voided_at) return new Refusal("VOUCHER_VOID", { words: giveaway_id === null ? VOID : ENDED });
  return new Refusal("VOUCHER_EXPIRED", {
    words: {
      en: `This voucher was valid until ${formatDay(valid_until, "en")}.`,
      cs: `Tento poukaz platil do ${formatDay(valid_until, "cs")}.`,
    },
  });
}

async function note(
  context: Context,
  tx: Database,
  voucher_id: number,
  kind: Kind,
  note = "",
): Promise<void> {
  await tx.insert(voucherEvents).values({ voucher_id, at: context.now(), by: actorOf(context), kind, note });
}
