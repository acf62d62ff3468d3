import { folded } from "./csv-headings.ts";

/** Which account a table is of, and in which currency, by what banks write above its headings. Pure. */

const LABELS = ["cislouctu", "ucet", "iban", "cislouctuiban", "accountid", "accountnumber", "account"];
const ACCOUNT = /^(?:[A-Z]{2}\d{2}[A-Z0-9]{11,30}|(?:\d{1,6}-)?\d{2,16}(?:\/\d{4})?)$/;
/** `Pohyby na účtu 2017000006/9999 ze dne 21.11.2026`. */
const IN_WORDS = /(?:ucet|uctu|account)[^\d]{0,12}((?:\d{1,6}-)?\d{2,10}\/\d{4})(?!\d)/;
const LONGEST = 200;

/** Null where nothing above says it. That which names its bank is the better one. */
export function accountAbove(rows: readonly (readonly string[])[]): string | null {
  const found = rows.flatMap((cells, at) =>
    cells.flatMap((cell, column) => {
      if (!LABELS.includes(folded(cell))) return accountInWords(cell);
      // Beside its label, or below it.
      const value = [...cells.slice(column + 1), ...(rows[at + 1] ?? []).slice(0, 1)].find(Boolean) ?? "";
      const account = value.slice(0, LONGEST).replace(/\s/g, "").toUpperCase();
      return ACCOUNT.test(account) ? [account] : [];
    }),
  );
  const bank = rows.find(([label = ""]) => folded(label) === "bankid")?.[1] ?? "";
  const named = found.find((account) => account.includes("/") || /^[A-Z]/.test(account));
  const [first] = found;
  if (named || !first) return named ?? null;
  return /^\d{4}$/.test(bank) ? `${first}/${bank}` : first;
}

/** The currency of the account; blank where nothing above says it. */
export function currencyAbove(rows: readonly (readonly string[])[]): string {
  const found = rows.flatMap((cells, at) => {
    const column = cells.findIndex((cell) => ["mena", "menauctu", "currency"].includes(folded(cell)));
    if (column < 0) return [];
    const value = [...cells.slice(column + 1), ...(rows[at + 1] ?? []).slice(0, 1)].find(Boolean) ?? "";
    return /^[A-Z]{3}$/.test(value) ? [value] : [];
  });
  return found[0] ?? "";
}

function accountInWords(cell: string): string[] {
  const text = cell.slice(0, LONGEST).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return IN_WORDS.exec(text)?.slice(1, 2) ?? [];
}
