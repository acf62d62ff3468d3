import { implement } from "#kit/server/http/mount.ts";
import { paymentsEndpoints } from "../payments.contract.ts";
import { cardGateway } from "./gateways/card-gateway.ts";
import { checkGateway } from "./gateways/check-gateway.ts";
import { receiveNotice } from "./receive-notice.ts";
import { endTestPayment, showTestPayment } from "./test-page.ts";

export const paymentsRoutes = implement(paymentsEndpoints, {
  async notice(context, { params: { gateway } }, reply) {
    await receiveNotice(context, gateway, context.rawBody ?? Buffer.alloc(0), context.header);
    // Comgate takes nothing else as received, and sends the notice again.
    if (gateway === "comgate")
      await reply.code(200).type("application/x-www-form-urlencoded").send("code=0&message=OK");
  },
  checkGateway: (context) => checkGateway(context),
  gateway: (context) => cardGateway(context),
  testPayment: (context, { params }) => showTestPayment(context, params.reference),
  endTestPayment: (context, { params, body }) => endTestPayment(context, params.reference, body.outcome),
});
