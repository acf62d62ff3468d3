import { settingTexts } from "#features/settings/server/index.ts";
import type { Config } from "#kit/server/config.ts";
import type { Services } from "#kit/server/context.ts";
import type { GatewayName } from "../../card-payment.ts";
import { DEMO_SELLER } from "../../demo-seller.ts";
import type { PaymentGateway } from "./gateway.ts";
import { testGateway } from "./test-gateway.ts";

type Settled = Pick<Services, "config" | "db">;

const made = new WeakMap<Config, Map<GatewayName, PaymentGateway>>();

/**
 * The gateway that takes cards: Stripe where its keys are set; else the test gateway where PAYMENT_GATEWAY asks
 * for it, or the demo still sells under its own name; else null: then paying by card is not offered.
 */
export async function gatewayOf({ config, db }: Settled): Promise<PaymentGateway | null> {
  const name = await chosen({ config, db });
  return name && gatewayBy(config, name);
}

/**
 * The gateway that took a payment, also where another one takes cards by now: it alone can send the money back. Null
 * where its keys are gone.
 */
export async function gatewayNamed(config: Config, name: GatewayName): Promise<PaymentGateway | null> {
  if (name === "stripe" && !(config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET)) return null;
  return gatewayBy(config, name);
}

async function gatewayBy(config: Config, name: GatewayName): Promise<PaymentGateway> {
  const known = made.get(config) ?? new Map<GatewayName, PaymentGateway>();
  made.set(config, known);
  const gateway = known.get(name) ?? (await make(name, config));
  known.set(name, gateway);
  return gateway;
}

async function chosen({ config, db }: Settled): Promise<GatewayName | null> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENT_GATEWAY, DEMO } = config;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) return "stripe";
  if (PAYMENT_GATEWAY === "test") return "test";
  return DEMO === "on" && !(await sellsInEarnest(db)) ? "test" : null;
}

/** True as soon as a company number or an account is set that is not the demo's. */
async function sellsInEarnest(db: Settled["db"]): Promise<boolean> {
  const keys = Object.keys(DEMO_SELLER) as (keyof typeof DEMO_SELLER)[];
  const texts = await settingTexts(db, keys, "cs");
  return keys.some((key) => {
    const own = texts[key].replace(/\s/g, "");
    return own !== "" && own !== DEMO_SELLER[key];
  });
}

async function make(
  name: GatewayName,
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, TOKEN_SECRET }: Config,
): Promise<PaymentGateway> {
  if (name === "test") return testGateway(TOKEN_SECRET);
  const { stripeGateway } = await import("./stripe-gateway.ts");
  return stripeGateway({
    secretKey: STRIPE_SECRET_KEY ?? "",
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? "",
    apiUrl: STRIPE_API_URL,
  });
}
