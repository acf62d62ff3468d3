import { z } from "zod";
import type { Statement, StatementEntry } from "../../bank-entry.ts";
import { ownPart } from "./own-part.ts";
import { StatementError } from "./statement-error.ts";
import { currencyOf, dayOf, symbolIn } from "./statement-text.ts";

/** Fio's JSON: a booking has columns by number, each null or `{ value, name, id }` (API Bankovnictví, version 1.9). */

const value = z.union([z.string(), z.number()]).nullish();
const column = z.object({ value }).nullish();

const booking = z.object({
  /** ID pohybu. */
  column22: column,
  /** Datum. */
  column0: z.object({ value: z.string() }),
  /** Objem. */
  column1: z.object({ value: z.number() }),
  /** Měna. */
  column14: column,
  /** Protiúčet, kód banky, název protiúčtu. */
  column2: column,
  column3: column,
  column10: column,
  /** VS. */
  column5: column,
  /** Typ. */
  column8: column,
  /** Zpráva pro příjemce. */
  column16: column,
  /** Uživatelská identifikace, komentář. */
  column7: column,
  column25: column,
});

/** A period without bookings has no list, or a list of nothing. */
const answer = z.object({
  accountStatement: z.object({
    info: z.object({ accountId: value, bankId: value, iban: value, currency: value }).nullish(),
    transactionList: z.object({ transaction: z.array(z.unknown()).nullish() }).nullish(),
  }),
});

/** What the bank calls a booking that takes back another one. */
const REVERSAL = /storno|opravný pohyb/i;

/** Reads what Fio's API answers as JSON. Throws StatementError. */
export function readFioJson(text: string): Statement {
  const { info, transactionList } = parsed(answer, jsonOf(text)).accountStatement;
  const number = info?.accountId ? [info.accountId, info.bankId].filter(Boolean).join("/") : null;
  // One after the other: of a list of nonsense nothing but its first item is judged.
  const entries = (transactionList?.transaction ?? []).map((one) =>
    entryOf(parsed(booking, one), String(info?.currency ?? "")),
  );
  return ownPart("fio", [{ account: info?.iban ? String(info.iban) : number, entries }], []);
}

function entryOf(one: z.output<typeof booking>, currency: string): StatementEntry {
  const text = (of: z.output<typeof column>) => String(of?.value ?? "").trim();
  const account = text(one.column2);
  const bank = text(one.column3);
  const texts = [one.column16, one.column7, one.column25].map(text).filter(Boolean);
  return {
    bankId: text(one.column22) || null,
    bookedOn: dayOf(one.column0.value),
    // Fio has two decimals; a number of JavaScript holds them exactly enough to be rounded.
    amount: Math.round(one.column1.value * 100) || 0,
    currency: currencyOf(text(one.column14) || currency),
    isReversal: REVERSAL.test(text(one.column8)),
    variableSymbol: symbolIn(text(one.column5)),
    counterAccount: account && bank ? `${account}/${bank.padStart(4, "0")}` : account,
    counterName: text(one.column10),
    message: [...new Set(texts)].join(" "),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StatementError("cut-off");
  }
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const found = schema.safeParse(value);
  if (!found.success) throw new StatementError("unreadable");
  return found.data;
}
