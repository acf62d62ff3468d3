import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll } from "vitest";

/**
 * Speaks as much of Stripe's API as the shop uses, by its published description: Checkout sessions and refunds, both kept
 * by idempotency key, a refund never more than was paid. What a service does on bad days is set with `next`.
 */
export type StripeMisbehaviour =
  /** Hangs up before anything is done. */
  | "hang up"
  /** Does what was asked, and hangs up instead of answering. */
  | "done, hang up"
  | "refuse"
  | "500";

export interface Session {
  id: string;
  intent: string;
  amount: number;
  /** What it was opened with, as it stands in notices too. */
  order: string;
  metadata: Record<string, string>;
  status: "open" | "complete" | "expired";
}
interface Refund {
  id: string;
  key: string;
  intent: string;
  amount: number;
  status: "pending" | "succeeded" | "failed";
  failure_reason?: string;
  metadata: Record<string, string>;
}

export interface StripeServer {
  url: string;
  /** What was sent, in order. */
  sent: { path: string; form: URLSearchParams; key: string; bearer: string }[];
  next: (...misbehaviours: StripeMisbehaviour[]) => void;
  sessions: Session[];
  refunds: Refund[];
  /** How long it thinks before it answers, milliseconds; the same key meanwhile is refused with 409, as Stripe does. */
  delayMs: number;
  /** What becomes of refunds from now on. */
  refundsEnd: Refund["status"];
  /** Forgets what was sent and how to misbehave. */
  reset: () => void;
}

export async function startStripeServer(): Promise<StripeServer> {
  const misbehaviours: StripeMisbehaviour[] = [];
  const byKey = new Map<string, Session>();
  const busy = new Set<string>();
  const stripe: StripeServer = {
    url: "",
    sent: [],
    sessions: [],
    refunds: [],
    refundsEnd: "succeeded",
    delayMs: 0,
    next: (...wanted) => void misbehaviours.push(...wanted),
    reset: () => {
      misbehaviours.length = 0;
      stripe.sent.length = 0;
      stripe.refundsEnd = "succeeded";
    },
  };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const key = String(request.headers["idempotency-key"]);
    const path = `${request.method} ${url.pathname}`;
    stripe.sent.push({ path, form, key, bearer: String(request.headers.authorization) });
    const misbehaviour = misbehaviours.shift();
    if (misbehaviour === "hang up") return request.socket.destroy();
    if (misbehaviour === "refuse") return answerError(response, 400, "No such thing");
    if (misbehaviour === "500") return answerError(response, 500, "Something is wrong", "api_error");
    if (misbehaviour === "done, hang up") {
      answer(stripe, byKey, path, url, form, key);
      return request.socket.destroy();
    }
    if (busy.has(key)) return answerError(response, 409, "The key is in use", "idempotency_error");
    if (stripe.delayMs > 0) {
      busy.add(key);
      await setTimeout(stripe.delayMs);
      busy.delete(key);
    }
    const answered = answer(stripe, byKey, path, url, form, key);
    if (typeof answered === "string") return answerError(response, 400, answered);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answered));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stripe.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => void server.close());
  return stripe;
}

/** The object of an answer, or why it was refused. */
function answer(
  stripe: StripeServer,
  byKey: Map<string, Session>,
  path: string,
  url: URL,
  form: URLSearchParams,
  key: string,
): object | string {
  if (path === "POST /v1/checkout/sessions") {
    const session = byKey.get(key) ?? newSession(stripe, form);
    byKey.set(key, session);
    return toSession(session);
  }
  const [, id, expire] = /^\w+ \/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  const session = stripe.sessions.find((one) => one.id === id);
  if (id && !session) return "No such session";
  if (session) {
    if (expire && session.status !== "open")
      return "Only Checkout Sessions with a status of open can be expired";
    if (expire) session.status = "expired";
    return toSession(session);
  }
  if (path === "POST /v1/refunds") return newRefund(stripe, form, key);
  if (path === "GET /v1/refunds") {
    const intent = url.searchParams.get("payment_intent");
    const data = stripe.refunds.filter((one) => one.intent === intent).map(toRefund);
    return { object: "list", data, has_more: false, url: "/v1/refunds" };
  }
  if (path === "GET /v1/balance") return { object: "balance", livemode: false, available: [], pending: [] };
  return `Unrecognized request URL (${path})`;
}

function newSession(stripe: StripeServer, form: URLSearchParams): Session {
  const number = stripe.sessions.length + 1;
  const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
  const session: Session = {
    id: `cs_test_${number}`,
    intent: `pi_${number}`,
    amount,
    order: form.get("client_reference_id") ?? "",
    metadata: { payment: form.get("metadata[payment]") ?? "", order: form.get("metadata[order]") ?? "" },
    status: "open",
  };
  stripe.sessions.push(session);
  return session;
}

/** A session as Stripe has it, in its answers and its notices. */
export function toSession({ id, intent, amount, order, metadata, status }: Session) {
  return {
    client_reference_id: order,
    metadata,
    id,
    object: "checkout.session",
    status,
    amount_total: amount,
    currency: "czk",
    url: status === "open" ? `https://checkout.stripe.com/c/pay/${id}` : null,
    expires_at: Math.floor(Date.now() / 1000) + 86_400,
    payment_status: status === "complete" ? "paid" : "unpaid",
    payment_intent: status === "complete" ? intent : null,
  };
}

function newRefund(stripe: StripeServer, form: URLSearchParams, key: string): object | string {
  const known = stripe.refunds.find((one) => one.key === key);
  if (known) return toRefund(known);
  const intent = form.get("payment_intent") ?? "";
  const paid = stripe.sessions.find((one) => one.intent === intent);
  if (!paid) return `No such payment_intent: '${intent}'`;
  const amount = Number(form.get("amount"));
  const gone = stripe.refunds
    .filter((one) => one.intent === intent && one.status !== "failed")
    .reduce((sum, one) => sum + one.amount, 0);
  if (gone + amount > paid.amount) return "Refund amount is greater than unrefunded amount on charge";
  const refund: Refund = {
    id: `re_${stripe.refunds.length + 1}`,
    key,
    intent,
    amount,
    status: stripe.refundsEnd,
    metadata: { refund: form.get("metadata[refund]") ?? "", order: form.get("metadata[order]") ?? "" },
  };
  stripe.refunds.push(refund);
  return toRefund(refund);
}

function toRefund({ id, intent, amount, status, failure_reason, metadata }: Refund) {
  const reason = status === "failed" ? { failure_reason: failure_reason ?? "unknown" } : {};
  return {
    id,
    object: "refund",
    payment_intent: intent,
    amount,
    currency: "czk",
    status,
    metadata,
    ...reason,
  };
}

function answerError(
  response: ServerResponse,
  status: number,
  message: string,
  type = "invalid_request_error",
) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { type, message } }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += part;
  return body;
}
