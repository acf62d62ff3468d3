import { implement } from "#kit/server/http/mount.ts";
import { ordersEndpoints } from "../orders.contract.ts";
import { isdocFileName, paperFileName } from "../paper-names.ts";
import { getOrder, listOrders } from "./admin-orders.ts";
import { changeStatus, statusEffects } from "./change-status.ts";
import { exportPapers } from "./export/export-papers.ts";
import { hideOrder } from "./hide-order.ts";
import { drawInvoice } from "./invoice/draw-invoice.ts";
import { paperOf } from "./invoice/issued-papers.ts";
import { isdocXml } from "./isdoc/isdoc-xml.ts";
import { receivePayment } from "./mark-paid.ts";
import { markRefunded } from "./mark-refunded.ts";
import { placeOrder } from "./place-order.ts";

export const ordersRoutes = implement(ordersEndpoints, {
  place: (context, { body }) => placeOrder(context, body),
  list: (context, { query }) => listOrders(context, query),
  get: (context, { params }) => getOrder(context, params.id),
  statusEffects: (context, { params }) => statusEffects(context, params.id),
  changeStatus: (context, { params, body }) => changeStatus(context, params.id, body.status),
  markPaid: (context, { params, body }) => receivePayment(context, params.id, body.how),
  markRefunded: (context, { params, body }) => markRefunded(context, params.id, body.amount),
  remove: (context, { params }) => hideOrder(context, params.id),
  invoice: async (context, { params, query }, reply) => {
    const content = await paperOf(context, params.id, query);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${paperFileName(content)}"`)
      .send(await drawInvoice(content));
  },
  export: async (context, { query }, reply) => {
    const { type, name, stream } = exportPapers(context, query);
    await reply
      .type(type)
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(stream);
  },
  isdoc: async (context, { params, query }, reply) => {
    const content = await paperOf(context, params.id, query);
    await reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${isdocFileName(content)}"`)
      .send(isdocXml(content));
  },
});
