import { timingSafeEqual } from "node:crypto";
import { askOutside, OutsideError } from "#kit/server/ask-outside.ts";
import {
  ForgedNotice,
  fromGateway,
  GatewayRefusal,
  GatewayUnreached,
  type PaymentGateway,
  type PaymentNotice,
  type PaymentRequest,
} from "./gateway.ts";

/** Comgate's protocol 1.0, form-encoded both ways: https://apidoc.comgate.cz */

const PATIENCE_MS = 15_000;
const MOST_BYTES = 100_000;
/** A name that the protocol allows has at most so many characters. */
const LABEL_LENGTH = 16;
/** How long Comgate's page may be paid on, as we ask for it and remember it. */
const LIFETIME_HOURS = 24;
/** One crown, as its description says of `price`; it names no greatest sum. */
const LIMITS = { least: 100, greatest: 99_999_999 };
/** The request never left this machine. */
const NEVER_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];
/** Comgate's own trouble: unknown, database, unexpected. What was asked may have been done. */
const TROUBLE = ["1100", "1200", "1500"];

interface Access {
  merchant: string;
  secret: string;
  isTest: boolean;
  apiUrl: string;
}

/** Cards through Comgate: its notice is never believed, but answered by asking how the payment stands. */
export function comgateGateway(access: Access): PaymentGateway {
  const { merchant, secret, isTest } = access;
  const ask = (path: string, fields: Record<string, string>) => askComgate(access, path, fields);
  return {
    name: "comgate",
    async open(request) {
      const answer = await ask("create", { ...paymentFields(request), test: String(isTest) });
      const [reference, url] = [answer.get("transId"), answer.get("redirect")];
      if (!reference || !url || !/^https?:\/\//.test(url))
        throw new GatewayRefusal("Comgate has opened a payment without a page");
      return { reference, url, expiresAt: new Date(Date.now() + LIFETIME_HOURS * 3_600_000) };
    },
    async read(body) {
      const said = new URLSearchParams(body.toString("utf8"));
      if (!isSame(said.get("secret") ?? "", secret) || said.get("merchant") !== merchant)
        throw new ForgedNotice("Comgate's notice does not have the shop's secret");
      const reference = said.get("transId");
      return reference ? statusOf(ask, merchant, isTest, reference) : null;
    },
    status: ({ reference }) => statusOf(ask, merchant, isTest, reference),
    async cancel({ reference }) {
      await ask("cancel", { transId: reference });
    },
    async refund({ id, reference, amount, currency, orderNumber }) {
      if (!reference) throw new GatewayRefusal("Comgate has no payment for this");
      const fields = { transId: reference, amount: String(amount), curr: currency };
      await ask("refund", { ...fields, test: String(isTest), refId: orderNumber });
      // Comgate gives refunds no name of their own.
      return { reference: `${reference} ${id}`, state: "succeeded", fault: "" };
    },
    refundsOf: async () => null,
    repeatable: false,
    limits: LIMITS,
    async check() {
      await ask("methods", { type: "json", curr: "CZK" });
    },
  };
}

type Ask = (path: string, fields: Record<string, string>) => Promise<URLSearchParams>;

function paymentFields(request: PaymentRequest): Record<string, string> {
  const { orderNumber, amount, currency, title, description, email, language, returnUrl } = request;
  return {
    country: "CZ",
    price: String(amount),
    curr: currency,
    label: title.slice(0, LABEL_LENGTH),
    refId: orderNumber,
    method: "CARD_ALL",
    email,
    lang: language,
    prepareOnly: "true",
    name: description.slice(0, 100),
    expirationTime: `${LIFETIME_HOURS}h`,
    url_paid: fromGateway(returnUrl),
    url_cancelled: returnUrl,
    url_pending: fromGateway(returnUrl),
  };
}

/** How a payment stands; null while it is open. A test payment is none of a shop that takes real ones, nor the other way round. */
async function statusOf(
  ask: Ask,
  merchant: string,
  isTest: boolean,
  reference: string,
): Promise<PaymentNotice | null> {
  const answer = await ask("status", { transId: reference });
  const isOurs =
    answer.get("transId") === reference &&
    answer.get("merchant") === merchant &&
    answer.get("test") === String(isTest);
  if (!isOurs) throw new GatewayRefusal("Comgate has answered about another payment");
  const status = answer.get("status");
  const outcome = status === "PAID" ? "paid" : status === "CANCELLED" ? "failed" : null;
  if (!outcome) return null;
  const amount = Number(answer.get("price"));
  if (!Number.isSafeInteger(amount)) throw new GatewayRefusal("Comgate has named no amount");
  return {
    id: `${reference} ${status}`,
    outcome,
    payment: null,
    reference,
    orderNumber: answer.get("refId"),
    amount,
    currency: answer.get("curr") ?? "",
    charge: reference,
  };
}

/**
 * One question. Throws GatewayRefusal where Comgate says no, GatewayUnreached where it can't have come there; after any
 * other error what was asked may have been done.
 */
async function askComgate(
  { merchant, secret, apiUrl }: Access,
  path: string,
  fields: Record<string, string>,
): Promise<URLSearchParams> {
  const body = new URLSearchParams({ merchant, secret, ...fields });
  let text: string;
  try {
    const limits = { patienceMs: PATIENCE_MS, mostBytes: MOST_BYTES };
    const answer = await askOutside(`${apiUrl}/v1.0/${path}`, limits, { method: "POST", body });
    if (answer.status >= 500) throw new Error("Comgate: its own fault");
    text = answer.body.toString("utf8");
  } catch (error) {
    if (error instanceof OutsideError && NEVER_SENT.includes(String(error.cause)))
      throw new GatewayUnreached("Comgate was not reached");
    throw error;
  }
  // Methods are answered in JSON where all is well; what is refused looks the same for all.
  if (path === "methods" && text.trimStart().startsWith("{") && !text.includes('"error"'))
    return new URLSearchParams();
  const said = path === "methods" ? errorOfJson(text) : new URLSearchParams(text);
  const code = said.get("code");
  if (code === "0") return said;
  if (code === null || TROUBLE.includes(code)) throw new Error("Comgate: an answer that says nothing");
  throw new GatewayRefusal(`${code} ${said.get("message") ?? ""}`.slice(0, 200));
}

function errorOfJson(text: string): URLSearchParams {
  try {
    const { code, message } = (JSON.parse(text) as { error: { code: number; message: string } }).error;
    return new URLSearchParams({ code: String(code), message });
  } catch {
    return new URLSearchParams(text);
  }
}

/** Compared in the same time, whatever they are. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
