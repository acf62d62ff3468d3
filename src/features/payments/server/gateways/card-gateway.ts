import { eq } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import type { CardGateway } from "../../card-payment.ts";
import { gatewayChecks } from "./gateway-checks.table.ts";
import { gatewayOf } from "./gateway-of.ts";

/** Which gateway takes cards now, and whether money moves, for the team. */
export async function cardGateway(services: Pick<Services, "config" | "db">): Promise<CardGateway> {
  const name = (await gatewayOf(services))?.name ?? "none";
  const { STRIPE_SECRET_KEY = "", COMGATE_TEST } = services.config;
  const isLive = { stripe: /^.k_live_/.test(STRIPE_SECRET_KEY), comgate: COMGATE_TEST === "off" };
  return {
    gateway: name,
    moves_money: (name === "stripe" || name === "comgate") && isLive[name],
    check: await lastCheck(services.db, name),
  };
}

/** The same as one line, said at the start. */
export async function cardGatewayLine(services: Pick<Services, "config" | "db">): Promise<string> {
  const { gateway, moves_money } = await cardGateway(services);
  if (gateway === "none") return "not offered (the keys of Stripe or Comgate switch them on)";
  if (gateway === "test") return "test gateway: no money moves";
  const name = gateway === "stripe" ? "Stripe" : "Comgate";
  return moves_money ? name : `${name} in test mode: no money moves`;
}

async function lastCheck(db: Services["db"], name: CardGateway["gateway"]): Promise<CardGateway["check"]> {
  if (name === "none" || name === "test") return null;
  const [row] = await db.select().from(gatewayChecks).where(eq(gatewayChecks.gateway, name));
  return row ?? null;
}
