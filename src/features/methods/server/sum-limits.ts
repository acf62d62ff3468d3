import { gatewayOf } from "#features/payments/server/index.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import { sumError } from "../method-fit.ts";
import type { paymentMethods } from "./methods.table.ts";

type Limited = Pick<typeof paymentMethods.$inferSelect, "kind"> &
  Partial<Pick<typeof paymentMethods.$inferSelect, "least_halere" | "greatest_halere">>;

/** What a way of paying takes: its own limits, and of cards those of the gateway. */
export async function sumLimits({ config, db }: Pick<Context, "config" | "db">) {
  const gateway = await gatewayOf({ config, db });
  return ({ kind, least_halere, greatest_halere }: Limited) => {
    const ofGateway = kind === "card" ? gateway?.limits : undefined;
    const from = [least_halere, ofGateway?.least].filter((sum) => typeof sum === "number");
    const to = [greatest_halere, ofGateway?.greatest].filter((sum) => typeof sum === "number");
    return {
      takes_from: from.length > 0 ? toCzk(Math.max(...from)) : null,
      takes_to: to.length > 0 ? toCzk(Math.min(...to)) : null,
    };
  };
}

/** Why a sum can't be paid so, in words; null where it can. */
export async function whyNotPaidSo(
  context: Pick<Context, "config" | "db">,
  method: Limited & { names: Both<string> },
  toPay: Halere,
): Promise<Both<string> | null> {
  const limits = (await sumLimits(context))(method);
  const fault = sumError(limits, toPay);
  if (!fault) return null;
  const limit = (fault === "least" ? limits.takes_from : limits.takes_to) ?? 0;
  const sum = (language: Language) => formatMoney(limit, language);
  const name = (language: Language) => method.names[language] || method.names.en;
  return fault === "least"
    ? {
        en: `“${name("en")}” can be used from ${sum("en")}. Please choose another payment method.`,
        cs: `Platbu „${name("cs")}“ lze použít od ${sum("cs")}. Vyberte prosím jinou.`,
      }
    : {
        en: `“${name("en")}” can be used up to ${sum("en")}. Please choose another payment method.`,
        cs: `Platbu „${name("cs")}“ lze použít nejvýše do ${sum("cs")}. Vyberte prosím jinou.`,
      };
}
