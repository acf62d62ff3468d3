import { plainNumber } from "../companies/company-numbers.ts";

/** Numbers of bank accounts. Pure: forms, the server and pages judge alike. */

/** True for an IBAN whose check digits are right (ISO 13616); without spaces, in capitals. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = IBAN_LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Those that a Czech team is likely to have; the check digits judge the others. */
const IBAN_LENGTHS: Record<string, number> = { CZ: 24, SK: 24, DE: 22, AT: 20, PL: 28 };

/** A number in base 36 letters, as ISO 13616 writes it out, modulo 97. */
function remainder(text: string): number {
  return [...text].reduce((all, sign) => {
    const value = Number.parseInt(sign, 36);
    return (all * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/** True for a BIC (SWIFT): bank, country, place, perhaps a branch; without spaces, in capitals. */
export function isBic(bic: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic);
}

interface CzechAccount {
  prefix: string;
  number: string;
  bank: string;
}

function partsOf(account: string): CzechAccount | null {
  const [, prefix = "", number = "", bank = ""] =
    /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(plainNumber(account)) ?? [];
  return number ? { prefix, number, bank } : null;
}

/** Weights from the right (decree 169/2011 of the Czech National Bank); the sum is a multiple of 11. */
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function isRight(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, i) => all + Number(digit) * (WEIGHTS[i] ?? 0), 0);
  return sum % 11 === 0;
}

/** True for a Czech account such as `19-2000145399/0800` whose check digits are right. */
export function isCzechAccount(account: string): boolean {
  const parts = partsOf(account);
  if (!parts || /^0+$/.test(parts.number)) return false;
  return isRight(parts.prefix) && isRight(parts.number);
}

/** The IBAN of a Czech account such as `19-2000145399/0800`, or the IBAN itself without spaces; blank for neither. */
export function ibanOf(account: string): string {
  const plain = account.replace(/\s/g, "").toUpperCase();
  if (isIban(plain)) return plain;
  const parts = isCzechAccount(plain) ? partsOf(plain) : null;
  if (!parts) return "";
  const digits = `${parts.bank}${parts.prefix.padStart(6, "0")}${parts.number.padStart(10, "0")}`;
  return `CZ${String(98 - remainder(`${digits}CZ00`)).padStart(2, "0")}${digits}`;
}

/** False where the IBAN is that of another account. Both are taken as sound; one that is missing agrees with all. */
export function ibanFits(iban: string, account: string): boolean {
  const parts = partsOf(account);
  if (!iban || !parts) return true;
  const { prefix, number, bank } = parts;
  return plainNumber(iban).slice(4) === `${bank}${prefix.padStart(6, "0")}${number.padStart(10, "0")}`;
}

/** `CZ6508...` -> `CZ65 0800 ...`, as an IBAN is read. What machines read has no spaces. */
export function ibanInFours(iban: string): string {
  return iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}
