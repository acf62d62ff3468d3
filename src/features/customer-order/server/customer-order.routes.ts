import type { FastifyReply } from "fastify";
import { orderByKey } from "#features/orders/server/index.ts";
import { startPayment } from "#features/payments/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { customerOrderEndpoints } from "../customer-order.contract.ts";
import { changePayment } from "./change-payment.ts";
import { customerDocument, customerVoucher } from "./customer-document.ts";
import { customerOrder } from "./customer-order.ts";
import { whyNotByCard } from "./other-ways.ts";

export const customerOrderRoutes = implement(
  customerOrderEndpoints,
  {
    get: (context, { params }) => customerOrder(context, params.id, params.key),
    pay: (context, { params }) => payByCard(context, params.id, params.key),
    changePayment: (context, { params, body }) =>
      changePayment(context, params.id, params.key, body.payment_method),
    paper: async (context, { params: { id, key, type }, query }, reply) =>
      sendDocument(reply, await customerDocument(context, id, key, { type, number: query.number })),
    voucher: async (context, { params: { id, key, code } }, reply) =>
      sendDocument(reply, await customerVoucher(context, id, key, code)),
  },
  { changePayment: { key: ({ config, db }, { params }) => orderByKey(config, db, params.id, params.key) } },
);

/** Throws as `startPayment`, and CONFLICT where the way of paying takes no such sum. */
async function payByCard(context: Context, id: number, key: string): Promise<{ url: string }> {
  const order = await orderByKey(context.config, context.db, id, key);
  const words = await whyNotByCard(context, order, context.db);
  if (words) throw new Refusal("CONFLICT", { words });
  return startPayment(context, id, key);
}

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
