import { implement } from "#kit/server/http/mount.ts";
import { accountingEndpoints } from "../accounting.contract.ts";
import { checkBooksNow, lastBooksCheck } from "./check-books.ts";

export const accountingRoutes = implement(accountingEndpoints, {
  check: ({ db }) => lastBooksCheck(db),
  checkNow: (context) => checkBooksNow(context),
});
