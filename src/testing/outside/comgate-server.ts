import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll } from "vitest";

/**
 * A gateway that speaks Comgate's protocol 1.0 by its published description (https://apidoc.comgate.cz): POST of form
 * fields, answers form-encoded with `code` and `message`. It keeps no idempotency keys: what is asked twice is done twice.
 */
export type ComgateMisbehaviour =
  /** Hangs up before anything is done. */
  | "hang up"
  /** Does what was asked, and hangs up instead of answering. */
  | "done, hang up"
  | "refuse"
  /** Its own unexpected error. */
  | "1500"
  | "not form";

interface Payment {
  transId: string;
  price: number;
  curr: string;
  refId: string;
  email: string;
  label: string;
  test: string;
  status: "PENDING" | "PAID" | "CANCELLED" | "AUTHORIZED";
  refunded: number[];
}

export interface ComgateServer {
  url: string;
  merchant: string;
  secret: string;
  payments: Payment[];
  /** What was sent, in order. */
  sent: { path: string; form: URLSearchParams }[];
  next: (...misbehaviours: ComgateMisbehaviour[]) => void;
  /** How long it thinks before it answers, milliseconds. */
  delayMs: number;
  /** What its answers wait for besides. */
  held: Promise<void>;
  reset: () => void;
  /** The body of a notice about a payment, as it is pushed to the shop. */
  notice: (payment: Payment, changes?: Record<string, string>) => string;
}

export async function startComgateServer(): Promise<ComgateServer> {
  const misbehaviours: ComgateMisbehaviour[] = [];
  const comgate: ComgateServer = {
    url: "",
    merchant: "123456",
    secret: "secretonlyfortests",
    payments: [],
    sent: [],
    delayMs: 0,
    held: Promise.resolve(),
    next: (...wanted) => void misbehaviours.push(...wanted),
    reset: () => {
      misbehaviours.length = 0;
      comgate.sent.length = 0;
    },
    notice: (payment, changes = {}) =>
      new URLSearchParams({ ...toFields(comgate, payment), secret: comgate.secret, ...changes }).toString(),
  };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    const path = `${request.method} ${request.url}`;
    comgate.sent.push({ path, form });
    const end = (body: string) => {
      response.setHeader("content-type", "application/x-www-form-urlencoded; charset=utf-8");
      response.end(body);
    };
    const misbehaviour = misbehaviours.shift();
    if (misbehaviour === "hang up") return request.socket.destroy();
    if (misbehaviour === "1500") return end("code=1500&message=unexpected+error");
    if (misbehaviour === "refuse") return end("code=1400&message=wrong+query");
    if (misbehaviour === "not form") return end("<html>Údržba</html>");
    const body = answer(comgate, path, form);
    const { held } = comgate;
    if (comgate.delayMs > 0) await setTimeout(comgate.delayMs);
    await held;
    if (misbehaviour === "done, hang up") return request.socket.destroy();
    end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  comgate.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => void server.close());
  return comgate;
}

function answer(comgate: ComgateServer, path: string, form: URLSearchParams): string {
  const say = (code: number, message: string, more: Record<string, string> = {}) =>
    new URLSearchParams({ code: String(code), message, ...more }).toString();
  const isJson = path === "POST /v1.0/methods";
  if (form.get("merchant") !== comgate.merchant || form.get("secret") !== comgate.secret)
    return isJson
      ? JSON.stringify({ error: { code: 1400, message: "Access from unauthorized location" } })
      : say(1400, "Access from unauthorized location");
  if (isJson) return JSON.stringify({ methods: [{ id: "CARD_CZ_COMGATE", name: "Platební karta" }] });
  if (path === "POST /v1.0/create") return created(comgate, form, say);
  const payment = comgate.payments.find(({ transId }) => transId === form.get("transId"));
  if (!payment) return say(1400, "Transaction not found");
  switch (path) {
    case "POST /v1.0/status":
      return say(0, "OK", toFields(comgate, payment));
    case "POST /v1.0/cancel":
      if (payment.status !== "PENDING") return say(1400, `Payment is in status ${payment.status}`);
      payment.status = "CANCELLED";
      return say(0, "OK");
    case "POST /v1.0/refund": {
      if (payment.status !== "PAID") return say(1401, "Payment is cancelled");
      const amount = Number(form.get("amount"));
      const gone = payment.refunded.reduce((sum, one) => sum + one, 0);
      if (gone + amount > payment.price) return say(1402, "Refund amount is higher than allowed");
      payment.refunded.push(amount);
      return say(0, "OK");
    }
    default:
      return say(1400, "Unknown method");
  }
}

type Say = (code: number, message: string, more?: Record<string, string>) => string;

function created(comgate: ComgateServer, form: URLSearchParams, say: Say): string {
  for (const field of ["price", "curr", "label", "refId", "method", "email", "prepareOnly"])
    if (!form.get(field)) return say(1309, `Missing parameter ${field}`);
  if ([...(form.get("label") ?? "")].length > 16) return say(1304, "Label is too long");
  if (form.get("prepareOnly") !== "true") return say(1400, "Payments on the background only");
  const number = String(comgate.payments.length + 1).padStart(4, "0");
  const text = (field: string) => form.get(field) ?? "";
  const payment: Payment = {
    transId: `AB12-CD34-${number}`,
    price: Number(text("price")),
    curr: text("curr"),
    refId: text("refId"),
    email: text("email"),
    label: text("label"),
    test: text("test") || "false",
    status: "PENDING",
    refunded: [],
  };
  comgate.payments.push(payment);
  const redirect = `https://payments.comgate.cz/client/instructions/index?id=${payment.transId}`;
  return say(0, "OK", { transId: payment.transId, redirect });
}

function toFields(
  { merchant }: ComgateServer,
  { transId, price, curr, refId, email, label, test, status }: Payment,
): Record<string, string> {
  return { merchant, test, price: String(price), curr, label, refId, email, transId, status };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += part;
  return body;
}
