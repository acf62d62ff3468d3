import type { Services } from "#kit/server/context.ts";
import type { CardGateway } from "../../card-payment.ts";
import { gatewayOf } from "./gateway-of.ts";

/** Which gateway takes cards now, and whether money moves, for the team. */
export async function cardGateway(services: Pick<Services, "config" | "db">): Promise<CardGateway> {
  const name = (await gatewayOf(services))?.name ?? "none";
  const isLive = /^.k_live_/.test(services.config.STRIPE_SECRET_KEY ?? "");
  return { gateway: name, moves_money: name === "stripe" && isLive };
}

/** The same as one line, said at the start. */
export async function cardGatewayLine(services: Pick<Services, "config" | "db">): Promise<string> {
  const { gateway, moves_money } = await cardGateway(services);
  if (gateway === "none") return "not offered (STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET switch them on)";
  if (gateway === "test") return "test gateway: no money moves";
  return moves_money ? "Stripe" : "Stripe in test mode: no money moves";
}
