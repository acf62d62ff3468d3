import type { Statement } from "../../bank-entry.ts";
import type { CsvColumns } from "../../csv-columns.ts";
import { looksLikeCamt, readCamt053 } from "./camt053.ts";
import { readCsv, type UnknownColumns } from "./csv.ts";
import { looksLikeGpc, readGpc } from "./gpc.ts";
import { StatementError } from "./statement-error.ts";
import { decodeStatement } from "./statement-text.ts";

/**
 * Reads a statement of any bank: CAMT.053, GPC (ABO) or CSV, told by its first characters. Answers the headings of a
 * table whose columns a person has to choose. Throws StatementFault.
 */
export function readStatement(bytes: Uint8Array, columns?: CsvColumns): Statement | UnknownColumns {
  const text = decodeStatement(bytes);
  if (text.includes("\0")) throw new StatementError("unknown-format");
  if (looksLikeGpc(text)) return readGpc(text);
  if (looksLikeCamt(text)) return readCamt053(text);
  if (text.trimStart().startsWith("<")) throw new StatementError("unknown-format");
  return readCsv(text, columns);
}
