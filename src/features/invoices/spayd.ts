import { plainLetters } from "#kit/contract/language/plain-letters.ts";
import { isBic, isIban } from "#kit/contract/money/bank-numbers.ts";
import { type Halere, toCzk } from "#kit/contract/money/money.ts";

/** "QR Platba": the Czech standard for payments in QR codes (Short Payment Descriptor 1.0). Pure. */

interface Payment {
  /** With or without spaces. */
  iban: string;
  bic?: string;
  amount: Halere;
  /** At most ten digits. */
  variableSymbol: string;
  /** YYYY-MM-DD. */
  dueOn: string;
  /** For the payee; at most 60 characters of it are kept. */
  message: string;
}

/** The standard gives an amount ten characters. */
const HIGHEST_AMOUNT: Halere = 9_999_999_99;
const MESSAGE_LENGTH = 60;

/** `SPD*1.0*ACC:...*AM:...*CC:CZK*X-VS:...*DT:...*MSG:...`; blank without a valid IBAN or amount. */
export function spayd({ iban, bic = "", amount, variableSymbol, dueOn, message }: Payment): string {
  const account = withoutSpaces(iban);
  if (!isIban(account) || amount <= 0 || amount > HIGHEST_AMOUNT) return "";
  const bank = withoutSpaces(bic);
  const fields: [key: string, value: string][] = [
    ["ACC", isBic(bank) ? `${account}+${bank}` : account],
    ["AM", toCzk(amount).toFixed(2)],
    ["CC", "CZK"],
    ["X-VS", variableSymbol],
    ["DT", dueOn.replaceAll("-", "")],
    ["MSG", plainText(message).slice(0, MESSAGE_LENGTH)],
  ];
  return ["SPD*1.0", ...fields.map(([key, value]) => `${key}:${escaped(value)}`)].join("*");
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/** Capitals without accents keep the code small, and every banking app reads them. */
function plainText(text: string): string {
  return plainLetters(text)
    .toUpperCase()
    .replace(/[^\x20-\x7E]/g, "")
    .trim();
}

/** The star parts fields, the per cent sign starts an escape. */
function escaped(value: string): string {
  return value.replaceAll("%", "%25").replaceAll("*", "%2A");
}
