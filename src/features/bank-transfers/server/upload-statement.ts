import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { StatementResult } from "../bank-transfers.contract.ts";
import type { CsvColumns } from "../csv-columns.ts";
import { importStatement, ownAccounts } from "./import-statement.ts";
import { readStatement } from "./statements/read-statement.ts";
import { StatementError } from "./statements/statement-error.ts";

const CODES = {
  "unknown-format": "STATEMENT_UNKNOWN",
  "cut-off": "STATEMENT_CUT_OFF",
  unreadable: "STATEMENT_UNREADABLE",
  many: "STATEMENT_MANY",
  accounts: "STATEMENT_ACCOUNTS",
} as const satisfies Record<StatementError["kind"], string>;

/** Takes in a file of any bank. Throws STATEMENT_UNKNOWN, _CUT_OFF, _UNREADABLE (with the line), _MANY, _ACCOUNTS, _OTHER_ACCOUNT. */
export async function uploadStatement(
  context: Context,
  { content, columns }: { content: string; columns?: CsvColumns | undefined },
): Promise<StatementResult> {
  const statement = read(Buffer.from(content, "base64"), columns, await ownAccounts(context.db));
  if ("headings" in statement) return { kind: "columns", ...statement };
  const { source, leftOut = [] } = statement;
  return { kind: "read", source, left_out: [...leftOut], ...(await importStatement(context, statement)) };
}

function read(
  bytes: Buffer,
  columns: CsvColumns | undefined,
  own: readonly string[],
): ReturnType<typeof readStatement> {
  try {
    return readStatement(bytes, columns, own);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const { kind, line } = error;
    throw new Refusal(CODES[kind], line === undefined ? {} : { detail: { line } });
  }
}
