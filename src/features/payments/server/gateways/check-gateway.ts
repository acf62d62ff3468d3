import { eq } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import type { GatewayError } from "../../card-payment.ts";
import { cardGateway } from "./card-gateway.ts";
import { GatewayRefusal } from "./gateway.ts";
import { gatewayChecks } from "./gateway-checks.table.ts";
import { gatewayOf } from "./gateway-of.ts";

/** Asks the gateway that takes cards whether its keys are right, moves nothing, and keeps what came of it. */
export async function checkGateway(services: Pick<Services, "config" | "db" | "now" | "log">) {
  const { db, now, log } = services;
  const gateway = await gatewayOf(services);
  if (gateway && gateway.name !== "test") {
    let fault: GatewayError | null = null;
    try {
      await gateway.check();
    } catch (error) {
      fault = error instanceof GatewayRefusal ? "refused" : "away";
      log.warn({ gateway: gateway.name, fault }, "The payment gateway's check failed");
    }
    const asked_at = now();
    const [before] = await db.select().from(gatewayChecks).where(eq(gatewayChecks.gateway, gateway.name));
    const state = {
      asked_at,
      fault,
      last_ok_at: fault ? (before?.last_ok_at ?? null) : asked_at,
      failing_since: fault ? (before?.failing_since ?? asked_at) : null,
    };
    await db
      .insert(gatewayChecks)
      .values({ gateway: gateway.name, ...state })
      .onConflictDoUpdate({ target: gatewayChecks.gateway, set: state });
  }
  return cardGateway(services);
}
