import type { FastifyReply } from "fastify";
import { startPayment } from "#features/payments/server/index.ts";
import { implement } from "#kit/server/http/mount.ts";
import { customerOrderEndpoints } from "../customer-order.contract.ts";
import { customerDocument, customerVoucher } from "./customer-document.ts";
import { customerOrder } from "./customer-order.ts";

export const customerOrderRoutes = implement(customerOrderEndpoints, {
  get: (context, { params }) => customerOrder(context, params.id, params.key),
  pay: (context, { params }) => startPayment(context, params.id, params.key),
  paper: async (context, { params: { id, key, type }, query }, reply) =>
    sendDocument(reply, await customerDocument(context, id, key, { type, number: query.number })),
  voucher: async (context, { params: { id, key, code } }, reply) =>
    sendDocument(reply, await customerVoucher(context, id, key, code)),
});

/** The address is a secret key: what it opens is not cached and not indexed. */
async function sendDocument(
  reply: FastifyReply,
  { name, pdf }: { name: string; pdf: Buffer },
): Promise<void> {
  await reply
    .type("application/pdf")
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(pdf);
}
