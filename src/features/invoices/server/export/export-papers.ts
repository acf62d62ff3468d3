import type { Readable } from "node:stream";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { ExportQuery } from "../../invoices.contract.ts";
import { ordersCsv, papersCsv } from "./export-csv.ts";
import { papersZip } from "./export-zip.ts";

const TURNED_ROUND: Both<string> = {
  en: "The period ends before it begins.",
  cs: "Období končí dřív, než začíná.",
};

/** A period for the accountant, as a stream. Throws BAD_REQUEST for a period that ends before it begins. */
export function exportPapers(
  { db, language, now }: Context,
  { from, to, what }: ExportQuery,
): { type: string; name: string; stream: Readable } {
  const period = { from, to };
  if (to < from) throw new Refusal("BAD_REQUEST", { words: TURNED_ROUND });
  const name = `${what}-${from}-${to}`;
  const table = { type: "text/csv; charset=utf-8", name: `${name}.csv` };
  if (what === "orders") return { ...table, stream: ordersCsv(db, period, language) };
  if (what === "invoices") return { ...table, stream: papersCsv(db, period, language) };
  const all = what === "everything";
  const parts = { tables: all, pdf: all || what === "pdf", isdoc: all || what === "isdoc" };
  return {
    type: "application/zip",
    name: `${name}.zip`,
    stream: papersZip(db, period, language, parts, now()),
  };
}
