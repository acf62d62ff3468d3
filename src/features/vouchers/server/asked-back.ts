import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Database } from "#kit/server/database/database.ts";

type Asked = (db: Database, voucherId: number) => Promise<boolean>;

let answer: Asked = async () => false;

const ASKED_BACK: Both<string> = {
  en: "The money for this voucher has been asked back, so no ride can be had with it. Take the request back on the booking’s page first.",
  cs: "U tohoto poukazu je požádáno o vrácení peněz, jízda s ním proto nejde. Nejdřív vezměte žádost zpět na stránce rezervace.",
};

/** Whoever takes requests for money knows whose it is: the money or the ride. Call it once at the top of a module. */
export function onMoneyBackAsked(asked: Asked): void {
  answer = asked;
}

export const isAskedBack: Asked = (db, voucherId) => answer(db, voucherId);

/** Throws CONFLICT for a voucher whose money is asked back. */
export async function requireNotAskedBack(db: Database, { id }: { id: number }): Promise<void> {
  if (await isAskedBack(db, id)) throw new Refusal("CONFLICT", { words: ASKED_BACK });
}
