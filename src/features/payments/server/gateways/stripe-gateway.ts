import Stripe from "stripe";
import {
  ForgedNotice,
  fromGateway,
  GatewayRefusal,
  type OpenedPayment,
  type PaymentGateway,
  type PaymentNotice,
  type PaymentRequest,
} from "./gateway.ts";
import { disputeNoticeOf } from "./stripe-disputes.ts";
import { idOf, refundNoticeOf, refundWithStripe, stripeRefundsOf } from "./stripe-refunds.ts";

/** Stripe Checkout takes at most so many characters of a description. */
const DESCRIPTION_LENGTH = 500;
const TIMEOUT_MS = 10_000;
/** Of a charge in CZK: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (eight digits at most). */
const LIMITS = { least: 1500, greatest: 99_999_999 };

interface Keys {
  secretKey: string;
  webhookSecret: string;
  /** Another address of the API; tests have one. */
  apiUrl?: string | undefined;
}

/** Stripe Checkout through its own library: https://docs.stripe.com/api/checkout/sessions */
export function stripeGateway({ secretKey, webhookSecret, apiUrl }: Keys): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && addressOf(apiUrl)),
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
  });
  return {
    name: "stripe",
    async open(request) {
      const idempotencyKey = `paddock-${request.id}`;
      return answered(async () =>
        openedBy(await stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey })),
      );
    },
    async read(body, header) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, header("stripe-signature") ?? "", webhookSecret);
      } catch (error) {
        throw new ForgedNotice("The signature of Stripe's notice is wrong", { cause: error });
      }
      return noticeOf(event) ?? refundNoticeOf(event) ?? disputeNoticeOf(event);
    },
    refund: (request) => refundWithStripe(stripe, request),
    refundsOf: (payment) => stripeRefundsOf(stripe, payment),
    repeatable: true,
    limits: LIMITS,
    async status({ id, reference }) {
      const session = await stripe.checkout.sessions.retrieve(reference);
      const outcome =
        session.payment_status === "paid" ? "paid" : session.status === "expired" ? "expired" : null;
      return outcome && { ...said(session, outcome, id), id: `${reference} ${outcome}` };
    },
    async cancel({ reference }) {
      await answered(() => stripe.checkout.sessions.expire(reference));
    },
    async check() {
      await answered(() => stripe.balance.retrieve());
    },
  };
}

function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { id, orderNumber, amount, currency, title, description, email, language, returnUrl } = request;
  const about = { payment: id, order: orderNumber };
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    // The invoice and the check of what came are in the currency that was asked.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: title, description: description.slice(0, DESCRIPTION_LENGTH) },
        },
      },
    ],
    // An order that was taken by telephone may have none.
    ...(email && { customer_email: email }),
    locale: language,
    client_reference_id: orderNumber,
    metadata: about,
    payment_intent_data: { description: title, metadata: about },
    success_url: fromGateway(returnUrl),
    cancel_url: returnUrl,
  };
}

function openedBy({ id, url, expires_at }: Stripe.Checkout.Session): OpenedPayment {
  if (!url) throw new GatewayRefusal("Stripe has opened a session without a page");
  return { reference: id, url, expiresAt: new Date(expires_at * 1000) };
}

/** What Stripe refuses is a GatewayRefusal. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isAnswer(error) ? new GatewayRefusal(error.message) : error;
  }
}

/** What Stripe has answered is kept under the idempotency key; what got lost on the way may be sent again. */
function isAnswer(error: unknown): error is Error {
  return (
    error instanceof Stripe.errors.StripeError &&
    !(error instanceof Stripe.errors.StripeConnectionError) &&
    // The same key is being asked with this very moment.
    error.statusCode !== 409 &&
    !(error instanceof Stripe.errors.StripeRateLimitError)
  );
}

function noticeOf(event: Stripe.Event): PaymentNotice | null {
  const outcome = outcomeOf(event);
  if (!outcome) return null;
  const session = event.data.object as Stripe.Checkout.Session;
  const notice = { ...said(session, outcome, session.metadata?.payment ?? null), id: event.id };
  // The account may take payments for other sites too.
  return notice.payment === null && !notice.orderNumber ? null : notice;
}

function said(
  session: Stripe.Checkout.Session,
  outcome: PaymentNotice["outcome"],
  payment: string | null,
): Omit<PaymentNotice, "id"> {
  return {
    outcome,
    payment,
    reference: session.id,
    orderNumber: session.client_reference_id ?? session.metadata?.order ?? null,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    charge: idOf(session.payment_intent),
  };
}

function outcomeOf(event: Stripe.Event): PaymentNotice["outcome"] | null {
  switch (event.type) {
    case "checkout.session.completed":
      // `unpaid`: a slow way of paying; its own event follows.
      return event.data.object.payment_status === "paid" ? "paid" : null;
    case "checkout.session.async_payment_succeeded":
      return "paid";
    case "checkout.session.async_payment_failed":
      return "failed";
    case "checkout.session.expired":
      return "expired";
    default:
      return null;
  }
}

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  const plain = protocol === "http:";
  return {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? ("http" as const) : ("https" as const),
  };
}
