import { implement } from "#kit/server/http/mount.ts";
import { customerOrderEndpoints } from "../customer-order.contract.ts";
import { customerOrder } from "./customer-order.ts";
import { customerPaper } from "./customer-paper.ts";
import { startPayment } from "./payment/start-payment.ts";

export const customerOrderRoutes = implement(customerOrderEndpoints, {
  get: (context, { params }) => customerOrder(context, params.id, params.key),
  pay: (context, { params }) => startPayment(context, params.id, params.key),
  paper: async (context, { params: { id, key, type } }, reply) => {
    const { name, pdf } = await customerPaper(context, id, key, type);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(pdf);
  },
});
