import { implement } from "#kit/server/http/mount.ts";
import { receiptsEndpoints } from "../receipts.contract.ts";
import { getReceipt, issueReceipt, receiptContent } from "./issue-receipt.ts";
import { drawReceipt, receiptFileName } from "./receipt-attachment.ts";

export const receiptsRoutes = implement(receiptsEndpoints, {
  get: (context, { params }) => getReceipt(context, params.id),
  issue: (context, { params, body }) => issueReceipt(context, params.id, body.way),
  paper: async (context, { params }, reply) => {
    const content = await receiptContent(context, params.id);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${receiptFileName(content)}"`)
      .send(await drawReceipt(content));
  },
});
