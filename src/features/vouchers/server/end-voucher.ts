import { and, eq, isNotNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { giveaways } from "./giveaways/giveaways.table.ts";
import { unusable } from "./use-voucher.ts";
import { moveMoney } from "./value/voucher-ledger.ts";
import { actorOf, getVoucher, voucherBy } from "./vouchers.service.ts";
import { voucherEvents, vouchers } from "./vouchers.table.ts";

const SOLD: Both<string> = {
  en: "This voucher was sold. Take it back on the page of its order, so that its documents and money are settled too.",
  cs: "Tento poukaz byl prodaný. Vezměte ho zpět na obrazovce jeho objednávky, ať se s ním vyřídí i doklady a peníze.",
};

/**
 * Makes a voucher void that was given away. Again, it changes nothing.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for one that was sold, VOUCHER_USED
 */
export async function endVoucher(context: Context, typed: string, reason: string) {
  await context.db.transaction(async (tx) => {
    const voucher = await voucherBy(tx, typed, true);
    const { id, giveaway_id } = voucher;
    if (giveaway_id === null) throw new Refusal("CONFLICT", { words: SOLD });
    if (voucher.used_at) throw unusable(voucher);
    if (voucher.voided_at) return;
    const ofGiveaway = and(eq(vouchers.giveaway_id, giveaway_id), isNotNull(vouchers.voided_at));
    const before = await tx.$count(vouchers, ofGiveaway);
    const at = context.now();
    if (voucher.balance_halere)
      await moveMoney(context, tx, voucher, {
        kind: "voided",
        amount: -voucher.balance_halere,
        note: reason,
      });
    await tx.update(vouchers).set({ voided_at: at }).where(eq(vouchers.id, id));
    await tx
      .insert(voucherEvents)
      .values({ voucher_id: id, at, by: actorOf(context), kind: "voided", note: reason });
    await context.parts.voucherSeats.end(context, tx, id, reason);
    const [given] = await tx.select().from(giveaways).where(eq(giveaways.id, giveaway_id));
    if (!given) throw new Error("a voucher of no giveaway");
    await writeEntry(context, tx, {
      type: "giveaways",
      id: giveaway_id,
      action: "changed",
      label: given.names,
      before: { void: before },
      after: { void: before + 1, reason },
    });
  });
  return getVoucher(context, typed);
}
