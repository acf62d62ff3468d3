import type { Readable } from "node:stream";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { ExportQuery } from "../../invoices.contract.ts";
import { pohodaPack } from "../pohoda/pohoda-pack.ts";
import { documentsCsv, ordersCsv } from "./export-csv.ts";
import { documentsZip } from "./export-zip.ts";

const TURNED_ROUND: Both<string> = {
  en: "The period ends before it begins.",
  cs: "Období končí dřív, než začíná.",
};

const NOTHING_ISSUED: Both<string> = {
  en: "No document was issued in this period, so there is nothing for Pohoda.",
  cs: "V tomto období se nevystavil žádný doklad, pro Pohodu tedy nic není.",
};

/**
 * A period for the accountant, as a stream.
 *
 * @throws Refusal BAD_REQUEST for a period that ends before it begins, NOT_FOUND for Pohoda where nothing was issued in it
 */
export async function exportDocuments(
  { db, language, now }: Context,
  { from, to, what }: ExportQuery,
): Promise<{ type: string; name: string; stream: Readable }> {
  const period = { from, to };
  if (to < from) throw new Refusal("BAD_REQUEST", { words: TURNED_ROUND });
  const name = `${what}-${from}-${to}`;
  const table = { type: "text/csv; charset=utf-8", name: `${name}.csv` };
  if (what === "orders") return { ...table, stream: ordersCsv(db, period, language) };
  if (what === "invoices") return { ...table, stream: documentsCsv(db, period, language) };
  if (what === "pohoda") {
    const stream = await pohodaPack(db, period);
    if (!stream) throw new Refusal("NOT_FOUND", { words: NOTHING_ISSUED });
    return { type: "application/xml; charset=windows-1250", name: `${name}.xml`, stream };
  }
  const parts = { pdf: what === "pdf", isdoc: what === "isdoc" };
  return {
    type: "application/zip",
    name: `${name}.zip`,
    stream: documentsZip(db, period, language, parts, now()),
  };
}
