import type { Config } from "#kit/server/config.ts";
import type { PaymentGateway } from "./gateway.ts";
import { stripeGateway } from "./stripe-gateway.ts";
import { testGateway } from "./test-gateway.ts";

const made = new WeakMap<Config, PaymentGateway | null>();

/**
 * The gateway that takes cards: Stripe where its keys are set, else the test gateway in the demo, else null:
 * then paying by card is not offered.
 */
export function gatewayOf(config: Config): PaymentGateway | null {
  const known = made.get(config);
  if (known !== undefined) return known;
  const gateway = make(config);
  made.set(config, gateway);
  return gateway;
}

function make({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, DEMO, TOKEN_SECRET }: Config) {
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return stripeGateway({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: STRIPE_API_URL,
    });
  return DEMO === "on" ? testGateway(TOKEN_SECRET) : null;
}
