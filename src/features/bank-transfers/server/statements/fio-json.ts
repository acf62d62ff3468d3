import { z } from "zod";
import type { Statement } from "../../bank-entry.ts";
import { StatementError } from "./statement-error.ts";
import { currencyOf, dayOf } from "./statement-text.ts";

/** Fio's JSON: a booking has columns by number, each null or `{ value, name, id }` (API Bankovnictví, version 1.9). */

const column = z.object({ value: z.union([z.string(), z.number()]) }).nullish();

const booking = z.object({
  /** ID pohybu. */
  column22: z.object({ value: z.union([z.string(), z.number()]) }),
  /** Datum. */
  column0: z.object({ value: z.string() }),
  /** Objem. */
  column1: z.object({ value: z.number() }),
  /** Měna. */
  column14: z.object({ value: z.string() }),
  /** Protiúčet, kód banky, název protiúčtu. */
  column2: column,
  column3: column,
  column10: column,
  /** VS. */
  column5: column,
  /** Zpráva pro příjemce. */
  column16: column,
  /** Uživatelská identifikace, komentář. */
  column7: column,
  column25: column,
});

const answer = z.object({
  accountStatement: z.object({
    info: z.object({ accountId: z.string(), bankId: z.string(), iban: z.string().nullish() }),
    transactionList: z.object({ transaction: z.array(booking) }),
  }),
});

/** Reads what Fio's API answers as JSON. Throws StatementFault. */
export function readFioJson(text: string): Statement {
  const { info, transactionList } = parsed(text).accountStatement;
  return {
    source: "fio",
    account: info.iban || `${info.accountId}/${info.bankId}`,
    entries: transactionList.transaction.map((one) => {
      const text = (of: z.output<typeof column>) => String(of?.value ?? "").trim();
      const account = text(one.column2);
      const bank = text(one.column3);
      const texts = [one.column16, one.column7, one.column25].map(text).filter(Boolean);
      return {
        bankId: String(one.column22.value),
        bookedOn: dayOf(one.column0.value),
        // Fio has two decimals; a number of JavaScript holds them exactly enough to be rounded.
        amount: Math.round(one.column1.value * 100) || 0,
        currency: currencyOf(one.column14.value),
        isReversal: false,
        variableSymbol: text(one.column5).replace(/^0+(?=\d)/, ""),
        counterAccount: account && bank ? `${account}/${bank}` : account,
        counterName: text(one.column10),
        message: [...new Set(texts)].join(" ").slice(0, 1000),
      };
    }),
  };
}

function parsed(text: string): z.output<typeof answer> {
  try {
    return answer.parse(JSON.parse(text));
  } catch (error) {
    throw new StatementError(error instanceof SyntaxError ? "cut-off" : "unreadable");
  }
}
