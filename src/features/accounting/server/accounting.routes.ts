import { implement } from "#kit/server/http/mount.ts";
import { accountingEndpoints } from "../accounting.contract.ts";
import { checkBooksNow, lastBooksCheck } from "./check-books.ts";
import { monthFile, shownSheet } from "./month-file.ts";

export const accountingRoutes = implement(accountingEndpoints, {
  check: ({ db }) => lastBooksCheck(db),
  checkNow: (context) => checkBooksNow(context),
  month: (context, { query }) => shownSheet(context, query.month),
  monthFile: async (context, { query }, reply) => {
    const { type, name, body } = await monthFile(context, query);
    await reply
      .type(type)
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(body);
  },
});
