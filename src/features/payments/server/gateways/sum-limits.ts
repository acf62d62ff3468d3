import type { Both } from "#kit/contract/language/language.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { PaymentGateway } from "./gateway.ts";

/** Why a gateway does not take such a sum; null where it does. */
export function sumError({ limits: { least, greatest } }: PaymentGateway, sum: Halere): Both<string> | null {
  if (sum < least) {
    return {
      en: `Cards can be used from ${formatMoney(toCzk(least), "en")}. Please pay another way.`,
      cs: `Kartou jde zaplatit nejméně ${formatMoney(toCzk(least), "cs")}. Zaplaťte prosím jinak.`,
    };
  }
  if (sum > greatest)
    return {
      en: `Cards can be used up to ${formatMoney(toCzk(greatest), "en")}. Please pay another way.`,
      cs: `Kartou jde zaplatit nejvýše ${formatMoney(toCzk(greatest), "cs")}. Zaplaťte prosím jinak.`,
    };
  return null;
}
