import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

const ASKED_BACK: Both<string> = {
  en: "The money for this voucher has been asked back, so no ride can be had with it. Take the request back on the booking’s page first.",
  cs: "U tohoto poukazu je požádáno o vrácení peněz, jízda s ním proto nejde. Nejdřív vezměte žádost zpět na stránce rezervace.",
};

/** Throws CONFLICT for a voucher whose money is asked back. */
export async function requireNotAskedBack(
  { parts }: Pick<Context, "parts">,
  db: Database,
  { id }: { id: number },
): Promise<void> {
  if (await parts.voucherSeats.isAskedBack(db, id)) throw new Refusal("CONFLICT", { words: ASKED_BACK });
}
