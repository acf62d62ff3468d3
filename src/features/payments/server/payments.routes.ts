import { implement } from "#kit/server/http/mount.ts";
import { paymentsEndpoints } from "../payments.contract.ts";
import { cardGateway } from "./gateways/card-gateway.ts";
import { receiveNotice } from "./receive-notice.ts";
import { endTestPayment, showTestPayment } from "./test-page.ts";

export const paymentsRoutes = implement(paymentsEndpoints, {
  notice: (context, { params }) =>
    receiveNotice(context, params.gateway, context.rawBody ?? Buffer.alloc(0), context.header),
  gateway: (context) => cardGateway(context),
  testPayment: (context, { params }) => showTestPayment(context, params.reference),
  endTestPayment: (context, { params, body }) => endTestPayment(context, params.reference, body.outcome),
});
