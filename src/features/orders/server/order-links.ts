import type { Context } from "#kit/server/context.ts";
import { teamLinkTo } from "#kit/server/own-address/language-hosts.ts";
import { orderScreen } from "../order-number.ts";
import { TEAM_LANGUAGE } from "./team-mail.ts";

/** How a mail names the order that it is about. */
export function aboutOrder(id: number): string {
  return `orders/${id}`;
}

/** The whole address of an order in the back office, for the team's own mails. */
export function teamLink(context: Pick<Context, "config" | "ownAddress">, id: number): string {
  return teamLinkTo(context, orderScreen(id), TEAM_LANGUAGE);
}
