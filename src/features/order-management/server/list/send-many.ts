import { visibleOrder } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import { moveOrder } from "../status/change-status.ts";

const GONE: Both<string> = { en: "There is no such order.", cs: "Taková objednávka neexistuje." };
const NOT_OPEN: Both<string> = {
  en: "It has already been sent, finished or cancelled.",
  cs: "Už byla odeslaná, dokončená nebo zrušená.",
};

/** Marks orders as sent, each in a transaction of its own; answers which were, and why the others were not. */
export async function sendMany(context: Context, ids: number[]) {
  const { language } = context;
  const sent: number[] = [];
  const refused: { id: number; reason: string }[] = [];
  for (const id of new Set(ids))
    try {
      const done = await context.db.transaction(async (tx) => {
        const { status } = await visibleOrder(tx, id);
        if (status !== "pending" && status !== "processing") return false;
        await moveOrder(context, tx, id, "shipped");
        return true;
      });
      if (done) sent.push(id);
      else refused.push({ id, reason: NOT_OPEN[language] });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, reason: GONE[language] });
    }
  return { sent, refused };
}
