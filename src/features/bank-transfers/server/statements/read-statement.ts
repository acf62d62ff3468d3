import type { Statement } from "../../bank-entry.ts";
import type { CsvColumns } from "../../csv-columns.ts";
import { looksLikeCamt, readCamt053 } from "./camt053.ts";
import { readCsv, type UnknownColumns } from "./csv.ts";
import { decodeStatement } from "./decode-statement.ts";
import { looksLikeGpc, readGpc } from "./gpc.ts";
import { ownPart } from "./own-part.ts";
import { StatementError } from "./statement-error.ts";

/**
 * Reads a statement of any bank: CAMT.053, GPC (ABO) or CSV, told by its first characters; of several accounts that
 * which is among `own`. Answers the headings of a table whose columns a person has to choose. Throws StatementError.
 */
export function readStatement(
  bytes: Uint8Array,
  columns?: CsvColumns,
  own: readonly string[] = [],
): Statement | UnknownColumns {
  const text = decodeStatement(bytes);
  if (text.includes("\0")) throw new StatementError("unknown-format");
  if (looksLikeGpc(text)) return ownPart("gpc", readGpc(text, own), own);
  if (looksLikeCamt(text)) return ownPart("camt053", readCamt053(text), own);
  if (text.trimStart().startsWith("<")) throw new StatementError("unknown-format");
  const table = readCsv(text, columns, own);
  return "headings" in table ? table : ownPart("csv", table, own);
}
