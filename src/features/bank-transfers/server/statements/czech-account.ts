import { isCzechAccount } from "#kit/contract/money/bank-numbers.ts";

/** Czech accounts as files of banks have them. Pure. */

/** `0000000000000019` and its like as people write accounts; blank where there is none. */
export function accountOfDigits(digits: string, bank = ""): string {
  const number = withoutZeros(digits.slice(-10));
  const prefix = withoutZeros(digits.slice(0, -10));
  if (!number) return "";
  return `${prefix ? `${prefix}-` : ""}${number}${/^\d{4}$/.test(bank) && bank !== "0000" ? `/${bank}` : ""}`;
}

/** Whether the check digits of these sixteen digits are right. */
export const isSound = (digits: string): boolean => isCzechAccount(accountOfDigits(digits, "0100"));

/** Some banks shuffle the sixteen digits of an account: `C9 C7 C8 C5 C0 C1 C2 C3 C4 C6 P1 ... P6`. */
export function fromInnerOrder(digits: string): string {
  if (!/^\d{16}$/.test(digits)) return digits;
  const at = (...places: number[]) => places.map((place) => digits[place]).join("");
  return at(10, 11, 12, 13, 14, 15) + at(4, 5, 6, 7, 8, 3, 9, 1, 2, 0);
}

export function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, "");
}

/** Codes of Czech banks by the first six characters of their BIC: bank and country. */
const CODES: Record<string, string> = {
  KOMBCZ: "0100",
  CEKOCZ: "0300",
  AGBACZ: "0600",
  CNBACZ: "0710",
  GIBACZ: "0800",
  FIOBCZ: "2010",
  CITFCZ: "2060",
  MPUBCZ: "2070",
  CTASCZ: "2250",
  CITICZ: "2600",
  BACXCZ: "2700",
  AIRACZ: "3030",
  INGBCZ: "3500",
  EXPNCZ: "4000",
  RZBCCZ: "5500",
  JTBPCZ: "5800",
  PMBPCZ: "6000",
  COBACZ: "6200",
  BREXCZ: "6210",
  SUBACZ: "6700",
  DEUTCZ: "7910",
};

/** The code of the bank with this BIC; blank for one that is not Czech, or not known. */
export function codeOfBic(bic: string): string {
  return CODES[bic.slice(0, 6).toUpperCase()] ?? "";
}
