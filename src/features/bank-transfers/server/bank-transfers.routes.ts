import { implement } from "#kit/server/http/mount.ts";
import { bankTransfersEndpoints } from "../bank-transfers.contract.ts";
import { decideEntry } from "./decide-entry.ts";
import { askNow, connectBank, disconnectBank, shownLink } from "./fio/bank-link.ts";
import { listEntries } from "./list-entries.ts";
import { uploadStatement } from "./upload-statement.ts";

export const bankTransfersRoutes = implement(bankTransfersEndpoints, {
  list: (context, { query }) => listEntries(context, query),
  readStatement: (context, { body }) => uploadStatement(context, body),
  decide: (context, { params, body }) => decideEntry(context, params.id, body.action, body.order_id),
  link: (context) => shownLink(context),
  connect: (context, { body }) => connectBank(context, body),
  ask: (context) => askNow(context),
  disconnect: (context) => disconnectBank(context),
});
