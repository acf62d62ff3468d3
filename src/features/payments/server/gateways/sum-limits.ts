import type { Both } from "#kit/contract/language/language.ts";
import { formatMoneyExact, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { PaymentGateway } from "./gateway.ts";

/** Why a gateway does not take such a sum; null where it does. */
export function sumError({ limits: { least, greatest } }: PaymentGateway, sum: Halere): Both<string> | null {
  if (sum < least) {
    const from = formatMoneyExact;
    return {
      en: `Cards can be used from ${from(toCzk(least), "en")}. Please pay another way.`,
      cs: `Kartou jde zaplatit nejméně ${from(toCzk(least), "cs")}. Zaplaťte prosím jinak.`,
    };
  }
  if (sum > greatest)
    return {
      en: `Cards can be used up to ${formatMoneyExact(toCzk(greatest), "en")}. Please pay another way.`,
      cs: `Kartou jde zaplatit nejvýše ${formatMoneyExact(toCzk(greatest), "cs")}. Zaplaťte prosím jinak.`,
    };
  return null;
}
