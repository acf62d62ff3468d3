import { settingTexts } from "#features/settings/server/index.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Services } from "#kit/server/context.ts";
import type { GatewayName } from "../../card-payment.ts";
import { DEMO_SELLER } from "../../demo-seller.ts";
import { comgateGateway } from "./comgate-gateway.ts";
import type { PaymentGateway } from "./gateway.ts";
import { testGateway } from "./test-gateway.ts";

type Settled = Pick<Services, "config" | "db">;

const made = new WeakMap<Config, Map<GatewayName, PaymentGateway>>();

/**
 * The gateway that takes cards: Stripe where its keys are set, or Comgate, the one that PAYMENT_GATEWAY names where both
 * have keys; else the test gateway where PAYMENT_GATEWAY asks
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
  return name === "test" || hasKeys(config, name) ? gatewayBy(config, name) : null;
}

async function gatewayBy(config: Config, name: GatewayName): Promise<PaymentGateway> {
  const known = made.get(config) ?? new Map<GatewayName, PaymentGateway>();
  made.set(config, known);
  const gateway = known.get(name) ?? (await make(name, config));
  known.set(name, gateway);
  return gateway;
}

function hasKeys(config: Config, name: "stripe" | "comgate"): boolean {
  return name === "stripe"
    ? Boolean(config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET)
    : Boolean(config.COMGATE_MERCHANT && config.COMGATE_SECRET);
}

async function chosen({ config, db }: Settled): Promise<GatewayName | null> {
  const { PAYMENT_GATEWAY, DEMO } = config;
  if (PAYMENT_GATEWAY === "comgate" && hasKeys(config, "comgate")) return "comgate";
  if (hasKeys(config, "stripe")) return "stripe";
  if (hasKeys(config, "comgate")) return "comgate";
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

async function make(name: GatewayName, config: Config): Promise<PaymentGateway> {
  if (name === "test") return testGateway(config.TOKEN_SECRET);
  if (name === "comgate")
    return comgateGateway({
      merchant: config.COMGATE_MERCHANT ?? "",
      secret: config.COMGATE_SECRET ?? "",
      isTest: config.COMGATE_TEST === "on",
      apiUrl: config.COMGATE_API_URL,
    });
  const { stripeGateway } = await import("./stripe-gateway.ts");
  return stripeGateway({
    secretKey: config.STRIPE_SECRET_KEY ?? "",
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? "",
    apiUrl: config.STRIPE_API_URL,
  });
}
