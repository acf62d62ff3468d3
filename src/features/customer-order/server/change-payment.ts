import { toPayOf } from "#features/orders/index.ts";
import { changeOrder, lockOrder, orderByKey } from "#features/orders/server/index.ts";
import { closePages } from "#features/payments/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { PROGRAM } from "#kit/contract/user.ts";
import type { Context } from "#kit/server/context.ts";
import { customerOrder } from "./customer-order.ts";
import { dueDay, waysInstead } from "./other-ways.ts";

const NOTHING_TO_PAY = {
  en: "There is nothing to pay for this order any more.",
  cs: "Tuto objednávku už není třeba platit.",
};
const NOT_OFFERED = {
  en: "This order can’t be paid this way.",
  cs: "Tuto objednávku takto zaplatit nejde.",
};

/**
 * The customer pays what is left another way than was chosen: after a card that was refused, by transfer. Card pages that
 * are open are closed first, and what was paid on one meanwhile counts. The same way again changes nothing.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for an order with nothing to pay or a ride too near for a transfer, INVALID for a way that is not offered for it
 */
export async function changePayment(context: Context, id: number, key: string, methodId: number) {
  const { config, db, language } = context;
  const seen = await orderByKey(config, db, id, key);
  if (seen.payment_method !== methodId && seen.payment_kind === "card") await closePages(context, id);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.payment_method === methodId) return;
    if (toPayOf(order) === 0 || order.status === "cancelled")
      throw new Refusal("CONFLICT", { words: NOTHING_TO_PAY });
    const way = (await waysInstead(context, order, tx)).find((one) => one.id === methodId);
    if (!way) throw invalidField("payment_method", NOT_OFFERED, language);
    const { id: method, names, kind } = way;
    const due_on = kind === "bank" ? await dueDay(tx, order) : null;
    // The customer is nobody of the team.
    await changeOrder(
      { ...context, user: PROGRAM },
      tx,
      order,
      { kind: "money", what: "way", way: { id: method, names, kind }, due_on },
      {
        before: { payment: order.payment_name.cs || order.payment_name.en },
        after: { payment: names.cs || names.en },
      },
    );
  });
  return customerOrder(context, id, key);
}
