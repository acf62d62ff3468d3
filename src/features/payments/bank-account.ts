import { isCzechAccount, isIban } from "#kit/contract/money/bank-numbers.ts";

/** Where transfers go. Pure. */

/** True where a transfer can be sent: an account of a Czech bank or an IBAN, with the right check digits. */
export function takesTransfers({ account, iban }: { account: string; iban: string }): boolean {
  const [plainAccount, plainIban] = [account, iban].map((text) => text.replace(/\s/g, "").toUpperCase());
  return [plainIban, plainAccount].some((text = "") => isIban(text) || isCzechAccount(text));
}
