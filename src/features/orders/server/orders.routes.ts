import { implement } from "#kit/server/http/mount.ts";
import { ordersEndpoints } from "../orders.contract.ts";
import { changeStatus, getOrder, hideOrder, listOrders } from "./admin-orders.ts";
import { invoicePdf } from "./invoice/invoice-pdf.ts";
import { finalInvoice, proforma } from "./invoice/issue-invoice.ts";
import { receivePayment } from "./mark-paid.ts";
import {
  addPaymentMethod,
  addShippingMethod,
  listPaymentMethods,
  listShippingMethods,
  removePaymentMethod,
  removeShippingMethod,
  updatePaymentMethod,
  updateShippingMethod,
} from "./methods.service.ts";
import { placeOrder } from "./place-order.ts";

export const ordersRoutes = implement(ordersEndpoints, {
  place: (context, { body }) => placeOrder(context, body),
  shippingMethods: (context) => listShippingMethods(context),
  addShippingMethod: (context, { body }) => addShippingMethod(context, body),
  updateShippingMethod: (context, { params, body }) => updateShippingMethod(context, params.id, body),
  removeShippingMethod: (context, { params }) => removeShippingMethod(context, params.id),
  paymentMethods: (context) => listPaymentMethods(context),
  addPaymentMethod: (context, { body }) => addPaymentMethod(context, body),
  updatePaymentMethod: (context, { params, body }) => updatePaymentMethod(context, params.id, body),
  removePaymentMethod: (context, { params }) => removePaymentMethod(context, params.id),
  list: (context, { query }) => listOrders(context, query),
  get: (context, { params }) => getOrder(context, params.id),
  changeStatus: (context, { params, body }) => changeStatus(context, params.id, body.status),
  markPaid: (context, { params, body }) => receivePayment(context, params.id, body.how),
  remove: (context, { params }) => hideOrder(context, params.id),
  invoice: async (context, { params, query }, reply) => {
    const make = query.type === "final" ? finalInvoice : proforma;
    const content = await make(context, params.id);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${content.type}-${content.number}.pdf"`)
      .send(await invoicePdf(content));
  },
});
