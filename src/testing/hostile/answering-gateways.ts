import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { NOTICE_SECRETS } from "./hostile-notices.ts";

/** Both gateways as far as a hostile run needs them: each payment that they are asked about stands differently each time. */
export async function startAnsweringGateways(): Promise<{ url: string; close: () => void }> {
  let asked = 0;
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    asked++;
    const url = new URL(request.url ?? "/", "http://gateway.test");
    if (url.pathname.startsWith("/v1.0/")) {
      response.setHeader("content-type", "application/x-www-form-urlencoded; charset=utf-8");
      return response.end(comgate(form, asked));
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(stripe(request.method ?? "", url, form, asked)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

function comgate(form: URLSearchParams, asked: number): string {
  const known = form.get("transId");
  return new URLSearchParams({
    code: "0",
    message: "OK",
    merchant: NOTICE_SECRETS.merchant,
    test: "false",
    transId: known ?? `AB12-CD34-${asked}`,
    redirect: "https://payments.comgate.cz/client/instructions/index",
    status: ["PAID", "PENDING", "CANCELLED", "AUTHORIZED"][asked % 4] as string,
    price: asked % 3 === 0 ? "100" : "557870",
    curr: asked % 5 === 0 ? "EUR" : "CZK",
    refId: "0000000001",
  }).toString();
}

function stripe(method: string, url: URL, form: URLSearchParams, asked: number): object {
  const [, , kind, id] = url.pathname.split("/");
  if (kind === "refunds" && method === "GET")
    return { object: "list", has_more: false, url: url.pathname, data: asked % 2 ? [] : [refund(asked)] };
  if (kind === "refunds") return refund(asked);
  if (kind !== "checkout") return { object: kind, id };
  return {
    id: url.pathname.split("/")[4] ?? `cs_${asked}`,
    object: "checkout.session",
    url: "https://checkout.stripe.com/c/pay/x",
    status: ["open", "complete", "expired"][asked % 3],
    payment_status: asked % 3 === 1 ? "paid" : "unpaid",
    payment_intent: `pi_${asked % 3}`,
    amount_total: Number(form.get("line_items[0][price_data][unit_amount]") ?? 557_870),
    currency: "czk",
    expires_at: Math.floor(Date.now() / 1000) + 86_400,
    metadata: {},
  };
}

const refund = (asked: number) => ({
  id: `re_${asked % 4}`,
  object: "refund",
  amount: 100,
  currency: "czk",
  metadata: {},
  status: ["succeeded", "failed", "pending"][asked % 3],
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
