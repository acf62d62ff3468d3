import { type Language, LOCALE } from "#kit/contract/language/language.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import type { BankEntry } from "../../bank-transfers.contract.ts";

/** A payment's amount in its own currency: `5,000.00 Kč`, `20,00 €`. */
export function amountOf(
  { amount, currency }: Pick<BankEntry, "amount" | "currency">,
  language: Language,
): string {
  if (currency === "CZK") return formatMoneyExact(amount, language);
  // What was read before only codes were.
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`;
  return new Intl.NumberFormat(LOCALE[language], { style: "currency", currency }).format(amount);
}
